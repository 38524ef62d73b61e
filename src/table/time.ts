import { isComputer, mention, people, refusal } from "../i18n/index.ts";
import {
  type GameRecord,
  isActive,
  type Notes,
  type Place,
  type Post,
  type StoredGame,
  type UserSettings,
} from "../store/index.ts";
import { playerOf, type ReadonlyMatch, type TableContext, type User } from "./context.ts";
import { consent } from "./offers.ts";
import { DAY, later, nightEnds } from "./pace.ts";
import { type Position, positionOf, stillRunning } from "./position.ts";
import { isCounting } from "./rated.ts";
import { type Doing, type Settled, type Settler, settle } from "./settling.ts";

/** How soon to look again at a game whose posts have not reached anybody yet. */
const LOOK_AGAIN = DAY / 24;

/** When to look again whether a game that has no place can go on. */
export const revisitAt = (at: Date): Date => new Date(at.getTime() + DAY / 4);

/** When to look at a game whose next move is asked for from now on. The clock of one that is paused, or has no place, stands. */
export const nextLook = (game: GameRecord, { parked, paused }: Notes, at: Date): Date | null =>
  parked !== undefined ? game.wakeAt : paused ? null : reminderAt(game, at);

/** When the game wants to be looked at after a move: a reminder with a third of the time left. */
export const reminderAt = ({ pace }: Pick<GameRecord, "pace">, moved: Date): Date =>
  later(moved, (pace.days * DAY * 2) / 3, pace);

/** When the time for the present move of each of these running games is out; nothing where its clock does not run yet. */
export async function dueAt(table: TableContext, positions: readonly Position[]): Promise<ReadonlyMap<string, Date>> {
  const calls = await calledSince(
    table,
    positions.map(({ game }) => game),
  );
  const due = positions.map(async ({ game, match }) => {
    const since = calls.get(game.id);
    const waited = waitedFor(game, match);
    if (since === undefined || waited.length === 0) return [];
    return [[game.id, timeOutAt(game, since, await settingsOf(table, waited))] as const];
  });
  return new Map((await Promise.all(due)).flat());
}

/** When a move must have been made that was asked for then; whoever is on holiday has a day after it. */
function timeOutAt({ pace }: GameRecord, since: Date, waited: readonly Waited[]): Date {
  const due = later(since, pace.days * DAY, pace);
  const back = waited.map(({ awayUntil }) => (awayUntil === null ? 0 : awayUntil.getTime() + DAY));
  return new Date(Math.max(due.getTime(), ...back));
}

interface Waited extends UserSettings {
  readonly userId: string;
}

/** The people who are waited for: no clock runs for a computer. */
function waitedFor(game: GameRecord, match: ReadonlyMatch): string[] {
  const players = match.pending.filter((ask) => !ask.answered).map((ask) => playerOf(game, match, ask.seat));
  return people([...new Set(players.filter((player) => player !== undefined))]);
}

const settingsOf = (table: TableContext, users: readonly string[]): Promise<Waited[]> =>
  Promise.all(users.map(async (userId) => ({ userId, ...(await table.store.userSettings(userId)) })));

/** The clock runs from when those who are asked could read it; it stands while they could not. */
async function calledSince({ store }: TableContext, games: readonly GameRecord[]): Promise<ReadonlyMap<string, Date>> {
  if (games.length === 0) return new Map();
  const calls = await store.calledAt(games.map(({ id }) => id));
  return new Map(
    games.flatMap(({ id, movedAt, createdAt }) => {
      const called = calls.get(id);
      const asked = movedAt ?? createdAt;
      return called === undefined ? [] : [[id, called > asked ? called : asked] as const];
    }),
  );
}

const reminders = (game: GameRecord, users: readonly string[]): Post[] =>
  users.map((userId) => ({ to: { userId }, kind: "reminder", payload: { game: game.id } }));

/** When a game is looked at again that could not be woken. */
const AGAIN_MS = 60 * 60 * 1000;

/**
 * Games whose time has come: one reminder by direct message, one mention when time is out. One that fails, because it cannot
 * be read for example, is told to `failed`, and keeps the others asleep neither now nor the next time; one that is parked is left to
 * `revisit`.
 */
export async function wakeGames(
  table: TableContext,
  failed: (game: string, error: unknown) => Promise<void> | void = () => {},
  revisit: (place: Place) => Promise<void> = async () => {},
): Promise<number> {
  const due = await table.store.gamesToWake(table.now(), table.share?.());
  for (const each of due) {
    const { id, version, wakeAt } = each;
    try {
      const game = await table.store.game(id);
      // one that has moved meanwhile has a later hour
      if (game === null || !isActive(game.status) || game.version !== version) continue;
      if (game.table.parked === undefined) await wake(table, game, wakeAt);
      else {
        const at = table.now();
        if (await table.store.wake({ ...game, wakeAt }, { at, next: revisitAt(at) }))
          await revisit({ ...game, parked: true });
      }
    } catch (error) {
      await failed(id, error);
      const at = table.now();
      await table.store.wake(each, { at, next: new Date(at.getTime() + AGAIN_MS) });
    }
  }
  return due.length;
}

