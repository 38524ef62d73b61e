import { type LogEntry, type Reason, Refusal } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { isComputer, ownReason, refusal } from "../i18n/index.ts";
import type { Act, Notes, OrderKey, StandingOrder, StoredCheckpoint, StoredEntry, StoredGame } from "../store/index.ts";
import { type Changed, change, type Prepared, type Request } from "./changing.ts";
import { returnTo, takingBack, yieldingSeats } from "./computers.ts";
import { type AnyMatch, isLate, type ReadonlyMatch, seatsOf, type TableContext, waitedChairs } from "./context.ts";
import { handPosts, isAlone, newsOf, untoldLog } from "./news.ts";
import { orderRequest, verdictOn } from "./orders.ts";
import { givePicks, type Sealed } from "./picks.ts";
import { Position, readPosition, stillRunning } from "./position.ts";
import { answersOfOthers, atPrivateTable } from "./private-tables.ts";
import { nextLook } from "./time.ts";

/** A person's wish to play. */
interface Playing extends Request {
  /** For whoever holds several seats. */
  readonly seat?: string;
  /** The version the person saw; an older one than the present is a late click and changes nothing. */
  readonly version?: number;
  /** A standing order moves: its person need not be there. */
  readonly ordered?: true;
}

/** What came of it. The same request delivered again gets the same, with the game as it is then. */
export interface Done {
  readonly seat: string;
  /** Where the seat's own news begin in the log. */
  readonly since: number;
  /** The game after it. */
  readonly position: Position;
}

/** A refusal that knows which of several picks was not legal. */
class PickRefusal extends Refusal {
  constructor(
    reason: Reason,
    readonly pick: string,
  ) {
    super(reason);
  }
}

/**
 * Plays in this match for a seat and says what it did, or refuses. Called again, with the new position, if somebody else was
 * faster.
 */
type Play = (match: AnyMatch, seat: string, game: StoredGame) => readonly Act[];

interface Picking extends Playing {
  readonly picks: readonly string[];
  /** What was said for behind a die is passed over where it does not fit. */
  readonly passesOver?: true;
  /** What each of them answers, if they were chosen together: none may answer anything else. */
  readonly kinds?: readonly string[];
}

/**
 * Answers what a seat is asked, pick after pick or by a play of its own: all of it or nothing. While nobody else has a word in it, the
 * seat's standing orders go on from there at once.
 */
export async function act(table: TableContext, request: Picking | (Playing & { readonly play: Play })): Promise<Done> {
  const done = await move(table, request, nobody, "play" in request ? request.play : picking(request));
  return isAlone(request.position.match, done.seat) ? obeyed(table, done) : done;
}

/** What an order comes to after its own person has moved, with what that has done. */
async function obeyed(table: TableContext, done: Done): Promise<Done> {
  const { position, seat, since } = done;
  if (position.game.status !== "running" || !isAlone(position.match, seat)) return done;
  const orders = await table.store.ordersOf(position.game.id);
  const order = orders.find((each) => each.seat === seat && verdictOn(position, each)?.does === "answer");
  if (order === undefined) return done;
  try {
    return await obeyed(table, { ...(await obey(table, position, order)), since });
  } catch (error) {
    // somebody was faster: what was done before stands
    if (error instanceof Refusal) return done;
    throw error;
  }
}

/** Gives the answer of a standing order, as its person would: refused if the order has no answer any more. */
export function obey(table: TableContext, position: Position, order: StandingOrder): Promise<Done> {
  const { seat } = order;
  const request = { ...orderRequest(position, order), seat, ordered: true } as const;
  let spends: readonly StandingOrder[] = [];
  const play: Play = (match, _, game) => {
    const verdict = verdictOn(new Position(position.title, game, match), order);
    if (verdict?.does !== "answer") throw refusal("refusal.late");
    match.answer(seat, verdict.option);
    spends = verdict.last ? [order] : [];
    return [{ kind: "answer", seat, option: verdict.option }];
  };
  return move(table, request, nobody, play, () => spends);
}

const picking =
  ({ picks, passesOver, kinds }: Picking): Play =>
  (match, seat) => {
    if (picks.length === 0) throw new Refusal(match.refusal(seat, "") ?? ownReason("refusal.option"));
    const { answers, refused } = givePicks(match, seat, picks, { passesOver, kinds });
    if (refused !== undefined) throw new PickRefusal(refused.reason, picks[refused.at] ?? "");
    return answers.map(([from, option]) => ({ kind: "answer", seat: from, option }));
  };

