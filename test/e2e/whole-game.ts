import { visible } from "../../src/engine/index.ts";
import type { SeenMessage } from "../../src/playground/client.ts";
import type { StoredGame } from "../../src/store/index.ts";
import { Random } from "../fuzz/random.ts";
import { movesAmong } from "../table/posts.ts";
import { faultsOf } from "./limits.ts";
import { labelsOf, type Options, type Person, textOf } from "./person.ts";
import { Caution, type Player, type Turn } from "./players.ts";
import { Scene } from "./scene.ts";
import { matchOf, Watch } from "./secrecy.ts";

export interface Played {
  readonly scene: Scene;
  /** Picks by command or click, and those that changed nothing although they were offered. */
  readonly turns: number;
  readonly refused: readonly string[];
  readonly leaks: readonly string[];
  /** Texts that were looked at for secrets. */
  readonly looked: number;
  /** What was wrong with the posts on the way. */
  readonly misposted: readonly string[];
  /** Posts to everybody, and how often each command was typed. */
  readonly posts: number;
  readonly verbs: ReadonlyMap<string, number>;
  /** As it is in the end. */
  readonly game: StoredGame;
}

/** First posts are edited while their game goes on. */
const GATHER_MS = 200;

/** What is played: Twilight Struggle as usual, if nothing else is said. */
export interface Wanted {
  readonly title?: string;
  /** As typed in the option `options` of `/game new`. */
  readonly options?: string;
  readonly seats?: readonly string[];
  /** Names of cards in hands are names of what stands on the board: no word tells a secret. */
  readonly publicCards?: boolean;
  /** Whoever is to move after so many turns resigns. */
  readonly most?: number;
  readonly pictures?: boolean;
  /** Nobody loses the game on purpose. */
  readonly cautious?: boolean;
  /** A step may be told in several posts. */
  readonly chapters?: boolean;
  /** Not in a channel but in a thread of its own, or in a post of a forum; its first post is then kept current. */
  readonly place?: "thread" | "forum";
}

/**
 * A game of Anna, in English, and Boris, in Russian, to its end; whoever has no seat watches. After every step everybody's
 * screens are searched for secrets and the channel's posts are counted.
 */
export async function playThrough(seed: string, players: readonly Player[], wanted: Wanted = {}): Promise<Played> {
  const {
    title = "twilight-struggle",
    options = "",
    seats = ["us", "ussr"],
    publicCards = false,
    most = 3000,
    pictures = false,
    chapters = false,
    cautious = false,
    place,
  } = wanted;
  const scene = await Scene.set({ seed, pictures, ...(place === undefined ? {} : { gatherMs: GATHER_MS }) });
  const opened = { title, ...(options === "" ? {} : { options }) };
  const channel = await sitDown(scene, seats, opened, place);
  const people = cast.map((name) => scene.person(name, channel));
  const seated = people.slice(0, seats.length);
  const [anna] = people as [Person];
  const watch = await Watch.over(people, publicCards);
  const random = cautious ? new Caution(seed) : new Random(seed);
  const refused: string[] = [];
  const misposted: string[] = [];
  const verbs = new Map<string, number>();
  let [turns, posts] = [0, 0];
  for (let idle = 0; idle < 4; idle++)
    for (const [at, person] of seated.entries()) {
      const before = await scene.game(channel);
      if (before.status !== "running") break;
      const last = (await anna.lastPost()).id;
      const turn = turns < most ? await players[at]?.(person, random) : await resigned(person);
      if (turn == null) continue;
      idle = -1;
      turns++;
      if (turn.verb !== undefined) verbs.set(turn.verb, (verbs.get(turn.verb) ?? 0) + 1);
      await scene.calm();
      await watch.look([person, turn.outcome]);
      const after = await scene.game(channel);
      if (after.version === before.version && turn.changes)
        refused.push(`${turn.did}: ${turn.outcome.message && textOf(turn.outcome.message)}`);
      const all = await anna.posts(40);
      const fresh = all.filter(({ id }) => BigInt(id) > BigInt(last));
      posts += fresh.length;
      const seen = [...fresh, ...(turn.outcome.message === null ? [] : [turn.outcome.message])];
      const faults = [...wrongPosts(all, fresh, chapters), ...seen.flatMap(faultsOf)];
      misposted.push(...faults.map((fault) => `${turn.did}: ${fault}`));
    }
  const game = await scene.game(channel);
  misposted.push(...waysMissing(game), ...(await untold(scene, game)));
  return { scene, turns, refused, leaks: watch.leaks, looked: watch.looked, misposted, posts, verbs, game };
}

