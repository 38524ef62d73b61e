import type { Language } from "../../../engine/index.ts";
import type { CountryFacts, Place } from "../components/board.ts";
import { other, type Side } from "../seats.ts";
import type { FamilyView } from "../view.ts";
import { type Book, controllerOf, say } from "./book.ts";

/** What is printed of a country. */
export function printedLines<View extends FamilyView>(
  book: Book<View>,
  place: Place,
  language: Language,
  view: View | null,
): string[] {
  const { id, region, subregions, stability, battleground, adjacent, superpower } = book.board(view).countries[
    place
  ] as CountryFacts;
  // the Sea Lanes are an area of their own: not named twice
  const areas = [region, ...subregions].filter((area) => area !== id);
  const neighbours: string[] = [...adjacent, ...(superpower === undefined ? [] : [superpower])];
  return [
    say(book, language, "look.country", { country: id, areas, stability, battleground }),
    ...(neighbours.length > 0 ? [say(book, language, "look.neighbours", { neighbours })] : []),
  ];
}

/** Who holds a country, and what influence costs there. */
export function heldBy<View extends FamilyView>(
  book: Book<View>,
  place: Place,
  language: Language,
  view: View,
): string[] {
  const { us = 0, ussr = 0 } = { us: view.influence.us[place], ussr: view.influence.ussr[place] };
  const controller = controllerOf(book, view, place);
  // [6.1.2] dearer while the enemy controls it
  const cost = (side: Side) => (controller === other(side) ? 2 : 1);
  return [
    say(book, language, "look.influence", { us, ussr, controller: controller ?? "none" }),
    say(book, language, "look.cost", { us: cost("us"), ussr: cost("ussr") }),
  ];
}
