import { expect } from "vitest";
import { type Ask, type Language, type LogEntry, languages, Match } from "../../src/engine/index.ts";
import { prompt, waiting } from "../../src/i18n/asks.ts";
import { optionDetail, optionLabel } from "../../src/i18n/options.ts";
import { outcomeLine } from "../../src/i18n/outcome.ts";
import { argsIn, keysIn } from "../../src/i18n/pattern.ts";
import { phrase } from "../../src/i18n/phrase.ts";
import { logLine, story } from "../../src/i18n/story.ts";
import type { Catalogue, Vocabulary } from "../../src/i18n/vocabulary.ts";
import { Random } from "../fuzz/random.ts";
import type { Subject } from "../fuzz/subject.ts";

/** Args that a pattern shows, besides those that only choose a form. */
const shownIn = (pattern: string) => [...new Set(argsIn(pattern.replace(/\{\w+\|[^{}]*\}/g, "")))].sort();

/** Both catalogues have the same keys with the same args, know what they refer to, and keep to the house style. */
export function checkCatalogues(all: Readonly<Record<Language, Catalogue>>): void {
  const keys = Object.keys(all.en);
  expect(Object.keys(all.ru).sort()).toEqual([...keys].sort());
  for (const key of keys) expect(shownIn(all.ru[key] ?? ""), key).toEqual(shownIn(all.en[key] ?? ""));
  for (const language of languages)
    for (const pattern of Object.values(all[language])) {
      expect(pattern).not.toMatch(/[!ёЁ]/);
      for (const chosen of keysIn(pattern))
        expect(
          keys.some((key) => key.startsWith(`${chosen}.`)),
          chosen,
        ).toBe(true);
    }
  for (const key of keys.filter((each) => each.startsWith("todo.")))
    expect(argsIn(all.en[key] ?? "")).not.toContain("card");
}

/** What is wrong with words, if anything. */
export function fault(language: Language, words: string, raw: RegExp): string | null {
  if (words.trim() === "") return "nothing";
  if (/[{}[\]]/.test(words)) return "a placeholder";
  if (/undefined|NaN|null|\[object/.test(words)) return "a value";
  if (/\b(log|story|ask|todo|option|end|setting|hint|phase)\.[a-z]/.test(words)) return "a key";
  if (/\s{2}|\s[,.:]|\.\.|::|(^| )· ·|·$/.test(words)) return "punctuation";
  if ((words.match(/\*/g) ?? []).length % 2 !== 0) return "Markdown";
  // Russian has no small Latin letters in any name
  if (language === "ru") return /[a-z]{2,}/.test(words) ? "a raw id" : null;
  if (/[а-я]/i.test(words)) return "Russian";
  return raw.test(words) ? "a raw id" : null;
}

/** What a button's id has room for, besides its mark, the game and its version. */
const MOST_OF_A_BUTTON = 70;

/** Plays random games and looks at the words of everything told, asked and offered; gives back what is wrong. */
export function wordFaults<State, View, Seat extends string, Options>(
  subject: Subject<State, View, Seat, Options>,
  words: Vocabulary<View>,
  games: number,
  raw: RegExp,
): string[] {
  const faults = new Set<string>();
  const seen = new Set<string>();
  const note = (language: Language, what: unknown, said: string, mayBeEmpty = false) => {
    const wrong = mayBeEmpty && said === "" ? null : fault(language, said, raw);
    if (wrong !== null) faults.add(`${wrong} in “${said}” of ${JSON.stringify(what)}`);
  };
  const isNew = (what: unknown) => {
    const text = JSON.stringify(what);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  };
  const lookAtAsk = (ask: Ask<Seat>, view: View) => {
    for (const language of languages) {
      if (isNew([language, ask.seat, ask.kind, ask.args])) {
        note(language, ask, prompt(language, ask, words));
        note(language, ask, waiting(language, ask, words, { view }));
      }
      for (const option of ask.options) {
        if (!isNew([language, ask.kind, option])) continue;
        if (ask.kind.length + option.id.length > MOST_OF_A_BUTTON) faults.add(`too long for a button: ${option.id}`);
        note(language, option, optionLabel(language, ask, option.id, words));
        note(language, option, optionDetail(language, ask, option.id, words), true);
      }
    }
  };
  const lookAtEntry = (entry: LogEntry<Seat>, seats: readonly Seat[]) => {
    if (!isNew(entry)) return;
    const secret = Object.values(entry.secret?.args ?? {}).flat() as string[];
    for (const language of languages)
      for (const seat of [null, ...seats]) {
        const line = logLine(language, entry, words, seat);
        note(language, entry, line);
        const sees = seat !== null && entry.secret?.seats.includes(seat) === true;
        for (const card of secret)
          if (line.includes(words.name(card)?.[language] ?? card) !== sees) faults.add(`secret: ${line}`);
      }
  };
  for (let round = 0; round < games; round++) {
    const random = new Random(`words-${round}`);
    const match = Match.start(subject.game, { options: subject.options(random), seed: `words-${round}` });
    let logged = 0;
    while (match.outcome === null) {
      for (const ask of match.pending) lookAtAsk(ask, match.view(null));
      const ask = random.pick(match.pending.filter((each) => !each.answered));
      for (let tries = 0; tries < 4; tries++) {
        const reason = match.refusal(ask.seat, random.pick(subject.guesses));
        if (reason === null || !isNew(reason)) continue;
        const { key, args } = reason;
        for (const language of languages) note(language, reason, phrase(language, { key, args }, words));
      }
      const considered = round % 4 !== 0 ? subject.careful(match.view(ask.seat), ask) : ask.options;
      match.answer(ask.seat, random.pick(considered).id);
      const entries = match.log.slice(logged);
      logged = match.log.length;
      for (const entry of entries) lookAtEntry(entry, match.seats);
      const reader = random.pick([null, ...match.seats]);
      for (const language of languages)
        for (const line of story(language, entries, words, reader)) note(language, entries, line);
    }
    for (const language of languages) note(language, match.outcome, outcomeLine(language, match.outcome, words));
  }
  return [...faults];
}
