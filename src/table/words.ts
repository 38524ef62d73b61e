import { type BroughtWord, bySeat, type Deal, readSaved } from "../engine/index.ts";
import { refusal } from "../i18n/index.ts";
import { type GameRecord, isActive, type StoredGame, type ToldDeal } from "../store/index.ts";
import type { TableContext } from "./context.ts";
import { inLobby, type LobbyRequest } from "./in-lobby.ts";

/** How long a word may be. */
export const MOST_OF_A_WORD = 64;

const characters = new Intl.Segmenter();

/** What is not seen, or turns around what stands beside it; but not what joins signs to one. */
const unseen = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/gu;

/**
 * A word as it is kept, shown and dealt with, which is one and the same: a line without anything invisible, and without the one
 * sign that ends what Discord shows as it is written. Cut where it is too long, between what are characters to the eye.
 */
export function wordOf(brought: string): string {
  const line = brought
    .replace(/\p{Cs}/gu, "\ufffd")
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(unseen, "")
    .replaceAll("`", "'")
    .trim();
  if (line.length <= MOST_OF_A_WORD) return line;
  return line.slice(0, characters.segment(line).containing(MOST_OF_A_WORD)?.index).trim();
}

/** The words with one for these seats; an empty one takes back what was there. */
export function withWord(
  words: readonly BroughtWord[],
  seats: readonly string[],
  brought: string,
): readonly BroughtWord[] {
  const word = wordOf(brought);
  const others = words.filter(([seat]) => !seats.includes(seat));
  return word === "" ? others : bySeat([...others, ...seats.map((seat): BroughtWord => [seat, word])]);
}

/** Brings a word to every seat a person holds, or takes it back; until the game begins it can be changed. */
export function bring(table: TableContext, request: LobbyRequest & { readonly word: string }): Promise<GameRecord> {
  return inLobby(table, request, (game) => {
    const own = game.seats.filter(({ userId }) => userId === request.user.id).map(({ seat }) => seat);
    if (own.length === 0) throw refusal("refusal.word-seat");
    return { set: { words: withWord(game.words, own, request.word) } };
  });
}

/** What everybody may know of a game's deal: the hash and the words, and the secret once the game is over. */
export function toldDeal(game: StoredGame): ToldDeal | null {
  const { commitment, words } = game;
  if (commitment === null) return null;
  return isActive(game.status) ? { commitment, words } : { commitment, ...dealOf(game) };
}

/** What all chance in a game came from, to be told when it is over. In games from before there were words the seed was the secret. */
export function dealOf({ id, secret, saved, words }: StoredGame): Deal {
  if (secret !== null) return { secret, words };
  if (saved === null) throw refusal("refusal.lobby");
  return { secret: readSaved(saved, `position of game ${id}`).seed, words };
}
