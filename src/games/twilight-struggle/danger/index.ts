import { type Ask, type Danger, Run, ScriptedFate } from "../../../engine/index.ts";
import { dangerIn, type Outlook } from "../../cold-war/danger/index.ts";
import type { Side } from "../../cold-war/seats.ts";
import type { CardId } from "../cards/ids.ts";
import { cards, isCard } from "../cards/index.ts";
import { isBound, waysOut } from "../rules/cuban-missile-crisis.ts";
import { dutyOf, shedsAtWill, usesUnder } from "../rules/duties.ts";
import type { TwilightState } from "../state.ts";
import { TwilightStruggle, type TwilightWorld } from "../twilight-struggle.ts";
import type { TwilightView } from "../view.ts";
import { stateSeen } from "./state-seen.ts";

/** What may cost a seat the game, from what it knows. */
export const dangerOf = (view: TwilightView, ask: Ask<Side>, option: string): Danger | undefined =>
  dangerIn(view, cards, ask, option, outlookOf);

/** What a seat judges dangers by. */
export function outlookOf(view: TwilightView, seat: Side): Outlook<TwilightWorld> {
  const g = new TwilightStruggle(new Run<TwilightState, Side>(stateSeen(view), new ScriptedFate()));
  return {
    g,
    seat,
    unseen: view.unseen,
    handSizes: view.handSizes,
    excused: [],
    isCard: (id): id is CardId => typeof id === "string" && isCard(id),
    sheds: (card) => shedsAtWill(g, card),
    usesOf: (card) => usesUnder(g, seat, card, dutyOf(g, seat)),
    coupLoses: () =>
      isBound(g, seat) && waysOut(g, seat).length === 0
        ? { key: "danger.cuban-missile-crisis", args: { card: "cuban-missile-crisis" } }
        : undefined,
  };
}
