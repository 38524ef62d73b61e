import type { VisibleEntry } from "../../../engine/index.ts";
import type { Say } from "../../../i18n/vocabulary.ts";

const JOINT = " · ";

/** What begins a line; everything else goes on with the line before it. */
const heads: ReadonlySet<string> = new Set([
  "sides",
  "scenario",
  "round",
  "initiative",
  "played",
  "turn-ended",
  "hopeless",
  "quiet",
  "fell-back",
]);

/** One line for each card played, with all that came of it. */
export function gather(entries: readonly VisibleEntry[], say: Say): string[] {
  const lines: string[][] = [];
  for (const { key, args } of entries) {
    if (key === "forced") continue;
    const line = lines.at(-1);
    if (heads.has(key)) lines.push([say(key, args)]);
    else if (line === undefined) lines.push([say(key, args, "whole")]);
    else line.push(say(key, args));
  }
  return lines.map((line) => line.join(JOINT));
}
