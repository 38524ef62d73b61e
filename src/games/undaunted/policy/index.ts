import type { Ask, Option } from "../../../engine/index.ts";
import type { Policy } from "../../policy.ts";
import { type CardId, type CounterId, cards, isFog, isStructure, isVehicle, type TileId } from "../components/index.ts";
import type { Side } from "../seats.ts";
import type { UndauntedView } from "../view/index.ts";
import { blast, worthOfCopy, worthOfToken } from "./acts.ts";
import { isWay } from "./facts.ts";
import { journeys } from "./journeys.ts";
import { type Judge, judgeOf } from "./judge.ts";
import { actsOf, bestUse, usesOf, worthOfChange } from "./uses.ts";
import { weights } from "./weights.ts";

/** Gives every option a worth, and takes the best; ties by lot. */
export const policy: Policy<UndauntedView, Side> = (view, ask, random) => {
  const worth = appraiser(judgeOf(view), ask);
  const worths = ask.options.map((option) => worth(option));
  const most = Math.max(...worths) - 1e-9;
  return random.pick(ask.options.filter((_, at) => (worths[at] ?? 0) >= most)).id;
};

type Appraiser = (option: Option) => number;

function appraiser(judge: Judge, ask: Ask<Side>): Appraiser {
  switch (ask.kind) {
    case "initiative.card":
      return ({ id }) =>
        weights.initiative * cards[id as CardId].initiative - (isFog(id) ? 0 : bestUse(judge, id as CardId).worth);
    case "play.card":
      return ({ id }) => (id === "end-turn" ? 0.01 : bestUse(judge, id as CardId).worth);
    case "play.use":
      return among(usesOf(judge, ask.args.card as CardId));
    case "play.action":
      return afterChange(judge, ask.args.card as CardId);
    case "play.place":
      return beforeRest(judge, ask.args.card as CardId);
    case "move.step":
      return stepping(judge, ask);
    case "attack.target":
      return aiming(judge, ask);
    case "wound.soldier":
    case "suppress.soldier":
      return ({ id }) => judge.hitOn(id as CounterId);
    case "inspire.card":
      return ({ id }) => (id === "done" ? 0 : bestUse(judge, id as CardId).worth);
    case "bolster.card":
      return ({ id }) => (id === "done" ? 0 : worthOfCopy(judge, id as CardId));
    case "command.count":
      return ({ id }) => Number(id.slice("draw:".length));
    case "survey.tile":
    case "blaze.tile":
      return tokening(judge, Number(ask.args.left));
    case "repair.vehicle":
      return ({ id }) => (judge.scene.own.cars.some((car) => car.id === id) ? 1 : 0);
    default:
      throw new Error(`Nobody plays ${ask.kind} with sense`);
  }
}

const among =
  (uses: readonly { readonly id: string; readonly worth: number }[]): Appraiser =>
  ({ id }) =>
    id === "hunker" ? -1 : (uses.find((use) => use.id === id)?.worth ?? 0);

function afterChange(judge: Judge, card: CardId): Appraiser {
  const man = judge.scene.manOf(card);
  const acts = man === undefined ? [] : actsOf(judge, man);
  return ({ id }) => acts.find((act) => act.id === id)?.worth ?? 0.01;
}

function beforeRest(judge: Judge, card: CardId): Appraiser {
  const man = judge.scene.manOf(card);
  return ({ id }) => (id === "stay" || man === undefined ? 0 : worthOfChange(judge, man, id));
}

function stepping(judge: Judge, { args }: Ask): Appraiser {
  const way = String(args.action);
  if (!isWay(way)) throw new Error(`Nobody walks by ${way}`);
  const unit = judge.scene.manOf(String(args.unit)) ?? judge.scene.carOf(String(args.unit));
  const found = unit === undefined ? [] : journeys(judge, unit, way, Number(args.left));
  return ({ id }) => (id === "stop" ? 0 : (found.find(({ first }) => first === id)?.worth ?? -1));
}

function aiming(judge: Judge, { args }: Ask): Appraiser {
  const man = judge.scene.manOf(String(args.card));
  return ({ id, hint }) => {
    if (hint?.idle === true) return 0;
    if (isStructure(id)) return man === undefined ? 0 : blast(judge, man.tile, Number(args.dice));
    const own = isVehicle(id) && judge.scene.own.cars.some((car) => car.id === id);
    return own ? -1 : (Number(hint?.chance) / 100) * judge.hitOn(id as CounterId);
  };
}

/** A tile that is marked already is a link to what lies behind it. */
function tokening(judge: Judge, left: number): Appraiser {
  const { ground, own } = judge.scene;
  return ({ id, hint }) => {
    if (id === "done") return 0;
    const tile = ground.number(id as TileId);
    if (hint?.scouts === true) return worthOfToken(judge, tile);
    const behind = ground.adjacent[tile] ?? [];
    const open = behind.filter((each) => (own.scouted & (1 << each)) === 0);
    return left > 1 ? Math.max(-1, ...open.map((each) => worthOfToken(judge, each))) : -1;
  };
}
