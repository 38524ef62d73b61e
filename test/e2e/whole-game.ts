import { Random } from "../fuzz/random.ts";
import { labelsOf, type Person, textOf } from "./person.ts";
import type { Player } from "./players.ts";
import { Scene } from "./scene.ts";
import { Watch } from "./secrecy.ts";

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
}

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
    most = 1000,
  } = wanted;
  const scene = await Scene.set({ seed });
  const people = ["anna", "boris", "chen", "dasha"].map((name) => scene.person(name));
  const seated = people.slice(0, seats.length);
  const [anna] = people as [Person];
  await scene.seat(seated, seats, { title, ...(options === "" ? {} : { options }) });
  const watch = await Watch.over(people);
  const random = new Random(seed);
  const refused: string[] = [];
  const misposted: string[] = [];
  let turns = 0;
  for (let idle = 0; idle < 4; idle++)
    for (const [at, person] of seated.entries()) {
      const before = await scene.game();
      if (before.status !== "running") break;
      const last = (await anna.lastPost()).id;
      const turn = turns < most ? await players[at]?.(person, random) : await resigned(person);
      if (turn == null) continue;
      idle = -1;
      turns++;
      await scene.calm();
      if (!publicCards) await watch.look([person, turn.outcome]);
      const after = await scene.game();
      if (after.version === before.version && turn.changes)
        refused.push(`${turn.did}: ${turn.outcome.message && textOf(turn.outcome.message)}`);
      misposted.push(...(await wrongPosts(anna, last, turn.did)));
    }
  return { scene, turns, refused, leaks: watch.leaks, looked: watch.looked, misposted };
}

async function resigned(person: Person) {
  return { outcome: await person.run("game resign"), did: "resign", changes: true };
}

/**
 * At most one post that asks for a step, chapters before it once each, buttons on the last one only, and nobody's phone rings
 * but theirs who are named there.
 */
async function wrongPosts(reader: Person, last: string, did: string): Promise<string[]> {
  const posts = await reader.posts(40);
  const fresh = posts.filter(({ id }) => BigInt(id) > BigInt(last));
  const past = posts.slice(0, -1).filter((post) => labelsOf(post).length > 0);
  const called = fresh.flatMap((post) => post.rang.filter((id) => !textOf(post).includes(`▸ <@${id}>`)));
  return [
    ...(fresh.filter((post) => textOf(post).includes("▸")).length > 1 ? [`${did}: ${fresh.length} posts`] : []),
    ...(new Set(fresh.map(textOf)).size < fresh.length ? [`${did}: a post twice`] : []),
    ...(past.length > 0 ? [`${did}: buttons on ${past.length} past posts`] : []),
    ...called.map((id) => `${did}: rang ${id}`),
  ];
}
