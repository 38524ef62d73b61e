import type { Flow } from "../../../engine/index.ts";
import { twilightGuests } from "../../cold-war/cards/from-twilight-struggle/index.ts";
import { bidInfluence, drawSides } from "../../cold-war/rules/bidding.ts";
import { bringGuests, guestsOf, shuffleIn } from "../../cold-war/rules/combination.ts";
import { placeHandicap } from "../../cold-war/rules/handicap.ts";
import { dealTo } from "../../cold-war/rules/piles.ts";
import { type Side, sides } from "../../cold-war/seats.ts";
import type { CardId } from "../cards/ids.ts";
import { deckOf } from "../cards/index.ts";
import { board, HAND_SIZE, printedSetup, START_DEFCON } from "../components/board.ts";
import type { CountryId } from "../components/countries.ts";
import type { RedSeaOptions } from "../options.ts";
import type { RedSea } from "../red-sea.ts";
import type { RedSeaState, Step } from "../state.ts";

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
    step: options.sides === "choice" ? afterSides(options) : { at: "sides" },
    romania: { holder: "us", faceUp: true },
    first: "ussr",
    centcom: null,
    famine: [],
    shown: null,
    excused: [],
    handicap: options.handicap > 0 ? { side: options.handicapSide, count: options.handicap } : null,
    swapped: false,
    ...(options.twilightCards ? { missileEnvy: null, aside: [], guests: { us: [], ussr: [] } } : {}),
  };
  for (const side of sides)
    for (const [country, count] of Object.entries(printedSetup[side]))
      state.influence[side][board.place(country as CountryId)] = count;
  return state;
}

/** Once everybody knows their side. */
const afterSides = ({ twilightCards, chooseBeforeDeal }: RedSeaOptions): Step =>
  twilightCards && chooseBeforeDeal ? { at: "combination", side: "us" } : { at: "deal" };

/** Finds out who plays which side, before anything is dealt. */
export function* findSides(g: RedSea): Flow {
  const { state } = g;
  const bidding = state.options.sides === "influence-bid";
  const { swap, bid } = bidding ? yield* bidInfluence(g) : drawSides(g);
  state.swapped = swap;
  g.tell("sides", { swapped: swap });
  if (bidding) state.handicap = bid.amount > 0 ? { side: bid.side, count: bid.amount } : null;
  g.run.seal();
  state.step = afterSides(state.options);
}

export function dealHands(g: RedSea): void {
  const { state } = g;
  g.run.shuffle(state.deck, "mid");
  dealTo(g, HAND_SIZE);
  state.step = state.handicap === null ? afterHandicap(g) : { at: "handicap", ...state.handicap };
}

const afterHandicap = ({ state: { options } }: RedSea): Step =>
  options.twilightCards && !options.chooseBeforeDeal ? { at: "combination", side: "us" } : { at: "headline" };

export function* placeHandicapOf(g: RedSea, side: Side, count: number): Flow {
  yield* placeHandicap(g, side, count);
  g.state.step = afterHandicap(g);
}

/** [12.1] The US first. Mid War cards join what is left of the draw pile, Late War cards wait for their era. */
export function* combine(g: RedSea, side: Side): Flow {
  const { state } = g;
  yield* bringGuests(g, side, twilightGuests);
  if (side === "us") {
    state.step = { at: "combination", side: "ussr" };
    return;
  }
  shuffleIn(
    g,
    guestsOf<CardId>(state).filter((card) => g.facts(card).era === "mid"),
  );
  state.step = state.options.chooseBeforeDeal ? { at: "deal" } : { at: "headline" };
}
