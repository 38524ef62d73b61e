import type { Danger, Language } from "../engine/index.ts";
import { phrase, worded } from "./phrase.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What an answer may cost, in a sentence without Markdown: `DEFCON 2 → 1: nuclear war, you lose.` */
export function dangerWords(language: Language, { key, args, chance }: Danger, game: Vocabulary): string {
  const words = worded(language, { key, args }, game, false) ?? key;
  const plain = words.replaceAll("**", "");
  const sentence = key.startsWith("end.") ? phrase(language, { key: "danger.lose", args: { end: plain } }) : plain;
  if (chance === undefined) return sentence;
  const percent = Math.round((chance.ways / chance.cases) * 100);
  return `${sentence} ${phrase(language, { key: "danger.chance", args: { ...chance, percent } })}`;
}
