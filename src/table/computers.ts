import { isLevel, type Level, levelsOf } from "../computer/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { computerId, isComputer, levelIn, people, refusal } from "../i18n/index.ts";
import type { Act, GameRecord } from "../store/index.ts";
import { type AnyMatch, playerOf, type ReadonlyMatch, type User } from "./context.ts";
import type { Position } from "./position.ts";

/** A computer of a level, as it sits in a seat: it has no name but the one that every language has for it. */
export const computerUser = (level: Level): User => ({ id: computerId(level), name: computerId(level) });

/** The level of a computer; nothing for a person. One that there is no more plays as the weakest. */
export function levelOf(userId: string): Level | null {
  const level = levelIn(userId);
  return level === null ? null : isLevel(level) ? level : "easy";
}

/** Refuses a level that there is not in a title. */
export function demandLevel(title: AnyTitle, level: Level): void {
  if (!levelsOf(title).includes(level)) throw refusal("refusal.no-hard");
}

/** Where a computer sits. */
export interface SeatedComputer {
  readonly seat: string;
  readonly level: Level;
}

export const computersOf = ({ seats }: Pick<GameRecord, "seats">): SeatedComputer[] =>
  seats.flatMap(({ seat, userId }) => {
    const level = levelOf(userId);
    return level === null ? [] : [{ seat, level }];
  });

export const hasComputer = ({ seats }: Pick<GameRecord, "seats">): boolean =>
  seats.some(({ userId }) => isComputer(userId));

/** A seat whose computer is waited for. */
export interface Waited {
  readonly seat: string;
  readonly level: Level;
  /** The version from which on it is asked what it is asked now. */
  readonly since: number;
}

/** The first of them; nothing while the clock stands, because then everybody rests. */
export function waitedComputer({ game, match }: Pick<Position, "game" | "match">): Waited | null {
  if (game.status !== "running" || game.table.paused || game.table.parked !== undefined) return null;
  // a lesson plays its other sides by itself
  if (game.table.lesson !== undefined) return null;
  for (const { seat, answered } of match.pending) {
    const level = answered ? null : levelOf(playerOf(game, match, seat) ?? "");
    if (level !== null) return { seat, level, since: game.table.asked?.[seat] ?? game.version };
  }
  return null;
}

/** Seats of computers whose answers keep nobody from taking back what was before: where they play against one person alone. */
export function yieldingSeats(game: GameRecord, match: ReadonlyMatch): readonly string[] {
  const players = new Map(match.seats.map((seat) => [seat, playerOf(game, match, seat) ?? ""]));
  // whoever practises takes back what he likes, whichever side he did it for
  if (game.table.practice !== undefined) return match.seats;
  const isAlone = people([...new Set(players.values())]).length < 2;
  return isAlone ? match.seats.filter((seat) => isComputer(players.get(seat) ?? "")) : [];
}

/**
 * Takes back in this match what computers have answered since one of these seats did, so that it can take its own answer back: if
 * nobody but computers plays against them, and as far as no die has fallen and nothing was shown. Says what; nothing if that leads nowhere.
 */
export function returnTo(game: GameRecord, match: AnyMatch, own: readonly string[]): readonly Act[] | null {
  const others = match.seats.filter((seat) => !own.includes(seat));
  if (own.length === 0 || !others.every((seat) => isComputer(playerOf(game, match, seat) ?? ""))) return null;
  const acts: Act[] = [];
  while (!own.some((seat) => match.canUndo(seat))) {
    const last = others.find((seat) => match.canUndo(seat));
    if (last === undefined) return null;
    const [from, option] = match.undo(last);
    acts.push({ kind: "undo", seat: from, option });
  }
  return acts;
}

/** Which of a person's seats can take something back, be it with what computers have answered since. */
export function takingBack(game: GameRecord, match: ReadonlyMatch, own: readonly string[]): string | undefined {
  const seat = own.find((each) => match.canUndo(each));
  if (seat !== undefined || game.status !== "running" || !hasComputer(game)) return seat;
  const back = match.clone();
  return returnTo(game, back, own) === null ? undefined : own.find((each) => back.canUndo(each));
}
