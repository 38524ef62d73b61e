import type { Language } from "../../../engine/index.ts";
import type { Place } from "../components/board.ts";
import { type Side, sides } from "../seats.ts";
import type { FamilyView } from "../view.ts";
import { type Book, controllerOf, say } from "./book.ts";

/** How both sides stand in a region, and what its scoring card would give now. */
export function regionLine<View extends FamilyView>(
  book: Book<View>,
  view: View,
  region: string,
  language: Language,
): string {
  const { us, ussr, wins } = book.score(view, region);
  const gap = us.vp - ussr.vp;
  const ahead = gap === 0 ? "even" : gap > 0 ? "us" : "ussr";
  return say(book, language, "board.region", {
    region,
    us: us.status,
    usVp: us.vp,
    ussr: ussr.status,
    ussrVp: ussr.vp,
    net: wins === null ? ahead : `${wins}-wins`,
    gap: Math.abs(gap),
  });
}

/** A region with the countries that hold influence, by who controls them. */
export const regionLines = <View extends FamilyView>(
  book: Book<View>,
  view: View,
  region: string,
  language: Language,
  shown: (place: Place) => boolean = () => true,
): string[] => [
  regionLine(book, view, region, language),
  ...heldLines(book, view, book.board(view).area(region).filter(shown), language),
];

/** Places with influence, by who controls them. */
export function heldLines<View extends FamilyView>(
  book: Book<View>,
  view: View,
  places: readonly Place[],
  language: Language,
): string[] {
  const { us, ussr } = view.influence;
  const held = places.filter((place) => us[place] !== 0 || ussr[place] !== 0);
  const listed = (controller: Side | null) =>
    held
      .filter((place) => controllerOf(book, view, place) === controller)
      .map((place) => countryOf(book, view, place, language))
      .join(", ");
  const lines: string[] = [];
  for (const side of sides) {
    const list = listed(side);
    if (list !== "") lines.push(say(book, language, "board.held", { side, list }));
  }
  const open = listed(null);
  if (open !== "") lines.push(say(book, language, "board.open", { list: open }));
  return lines;
}

function countryOf<View extends FamilyView>(book: Book<View>, view: View, place: Place, language: Language): string {
  const { countries, battleground } = book.board(view);
  const name = countries[place]?.name[language] ?? "";
  return `${name}${battleground[place] ? "◆" : ""} ${view.influence.us[place]}:${view.influence.ussr[place]}`;
}
