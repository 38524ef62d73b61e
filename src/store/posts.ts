import { z } from "zod";
import {
  argsSchema,
  entrySchema,
  type Format,
  format,
  type Kept,
  outcomeSchema,
  Unreadable,
  type VisibleEntry,
} from "../engine/index.ts";
import { headSchema, offers } from "./formats.ts";

/** Everything the bot says by itself. A row of the outbox is one of these, and must still be one when it is sent. */

export interface Channel {
  readonly channelId: string;
}

export interface Person {
  readonly userId: string;
}

export type Address = Channel | Person;

const count = z.int().min(0);

const chapterSchema = z.object({
  game: z.string(),
  title: z.string(),
  version: count,
  entries: z.array<z.ZodType<VisibleEntry>>(entrySchema),
  /** Where in the game its words begin. */
  head: headSchema.exactOptional(),
});

/** A part of a long move that is told before its post: words alone, nobody is called. */
export type ChapterPost = Kept<z.output<typeof chapterSchema>>;

const standingOfferSchema = z.object({
  kind: z.enum(offers),
  users: z.array(z.object({ userId: z.string(), seats: z.array(z.string()) })),
});

/** An offer that stands, and who has still to answer it. */
export type StandingOffer = Kept<z.output<typeof standingOfferSchema>>;

const dealSchema = z.object({
  commitment: z.string(),
  words: z.array(z.tuple([z.string(), z.string()])),
  secret: z.string().exactOptional(),
});

/** What is told of a game's deal: the hash of the bot's secret and the players' words, and the secret once it is over. */
export type ToldDeal = Kept<z.output<typeof dealSchema>>;

const endSchema = z.object({
  /** Whole days since it began. */
  days: count,
  players: z.array(z.object({ userId: z.string(), seats: z.array(z.string()), hasWon: z.boolean() })),
  /** Whether its people could exchange their sides. */
  canSwap: z.boolean(),
});

/** Whose game it was, told when it is over. */
export type ToldEnd = Kept<z.output<typeof endSchema>>;

const moveSchema = chapterSchema.extend({
  /** How many of the entries have been told in chapters before; none by default. */
  told: count.exactOptional(),
  asks: z.array(z.object({ seat: z.string(), userId: z.string().nullable(), kind: z.string(), args: argsSchema })),
  view: z.unknown(),
  /** How much of the log has been told with it, and the seat that has moved. */
  logged: count.exactOptional(),
  mover: z.string().exactOptional(),
  outcome: outcomeSchema.nullable(),
  /** The version whose post tells the beginning of this turn, which is told here again: it gives way to this one. */
  replaces: count.exactOptional(),
  /** Whoever has just moved is to move again: no phone need ring. */
  goesOn: z.literal(true).exactOptional(),
  offers: z.array(standingOfferSchema).exactOptional(),
  /** Whose phones ring, where it is not those who are asked. */
  calls: z.array(z.string()).exactOptional(),
  /** In the first post of a game and in the last. */
  deal: dealSchema.exactOptional(),
  /** In the last. */
  end: endSchema.exactOptional(),
});

/** What a channel is told of a move: everything in it is public, and it stands for itself. */
export type MovePost = Kept<z.output<typeof moveSchema>>;

const handSchema = z.object({
  game: z.string(),
  seat: z.string(),
  /** There are new cards and something is to be decided, or others' cards were shown: it stands below what was said since. */
  isNew: z.literal(true).exactOptional(),
  /** Nothing else rings the phone of its person. */
  rings: z.literal(true).exactOptional(),
});

/** Somebody's hand has changed; which cards it holds is looked up when it is sent. */
export type HandPost = Kept<z.output<typeof handSchema>>;

const reminderSchema = z.object({ game: z.string() });

export type ReminderPost = Kept<z.output<typeof reminderSchema>>;

const timeOutSchema = z.object({ game: z.string(), users: z.array(z.string()) });

/** These have not moved in time. */
export type TimeOutPost = Kept<z.output<typeof timeOutSchema>>;

const closedDmSchema = z.object({ user: z.string(), guild: z.string().nullable() });

/** A person's DMs are closed, which is told in the channel of the game. */
export type ClosedDmPost = Kept<z.output<typeof closedDmSchema>>;

const lobbySchema = z.object({
  game: z.string(),
  /** The message that becomes the lobby's post, where it has come into a place that was made for it. */
  message: z.string().exactOptional(),
});

/** The lobby has changed; how it stands is looked up when its post is brought up to date. */
export type LobbyPost = Kept<z.output<typeof lobbySchema>>;

const unreadableSchema = z.object({
  game: z.string(),
  users: z.array(z.string()),
  state: z.enum(["set-aside", "ended"]),
});

