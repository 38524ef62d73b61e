import type { Language } from "../../../engine/index.ts";
import type { Place } from "../../cold-war/components/board.ts";
import { say } from "../../cold-war/reference/book.ts";
import { heldBy, printedLines } from "../../cold-war/reference/country.ts";
import { other } from "../../cold-war/seats.ts";
import { board, defconBans, flashpoints, seaLanesPlace } from "../components/board.ts";
import type { RedSeaView } from "../view.ts";
import { book } from "./book.ts";
import { seaLanesLine } from "./status.ts";

/** What is printed of a country; and with a position, who holds it and what can be done there. */
export function countryLines(place: Place, language: Language, view: RedSeaView | null): readonly string[] {
  const lanes = place === seaLanesPlace;
  return [
    ...printedLines(book, place, language, view),
    ...(lanes ? [say(book, language, "look.sea-lanes")] : []),
    ...(flashpoints.includes(place) ? [say(book, language, "look.flashpoint")] : []),
    ...(view === null ? [] : heldBy(book, place, language, view)),
    ...(view === null ? [] : lanes ? [seaLanesLine(view, language)] : strikeLines(place, language, view)),
  ];
}

/** What coups and realignments are up against. */
function strikeLines(place: Place, language: Language, { defcon, centcom, famine }: RedSeaView): string[] {
  const closed = (defconBans[defcon] ?? []).some((area) => board.within(area)[place]);
  const lines = [say(book, language, `look.defcon.${closed ? "both" : "none"}`, { defcon })];
  if (centcom?.place === place) lines.push(say(book, language, "look.centcom", { enemy: other(centcom.side) }));
  if (famine.includes(place)) lines.push(say(book, language, "look.famine"));
  return lines;
}
