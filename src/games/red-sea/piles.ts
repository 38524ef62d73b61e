import type { Passage } from "../../i18n/index.ts";
import { pilesOf } from "../cold-war/piles.ts";
import { guestsOf } from "../cold-war/rules/combination.ts";
import type { CardId } from "./cards/ids.ts";
import { cards, deckOf } from "./cards/index.ts";
import { firstTurn } from "./components/board.ts";
import type { RedSeaView } from "./view.ts";

/** Where the cards lie; the Late War joins after the first turn [4.4]. */
export function piles(view: RedSeaView): readonly Passage[] {
  const late = [...deckOf("late"), ...guestsOf<CardId>(view).filter((card) => cards[card].era === "late")];
  const later = view.turn < firstTurn.late ? [{ era: "late" as const, turn: firstTurn.late, cards: late }] : [];
  return pilesOf(view, cards, later);
}