/** Takes back a person's last pick, or so many: of whichever of their seats can still take one back. */
export function undo(table: TableContext, request: Playing & { readonly picks?: number }): Promise<Done> {
  return move(table, request, takingBack, (match, seat, game) => {
    const since = returnTo(game, match, seatsOf(game, match, request.user.id)) ?? [];
    const acts: Act[] = [];
    do {
      const [from, option] = match.undo(seat);
      acts.push({ kind: "undo", seat: from, option });
    } while (acts.length < (request.picks ?? 1) && match.canUndo(seat));
    return [...since, ...acts];
  });
}

/** Gives again what was taken back last, one pick or so many. */
export function redo(table: TableContext, request: Playing & { readonly picks?: number }): Promise<Done> {
  const redoing: Choosing = (_, match, own) => own.find((seat) => match.canRedo(seat));
  return move(table, request, redoing, (match, seat) => {
    const acts: Act[] = [];
    do {
      const [, option] = match.redo(seat);
      acts.push({ kind: "redo", seat, option });
    } while (acts.length < (request.picks ?? 1) && match.canRedo(seat));
    return acts;
  });
}

/** What came of a request that was delivered and applied before; null if it was not. */
export async function doneBefore(table: TableContext, { position, interaction }: Request): Promise<Done | null> {
  const result = await table.store.toldBefore(interaction);
  return result == null ? null : done({ result, position: await readPosition(table, position.game.id) });
}

/** What would come of picks, without doing them. */
interface Preview {
  readonly match: ReadonlyMatch;
  readonly seat: string;
  /** Why it could not be taken back, if so: a die would fall, or a secret be shown. */
  readonly seals: Sealed | null;
  /** What the log would tell that can be foreseen. */
  readonly told: readonly LogEntry[];
}

export function preview(
  position: Position,
  userId: string,
  picks: readonly string[],
  kinds?: readonly string[],
): Preview {
  const seat = position.actingSeat(userId);
  if (picks.length === 0) return { match: position.match, seat, seals: null, told: [] };
  const match = position.match.clone();
  const before = match.log.length;
  const { refused, foreseen, sealedBy } = givePicks(match, seat, picks, { kinds });
  if (refused !== undefined) throw new PickRefusal(refused.reason, picks[refused.at] ?? "");
  return { match, seat, seals: sealedBy, told: match.log.slice(before, foreseen ?? match.log.length) };
}

/** Which of a person's seats does it, where it need not be the one that is asked. */
type Choosing = (game: StoredGame, match: ReadonlyMatch, own: readonly string[]) => string | undefined;

const nobody: Choosing = () => undefined;

async function move(
  table: TableContext,
  request: Playing,
  choosing: Choosing,
  play: Play,
  spent: () => readonly OrderKey[] = () => [],
): Promise<Done> {
  const changed = await change(table, request, async (position) => {
    const { match, game } = stillRunning(position);
    const seat = position.actingSeat(
      request.user.id,
      request.seat ?? choosing(game, match, position.seatsOf(request.user.id)),
    );
    if (request.version !== undefined && isLate(game, seat, request.version)) throw refusal("refusal.late");
    const after = match.clone();
    after.yield(yieldingSeats(game, match));
    const own = play(after, seat, game);
    const acts = [...own, ...answersOfOthers(position, after, own)];
    const told = prepare(table, position, after, { ...request, seat, acts }, await untoldLog(table, position));
    const prepared = atPrivateTable(position, told, after, request);
    const spends = spent();
    return spends.length === 0 ? prepared : { ...prepared, spends };
  });
  return done(changed);
}

function done({ result, position }: Changed): Done {
  // what it did before was something else than a move
  if (result === null) throw refusal("refusal.late");
  return { ...result, position };
}

interface Acted extends Pick<Playing, "user" | "ordered"> {
  readonly seat: string;
  readonly acts: readonly Act[];
}

/** Whoever moves has seen what was told so far; what was taken back nobody has seen any more. */
function seenAfter(
  { seen = {} }: Notes,
  { user, ordered }: Acted,
  same: number,
  posted: number,
): NonNullable<Notes["seen"]> {
  const kept = Object.entries(seen).map(([id, logged]) => [id, Math.min(logged, same)] as const);
  const isThere = ordered === undefined && !isComputer(user.id);
  return { ...Object.fromEntries(kept), ...(isThere ? { [user.id]: posted } : {}) };
}

