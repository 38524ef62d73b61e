import type { Passage } from "../../i18n/index.ts";
import { pilesOf } from "../cold-war/piles.ts";
import { guestsOf } from "../cold-war/rules/combination.ts";
import type { CardId } from "./cards/ids.ts";
import { cards } from "./cards/index.ts";
import { firstTurn } from "./components/board.ts";
import { stateSeen } from "./danger/state-seen.ts";
import type { en } from "./messages/en.ts";
import { joiningCards } from "./turn-zero/decks.ts";
import type { TwilightView } from "./view.ts";

/** Where the cards lie; the Mid War and the Late War join later [4.4]. */
export function piles(view: TwilightView): readonly Passage[] {
  const state = stateSeen(view);
  const eras = view.options.scenario === "late-war" ? [] : (["mid", "late"] as const);
  const later = eras
    .filter((era) => view.turn < firstTurn[era])
    .map((era) => ({
      era,
      turn: firstTurn[era],
      cards: [...joiningCards(state, era), ...guestsOf<CardId>(view).filter((card) => cards[card].era === era)],
    }));
  return [...crises(view), ...pilesOf(view, cards, later)];
}

/** [TZ] Until the crises are over: how many lie face down, and how many statecraft cards are held. */
function crises({ step, turnZero }: TwilightView): Passage[] {
  if (turnZero === undefined || (step !== "crises" && step !== "crisis" && step !== "aftermath")) return [];
  const { open, left, handSizes } = turnZero;
  const key: keyof typeof en = "piles.turn-zero";
  return [[{ key, args: { open, left, us: handSizes.us, ussr: handSizes.ussr } }]];
}
