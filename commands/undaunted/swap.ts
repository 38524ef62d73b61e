import { stepCommand, typed } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";
import { cards, soldierIds } from "../../src/games/undaunted/data/index.ts";
import { cardStep } from "./steps.ts";

export const swap = stepCommand(
  described("swap", "поменяться", "Change places with a comrade aboard", "Поменяться местами с товарищем"),
  [
    cardStep,
    typed(described("with", "с-кем", "The comrade", "Товарищ"), ["play.use"], {
      required: true,
      only: ["swap:"],
      known: (side) => soldierIds.filter((id) => cards[id].side === side).map((id) => `swap:${id}`),
    }),
  ],
);
