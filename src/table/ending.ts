import { type Outcome, Refusal } from "../engine/index.ts";
import type { GameRecord, Json, Post, StoredGame } from "../store/index.ts";
import type { Request } from "./acting.ts";
import { type AnyMatch, matchOf, type Notes, notesOf, runningGame, seatsOf, type TableContext } from "./context.ts";
import { movePost } from "./news.ts";

/** What came of it: the game as it is now, and whether it is over. */
export interface Ended {
  readonly game: GameRecord;
  readonly over: boolean;
}

/** Gives the game up: everybody else wins. */
export function resign(table: TableContext, request: Request): Promise<Ended> {
  return settle(table, request, (_, match, own) => {
    const winners = match.seats.filter((seat) => !own.includes(seat));
    if (winners.length === 0) throw new Refusal({ key: "refusal.resign-alone", args: {} });
    return { status: "finished", entry: "resigned", outcome: { winners, key: "resigned", args: { seats: own } } };
  });
}

/** Offers a draw, or accepts one: it is a draw when everybody has said so and nothing was played in between. */
export function offerDraw(table: TableContext, request: Request): Promise<Ended> {
  return settle(table, request, (game, match, own, notes) => {
    const offered = [...new Set([...notes.draw, request.user.id])];
    const agreed = game.seats.every((seat) => offered.includes(seat.userId));
    const agreement: Outcome = { winners: [], key: "agreement", args: { seats: match.seats } };
    if (agreed) return { status: "finished", entry: "draw-agreed", outcome: agreement };
    return { entry: "draw-offered", notes: { ...notes, draw: offered }, args: { seats: own } };
  });
}

/** Ends the game without a result: when everybody wants it, or by whoever may manage the channel. */
export function abandon(table: TableContext, request: Request & { readonly manager: boolean }): Promise<Ended> {
  return settle(table, request, (game, _, own, notes) => {
    const wanted = [...new Set([...notes.abandon, request.user.id])];
    const agreed = game.seats.every((seat) => wanted.includes(seat.userId));
    if (request.manager || agreed) return { status: "abandoned", entry: "abandoned" };
    return { entry: "abandon-wanted", notes: { ...notes, abandon: wanted }, args: { seats: own } };
  });
}

interface Settlement {
  readonly entry: string;
  readonly status?: "finished" | "abandoned";
  readonly outcome?: Outcome;
  readonly notes?: Notes;
  readonly args?: { readonly seats: readonly string[] };
}

type Settling = (game: StoredGame, match: AnyMatch, own: readonly string[], notes: Notes) => Settlement;

/** Changes what is agreed at the table, not the position; the channel is told. */
function settle(table: TableContext, request: Request & { manager?: boolean }, settling: Settling): Promise<Ended> {
  return table.queue.run(request.game, async () => {
    for (let attempt = 0; attempt < 2; attempt++) {
      const game = await runningGame(table, request.game);
      if ((await table.store.toldBefore(request.interaction)) !== undefined) return { game, over: false };
      const match = matchOf(table, game);
      const own = seatsOf(game, match, request.user.id);
      if (own.length === 0 && !request.manager) throw new Refusal({ key: "refusal.not-playing", args: {} });
      const { entry, status, outcome, notes, args } = settling(game, match, own, notesOf(game));
      const at = table.now();
      const moved = await table.store.move(game, {
        by: { userId: request.user.id, interactionId: request.interaction },
        at,
        set: {
          ...(notes === undefined ? {} : { table: notes as unknown as Json }),
          ...(status === undefined ? {} : { status, finishedAt: at }),
          ...(outcome === undefined ? {} : { outcome }),
        },
        posts: [told(game, match, entry, outcome ?? null, args ?? { seats: own }, status !== undefined)],
      });
      if (moved.kind === "done") return { game: moved.game, over: status !== undefined };
      if (moved.kind === "repeated") return { game, over: status !== undefined };
    }
    throw new Refusal({ key: "refusal.busy", args: {} });
  });
}

function told(
  game: StoredGame,
  match: AnyMatch,
  entry: string,
  outcome: Outcome | null,
  args: { readonly seats: readonly string[] },
  over: boolean,
): Post {
  const post = movePost(game, match, game.version + 1, [{ key: `table.${entry}`, args }]);
  const payload = post.payload as { readonly [key: string]: Json };
  return { ...post, payload: { ...payload, outcome: outcome as unknown as Json, ...(over ? { asks: [] } : {}) } };
}
