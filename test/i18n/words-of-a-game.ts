import { readdirSync, readFileSync } from "node:fs";
import { expect } from "vitest";
import { type Ask, type Language, type LogEntry, languages, Match } from "../../src/engine/index.ts";
import { prompt, waiting } from "../../src/i18n/asks.ts";
import { en } from "../../src/i18n/en/index.ts";
import { optionDetail, optionLabel, settingName, settingValue } from "../../src/i18n/options.ts";
import { outcomeLine } from "../../src/i18n/outcome.ts";
import { argsIn, keysIn } from "../../src/i18n/pattern.ts";
import { hasWords } from "../../src/i18n/phrase.ts";
import { ru } from "../../src/i18n/ru/index.ts";
import { logLine, story } from "../../src/i18n/story.ts";
import type { Vocabulary } from "../../src/i18n/vocabulary.ts";
import { Random } from "../fuzz/random.ts";
import type { Subject } from "../fuzz/subject.ts";

/** Args that a pattern shows, besides those that only choose a form. */
const shownIn = (pattern: string) => [...new Set(argsIn(pattern.replace(/\{\w+\|[^{}]*\}/g, "")))].sort();

/** The catalogues of a game in both languages say the same, without exclamation marks, and keep hands secret. */
export function checkCatalogues({ phrases }: Vocabulary): void {
  const all = { en: { ...en, ...phrases.en }, ru: { ...ru, ...phrases.ru } } as const;
  const keys = Object.keys(all.en) as (keyof typeof all.en)[];
  expect(Object.keys(all.ru).sort()).toEqual([...keys].sort());
  for (const key of keys) {
    expect(shownIn(all.ru[key] ?? ""), key).toEqual(shownIn(all.en[key] ?? ""));
    if (key.startsWith("todo.")) expect(argsIn(all.en[key] ?? ""), key).not.toContain("card");
  }
  for (const language of languages)
    for (const pattern of Object.values(all[language])) {
      expect(pattern).not.toMatch(/[!ёЁ]/);
      for (const chosen of keysIn(pattern ?? ""))
        expect(
          keys.some((key) => key.startsWith(`${chosen}.`)),
          chosen,
        ).toBe(true);
    }
}

