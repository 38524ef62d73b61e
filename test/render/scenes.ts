import type { Outcome, VisibleEntry } from "../../src/engine/index.ts";
import type { Side } from "../../src/games/cold-war/seats.ts";
import type { Effect } from "../../src/games/cold-war/state.ts";
import type { CardId } from "../../src/games/twilight-struggle/cards/ids.ts";
import { cardIds } from "../../src/games/twilight-struggle/cards/index.ts";
import { board } from "../../src/games/twilight-struggle/components/board.ts";
import type { CountryId } from "../../src/games/twilight-struggle/components/countries/index.ts";
import { twilightStruggle } from "../../src/games/twilight-struggle/index.ts";
import { twilightOptions } from "../../src/games/twilight-struggle/options.ts";
import type { TwilightState } from "../../src/games/twilight-struggle/state.ts";
import { type TwilightView, viewOf } from "../../src/games/twilight-struggle/view.ts";

/** A position with what is asked and what happened last. */
export interface Scene {
  readonly state: TwilightState;
  readonly view: TwilightView;
  readonly asks: readonly { seat: Side; kind: string; args: Record<string, string | number> }[];
  readonly last: readonly VisibleEntry[];
  readonly outcome: Outcome | null;
}

type Stand = Partial<Record<CountryId, readonly [us: number, ussr: number]>>;

function scene(stand: Stand, changes: Partial<TwilightState>, rest: Partial<Scene> = {}): Scene {
  const state = { ...twilightStruggle.start(twilightOptions({})), ...changes };
  state.influence = { us: board.ids.map(() => 0), ussr: board.ids.map(() => 0) };
  for (const [id, [us, ussr]] of Object.entries(stand)) {
    const place = board.place(id as CountryId);
    state.influence.us[place] = us;
    state.influence.ussr[place] = ussr;
  }
  const seat = rest.asks?.[0]?.seat ?? "us";
  return { state, asks: [], last: [], outcome: null, ...rest, view: viewOf(state, seat) };
}

const entry = (key: string, args: VisibleEntry["args"]): VisibleEntry => ({ key, args });
const lasting = (side: Side, ...cards: CardId[]): Effect<CardId>[] =>
  cards.map((card) => ({ card, side, turn: false, since: 1 }));
const passing = (side: Side, ...cards: CardId[]): Effect<CardId>[] =>
  cards.map((card) => ({ card, side, turn: true, since: 5 }));

export const hands = {
  us: ["duck-and-cover", "nato", "containment", "fidel", "blockade", "olympic-games", "asia-scoring", "cia-created"],
  ussr: ["korean-war", "nasser", "comecon", "five-year-plan", "de-stalinization", "suez-crisis", "decolonization"],
  nine: [
    "how-i-learned-to-stop-worrying",
    "grain-sales-to-soviets",
    "ask-not-what-your-country-can-do-for-you",
    "latin-american-death-squads",
    "africa-scoring",
    "we-will-bury-you",
    "bear-trap",
    "missile-envy",
    "ussuri-river-skirmish",
  ],
} as const satisfies Record<string, readonly CardId[]>;

const setup: Stand = {
  syria: [0, 1],
  iraq: [0, 1],
  "north-korea": [0, 3],
  "east-germany": [0, 4],
  poland: [0, 4],
  yugoslavia: [0, 1],
  finland: [0, 1],
  canada: [2, 0],
  iran: [1, 0],
  israel: [1, 0],
  japan: [1, 0],
  australia: [4, 0],
  philippines: [1, 0],
  "south-korea": [1, 0],
  panama: [1, 0],
  "south-africa": [1, 0],
  "united-kingdom": [5, 0],
  "west-germany": [4, 0],
  italy: [3, 0],
};

const afterCoup: Stand = { ...setup, italy: [1, 1] };

/** Turn 1: the USSR has just begun with a coup in Italy. */
export const opening = scene(
  afterCoup,
  {
    turn: 1,
    round: 1,
    phasing: "us",
    step: { at: "round", side: "us", round: 1 },
    defcon: 4,
    milOps: { us: 0, ussr: 3 },
    china: { holder: "ussr", faceUp: true },
    hands: { us: [...hands.us], ussr: [...hands.ussr] },
    deck: cardIds.slice(60, 84),
    discard: ["socialist-governments"],
  },
  {
    asks: [{ seat: "us", kind: "play.card", args: {} }],
    last: [
      entry("round", { turn: 1, side: "ussr", round: 1 }),
      entry("play", { side: "ussr", card: "socialist-governments", use: "coup" }),
      entry("operation", { side: "ussr", operation: "coup", ops: 3 }),
      entry("coup", { side: "ussr", country: "italy", die: 4, ops: 3, modifier: 0, stability: 2, result: 3 }),
      entry("influence", { side: "us", country: "italy", change: -2, us: 1, ussr: 0 }),
      entry("influence", { side: "ussr", country: "italy", change: 1, us: 1, ussr: 1 }),
      entry("defcon", { from: 5, to: 4 }),
      entry("milops", { side: "ussr", from: 0, to: 3 }),
    ],
  },
);

