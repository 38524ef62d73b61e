/** What may be written down of a failure: where it happened, never its message, which could hold a card. */
export function harmless(error: unknown): { name: string; where: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, where: [] };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return { name: error.name, where: frames.slice(0, 12).map((line) => line.trim()) };
}
