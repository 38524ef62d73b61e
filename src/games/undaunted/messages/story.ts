import type { VisibleEntry } from "../../../engine/index.ts";
import type { Say } from "../../../i18n/game-messages.ts";
import type { EngineLogKey, LogKey } from "./keys.ts";

const JOINT = " · ";

/** What begins a line; everything else goes on with the line before it. */
const heads: ReadonlySet<string> = new Set<LogKey | EngineLogKey>([
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

/** Whether this is the next step of the unit that has just moved. */
const goesOn = (before: VisibleEntry | undefined, { key, args }: VisibleEntry): boolean =>
  key === "moved" && before?.key === "moved" && before.args.unit === args.unit && before.args.to === args.from;

/** One line for each card played, with all that came of it. */
export function gather(entries: readonly VisibleEntry[], say: Say): string[] {
  const lines: string[][] = [];
  let before: VisibleEntry | undefined;
  for (const entry of entries) {
    const { key, args } = entry;
    if (key === "forced") continue;
    const line = lines.at(-1);
    if (key === "round" && args.over !== undefined) lines.push([say("round.over", args)]);
    if (line !== undefined && goesOn(before, entry)) line.push(`${line.pop()}${say("moved-on", args)}`);
    else if (heads.has(key)) lines.push([say(key, args)]);
    else if (line === undefined) lines.push([say(key, args, "whole")]);
    else line.push(say(key, args));
    before = entry;
  }
  return lines.map((line) => line.join(JOINT));
}
