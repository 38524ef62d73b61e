import type { Foresight } from "../../../engine/index.ts";
import { assume, type Limits, mayEnd } from "../../cold-war/danger/foresight.ts";
import type { Side } from "../../cold-war/seats.ts";
import { cards, everyCardId } from "../cards/index.ts";
import { actionRounds, LAST_TURN, VICTORY } from "../components/board.ts";
import type { TwilightState } from "../state.ts";
import type { TwilightView } from "../view.ts";

/** Asked before the first turn, where nothing can be lost. */
const before: readonly TwilightView["step"][] = ["sides", "crises", "crisis", "aftermath", "deal", "setup", "handicap"];

/** It has no event. */
const idle = "the-china-card";

export const foresight: Foresight<TwilightState, TwilightView, Side> = {
  mayEnd: (view, ask, option) => !before.includes(view.step) && mayEnd(view, ask, option, limitsOf(view), cards),
  assume: (state, ask) => assume(state, ask, everyCardId, idle),
  idle,
};

const limitsOf = ({ turn, effects }: TwilightView): Limits => ({
  victory: VICTORY,
  rounds: actionRounds(turn),
  isLastTurn: turn === LAST_TURN,
  coupsLose: effects.some(({ card }) => card === "cuban-missile-crisis"),
});
