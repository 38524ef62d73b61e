import type { Args } from "./ask.ts";

/**
 * One thing that happened, never prose: the words come from the catalogues when it is shown. What everybody sees and
 * what only some seats see are born together, so that neither can be forgotten.
 */
export interface LogEntry<Seat extends string = string> {
  readonly key: string;
  readonly args: Args;
  readonly secret?: { readonly seats: readonly Seat[]; readonly args: Args };
}

export interface VisibleEntry {
  readonly key: string;
  readonly args: Args;
}

/** The entry as one seat, a person with several, or a spectator (`null`) may read it. */
export function visible<Seat extends string>(
  entry: LogEntry<Seat>,
  reader: Seat | readonly Seat[] | null,
): VisibleEntry {
  const { key, args, secret } = entry;
  if (secret === undefined) return entry;
  const own = reader === null ? [] : typeof reader === "string" ? [reader] : reader;
  if (!own.some((seat) => secret.seats.includes(seat))) return { key, args };
  return { key, args: { ...args, ...secret.args } };
}
