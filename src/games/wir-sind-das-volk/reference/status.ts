import type { Language } from "../../../engine/index.ts";
import type { BoardPart } from "../../title.ts";
import { germanies, seats } from "../seats.ts";
import { flightSoFar } from "../standing.ts";
import type { VolkView } from "../view.ts";
import { eventLine, printedLines } from "./card.ts";
import { germanyParts } from "./map.ts";
import { powerLines } from "./powers.ts";
import { say } from "./say.ts";
import { trackArgs } from "./tracks.ts";

/** The tracks and the map in words: nothing but what everybody can see. */
export const boardParts = (view: VolkView, language: Language): readonly BoardPart[] => [
  {
    parts: [],
    lines: [
      momentLine(view, language),
      ...trackLines(view, language),
      ...policeLines(view, language),
      handsLine(view, language),
      ...playedLines(view, language),
    ],
  },
  { parts: [], lines: openCards(view, language) },
  ...germanies.flatMap((side) => germanyParts(view, side, language)),
];

/** What stands on the tracks, and what goes for the whole country. */
export const trackLines = (view: VolkView, language: Language): string[] => [
  say(language, "board.tracks", { ...trackArgs(view), box: view.box }),
  ...powerLines(view, language),
  say(language, "board.state", { wall: view.wall, flight: flightSoFar(view), disbanded: view.stasiDisbanded }),
];

/** The moment and the tracks that decide, with the victory points of the great powers where they play. */
export function scoreLine(view: VolkView, language: Language): string {
  const { points } = view.powers ?? {};
  const tracks = say(language, "board.tracks", { ...trackArgs(view), box: view.box });
  const powers = points === undefined ? [] : [say(language, "board.points", { ...points })];
  return [momentLine(view, language), tracks, ...powers].join(" · ");
}

function momentLine({ step, decade, part, powers }: VolkView, language: Language): string {
  if (step.at === "turn")
    return say(language, powers === null ? "board.turn" : "board.part", { decade, part, seat: step.seat });
  if (step.at === "phase") return say(language, "board.phase", { decade, phase: step.phase });
  if (step.at === "automatic") return say(language, "board.automatic", { decade, seat: step.seat });
  return say(language, "board.decade", { decade });
}

export function policeLines({ police }: VolkView, language: Language): string[] {
  const list = police.map((each) => say(language, "board.police.item", { ...each })).join(", ");
  return list === "" ? [] : [say(language, "board.police", { list })];
}

export function handsLine({ handSizes, deckSize, powers }: VolkView, language: Language): string {
  const playing = powers === null ? germanies : seats;
  const list = playing.map((seat) => say(language, "board.hand", { seat, count: handSizes[seat] })).join(", ");
  return say(language, "board.cards", { list, deck: deckSize });
}

const playedLines = ({ played }: VolkView, language: Language): string[] =>
  played.length === 0 ? [] : [say(language, "board.row", { cards: played })];

/** The cards that can be taken, with all that is printed on them. */
function openCards({ display, special }: VolkView, language: Language): string[] {
  const cards = display.map((id) => printedLines(id, language).join(" · "));
  return [
    ...(display.length > 0 ? [say(language, "board.display.head", { count: display.length }), ...cards] : []),
    ...(special === null
      ? []
      : [`${say(language, "board.special", { card: special })} · ${eventLine(special, language)}`]),
  ];
}
