import { expect, test } from "vitest";
import { languages } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import { en } from "../../src/i18n/en/index.ts";
import { ru } from "../../src/i18n/ru/index.ts";

const phrases = { en, ru };

/** Whether a name stands in a text as a word of its own. */
const names = (text: string, name: string) =>
  new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, "u").test(text);

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test("what every game says names no card and no country of any", () => {
  const found: string[] = [];
  for (const { game, subjects } of titles.values())
    for (const id of [...subjects("card"), ...subjects("place")])
      for (const language of languages) {
        const name = game.name(id)?.[language].replace(/[«»]/g, "");
        for (const [key, text] of Object.entries(phrases[language]))
          if (name !== undefined && names(text, name)) found.push(`${key} names ${name}`);
      }
  expect(found).toEqual([]);
});
