import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** A word that somebody has brought to the deal, by the seat as it was called before anything was dealt. */
export type BroughtWord<Seat extends string = string> = readonly [seat: Seat, word: string];

/** What all chance in a game comes from: the secret of whoever deals, and the words that the players have brought. */
export interface Deal<Seat extends string = string> {
  readonly secret: string;
  readonly words: readonly BroughtWord<Seat>[];
}

/** Published before anybody brings a word; the secret itself when the game is over. `printf %s SECRET | sha256sum` gives the same. */
export const commitment = (secret: string): string => hash(secret);

/**
 * What every die and every shuffle follows from: the hash of secret and words, so that neither whoever deals nor a player can
 * have chosen it alone. Where nobody has brought a word it is the secret itself, as in games from before there were words.
 */
export const seedOf = (deal: Deal): string => (deal.words.length === 0 ? deal.secret : hash(mixture(deal)));

/**
 * The text whose hash is the seed: a JSON array of the secret and a pair for each word, in the order of the seats.
 * It is all printable ASCII without quotation marks that a shell would take for its own, so that it can be copied.
 */
export function mixture({ secret, words }: Deal): string {
  return JSON.stringify([secret, ...bySeat(words)]).replace(/[^ -~]|['`]/g, escaped);
}

/** In the order of the seats' ids, by code units. */
export const bySeat = (words: readonly BroughtWord[]): readonly BroughtWord[] =>
  [...words].sort(([one], [two]) => (one < two ? -1 : 1));

/** As JSON itself would have it: one for each half of a character beyond the first 65,536. */
const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
