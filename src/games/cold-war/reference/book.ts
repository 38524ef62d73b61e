import type { Args, Language } from "../../../engine/index.ts";
import type { GameMessages } from "../../../i18n/game-messages.ts";
import { worded } from "../../../i18n/phrase.ts";
import type { Board, Place } from "../components/board.ts";
import { type Side, sides } from "../seats.ts";
import type { Status } from "../standing.ts";
import { controls } from "../standing.ts";
import type { FamilyView } from "../view.ts";

/** What scoring a region now would give. */
interface Score {
  readonly us: { readonly status: Status; readonly vp: number };
  readonly ussr: { readonly status: Status; readonly vp: number };
  /** Whom it would make win the game. */
  readonly wins: Side | null;
}

/** What look-ups need of a game. */
export interface Book<View extends FamilyView> {
  readonly words: GameMessages<View>;
  /** The board with the stability that holds. */
  board(view: View | null): Board;
  score(view: View, region: string): Score;
}

/** A phrase of the game, with Markdown. */
export const say = <View extends FamilyView>(
  { words }: Pick<Book<View>, "words">,
  language: Language,
  key: string,
  args: Args = {},
): string => worded(language, { key, args }, words as GameMessages) ?? key;

export const controllerOf = <View extends FamilyView>(book: Book<View>, view: View, place: Place): Side | null =>
  sides.find((side) => controls(book.board(view), view, side, place)) ?? null;
