import type { Args, Outcome } from "../engine/index.ts";
import { refusal, type TableEnd, type TableEntry } from "../i18n/index.ts";
import type { GameRecord, Notes, Post, Said, Sitting, StoredGame } from "../store/index.ts";
import { change, type Prepared, type Request } from "./changing.ts";
import type { ReadonlyMatch, TableContext } from "./context.ts";
import { lastWords, movePost, parkedPosts } from "./news.ts";
import { standingOffers } from "./offers.ts";
import { type Position, stillRunning } from "./position.ts";
import { demandGame } from "./private-tables.ts";

/** What came of it: the game as it is now, and whether it is over. */
export interface Settled {
  readonly game: GameRecord;
  readonly over: boolean;
}

/** A change of what is agreed at the table. */
export interface Settlement {
  /** What the channel is told: `log.table.<entry>`. */
  readonly entry: TableEntry;
  readonly args?: Args;
  readonly status?: "finished" | "abandoned";
  readonly outcome?: Outcome & { readonly key: TableEnd };
  readonly notes?: Notes;
  readonly seats?: readonly Sitting[];
  readonly wakeAt?: Date | null;
  readonly movedAt?: Date;
  readonly posts?: readonly Post[];
  /** Whose phones ring, where it is not those who are to move. */
  readonly calls?: readonly string[];
}

export type Settling = (game: StoredGame, match: ReadonlyMatch, own: readonly string[], notes: Notes) => Settlement;

/** A person's wish at the table. */
export interface Doing extends Request {
  /** Whether the person may manage the channel's games. */
  readonly manager?: boolean;
  /** The version the person saw: at any other it is late, and changes nothing. */
  readonly version?: number;
}

/** How somebody's wish is settled. What has to be read for it is read first. */
export type Settler = (table: TableContext, doing: Doing) => Settling | Promise<Settling>;

/** Changes what is agreed at the table, not the position; the channel is told. */
export async function settle(table: TableContext, doing: Doing, settling: Settling): Promise<Settled> {
  const { position } = await change(table, doing, (read) =>
    prepare(table, read, read.seatsOf(doing.user.id), settlementOf(read, doing, settling)),
  );
  return { game: position.game, over: position.game.status !== "running" };
}

/** What a wish comes to at a position, without anything being changed. */
export function settlementOf(read: Position, { user, manager, version }: Doing, settling: Settling): Settlement {
  if (version !== undefined && version !== read.game.version) throw refusal("refusal.late");
  const { game, match } = stillRunning(read);
  demandGame(game);
  const own = read.seatsOf(user.id);
  if (own.length === 0 && !manager) throw refusal("refusal.not-playing");
  return settling(game, match, own, game.table);
}

function prepare(table: TableContext, read: Position, own: readonly string[], settlement: Settlement): Prepared {
  const { game } = read;
  const { status, outcome, seats, wakeAt, movedAt, posts = [] } = settlement;
  // its post stands between what was told of a turn and what will be
  const notes: Notes = { ...game.table, ...settlement.notes, turn: null };
  const at = table.now();
  const args = settlement.args ?? { seats: own };
  const match = status === undefined ? read.seenBy([]) : read.match;
  const seated = seats === undefined ? game : { ...game, seats: seats.map((seat) => ({ ...seat, lastLooked: 0 })) };
  return {
    at,
    set: {
      table: notes,
      ...(status === undefined ? {} : { status, finishedAt: at }),
      ...(outcome === undefined ? {} : { outcome }),
      // one without a place is looked at when it may have one again
      ...(wakeAt === undefined || notes.parked !== undefined ? {} : { wakeAt }),
      ...(movedAt === undefined ? {} : { movedAt }),
    },
    ...(seats === undefined ? {} : { seats }),
    posts: [
      status === undefined
        ? told(seated, match, settlement, args, notes)
        : lastTold(seated, match, settlement, args, at),
      ...posts,
      // nobody would read in the channel how it ended
      ...(status !== undefined && notes.parked !== undefined ? parkedPosts(game) : []),
    ],
    result: null,
    match: read.match,
  };
}

/** The word to the channel, with the present position. */
export function told(
  game: StoredGame,
  match: ReadonlyMatch,
  settlement: Settlement,
  args: Args,
  notes: Notes,
): Said<"move"> {
  const { entry, calls } = settlement;
  const post = movePost(game, match, game.version + 1, [{ key: `table.${entry}`, args }]);
  return {
    ...post,
    payload: {
      ...post.payload,
      outcome: null,
      offers: standingOffers(game, match, notes),
      ...(calls === undefined ? {} : { calls }),
    },
  };
}

/** The last word: nobody is asked any more. */
function lastTold(
  game: StoredGame,
  match: ReadonlyMatch,
  { entry, outcome }: Settlement,
  args: Args,
  at: Date,
): Said<"move"> {
  const { payload, ...post } = movePost(game, match, game.version + 1, [{ key: `table.${entry}`, args }]);
  const last = lastWords(game, match, outcome?.winners ?? [], at);
  return { ...post, payload: { ...payload, outcome: outcome ?? null, asks: [], ...last } };
}
