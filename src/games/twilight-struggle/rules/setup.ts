import type { Flow } from "../../../engine/index.ts";
import { redSeaGuests } from "../../cold-war/cards/from-red-sea/index.ts";
import { bringGuests, guestsOf, shuffleIn } from "../../cold-war/rules/combination.ts";
import { placeHandicap } from "../../cold-war/rules/handicap.ts";
import { addInfluence } from "../../cold-war/rules/influence.ts";
import { dealTo } from "../../cold-war/rules/piles.ts";
import { type Side, sides } from "../../cold-war/seats.ts";
import type { CardId } from "../cards/ids.ts";
import { deckOf } from "../cards/index.ts";
import { board, freeSetup, handSize, printedSetup } from "../components/board.ts";
import type { CountryId } from "../components/countries/index.ts";
import type { TwilightOptions } from "../options.ts";
import type { Step, TwilightState } from "../state.ts";
import { changePrintedSetup, moreInArea, placeElsewhere } from "../turn-zero/setup.ts";
import type { TwilightStruggle } from "../twilight-struggle.ts";
import { lateWar, lateWarDeck, startLateWar } from "./variants/late-war.ts";

/** [3] The board before anybody has done anything. */
export function startingState(options: TwilightOptions): TwilightState {
  const nothing = () => Array<number>(board.size).fill(0);
  const state: TwilightState = {
    turn: 1,
    round: 0,
    phasing: null,
    vp: 0,
    defcon: 5,
    milOps: { us: 0, ussr: 0 },
    space: { us: 0, ussr: 0 },
    spaceAttempts: { us: 0, ussr: 0 },
    influence: { us: nothing(), ussr: nothing() },
    hands: { us: [], ussr: [] },
    deck: [],
    discard: [],
    removed: [],
    playing: [],
    effects: [],
    options,
    step: options.sides === "choice" ? afterSides(options) : { at: "sides" },
    china: options.chineseCivilWar ? { holder: null, faceUp: false } : { holder: "ussr", faceUp: true },
    aside: [],
    missileEnvy: null,
    handicap: options.handicap > 0 ? { side: options.handicapSide, count: options.handicap } : null,
    swapped: false,
    ...(options.redSeaCards ? { first: null, centcom: null, shown: null, guests: { us: [], ussr: [] } } : {}),
  };
  if (options.scenario === "late-war") return startLateWar(state);
  state.deck = deckOf("early", options);
  for (const side of sides)
    for (const [country, count] of Object.entries(printedSetup[side]))
      state.influence[side][board.place(country as CountryId)] = count;
  if (options.edition === "second") state.influence.us[board.place("canada")] = 0;
  return state;
}

/** Once everybody knows their side: the crises of Turn Zero, or the deal. */
export const afterSides = ({ turnZero }: TwilightOptions): Step => ({ at: turnZero ? "crises" : "deal" });

/** [3.1] Hands are dealt before anything is placed. */
export function dealHands(g: TwilightStruggle): void {
  const { state } = g;
  const late = state.options.scenario === "late-war";
  if (late) state.deck = lateWarDeck(state.options);
  g.run.shuffle(state.deck, late ? "late-war" : "early");
  dealTo(g, handSize(late ? lateWar.turn : 1));
  state.step = late ? afterSetup(g) : { at: "setup", side: "ussr" };
}

/** [3.2, 3.3] The markers each side places freely, the USSR first. */
export function* placeSetup(g: TwilightStruggle, side: Side): Flow {
  const { count, area } = freeSetup[side];
  changePrintedSetup(g, side);
  yield* addInfluence(g, side, { count: count + moreInArea(g, side, area), among: board.area(area), area });
  yield* placeElsewhere(g, side, area);
  g.state.step = side === "ussr" ? { at: "setup", side: "us" } : afterSetup(g);
}

const afterSetup = ({ state }: TwilightStruggle): Step =>
  state.handicap === null ? afterHandicap(state.options) : { at: "handicap", ...state.handicap };

const afterHandicap = ({ redSeaCards }: TwilightOptions): Step =>
  redSeaCards ? { at: "combination", side: "us" } : { at: "headline" };

export function* placeHandicapOf(g: TwilightStruggle, side: Side, count: number): Flow {
  yield* placeHandicap(g, side, count);
  g.state.step = afterHandicap(g.state.options);
}

/** [RS 12.3] After the complete set-up, the US first. The cards wait for their era; in the Late War it has come. */
export function* combine(g: TwilightStruggle, side: Side): Flow {
  yield* bringGuests(g, side, redSeaGuests);
  if (side === "ussr" && g.state.options.scenario === "late-war") shuffleIn(g, guestsOf<CardId>(g.state));
  g.state.step = side === "us" ? { at: "combination", side: "ussr" } : { at: "headline" };
}
