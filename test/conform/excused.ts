/** Statements by which the digital edition is at odds with the rules that our engine follows, in any log. */

import type { Log } from "./tables.ts";
import type { Disagreement } from "./values.ts";

interface Excuse {
  readonly what: string;
  readonly stated: string;
  /** An event of the block in which it is stated. */
  readonly with: string;
  readonly why: string;
  readonly source: string;
}

const excuses: readonly Excuse[] = [
  {
    what: "out-of-play card",
    stated: "the-reformer",
    with: "glasnost",
    why: "The log ends The Reformer once Glasnost has used it; by its text the ban on USSR coups in Europe is permanent.",
    source: "docs/rulings.md, The Reformer",
  },
];

export const excuseFor = (log: Log, { line, what, stated, found }: Disagreement): Excuse | undefined =>
  excuses.find(
    (excuse) =>
      excuse.what === what &&
      excuse.stated === stated &&
      found === "nothing" &&
      eventsAt(log, line).includes(excuse.with),
  );

function eventsAt({ blocks }: Log, line: number): readonly string[] {
  const block = blocks.find(({ entries }) => entries.some((entry) => entry.line === line));
  return block?.entries.flatMap((entry) => (entry.kind === "event" ? [entry.card] : [])) ?? [];
}
