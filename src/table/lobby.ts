import { commitment, Match, seedOf } from "../engine/index.ts";
import { refusal } from "../i18n/index.ts";
import { freshNotes, type GameRecord, type Notes, type Pace, usualPace } from "../store/index.ts";
import { checkpoint, position } from "./acting.ts";
import { computerUser, demandLevel, type SeatedComputer } from "./computers.ts";
import { type AnyMatch, sitting, type TableContext, titleOf, type User } from "./context.ts";
import { firstPost, inLobby, type LobbyRequest, lobbyPost } from "./in-lobby.ts";
import { entriesSince, handPosts, headOf, movePost } from "./news.ts";
import { optionsOf } from "./options.ts";
import { mayCount } from "./rated.ts";
import { reminderAt } from "./time.ts";
import { withWord } from "./words.ts";

interface Opening {
  readonly title: string;
  /** It was not named: the lobby asks for it. */
  readonly asksTitle?: boolean;
  readonly options: Readonly<Record<string, unknown>>;
  readonly guildId?: string;
  readonly channelId: string;
  readonly user: User;
  readonly interaction: string;
  /** Where the host sits down. */
  readonly seats?: readonly string[];
  /** Who sits in which seat beside the host, where everybody has agreed to it before. */
  readonly seated?: readonly { readonly seat: string; readonly user: User }[];
  /** Computers that take other seats. */
  readonly computers?: readonly SeatedComputer[];
  /** Who is asked to sit down too. */
  readonly invited?: readonly string[];
  /** What the host brings to the deal. */
  readonly word?: string;
  readonly pace?: Pace;
  /** It counts for the ladder, and whether hints may be asked for all the same. */
  readonly rated?: boolean;
  readonly hints?: boolean;
  /** The league that it is a game of. */
  readonly league?: Notes["league"];
  /** Whether the game gets a thread of its own; left out where there can be none. */
  readonly thread?: boolean;
  /** It begins at once, so that nobody need see its lobby. */
  readonly begins?: true;
  /** Until then whoever opens it may show it as the answer; after that it is posted. By default at once. */
  readonly shownBy?: Date;
}

/** Opens a lobby in a channel, with the host in the seats that were named. */
export async function openLobby(table: TableContext, opening: Opening): Promise<GameRecord> {
  const { user, seats = [], computers = [], invited = [], word = "", shownBy, thread, asksTitle = false } = opening;
  const { rated = false, hints = false, league, seated = [] } = opening;
  if (rated && computers.length > 0) throw refusal("refusal.rated-computer");
  const title = titleOf(table, opening);
  const options = optionsOf(title, opening.options);
  for (const { level } of computers) demandLevel(title, level);
  const secret = table.newSecret();
  const words = withWord([], seats, word);
  const created = await table.store.createGame({
    title: opening.title,
    ...(opening.guildId === undefined ? {} : { guildId: opening.guildId }),
    channelId: opening.channelId,
    hostId: user.id,
    options,
    pace: opening.pace ?? usualPace,
    table: {
      ...freshNotes,
      ...(asksTitle ? { asksTitle } : {}),
      ...(thread === undefined ? {} : { thread }),
      ...(invited.length === 0 ? {} : { invited }),
      ...(rated ? { rated } : {}),
      ...(rated && hints ? { hints } : {}),
      ...(league === undefined ? {} : { league }),
    },
    deal: { secret, commitment: commitment(secret), words },
    seats: [
      ...seats.map((seat) => sitting(seat, user)),
      ...seated.map((each) => sitting(each.seat, each.user)),
      ...computers.map(({ seat, level }) => sitting(seat, computerUser(level))),
    ],
    at: table.now(),
    interactionId: opening.interaction,
    posts: (id) =>
      opening.begins
        ? []
        : [{ ...lobbyPost(opening.channelId, id), ...(shownBy === undefined ? {} : { notBefore: shownBy }) }],
  });
  if (created.kind === "created") return created.game;
  if (created.kind === "occupied") throw refusal("refusal.occupied");
  const game = created.gameId === null ? null : await table.store.game(created.gameId);
  if (game === null) throw refusal("refusal.no-game");
  return game;
}

interface Joining extends LobbyRequest {
  readonly seats?: readonly string[];
  readonly word?: string | undefined;
}

