import type { Flow } from "../../engine/index.ts";
import { bidInfluence, drawSides } from "../cold-war/bidding.ts";
import { placeHandicap } from "../cold-war/handicap.ts";
import { dealTo } from "../cold-war/piles.ts";
import { type Side, sides } from "../cold-war/sides.ts";
import { board, HAND_SIZE, printedSetup, START_DEFCON } from "./board.ts";
import { deckOf } from "./cards/index.ts";
import type { CountryId } from "./countries.ts";
import type { RedSeaOptions } from "./options.ts";
import type { RedSea } from "./red-sea.ts";
import type { RedSeaState } from "./state.ts";

/** [3] The board before anybody has done anything. */
export function startingState(options: RedSeaOptions): RedSeaState {
  const nothing = () => Array<number>(board.size).fill(0);
  const state: RedSeaState = {
    turn: 1,
    round: 0,
    phasing: null,
    vp: 0,
    defcon: START_DEFCON,
    milOps: { us: 0, ussr: 0 },
    space: { us: 0, ussr: 0 },
    spaceAttempts: { us: 0, ussr: 0 },
    influence: { us: nothing(), ussr: nothing() },
    hands: { us: [], ussr: [] },
    deck: deckOf("mid"),
    discard: [],
    removed: [],
    playing: [],
    effects: [],
    options,
    step: options.sides === "choice" ? { at: "deal" } : { at: "sides" },
    romania: { holder: "us", faceUp: true },
    first: "ussr",
    centcom: null,
    famine: [],
    shown: null,
    excused: [],
    handicap: options.handicap > 0 ? { side: options.handicapSide, count: options.handicap } : null,
    swapped: false,
  };
  for (const side of sides)
    for (const [country, count] of Object.entries(printedSetup[side]))
      state.influence[side][board.place(country as CountryId)] = count;
  return state;
}

/** Finds out who plays which side, before anything is dealt. */
export function* findSides(g: RedSea): Flow {
  const { state } = g;
  const bidding = state.options.sides === "influence-bid";
  const { swap, bid } = bidding ? yield* bidInfluence(g) : drawSides(g);
  state.swapped = swap;
  g.tell("sides", { swapped: swap });
  if (bidding) state.handicap = bid.amount > 0 ? { side: bid.side, count: bid.amount } : null;
  g.run.seal();
  state.step = { at: "deal" };
}

export function dealHands(g: RedSea): void {
  const { state } = g;
  g.run.shuffle(state.deck, "mid");
  dealTo(g, HAND_SIZE);
  state.step = state.handicap === null ? { at: "headline" } : { at: "handicap", ...state.handicap };
}

export function* placeHandicapOf(g: RedSea, side: Side, count: number): Flow {
  yield* placeHandicap(g, side, count);
  g.state.step = { at: "headline" };
}
