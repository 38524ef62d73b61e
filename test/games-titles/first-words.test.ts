import { ComponentType } from "discord.js";
import { describe, expect, test } from "vitest";
import type { Components } from "../../src/discord/components.ts";
import { panel } from "../../src/discord/panel.ts";
import { type Ask, languages, Match } from "../../src/engine/index.ts";
import { type FirstWord, wordsIn } from "../../src/games/first-word.ts";
import type { AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { type Told, worded } from "../../src/i18n/index.ts";
import { Random } from "../fuzz/random.ts";
import { subjectOf } from "../fuzz/subjects.ts";

const shownIn = (components: Components): string =>
  components
    .flatMap((part) => {
      if (part.type === ComponentType.TextDisplay) return [part.content];
      if (part.type !== ComponentType.ActionRow) return [];
      return part.components.flatMap((each) => [
        "label" in each ? (each.label ?? "") : "",
        ...("options" in each ? each.options.flatMap(({ label, description = "" }) => [label, description]) : []),
      ]);
    })
    .join("\n");

function panelText(title: AnyTitle, language: "en" | "ru", ask: Ask, view: unknown): string {
  const inWords = (known: readonly Told[] = []) =>
    known.flatMap((told) => worded(language, told, title.messages) ?? []);
  const notices = inWords(title.notices?.(view));
  const stakes = inWords(title.stakes?.(view));
  const now = { ask, lead: null, view, dangers: new Map() };
  const data = { title, language, game: "abcdefghij", version: 1, now, next: [], draft: null, lines: [], undo: null };
  return shownIn(panel({ ...data, stakes, coach: [], notices }));
}

/** So many games are looked for a word before it is said to be idle. */
const GAMES = 14;

const bindingsOf = (words: readonly FirstWord[]): Set<string> =>
  new Set(words.flatMap(({ id, kinds }) => kinds.flatMap((kind) => languages.map((each) => `${each} ${kind}: ${id}`))));

describe.each([...titles.values()])("the words of $game.id", (title) => {
  test("each stands in a panel of each kind that it is bound to, in both languages", { timeout: 240_000 }, () => {
    const subject = subjectOf(title.game.id);
    const idle = bindingsOf(title.words);
    for (let game = 0; game < GAMES && idle.size > 0; game++) {
      const random = new Random(`words-${game}`);
      const match = Match.start(title.game, { seed: `words-${game}`, options: subject.options(random) });
      while (match.outcome === null && idle.size > 0) {
        const ask = random.pick(match.pending.filter((each) => !each.answered));
        const view = match.view(ask.seat);
        for (const language of languages) {
          if (![...idle].some((each) => each.startsWith(`${language} ${ask.kind}: `))) continue;
          const shown = panelText(title, language, ask, view);
          for (const { id } of wordsIn(title.words, ask.kind, shown, language))
            idle.delete(`${language} ${ask.kind}: ${id}`);
        }
        match.answer(ask.seat, random.pick(subject.careful(view, ask)).id);
      }
    }
    expect([...idle]).toEqual([]);
  });

  test("each has an id of its own and is told in one short line", () => {
    const ids = title.words.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(5);
    for (const { id, word, text } of title.words)
      for (const language of languages) {
        expect(`${word[language]} – ${text[language]}`.length, id).toBeLessThan(170);
        expect(text[language], id).not.toMatch(/[.!]$/);
      }
  });
});

test("titles of a family that share a word say the same of it", () => {
  const said = new Map<string, string>();
  for (const { family, words } of titles.values())
    for (const { id, text } of words) {
      const key = `${family.name.en}:${id}`;
      expect(said.get(key) ?? text.en, key).toBe(text.en);
      said.set(key, text.en);
    }
  expect(said.size).toBeGreaterThan(35);
});

test("a word is found by its beginning, not within another", () => {
  const word: FirstWord = {
    ...{ id: "ops", word: { en: "Ops", ru: "ОО" }, kinds: ["play"], text: { en: "points", ru: "очки" } },
    forms: { en: ["ops_", "op_"], ru: ["начальн* событи"] },
  };
  const found = (kind: string, shown: string, language: "en" | "ru" = "en") =>
    wordsIn([word], kind, shown, language).length;
  expect([
    found("play", "3 ops, US event"),
    found("play", "1 op"),
    found("play", "drops"),
    found("play", "opera"),
  ]).toEqual([...[1, 1, 0, 0]]);
  expect(found("other", "3 ops")).toBe(0);
  expect(found("play", "Выберите начальное событие", "ru")).toBe(1);
});