const middle: Stand = {
  canada: [4, 0],
  "united-kingdom": [6, 1],
  norway: [1, 0],
  finland: [0, 2],
  benelux: [3, 0],
  denmark: [3, 0],
  france: [2, 4],
  "west-germany": [5, 1],
  "east-germany": [1, 4],
  poland: [1, 5],
  czechoslovakia: [0, 3],
  austria: [1, 1],
  hungary: [0, 3],
  romania: [0, 3],
  yugoslavia: [1, 3],
  bulgaria: [0, 3],
  greece: [2, 0],
  turkey: [2, 0],
  italy: [4, 2],
  "spain-portugal": [2, 0],
  lebanon: [1, 0],
  syria: [0, 2],
  israel: [5, 1],
  jordan: [2, 0],
  iraq: [0, 4],
  iran: [3, 1],
  "gulf-states": [0, 3],
  "saudi-arabia": [2, 3],
  egypt: [0, 3],
  libya: [0, 2],
  algeria: [2, 3],
  morocco: [1, 0],
  "ivory-coast": [0, 2],
  nigeria: [2, 1],
  "west-african-states": [0, 2],
  cameroon: [1, 0],
  zaire: [2, 0],
  angola: [1, 3],
  zimbabwe: [0, 1],
  "south-africa": [3, 1],
  botswana: [0, 2],
  kenya: [2, 0],
  ethiopia: [0, 1],
  afghanistan: [0, 2],
  pakistan: [2, 2],
  india: [1, 4],
  burma: [0, 2],
  "laos-cambodia": [0, 1],
  vietnam: [0, 2],
  thailand: [3, 1],
  malaysia: [2, 0],
  indonesia: [1, 0],
  philippines: [3, 0],
  australia: [4, 0],
  japan: [5, 0],
  taiwan: [3, 0],
  "south-korea": [4, 1],
  "north-korea": [0, 4],
  mexico: [2, 0],
  guatemala: [0, 1],
  nicaragua: [1, 0],
  "costa-rica": [1, 0],
  panama: [3, 1],
  cuba: [0, 3],
  haiti: [1, 0],
  colombia: [1, 0],
  venezuela: [2, 0],
  peru: [0, 2],
  chile: [0, 3],
  argentina: [2, 1],
  brazil: [2, 2],
};

const inEffect = [
  ...lasting("us", "nato", "us-japan-mutual-defense-pact", "marshall-plan", "norad"),
  ...lasting("ussr", "warsaw-pact-formed", "de-gaulle-leads-france", "flower-power", "willy-brandt"),
  ...passing("us", "containment"),
  ...passing("ussr", "vietnam-revolts"),
];

/** Turn 5: influence everywhere, effects on both sides, a placement just made. */
export const thick = scene(
  middle,
  {
    turn: 5,
    round: 4,
    phasing: "us",
    step: { at: "round", side: "us", round: 4 },
    vp: -6,
    defcon: 3,
    milOps: { us: 2, ussr: 4 },
    space: { us: 4, ussr: 3 },
    spaceAttempts: { us: 1, ussr: 0 },
    china: { holder: "us", faceUp: false },
    effects: inEffect,
    hands: { us: [...hands.us.slice(0, 5)], ussr: [...hands.ussr.slice(0, 5)] },
    deck: cardIds.slice(40, 62),
    discard: cardIds.slice(0, 17),
    removed: cardIds.slice(17, 28),
  },
  {
    asks: [{ seat: "us", kind: "play.card", args: {} }],
    last: [
      entry("round", { turn: 5, side: "ussr", round: 4 }),
      entry("play", { side: "ussr", card: "colonial-rear-guards", use: "influence" }),
      entry("operation", { side: "ussr", operation: "influence", ops: 2 }),
      entry("influence", { side: "ussr", country: "angola", change: 2, us: 1, ussr: 3 }),
      entry("influence", { side: "ussr", country: "brazil", change: 2, us: 2, ussr: 2 }),
      entry("event", { card: "colonial-rear-guards", side: "us" }),
      entry("influence", { side: "us", country: "cameroon", change: 1, us: 1, ussr: 0 }),
      entry("influence", { side: "us", country: "thailand", change: 1, us: 3, ussr: 1 }),
      entry("influence", { side: "us", country: "indonesia", change: 1, us: 1, ussr: 0 }),
    ],
  },
);

