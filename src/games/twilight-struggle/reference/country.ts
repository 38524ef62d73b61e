import type { Language } from "../../../engine/index.ts";
import type { Place } from "../../cold-war/components/board.ts";
import { heldBy, printedLines } from "../../cold-war/reference/country.ts";
import { other } from "../../cold-war/seats.ts";
import type { Area } from "../components/areas.ts";
import { board, civilWarPlace, defconBans } from "../components/board.ts";
import { runningIn } from "../turn-zero/running.ts";
import type { TwilightView } from "../view.ts";
import { book } from "./book.ts";
import { say } from "./say.ts";
import { chinaLine } from "./status.ts";

/** What is printed of a country; and with a position, who holds it and what can be done there. */
export function countryLines(place: Place, language: Language, view: TwilightView | null): readonly string[] {
  if (place === civilWarPlace) return civilWarLines(language, view);
  return [...printedLines(book, place, language, view), ...(view === null ? [] : presentLines(place, language, view))];
}

function presentLines(place: Place, language: Language, view: TwilightView): string[] {
  return [
    ...heldBy(book, place, language, view),
    defconLine(place, language, view),
    ...freeLines(place, language, view),
    ...closedLines(place, language, view),
    ...guardedLines(place, language, view),
  ];
}

function defconLine(place: Place, language: Language, { defcon, options }: TwilightView): string {
  const isClosed = (defconBans[defcon] ?? []).some((area) => board.within(area)[place]);
  const how = !isClosed ? "none" : options.realignIgnoresDefcon ? "coups" : "both";
  return say(language, `look.defcon.${how}`, { defcon });
}

/** VJ Day can lift the limits of DEFCON for the US. */
function freeLines(place: Place, language: Language, { turnZero, turn, defcon }: TwilightView): string[] {
  const isClosed = (defconBans[defcon] ?? []).some((area) => board.within(area)[place]);
  const isFree = runningIn(turnZero?.results ?? [], turn).usIgnoresDefcon;
  return isClosed && isFree ? [say(language, "look.defcon.us-free", { crisis: "crisis:vj-day" })] : [];
}

/** Chernobyl closes a region to influence of the other side, usually the USSR. */
function closedLines(place: Place, language: Language, { effects }: TwilightView): string[] {
  const closing = effects.filter(({ area }) => area !== undefined && board.within(area as Area)[place]);
  return closing.map(({ card, side }) => say(language, "look.no-influence", { card, enemy: other(side) }));
}

function guardedLines(place: Place, language: Language, { centcom }: TwilightView): string[] {
  return centcom?.place === place ? [say(language, "look.centcom", { enemy: other(centcom.side) })] : [];
}

function civilWarLines(language: Language, view: TwilightView | null): string[] {
  return [
    ...printedLines(book, civilWarPlace, language, view),
    say(language, "look.civil-war"),
    ...(view === null ? [] : [chinaLine(view, language)]),
  ];
}
