import { verify } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import type { PlaygroundClient, SeenMessage } from "../../src/playground/client.ts";
import { welcomeId } from "../../src/playground/welcome.ts";
import type { PostKind, SentPost, Store } from "../../src/store/index.ts";
import { exportRecord } from "../../src/table/index.ts";
import { controlsOf } from "../processes/controls.ts";
import { movesAmong } from "../table/posts.ts";
import type { Taken } from "./players.ts";

/** What is wrong after everything has been recovered and sent; each line names one thing. */
interface Verdict {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly posts: readonly string[];
  readonly moves: number;
  readonly sent: number;
}

interface Scene {
  readonly store: Store;
  readonly discord: PlaygroundClient;
  readonly channels: readonly string[];
  readonly people: readonly { readonly id: string; readonly key: string }[];
  readonly games: ReadonlySet<string>;
  readonly taken: readonly Taken[];
  /** Which game and version a post was made for, as its buttons said when it came. */
  readonly posted: ReadonlyMap<string, string>;
}

export async function judge(scene: Scene): Promise<Verdict> {
  const moves = await judgeMoves(scene);
  const { wrong, sent } = await judgePosts(scene);
  return { ...moves, posts: wrong, sent };
}

/** Every pick that was acknowledged stands in the store once, and every finished game follows from its seed and picks. */
async function judgeMoves({ store, games, taken }: Scene) {
  const stored = new Map<string, string[]>();
  const doubled: string[] = [];
  let moves = 0;
  for (const id of games) {
    const answers = await store.answers(id);
    moves += answers.length;
    for (const { interactionId, option } of answers)
      if (interactionId !== null) stored.set(interactionId, [...(stored.get(interactionId) ?? []), option]);
    if (!(await follows(store, id))) doubled.push(`game ${id} does not follow from its picks`);
  }
  for (const [interaction, options] of stored)
    if (options.length > 1) doubled.push(`interaction ${interaction}: ${options.join(", ")}`);
  const lost = taken
    .filter(({ interaction }) => !stored.has(interaction))
    .map(({ interaction, game, option, kind, said }) => `game ${game}, ${interaction}: ${option}, ${kind} ${said}`);
  return { lost, doubled, moves };
}

async function follows(store: Store, id: string): Promise<boolean> {
  const game = await store.game(id);
  if (game === null || game.status !== "finished") return game !== null;
  const title = titles.get(game.title);
  if (title === undefined) return false;
  return verify(title.game, await exportRecord({ store, titles }, game)).ok;
}

/**
 * Every post of a move stands in its channel once and in order unless the next one tells its turn on, likewise every hand,
 * and only the last can be pressed.
 */
async function judgePosts({ store, discord, channels, people, games, posted }: Scene) {
  const wrong: string[] = [];
  const moves = standing(await sentOf(store, games, "move"));
  const hands = await sentOf(store, games, "hand");
  const lobbies = new Set((await sentOf(store, games, "lobby")).map(idOf));
  if ((await store.pendingCount()) > 0) wrong.push("something is still waiting to be sent");
  for (const channel of channels) {
    const told = moves.filter(({ to }) => "channelId" in to && to.channelId === channel);
    // the lobby's post is usually the answer to the command that opened it, and no post of a move in any case
    const seen = (await readAll(discord, "anna", channel)).filter(({ id }) => !lobbies.has(id));
    wrong.push(
      ...compare(
        channel,
        told.map(keyOf),
        seen.map(({ id }) => posted.get(id) ?? `message ${id}`),
      ),
    );
    wrong.push(...compare(channel, told.map(idOf), seen.map(idOf)));
    wrong.push(...stillPressed(seen, posted));
  }
  for (const { id, key } of people) {
    const told = hands.filter(({ to }) => "userId" in to && to.userId === id);
    wrong.push(...compare(`the DM of ${key}`, told.map(idOf), (await readAll(discord, key, "dm")).map(idOf)));
  }
  return { wrong, sent: moves.length + hands.length };
}

function standing(moves: readonly SentPost[]): SentPost[] {
  const replaced = new Set(movesAmong(moves).map(({ game, replaces }) => `${game} ${replaces}`));
  return moves.filter((post) => !replaced.has(keyOf(post)));
}

const keyOf = (post: SentPost): string =>
  movesAmong([post])
    .map(({ game, version }) => `${game} ${version}`)
    .join();
const idOf = (sent: SentPost | SeenMessage): string => ("messageId" in sent ? (sent.messageId ?? "") : sent.id);

async function sentOf(store: Store, games: ReadonlySet<string>, kind: PostKind): Promise<SentPost[]> {
  const all: SentPost[] = [];
  for (const game of games) all.push(...(await store.sentPosts(game, kind, 1_000_000)));
  return all.sort((one, two) => one.id - two.id);
}

/** What the bot said by itself: not the answers to commands, nor the word of welcome that is there from the beginning. */
async function readAll(discord: PlaygroundClient, person: string, channel: string): Promise<SeenMessage[]> {
  const all: SeenMessage[] = [];
  for (let after = "0"; ; ) {
    const page = await discord.messages({ person, channel, after, limit: 500 });
    all.push(...page);
    if (page.length < 500) break;
    after = page.at(-1)?.id ?? after;
  }
  return all
    .filter(({ author, interaction, ephemeral }) => author.bot && interaction === null && !ephemeral)
    .filter(({ id }) => id !== welcomeId);
}

function compare(where: string, told: readonly string[], seen: readonly string[]): string[] {
  const count = (all: readonly string[], one: string) => all.filter((each) => each === one).length;
  const wrong = [...new Set([...told, ...seen])]
    .filter((each) => count(told, each) !== 1 || count(seen, each) !== 1)
    .map((each) => `${where}, ${each}: stored ${count(told, each)} times, seen ${count(seen, each)} times`);
  if (wrong.length === 0 && told.join() !== seen.join()) wrong.push(`${where}: not in order`);
  return wrong;
}

function stillPressed(seen: readonly SeenMessage[], posted: ReadonlyMap<string, string>): string[] {
  const gameOf = ({ id }: SeenMessage) => posted.get(id)?.split(" ")[0];
  return seen
    .filter((post, at) => seen.slice(at + 1).some((later) => gameOf(later) === gameOf(post)))
    .filter((post) => controlsOf(post).length > 0)
    .map((post) => `the past post ${posted.get(post.id)} still has buttons`);
}
