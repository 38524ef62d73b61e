import { refusal } from "../i18n/index.ts";
import type { GameRecord, Said, StoredGame } from "../store/index.ts";
import { change, type Prepared, type Request } from "./changing.ts";
import type { TableContext } from "./context.ts";

export interface LobbyRequest extends Request {
  readonly seat?: string;
  /** The version the person saw, where it matters that nothing has changed since. */
  readonly version?: number;
}

type LobbyChange = (game: StoredGame, seats: readonly string[]) => Omit<Prepared, "at" | "result">;

/** Changes a game that has not begun; its post is brought up to date with the change. */
export async function inLobby(table: TableContext, request: LobbyRequest, changing: LobbyChange): Promise<GameRecord> {
  const changed = await change(table, request, ({ game, title }) => {
    if (game.status === "running") throw refusal("refusal.started");
    if (game.status !== "lobby") throw refusal("refusal.no-game");
    if (request.version !== undefined && request.version !== game.version) throw refusal("refusal.lobby-changed");
    const { posts = [], ...prepared } = changing(game, title.game.seats(game.options));
    return { at: table.now(), ...prepared, posts: [lobbyPost(game.channelId, game.id), ...posts], result: null };
  });
  return changed.position.game;
}

/** A lobby has one post, kept as the lobby is. */
export const lobbyPost = (channelId: string, game: string): Said<"lobby"> => ({
  to: { channelId },
  kind: "lobby",
  payload: { game },
});
