import { firstPostKey, isMarked } from "../../src/discord/own-messages.ts";
import type { SeenMessage } from "../../src/playground/client.ts";
import { type MovePost, readPost } from "../../src/store/index.ts";
import { controlsOf } from "../processes/controls.ts";
import type { KeptPost } from "./kept-posts.ts";

/** A channel, or somebody's direct messages, with what the bot has said there by itself, oldest first. */
export interface Heard {
  readonly place: string;
  readonly name: string;
  readonly messages: readonly SeenMessage[];
}

interface Posts {
  readonly missing: readonly string[];
  readonly doubled: readonly string[];
}

/** A post that should stand somewhere, known by its mark. */
interface Expected {
  readonly place: string;
  readonly key: string;
  readonly what: string;
  /** The message that it was noted down as. */
  readonly noted: string | null;
  /** Nothing, for what is edited and so has no place in the order. */
  readonly order: number | null;
  /** What has become untrue need not be sent, but may have been before it was given up. */
  readonly needless?: boolean;
  /** Its game was over before it could be sent; if it was sent all the same, it is noted down. */
  readonly tooLate?: boolean;
}

/**
 * Everything that was to be said stands where it should once and in order, unless the next one tells its turn on; nothing else
 * does; and of the posts of a game only the last can be pressed.
 */
export function judgePosts(kept: readonly KeptPost[], heard: readonly Heard[], over: ReadonlySet<string>): Posts {
  const missing: string[] = [];
  const doubled: string[] = [];
  for (const post of kept) {
    if (post.state === "waiting") missing.push(`${nameOf(post)} still waits to be sent (${post.error})`);
    if (post.state === "dropped") missing.push(`${nameOf(post)} was given up: ${post.error}`);
  }
  const expected = expectedOf(kept, over);
  for (const { place, name, messages } of heard) {
    const here = expected.filter((each) => each.place === place);
    const unknown = new Set(messages);
    let last = "0";
    for (const { key, what, noted, order, needless = false, tooLate = false } of here) {
      const found = messages.filter((message) => isMarked(message, key));
      for (const message of found) unknown.delete(message);
      const [first] = found;
      if (first === undefined && !needless && !tooLate) missing.push(`${name}: ${what}`);
      if (found.length > 1) doubled.push(`${name}: ${what} stands ${found.length} times`);
      else if (first !== undefined && noted !== first.id && !needless)
        missing.push(`${name}: ${what} is noted down as another message`);
      if (order === null || first === undefined) continue;
      if (BigInt(first.id) < BigInt(last)) missing.push(`${name}: ${what} is not in order`);
      last = first.id;
    }
    for (const { id, components } of unknown)
      doubled.push(`${name}: nothing was to be said with message ${id}: ${JSON.stringify(components).slice(0, 200)}`);
  }
  const places = new Set(heard.map(({ place }) => place));
  for (const { place, what } of expected) if (!places.has(place)) missing.push(`${what}: there is no such channel`);
  doubled.push(...stillPressed(kept, heard));
  return { missing, doubled };
}

const nameOf = ({ id, kind, gameId }: KeptPost): string => `post ${id} (${kind} of game ${gameId})`;

/** A game's first post, its lobby's and hands are kept by editing, and stand once however often they were written down. */
function expectedOf(kept: readonly KeptPost[], over: ReadonlySet<string>): Expected[] {
  const moves = movesOf(kept);
  const replaced = new Set(
    moves.flatMap(({ game, replaces }) => (replaces === undefined ? [] : [`${game} ${replaces}`])),
  );
  const isReplaced = (post: KeptPost) =>
    movesOf([post]).some(({ game, version }) => replaced.has(`${game} ${version}`));
  const said = kept.filter((post) => post.state === "sent" && !isReplaced(post));
  const firsts = new Map(said.filter(({ kind }) => kind === "first").map((post) => [post.gameId, post]));
  const hands = new Map(said.filter(isShownHand).map((post) => [`${post.place} ${post.gameId} ${seatOf(post)}`, post]));
  const lobbies = new Map(said.filter(({ kind }) => kind === "lobby").map((post) => [post.gameId, post]));
  return [
    ...said.flatMap((post) => {
      const { kind, place, nonce, messageId: noted, id } = post;
      if (kind === "first" || kind === "lobby" || kind === "hand") return [];
      const needless = noted === null && kind !== "move" && kind !== "chapter";
      return [{ place, key: nonce, what: nameOf(post), noted, order: id, needless }];
    }),
    ...[...hands.values()].map((post) => ({
      place: post.place,
      key: post.nonce,
      what: `the hand of game ${post.gameId}, ${nameOf(post)}`,
      noted: post.messageId,
      order: null,
    })),
    ...[...firsts.values()].map((post) => ({
      place: post.place,
      key: firstPostKey(post.gameId ?? ""),
      what: `the first post of game ${post.gameId}`,
      noted: post.messageId,
      order: null,
      tooLate: post.messageId === null && over.has(post.gameId ?? ""),
    })),
    ...[...lobbies.values()].flatMap((post) => {
      const first = firsts.get(post.gameId);
      // it has become the first post, or its lobby was closed before it was shown
      if (first?.place === post.place || post.messageId === null) return [];
      return [
        {
          place: post.place,
          key: post.gameId ?? "",
          what: `the lobby of game ${post.gameId}`,
          noted: post.messageId,
          order: null,
        },
      ];
    }),
  ];
}

/** One that another followed is not shown. */
const isShownHand = ({ kind, messageId }: KeptPost): boolean => kind === "hand" && messageId !== null;

function seatOf(post: KeptPost): string {
  const said = readPost(post);
  return said.kind === "hand" ? said.payload.seat : "";
}

const movesOf = (kept: readonly KeptPost[]): MovePost[] =>
  kept
    .filter(({ kind }) => kind === "move")
    .flatMap((post) => {
      const said = readPost(post);
      return said.kind === "move" ? [said.payload] : [];
    });

function stillPressed(kept: readonly KeptPost[], heard: readonly Heard[]): string[] {
  const messages = new Map(heard.flatMap((each) => each.messages.map((message) => [message.id, message])));
  const moves = kept.filter(({ kind, state }) => kind === "move" && state === "sent");
  const last = new Map(moves.map((post) => [post.gameId, post.id]));
  return moves.flatMap((post) => {
    const message = messages.get(post.messageId ?? "");
    if (message === undefined || post.id === last.get(post.gameId) || controlsOf(message).length === 0) return [];
    return [`${nameOf(post)} is past and can still be pressed`];
  });
}
