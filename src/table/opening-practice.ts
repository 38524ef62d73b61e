import type { Level } from "../computer/index.ts";
import { Match, Refusal, readSaved, reseeded, visible } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { refusal } from "../i18n/index.ts";
import { freshNotes, isActive, type StoredGame, UnreadableGame } from "../store/index.ts";
import { checkpoint } from "./acting.ts";
import { demandPlayer, takesConsent } from "./branching.ts";
import { change, type Request } from "./changing.ts";
import { computerUser, demandLevel } from "./computers.ts";
import { type AnyMatch, sitting, type TableContext, type User, waitedChairs } from "./context.ts";
import { dealtAnew } from "./dealing-anew.ts";
import { lookBack } from "./looking.ts";
import { mend } from "./mending.ts";
import { keptPosition, type Look, Position, positionOf } from "./position.ts";
import { MOST_PRACTICE } from "./practice.ts";
import { ownTables } from "./private-tables.ts";

/** What somebody wants to play on from, for practice. */
export interface Branch extends Request {
  /** The position after so many answers, or the last one kept before; by default the present one, or the last of a game that is over. */
  readonly answers: number | null;
  /** What he plays; by default what he plays in the game, else who is to move. */
  readonly seats: readonly string[] | null;
  /** The computer that plays the rest; without it he plays everything. */
  readonly level: Level | null;
}

/** Where a table for practice begins. */
interface Beginning {
  readonly match: AnyMatch;
  /** Who plays there by default. */
  readonly seats: readonly string[];
  /** Whether what could not be known was dealt anew. */
  readonly isDealt: boolean;
}

/** Opens a table for practice at a position of a game, which stays as it is. */
export function branch(table: TableContext, request: Branch): Promise<Position> {
  const { user, interaction } = request;
  return table.queue.run(`practice ${user.id}`, async () => {
    const before = await table.store.openedBy(interaction);
    if (before !== null) return positionOf(table, before);
    const { title, game } = request.position;
    if (game.status === "lobby") throw refusal("refusal.lobby");
    if (game.ownerId !== null) throw refusal("refusal.branch-private");
    if (request.level !== null) demandLevel(title, request.level);
    const begun = isActive(game.status) ? await fromRunning(table, request) : await fromPast(table, request);
    const own = request.seats ?? begun.seats;
    const unknown = own.filter((seat) => !begun.match.seats.includes(seat));
    if (unknown.length > 0 || own.length === 0) throw refusal("refusal.no-seat", { seats: begun.match.seats });
    await demandRoom(table, user.id);
    return opened(table, request, begun, own);
  });
}

/** The tables for practice of a person, the one he was at last first. One that cannot be read any more is gone, and the others stay. */
export async function practices(table: TableContext, userId: string): Promise<Position[]> {
  const kept: Position[] = [];
  for (const position of await ownTables(table, userId))
    if (position.game.table.practice !== undefined && (await isReadable(table, position))) kept.push(position);
  return kept;
}

async function isReadable(table: TableContext, position: Position): Promise<boolean> {
  try {
    return position.match !== null;
  } catch (error) {
    if (!(error instanceof UnreadableGame)) throw error;
    return mend(table, error);
  }
}

async function demandRoom(table: TableContext, userId: string): Promise<void> {
  const open = await practices(table, userId);
  if (open.length >= MOST_PRACTICE) throw refusal("refusal.practice-full", { count: MOST_PRACTICE });
}

/** What nobody may know while a game goes on is not looked at: all that goes in is what a seat of the person knows. */
async function fromRunning(table: TableContext, request: Branch): Promise<Beginning> {
  const { position, user, answers, seats } = request;
  const { title, game } = position;
  demandPlayer(position.seatsOf(user.id), game);
  demandWithin(game, answers);
  if (takesConsent(position, user.id, answers ?? game.answered)) throw refusal("refusal.branch-consent");
  const look =
    answers === null ? position.look(user.id) : await readable(() => lookBack(table, position, user.id, answers));
  const own = look.own.find((seat) => seats?.includes(seat)) ?? look.seat;
  if (own === null || look.match.outcome !== null) throw refusal("refusal.branch-foreign");
  const seen = {
    known: look.match.known(own, await earlierLog(table, look, own)),
    options: look.match.options,
    asked: look.match.pending.map(({ seat, kind }) => ({ seat, kind })),
  };
  const match = await readable(async () => dealtAnew(title, seen, freshSeed(table, game)));
  if (match === null) throw refusal("refusal.branch-early");
  return { match, seats: look.own, isDealt: true };
}

/** What a seat could read before the log that a match has kept. */
async function earlierLog(table: TableContext, { game, match }: Look, seat: string) {
  const first = match.logged - match.log.length;
  const log = await table.store.log(game.id, 0, first);
  return log.map(({ index: _, ...entry }) => visible(entry, seat));
}

/** A game that is over has no secrets any more, and whoever looks at it may play on from it; but with dice of its own. */
async function fromPast(table: TableContext, { position, user, answers }: Branch): Promise<Beginning> {
  const { title, game } = position;
  demandWithin(game, answers);
  const kept = (await table.store.checkpoints(game.id))
    .filter(({ index }) => index <= (answers ?? game.answered))
    .at(-1);
  const match = await readable(async () => {
    const stored = kept === undefined ? null : await table.store.checkpoint(game.id, kept.index);
    return stored === null ? null : laidFrom(title, stored.saved, freshSeed(table, game));
  });
  if (match === null) throw refusal("refusal.no-position");
  const { own } = new Position(title, game, match).look(user.id);
  const asked = match.pending.flatMap(({ seat }) => seat).slice(0, 1);
  return { match, seats: own.length > 0 ? own : asked, isDealt: false };
}