/**
 * Takes seats: those named, or the first that is free. One person may take several. Whoever sits and brings a word without
 * naming another seat brings it to where they sit.
 */
export function join(table: TableContext, request: Joining): Promise<GameRecord> {
  return inLobby(table, request, (game, seats) => {
    const { user, word, seats: named } = request;
    const own = game.seats.filter(({ userId }) => userId === user.id).map((each) => each.seat);
    const meant = own.filter((each) => named?.includes(each) ?? true);
    if (word !== undefined && meant.length > 0) return { set: { words: withWord(game.words, meant, word) } };
    const free = seats.filter((seat) => !game.seats.some((taken) => taken.seat === seat));
    const wanted = named ?? free.slice(0, 1);
    if (wanted.length === 0) throw refusal("refusal.full");
    for (const seat of wanted) {
      if (!seats.includes(seat)) throw refusal("refusal.no-seat", { seats });
      if (!free.includes(seat)) throw refusal("refusal.taken", { seat });
    }
    return {
      seats: [...game.seats, ...wanted.map((seat) => sitting(seat, user))],
      set: { words: withWord(game.words, wanted, word ?? "") },
    };
  });
}

/** Gives up the seats a person holds. */
export function leave(table: TableContext, request: LobbyRequest): Promise<GameRecord> {
  return inLobby(table, request, (game) => {
    const kept = game.seats.filter((seat) => seat.userId !== request.user.id);
    if (kept.length === game.seats.length) throw refusal("refusal.not-playing");
    return { seats: kept };
  });
}

/** Closes a lobby: its host, or whoever may manage the channel. */
export function cancel(
  table: TableContext,
  request: LobbyRequest & { readonly manager: boolean },
): Promise<GameRecord> {
  return inLobby(table, request, (game) => {
    if (game.hostId !== request.user.id && !request.manager) throw refusal("refusal.host");
    return { set: { status: "abandoned" } };
  });
}

/** What is noted of a game when it begins. */
const begunNotes = (game: GameRecord, posted: number, hasThread: boolean): Notes => {
  const { going, rated, hints, league } = game.table;
  return {
    ...freshNotes,
    posted,
    ...(rated && mayCount(game) ? { rated, ...(hints ? { hints } : {}) } : {}),
    ...(league === undefined ? {} : { league }),
    ...(hasThread ? { thread: true } : {}),
    ...(going === undefined ? {} : { going }),
  };
};

interface Starting extends LobbyRequest {
  /** The lobby's post, where the game gets a thread of its own: Discord gives the thread the id of the post it hangs on. */
  readonly threadOn?: string;
}

/** Starts the game when every seat is taken. */
export function start(table: TableContext, request: Starting): Promise<GameRecord> {
  const { threadOn } = request;
  return inLobby(table, request, (lobby, seats) => {
    const game = threadOn === undefined ? lobby : { ...lobby, channelId: threadOn };
    if (!game.seats.some((seat) => seat.userId === request.user.id) && game.hostId !== request.user.id)
      throw refusal("refusal.not-playing");
    if (game.table.parked !== undefined) throw refusal("refusal.parked");
    const missing = seats.filter((seat) => !game.seats.some((taken) => taken.seat === seat));
    if (missing.length > 0) throw refusal("refusal.seats-free", { seats: missing });
    const title = titleOf(table, game);
    const { words } = game;
    // a lobby from before there were words has none yet
    const secret = game.secret ?? table.newSecret();
    const deal = { commitment: commitment(secret), words };
    const match: AnyMatch = Match.start(title.game, { options: game.options, seed: seedOf({ secret, words }) });
    const opening = movePost(game, match, game.version + 1, entriesSince(match, 0), {
      deal,
      logged: match.logged,
      head: headOf(title, match),
    });
    const stored = position(match, 0);
    const at = table.now();
    return {
      set: {
        status: "running",
        channelId: game.channelId,
        secret,
        commitment: deal.commitment,
        table: begunNotes(lobby, match.logged, threadOn !== undefined),
        movedAt: at,
        startedAt: at,
        wakeAt: reminderAt(game, at),
      },
      ...stored,
      checkpoints: { add: [checkpoint(title, match, stored.saved)] },
      posts: [
        firstPost(game.channelId, game.id, threadOn === undefined ? {} : { threadOf: lobby.channelId }),
        opening,
        ...handPosts(title, game, null, match, null, [opening]),
      ],
    };
  });
}
