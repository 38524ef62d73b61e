import { type Flow, type Hint, type Option, option } from "../../../engine/index.ts";
import { type ActionId, type CounterId, type TileId, tiles } from "../components/index.ts";
import type { Side } from "../seats.ts";
import type { Undaunted } from "../undaunted.ts";
import { type Act, type Action, actor, amountOf, standing } from "./acting.ts";
import { changeSoldier, changeVehicle } from "./changes.ts";
import { canEvacuate, evacuate } from "./evacuation.ts";
import { hasTokenLeft, scoutTile } from "./piles.ts";
import { token, vehicleOf } from "./position.ts";

/** [7] Move, Stalk, Scout and Drive: one step after the other, as many as wanted up to the value. */
const travelling = (rule: string): Action => ({
  rule,
  can: (g, act) => isUnderWay(g, act) && stepsFrom(g, act, startOf(g, act)).length > 0,
  perform: travel,
  // where there is only one way it is taken at once
  hint(g, act) {
    const all = stepsFrom(g, act, startOf(g, act));
    return all.length === 1 ? { to: all[0] as Exclude<MoveStep, "stop"> } : undefined;
  },
});

export const movementActions = {
  move: travelling("7.1"),
  stalk: travelling("7.2"),
  scout: travelling("7.3"),
  drive: travelling("7.4"),
} as const satisfies Partial<Record<ActionId, Action>>;

/** [6.2] A soldier moves on foot; a vehicle from its seat. */
const isUnderWay = (g: Undaunted, act: Act): boolean => {
  const man = actor(act);
  return man !== null && (act.by !== null || vehicleOf(g.state, man) === null);
};

function startOf(g: Undaunted, act: Act): TileId {
  const tile = standing(g.state, act);
  if (tile === null) throw new Error(`${act.card} stands nowhere`);
  return tile;
}

/** What moves: the vehicle with all aboard, or the soldier. */
const mover = (act: Act): CounterId => {
  const unit = act.by ?? actor(act);
  if (unit === null) throw new Error(`${act.card} has no counter`);
  return unit;
};

type MoveStep = TileId | "evacuate" | "stop";

function* travel(g: Undaunted, act: Act): Flow {
  const unit = mover(act);
  const value = amountOf(act);
  let from = startOf(g, act);
  for (let left = value; left > 0; left--) {
    const steps: Option<MoveStep>[] = stepOptions(g, act, from);
    if (steps.length === 0) return;
    if (left < value) steps.push(option("stop"));
    const args = { unit, action: act.offer.action, left, tile: from };
    const step = yield* g.ask(act.side, { kind: "move.step", args, rule: movementActions[kindOf(act)].rule }, steps);
    if (step === "stop") return;
    if (step === "evacuate") return evacuate(g, act.side, unit);
    moveTo(g, act, step);
    g.tell("moved", { side: act.side, unit, action: act.offer.action, from, to: step });
    if (act.offer.action === "scout") scoutTile(g, act.side, step);
    from = step;
  }
}

const kindOf = ({ offer }: Act) => offer.action as keyof typeof movementActions;

function stepsFrom(g: Undaunted, act: Act, from: TileId): (TileId | "evacuate")[] {
  const steps: (TileId | "evacuate")[] = [];
  for (const to of g.board.adjacent(from)) if (whyNoStep(g, act.side, act.offer.action, to) === null) steps.push(to);
  if (canEvacuate(g, act.side, mover(act), from)) steps.push("evacuate");
  return steps;
}

const stepOptions = (g: Undaunted, act: Act, from: TileId): Option<TileId | "evacuate">[] =>
  stepsFrom(g, act, from).map((to) => (to === "evacuate" ? option(to) : option(to, tileHint(g, act, to))));

function tileHint(g: Undaunted, { side, offer }: Act, to: TileId): Hint {
  const { cover } = tiles[to];
  const scouts = offer.action === "scout" && token(g.state, side, to) === undefined;
  return { cover: cover === "hill" ? "3/1" : cover, ...(scouts ? { scouts } : {}) };
}

/** Why a neighbouring tile may not be entered; null if it may. */
export function whyNoStep(g: Undaunted, side: Side, action: ActionId, to: TileId) {
  const marked = token(g.state, side, to) !== undefined;
  switch (action) {
    case "stalk":
      return null;
    case "scout":
      return marked || hasTokenLeft(g.state, side) ? null : "tokens";
    case "drive":
      if (tiles[to].impassable) return "impassable";
      return marked ? null : "unscouted";
    default:
      return marked ? null : "unscouted";
  }
}

function moveTo(g: Undaunted, act: Act, to: TileId): void {
  const man = actor(act);
  if (act.by !== null) changeVehicle(g.state, act.by, { tile: to });
  else if (man !== null) changeSoldier(g.state, man, { place: { tile: to } });
}
