import type { Args, Language } from "../../../engine/index.ts";
import type { CardFacts } from "../cards/card.ts";
import type { FamilyView } from "../view.ts";
import { type Book, say } from "./book.ts";

/** What the head of a card tells. */
export function headArgs<View extends FamilyView>(
  book: Book<View>,
  { id, number, code, era, ops, side, scoring, removed }: CardFacts,
  language: Language,
): Args {
  return {
    number: code ?? number ?? null,
    card: id,
    printed: scoring ? say(book, language, "about.scoring") : say(book, language, "about.card", { ops, side }),
    era: `era:${era}`,
    starred: removed === true,
  };
}

/** How long an event goes on, and for whom. */
export function lastingLines<View extends FamilyView>(
  book: Book<View>,
  { id }: CardFacts,
  language: Language,
  view: View,
): string[] {
  return view.effects
    .filter((effect) => effect.card === id)
    .map(({ side, turn, area }) => say(book, language, "look.effect", { side, turn, area: area ?? null }));
}

/** What forbids an event by now. */
export function preventedLines<View extends FamilyView>(
  book: Book<View>,
  { preventedBy = [] }: CardFacts,
  language: Language,
  view: View,
): string[] {
  const by = preventedBy.filter((card) => view.effects.some((effect) => effect.card === card));
  return by.length > 0 ? [say(book, language, "look.prevented", { cards: by })] : [];
}

/** The pile everybody sees a card in; none if it is in a hand or in the draw pile. */
export function openPile(id: string, view: FamilyView): "discard" | "removed" | "table" | null {
  if (view.discard.includes(id)) return "discard";
  if (view.removed.includes(id)) return "removed";
  return view.playing.includes(id) ? "table" : null;
}
