import type { Language } from "../../src/engine/index.ts";
import { type Side, sides } from "../../src/games/cold-war/seats.ts";
import type { Standing } from "../../src/games/cold-war/standing.ts";
import { story } from "../../src/i18n/index.ts";
import { altOf } from "../kit/alt.ts";
import { type Atlas, type ColdWarView, controllerOf, type OpenView, turnOf } from "./atlas.ts";
import { changed, changesOf } from "./changes.ts";
import { momentOf, moveWords } from "./header.ts";
import { label, nameIn, plain, spoken } from "./labels.ts";
import type { Scene } from "./stage.ts";

/** The board in words: the same view that is painted. */
export function boardAlt<View extends ColdWarView>(atlas: Atlas<View>, scene: Scene<View>): string {
  const { view, language, last } = scene;
  const { title, words } = moveWords(atlas, scene);
  const areas = atlas.defconBans[view.defcon] ?? [];
  const closed = areas.length === 0 ? "none" : atlas.defconNote(view) === "coupBans" ? "coups" : "both";
  const moves = story(language, last, atlas.messages).map(spoken);
  return altOf(
    [
      `${label(language, "turn")} ${turnOf(atlas, view)}, ${title || momentOf(atlas, view, language)}${words === "" ? "" : `: ${words}`}.`.replace(
        /\.\.$/,
        ".",
      ),
      `${plain(atlas, language, "board.vp", { vp: view.vp, victory: atlas.victory })}.`,
      `${plain(atlas, language, "board.defcon", { defcon: view.defcon, areas, closed, danger: view.defcon === 2 })}.`,
      `${plain(atlas, language, "board.milops.check", { defcon: view.defcon, us: view.milOps.us, ussr: view.milOps.ussr })}.`,
      spaceWords(view, language),
      ...frontWords(atlas, view, language),
      ...effectWords(atlas, view, language),
      ...atlas.regions.map((region) => netWords(atlas, region, atlas.standings(view, region), language)),
      ...(moves.length === 0 ? [] : [`${label(language, "last")}: ${moves.join("; ")}.`]),
      ...controlByRegion(atlas, view, language),
      handWords(view, language),
    ],
    label(language, "elsewhere"),
  );
}

const spaceWords = ({ space }: OpenView, language: Language): string =>
  `${label(language, "space")}: ${sides.map((side) => `${label(language, side)} ${space[side]}`).join(", ")}.`;

/** Events that go on with whom they serve, and what else binds both. */
function effectWords<View extends ColdWarView>(atlas: Atlas<View>, view: OpenView<View>, language: Language): string[] {
  const effects = view.effects.map(({ card, side }) => `${nameIn(atlas, language, card)} (${label(language, side)})`);
  const notes = atlas.notes(view, language).map(({ words }) => `${words}.`);
  return [...(effects.length === 0 ? [] : [`${label(language, "effects")}: ${effects.join(", ")}.`]), ...notes];
}

/** Region by region, so that one that does not fit leaves room for the others. */
const controlByRegion = <View extends ColdWarView>(
  atlas: Atlas<View>,
  view: OpenView<View>,
  language: Language,
): string[] =>
  [...atlas.regions.map((region) => atlas.board.area(region)), atlas.extraPlaces(view)]
    .filter((places) => places.some((place) => held(view, place)))
    .map((places) => controlWords(atlas, view, places, language));

const held = ({ influence }: OpenView, place: number): boolean =>
  (influence.us[place] ?? 0) + (influence.ussr[place] ?? 0) > 0;

function handWords({ handSizes, deckSize, discarded, removed }: OpenView, language: Language): string {
  const hands = sides.map((side) => `${label(language, side)} ${handSizes[side]}`).join(", ");
  const piles = { deck: deckSize, discard: discarded, removed } as const;
  const counts = (["deck", "discard", "removed"] as const).map((pile) => `${label(language, pile)} ${piles[pile]}`);
  return `${label(language, "hands")}: ${hands}; ${counts.join(", ")}.`;
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

/** What the last move changed in the countries, one sentence each: what stood there and stands now, and the dice that fell. */
export function closeupWords<View extends ColdWarView>(
  atlas: Atlas<View>,
  { language, last }: Scene<View>,
  places: readonly number[],
): string[] {
  const { influence, rolls } = changesOf(atlas.board, last);
  const told = places.map((place) => {
    const before = influence.get(place) ?? {};
    const shifts = sides.flatMap((side) => {
      const change = before[side];
      return changed(change) ? [`${label(language, side)} ${change.from} → ${change.to}`] : [];
    });
    const dice = (rolls.get(place) ?? []).map(
      ({ side, value }) => `${label(language, "die")} (${label(language, side)}) ${value}`,
    );
    return `${nameIn(atlas, language, atlas.board.id(place))}: ${[...dice, ...shifts].join(", ") || "="}`;
  });
  return [`${label(language, "closeup")}: ${told.join("; ")}.`];
}

/** Who controls what, and what stands where nobody does. */
export function controlWords(atlas: Atlas, view: OpenView, places: readonly number[], language: Language): string {
  const told = (place: number) =>
    `${nameIn(atlas, language, atlas.board.id(place))} ${view.influence.us[place]}:${view.influence.ussr[place]}`;
  const listed = (side: Side | undefined) =>
    places
      .filter((place) => controllerOf(atlas, view, place) === side)
      .filter((place) => held(view, place))
      .map(told)
      .join(", ");
  const parts = sides.map((side) => plain(atlas, language, "board.held", { side, list: listed(side) || "–" }));
  const open = listed(undefined);
  return `${[...parts, ...(open === "" ? [] : [plain(atlas, language, "board.open", { list: open })])].join("; ")}.`;
}
