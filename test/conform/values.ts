/** Which values a statement holds, and when two statements speak of the same thing. */

import type { Entry, Statement } from "./tables.ts";

export type Value = string | number | boolean | null;

export interface Disagreement {
  readonly line: number;
  /** Kind of statement and name of the value. */
  readonly what: string;
  readonly stated: string;
  readonly found: string;
}

/** Every value that our engine works out itself. Dice are what the log gives it, and are not compared. */
export function valuesOf(statement: Statement): Readonly<Record<string, Value>> {
  switch (statement.kind) {
    case "headline":
    case "reveal":
    case "discard":
    case "play":
    case "return":
      return { card: statement.card };
    case "event":
    case "in-play":
    case "out-of-play":
      return { card: statement.card };
    case "ops":
      return { mode: statement.mode, ops: statement.ops };
    case "influence":
      return { change: statement.delta, us: statement.us, ussr: statement.ussr };
    case "target":
    case "war":
      return { country: statement.country };
    case "coup-roll": {
      const { success, ops, modifier, stability, total } = statement;
      return { success, ops, modifier, stability, total };
    }
    case "roll":
      return { modifier: statement.modifier, total: statement.total };
    case "war-roll":
      return { victory: statement.victory, modifier: statement.modifier, needed: statement.needed };
    case "space-roll":
      return { success: statement.success, needed: statement.needed };
    case "space-advance":
      return { box: statement.box };
    case "trap-roll":
      return { escaped: statement.escaped, needed: statement.needed };
    case "vp":
      return { award: statement.award, score: statement.score };
    case "no-vp":
      return { score: statement.score };
    case "defcon":
      return { change: statement.change, level: statement.level };
    case "military-ops":
      return { level: statement.level };
    case "reshuffle":
      return { reshuffle: true };
    case "no-cards":
      return { cards: statement.to };
    case "olympics":
      return { choice: statement.choice };
    case "region":
      return statement.region === null ? {} : { region: statement.region };
    case "win":
      return { winner: statement.winner };
    case "unknown":
      return { text: statement.text };
  }
}

/** Whether a stated entry is the one that our statement must be compared with, if it comes first of its kind. */
export function isAbout(entry: Entry, ours: Statement): boolean {
  switch (ours.kind) {
    case "influence":
      return (
        entry.kind === ours.kind &&
        entry.side === ours.side &&
        entry.country === ours.country &&
        Math.sign(entry.delta) === Math.sign(ours.delta)
      );
    case "headline":
    case "roll":
    case "space-advance":
    case "military-ops":
    case "olympics":
      return entry.kind === ours.kind && entry.side === ours.side;
    case "reveal":
    case "discard":
    case "play":
    case "return":
      return entry.kind === ours.kind && entry.side === ours.side && entry.card === ours.card;
    case "event":
    case "in-play":
    case "out-of-play":
      return entry.kind === ours.kind && entry.card === ours.card;
    case "ops":
      return entry.kind === ours.kind && entry.mode === ours.mode;
    default:
      return entry.kind === ours.kind;
  }
}

export const show = (value: Value): string => (value === null ? "nobody" : String(value));
