import type { Language } from "../../../engine/index.ts";
import { type ProvinceId, provincesOf, siteList } from "../components/board/index.ts";
import type { Germany } from "../components/board/types.ts";
import { germanies, seats } from "../seats.ts";
import {
  type Assignment,
  economyOf,
  exportFactory,
  fedBy,
  flightSoFar,
  protestsIn,
  protestsOf,
  standardOf,
  wholeEconomy,
} from "../standing.ts";
import type { VolkView } from "../view.ts";
import { powerLines } from "./powers.ts";
import { say } from "./say.ts";
import { trackArgs } from "./tracks.ts";

/** The tracks and the map in words: nothing but what everybody can see. */
export function statusLines(view: VolkView, language: Language): readonly string[] {
  return [
    momentLine(view, language),
    say(language, "board.tracks", { ...trackArgs(view), box: view.box }),
    ...powerLines(view, language),
    say(language, "board.state", { wall: view.wall, flight: flightSoFar(view), disbanded: view.stasiDisbanded }),
    ...policeLines(view, language),
    ...(view.display.length > 0 ? [say(language, "board.display", { cards: view.display })] : []),
    ...(view.special === null ? [] : [say(language, "board.special", { card: view.special })]),
    handsLine(view, language),
    ...germanies.flatMap((side) => germanyLines(view, side, language)),
  ];
}

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
  return say(language, `board.${step.at}`, { decade });
}

function policeLines({ police }: VolkView, language: Language): string[] {
  const list = police.map((each) => say(language, "board.police.item", { ...each })).join(", ");
  return list === "" ? [] : [say(language, "board.police", { list })];
}

function handsLine({ handSizes, deckSize, powers }: VolkView, language: Language): string {
  const playing = powers === null ? germanies : seats;
  const list = playing.map((seat) => say(language, "board.hand", { seat, count: handSizes[seat] })).join(", ");
  return say(language, "board.cards", { list, deck: deckSize });
}

function germanyLines(view: VolkView, side: Germany, language: Language): string[] {
  const protests = protestsOf(view, provincesOf[side]);
  return [
    say(language, "board.germany", { side, protests, economy: wholeEconomy(view, side) }),
    ...provincesOf[side].map((id) => provinceLine(view, id, language)),
  ];
}

/** As if Hamburg and the external factories all counted here. */
const everything = (view: VolkView, id: ProvinceId): Assignment =>
  Object.fromEntries(
    siteList
      .filter(({ kind, provinces, id: each }) =>
        kind === "shared" ? provinces.includes(id) : kind === "external" && fedBy(view, each).includes(id),
      )
      .map((each) => [each.id, id]),
  );

export function provinceLine(view: VolkView, id: ProvinceId, language: Language): string {
  const count = protestsIn(view, id);
  const assigned = everything(view, id);
  return say(language, "board.province", {
    province: id,
    unrest: view.unrest[id],
    protests: count > 0 ? "some" : "none",
    count,
    standard: standardOf(view, id),
    socialists: view.socialists[id] || null,
    best: exportFactory(view, id, assigned),
    economy: economyOf(view, id, assigned),
  });
}
