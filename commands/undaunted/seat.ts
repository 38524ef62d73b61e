import { stepCommand, typed } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";
import { seatIds } from "../../src/games/undaunted/seating.ts";
import { cardStep, thenSteps } from "./steps.ts";

export const seat = stepCommand(described("seat", "пересесть", "Change the seat, and act", "Пересесть и действовать"), [
  cardStep,
  typed(described("to", "куда", "The seat", "Место"), ["play.use"], {
    required: true,
    only: ["sit:"],
    known: () => seatIds.map((seat) => `sit:${seat}`),
  }),
  ...thenSteps,
]);