/** A match at the position where the last step of a save begins; null if nothing is asked there any more. */
function laidFrom(title: AnyTitle, saved: string, seed: string): AnyMatch | null {
  const { steps, options } = readSaved(saved, "a position");
  const match: AnyMatch = Match.lay(title.game, steps.at(-1)?.state, { options, seed });
  return match.outcome === null && match.pending.length > 0 ? match : null;
}

function demandWithin({ answered }: StoredGame, answers: number | null): void {
  if (answers !== null && !(Number.isSafeInteger(answers) && answers >= 0 && answers <= answered))
    throw refusal("refusal.branch-beyond");
}

/** What was stored long ago, and new rules cannot go on from, is no fault of the game. */
async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.reason.key !== "refusal.options") throw error;
    throw refusal("refusal.branch-unreadable");
  }
}

/** No seed of a game reads like this, so that the dice of practice are never those of a game. */
const freshSeed = (table: TableContext, { id, version }: Pick<StoredGame, "id" | "version">): string =>
  `practice ${id} ${version} ${table.newSecret()}`;

async function opened(
  table: TableContext,
  request: Branch,
  begun: Beginning,
  own: readonly string[],
): Promise<Position> {
  const { position, user, interaction, level } = request;
  const { title } = position;
  const { match, isDealt } = begun;
  const saved = settledSave(match);
  const game = await table.store.createPrivateTable({
    title: title.game.id,
    ownerId: user.id,
    options: match.options,
    saved,
    waits: waitedChairs(match),
    log: match.log,
    answered: match.answered,
    start: checkpoint(title, match, saved),
    table: {
      ...freshNotes,
      posted: match.logged,
      practice: {
        when: title.messages.moment?.(match.view(null)) ?? null,
        since: match.logged,
        ...(isDealt ? { dealt: true as const } : {}),
      },
    },
    seats: seatings(match, own, user, level),
    at: table.now(),
    interactionId: interaction,
  });
  return keptPosition(new Position(title, game));
}

/** Who sits where: chairs are those of the lobby, seats what is played from them. */
function seatings({ seats, seating }: AnyMatch, own: readonly string[], user: User, level: Level | null) {
  return seats.map((chair) => {
    const isOwn = level === null || own.includes(seating[chair] ?? chair);
    return sitting(chair, isOwn ? user : computerUser(level));
  });
}

/** A save behind which nothing can be taken back. */
const settledSave = (match: AnyMatch): string => JSON.stringify({ ...match.save(), sealed: match.answered });

type AtPractice = Request & { readonly version: number };

/** Plays from the same position once more, with other dice. */
export async function practiseAgain(table: TableContext, request: AtPractice): Promise<Position> {
  const start = await startOf(table, request.position.game);
  const { position } = await change(table, request, (read) => {
    const { game, title } = demandPractice(read, request);
    const { seed, ...saved } = readSaved(start, "a position");
    const match: AnyMatch = Match.load(title.game, { ...saved, seed: reseeded(seed, freshSeed(table, game)) });
    const at = table.now();
    const { left: _, ...practice } = game.table.practice;
    const text = settledSave(match);
    return {
      at,
      saved: text,
      waits: waitedChairs(match),
      answered: match.answered,
      log: { from: 0, entries: match.log },
      checkpoints: { dropFrom: 0, add: [checkpoint(title, match, text)] },
      set: {
        table: { ...freshNotes, posted: match.logged, practice: { ...practice, since: match.logged } },
        movedAt: at,
      },
      result: null,
    };
  });
  return position;
}

async function startOf(table: TableContext, { id }: StoredGame): Promise<string> {
  const [first] = await table.store.checkpoints(id);
  const start = first === undefined ? null : await table.store.checkpoint(id, first.index);
  if (start === null) throw refusal("refusal.no-position");
  return start.saved;
}

/** Leaves it, or comes back to it. */
export async function leavePractice(table: TableContext, request: Request, left: boolean): Promise<Position> {
  const { position } = await change(table, request, (read) => {
    const { game } = demandPractice(read, request);
    const { left: _, ...practice } = game.table.practice;
    const at = table.now();
    const noted = left ? { ...practice, left: true as const } : practice;
    return {
      at,
      set: { table: { ...game.table, practice: noted }, ...(left ? {} : { movedAt: at }) },
      result: null,
      match: read.match,
    };
  });
  return position;
}

export async function deletePractice(table: TableContext, request: Request): Promise<void> {
  const { game } = demandPractice(request.position, request);
  await table.queue.run(game.id, () => table.store.deletePrivateTable(game.id));
}

/** A table for practice of the person himself. */
function demandPractice(read: Position, { user, version }: Request & { readonly version?: number }) {
  const { game, title } = read;
  const { practice } = game.table;
  if (practice === undefined || game.ownerId !== user.id) throw refusal("refusal.not-playing");
  if (version !== undefined && version !== game.version) throw refusal("refusal.late");
  return { title, game: { ...game, table: { ...game.table, practice } } };
}