/** Everything that a move changes: the position, what is told of it and to whom, and the clock. */
function prepare(
  table: TableContext,
  { title, game, match: before }: Position,
  match: AnyMatch,
  acted: Acted,
  earlier: readonly StoredEntry[],
): Prepared {
  const { seat, acts } = acted;
  const drops = before.dropped.map(([from, option]): Act => ({ kind: "drop", seat: from, option }));
  const fellBack = drops.length > 0;
  const undos = acts.filter(({ kind }) => kind === "undo").length;
  const same = undos === 0 ? Math.min(before.logged, match.logged) : sameUntil(before, match);
  const notes = game.table;
  const at = table.now();
  const news = newsOf(title, game, before, match, seat, earlier, fellBack ? match.logged : same, at);
  const left = lowest(before, match, seat, undos);
  // a move takes back what was offered before it
  const kept: Notes = {
    ...notes,
    ...news.notes,
    seen: seenAfter(notes, acted, Math.min(same, news.notes.posted), news.notes.posted),
    asked: askedSince(game, before, match, seat),
    draw: [],
    abandon: [],
    pause: [],
    computer: [],
    branch: [],
    // to what is played anew nobody has agreed
    ...(notes.practised === undefined ? {} : { practised: Math.min(notes.practised, left) }),
  };
  // a step that fell back has lost its entries and says so in a new one
  const stored = position(match, Math.min(game.logged, fellBack ? before.logged - 1 : same));
  const ended = match.outcome === null ? {} : { status: "finished" as const, outcome: match.outcome, finishedAt: at };
  return {
    at,
    acts: [...drops, ...acts],
    ...stored,
    checkpoints: checkpoints(title, game, match, stored.saved, left),
    set: {
      table: kept,
      ...(news.told ? { movedAt: at, wakeAt: nextLook(game, notes, at) } : {}),
      ...ended,
    },
    posts: [...news.posts, ...handPosts(title, game, before, match, seat, news.posts)],
    result: { seat, since: Math.min(game.logged, same) },
    // one that has fallen back still says so, until it is loaded anew
    ...(fellBack ? {} : { match }),
  };
}

/** Whoever is asked together with the mover is still asked the same while nobody's answer has gone further. */
function askedSince(
  game: StoredGame,
  before: ReadonlyMatch,
  after: ReadonlyMatch,
  mover: string,
): Record<string, number> {
  const stands = before.dropped.length === 0 && before.pending.length > 1 && after.answered === before.answered;
  const known = game.table.asked ?? {};
  const since = (seat: string) => (stands && seat !== mover ? (known[seat] ?? game.version) : game.version + 1);
  return Object.fromEntries(after.seats.map((seat) => [seat, since(seat)]));
}

/** How far two logs of one game are the same. */
function sameUntil(before: ReadonlyMatch, after: ReadonlyMatch): number {
  const [one, two] = [before.log, after.log];
  const differs = one.findIndex((entry, at) => entry !== two[at] && JSON.stringify(entry) !== JSON.stringify(two[at]));
  return before.logged - one.length + (differs < 0 ? Math.min(one.length, two.length) : differs);
}

/** How many answers were left when so many had been taken back, before any was given anew. */
function lowest(before: ReadonlyMatch, after: ReadonlyMatch, seat: string, undos: number): number {
  // one that others are still waited for does not count yet
  const open = before.pending.some((ask) => ask.seat === seat && ask.answered) ? 1 : 0;
  return Math.min(after.answered, before.answered - Math.max(0, undos - open));
}

/** The position is kept to be looked back at if a step has just begun; those that were taken back are forgotten. */
function checkpoints(title: AnyTitle, game: StoredGame, match: ReadonlyMatch, saved: string, left: number) {
  const { answered } = match;
  const takenBack = left < game.answered;
  const isNew = match.atStepStart && (takenBack || answered > game.answered);
  return {
    ...(takenBack ? { dropFrom: Math.min(left + 1, answered) } : {}),
    add: isNew ? [checkpoint(title, match, saved)] : [],
  };
}

export const checkpoint = ({ messages }: AnyTitle, match: ReadonlyMatch, saved: string): StoredCheckpoint => ({
  index: match.answered,
  label: messages.moment?.(match.view(null)) ?? null,
  saved,
});

/** The match as the store keeps it: its save, who is waited for, and the log from an index on. */
export function position(match: ReadonlyMatch, from: number) {
  const first = match.logged - match.log.length;
  return {
    saved: JSON.stringify(match.save()),
    waits: waitedChairs(match),
    answered: match.answered,
    log: { from, entries: match.log.slice(from - first) },
  };
}
