import { type Args, type Outcome, Refusal } from "../engine/index.ts";
import type { GameRecord, Json, Post, Sitting, StoredGame } from "../store/index.ts";
import type { Request } from "./acting.ts";
import {
  type AnyMatch,
  hideUntold,
  matchOf,
  type Notes,
  notesOf,
  runningGame,
  seatsOf,
  type TableContext,
} from "./context.ts";
import { movePost } from "./news.ts";

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

export type Settling = (game: StoredGame, match: AnyMatch, own: readonly string[], notes: Notes) => Settlement;

/** Changes what is agreed at the table, not the position; the channel is told. */
export function settle(
  table: TableContext,
  request: Request & { readonly manager?: boolean },
  settling: Settling,
): Promise<Settled> {
  return table.queue.run(request.game, async () => {
    for (let attempt = 0; attempt < 2; attempt++) {
      const game = await runningGame(table, request.game);
      if ((await table.store.toldBefore(request.interaction)) !== undefined) return { game, over: false };
      const match = matchOf(table, game);
      const own = seatsOf(game, match, request.user.id);
      if (own.length === 0 && !request.manager) throw new Refusal({ key: "refusal.not-playing", args: {} });
      const settlement = settling(game, match, own, notesOf(game));
      const moved = await table.store.move(game, change(table, request, game, match, own, settlement));
      const over = settlement.status !== undefined;
      if (moved.kind === "done") return { game: moved.game, over };
      if (moved.kind === "repeated") return { game, over };
    }
    throw new Refusal({ key: "refusal.busy", args: {} });
  });
}

function change(
  table: TableContext,
  request: Request,
  game: StoredGame,
  match: AnyMatch,
  own: readonly string[],
  settlement: Settlement,
) {
  const { entry, status, outcome, seats, wakeAt, movedAt, posts = [] } = settlement;
  // its post stands between what was told of a turn and what will be
  const notes: Notes = { ...notesOf(game), ...settlement.notes, turn: null };
  const at = table.now();
  const args = settlement.args ?? { seats: own };
  if (status === undefined) hideUntold(game, match, []);
  const seated = seats === undefined ? game : { ...game, seats: seats.map((seat) => ({ ...seat, lastLooked: 0 })) };
  return {
    by: { userId: request.user.id, interactionId: request.interaction },
    at,
    set: {
      table: notes as unknown as Json,
      ...(status === undefined ? {} : { status, finishedAt: at }),
      ...(outcome === undefined ? {} : { outcome }),
      ...(wakeAt === undefined ? {} : { wakeAt }),
      ...(movedAt === undefined ? {} : { movedAt }),
    },
    ...(seats === undefined ? {} : { seats }),
    posts: [told(seated, match, entry, args, outcome ?? null, status !== undefined), ...posts],
  };
}

function told(
  game: StoredGame,
  match: AnyMatch,
  entry: string,
  args: Args,
  outcome: Outcome | null,
  over: boolean,
): Post {
  const post = movePost(game, match, game.version + 1, [{ key: `table.${entry}`, args }]);
  const payload = post.payload as { readonly [key: string]: Json };
  return { ...post, payload: { ...payload, outcome: outcome as unknown as Json, ...(over ? { asks: [] } : {}) } };
}
