import { type Localized, languages } from "../../src/engine/index.ts";

/** A card, a place, a scenario: whatever people call by a name. */
interface Thing {
  readonly id: string;
  readonly name: Localized;
  readonly aliases?: readonly string[];
}

/** Texts that should be there in every language, by what they are. */
export type Texts = Readonly<Record<string, Localized>>;

/** Whatever is missing or blank, not in Russian where it should be, or in Russian where it should not. */
export const textFaults = (id: string, texts: Texts): string[] =>
  Object.entries(texts).flatMap(([what, words]) =>
    languages.flatMap((language) => {
      const text = words[language];
      const fault = (said: string) => [`${id}: ${what} ${said} in ${language}`];
      if (text === undefined || text.trim() === "") return fault("is missing");
      if (text !== text.trim()) return fault("has blanks around it");
      if (language === "en" && /\p{Script=Cyrillic}/u.test(text)) return fault("is Russian");
      // what has no Russian name is written in capitals: LRDG
      return language === "ru" && /[a-z]{3}/.test(text) ? fault("is not Russian") : [];
    }),
  );

const plain = (word: string): string => word.toLowerCase().replaceAll("ё", "е");

/** Words of an entry that it says twice, and words that mean two of these things. */
export function aliasFaults(things: readonly Thing[]): string[] {
  const owners = new Map<string, string>();
  return things.flatMap(({ id, name, aliases = [] }) => {
    const words = [...new Set(Object.values(name).map(plain)), ...aliases.map(plain)];
    const twice = words
      .filter((word, at) => words.indexOf(word) !== at)
      .map((word) => `${id}: "${word}" is said twice`);
    const taken = [...new Set(words)].flatMap((word) => {
      const owner = owners.get(word);
      owners.set(word, id);
      return owner === undefined ? [] : [`${id}: "${word}" also means ${owner}`];
    });
    return [...twice, ...taken];
  });
}

/** Ids that nothing refers to, and references to nothing. */
export function unusedOrUnknown(ids: readonly string[], used: readonly string[]): string[] {
  return [
    ...ids.filter((id) => !used.includes(id)).map((id) => `${id} is used by nothing`),
    ...[...new Set(used)].filter((id) => !ids.includes(id)).map((id) => `${id} does not exist`),
  ];
}
