import type { Danger, Language } from "../engine/index.ts";
import type { GameMessages } from "./game-messages.ts";
import { gamePhrase, phrase } from "./phrase.ts";

/** What an answer may cost, in a sentence without Markdown: `DEFCON 2 → 1: nuclear war, you lose.` */
export function dangerWords(language: Language, { key, args, chance, decides }: Danger, game: GameMessages): string {
  const plain = gamePhrase(language, { key, args }, game).replaceAll("*", "");
  const isEnd = key.startsWith("end.");
  const sentences = [isEnd ? phrase(language, { key: "danger.lose", args: { end: plain } }) : plain];
  if (isEnd && decides !== undefined)
    sentences.push(phrase(language, { key: "danger.unless", args: { enemy: decides } }, game));
  if (chance !== undefined) {
    const percent = Math.round((chance.ways / chance.cases) * 100);
    sentences.push(phrase(language, { key: "danger.chance", args: { ...chance, percent } }));
  }
  return sentences.join(" ");
}
