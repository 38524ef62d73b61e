import type { Ask } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { phrase } from "../i18n/index.ts";
import { text } from "./components.ts";
import { inHandOrder } from "./hand-order.ts";
import { writeId } from "./ids.ts";
import { pageButtons } from "./paging.ts";
import { type Reply, said } from "./responder.ts";
import type { GameSession } from "./session.ts";

/** The cards that an ask is about, then those that can be chosen. */
export function cardsAskedAbout(title: AnyTitle, { args, options }: Ask): string[] {
  const all = new Set(title.subjects("card"));
  const named = Object.values(args).flatMap((arg) => (Array.isArray(arg) ? arg : [arg]));
  const ids = [...named.map(String), ...options.flatMap(({ id }) => title.messages.cardsIn?.(id) ?? id.split(":"))];
  return [...new Set(ids)].filter((id) => all.has(id));
}

const MOST_OF_A_PAGE = 3500;

/** The whole text of the cards in question, for their person alone and beside the panel. */
export function cardTexts({ title, game, language, look: { match, seat } }: GameSession, wanted: number): Reply {
  const ask = match.pending.find((pending) => pending.seat === seat && !pending.answered);
  const cards = ask === undefined ? [] : cardsAskedAbout(title, inHandOrder(title, match.view(seat), ask));
  const pages = inPages(cards.map((card) => title.lookUp("card", card, language, null).join("\n")));
  const page = Math.min(wanted, pages.length);
  const shown = pages[page - 1];
  if (shown === undefined) return said(phrase(language, { key: "panel.no-cards", args: {} }));
  const id = { action: "texts", game: game.id, version: game.version } as const;
  const buttons = pageButtons({ page, pages: pages.length }, (number) => writeId({ ...id, option: String(number) }));
  return { components: [text(shown), ...buttons] };
}

function inPages(texts: readonly string[]): string[] {
  const pages: string[] = [];
  for (const each of texts) {
    const last = pages.at(-1);
    if (last === undefined || last.length + each.length > MOST_OF_A_PAGE) pages.push(each);
    else pages[pages.length - 1] = `${last}\n\n${each}`;
  }
  return pages;
}
