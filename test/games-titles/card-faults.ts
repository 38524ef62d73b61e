import { readdirSync, readFileSync } from "node:fs";
import { languages } from "../../src/engine/index.ts";
import type { CardFacts } from "../../src/games/cold-war/cards/card.ts";
import type { Catalogue } from "../../src/i18n/game-messages.ts";
import { keysIn } from "../../src/i18n/pattern.ts";

/** The cards of a game, and where each of them has to be found. */
export interface Shelf {
  readonly cards: Readonly<Record<string, CardFacts>>;
  /** Cards that a pile, a crisis or a choice of guests can bring into some game. */
  readonly inPlay: readonly string[];
  /** Everything the game can say, in English. */
  readonly phrases: Catalogue;
  /** The rules, as they are written. */
  readonly sources: string;
  /** The tests that set a table, as they are written. */
  readonly tests: string;
}

/** What a card lacks, or has and needs not, each as a sentence that names it. */
export const cardFaults = (shelf: Shelf): string[] => [
  ...Object.values(shelf.cards).flatMap((card) => [
    ...missing(card, shelf),
    ...unused(card, shelf),
    ...unpaired(card),
    ...wordless(card, shelf),
    ...badAliases(card),
  ]),
  ...shared(shelf.cards, "the number", ({ number, code }) => ((code ?? number) ? [String(code ?? number)] : [])),
  ...shared(shelf.cards, "the alias", ({ aliases = [] }) => aliases),
  ...shared(shelf.cards, "the message", ({ messages = {} }) => Object.keys(messages)),
];

function missing({ id, name, text, messages = {} }: CardFacts, { inPlay, tests }: Shelf): string[] {
  const found: string[] = [];
  for (const language of languages) {
    if (name[language] === "") found.push(`${id} has no name in ${language}`);
    if (text[language] === "") found.push(`${id} has no text in ${language}`);
    // an ending may be empty
    for (const [key, message] of Object.entries(messages))
      if (message[language] === "" && /^(log|ask|todo|refusal)\./.test(key))
        found.push(`${id}: ${key} is empty in ${language}`);
  }
  if (!inPlay.includes(id)) found.push(`${id} is in no deck`);
  if (!tests.includes(`"${id}"`)) found.push(`${id} has no test under test/games`);
  return found;
}

const unused = ({ id, messages = {} }: CardFacts, shelf: Shelf): string[] =>
  Object.keys(messages)
    .filter((key) => !isUsed(key, shelf))
    .map((key) => `${id}: nothing says ${key}`);

/** Whether the rules have a key among their words, or another phrase is put together with it. */
function isUsed(key: string, { sources, phrases }: Shelf): boolean {
  const [kind = "", rest = ""] = [key.slice(0, key.indexOf(".")), key.slice(key.indexOf(".") + 1)];
  switch (kind) {
    case "log":
    case "ask":
    case "todo":
      return sources.includes(`"${rest}"`);
    case "end":
      return sources.includes(`"${rest.replace(/\.draw$/, "")}"`);
    case "option":
      return isOption(rest, sources, phrases);
    case "refusal":
    case "danger":
    case "board":
    case "look":
      return new RegExp(`"${key.replaceAll(".", "\\.")}"(?!:)`).test(sources);
    default:
      return Object.values(phrases).some((pattern) => keysIn(pattern).includes(key.slice(0, key.lastIndexOf("."))));
  }
}

/** `end-game`, `che.coup.done`, `stanislav-petrov.defcon.*` or `end-crisis:*`: an id, perhaps after the kind of the question. */
function isOption(option: string, sources: string, phrases: Catalogue): boolean {
  const dot = option.lastIndexOf(".");
  const kind = option.slice(0, Math.max(0, dot));
  if (kind !== "" && phrases[`ask.${kind}`] === undefined) return false;
  const id = option.slice(dot + 1);
  if (id === "*") return true;
  return id.endsWith(":*") ? sources.includes(id.slice(0, -1)) : sources.includes(`"${id}"`);
}

/** What is asked is said to the person asked and to everybody. */
function unpaired({ id, messages = {} }: CardFacts): string[] {
  const keys = Object.keys(messages);
  return keys.flatMap((key) => {
    const pair = key.startsWith("ask.") ? key.replace(/^ask/, "todo") : key.replace(/^todo/, "ask");
    return keys.includes(pair) ? [] : [`${id} has ${key} and no ${pair}`];
  });
}

const wordless = ({ id, asksFor = {} }: CardFacts, { phrases }: Shelf): string[] =>
  Object.keys(asksFor)
    .filter((kind) => phrases[`ask.${kind}`] === undefined)
    .map((kind) => `${id} asks ${kind}, for which there are no words`);

const badAliases = ({ id, aliases = [] }: CardFacts): string[] =>
  aliases
    .filter((alias) => alias !== alias.toLowerCase().trim())
    .map((alias) => `${id}: the alias ${alias} is not in lower case`);

/** What two cards have and only one may. */
function shared(cards: Shelf["cards"], what: string, of: (card: CardFacts) => readonly string[]): string[] {
  const owners = new Map<string, string>();
  const found: string[] = [];
  for (const card of Object.values(cards))
    for (const each of of(card)) {
      const owner = owners.get(each);
      if (owner === undefined) owners.set(each, card.id);
      else found.push(`${owner} and ${card.id} share ${what} ${each}`);
    }
  return found;
}

/** The text of all sources in some folders, but for those whose path has one of the words. */
export const textOf = (folders: readonly string[], but = /(?!)/): string =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".ts") && !but.test(file))
        .map((file) => readFileSync(`${folder}/${file}`, "utf8")),
    )
    .join("\n");
