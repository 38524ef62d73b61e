import { type Args, type Outcome, Refusal } from "../engine/index.ts";
import type { GameRecord, Notes, Post, Sitting, StoredGame } from "../store/index.ts";
import { change, type Prepared, type Request } from "./changing.ts";
import type { ReadonlyMatch, TableContext } from "./context.ts";
import { movePost } from "./news.ts";
import { type Position, stillRunning } from "./position.ts";

/** What came of it: the game as it is now, and whether it is over. */
export interface Settled {
  readonly game: GameRecord;
  readonly over: boolean;
}

/** A change of what is agreed at the table. */
export interface Settlement {
  /** What the channel is told: `log.table.<entry>`. */
  readonly entry: string;
  readonly args?: Args;
  readonly status?: "finished" | "abandoned";
  readonly outcome?: Outcome;
  readonly notes?: Notes;
  readonly seats?: readonly Sitting[];
  readonly wakeAt?: Date | null;
  readonly movedAt?: Date;
  readonly posts?: readonly Post[];
}

export type Settling = (game: StoredGame, match: ReadonlyMatch, own: readonly string[], notes: Notes) => Settlement;

/** Changes what is agreed at the table, not the position; the channel is told. */
export async function settle(
  table: TableContext,
  request: Request & { readonly manager?: boolean },
  settling: Settling,
): Promise<Settled> {
  const { position } = await change(table, request, (read) => {
    const { game, match } = stillRunning(read);
    const own = read.seatsOf(request.user.id);
    if (own.length === 0 && !request.manager) throw new Refusal({ key: "refusal.not-playing", args: {} });
    return prepare(table, read, own, settling(game, match, own, game.table));
  });
  return { game: position.game, over: position.game.status !== "running" };
}

function prepare(table: TableContext, read: Position, own: readonly string[], settlement: Settlement): Prepared {
  const { game } = read;
  const { entry, status, outcome, seats, wakeAt, movedAt, posts = [] } = settlement;
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
      ...(wakeAt === undefined ? {} : { wakeAt }),
      ...(movedAt === undefined ? {} : { movedAt }),
    },
    ...(seats === undefined ? {} : { seats }),
    posts: [told(seated, match, entry, args, outcome ?? null, status !== undefined), ...posts],
    result: null,
    match: read.match,
  };
}

function told(
  game: StoredGame,
  match: ReadonlyMatch,
  entry: string,
  args: Args,
  outcome: Outcome | null,
  over: boolean,
): Post {
  const post = movePost(game, match, game.version + 1, [{ key: `table.${entry}`, args }]);
  return { ...post, payload: { ...post.payload, outcome, ...(over ? { asks: [] } : {}) } };
}
