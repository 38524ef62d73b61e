import type { Language } from "../../../engine/index.ts";
import { regionPart } from "../../cold-war/reference/regions.ts";
import { guestLines, markerLines } from "../../cold-war/reference/shared-cards.ts";
import { effectLines, milOpsLine, momentLine, pilesLine, spaceLine } from "../../cold-war/reference/tracks.ts";
import type { BoardPart } from "../../title.ts";
import { regions } from "../components/areas.ts";
import { actionRounds, civilWarPlace, defconBans, LAST_TURN, spaceTrackOf, VICTORY } from "../components/board.ts";
import type { TwilightView } from "../view.ts";
import { book } from "./book.ts";
import { say } from "./say.ts";
import { crisisLines } from "./turn-zero.ts";

/** The score, the tracks and the map in words: nothing but what everybody can see. */
export const boardParts = (view: TwilightView, language: Language): readonly BoardPart[] => [
  { parts: [], lines: trackLines(view, language) },
  ...regions.map((region) => regionPart(book, view, region, language)),
];

/** The moment, the victory points and DEFCON. */
export const scoreLine = (view: TwilightView, language: Language): string =>
  [whenLine(view, language), vpLine(view, language), `DEFCON ${view.defcon}`].join(" · ");

export const vpLine = ({ vp }: TwilightView, language: Language): string =>
  say(language, "board.vp", { vp, victory: VICTORY });

function trackLines(view: TwilightView, language: Language): string[] {
  return [
    whenLine(view, language),
    vpLine(view, language),
    defconLine(view, language),
    milOpsLine(book, view, language),
    spaceLine(book, view, language, spaceTrackOf(view.options), (id) => abilityOf(view, id, language)),
    chinaLine(view, language),
    ...crisisLines(view, language),
    pilesLine(book, view, language),
    ...effectLines(book, view, language),
    ...markerLines(book, view, language),
    ...guestLines(book, view, language),
    say(language, "board.legend"),
  ];
}

export function whenLine(view: TwilightView, language: Language): string {
  switch (view.step) {
    case "crisis":
      return say(language, "board.crisis", { crisis: view.turnZero?.open ?? null });
    case "crises":
    case "aftermath":
      return say(language, "board.setup");
    default:
      return momentLine(book, view, language, LAST_TURN, actionRounds(view.turn));
  }
}

export function defconLine({ defcon, options }: TwilightView, language: Language): string {
  const areas = defconBans[defcon] ?? [];
  const closed = areas.length === 0 ? "none" : options.realignIgnoresDefcon ? "coups" : "both";
  return say(language, "board.defcon", { defcon, areas, closed, danger: defcon === 2 });
}

/** An ability of the alternate track may be used up for this round or turn. */
function abilityOf({ abilitiesUsed = [] }: TwilightView, id: string, language: Language): string {
  const ability = say(language, `board.ability.${id}`);
  return abilitiesUsed.some((used) => used === id) ? say(language, "board.ability.used", { ability }) : ability;
}

export function chinaLine({ china, influence }: TwilightView, language: Language): string {
  const { holder, faceUp } = china;
  if (holder !== null) return say(language, "board.china.held", { holder, faceUp });
  return say(language, "board.china.none", { influence: influence.ussr[civilWarPlace] ?? 0 });
}
