import type { Args, Language, Localized } from "../engine/index.ts";
import { en } from "./en/index.ts";
import type { Catalogue, GameMessages, Told } from "./game-messages.ts";
import { fill } from "./pattern.ts";
import { computerName } from "./players.ts";
import { ru } from "./ru/index.ts";

/** The keys of what the bot says in every game: one that is misspelt does not compile. */
export type PhraseKey = keyof typeof en;

type Behind<Prefix extends string, Key = PhraseKey> = Key extends `${Prefix}${infer Rest}` ? Rest : never;

/** What is told of the players' agreements: `log.table.<entry>`. */
export type TableEntry = Behind<"log.table.">;

/** How players can end a game, whatever is played: `end.<key>`, or `end.<key>.draw`. */
export type TableEnd = Behind<"end."> extends infer Key ? (Key extends `${infer Drawn}.draw` ? Drawn : Key) : never;

/** Something that the bot itself says, whatever is played. */
export interface OwnTold extends Told {
  readonly key: PhraseKey;
}

const common: Readonly<Record<Language, Catalogue>> = { en, ru };

/** How a game names its things. */
type Names = (id: string) => Localized | undefined;

const noMarks = () => "";

/** Words of a key that the game or the bot has; none if neither has. */
export function worded(language: Language, told: Told, game: GameMessages, markdown = true): string | undefined {
  const pattern = patternOf(language, told.key, game);
  if (pattern === undefined) return undefined;
  const mark = markdown ? game.mark : noMarks;
  // a label is the name itself
  const isLabel = !markdown && /^\{\w+\}$/.test(pattern);
  const name = (id: string) => {
    const known = isLabel ? game.name(id)?.[language] : nameInSentence(language, id, game);
    return known === undefined ? id : `${mark(id)}${known}${mark(id)}`;
  };
  return filled(language, pattern, game.enrich?.(told.key, told.args) ?? told.args, name, game);
}

export const hasWords = (language: Language, key: string, game: GameMessages): boolean =>
  patternOf(language, key, game) !== undefined;

/** What the bot itself says, with Markdown around the names of a game's things. */
export const says = (language: Language, told: OwnTold, game: GameMessages, markdown = true): string =>
  worded(language, told, game, markdown) ?? told.key;

/** The same without Markdown. A game may be given whole or by its names alone. */
export const phrase = (language: Language, told: OwnTold, game: GameMessages | Names = () => undefined): string =>
  gamePhrase(language, told, game);

/**
 * The sentence of any key, the bot's own or a game's, without Markdown; ids among the args become names, a rule's paragraph
 * stands at the end.
 */
export function gamePhrase(
  language: Language,
  told: Told & { readonly rule?: string },
  game: GameMessages | Names = () => undefined,
): string {
  const messages = typeof game === "function" ? namesOnly(game) : game;
  const pattern = patternOf(language, told.key, messages);
  if (pattern === undefined) throw new Error(`No words for ${told.key}`);
  const args = messages.enrich?.(told.key, told.args) ?? told.args;
  const name = (id: string) => nameInSentence(language, id, messages) ?? id;
  const sentence = filled(language, pattern, args, name, messages);
  return told.rule === undefined ? sentence : `${sentence} [${told.rule}]`;
}

const namesOnly = (name: Names): GameMessages => ({ phrases: { en: {}, ru: {} }, name, mark: noMarks });

function patternOf(language: Language, key: string, game: GameMessages): string | undefined {
  for (const catalogue of [game.phrases[language], common[language]])
    if (Object.hasOwn(catalogue, key)) return catalogue[key];
  return undefined;
}

function filled(
  language: Language,
  pattern: string,
  args: Args,
  name: (id: string) => string,
  game: GameMessages,
): string {
  return fill(pattern, {
    language,
    args,
    name: (id) => computerName(language, id) ?? name(id),
    isPlural: (id) => game.isPlural?.(language, id) ?? false,
    pattern: (key) => patternOf(language, key, game),
  });
}

/**
 * The name of an id as a sentence has it. What is a title, as of a card, stands in quotation marks in Russian, so that no case has to be
 * put on it: «разыгрывает карту «Лига арабских государств»».
 */
export function nameInSentence(
  language: Language,
  id: string,
  { name, isTitle }: Pick<GameMessages, "name" | "isTitle">,
): string | undefined {
  const known = name(id)?.[language];
  return known !== undefined && language === "ru" && isTitle?.(id) ? quoted(known) : known;
}

/** A name that is a quotation has its marks already; one that has some within takes others there. */
function quoted(name: string): string {
  const words = name.replace(/^«([^«»]*)»$/, "$1");
  return `«${words.replaceAll("«", "„").replaceAll("»", "“")}»`;
}
