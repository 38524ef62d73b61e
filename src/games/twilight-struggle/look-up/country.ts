import type { Language } from "../../../engine/index.ts";
import type { CountryFacts, Place } from "../../cold-war/board.ts";
import { other, type Side, sides } from "../../cold-war/sides.ts";
import { controls } from "../../cold-war/state.ts";
import { board, civilWarPlace, defconBans } from "../board.ts";
import { boardOf } from "../board-now.ts";
import type { Area, CountryId } from "../countries.ts";
import { runningIn } from "../turn-zero/running.ts";
import type { TwilightView } from "../view.ts";
import { say } from "./say.ts";
import { chinaLine } from "./status.ts";

/** What is printed of a country; and with a position, who holds it and what can be done there. */
export function countryLines(place: Place, language: Language, view: TwilightView | null): readonly string[] {
  if (place === civilWarPlace) return civilWarLines(language, view);
  const { id, region, subregions, stability, battleground, adjacent, superpower } = factsOf(place, view);
  const neighbours: string[] = [...adjacent, ...(superpower === undefined ? [] : [superpower])];
  return [
    say(language, "look.country", { country: id, areas: [region, ...subregions], stability, battleground }),
    say(language, "look.neighbours", { neighbours }),
    ...(view === null ? [] : presentLines(place, language, view)),
  ];
}

const factsOf = (place: Place, view: TwilightView | null) =>
  (view === null ? board : boardOf(view)).countries[place] as CountryFacts<CountryId, Area>;

function presentLines(place: Place, language: Language, view: TwilightView): string[] {
  const { us = 0, ussr = 0 } = { us: view.influence.us[place], ussr: view.influence.ussr[place] };
  const controller = sides.find((side) => controls(boardOf(view), view, side, place)) ?? "none";
  // [6.1.2] dearer while the enemy controls it
  const cost = (side: Side) => (controller === other(side) ? 2 : 1);
  return [
    say(language, "look.influence", { us, ussr, controller }),
    say(language, "look.cost", { us: cost("us"), ussr: cost("ussr") }),
    defconLine(place, language, view),
    ...freeLines(place, language, view),
    ...closedLines(place, language, view),
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

/** Chernobyl closes a region to influence of the USSR. */
function closedLines(place: Place, language: Language, { effects }: TwilightView): string[] {
  const closing = effects.filter(({ area }) => area !== undefined && board.within(area as Area)[place]);
  return closing.map(({ card }) => say(language, "look.no-influence", { card }));
}

function civilWarLines(language: Language, view: TwilightView | null): string[] {
  const { id, region, stability, battleground, superpower = "ussr" } = factsOf(civilWarPlace, null);
  return [
    say(language, "look.country", { country: id, areas: [region], stability, battleground }),
    say(language, "look.neighbours", { neighbours: [superpower] }),
    say(language, "look.civil-war"),
    ...(view === null ? [] : [chinaLine(view, language)]),
  ];
}