async function wake(table: TableContext, game: StoredGame, wakeAt: Date | null): Promise<void> {
  const at = table.now();
  const woken = { ...game, wakeAt };
  if (game.status !== "running" || game.table.paused) {
    await table.store.wake(woken, { at, next: null });
    return;
  }
  const since = (await calledSince(table, [game])).get(game.id);
  const early = since === undefined ? new Date(at.getTime() + LOOK_AGAIN) : reminderAt(game, since);
  if (since === undefined || at < early) {
    await table.store.wake(woken, { at, next: early });
    return;
  }
  const waited = await settingsOf(table, waitedFor(game, positionOf(table, game).match));
  if (waited.length === 0) {
    await table.store.wake(woken, { at, next: null });
    return;
  }
  const nights = waited.flatMap(({ timeZone }) => nightEnds(at, timeZone) ?? []);
  if (nights.length > 0) {
    await table.store.wake(woken, { at, next: new Date(Math.max(...nights.map((night) => night.getTime()))) });
    return;
  }
  const end = timeOutAt(game, since, waited);
  const users = waited.map(({ userId }) => userId);
  const present = waited.filter(({ awayUntil }) => awayUntil === null || awayUntil <= at);
  const call: Post = { to: { channelId: game.channelId }, kind: "time-out", payload: { game: game.id, users } };
  await (at >= end
    ? table.store.wake(woken, { at, next: null, posts: [call] })
    : table.store.wake(woken, {
        at,
        next: end,
        posts: reminders(
          game,
          present.map(({ userId }) => userId),
        ),
      }));
}

/** Reminds those who are waited for, at most once a day. */
export function nudge(table: TableContext, request: Doing): Promise<Settled> {
  return settle(table, request, (game, match, own, notes) => {
    const at = table.now();
    if (notes.parked !== undefined) throw refusal("refusal.parked");
    if (notes.nudged !== undefined && at.getTime() - Date.parse(notes.nudged) < DAY) throw refusal("refusal.nudged");
    const waited = waitedFor(game, match);
    const others = waited.filter((player) => player !== request.user.id);
    if (others.length === 0) throw refusal(waited.length === 0 ? "refusal.nudge-computer" : "refusal.nudge-self");
    return {
      entry: "nudged",
      args: { seats: own },
      // the word to the channel calls them
      notes: { ...notes, nudged: at.toISOString() },
    };
  });
}

/** Stops the clock when everybody wants it, or whoever may manage the channel. */
export const pausing: Settler = (_, { user, manager = false }) => {
  const agreeing = consent("pause", { user, alone: manager }, (notes) => ({
    entry: "paused",
    notes: { ...notes, pause: [], paused: true },
    wakeAt: null,
  }));
  return (game, match, own, notes) => {
    if (notes.paused) throw refusal("refusal.paused");
    return agreeing(game, match, own, notes);
  };
};

/** Starts the clock again, from the beginning of the move. */
export function unpause(table: TableContext, request: Doing): Promise<Settled> {
  return settle(table, request, (game, _, __, notes) => {
    if (!notes.paused) throw refusal("refusal.not-paused");
    const at = table.now();
    return { entry: "resumed", notes: { ...notes, paused: false }, movedAt: at, wakeAt: reminderAt(game, at) };
  });
}

/** Wins a game whose move has not been made in time. */
export const claiming: Settler = async (table, { position }) => {
  const { game: before, match: asked } = stillRunning(position);
  const absent = await settingsOf(table, waitedFor(before, asked));
  const since = (await calledSince(table, [before])).get(before.id);
  return (game, match, own, notes) => {
    if (own.length === 0) throw refusal("refusal.not-playing");
    const waited = match.pending.filter((ask) => !ask.answered).map((ask) => ask.seat);
    if (waited.some((seat) => own.includes(seat))) throw refusal("refusal.claim-own");
    if (notes.parked !== undefined) throw refusal("refusal.claim-parked");
    if (since === undefined) throw refusal("refusal.claim-uncalled");
    const end = timeOutAt(game, since, absent);
    if (notes.paused || table.now() < end) {
      const until = Math.floor(end.getTime() / 1000);
      throw refusal("refusal.claim-early", { until: `<t:${until}:R>` });
    }
    const winners = match.seats.filter((seat) => !waited.includes(seat));
    const outcome = { winners, key: "claimed", args: { seats: waited } } as const;
    return { entry: "claimed", args: { seats: winners }, status: "finished", outcome };
  };
};

/** Whether nobody minds when a person who plays gives this seat away: it is a computer's, and no other person plays. */
const isAgainstComputer = ({ seats }: GameRecord, userId: string, own: readonly string[]): boolean =>
  isComputer(userId) && own.length > 0 && people([...new Set(seats.map((each) => each.userId))]).length === 1;

/**
 * Hands a seat over: by the one who sits there, or by whoever may manage the channel. Who plays here himself would see, or choose
 * who sees, an opponent's hand: then it takes the one who sits there.
 */
export function replace(
  table: TableContext,
  request: Doing & { readonly seat: string; readonly by: User; readonly isLeaving?: true },
): Promise<Settled> {
  return settle(table, request, (game, match, own) => {
    const { seating } = match;
    const found = game.seats.find((each) => (seating[each.seat] ?? each.seat) === request.seat);
    if (found === undefined) throw refusal("refusal.no-seat", { seats: match.seats });
    if (isCounting(game) && !request.manager && !request.isLeaving) throw refusal("refusal.rated-replace");
    if (!own.includes(request.seat) && !isAgainstComputer(game, found.userId, own)) {
      if (!request.manager) throw refusal("refusal.not-your-seat", { seat: request.seat });
      if (own.length > 0)
        throw refusal("refusal.replace-opponent", { seat: request.seat, player: mention(found.userId) });
    }
    const seats = game.seats.map((each) =>
      each === found ? { seat: each.seat, userId: request.by.id, userName: request.by.name } : each,
    );
    const hand: Post = {
      to: { userId: request.by.id },
      kind: "hand",
      payload: { game: game.id, seat: request.seat, isNew: true, rings: true },
    };
    return { entry: "replaced", args: { seats: [request.seat], player: `<@${request.by.id}>` }, seats, posts: [hand] };
  });
}
