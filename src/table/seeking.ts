import { type OptionValues, Refusal } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { refusal } from "../i18n/index.ts";
import { type Post, type Seek, usualPace } from "../store/index.ts";
import { type TableContext, titleOf, type User } from "./context.ts";
import { lobbyPost } from "./in-lobby.ts";
import { openLobby, start } from "./lobby.ts";
import { optionsOf } from "./options.ts";
import { DAY } from "./pace.ts";
import { positionOf } from "./position.ts";
import { agreedOptions, agreedPace, type Known, misfit, seatsFor, tableFor } from "./seek-fit.ts";
import { halvesOf } from "./seek-hours.ts";

/** So many a person may have at once, in all servers. */
const MOST_SEEKS = 5;
/** So many of one title in one server are looked at for somebody who fits. */
const MOST_LOOKED_AT = 200;
/** How often it is looked again whether somebody fits: ratings, and where a thread can be opened, may have changed. */
const LOOK_MS = DAY / 4;
/** How long those whose game could not be opened wait. */
const AGAIN_MS = DAY / 48;
/** How often it is tried anew when somebody else was faster. */
const ATTEMPTS = 5;

export interface Seeking extends Pick<Seek, "guildId" | "channelId" | "title" | "rated" | "together"> {
  readonly user: User;
  readonly interaction: string;
  /** What differs from the usual game; where something is `null` anything will do, and of everything if it is `null` itself. */
  readonly options: Readonly<Record<string, unknown>> | null;
  readonly seat?: string | null;
  readonly pace?: number | null;
  readonly near?: number | null;
  readonly least?: number | null;
  readonly most?: number | null;
  readonly hours?: number | null;
  /** How many days it stands. */
  readonly days: number;
}

/** Where the thread of a game can be that all of them reach; nothing if there is no such place. */
export type PlaceFor = (said: readonly Pick<Seek, "channelId">[]) => string | null;

/** What became of a wish: somebody was found, or it is waited for. */
export interface Sought {
  readonly seek: Seek;
  readonly match: string | null;
  /** Who plays, if somebody was found. */
  readonly people: readonly Seek[];
}

/** Somebody seeks an opponent; whoever fits is found at once. */
export async function seekOpponent(table: TableContext, seeking: Seeking, place: PlaceFor): Promise<Sought> {
  const { user, interaction, options, days, pace = null, ...rest } = seeking;
  const title = titleOf(table, rest);
  const at = table.now();
  const seek: Seek = {
    ...{ near: null, least: null, most: null, hours: null, seat: null, ...rest },
    ...{ id: `s${interaction}`, userId: user.id, userName: user.name, days: pace, match: null, createdAt: at },
    options: wantedOf(title, options),
    endsAt: new Date(at.getTime() + days * DAY),
    wakeAt: new Date(at.getTime() + Math.min(days * DAY, LOOK_MS)),
  };
  const added = await table.store.addSeek(seek, MOST_SEEKS);
  if (added === "same-title") throw refusal("refusal.seek-again");
  if (added === "too-many") throw refusal("refusal.seek-many", { most: MOST_SEEKS });
  const present = added === "added" ? seek : await table.store.seek(seek.id);
  // one that is delivered twice may have come to its game meanwhile
  if (present === null) return { seek, match: null, people: [] };
  if (present.match !== null)
    return { seek: present, match: present.match, people: await table.store.seeksMatched(present.match) };
  return findTable(table, present, place);
}

/** The options that somebody wants: the usual ones but for what he names, without those of which anything will do. */
function wantedOf(title: AnyTitle, options: Seeking["options"]): OptionValues {
  if (options === null) return {};
  const named = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null));
  const all = optionsOf(title, named);
  return Object.fromEntries(Object.entries(all).filter(([name]) => options[name] !== null));
}

