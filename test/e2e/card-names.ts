import { languages } from "../../src/engine/index.ts";
import type { AnyTitle } from "../../src/games/title.ts";
import { settingName } from "../../src/i18n/index.ts";

interface Pattern {
  readonly pattern: RegExp;
  /** Names of other cards that have this one inside. */
  readonly longer: readonly string[];
}

/** Finds the names of a game's cards in texts. */
export class CardNames {
  private readonly texts: readonly string[];
  private readonly patterns: ReadonlyMap<string, readonly Pattern[]>;

  constructor(private readonly title: AnyTitle) {
    const cards = title.subjects("card");
    const settings = languages.flatMap((language) =>
      Object.keys(title.game.optionSpecs).map((name) => settingName(language, name, title.messages)),
    );
    // everybody may read the rules, which name cards too
    const rules = title
      .subjects("rule")
      .flatMap((id) => languages.flatMap((language) => title.lookUp("rule", id, language, null).slice(1)));
    const written = (id: string): string[] => {
      const name = title.messages.name(id);
      return name === undefined ? [] : [name.en, unquoted(name.ru)];
    };
    // a crisis may be called as a country is
    const places = title.subjects("place").flatMap(written);
    const namesOf = (id: string): string[] => [...written(id).filter((name) => !places.includes(name)), id];
    const all = cards.flatMap(namesOf);
    this.texts = cards
      .flatMap((id) => languages.flatMap((language) => title.lookUp("card", id, language, null).slice(1)))
      .concat(settings, rules)
      .filter((text) => text.length > 12)
      .sort((one, two) => two.length - one.length);
    this.patterns = new Map(
      cards.map((id) => [
        id,
        namesOf(id).map((name) => {
          const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
          const pattern = new RegExp(`(?<![\\p{L}\\d-])${escaped}(?![\\p{L}\\d-])`, "u");
          return { pattern, longer: all.filter((other) => other !== name && other.includes(name)) };
        }),
      ]),
    );
  }

  /** What is printed on a card may name another; whoever sees the one may read it. */
  withoutTexts(text: string): string {
    const rest = this.texts.reduce((left, each) => left.replaceAll(each, ""), text);
    return this.withoutBeginnings(rest);
  }

  /** Several texts may begin alike: the one that goes on longest is meant. */
  private withoutBeginnings(text: string): string {
    let rest = text;
    for (const printed of this.texts) {
      const at = rest.indexOf(printed.slice(0, LEAST));
      if (at < 0) continue;
      const longest = Math.max(...this.texts.map((each) => sharedFrom(rest, at, each)));
      rest = rest.slice(0, at) + rest.slice(at + longest);
    }
    return rest;
  }

  /** Cards that what is printed on this one names. */
  namedOn(id: string): string[] {
    const texts = languages.flatMap((language) => this.title.lookUp("card", id, language, null).slice(1));
    return texts.length === 0 ? [] : [...this.patterns.keys()].filter((card) => this.isNamed(card, texts.join("\n")));
  }

  isNamed(id: string, text: string): boolean {
    return (this.patterns.get(id) ?? []).some(({ pattern, longer }) =>
      pattern.test(longer.reduce((rest, other) => rest.replaceAll(other, ""), unquoted(text))),
    );
  }
}

/** A name that has quotation marks within has others where it is quoted itself. */
const unquoted = (words: string): string => words.replace(/[«»„“]/g, "");

/** Menus and panels have room for the beginning of a text alone; less than this is none. */
const LEAST = 12;

/** How much of what is printed stands at a place of a text. */
function sharedFrom(text: string, at: number, printed: string): number {
  let length = 0;
  while (length < printed.length && text[at + length] === printed[length]) length++;
  return length;
}
