import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Ask, type Language, type LogEntry, languages, Match } from "../../src/engine/index.ts";
import { type Side, sides } from "../../src/games/cold-war/sides.ts";
import { countries } from "../../src/games/twilight-struggle/countries.ts";
import { twilightStruggle } from "../../src/games/twilight-struggle/index.ts";
import { optionSpecs } from "../../src/games/twilight-struggle/options.ts";
import type { TwilightView } from "../../src/games/twilight-struggle/view.ts";
import { twilightStruggleWords as game } from "../../src/games/twilight-struggle/words/index.ts";
import { prompt, waiting } from "../../src/i18n/asks.ts";
import { en } from "../../src/i18n/en/index.ts";
import { optionDetail, optionLabel, settingName, settingValue } from "../../src/i18n/options.ts";
import { outcomeLine } from "../../src/i18n/outcome.ts";
import { argsIn, keysIn } from "../../src/i18n/pattern.ts";
import { hasWords } from "../../src/i18n/phrase.ts";
import { ru } from "../../src/i18n/ru/index.ts";
import { logLine, story } from "../../src/i18n/story.ts";
import { Random } from "../fuzz/random.ts";
import { twilightStruggleSubject as subject } from "../fuzz/twilight-struggle.ts";

const all = { en: { ...en, ...game.phrases.en }, ru: { ...ru, ...game.phrases.ru } } as const;

/** Args that a pattern shows, besides those that only choose a form. */
const shownIn = (pattern: string) => [...new Set(argsIn(pattern.replace(/\{\w+\|[^{}]*\}/g, "")))].sort();

describe("the catalogues", () => {
  const keys = Object.keys(all.en) as (keyof typeof all.en)[];

  test("have the same keys, and the same args under each", () => {
    expect(Object.keys(all.ru).sort()).toEqual([...keys].sort());
    for (const key of keys) expect(shownIn(all.ru[key]), key).toEqual(shownIn(all.en[key]));
  });

  test("know every phrase that a pattern chooses among", () => {
    for (const language of languages)
      for (const pattern of Object.values(all[language]))
        for (const chosen of keysIn(pattern ?? ""))
          expect(
            keys.some((key) => key.startsWith(`${chosen}.`)),
            chosen,
          ).toBe(true);
  });

  test("do without exclamation marks and the letter ё", () => {
    for (const language of languages)
      for (const pattern of Object.values(all[language])) expect(pattern).not.toMatch(/[!ёЁ]/);
  });

  test("name no card of a hand to the whole channel", () => {
    for (const key of keys.filter((each) => each.startsWith("todo.")))
      expect(argsIn(all.en[key])).not.toContain("card");
  });
});

test("everything that the rules tell, ask and end with has words", () => {
  const folders = ["src/engine", "src/games/cold-war", "src/games/twilight-struggle"];
  const source = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.includes("words"))
      .map((file) => readFileSync(`${folder}/${file}`, "utf8")),
  );
  const found = (pattern: RegExp) => source.flatMap((text) => [...text.matchAll(pattern)].map(([, key]) => key ?? ""));
  const told = found(/(?:tell|tellSecret|showTo)\((?:g, "\w+", )?"([\w.-]+)"/g);
  const asked = [
    ...found(/kind(?::| =) "([\w.-]+)"/g),
    ...found(/chooseCountries\(g, "\w+", "([\w.-]+)"/g),
    ...found(/"(influence\.\w+)"/g),
  ];
  const ended = [...found(/\.end\([^;]*?"([\w-]+)"(?:, \{|\))/g), ...found(/decideByVp\(g, "([\w-]+)"/g)];
  expect(told.length).toBeGreaterThan(50);
  expect(asked.length).toBeGreaterThan(40);
  expect(new Set(ended)).toContain("wargames");
  for (const language of languages) {
    for (const key of told) expect(hasWords(language, `log.${key}`, game), `log.${key}`).toBe(true);
    for (const kind of asked)
      for (const way of ["ask", "todo"])
        expect(hasWords(language, `${way}.${kind}`, game), `${way}.${kind}`).toBe(true);
    for (const key of ended) expect(hasWords(language, `end.${key}`, game), `end.${key}`).toBe(true);
  }
});

test("every option of the lobby has words", () => {
  for (const language of languages)
    for (const [name, { values }] of Object.entries(optionSpecs)) {
      expect(fault(language, settingName(language, name, game)), name).toBeNull();
      expect(settingName(language, name, game)).not.toBe(name);
      for (const value of values) expect(fault(language, settingValue(language, name, value, game)), name).toBeNull();
    }
  expect(settingValue("en", "handicapSide", "ussr", game)).toBe("USSR");
  expect(settingValue("ru", "optionalCards", true, game)).toBe("Да");
  expect(settingValue("en", "handicap", 2, game)).toBe("2");
});

test("random games leave nobody without words", { timeout: 120_000 }, () => {
  const faults = new Set<string>();
  const seen = new Set<string>();
  const note = (language: Language, what: unknown, words: string, mayBeEmpty = false) => {
    const wrong = mayBeEmpty && words === "" ? null : fault(language, words);
    if (wrong !== null) faults.add(`${wrong} in “${words}” of ${JSON.stringify(what)}`);
  };
  /** Whether this has not been looked at before. */
  const isNew = (what: unknown) => {
    const text = typeof what === "string" ? what : JSON.stringify(what);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  };

  const lookAtAsk = (ask: Ask<Side>, view: TwilightView) => {
    if (!isNew([ask.seat, ask.kind, ask.args, view.step, view.round])) return;
    for (const language of languages) {
      note(language, ask, prompt(language, ask, game));
      note(language, ask, waiting(language, ask, game, { view }));
    }
  };

  const lookAtOptions = (ask: Ask<Side>) => {
    for (const option of ask.options) {
      if (!isNew(`${ask.kind} ${option.id} ${Object.entries(option.hint ?? {}).join()}`)) continue;
      for (const language of languages) {
        note(language, option, optionLabel(language, ask, option.id, game));
        note(language, option, optionDetail(language, ask, option.id, game), true);
      }
    }
  };

  const lookAtEntry = (entry: LogEntry<Side>) => {
    if (!isNew(entry)) return;
    const secret = [entry.secret?.args.cards ?? entry.secret?.args.card ?? []].flat() as string[];
    for (const language of languages)
      for (const seat of [null, ...sides]) {
        const line = logLine(language, entry, game, seat);
        note(language, entry, line);
        const sees = seat !== null && entry.secret?.seats.includes(seat) === true;
        for (const card of secret)
          if (line.includes(game.name(card)?.[language] ?? card) !== sees) faults.add(`secret: ${line}`);
      }
  };

  for (let round = 0; round < 30; round++) {
    const random = new Random(`words-${round}`);
    const match = Match.start(twilightStruggle, { options: subject.options(random), seed: `words-${round}` });
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
        for (const line of story(language, entries, game, random.pick([null, ...sides]))) note(language, entries, line);
    }
    for (const language of languages) note(language, match.outcome, outcomeLine(language, match.outcome, game));
    for (const language of languages)
      for (const line of story(language, match.log, game)) note(language, "the whole log", line);
  }
  expect([...faults].slice(0, 20)).toEqual([]);
});

const rawIds = countries.map(({ id }) => id).concat(["us", "ussr"] as never[]);
const raw = new RegExp(`(?<![\\w-])(${rawIds.join("|")})(?![\\w-])`);

/** What is wrong with words, if anything. */
function fault(language: Language, words: string): string | null {
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
}
