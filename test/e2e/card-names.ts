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
    const written = (id: string): string[] => {
      const name = title.messages.name(id);
      return name === undefined ? [] : [name.en, name.ru.replace(/[«»]/g, "")];
    };
    // a crisis may be called as a country is
    const places = title.subjects("place").flatMap(written);
    const namesOf = (id: string): string[] => [...written(id).filter((name) => !places.includes(name)), id];
    const all = cards.flatMap(namesOf);
    this.texts = cards
      .flatMap((id) => languages.flatMap((language) => title.lookUp("card", id, language, null).slice(1)))
      .concat(settings)
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
    return this.texts.reduce((rest, each) => rest.replaceAll(each, ""), text);
  }

  /** Cards that what is printed on this one names. */
  namedOn(id: string): string[] {
    const texts = languages.flatMap((language) => this.title.lookUp("card", id, language, null).slice(1));
    return texts.length === 0 ? [] : [...this.patterns.keys()].filter((card) => this.isNamed(card, texts.join("\n")));
  }

  isNamed(id: string, text: string): boolean {
    return (this.patterns.get(id) ?? []).some(({ pattern, longer }) =>
      pattern.test(longer.reduce((rest, other) => rest.replaceAll(other, ""), text)),
    );
  }
}
