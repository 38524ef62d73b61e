import { type Language, readSaved } from "../engine/index.ts";
import { refusal } from "../i18n/index.ts";
import { isActive, type Store, type StoredGame } from "../store/index.ts";
import type { Footage } from "./footage.ts";

/** More posts than any game has. */
const ALL = 100_000;

interface Wanted {
  readonly language: Language;
  /** With the positions as they were stored, which takes longer. */
  readonly positions?: boolean;
}

/**
 * What a film of a game is made from. Of one that goes on these are its posts alone, which everybody has read; of one that is over
 * also all that the hands follow from.
 */
export async function footageOf(
  store: Pick<Store, "lastMoves" | "answers" | "positions">,
  game: StoredGame,
  { language, positions = false }: Wanted,
): Promise<Footage> {
  if (game.saved === null) throw refusal("refusal.lobby");
  const posts = (await store.lastMoves(game, ALL)).reverse();
  const chairs = game.seats.map(({ seat, userId, userName }) => ({ seat, userId, name: userName }));
  const told = { title: game.title, language, posts, chairs };
  if (isActive(game.status)) return { ...told, ended: null };
  const { seed, options } = readSaved(game.saved, `position of game ${game.id}`);
  const acts = (await store.answers(game.id)).map(({ kind, seat, option }) => ({ kind, seat, option }));
  const stored = positions ? await store.positions(game.id) : null;
  return { ...told, ended: { outcome: game.outcome, seed, options, acts, positions: stored } };
}
