import { type Ask, type Danger, Run, ScriptedFate } from "../../../engine/index.ts";
import { dangerIn, type Outlook } from "../../cold-war/danger/index.ts";
import { positionSeen } from "../../cold-war/danger/position-seen.ts";
import { owesMissileEnvy } from "../../cold-war/rules/missile-envy.ts";
import { usesOf } from "../../cold-war/rules/uses.ts";
import type { Side } from "../../cold-war/seats.ts";
import type { CardId } from "../cards/ids.ts";
import { cards, isCard } from "../cards/index.ts";
import { RedSea, type RedSeaWorld } from "../red-sea.ts";
import type { RedSeaState } from "../state.ts";
import type { RedSeaView } from "../view.ts";

/** What may cost a seat the game, from what it knows. */
export const dangerOf = (view: RedSeaView, ask: Ask<Side>, option: string): Danger | undefined =>
  dangerIn(view, cards, ask, option, outlookOf);

function outlookOf(view: RedSeaView, seat: Side): Outlook<RedSeaWorld> {
  const g = new RedSea(new Run<RedSeaState, Side>(stateSeen(view, seat), new ScriptedFate()));
  return {
    g,
    seat,
    unseen: view.unseen,
    handSizes: view.handSizes,
    excused: view.excused,
    isCard: (id): id is CardId => typeof id === "string" && isCard(id),
    sheds: () => false,
    usesOf: (card) => usesOf(g, seat, card).filter((use) => use !== "event" || !owesMissileEnvy(g, seat)),
    coupLoses: () => undefined,
  };
}

const stateSeen = (view: RedSeaView, seat: Side): RedSeaState => ({
  ...positionSeen(view, seat),
  options: view.options,
  step: { at: "turn" },
  romania: view.romania,
  first: view.first,
  centcom: view.centcom,
  famine: [...view.famine],
  shown: view.shown,
  excused: [...view.excused],
  handicap: null,
  swapped: false,
});