/** Looks for others with whom somebody who seeks can play, and matches them. */
async function findTable(table: TableContext, seek: Seek, place: PlaceFor): Promise<Sought> {
  const { store } = table;
  const title = titleOf(table, seek);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const others = (await store.seeksIn(seek.guildId, MOST_LOOKED_AT, seek.title)).filter(({ id }) => id !== seek.id);
    const people = tableFor(title, [seek], others, await knownOf(table, [seek, ...others]));
    const channelId = people === null ? null : place(people);
    if (people === null || channelId === null) break;
    const match = await store.pairSeeks({ seeks: people, at: table.now(), posts: matchPost(channelId) });
    if (match !== null) return { seek, match, people };
    const present = await store.seek(seek.id);
    if (present === null) break;
    if (present.match !== null)
      return { seek: present, match: present.match, people: await store.seeksMatched(present.match) };
  }
  return { seek, match: null, people: [] };
}

const matchPost =
  (channelId: string) =>
  (match: string): Post[] => [{ to: { channelId }, kind: "match", payload: { match } }];

interface Taking extends Pick<Seeking, "channelId" | "user" | "interaction"> {
  /** Whose wish is taken up, in this server. */
  readonly seek: string;
  readonly guildId: string;
}

/**
 * Somebody takes up the wish of another as it is. At a table for two they play; at a larger one he sits down with him until the
 * others have come.
 */
export async function takeSeek(table: TableContext, taking: Taking, place: PlaceFor): Promise<Sought> {
  const { store } = table;
  const { user, interaction, guildId, channelId } = taking;
  const id = `s${interaction}`;
  const before = await store.seek(id);
  if (before?.match != null)
    return { seek: before, match: before.match, people: await store.seeksMatched(before.match) };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const wanted = await store.seek(taking.seek);
    if (wanted === null || wanted.guildId !== guildId || wanted.match !== null) throw refusal("refusal.seek-gone");
    if (wanted.userId === user.id) throw refusal("refusal.seek-own");
    const title = titleOf(table, wanted);
    const at = table.now();
    const comes: Seek = {
      ...wanted,
      ...{ id, channelId, userId: user.id, userName: user.name, createdAt: at },
      ...{ seat: null, near: null, least: null, most: null, together: false, hours: null },
    };
    const all = await store.seeksIn(guildId, MOST_LOOKED_AT, wanted.title);
    const own = all.find(({ userId }) => userId === user.id);
    const timed = own === undefined ? comes : { ...comes, hours: own.hours };
    const others = all.filter(({ userId }) => userId !== user.id && userId !== wanted.userId);
    const known = await knownOf(table, [wanted, timed, ...others]);
    const why = misfit(wanted, timed, known);
    if (why === "rating" || why === "hours") throw refusal(`refusal.seek-${why}`);
    const people = tableFor(title, [wanted, timed], others, known);
    if (people === null) return joined(table, timed, own);
    const channel = place(people);
    if (channel === null) throw refusal("refusal.seek-place");
    const seeks = people.filter((each) => each !== timed);
    const match = await store.pairSeeks({ seeks, comes: timed, at, posts: matchPost(channel) });
    if (match !== null) return { seek: timed, match, people };
  }
  throw refusal("refusal.seek-gone");
}

/** He waits with the others, in the place of what he has sought himself. */
async function joined(table: TableContext, seek: Seek, own: Seek | undefined): Promise<Sought> {
  if (own !== undefined) await table.store.withdrawSeek(own);
  const added = await table.store.addSeek(seek, MOST_SEEKS);
  if (added === "too-many") throw refusal("refusal.seek-many", { most: MOST_SEEKS });
  if (added === "same-title") throw refusal("refusal.seek-again");
  return { seek, match: null, people: [] };
}

/** Takes one's own wish back. */
export async function withdrawSeek(table: TableContext, id: string, user: User): Promise<Seek> {
  const seek = await table.store.seek(id);
  if (seek === null || seek.userId !== user.id) throw refusal("refusal.seek-none");
  if (!(await table.store.withdrawSeek(seek))) throw refusal("refusal.seek-matched");
  return seek;
}

