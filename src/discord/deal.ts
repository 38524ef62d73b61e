import { type Language, mixture, seedOf } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { type PhraseKey, says } from "../i18n/index.ts";
import type { ToldDeal } from "../store/index.ts";

/** A word as it is written: it calls nobody, is no command and no formatting, and turns around nothing beside it. */
export const shownWord = (word: string): string => `\`\u2068${word}\u2069\``;

/** What is told of a deal, in small letters: hash and words, and when the game is over how they are checked. */
export function dealLines(title: AnyTitle, language: Language, deal: ToldDeal, hasRecord: boolean): string[] {
  const say = (key: PhraseKey, args = {}) => says(language, { key, args }, title.messages);
  const { commitment, secret, words } = deal;
  const brought = words.map(([seat, word]) => `${title.messages.name(seat)?.[language] ?? seat} ${shownWord(word)}`);
  const lines = [
    say("lobby.seed", { commitment }),
    ...(brought.length === 0 ? [] : [say("deal.words", { words: brought })]),
    ...(secret === undefined ? [] : checks({ secret, words }, say)),
    ...(hasRecord ? [say("deal.record")] : []),
  ];
  return lines.map((line) => `-# ${line}`);
}

function checks(
  { secret, words }: Required<Pick<ToldDeal, "secret" | "words">>,
  say: (key: PhraseKey, args?: object) => string,
): string[] {
  const revealed = say("deal.secret", { secret });
  if (words.length === 0) return [revealed, say("deal.alone")];
  return [revealed, say("deal.seed", { seed: seedOf({ secret, words }), mixture: mixture({ secret, words }) })];
}