/** A game that cannot be read, and could not be restored: it stands still, or somebody has ended it. */
export type UnreadablePost = Kept<z.output<typeof unreadableSchema>>;

const firstSchema = z.object({
  game: z.string(),
  /** The channel in which the lobby's post stands that the game's thread hangs on, if the thread is still to be made. */
  threadOf: z.string().exactOptional(),
  /** The message that becomes it, where the game has come into a place that was made for it. */
  message: z.string().exactOptional(),
});

/** A game begins here, or goes on here from elsewhere: its first post, which is then kept current, with its thread. */
export type FirstPost = Kept<z.output<typeof firstSchema>>;

const parkedSchema = z.object({
  game: z.string(),
  /** Games of which its person is told with it; set once, before it goes out. */
  with: z.array(z.string()).exactOptional(),
});

/** A game has no place to go on; why is looked up when it is sent, and nothing is said if it has gone on since. */
export type ParkedPost = Kept<z.output<typeof parkedSchema>>;

const movedSchema = z.object({ game: z.string() });

/** A game has left this channel; where it is now is looked up when it is sent. */
export type MovedPost = Kept<z.output<typeof movedSchema>>;

const placeSchema = z.object({ game: z.string(), user: z.string() });

/** Somebody takes a game to a place of its own that is still to be made: a thread in this channel, or a post in this forum. */
export type PlacePost = Kept<z.output<typeof placeSchema>>;

const leftSchema = z.object({ game: z.string() });

/** A game has left this channel: what stands of it says where it is now. */
export type LeftPost = Kept<z.output<typeof leftSchema>>;
const toldSchema = z.object({ key: z.string(), args: argsSchema });

const orderEndSchema = z.object({
  game: z.string(),
  seat: z.string(),
  /** What was ordered, and why that is no longer so. */
  order: toldSchema,
  reason: toldSchema,
});

/** A standing order has ended by itself, which is told to whoever gave it. */
export type OrderEndPost = Kept<z.output<typeof orderEndSchema>>;

const pairingSchema = z.object({ league: z.string(), round: count, number: count });

/** Two people meet in a league: their thread hangs on this post, and their game is opened in it. */
export type PairingPost = Kept<z.output<typeof pairingSchema>>;

/** A league tells its people something; how it stands is looked up when it is sent. */
const leagueSchema = z.object({
  league: z.string(),
  what: z.enum(["opened", "round", "corrected", "finished", "cancelled"]),
  round: count,
  number: count.exactOptional(),
});

export type LeaguePost = Kept<z.output<typeof leagueSchema>>;

const standingsSchema = z.object({ league: z.string(), round: count });

/** The table of a league has changed: the message that has it is brought up to date. */
export type StandingsPost = Kept<z.output<typeof standingsSchema>>;

const matchSchema = z.object({ match: z.string() });

/** People who seek opponents have been matched: their thread hangs on this post, and their game is opened in it. */
type MatchPost = Kept<z.output<typeof matchSchema>>;

const seekEndSchema = z.object({ title: z.string(), guild: z.string() });

/** Nobody has come to whoever sought an opponent. */
type SeekEndPost = Kept<z.output<typeof seekEndSchema>>;

const boardParkedSchema = z.object({ guild: z.string() });

/** The board of open seats cannot be posted, which is told to whoever has chosen its channel; why is looked up when it is sent. */
type BoardParkedPost = Kept<z.output<typeof boardParkedSchema>>;

interface Payloads {
  readonly lobby: LobbyPost;
  readonly first: FirstPost;
  readonly move: MovePost;
  readonly chapter: ChapterPost;
  readonly hand: HandPost;
  readonly reminder: ReminderPost;
  readonly "time-out": TimeOutPost;
  readonly "closed-dm": ClosedDmPost;
  readonly unreadable: UnreadablePost;
  readonly parked: ParkedPost;
  readonly moved: MovedPost;
  readonly place: PlacePost;
  readonly left: LeftPost;
  readonly "order-end": OrderEndPost;
  readonly pairing: PairingPost;
  readonly league: LeaguePost;
  readonly standings: StandingsPost;
  readonly "round-due": PairingPost;
  readonly match: MatchPost;
  readonly "seek-end": SeekEndPost;
  readonly "board-parked": BoardParkedPost;
}

export type PostKind = keyof Payloads;

/** What is said to a person; everything else is said to a channel. */
type Personal = "hand" | "reminder" | "parked" | "order-end" | "round-due" | "seek-end" | "board-parked";

