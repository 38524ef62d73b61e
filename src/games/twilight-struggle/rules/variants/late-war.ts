import type { Influence } from "../../../cold-war/state.ts";
import type { CardId } from "../../cards/ids.ts";
import { cards, deckOf, type Sets } from "../../cards/index.ts";
import { board } from "../../components/board.ts";
import type { CountryId } from "../../components/countries/index.ts";
import type { TwilightState } from "../../state.ts";

/** The Late War scenario of Volko Ruhnke: the position at the start of turn 8. */
export const lateWar = {
  turn: 8,
  defcon: 4,
  vp: -4,
  space: { us: 6, ussr: 4 },
  effects: [
    ["us-japan-mutual-defense-pact", "us"],
    ["marshall-plan", "us"],
    ["nato", "us"],
    ["warsaw-pact-formed", "ussr"],
    ["de-gaulle-leads-france", "ussr"],
    ["flower-power", "ussr"],
  ],
  keptDespiteAsterisk: ["bear-trap", "camp-david-accords", "john-paul-ii-elected-pope", "panama-canal-returned"],
} as const satisfies {
  effects: readonly (readonly [CardId, "us" | "ussr"])[];
  keptDespiteAsterisk: readonly CardId[];
  [rest: string]: unknown;
};

/** [US, USSR] */
const influence: Readonly<Partial<Record<CountryId, readonly [number, number]>>> = {
  "united-kingdom": [5, 0],
  italy: [2, 0],
  benelux: [3, 0],
  "west-germany": [5, 1],
  denmark: [3, 0],
  norway: [4, 0],
  israel: [4, 0],
  iran: [2, 0],
  pakistan: [2, 0],
  turkey: [2, 0],
  zaire: [1, 0],
  somalia: [2, 0],
  kenya: [2, 0],
  nigeria: [1, 0],
  japan: [4, 0],
  "south-korea": [3, 0],
  taiwan: [3, 0],
  philippines: [3, 1],
  thailand: [2, 0],
  indonesia: [1, 0],
  australia: [4, 0],
  malaysia: [3, 1],
  nicaragua: [1, 0],
  panama: [2, 0],
  haiti: [1, 0],
  honduras: [2, 0],
  venezuela: [2, 0],
  chile: [3, 0],
  argentina: [2, 0],
  colombia: [2, 1],
  "dominican-republic": [1, 0],
  "east-germany": [0, 3],
  poland: [0, 3],
  hungary: [0, 3],
  czechoslovakia: [0, 3],
  bulgaria: [0, 3],
  cuba: [0, 3],
  "north-korea": [0, 3],
  iraq: [0, 3],
  syria: [0, 3],
  india: [0, 3],
  afghanistan: [0, 2],
  libya: [0, 2],
  algeria: [0, 2],
  ethiopia: [0, 1],
  zimbabwe: [0, 1],
  angola: [1, 3],
  "laos-cambodia": [0, 2],
  vietnam: [0, 5],
  "se-african-states": [0, 2],
  "spain-portugal": [1, 0],
  france: [3, 1],
  romania: [1, 3],
  jordan: [2, 2],
  egypt: [1, 0],
  "south-africa": [2, 1],
  finland: [1, 2],
  burma: [0, 1],
  peru: [2, 1],
  yugoslavia: [1, 2],
  "saudi-arabia": [2, 0],
};

/** The cards of all eras, without most of the asterisked ones of the first two. */
export function lateWarDeck(sets: Sets): CardId[] {
  const kept = (card: CardId) =>
    !cards[card].removed || (lateWar.keptDespiteAsterisk as readonly CardId[]).includes(card);
  return [...earlierCards(sets).filter(kept), ...deckOf("late", sets)];
}

const earlierCards = (sets: Sets): CardId[] => [...deckOf("early", sets), ...deckOf("mid", sets)];

export function startLateWar(state: TwilightState): TwilightState {
  const counts: Influence = state.influence;
  for (const [country, [us, ussr]] of Object.entries(influence)) {
    const place = board.place(country as CountryId);
    counts.us[place] = us;
    counts.ussr[place] = ussr;
  }
  const kept = new Set(lateWarDeck(state.options));
  return {
    ...state,
    turn: lateWar.turn,
    defcon: lateWar.defcon,
    vp: lateWar.vp,
    space: { ...lateWar.space },
    effects: lateWar.effects.map(([card, side]) => ({ card, side, turn: false, since: 0 })),
    removed: earlierCards(state.options).filter((card) => !kept.has(card)),
  };
}
