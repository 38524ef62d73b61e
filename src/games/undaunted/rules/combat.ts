import { type Flow, type Hint, type Option, option } from "../../../engine/index.ts";
import { chanceOf, FACES, succeeds } from "../components/die.ts";
import {
  type ActionId,
  isStructure,
  isVehicle,
  type SoldierId,
  type StructureId,
  structures,
  type VehicleId,
} from "../components/index.ts";
import type { Undaunted } from "../undaunted.ts";
import { type Act, type Action, amountOf, standing } from "./acting.ts";
import { changeSoldier, destroyStructure } from "./changes.ts";
import { type CombatId, defenceOf, type TargetId, targetsOf, targetTile } from "./defence.ts";
import { crewOf, soldier } from "./position.ts";
import { damage, wound } from "./wounds.ts";

/** [9] Choose a target, add up its defence, roll, and bear the result. */
const fighting: Action = {
  rule: "9.1",
  can: (g, act) => targets(g, act).length > 0,
  perform: fight,
  hint(g, act) {
    const all = targets(g, act);
    const [only] = all;
    return only === undefined || all.length > 1
      ? undefined
      : { target: only, tile: targetTile(g.state, only), ...targetHint(g, act, only) };
  },
};

export const combatActions = {
  attack: fighting,
  strafe: fighting,
  demolish: fighting,
  "anti-tank": fighting,
  suppress: fighting,
} as const satisfies Partial<Record<ActionId, Action>>;

const combatOf = ({ offer }: Act) => offer.action as CombatId;

const targets = (g: Undaunted, act: Act): TargetId[] =>
  targetsOf(g.state, act.side, combatOf(act), standing(g.state, act));

/** Where the chance is best comes first. */
const targetOptions = (g: Undaunted, act: Act): Option<TargetId>[] =>
  targets(g, act)
    .map((id) => ({ id, hint: targetHint(g, act, id) }))
    .sort((one, two) => worth(two.hint) - worth(one.hint))
    .map(({ id, hint }) => option(id, { tile: targetTile(g.state, id), ...hint }));

const worth = ({ chance, idle }: Hint): number => (idle === true ? 0 : Number(chance));

function targetHint(g: Undaunted, act: Act, target: TargetId): Hint {
  const { total } = defenceOf(g.state, combatOf(act), standing(g.state, act), target);
  const idle = combatOf(act) === "suppress" && suppressible(g, target).length === 0;
  return { total, chance: chanceOf(total, amountOf(act)), ...(idle ? { idle } : {}) };
}

function* fight(g: Undaunted, act: Act): Flow {
  const { side } = act;
  const action = combatOf(act);
  const dice = amountOf(act);
  const args = { action, card: act.card, dice };
  const target = yield* g.ask(side, { kind: "attack.target", args, rule: "9.1" }, targetOptions(g, act));
  const { base, cover, distance, total } = defenceOf(g.state, action, standing(g.state, act), target);
  // the tenth face of the die is the 0
  const faces: number[] = [];
  while (faces.length < dice) faces.push(g.run.roll(FACES) % FACES);
  const hit = faces.some((face) => succeeds(face, total));
  const tile = targetTile(g.state, target);
  const from = standing(g.state, act);
  g.tell("fired", { side, card: act.card, from, action, target, tile, base, cover, distance, total, dice: faces, hit });
  if (!hit) return;
  if (action === "suppress") yield* suppress(g, act, target);
  else if (isStructure(target)) destroy(g, act, target);
  else if (isVehicle(target)) yield* hitVehicle(g, act, target);
  else wound(g, side, target);
}

/** Ready soldiers whom a success would suppress: the target himself, or the crew. */
function suppressible(g: Undaunted, target: TargetId): SoldierId[] {
  if (isStructure(target)) return [];
  const men = isVehicle(target) ? crewOf(g.state, target) : [target];
  return men.filter((id) => !soldier(g.state, id).suppressed);
}

function* suppress(g: Undaunted, { side }: Act, target: TargetId): Flow {
  const options = suppressible(g, target).map((id) => option(id));
  if (options.length === 0) return g.tell("suppressed-none", { target });
  const id = yield* g.ask(side, { kind: "suppress.soldier", args: { vehicle: target }, rule: "9.4" }, options);
  changeSoldier(g.state, id, { suppressed: true });
  g.tell("suppressed", { soldier: id });
}

/** [9.4] One soldier aboard is wounded, of the attacker's choice; then the vehicle takes the damage. */
function* hitVehicle(g: Undaunted, { side }: Act, id: VehicleId): Flow {
  const crew = crewOf(g.state, id).map((each) => option(each, { suppressed: soldier(g.state, each).suppressed }));
  if (crew.length > 0) {
    const man = yield* g.ask(side, { kind: "wound.soldier", args: { vehicle: id }, rule: "9.4" }, crew);
    wound(g, side, man);
  }
  damage(g, side, id);
}

/** [11.2] */
function destroy(g: Undaunted, { side }: Act, id: StructureId): void {
  destroyStructure(g.state, side, id);
  const { points } = structures[id];
  g.tell("demolished", { side, structure: id, ...(side === "lrdg" && points > 0 ? { points } : {}) });
}
