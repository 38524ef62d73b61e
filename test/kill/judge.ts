import type { PlaygroundClient, SeenMessage } from "../../src/playground/client.ts";
import { welcomeId } from "../../src/playground/welcome.ts";
import type { Store } from "../../src/store/index.ts";
import { judgeActs } from "./judge-acts.ts";
import { type Heard, judgePosts } from "./judge-posts.ts";
import { keptPosts } from "./kept-posts.ts";
import { people } from "./players.ts";
import type { Told } from "./told.ts";

/** What is wrong after everything has been recovered and sent; each line names one thing. */
export interface Verdict {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly postsMissing: readonly string[];
  readonly postsDoubled: readonly string[];
  readonly stored: number;
  readonly posts: number;
}

interface Scene {
  readonly store: Store;
  readonly database: string;
  readonly discord: PlaygroundClient;
  readonly games: ReadonlySet<string>;
  readonly told: readonly Told[];
}

export async function judge({ store, database, discord, games, told }: Scene): Promise<Verdict> {
  const { lost, doubled, stored } = await judgeActs(store, games, told);
  const kept = await keptPosts(database);
  const { missing, doubled: twice } = judgePosts(kept, await everythingSaid(discord), await overOf(store, games));
  return { lost, doubled, postsMissing: missing, postsDoubled: twice, stored, posts: kept.length };
}

async function overOf(store: Store, games: ReadonlySet<string>): Promise<Set<string>> {
  const over = new Set<string>();
  for (const id of games) {
    const game = await store.game(id);
    if (game?.finishedAt != null) over.add(id);
  }
  return over;
}

/** What the bot has said in every channel and to everybody who plays. */
async function everythingSaid(discord: PlaygroundClient): Promise<Heard[]> {
  const world = await discord.world();
  const channels = world.channels.filter(({ kind }) => kind !== "dm" && kind !== "forum");
  const heard: Heard[] = [];
  for (const { id, name } of channels) heard.push({ place: id, name, messages: await readAll(discord, "anna", id) });
  for (const { id, key } of world.people.filter(({ key }) => people.some((name) => name === key)))
    heard.push({ place: id, name: `the DM of ${key}`, messages: await readAll(discord, key, "dm") });
  return heard;
}

const PAGE = 500;

/** Without what one person alone was answered, what Discord says by itself, and answers that never came. */
async function readAll(discord: PlaygroundClient, person: string, channel: string): Promise<SeenMessage[]> {
  const all: SeenMessage[] = [];
  for (let after = "0"; ; ) {
    const page = await discord.messages({ person, channel, after, limit: PAGE });
    all.push(...page);
    if (page.length < PAGE) break;
    after = page.at(-1)?.id ?? after;
  }
  return all.filter(
    ({ id, author, ephemeral, thinking, failed, components }) =>
      author.bot && !ephemeral && !thinking && !failed && components.length > 0 && id !== welcomeId,
  );
}
