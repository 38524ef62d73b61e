import type { Language } from "../../../engine/index.ts";
import type { BoardPart } from "../../title.ts";
import type { Place } from "../components/board.ts";
import { type Side, sides } from "../seats.ts";
import type { FamilyView } from "../view.ts";
import { type Book, controllerOf, say } from "./book.ts";
import { heldBy, printedLines } from "./country.ts";

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

/** A region with all its countries, by who controls them; alone, with what lies beside each. */
export function regionPart<View extends FamilyView>(
  book: Book<View>,
  view: View,
  region: string,
  language: Language,
): BoardPart {
  const places = book.board(view).area(region);
  return {
    parts: [region],
    lines: [regionLine(book, view, region, language), ...countryLines(book, view, places, language)],
    more: places.map((place) => wholeCountry(book, view, place, language)),
  };
}

/** Places by who controls them, and those without influence. */
export function countryLines<View extends FamilyView>(
  book: Book<View>,
  view: View,
  places: readonly Place[],
  language: Language,
): string[] {
  const { us, ussr } = view.influence;
  const isEmpty = (place: Place) => us[place] === 0 && ussr[place] === 0;
  const listed = (shown: (place: Place) => boolean) =>
    places
      .filter(shown)
      .map((place) => countryOf(book, view, place, language, isEmpty(place)))
      .join(", ");
  const held = (controller: Side | null) =>
    listed((place) => !isEmpty(place) && controllerOf(book, view, place) === controller);
  const lines = [
    ...sides.map((side) => ({ key: "board.held", side, list: held(side) })),
    { key: "board.open", list: held(null) },
    { key: "board.empty", list: listed(isEmpty) },
  ];
  return lines.flatMap(({ key, ...args }) => (args.list === "" ? [] : [say(book, language, key, args)]));
}

function countryOf<View extends FamilyView>(
  book: Book<View>,
  view: View,
  place: Place,
  language: Language,
  isEmpty: boolean,
): string {
  const { countries, battleground, stability } = book.board(view);
  const name = countries[place]?.name[language] ?? "";
  const printed = `${name} (${stability[place]}${battleground[place] ? "◆" : ""})`;
  return isEmpty ? printed : `${printed} ${view.influence.us[place]}:${view.influence.ussr[place]}`;
}

function wholeCountry<View extends FamilyView>(book: Book<View>, view: View, place: Place, language: Language): string {
  const [influence = ""] = heldBy(book, place, language, view);
  return [...printedLines(book, place, language, view), influence].join(" · ");
}
