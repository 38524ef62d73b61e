import type { Language } from "../../../engine/index.ts";
import { say } from "../../cold-war/reference/book.ts";
import { countryLines, regionPart } from "../../cold-war/reference/regions.ts";
import { guestLines, markerLines } from "../../cold-war/reference/shared-cards.ts";
import { effectLines, milOpsLine, momentLine, pilesLine, spaceLine } from "../../cold-war/reference/tracks.ts";
import type { BoardPart } from "../../title.ts";
import { ACTION_ROUNDS, board, defconBans, lastTurn, seaLanesPlace, spaceTrack, VICTORY } from "../components/board.ts";
import { regions } from "../components/countries.ts";
import { seaLanesOf } from "../standing.ts";
import type { RedSeaView } from "../view.ts";
import { book } from "./book.ts";

/** The score, the tracks and the map in words: nothing but what everybody can see. */
export const boardParts = (view: RedSeaView, language: Language): readonly BoardPart[] => [
  { parts: [], lines: trackLines(view, language) },
  ...regions.map((region) => regionPart(book, view, region, language)),
  {
    parts: [seaLanes],
    lines: [seaLanesLine(view, language), ...countryLines(book, view, [seaLanesPlace], language)],
  },
];

/** An area of their own. */
const seaLanes = board.id(seaLanesPlace);

const trackLines = (view: RedSeaView, language: Language): string[] => [
  whenLine(view, language),
  vpLine(view, language),
  defconLine(view, language),
  milOpsLine(book, view, language),
  spaceLine(book, view, language, spaceTrack),
  romaniaLine(view, language),
  pilesLine(book, view, language),
  ...effectLines(book, view, language),
  ...markerLines(book, view, language),
  ...famineLines(view, language),
  ...guestLines(book, view, language),
  say(book, language, "board.legend"),
];

/** The moment, the victory points and DEFCON. */
export const scoreLine = (view: RedSeaView, language: Language): string =>
  [whenLine(view, language), vpLine(view, language), `DEFCON ${view.defcon}`].join(" · ");

export const whenLine = (view: RedSeaView, language: Language): string =>
  momentLine(book, view, language, lastTurn(view), ACTION_ROUNDS);

export const vpLine = ({ vp }: RedSeaView, language: Language): string =>
  say(book, language, "board.vp", { vp, victory: VICTORY });

export const romaniaLine = ({ romania }: RedSeaView, language: Language): string =>
  say(book, language, "board.romania", romania);

export function seaLanesLine(view: RedSeaView, language: Language): string {
  return say(book, language, "board.sea-lanes", { ...(seaLanesOf(view) ?? { how: "none" }) });
}

export function defconLine({ defcon }: RedSeaView, language: Language): string {
  const areas = defconBans[defcon] ?? [];
  const closed = areas.length === 0 ? "none" : "both";
  return say(book, language, "board.defcon", { defcon, areas, closed, danger: defcon === 2 });
}

function famineLines({ famine }: RedSeaView, language: Language): string[] {
  const countries = famine.map((place) => board.id(place));
  return countries.length > 0 ? [say(book, language, "board.famine", { countries })] : [];
}
