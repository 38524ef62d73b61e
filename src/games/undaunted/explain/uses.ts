import { type CardId, isAction, isSoldier, isVehicle, type SoldierId } from "../components/index.ts";
import { type Act, actor } from "../rules/acting.ts";
import { occupant, sideOf, soldier, tileOf, vehicleOf } from "../rules/position.ts";
import { isPlaceChange, mayBoard } from "../rules/seating.ts";
import { whyNoControl } from "../rules/support.ts";
import { actionRules, actsOf, whyNoSeat } from "../rules/uses.ts";
import type { Side } from "../seats.ts";
import type { Undaunted, UndauntedAsk, UndauntedReason } from "../undaunted.ts";

/** Why a card in hand cannot be played for this. */
export function whyNoUse(g: Undaunted, ask: UndauntedAsk, card: CardId, id: string): UndauntedReason | undefined {
  const man = isSoldier(card) ? card : null;
  if (man !== null && soldier(g.state, man).suppressed)
    return { key: "refusal.suppressed", args: { soldier: man }, rule: "5.3" };
  if (id === "rally") return { key: "refusal.rally", args: { card }, rule: "5.3" };
  if (id === "hunker") return { key: "refusal.hunker", args: { card }, rule: "5.2" };
  if (id.startsWith("swap:")) return whyNoSwap(ask, card, id.slice("swap:".length));
  if (isPlaceChange(id)) return whyNoPlace(g, ask, card, id);
  return whyNoAction(g, ask.seat, card, id);
}

function whyNoSwap({ kind }: UndauntedAsk, card: CardId, comrade: string): UndauntedReason | undefined {
  if (kind === "play.action") return { key: "refusal.placed", args: { card }, rule: "6.1" };
  return isSoldier(comrade) ? { key: "refusal.swap", args: { card, comrade }, rule: "5.2" } : undefined;
}

/** [6.1, 6.5] */
export function whyNoPlace(
  g: Undaunted,
  { kind }: UndauntedAsk,
  card: CardId,
  id: string,
): UndauntedReason | undefined {
  if (!isPlaceChange(id)) return undefined;
  if (!isSoldier(card)) return { key: "refusal.no-counter", args: { card }, rule: "6.1" };
  if (kind === "play.action") return { key: "refusal.placed", args: { card }, rule: "6.1" };
  const aboard = vehicleOf(g.state, card);
  if (id === "leave") return { key: "refusal.on-foot", args: { soldier: card }, rule: "6.1" };
  const [how, vehicle = "", seat = ""] = id.split(":");
  if (!isVehicle(vehicle)) return undefined;
  const there = g.state.vehicles[vehicle];
  if (there === undefined) return { key: "refusal.not-on-board", args: { unit: vehicle } };
  if (how === "sit" && aboard !== vehicle)
    return { key: "refusal.not-in-vehicle", args: { soldier: card, vehicle }, rule: "6.1" };
  if (how === "board" && aboard !== null)
    return { key: "refusal.leave-first", args: { soldier: card, vehicle: aboard }, rule: "6.1" };
  if (there.tile !== tileOf(g.state, card))
    return { key: "refusal.other-tile", args: { unit: vehicle, tile: there.tile }, rule: "6.1" };
  if (!mayBoard(g.state, sideOf(card), vehicle)) return { key: "refusal.enemy-aboard", args: { vehicle }, rule: "6.5" };
  const by = occupant(g.state, vehicle, seat);
  return by === undefined ? undefined : { key: "refusal.seat-taken", args: { soldier: by }, rule: "6.1" };
}

/** Why an action of the card or of the seat cannot be chosen. */
function whyNoAction(g: Undaunted, side: Side, card: CardId, id: string): UndauntedReason | undefined {
  const isSeat = id.startsWith("seat:");
  const action = isSeat ? id.slice("seat:".length) : id;
  if (!isAction(action)) return undefined;
  const why = isSeat && isSoldier(card) ? whyNoSeatFor(g, card) : undefined;
  if (why !== undefined) return why;
  const offers = actsOf(g, side, card);
  const found = offers.find((each) => each.id === id);
  // what only the seat offers may be called by the action alone
  if (found === undefined && !isSeat && offers.some((each) => each.id === `seat:${id}`))
    return whyNoAction(g, side, card, `seat:${id}`);
  if (found === undefined)
    return {
      key: isSeat ? "refusal.no-seat-action" : "refusal.no-action",
      args: { card, action },
      rule: isSeat ? "6.3" : "5.2",
    };
  return whyIdle(g, found.act);
}

function whyNoSeatFor(g: Undaunted, id: SoldierId): UndauntedReason | undefined {
  const args = { soldier: id, vehicle: vehicleOf(g.state, id) };
  switch (whyNoSeat(g, id)) {
    case "on-foot":
      return { key: "refusal.on-foot", args, rule: "6.3" };
    case "disabled":
      return { key: "refusal.disabled", args, rule: "6.4" };
    case "crew":
      return { key: "refusal.crew", args, rule: "6.3" };
    default:
      return undefined;
  }
}

/** Why an action that is there would change nothing. */
function whyIdle(g: Undaunted, act: Act): UndauntedReason | undefined {
  const { action } = act.offer;
  const { rule } = actionRules[action];
  const args = { card: act.card, action };
  switch (action) {
    case "move":
    case "stalk":
    case "scout":
    case "drive":
      return isPassenger(g, act)
        ? { key: "refusal.aboard", args, rule: "6.2" }
        : { key: "refusal.no-step", args, rule };
    case "attack":
    case "strafe":
    case "demolish":
    case "anti-tank":
    case "suppress":
      return { key: "refusal.no-targets", args, rule };
    case "control":
      return { key: `refusal.control.${whyNoControl(g, act) ?? "held"}`, args, rule };
    case "conceal":
      // always possible, with or without effect
      return undefined;
    default:
      return { key: `refusal.idle.${action}`, args, rule };
  }
}

/** Whether he would act on foot while he sits in a vehicle. */
function isPassenger(g: Undaunted, act: Act): boolean {
  const man = actor(act);
  return man !== null && act.by === null && vehicleOf(g.state, man) !== null;
}