/** Looks at those whose time has come: they end, or it is looked again who fits. Tells of every server in which something has changed. */
export async function wakeSeeks(
  table: TableContext,
  {
    isOurs,
    place,
    changed,
  }: {
    readonly isOurs: (guildId: string) => boolean;
    readonly place: (guildId: string) => Promise<PlaceFor>;
    readonly changed: (guildId: string) => void;
  },
): Promise<void> {
  const { store } = table;
  const at = table.now();
  for (const seek of await store.seeksToWake(at)) {
    // whoever has its shard does it
    if (!isOurs(seek.guildId)) continue;
    const { title, guildId: guild, userId } = seek;
    if (seek.endsAt <= at || !table.titles.has(title)) {
      const post: Post = { to: { userId }, kind: "seek-end", payload: { title, guild } };
      if (await store.endSeek(seek, [post], at)) changed(guild);
      continue;
    }
    await store.restSeek(seek, new Date(Math.min(seek.endsAt.getTime(), at.getTime() + LOOK_MS)));
    if ((await findTable(table, seek, await place(guild))).match !== null) changed(guild);
  }
}

/** What is known of those who seek in one server. */
export async function knownOf({ store, now }: TableContext, seeks: readonly Seek[]): Promise<Known> {
  const [first] = seeks;
  if (first === undefined) return { points: new Map(), halves: new Map() };
  const isRanged = seeks.some(({ near, least, most }) => near !== null || least !== null || most !== null);
  const users = seeks.map(({ userId }) => userId);
  const points = isRanged ? await store.pointsOf(first, users) : new Map<string, number>();
  const halves = new Map<string, ReadonlySet<number>>();
  for (const { id, userId, hours } of seeks) {
    if (hours === null) continue;
    const { timeZone } = await store.userSettings(userId);
    if (timeZone !== null) halves.set(id, halvesOf(hours, timeZone, now()));
  }
  return { points, halves };
}

/** What those who were matched are to play; nothing if their game is open, or one of them has gone since. */
export async function openMatch(table: TableContext, match: string) {
  const seeks = await table.store.seeksMatched(match);
  const [first] = seeks;
  if (first === undefined) return null;
  const title = titleOf(table, first);
  const options = agreedOptions(title, seeks);
  const seats = seatsFor(title, seeks, match);
  if (seats.length < title.game.seats(options).length) return null;
  const usual = (await table.store.guildSettings(first.guildId)).pace ?? usualPace;
  const rated = seeks.every((seek) => seek.rated);
  return { guildId: first.guildId, title, seeks, options, seats, rated, pace: agreedPace(seeks, usual) };
}

/** Their game cannot be opened where it was to be: they seek on. */
export const freeMatch = async ({ store, now }: TableContext, match: string): Promise<void> => {
  await store.freeMatch(match, new Date(now().getTime() + AGAIN_MS));
};

/** Opens the game of those who were matched in the thread that was made for it, and begins it; once, however often it is tried. */
export async function beginMatch(table: TableContext, match: string, channelId: string): Promise<void> {
  const found = await openMatch(table, match);
  if (found === null) return;
  const { guildId, title, options, seats, rated, pace } = found;
  const seated = seats.map(({ seat, userId, userName }) => ({ seat, user: { id: userId, name: userName } }));
  const [host] = seated;
  if (host === undefined) return;
  const opened = await openLobby(table, {
    ...{ title: title.game.id, options, guildId, channelId, pace, rated, seated, user: host.user },
    ...{ interaction: `open match ${match}`, seats: [], begins: true },
  });
  await begin(table, opened.id, { user: host.user, interaction: `start match ${match}` });
  await table.store.endMatch(match);
}

async function begin(
  table: TableContext,
  id: string,
  request: { readonly user: User; readonly interaction: string },
): Promise<void> {
  const stored = await table.store.game(id);
  if (stored?.status !== "lobby") return;
  try {
    await start(table, { ...request, position: positionOf(table, stored) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // somebody has got up since: the lobby is there for whoever comes
    await table.store.post([lobbyPost(stored.channelId, id)], table.now(), stored);
  }
}