const cast = ["anna", "boris", "chen", "dasha"];

/** A game begins; says where. */
async function sitDown(scene: Scene, seats: readonly string[], options: Options, place: Wanted["place"]) {
  const forum = place === "forum" ? await scene.people.makeChannel({ name: "games", kind: "forum" }) : null;
  const [host, ...guests] = cast.slice(0, seats.length).map((name) => scene.person(name)) as [Person, ...Person[]];
  const where = forum === null ? { thread: place === "thread" } : { channel: forum.id };
  await host.run("game new", { ...where, ...options, seat: seats[0] ?? "" });
  const below = async () => {
    const { channels } = await scene.people.world();
    const { id: parent } = forum ?? channels.find(({ name }) => name === host.channel) ?? {};
    return channels.find((each) => each.parent === parent)?.id ?? host.channel;
  };
  const lobby = await below();
  for (const [at, guest] of guests.entries()) await guest.at(lobby).run("game join", { seat: seats[at + 1] ?? "" });
  await host.at(lobby).run("game start");
  await scene.calm();
  return below();
}

/** What the channel is taken to have been told and stands in none of the posts that have not given way to others. */
async function untold({ store }: Scene, game: StoredGame): Promise<string[]> {
  const posts = movesAmong(await store.sentPosts(game.id, "move", 1_000_000));
  const replaced = new Set(posts.map(({ replaces }) => replaces));
  const told = posts.filter(({ version }) => !replaced.has(version)).flatMap(({ entries }) => entries);
  const left = told.map((entry) => JSON.stringify(entry));
  return (await store.log(game.id, 0, game.table.posted)).flatMap(({ index, ...entry }) => {
    const at = left.indexOf(JSON.stringify(visible(entry, null)));
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [] : [`entry ${index} was not told: ${JSON.stringify(entry)}`];
  });
}

/** Who is asked something, when nobody has found a way to go on. */
const waysMissing = (game: StoredGame): string[] =>
  game.status === "running" ? matchOf(game).pending.map(({ seat, kind }) => `no way on for ${seat}: ${kind}`) : [];

async function resigned(person: Person): Promise<Turn> {
  return { outcome: await person.insist("game resign"), did: "resign", changes: true };
}

/** What the first post of a game keeps. */
const briefings: readonly string[] = ["Scenario", "How to Win", "Сценарий", "Как победить"];

/**
 * At most one post for a step, or one that asks after chapters told once each; buttons on the last one only, and nobody's
 * phone rings but theirs who are named there.
 */
function wrongPosts(posts: readonly SeenMessage[], fresh: readonly SeenMessage[], chapters: boolean): string[] {
  const past = posts.slice(0, -1).filter((post) => labelsOf(post).some((label) => !briefings.includes(label)));
  // the end is told to everybody
  const going = fresh.filter((post) => !labelsOf(post).includes("Rematch"));
  const called = going.flatMap((post) => post.rang.filter((id) => !textOf(post).includes(`▸ <@${id}>`)));
  const counted = chapters ? fresh.filter((post) => textOf(post).includes("▸")) : fresh;
  return [
    ...(counted.length > 1 ? [`${counted.length} posts`] : []),
    ...(new Set(fresh.map(textOf)).size < fresh.length ? ["a post twice"] : []),
    ...(past.length > 0 ? [`buttons on ${past.length} past posts`] : []),
    ...called.map((id) => `rang ${id}`),
  ];
}
