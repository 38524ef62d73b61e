import { stepCommand, typed } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";
import { actionIds } from "../../src/games/undaunted/data/index.ts";
import { seatIds } from "../../src/games/undaunted/seating.ts";
import { cardStep, thenSteps } from "./steps.ts";

/** A whole play in one line: the card, what it does, where, and a change of place before or after. */
export const act = stepCommand(described("act", "действие", "Play a card", "Разыграть карту"), [
  cardStep,
  typed(
    described("action", "что", "Its action, or a change of place", "Действие карты или перемена места"),
    ["play.use"],
    { required: true, known: () => [...actionIds, "leave", "hunker", "rally"] },
  ),
  ...thenSteps,
  typed(described("after", "после", "A change of place afterwards", "Перемена места после действия"), ["play.place"], {
    otherwise: "stay",
    ahead: () => ["stay", "leave", ...seatIds.flatMap((seat) => [`board:${seat}`, `sit:${seat}`])],
  }),
]);
