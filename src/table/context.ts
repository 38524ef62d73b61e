import { Unreadable } from "../engine/index.ts";
import type { AnyMatch, AnyTitle, ReadonlyMatch } from "../games/title.ts";
import { refusal } from "../i18n/index.ts";
import type { Meter } from "../metrics/meter.ts";
import type { GameRecord, Share, Sitting, Store, StoreLog } from "../store/index.ts";
import type { Position } from "./position.ts";
import type { Queue } from "./queue.ts";

/** What the table needs of the world around it. */
export interface TableContext {
  readonly store: Store;
  readonly titles: ReadonlyMap<string, AnyTitle>;
  /** One move at a time in each game. */
  readonly queue: Queue;
  /** Where games are named that cannot be read. */
  readonly log?: StoreLog;
  /** Where work is counted. */
  readonly meter?: Meter;
  now(): Date;
  /** How many milliseconds a standing order waits before it answers others, if not by lot. */
  readonly orderWait?: () => number;
  /** Told of every game that has changed, as it is then. */
  readonly changed?: (position: Position) => void;
  /** The shards whose games this process looks after by itself; everything, if it does not share them with others. */
  readonly share?: () => Share | null;
  /** What the bot brings to the deal of a new game. */
  newSecret(): string;
}

export type { AnyMatch, ReadonlyMatch };

export interface User {
  readonly id: string;
  readonly name: string;
}

/** Somebody in a seat. */
export const sitting = (seat: string, { id, name }: User): Sitting => ({ seat, userId: id, userName: name });

/** Whether something made for a version is not about what the seat is asked now: others may have answered meanwhile. */
export const isLate = (game: GameRecord, seat: string, version: number): boolean =>
  version > game.version || version < (game.table.asked?.[seat] ?? game.version);

export function titleOf(table: Pick<TableContext, "titles">, game: Pick<GameRecord, "title">): AnyTitle {
  const title = table.titles.get(game.title);
  if (title === undefined) throw new Unreadable("a game", `there is no title ${game.title}`);
  return title;
}

/** The seat, not one of these, whose last answer can still be taken back and was not told; none if there is nothing untold. */
export function untoldSeat(game: GameRecord, match: ReadonlyMatch, own: readonly string[]): string | undefined {
  if (game.status !== "running" || match.dropped.length > 0) return undefined;
  const mover = match.seats.find((seat) => match.canUndo(seat));
  // once somebody else is asked it has been told
  const isTold = match.pending.some(({ seat }) => seat !== mover);
  return mover === undefined || own.includes(mover) || isTold ? undefined : mover;
}

/**
 * Takes back in this match, which is to be looked at only, what seats other than these have answered and the channel was
 * not told: they can still change their minds, and a card that returns to the hand must not have been seen.
 */
export function hideUntold(game: GameRecord, match: AnyMatch, own: readonly string[]): void {
  const { posted } = game.table;
  for (;;) {
    const mover = untoldSeat(game, match, own);
    if (mover === undefined) return;
    match.undo(mover);
    if (match.logged < posted) {
      match.redo(mover);
      return;
    }
  }
}

/** The seats a person holds now: those who bid for sides may have changed them. */
export function seatsOf(game: GameRecord, match: ReadonlyMatch, userId: string): string[] {
  const { seating } = match;
  return game.seats.filter((seat) => seat.userId === userId).map(({ seat }) => seating[seat] ?? seat);
}

/** Who plays a seat now. */
export function playerOf(game: GameRecord, match: ReadonlyMatch, seat: string): string | undefined {
  const { seating } = match;
  return game.seats.find((each) => (seating[each.seat] ?? each.seat) === seat)?.userId;
}

/** The seats that are waited for, as they were taken in the lobby: whoever sits there then is the one to play them. */
export function waitedChairs({ pending, seating, seats }: ReadonlyMatch): string[] {
  const waited = pending.filter((ask) => !ask.answered).map((ask) => ask.seat);
  return seats.filter((chair) => waited.includes(seating[chair] ?? chair));
}

/** The seat a person answers for: the one named, else the first of theirs that is asked. */
export function actingSeat(game: GameRecord, match: ReadonlyMatch, userId: string, wanted?: string): string {
  const own = seatsOf(game, match, userId);
  if (own.length === 0) throw refusal("refusal.not-playing");
  if (wanted !== undefined) {
    if (!own.includes(wanted)) throw refusal("refusal.not-your-seat", { seat: wanted });
    return wanted;
  }
  const asked = match.pending.filter((ask) => own.includes(ask.seat));
  return (asked.find((ask) => !ask.answered) ?? asked[0])?.seat ?? (own[0] as string);
}
