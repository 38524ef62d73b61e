import type { Language } from "../../src/engine/index.ts";
import type { Standing } from "../../src/games/cold-war/scoring.ts";
import { type Side, sides } from "../../src/games/cold-war/sides.ts";
import { board, defconBans } from "../../src/games/twilight-struggle/board.ts";
import { type Region, regions } from "../../src/games/twilight-struggle/countries.ts";
import { regionStandings } from "../../src/games/twilight-struggle/scoring.ts";
import { twilightStruggleWords } from "../../src/games/twilight-struggle/words/index.ts";
import { story } from "../../src/i18n/index.ts";
import { momentOf, moveWords } from "./header.ts";
import { controllerOf } from "./influence.ts";
import type { BoardScene, Ground } from "./model.ts";
import { label, nameIn, plain, unmarked } from "./words.ts";

/** What Discord takes as the description of a picture. */
const MOST_CHARACTERS = 1024;

/** Sentences in the order of their weight: those that no longer fit are left out. */
export function altOf(sentences: readonly string[]): string {
  let alt = "";
  for (const sentence of sentences) {
    const longer = alt === "" ? sentence : `${alt} ${sentence}`;
    if (longer.length > MOST_CHARACTERS) return alt === "" ? `${sentence.slice(0, MOST_CHARACTERS - 1)}…` : alt;
    alt = longer;
  }
  return alt;
}

/** The board in words: the same view that is painted. */
export function boardAlt(scene: BoardScene): string {
  const { view, language, last } = scene;
  const { title, words } = moveWords(scene);
  const areas = defconBans[view.defcon] ?? [];
  const closed = areas.length === 0 ? "none" : view.options.realignIgnoresDefcon ? "coups" : "both";
  const moves = story(language, last, twilightStruggleWords).map(unmarked);
  return altOf([
    `${label(language, "turn")} ${view.turn}, ${title || momentOf(view, language)}${words === "" ? "" : `: ${words}`}.`.replace(
      /\.\.$/,
      ".",
    ),
    `${plain(language, "board.vp", { vp: view.vp })}.`,
    `${plain(language, "board.defcon", { defcon: view.defcon, areas, closed, danger: view.defcon === 2 })}.`,
    `${plain(language, "board.milops.check", { defcon: view.defcon, us: view.milOps.us, ussr: view.milOps.ussr })}.`,
    ...regions.map((region) => netWords(region, regionStandings(view, region), language)),
    ...(moves.length === 0 ? [] : [`${label(language, "last")}: ${moves.join("; ")}.`]),
    controlWords(view, board.everywhere, language),
  ]);
}

const netOf = ({ us, ussr }: Record<Side, Standing>) => {
  const gap = us.vp - ussr.vp;
  const ahead = gap === 0 ? "even" : gap > 0 ? "us" : "ussr";
  return { net: us.wins ? "us-wins" : ussr.wins ? "ussr-wins" : ahead, gap: Math.abs(gap) };
};

const netWords = (region: Region, standing: Record<Side, Standing>, language: Language): string => {
  const { net, gap } = netOf(standing);
  return `${nameIn(language, region)}: ${plain(language, `board.net.${net}`, { gap })}.`;
};

export function regionWords(region: Region, standing: Record<Side, Standing>, language: Language): string {
  const { us, ussr } = standing;
  const args = { region, us: us.status, usVp: us.vp, ussr: ussr.status, ussrVp: ussr.vp, ...netOf(standing) };
  return `${plain(language, "board.region", args)}.`;
}

/** Who controls what, and what stands where nobody does. */
export function controlWords(ground: Ground, places: readonly number[], language: Language): string {
  const told = (place: number) =>
    `${nameIn(language, board.id(place))} ${ground.influence.us[place]}:${ground.influence.ussr[place]}`;
  const held = (side: Side | undefined) =>
    places
      .filter((place) => controllerOf(ground, place) === side)
      .filter((place) => (ground.influence.us[place] ?? 0) + (ground.influence.ussr[place] ?? 0) > 0)
      .map(told)
      .join(", ");
  const parts = sides.map((side) => plain(language, "board.held", { side, list: held(side) || "–" }));
  const open = held(undefined);
  return [...parts, ...(open === "" ? [] : [plain(language, "board.open", { list: open })])].join("; ");
}
