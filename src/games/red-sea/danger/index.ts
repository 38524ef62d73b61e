import { type Ask, type Danger, Run, ScriptedFate } from "../../../engine/index.ts";
import { dangerIn, type Outlook } from "../../cold-war/danger/index.ts";
import { owesMissileEnvy } from "../../cold-war/rules/missile-envy.ts";
import { usesOf } from "../../cold-war/rules/uses.ts";
import type { Side } from "../../cold-war/seats.ts";
import type { CardId } from "../cards/ids.ts";
import { cards, isCard } from "../cards/index.ts";
import { RedSea, type RedSeaWorld } from "../red-sea.ts";
import type { RedSeaState } from "../state.ts";
import type { RedSeaView } from "../view.ts";
import { stateSeen } from "./state-seen.ts";

/** What may cost a seat the game, from what it knows. */
export const dangerOf = (view: RedSeaView, ask: Ask<Side>, option: string): Danger | undefined =>
  dangerIn(view, cards, ask, option, outlookOf);

/** What a seat judges dangers by. */
export function outlookOf(view: RedSeaView, seat: Side): Outlook<RedSeaWorld> {
  const g = new RedSea(new Run<RedSeaState, Side>(stateSeen(view), new ScriptedFate()));
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