/** What is said and to whom. */
export type Said<Kind extends PostKind = PostKind> = {
  readonly [Each in Kind]: {
    readonly kind: Each;
    readonly to: Each extends Personal ? Person : Channel;
    readonly payload: Payloads[Each];
  };
}[Kind];

/** Something to say once the change is safely stored. */
export type Post = Said & { readonly notBefore?: Date };

const payloads: { readonly [Kind in PostKind]: Format<Payloads[Kind]> } = {
  lobby: format(lobbySchema),
  first: format(firstSchema),
  move: format(moveSchema),
  chapter: format(chapterSchema),
  hand: format(handSchema),
  reminder: format(reminderSchema),
  "time-out": format(timeOutSchema),
  "closed-dm": format(closedDmSchema),
  unreadable: format(unreadableSchema),
  parked: format(parkedSchema),
  moved: format(movedSchema),
  place: format(placeSchema),
  left: format(leftSchema),
  "order-end": format(orderEndSchema),
  pairing: format(pairingSchema),
  league: format(leagueSchema),
  standings: format(standingsSchema),
  "round-due": format(pairingSchema),
  match: format(matchSchema),
  "seek-end": format(seekEndSchema),
  "board-parked": format(boardParkedSchema),
};

/** A post as the store keeps it: it knows where it goes, not what it says. */
export interface PostText {
  readonly id: number;
  readonly to: Address;
  readonly kind: string;
  readonly text: string;
}

export const postText = <Kind extends PostKind>(said: {
  readonly kind: Kind;
  readonly payload: Payloads[Kind];
}): string => payloads[said.kind].write(said.payload);

/** What a row says. Throws `Unreadable` with its number and kind. */
export function readPost({ id, to, kind, text }: PostText): Said {
  const what = `post ${id} (${kind})`;
  switch (kind) {
    case "lobby":
      return { kind, to: channel(to, what), payload: payloads.lobby.read(text, what) };
    case "first":
      return { kind, to: channel(to, what), payload: payloads.first.read(text, what) };
    case "move":
      return { kind, to: channel(to, what), payload: payloads.move.read(text, what) };
    case "chapter":
      return { kind, to: channel(to, what), payload: payloads.chapter.read(text, what) };
    case "hand":
      return { kind, to: person(to, what), payload: payloads.hand.read(text, what) };
    case "reminder":
      return { kind, to: person(to, what), payload: payloads.reminder.read(text, what) };
    case "time-out":
      return { kind, to: channel(to, what), payload: payloads["time-out"].read(text, what) };
    case "closed-dm":
      return { kind, to: channel(to, what), payload: payloads["closed-dm"].read(text, what) };
    case "unreadable":
      return { kind, to: channel(to, what), payload: payloads.unreadable.read(text, what) };
    case "parked":
      return { kind, to: person(to, what), payload: payloads.parked.read(text, what) };
    case "moved":
      return { kind, to: channel(to, what), payload: payloads.moved.read(text, what) };
    case "place":
      return { kind, to: channel(to, what), payload: payloads.place.read(text, what) };
    case "left":
      return { kind, to: channel(to, what), payload: payloads.left.read(text, what) };
    case "pairing":
      return { kind, to: channel(to, what), payload: payloads.pairing.read(text, what) };
    case "league":
      return { kind, to: channel(to, what), payload: payloads.league.read(text, what) };
    case "standings":
      return { kind, to: channel(to, what), payload: payloads.standings.read(text, what) };
    case "round-due":
      return { kind, to: person(to, what), payload: payloads["round-due"].read(text, what) };
    case "match":
      return { kind, to: channel(to, what), payload: payloads.match.read(text, what) };
    case "seek-end":
      return { kind, to: person(to, what), payload: payloads["seek-end"].read(text, what) };
    case "board-parked":
      return { kind, to: person(to, what), payload: payloads["board-parked"].read(text, what) };
    case "order-end":
      return { kind, to: person(to, what), payload: payloads["order-end"].read(text, what) };
    default:
      throw new Unreadable(what, "its kind is not known");
  }
}

/** What a post of a move showed, without the people whom it called and told of; nothing if it cannot be read. */
export function leafText(post: PostText): string | null {
  try {
    const said = readPost(post);
    if (said.kind !== "move") return null;
    const { calls: _, offers: __, end: ___, deal: ____, asks, ...shown } = said.payload;
    return payloads.move.write({ ...shown, asks: asks.map((ask) => ({ ...ask, userId: null })) });
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

function channel(to: Address, what: string): Channel {
  if ("channelId" in to) return to;
  throw new Unreadable(what, "it is not for a person");
}

function person(to: Address, what: string): Person {
  if ("userId" in to) return to;
  throw new Unreadable(what, "it is not for a channel");
}
