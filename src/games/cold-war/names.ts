interface Named {
  readonly id: string;
  readonly aliases?: readonly string[];
}

/** Short names by id. Of guests, cards brought in from another game, only those that nothing of the game itself bears. */
export function aliasesOf(own: readonly Named[], guests: readonly Named[]): ReadonlyMap<string, readonly string[]> {
  const taken = new Set(own.flatMap(({ aliases = [] }) => aliases));
  return new Map([
    ...own.map(({ id, aliases = [] }) => [id, aliases] as const),
    ...guests.map(({ id, aliases = [] }) => [id, aliases.filter((name) => !taken.has(name))] as const),
  ]);
}
