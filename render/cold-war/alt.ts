import type { Language } from "../../src/engine/index.ts";
import { type Side, sides } from "../../src/games/cold-war/seats.ts";
import type { Standing } from "../../src/games/cold-war/standing.ts";
import { story } from "../../src/i18n/index.ts";
import { altOf } from "../kit/alt.ts";
import { type Atlas, type ColdWarView, controllerOf, type OpenView, turnOf } from "./atlas.ts";
import { momentOf, moveWords } from "./header.ts";
import { label, nameIn, plain, unmarked } from "./labels.ts";
import type { Scene } from "./stage.ts";

/** The board in words: the same view that is painted. */
export function boardAlt<View extends ColdWarView>(atlas: Atlas<View>, scene: Scene<View>): string {
  const { view, language, last } = scene;
  const { title, words } = moveWords(atlas, scene);
  const areas = atlas.defconBans[view.defcon] ?? [];
  const closed = areas.length === 0 ? "none" : atlas.defconNote(view) === "coupBans" ? "coups" : "both";
  const moves = story(language, last, atlas.messages).map(unmarked);
  return altOf([
    `${label(language, "turn")} ${turnOf(atlas, view)}, ${title || momentOf(atlas, view, language)}${words === "" ? "" : `: ${words}`}.`.replace(
      /\.\.$/,
      ".",
    ),
    `${plain(atlas, language, "board.vp", { vp: view.vp, victory: atlas.victory })}.`,
    `${plain(atlas, language, "board.defcon", { defcon: view.defcon, areas, closed, danger: view.defcon === 2 })}.`,
    `${plain(atlas, language, "board.milops.check", { defcon: view.defcon, us: view.milOps.us, ussr: view.milOps.ussr })}.`,
    ...atlas.regions.map((region) => netWords(atlas, region, atlas.standings(view, region), language)),
    ...(moves.length === 0 ? [] : [`${label(language, "last")}: ${moves.join("; ")}.`]),
    controlWords(atlas, view, [...atlas.board.everywhere, ...atlas.extraPlaces(view)], language),
    ...frontWords(atlas, view, language),
    ...atlas.notes(view, language).map(({ words: note }) => `${note}.`),
  ]);
}

const netOf = ({ us, ussr }: Record<Side, Standing>) => {
  const gap = us.vp - ussr.vp;
  const ahead = gap === 0 ? "even" : gap > 0 ? "us" : "ussr";
  return { net: us.wins ? "us-wins" : ussr.wins ? "ussr-wins" : ahead, gap: Math.abs(gap) };
};

function frontWords(atlas: Atlas, view: OpenView, language: Language): string[] {
  const front = atlas.front(view);
  if (front === null || front.holder === null) return [];
  const state = label(language, front.faceUp ? "faceUp" : "faceDown");
  return [`${nameIn(atlas, language, front.card)}: ${label(language, front.holder)}, ${state}.`];
}

export const netWords = (
  atlas: Atlas,
  region: string,
  standing: Record<Side, Standing>,
  language: Language,
): string => {
  const { net, gap } = netOf(standing);
  return `${nameIn(atlas, language, region)}: ${plain(atlas, language, `board.net.${net}`, { gap })}.`;
};

export function regionWords(
  atlas: Atlas,
  region: string,
  standing: Record<Side, Standing>,
  language: Language,
): string {
  const { us, ussr } = standing;
  const args = { region, us: us.status, usVp: us.vp, ussr: ussr.status, ussrVp: ussr.vp, ...netOf(standing) };
  return `${plain(atlas, language, "board.region", args)}.`;
}

/** Who controls what, and what stands where nobody does. */
export function controlWords(atlas: Atlas, view: OpenView, places: readonly number[], language: Language): string {
  const told = (place: number) =>
    `${nameIn(atlas, language, atlas.board.id(place))} ${view.influence.us[place]}:${view.influence.ussr[place]}`;
  const held = (side: Side | undefined) =>
    places
      .filter((place) => controllerOf(atlas, view, place) === side)
      .filter((place) => (view.influence.us[place] ?? 0) + (view.influence.ussr[place] ?? 0) > 0)
      .map(told)
      .join(", ");
  const parts = sides.map((side) => plain(atlas, language, "board.held", { side, list: held(side) || "–" }));
  const open = held(undefined);
  return `${[...parts, ...(open === "" ? [] : [plain(atlas, language, "board.open", { list: open })])].join("; ")}.`;
}