/** What the rules in these folders tell, ask and end with, by their source. */
export function keysInSource(folders: readonly string[], more: { asked?: RegExp; ended?: RegExp } = {}) {
  const source = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.includes("words") && !file.includes("look-up"))
      .map((file) => readFileSync(`${folder}/${file}`, "utf8")),
  );
  const found = (pattern: RegExp | undefined) =>
    pattern === undefined ? [] : source.flatMap((text) => [...text.matchAll(pattern)].map(([, key]) => key ?? ""));
  return {
    told: found(/(?:tell|tellSecret|showTo)\((?:g, (?:"\w+"|\w+), )?"([\w.-]+)"/g),
    asked: [
      ...found(/kind(?::| =) "([\w-]+\.[\w.-]+)"/g),
      ...found(/chooseCountries\(g, (?:"\w+"|\w+), "([\w.-]+)"/g),
      ...found(/"(influence\.[\w-]+)"/g),
      ...found(more.asked),
    ],
    ended: [...found(/\.end\([^;]*?"([\w-]+)"(?:, \{|\))/g), ...found(more.ended)],
  };
}

export function checkKeys(words: Vocabulary, { told, asked, ended }: ReturnType<typeof keysInSource>): void {
  for (const language of languages) {
    for (const key of told) expect(hasWords(language, `log.${key}`, words), `log.${key}`).toBe(true);
    for (const kind of asked)
      for (const way of ["ask", "todo"])
        expect(hasWords(language, `${way}.${kind}`, words), `${way}.${kind}`).toBe(true);
    for (const key of ended) expect(hasWords(language, `end.${key}`, words), `end.${key}`).toBe(true);
  }
}

/** Every option of the lobby has a name and names for its values. */
export function checkSettings(
  words: Vocabulary,
  specs: Readonly<Record<string, { readonly values: readonly (string | number | boolean)[] }>>,
  fault: Fault,
): void {
  for (const language of languages)
    for (const [name, { values }] of Object.entries(specs)) {
      expect(fault(language, settingName(language, name, words)), name).toBeNull();
      expect(settingName(language, name, words)).not.toBe(name);
      for (const value of values) expect(fault(language, settingValue(language, name, value, words)), name).toBeNull();
    }
}

export type Fault = (language: Language, words: string) => string | null;

/** Random games in which nothing that is told or asked lacks its words; what is wrong, if anything. */
export function wordlessIn<State, View, Seat extends string, Options>(
  subject: Subject<State, View, Seat, Options>,
  game: Vocabulary<View>,
  games: number,
  fault: Fault,
): string[] {
  const faults = new Set<string>();
  const seen = new Set<string>();
  const words = game as Vocabulary;
  const readers = [null, ...subject.game.seats(subject.game.options({}))];
  const note = (language: Language, what: unknown, text: string, mayBeEmpty = false) => {
    const wrong = mayBeEmpty && text === "" ? null : fault(language, text);
    if (wrong !== null) faults.add(`${wrong} in “${text}” of ${JSON.stringify(what)}`);
  };
  /** Whether this has not been looked at before. */
  const isNew = (what: unknown) => {
    const text = typeof what === "string" ? what : JSON.stringify(what);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  };

  const lookAtAsk = (ask: Ask<Seat>, view: View) => {
    if (!isNew([ask.seat, ask.kind, ask.args, words.moment?.(view)])) return;
    for (const language of languages) {
      note(language, ask, prompt(language, ask, words));
      note(language, ask, waiting(language, ask, words, { view }));
    }
  };

  const lookAtOptions = (ask: Ask<Seat>) => {
    for (const option of ask.options) {
      if (!isNew(`${ask.kind} ${option.id} ${Object.entries(option.hint ?? {}).join()}`)) continue;
      for (const language of languages) {
        note(language, option, optionLabel(language, ask, option.id, words));
        note(language, option, optionDetail(language, ask, option.id, words), true);
      }
    }
  };

  const lookAtEntry = (entry: LogEntry<Seat>) => {
    if (!isNew(entry)) return;
    const secret = [entry.secret?.args.cards ?? entry.secret?.args.card ?? []].flat() as string[];
    for (const language of languages)
      for (const seat of readers) {
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
    const careful = round % 4 !== 0;
    let logged = 0;
    while (match.outcome === null) {
      for (const ask of match.pending) {
        lookAtAsk(ask, match.view(null));
        lookAtOptions(ask);
      }
      const ask = random.pick(match.pending.filter((each) => !each.answered));
      const considered = careful ? subject.careful(match.view(ask.seat), ask) : ask.options;
      match.answer(ask.seat, random.pick(considered).id);
      const entries = match.log.slice(logged);
      logged = match.log.length;
      for (const entry of entries) lookAtEntry(entry);
      for (const language of languages)
        for (const line of story(language, entries, words, random.pick(readers))) note(language, entries, line);
    }
    for (const language of languages) note(language, match.outcome, outcomeLine(language, match.outcome, words));
    for (const language of languages)
      for (const line of story(language, match.log, words)) note(language, "the whole log", line);
  }
  return [...faults];
}

/** What is wrong with words, if anything; the ids must not be read by people. */
export const faultFinder = (ids: readonly string[]): Fault => {
  const raw = new RegExp(`(?<![\\w-])(${ids.join("|")})(?![\\w-])`);
  return (language, words) => {
    if (words.trim() === "") return "nothing";
    if (/[{}[\]]/.test(words)) return "a placeholder";
    if (/undefined|NaN|null|\[object/.test(words)) return "a value";
    if (/\b(log|story|ask|todo|option|end|setting)\.[a-z]/.test(words)) return "a key";
    if (/\s{2}|\s[,.:]|\.\.|::|(^| )· ·|·$/.test(words)) return "punctuation";
    if ((words.match(/\*/g) ?? []).length % 2 !== 0) return "Markdown";
    // Russian has no small Latin letters in any name
    if (language === "ru") return /[a-z]{2,}/.test(words) ? "a raw id" : null;
    if (/[а-я]/i.test(words)) return "Russian";
    return raw.test(words) || /\b[a-z]+(-[a-z]+){2,}\b/.test(words) ? "a raw id" : null;
  };
};
