import {
  type ActionId,
  cards,
  isCard,
  isFog,
  isSoldier,
  isStructure,
  isTile,
  isVehicle,
  type TileId,
} from "../components/index.ts";
import { armouredTargets, type CombatId } from "../rules/defence.ts";
import { whyNoStep } from "../rules/movement.ts";
import { token, vehicleOf } from "../rules/position.ts";
import { actionRules } from "../rules/uses.ts";
import type { Side } from "../seats.ts";
import type { Undaunted, UndauntedAsk, UndauntedReason } from "../undaunted.ts";

/** Why a step cannot go there. */
export function whyNoStepTo(g: Undaunted, { seat, args }: UndauntedAsk, id: string): UndauntedReason | undefined {
  const action = args.action as ActionId;
  const { rule } = actionRules[action];
  if (id === "evacuate") return { key: "refusal.evacuate", args: {}, rule: "11.3" };
  if (id === "stop") return { key: "refusal.first-step", args: {}, rule };
  if (!isTile(id)) return undefined;
  if (!g.board.has(id)) return { key: "refusal.no-tile", args: { tile: id } };
  const from = args.tile as TileId;
  if (!g.board.adjacent(from).includes(id)) return { key: "refusal.not-adjacent", args: { tile: id, from }, rule };
  const why = whyNoStep(g, seat, action, id);
  return why === null ? undefined : { key: `refusal.step.${why}`, args: { tile: id }, rule };
}

/** [9.1] Why this is no target. */
export function whyNoTarget(g: Undaunted, { seat, args }: UndauntedAsk, id: string): UndauntedReason | undefined {
  const action = args.action as CombatId;
  const named = { action };
  const rule = "9.1";
  if (isSoldier(id)) return whyNoSoldier(g, seat, action, id);
  if (isVehicle(id)) {
    const there = g.state.vehicles[id];
    if (there === undefined) return { key: "refusal.not-on-board", args: { unit: id } };
    if (action === "demolish" && armouredTargets(g.state, seat).includes(id))
      return { key: "refusal.other-tile", args: { unit: id, tile: there.tile }, rule };
    if (there.owner === seat) return { key: "refusal.own-target", args: { unit: id }, rule };
    return { key: "refusal.armoured", args: { ...named, vehicle: id }, rule };
  }
  if (!isStructure(id)) return undefined;
  const tile = g.state.structures[id];
  if (tile === undefined) return { key: "refusal.not-on-board", args: { unit: id } };
  if (action !== "demolish") return { key: "refusal.structure", args: { structure: id }, rule };
  return { key: "refusal.other-tile", args: { unit: id, tile }, rule };
}

function whyNoSoldier(
  g: Undaunted,
  seat: Side,
  action: CombatId,
  id: Parameters<typeof vehicleOf>[1],
): UndauntedReason | undefined {
  const rule = "9.1";
  if (g.state.soldiers[id] === undefined) return { key: "refusal.not-on-board", args: { unit: id } };
  if (cards[id].side === seat) return { key: "refusal.own-target", args: { unit: id }, rule };
  if (action === "demolish" || action === "anti-tank") return { key: "refusal.no-armour", args: { action }, rule };
  const vehicle = vehicleOf(g.state, id);
  return vehicle === null ? undefined : { key: "refusal.target-aboard", args: { soldier: id, vehicle }, rule };
}

/** [8.1, 8.7] Why this card cannot be taken back or brought in. */
export function whyNoPick(g: Undaunted, { seat, kind, args }: UndauntedAsk, id: string): UndauntedReason | undefined {
  if (!isCard(id)) return undefined;
  const inspires = kind === "inspire.card";
  const { rule } = actionRules[inspires ? "inspire" : "bolster"];
  const { played, supply } = g.army(seat);
  if (!(inspires ? played : supply).includes(id))
    return { key: inspires ? "refusal.not-played" : "refusal.not-in-supply", args: { card: id }, rule };
  if (isFog(id)) return { key: "refusal.bolster-fog", args: {}, rule };
  if (args.squad !== undefined && cards[id].squad !== args.squad)
    return { key: "refusal.squad", args: { card: id, squad: `squad:${String(args.squad)}` }, rule };
  return inspires ? { key: "refusal.inspires", args: { card: id }, rule } : undefined;
}

/** [8.4, 8.9] Why a token cannot go there. */
export function whyNoTile(g: Undaunted, { seat, kind }: UndauntedAsk, id: string): UndauntedReason | undefined {
  if (!isTile(id)) return undefined;
  if (!g.board.has(id)) return { key: "refusal.no-tile", args: { tile: id } };
  if (kind === "blaze.tile") return { key: "refusal.blaze", args: { tile: id }, rule: "8.9" };
  return token(g.state, seat, id) === undefined
    ? undefined
    : { key: "refusal.scouted", args: { tile: id }, rule: "8.4" };
}
