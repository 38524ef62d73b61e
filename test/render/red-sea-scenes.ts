import type { Outcome, VisibleEntry } from "../../src/engine/index.ts";
import type { Side } from "../../src/games/cold-war/seats.ts";
import type { CardId } from "../../src/games/red-sea/cards/ids.ts";
import { cardIds } from "../../src/games/red-sea/cards/index.ts";
import { board } from "../../src/games/red-sea/components/board.ts";
import type { CountryId } from "../../src/games/red-sea/components/countries.ts";
import { redSea } from "../../src/games/red-sea/index.ts";
import { redSeaOptions } from "../../src/games/red-sea/options.ts";
import type { RedSeaState } from "../../src/games/red-sea/state.ts";
import { type RedSeaView, viewOf } from "../../src/games/red-sea/view.ts";

/** A position of Red Sea with what is asked and what happened last. */
export interface RedSeaScene {
  readonly state: RedSeaState;
  readonly view: RedSeaView;
  readonly asks: readonly { seat: Side; kind: string; args: Record<string, string | number> }[];
  readonly last: readonly VisibleEntry[];
  readonly outcome: Outcome | null;
}

type Stand = Partial<Record<CountryId, readonly [us: number, ussr: number]>>;

function scene(stand: Stand, changes: Partial<RedSeaState>, rest: Partial<RedSeaScene> = {}): RedSeaScene {
  const state = { ...redSea.start(redSeaOptions({})), ...changes };
  state.influence = { us: board.ids.map(() => 0), ussr: board.ids.map(() => 0) };
  for (const [id, [us, ussr]] of Object.entries(stand)) {
    const place = board.place(id as CountryId);
    state.influence.us[place] = us;
    state.influence.ussr[place] = ussr;
  }
  return { state, asks: [], last: [], outcome: null, ...rest, view: viewOf(state, rest.asks?.[0]?.seat ?? "us") };
}

const entry = (key: string, args: VisibleEntry["args"]): VisibleEntry => ({ key, args });

export const hands = {
  us: [
    "peace-corps",
    "ogaden-war",
    "french-connections",
    "hero-of-the-crossing",
    "soviets-airlift-cubans",
    "detente",
    "nasserism",
    "africa-scoring",
    "oau",
  ],
  ussr: [
    "the-derg",
    "t62s-and-kalashnikovs",
    "vanguard-parties",
    "cyrus-vance",
    "famine",
    "water-wars",
    "seychelles",
    "eplf",
    "arab-league",
  ],
} as const satisfies Record<Side, readonly CardId[]>;

const begun = { hands: { us: [...hands.us], ussr: [...hands.ussr] }, deck: cardIds.slice(20, 30) } as const;

/** Turn 1, before anybody has acted. */
export const opening = scene(
  { ethiopia: [1, 0], "saudi-arabia": [1, 0], somalia: [0, 1], "south-yemen": [0, 1] },
  {
    ...begun,
    turn: 1,
    round: 1,
    phasing: "ussr",
    step: { at: "round", side: "ussr", round: 1 },
    hands: { us: [...hands.us.slice(0, 8)], ussr: [...hands.ussr.slice(0, 8)] },
  },
  { asks: [{ seat: "ussr", kind: "play.card", args: {} }] },
);

const middle: Stand = {
  egypt: [3, 1],
  sudan: [2, 0],
  ethiopia: [1, 4],
  djibouti: [2, 0],
  somalia: [2, 2],
  kenya: [2, 1],
  madagascar: [0, 2],
  "saudi-arabia": [3, 1],
  yemen: [0, 1],
  "south-yemen": [0, 3],
  oman: [2, 0],
  "sea-lanes": [4, 0],
};

const lasting = (side: Side, turn: boolean, ...cards: CardId[]) =>
  cards.map((card) => ({ card, side, turn, since: turn ? 2 : 1 }));

