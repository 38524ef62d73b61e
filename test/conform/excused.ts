/** Lines where a log itself is at odds with the rules that our engine follows. */

import { createHash } from "node:crypto";

interface Excuse {
  /** See `fingerprint`. */
  readonly game: string;
  readonly line: number;
  readonly why: string;
  readonly source: string;
}

const excuses: readonly Excuse[] = [
  {
    game: "75874de7c72009aa",
    line: 790,
    why: "The log ends The Reformer once Glasnost has used it; by its text the ban on USSR coups in Europe is permanent.",
    source: "rules.md section 13 and card 87",
  },
];

/** Tells a log without quoting it: the beginning of the SHA-256 of its text, whatever its line ends. */
export const fingerprint = (text: string): string =>
  createHash("sha256").update(text.replace(/\r\n?/g, "\n").trim()).digest("hex").slice(0, 16);

export const excuseFor = (game: string, line: number): Excuse | undefined =>
  excuses.find((excuse) => excuse.game === game && excuse.line === line);
