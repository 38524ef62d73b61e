import type { Foresight } from "../../../engine/index.ts";
import { assume, type Limits, mayEnd } from "../../cold-war/danger/foresight.ts";
import type { Side } from "../../cold-war/seats.ts";
import { cards, everyCardId } from "../cards/index.ts";
import { ACTION_ROUNDS, lastTurn, VICTORY } from "../components/board.ts";
import type { RedSeaState } from "../state.ts";
import type { RedSeaView } from "../view.ts";

/** Asked before the first turn, where nothing can be lost. */
const before: readonly RedSeaView["step"][] = ["sides", "deal", "handicap", "combination"];

/** It has no event. */
const idle = "romanian-autonomy";

export const foresight: Foresight<RedSeaState, RedSeaView, Side> = {
  mayEnd: (view, ask, option) => !before.includes(view.step) && mayEnd(view, ask, option, limitsOf(view), cards),
  assume: (state, ask) => assume(state, ask, everyCardId, idle),
  idle,
};

/** [10.4.1] A coup in a flashpoint may turn up the scoring of Africa. */
const limitsOf = (view: RedSeaView): Limits => ({
  victory: VICTORY,
  rounds: ACTION_ROUNDS,
  isLastTurn: view.turn === lastTurn(view),
  coupsLose: true,
});