/** Turn 2: The Derg, both markers, the lanes under control. */
export const thick = scene(
  middle,
  {
    ...begun,
    turn: 2,
    round: 3,
    phasing: "us",
    step: { at: "round", side: "us", round: 3 },
    vp: -4,
    defcon: 3,
    milOps: { us: 2, ussr: 3 },
    space: { us: 1, ussr: 2 },
    spaceAttempts: { us: 1, ussr: 0 },
    romania: { holder: "ussr", faceUp: false },
    centcom: { side: "us", place: board.place("kenya") },
    famine: board.placesOf("ethiopia", "sudan").slice(),
    effects: [
      ...lasting("ussr", false, "the-derg", "the-lion-falters"),
      ...lasting("us", false, "f-5es-delivered"),
      ...lasting("us", true, "carter-doctrine"),
      ...lasting("ussr", true, "t62s-and-kalashnikovs"),
    ],
    hands: { us: [...hands.us.slice(0, 6)], ussr: [...hands.ussr.slice(0, 6)] },
    discard: cardIds.slice(0, 14),
    removed: cardIds.slice(14, 20),
  },
  {
    asks: [{ seat: "us", kind: "play.card", args: {} }],
    last: [
      entry("round", { turn: 2, side: "ussr", round: 3 }),
      entry("play", { side: "ussr", card: "arab-league", use: "influence" }),
      entry("operation", { side: "ussr", operation: "influence", ops: 3 }),
      entry("influence", { side: "ussr", country: "ethiopia", change: 1, us: 1, ussr: 4 }),
      entry("influence", { side: "ussr", country: "south-yemen", change: 2, us: 0, ussr: 3 }),
    ],
  },
);

/** A coup in a flashpoint: the card turned up is a cheap one. */
export const flashpoint = scene(
  { ...middle, somalia: [2, 0] },
  {
    ...thick.state,
    defcon: 2,
    milOps: { us: 4, ussr: 3 },
    phasing: "ussr",
    round: 4,
    step: { at: "round", side: "ussr", round: 4 },
  },
  {
    asks: [{ seat: "ussr", kind: "play.card", args: {} }],
    last: [
      entry("round", { turn: 2, side: "us", round: 3 }),
      entry("play", { side: "us", card: "detente", use: "coup" }),
      entry("operation", { side: "us", operation: "coup", ops: 2 }),
      entry("flashpoint", { country: "somalia", card: "peace-corps", ops: 2 }),
      entry("defcon", { from: 3, to: 2 }),
      entry("milops", { side: "us", from: 2, to: 4 }),
      entry("coup", { side: "us", country: "somalia", die: 5, ops: 2, modifier: 0, stability: 2, result: 3 }),
      entry("influence", { side: "ussr", country: "somalia", change: -2, us: 1, ussr: 0 }),
      entry("influence", { side: "us", country: "somalia", change: 1, us: 2, ussr: 0 }),
    ],
  },
);

export const headlines: readonly VisibleEntry[] = [
  entry("headline", { side: "us", card: "usaid" }),
  entry("headline", { side: "ussr", card: "soviets-airlift-cubans" }),
];

/** With the lanes in hand the US counts twice. */
export const scoring: readonly VisibleEntry[] = [
  entry("play", { side: "us", card: "middle-east-scoring", use: "event" }),
  entry("scoring", { region: "middle-east", us: "domination", usVp: 6, ussr: "presence", ussrVp: 3 }),
  entry("scoring.sea-lanes", { side: "us", how: "control", vp: 6 }),
  entry("vp", { side: "us", amount: 9, vp: 5 }),
];

export const outcome: Outcome = { winners: ["us"], key: "final-scoring", args: { vp: 3 } };

const finalEntries: readonly VisibleEntry[] = [
  entry("final-scoring", {}),
  entry("scoring", { region: "africa", us: "domination", usVp: 4, ussr: "presence", ussrVp: 1 }),
  entry("vp", { side: "us", amount: 3, vp: -1 }),
  entry("scoring", { region: "middle-east", us: "domination", usVp: 6, ussr: "presence", ussrVp: 3 }),
  entry("vp", { side: "us", amount: 3, vp: 2 }),
  entry("scoring.sea-lanes", { side: "us", how: "control", vp: 2 }),
  entry("vp", { side: "us", amount: 2, vp: 4 }),
  entry("final-scoring.romania", { side: "ussr" }),
  entry("vp", { side: "ussr", amount: 1, vp: 3 }),
];

export const final = scene(
  middle,
  { ...thick.state, vp: 3, round: 7, phasing: null, step: { at: "turn-end" } },
  { outcome, last: finalEntries },
);

export const gameLog: readonly VisibleEntry[] = [
  ...[
    [1, 2, "ussr", 1, -1],
    [1, 5, "us", 3, 2],
    [2, 1, "ussr", 4, -2],
    [2, 6, "ussr", 2, -4],
  ].flatMap(([turn, round, side, amount, vp]) => [
    entry("turn", { turn: turn as number }),
    entry("round", { turn: turn as number, round: round as number, side: side as Side }),
    entry("vp", { side: side as Side, amount: amount as number, vp: vp as number }),
  ]),
  ...finalEntries,
];

/** A full hand with Romanian Autonomy in front of it. */
export const nine: RedSeaView = viewOf(
  { ...thick.state, hands: { us: [...hands.us], ussr: [...hands.ussr] }, romania: { holder: "us", faceUp: true } },
  "us",
);
