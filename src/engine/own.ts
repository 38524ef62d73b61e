/** What a table holds under a name that may come from anywhere: every object also answers to names that nobody gave it. */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
