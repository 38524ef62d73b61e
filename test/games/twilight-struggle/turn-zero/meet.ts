import type { CrisisId } from "../../../../src/games/twilight-struggle/turn-zero/ids.ts";
import { type Setting, type Table, table } from "../table.ts";

/** The last crisis comes to what the die shows: both sides bluff. */
export const meet = (crisis: CrisisId, die: number, setting: Setting = {}): Table =>
  table({
    step: { at: "crisis" },
    options: { turnZero: true },
    printed: true,
    turnZero: { piles: [crisis], hands: { us: ["statecraft:oss"], ussr: ["statecraft:kgb"] } },
    dice: [die],
    ...setting,
  })
    .us("statecraft:oss")
    .ussr("statecraft:kgb");

/** Both sides place what they place freely in any case. */
export const place = (t: Table): Table =>
  t.ussr(...Array<string>(6).fill("poland")).us(...Array<string>(7).fill("west-germany"));

export const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
