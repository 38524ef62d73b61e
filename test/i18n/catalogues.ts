import { readdirSync, readFileSync } from "node:fs";
import { type Language, languages, type OptionSpecs } from "../../src/engine/index.ts";
import { en } from "../../src/i18n/en/index.ts";
import type { Catalogue, GameMessages } from "../../src/i18n/game-messages.ts";
import { settingName, settingValue } from "../../src/i18n/options.ts";
import { argsIn, keysIn } from "../../src/i18n/pattern.ts";
import { ru } from "../../src/i18n/ru/index.ts";
import type { Fault } from "./faults.ts";

/** Args that a pattern shows, besides those that only choose a form. */
const shownIn = (pattern: string) => [...new Set(argsIn(pattern.replace(/\{\w+\|[^{}]*\}/g, "")))].sort();

/** What is wrong with the phrases of a game, together with those of the bot. */
export function catalogueFaults({ phrases }: Pick<GameMessages, "phrases">): string[] {
  const all: Record<Language, Catalogue> = { en: { ...en, ...phrases.en }, ru: { ...ru, ...phrases.ru } };
  const keys = [...new Set([...Object.keys(all.en), ...Object.keys(all.ru)])];
  const found: string[] = [];
  for (const key of keys) {
    const [english, russian] = [all.en[key], all.ru[key]];
    if (english === undefined || russian === undefined) found.push(`${key} is missing in a language`);
    else if (String(shownIn(english)) !== String(shownIn(russian))) found.push(`${key} has other args in Russian`);
    for (const pattern of [english ?? "", russian ?? ""]) {
      for (const chosen of keysIn(pattern))
        if (!keys.some((each) => each.startsWith(`${chosen}.`))) found.push(`${chosen} is chosen from and not there`);
      if (pattern.includes("!")) found.push(`${key} has an exclamation mark`);
      // brackets are around what may be left out, and would be gone from it
      if (pattern.includes("](")) found.push(`${key} has words for a link`);
    }
    // the whole channel reads it
    if (key.startsWith("todo.") && argsIn(english ?? "").includes("card")) found.push(`${key} names a card`);
  }
  return found;
}

/** What the sources in some folders, but for their words, have a pattern find. */
export function inSources(folders: readonly string[]): (...patterns: readonly RegExp[]) => string[] {
  const source = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !/messages|reference/.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, "utf8")),
  );
  return (...patterns) =>
    patterns.flatMap((pattern) => source.flatMap((text) => [...text.matchAll(pattern)].map(([, key]) => key ?? "")));
}

/** What is wrong with the words for the lobby's options and their values. */
export function settingFaults(words: GameMessages, specs: OptionSpecs, fault: Fault): string[] {
  const found: string[] = [];
  for (const language of languages)
    for (const [name, { values }] of Object.entries(specs)) {
      const said = settingName(language, name, words);
      if (said === name || fault(language, said) !== null) found.push(`${name}: ${said}`);
      for (const value of values) {
        const wrong = fault(language, settingValue(language, name, value, words));
        if (wrong !== null) found.push(`${wrong} in ${name}: ${value}`);
      }
    }
  return found;
}
