import { isSlot, type Saying, type Slot, type Verb } from "../games/verb.ts";
import { type Item, itemsOf } from "./items.ts";

/** What somebody typed: a verb, and the texts of its slots by their English names. */
export interface Line {
  readonly verb: Verb;
  readonly texts: Readonly<Record<string, string>>;
}

/** One part of a line as far as it has not been used up. */
export interface Said<Part extends Slot | Saying = Slot | Saying> {
  readonly part: Part;
  /** Whether anything was typed there at all; what the verb says by itself always is. */
  touched: boolean;
  items: readonly Item[];
}

/** A line as far as it has not been used up, in the order in which the rules ask. */
export type Speech = Said[];

export const speechOf = ({ verb, texts }: Line): Speech =>
  verb.parts.map((part) => {
    if (!isSlot(part)) return { part, touched: true, items: itemsOf(part.says, false) };
    const items = itemsOf(Object.hasOwn(texts, part.name.en) ? (texts[part.name.en] ?? "") : "", part.list === true);
    return { part, touched: items.length > 0, items };
  });

export const copied = (speech: Speech): Speech => speech.map((said) => ({ ...said }));

export const isTyped = (said: Said): said is Said<Slot> => isSlot(said.part);

/** The parts that people type. */
export const typedIn = (speech: Speech): Said<Slot>[] => speech.filter(isTyped);

/** The first thing typed that nothing has asked for yet. */
export const leftOf = (speech: Speech): Said<Slot> | undefined => typedIn(speech).find(({ items }) => items.length > 0);

/** One of a part's items has been said and meant an option: once, or all of its count. */
export function use(said: Said, option: string, howOften: "once" | "whole" = "once"): void {
  const [item, ...rest] = said.items;
  if (item === undefined) return;
  const left = howOften === "whole" ? 0 : item.count - 1;
  said.items = left > 0 ? [{ whole: item.typed, typed: item.typed, count: left, same: option }, ...rest] : rest;
}

export const isOfKind = (kinds: readonly string[], kind: string): boolean =>
  kinds.some((beginning) => kind.startsWith(beginning));
