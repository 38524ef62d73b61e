import type { Ask, Language } from "../engine/index.ts";
import type { AnyTitle, ReadonlyMatch } from "../games/title.ts";
import { capitalised } from "../i18n/capitals.ts";
import {
  JOINT,
  optionEffect,
  optionLabel,
  optionLegend,
  optionParts,
  repeatedParts,
  sentencesOf,
  worded,
} from "../i18n/index.ts";
import { leadsOf, lookedAhead } from "../table/index.ts";
import { cardsAskedAbout } from "./card-texts.ts";
import { type MenuOption, MOST_ON_BUTTON } from "./components.ts";
import type { Several } from "./selection.ts";

/** Where the words of options come from. */
export interface Sight {
  readonly title: AnyTitle;
  readonly language: Language;
  /** What the seat that is asked may know. */
  readonly view: unknown;
  /** Options that may lose the game, and why. */
  readonly dangers: ReadonlyMap<string, string>;
  /** What an option comes to that leaves no choice: the one coup there can be. */
  readonly only?: ReadonlyMap<string, Ask> | undefined;
}

/** An option on one line, what one decides by right behind its name. */
export const onButton = (sight: Sight, ask: Ask, id: string): string =>
  [nameOf(sight, ask, id), ...partsOf(sight, ask, id)].join(JOINT);

/** The same out of its panel, with the one thing that it leads to, if the rules leave no other. */
export function asWhole(title: AnyTitle, language: Language, match: ReadonlyMatch, ask: Ask, id: string): string {
  const isAsked = match.pending.some(({ seat, kind }) => seat === ask.seat && kind === ask.kind);
  const leads = isAsked ? leadsOf(title, match, ask) : [];
  const thing = leads.includes(id) ? lookedAhead(title, match, ask, id).only : null;
  const only = thing === null ? undefined : new Map([[id, thing]]);
  return onButton({ title, language, view: match.view(ask.seat), dangers: new Map(), only }, ask, id);
}

/** The same with as much as there is room for; the rest is among the notes. What may lose the game is cut nowhere but at its end. */
export function fittedOnButton(sight: Sight, ask: Ask, id: string, room: number): string {
  const whole = onButton(sight, ask, id);
  if (whole.length <= room || sight.dangers.has(id)) return whole;
  const parts = [nameOf(sight, ask, id), ...partsOf(sight, ask, id)];
  while (parts.length > 1 && parts.join(JOINT).length > room) parts.pop();
  return parts.join(JOINT);
}

/** An option on two lines: of a card the second also says what it does. */
export function inMenu(sight: Sight, ask: Ask, id: string): Pick<MenuOption, "label" | "detail"> {
  const { title, language } = sight;
  const effect = optionEffect(language, id, title.messages);
  const parts = [...partsOf(sight, ask, id), ...(effect === undefined ? [] : [effect])];
  return { label: nameOf(sight, ask, id), detail: parts.join(JOINT) };
}

/** The same of something that is taken several times at once, with what comes of it then. */
export function inMenuOften(sight: Sight, ask: Ask, several: Several): Pick<MenuOption, "label" | "detail"> {
  const { title, language, view, dangers } = sight;
  const parts = repeatedParts(language, ask, several, title.messages, view);
  return {
    label: `${nameOf(sight, ask, several.id)} ×${several.times}`,
    detail: [...warned(dangers, several.id), ...parts].join(JOINT),
  };
}

/** A sign beside the colour: nobody should have to see red. */
function nameOf({ title, language, dangers }: Sight, ask: Ask, id: string): string {
  const label = capitalised(optionLabel(language, ask, id, title.messages));
  return dangers.has(id) ? `⚠️ ${label}` : label;
}

function partsOf(sight: Sight, ask: Ask, id: string): readonly string[] {
  const { title, language, view, dangers } = sight;
  const own = optionParts(language, ask, id, title.messages, view);
  return [...warned(dangers, id), ...(own.length > 0 ? own : onlyPartsOf(sight, id))];
}

/** The one thing that an option leads to, and what there is to know of that. */
function onlyPartsOf({ title, language, view, only }: Sight, id: string): readonly string[] {
  const ask = only?.get(id);
  const thing = ask?.options[0]?.id;
  if (ask === undefined || thing === undefined) return [];
  const name = optionLabel(language, ask, thing, title.messages);
  return [name, ...optionParts(language, ask, thing, title.messages, view)];
}

/** What an option may cost, as one of the things that are told of it. */
const warned = (dangers: Sight["dangers"], id: string): string[] =>
  [dangers.get(id)].flatMap((danger) => danger?.replace(/\.$/, "") ?? []);

/** What a menu says while nothing is chosen, by the question or by the things in it: never the name of a thing alone, which would look like a choice. */
export function placeholder(
  { title: { messages }, language }: Sight,
  options: readonly MenuOption[],
  group: string,
  isOneOfSeveral: boolean,
  kind: string,
): string {
  const [first] = options;
  const sort = (first && messages.sort?.(first.value)) ?? "option";
  const key = (each: string) => worded(language, { key: `menu.${each}`, args: {} }, messages);
  const choose = key(kind) ?? key(sort) ?? key("option") ?? "…";
  const range = isOneOfSeveral ? ` (${first?.label ?? ""} – ${options.at(-1)?.label ?? ""})` : "";
  const part = messages.name(group)?.[language];
  if (part === undefined) return `${choose}${range}`;
  const words = `${part}${JOINT}${choose}`;
  return `${words.length <= SEEN_OF_A_MENU ? words : `${choose.replace(/…$/, "")}${JOINT}${part}…`}${range}`;
}

/** So many letters of a menu a phone shows while nothing is chosen. */
export const SEEN_OF_A_MENU = 35;

/** How much of a card's text stands in the panel itself, by how many there are. */
const MOST_OF_A_CARD = 160;
const MOST_OF_ONE = 320;
const MOST_CARDS = 5;

/** What needs saying once for all options: how figures read, and what the cards do of which a button has no room to tell. */
export function notesOn(sight: Sight, ask: Ask, onButtons: readonly string[], ahead: readonly Ask[] = []): string[] {
  const { title, language } = sight;
  const { messages } = title;
  const listed = ask.options.flatMap(({ id }) => (onButtons.includes(id) ? [] : [id]));
  const cards = cardsAskedAbout(title, ask).filter((card) => !listed.includes(card));
  const most = cards.length === 1 ? MOST_OF_ONE : MOST_OF_A_CARD;
  const effects = cards.slice(0, MOST_CARDS).flatMap((card) => {
    const effect = optionEffect(language, card, messages);
    return effect === undefined ? [] : [`*${messages.name(card)?.[language] ?? card}*: ${sentencesOf(effect, most)}`];
  });
  // of the one target there is the rest matters least
  const cut = onButtons.flatMap((id) => {
    const label = fittedOnButton(sight, ask, id, MOST_ON_BUTTON);
    return label === onButton(sight, ask, id) || sight.only?.has(id)
      ? []
      : [`${nameOf(sight, ask, id)}: ${partsOf(sight, ask, id).join(", ")}`];
  });
  const legends = [ask, ...ahead].flatMap((each) => optionLegend(language, each, messages) ?? []);
  return [...effects, ...cut, ...new Set(legends)];
}
