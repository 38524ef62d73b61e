import { stepCommand, typed } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";
import { seatIds } from "../../src/games/undaunted/seating.ts";
import { cardStep, thenSteps } from "./steps.ts";

export const board = stepCommand(
  described("board", "сесть-в", "Board a vehicle, and act", "Сесть в технику и действовать"),
  [
    cardStep,
    typed(described("into", "куда", "Vehicle and seat", "Техника и место"), ["play.use"], {
      required: true,
      only: ["board:"],
      known: () => seatIds.map((seat) => `board:${seat}`),
    }),
    ...thenSteps,
  ],
);