/** DEFCON 2, both sides short of time: a realignment and a headline still to be chosen. */
export const crisis = scene(
  { ...middle, cuba: [0, 4], panama: [1, 1], iran: [0, 3], japan: [11, 0], "west-germany": [12, 7] },
  {
    turn: 8,
    round: 0,
    phasing: null,
    step: { at: "headline" },
    vp: 14,
    defcon: 2,
    milOps: { us: 0, ussr: 0 },
    space: { us: 6, ussr: 8 },
    china: { holder: "ussr", faceUp: true },
    effects: [
      ...inEffect,
      ...lasting("us", "john-paul-ii-elected-pope", "camp-david-accords", "formosan-resolution", "the-iron-lady"),
      ...lasting("ussr", "muslim-revolution", "u2-incident"),
      { card: "chernobyl", side: "us", turn: true, since: 8, area: "middle-east" },
    ],
    missileEnvy: "us",
    hands: { us: [...hands.us, "terrorism"], ussr: [...hands.ussr, "glasnost", "solidarity"] },
    deck: cardIds.slice(84, 110),
    discard: cardIds.slice(0, 2),
    removed: cardIds.slice(2, 40),
  },
  {
    asks: [
      { seat: "us", kind: "headline.card", args: { turn: 8 } },
      { seat: "ussr", kind: "headline.card", args: { turn: 8 } },
    ],
    last: [
      entry("round", { turn: 7, side: "us", round: 7 }),
      entry("play", { side: "us", card: "junta", use: "event" }),
      entry("event", { card: "junta", side: "us" }),
      entry("realignment", { side: "us", country: "cuba", usDie: 2, usModifier: 2, ussrDie: 6, ussrModifier: 1 }),
      entry("influence", { side: "us", country: "cuba", change: -3, us: 0, ussr: 4 }),
      entry("realignment", { side: "us", country: "panama", usDie: 5, usModifier: 2, ussrDie: 3, ussrModifier: 1 }),
      entry("influence", { side: "ussr", country: "panama", change: -3, us: 1, ussr: 1 }),
      entry("milops.check", { defcon: 2, us: 0, ussr: 2 }),
      entry("vp", { side: "ussr", amount: 2, vp: 14 }),
      entry("turn", { turn: 8 }),
    ],
  },
);

export const outcome: Outcome = { winners: ["ussr"], key: "final-scoring", args: { vp: -9 } };

const finalEntries: readonly VisibleEntry[] = [
  entry("final-scoring", {}),
  entry("scoring", { region: "europe", us: "presence", usVp: 5, ussr: "domination", ussrVp: 12 }),
  entry("vp", { side: "ussr", amount: 7, vp: -2 }),
  entry("scoring", { region: "asia", us: "domination", usVp: 10, ussr: "presence", ussrVp: 5 }),
  entry("vp", { side: "us", amount: 5, vp: 3 }),
  entry("scoring", { region: "middle-east", us: "presence", usVp: 4, ussr: "domination", ussrVp: 9 }),
  entry("vp", { side: "ussr", amount: 5, vp: -2 }),
  entry("scoring", { region: "central-america", us: "presence", usVp: 3, ussr: "presence", ussrVp: 3 }),
  entry("scoring", { region: "south-america", us: "presence", usVp: 4, ussr: "presence", ussrVp: 3 }),
  entry("vp", { side: "us", amount: 1, vp: -1 }),
  entry("scoring", { region: "africa", us: "none", usVp: 0, ussr: "control", ussrVp: 9 }),
  entry("vp", { side: "ussr", amount: 9, vp: -10 }),
  entry("final-scoring.china", { side: "us" }),
  entry("vp", { side: "us", amount: 1, vp: -9 }),
];

/** Final scoring has been made. */
export const final = scene(
  {
    ...middle,
    "south-africa": [1, 4],
    zaire: [0, 2],
    nigeria: [0, 2],
    algeria: [0, 3],
    kenya: [0, 2],
    morocco: [0, 3],
  },
  {
    turn: 10,
    round: 7,
    step: { at: "turn-end" },
    vp: -9,
    defcon: 3,
    milOps: { us: 3, ussr: 5 },
    space: { us: 8, ussr: 7 },
    china: { holder: "us", faceUp: true },
    effects: inEffect.filter(({ turn }) => !turn),
    hands: { us: ["duck-and-cover"], ussr: ["korean-war", "nasser"] },
    deck: cardIds.slice(70, 79),
    discard: cardIds.slice(0, 40),
    removed: cardIds.slice(40, 70),
  },
  { outcome, last: finalEntries },
);

