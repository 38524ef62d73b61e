import { type Ask, Refusal } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { optionDetail, optionLabel } from "../i18n/index.ts";
import { normalise, search } from "../table/index.ts";
import type { Actor } from "./bot.ts";
import type { Choice } from "./command.ts";
import { type Item, meant, readList } from "./typing.ts";

/** A list, unless all of it is the name of one option. */
export const itemsOf = (title: AnyTitle, actor: Actor, ask: Ask | undefined, list: string): Item[] =>
  ask !== undefined && named(title, actor, ask, list) !== undefined
    ? [{ whole: list, typed: list, count: 1 }]
    : readList(list);

/** The option that is called exactly so, by its id or its label. */
export function named(title: AnyTitle, actor: Actor, ask: Ask, typed: string): string | undefined {
  const label = (id: string) => optionLabel(actor.language, ask, id, title.vocabulary).toLowerCase();
  const ids = ask.options.map(({ id }) => id);
  return ids.find((id) => id === typed) ?? ids.find((id) => label(id) === typed.trim().toLowerCase());
}

/** What a card is played for, by id or by the beginning of its label. */
export function useMeant(title: AnyTitle, actor: Actor, ask: Ask, typed: string): string {
  const label = (id: string) => normalise(optionLabel(actor.language, ask, id, title.vocabulary));
  const near = ask.options.filter(({ id }) => label(id).startsWith(normalise(typed)));
  return named(title, actor, ask, typed) ?? (near.length === 1 ? near[0]?.id : undefined) ?? typed;
}

/** A card by any of its names: of the whole game, so that the rules can say why it cannot be played. */
export const cardMeant = (title: AnyTitle, actor: Actor, typed: string): string =>
  meant(typed, title.subjects("card"), title.game, (id) => title.vocabulary.name(id)?.[actor.language] ?? id);

export const placeMeant = (title: AnyTitle, actor: Actor, typed: string): string =>
  meant(
    typed,
    [...title.subjects("country"), ...title.subjects("tile")],
    title.game,
    (id) => title.vocabulary.name(id)?.[actor.language] ?? id,
  );

/** An option by the name of what it is about; a place that is not offered is left to the rules. */
export const optionMeant =
  (ask: Ask) =>
  (title: AnyTitle, actor: Actor, typed: string): string => {
    const label = (id: string) => optionLabel(actor.language, ask, id, title.vocabulary);
    const ids = ask.options.map(({ id }) => id);
    try {
      return named(title, actor, ask, typed) ?? meant(typed, ids, title.game, label);
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.reason.key === "refusal.ambiguous") throw refusal;
      return placeMeant(title, actor, typed);
    }
  };

export function matching(title: AnyTitle, actor: Actor, ask: Ask, text: string): string[] {
  const ids = ask.options.map(({ id }) => id);
  const label = (id: string) => optionLabel(actor.language, ask, id, title.vocabulary).toLowerCase();
  const byLabel = ids.filter((id) => label(id).includes(text.toLowerCase()));
  return [...new Set([...byLabel, ...search(text, ids, title.game)])].slice(0, 25);
}

export function choice(title: AnyTitle, actor: Actor, ask: Ask, id: string): Choice {
  const detail = optionDetail(actor.language, ask, id, title.vocabulary);
  const label = optionLabel(actor.language, ask, id, title.vocabulary);
  return { name: detail === "" ? label : `${label} · ${detail}`, value: id };
}

/** A list as it is typed: what is finished, with its comma, and what is being typed. */
export function lastOf(text: string): { readonly kept: string; readonly last: string } {
  const cut = Math.max(text.lastIndexOf(","), text.lastIndexOf(";"));
  return { kept: cut < 0 ? "" : `${text.slice(0, cut).trim()}, `, last: text.slice(cut + 1).trim() };
}

/** What Discord shows of a choice. */
const MOST_CHARACTERS = 100;

/** The end of a list is what is being typed: of a long one it is shown. */
export const ending = (name: string): string =>
  name.length <= MOST_CHARACTERS ? name : `…${name.slice(1 - MOST_CHARACTERS)}`;

/** The last item of a list is completed, the rest is kept, and what is left to spend is shown. */
export function itemChoices(title: AnyTitle, actor: Actor, ask: Ask, kept: string, last: string): Choice[] {
  const left = typeof ask.args.left === "number" ? ` (${ask.args.left})` : "";
  const number = /\s(\d+)$/.exec(last)?.[1];
  return matching(title, actor, ask, last.replace(/(?<=\D)\s*\d+$/, "")).map((id) => {
    const label = optionLabel(actor.language, ask, id, title.vocabulary);
    const count = number === undefined ? "" : ` ${number}`;
    const detail = kept === "" ? optionDetail(actor.language, ask, id, title.vocabulary) : "";
    const shown = [`${kept}${label}${count}${left}`, detail].filter((part) => part !== "").join(" · ");
    return { name: kept === "" ? shown : ending(shown), value: `${kept}${/[,;]/.test(label) ? id : label}${count}` };
  });
}
