import type { Language } from "../../../engine/index.ts";
import { type Side, sides } from "../seats.ts";
import type { ColdWarState } from "../state.ts";
import type { FamilyView } from "../view.ts";
import { type Book, say } from "./book.ts";

/** What shared cards leave behind, as far as a game has it; all of it is public. */
type Marked = FamilyView & Readonly<Pick<ColdWarState, "first" | "centcom" | "shown" | "missileEnvy" | "guests">>;

/** What binds both sides besides the events in effect. */
export function markerLines<View extends Marked>(book: Book<View>, view: View, language: Language): string[] {
  const { first, centcom, shown, missileEnvy } = view;
  const lines: string[] = [];
  if (first === "us") lines.push(say(book, language, "board.first", { side: first }));
  if (centcom) {
    const country = book.board(view).id(centcom.place);
    lines.push(say(book, language, "board.centcom", { side: centcom.side, country }));
  }
  if (shown) lines.push(say(book, language, "board.shown", { side: shown.side, cards: [...shown.cards] }));
  if (missileEnvy) lines.push(say(book, language, "board.missile-envy", { side: missileEnvy }));
  return lines;
}

/** [12] The cards that each side has brought in. */
export const guestLines = <View extends Marked>(book: Book<View>, { guests }: View, language: Language): string[] =>
  sides.flatMap((side: Side) =>
    guests === undefined || guests[side].length === 0
      ? []
      : [say(book, language, "board.guests", { side, cards: [...guests[side]] })],
  );