/** The public log of a game in what the curve needs. */
export const gameLog: readonly VisibleEntry[] = [
  ...[
    [1, 3, "ussr", 2, -2, false],
    [2, 5, "ussr", 4, -6, true],
    [3, 2, "us", 1, -5, false],
    [3, 6, "us", 5, 0, true],
    [4, 3, "us", 4, 4, true],
    [5, 1, "ussr", 2, 2, false],
    [5, 7, "ussr", 5, -3, true],
    [6, 4, "us", 8, 5, true],
    [7, 2, "ussr", 1, 4, false],
    [8, 6, "us", 6, 10, true],
    [9, 3, "ussr", 3, 7, false],
    [10, 2, "ussr", 2, 5, true],
  ].flatMap(([turn, round, side, amount, vp, scoring]) => [
    entry("turn", { turn: turn as number }),
    entry("round", { turn: turn as number, round: round as number, side: side as Side }),
    ...(scoring ? [entry("scoring", { region: "asia", us: "presence", usVp: 3, ussr: "none", ussrVp: 0 })] : []),
    entry("vp", { side: side as Side, amount: amount as number, vp: vp as number }),
  ]),
  ...finalEntries,
];

export const headlines: readonly VisibleEntry[] = [
  entry("headline", { side: "us", card: "grain-sales-to-soviets" }),
  entry("headline", { side: "ussr", card: "brezhnev-doctrine" }),
];

export const scoring: readonly VisibleEntry[] = [
  entry("play", { side: "ussr", card: "middle-east-scoring", use: "event" }),
  entry("scoring", { region: "middle-east", us: "presence", usVp: 5, ussr: "domination", ussrVp: 8 }),
  entry("vp", { side: "ussr", amount: 3, vp: -9 }),
];

export const southeastAsia: readonly VisibleEntry[] = [
  entry("play", { side: "us", card: "southeast-asia-scoring", use: "event" }),
  entry("scoring.southeast-asia", { usVp: 6, ussrVp: 3 }),
  entry("vp", { side: "us", amount: 3, vp: -3 }),
];

/** The Chinese Civil War variant: nobody has The China Card yet; a shot at space, and a placement in the middle of it. */
export const civilWar = scene(
  { ...afterCoup, "chinese-civil-war": [0, 2], india: [2, 1], pakistan: [0, 3] },
  {
    options: twilightOptions({ chineseCivilWar: true }),
    turn: 2,
    round: 3,
    phasing: "ussr",
    step: { at: "round", side: "ussr", round: 3 },
    vp: -3,
    defcon: 4,
    milOps: { us: 0, ussr: 2 },
    space: { us: 1, ussr: 2 },
    spaceAttempts: { us: 0, ussr: 1 },
    china: { holder: null, faceUp: true },
    effects: passing("ussr", "vietnam-revolts"),
    hands: { us: [...hands.us], ussr: [...hands.ussr] },
    deck: cardIds.slice(60, 80),
    discard: cardIds.slice(0, 9),
  },
  {
    asks: [{ seat: "ussr", kind: "influence.place", args: { ops: 2, left: 1 } }],
    last: [
      entry("round", { turn: 2, side: "ussr", round: 2 }),
      entry("play", { side: "ussr", card: "duck-and-cover", use: "space" }),
      entry("space", { side: "ussr", die: 3, upTo: 4, success: true }),
      entry("space.box", { side: "ussr", box: 2 }),
      entry("round", { turn: 2, side: "us", round: 2 }),
      entry("play", { side: "us", card: "indo-pakistani-war", use: "influence" }),
      entry("operation", { side: "us", operation: "influence", ops: 2 }),
      entry("influence", { side: "us", country: "india", change: 2, us: 2, ussr: 1 }),
      entry("round", { turn: 2, side: "ussr", round: 3 }),
      entry("play", { side: "ussr", card: "fidel", use: "influence" }),
      entry("operation", { side: "ussr", operation: "influence", ops: 2 }),
      entry("influence", { side: "ussr", country: "chinese-civil-war", change: 1, us: 0, ussr: 2 }),
    ],
  },
);

/** A full hand with The China Card beside it. */
export const nine: TwilightView = viewOf(
  { ...thick.state, hands: { us: [...hands.nine], ussr: [...hands.ussr] }, china: { holder: "us", faceUp: false } },
  "us",
);
