import type { Language, Outcome } from "../engine/index.ts";
import type { GameMessages } from "./game-messages.ts";
import { worded } from "./phrase.ts";

/** How the game ended and who won. */
export function outcomeLine(language: Language, { winners, key, args }: Outcome, game: GameMessages): string {
  const told = { key: winners.length === 0 ? `end.${key}.draw` : `end.${key}`, args: { ...args, winners } };
  return worded(language, told, game) ?? `(${key})`;
}
