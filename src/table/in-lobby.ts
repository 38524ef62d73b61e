import type { BroughtWord } from "../engine/index.ts";
import { refusal } from "../i18n/index.ts";
import { freshNotes, type GameRecord, type Notes, type Said, type Sitting, type StoredGame } from "../store/index.ts";
import { change, type Prepared, type Request } from "./changing.ts";
import type { TableContext } from "./context.ts";

export interface LobbyRequest extends Request {
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
    const { posts = [], set, ...prepared } = changing(game, title.game.seats(game.options));
    return {
      at: table.now(),
      ...prepared,
      set: { ...set, words: wordsOf(prepared.seats ?? game.seats, set?.words ?? game.words) },
      posts: [lobbyPost(game.channelId, game.id), ...posts],
      result: null,
    };
  });
  return changed.position.game;
}

/** Whoever gets up takes the word along. */
const wordsOf = (seats: readonly Sitting[], words: readonly BroughtWord[]): readonly BroughtWord[] =>
  words.filter(([seat]) => seats.some((taken) => taken.seat === seat));

/** What is noted of a lobby is forgotten when it changes, but whether its game gets a thread and counts, who is invited, and what is the matter with its place. */
export const lobbyNotes = (
  { table: { thread, invited, parked, going, rated, hints } }: Pick<GameRecord, "table">,
  more: Partial<Notes> = {},
): Notes => ({
  ...freshNotes,
  ...(thread === undefined ? {} : { thread }),
  ...(invited === undefined ? {} : { invited }),
  ...(rated ? { rated } : {}),
  ...(hints ? { hints } : {}),
  ...more,
  ...(parked === undefined ? {} : { parked }),
  ...(going === undefined ? {} : { going }),
});

/** A lobby has one post, kept as the lobby is. */
export const lobbyPost = (channelId: string, game: string, message?: string): Said<"lobby"> => ({
  to: { channelId },
  kind: "lobby",
  payload: { game, ...(message === undefined ? {} : { message }) },
});

/** A game's first post, where it begins or goes on; it makes the thread that hangs on the lobby's post in `threadOf`. */
export const firstPost = (
  channelId: string,
  game: string,
  more: Pick<Said<"first">["payload"], "threadOf" | "message"> = {},
): Said<"first"> => ({ to: { channelId }, kind: "first", payload: { game, ...more } });
