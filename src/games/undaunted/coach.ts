import type { Args, Ask } from "../../engine/index.ts";
import type { Passage } from "../../i18n/index.ts";
import { type CounterId, cards, isFog, isVehicle, type TileId } from "./components/index.ts";
import { positionSeen } from "./danger/position-seen.ts";
import type { MessageKey } from "./messages/keys.ts";
import { soldierFacts } from "./policy/facts.ts";
import { cardsToDrive, cardsToWalk } from "./policy/reach.ts";
import { sceneOf } from "./policy/scene.ts";
import { matches } from "./rules/evacuation.ts";
import { stalemateAhead } from "./rules/stalemate.ts";
import { other, type Side } from "./seats.ts";
import type { SoldierView, TileView, UndauntedView } from "./view/index.ts";

const told = (key: MessageKey, args: Args = {}) => ({ key, args });

/** What matters before a card or a bid for the initiative, what matters most first, from what the seat may know. */
export function coach(view: UndauntedView, { kind, seat }: Ask<Side>): Passage {
  if (kind !== "play.card" && kind !== "initiative.card") return [];
  // for the initiative a card is only shown
  const own = kind === "play.card" ? chances(view, seat).slice(0, 1) : [];
  const thick = kind === "play.card" ? fog(view, seat) : [];
  return [...own, ...threats(view, seat).slice(0, 1), ...quiet(view), ...thick];
}

type GoalView = UndauntedView["armies"]["lrdg"]["goals"][number];

/** Something that somebody could do with one card, and what it would count. */
interface Chance {
  readonly key: "control" | "demolish" | "exit" | "reach" | "exit.reach";
  readonly args: Args;
  /** What the goal would stand at. */
  readonly after: number;
  readonly goal: GoalView;
}

/** What could be done by whoever has a card in hand; first what wins, then what counts at once, then what is near. */
function chances(view: UndauntedView, side: Side) {
  const men = view.soldiers.filter((man) => man.side === side && view.hand.includes(man.id) && !man.suppressed);
  return ranked(men.flatMap((man) => chancesOf(view, man))).map(({ key, args, after, goal: { done, need } }) =>
    told(`coach.${key}`, { ...args, after, done, need, wins: after >= need }),
  );
}

/** What everybody can see that the other side could do, if it has the card. */
function threats(view: UndauntedView, seat: Side) {
  const enemy = other(seat);
  const men = view.soldiers.filter((man) => man.side === enemy && !man.suppressed);
  const found = ranked(men.flatMap((man) => chancesOf(view, man))).flatMap(({ key, args, after, goal: { need } }) =>
    key === "reach" || key === "exit.reach"
      ? []
      : [told(`coach.threat.${key}`, { ...args, enemy, after, need, wins: after >= need })],
  );
  return [...found, ...exposed(view, seat)];
}

const isAtOnce = ({ key }: Chance): boolean => key !== "reach" && key !== "exit.reach";
const rank = (chance: Chance): number => (isAtOnce(chance) ? (chance.after >= chance.goal.need ? 2 : 1) : 0);

const ranked = (all: readonly Chance[]): Chance[] =>
  [...all].sort((one, two) => rank(two) - rank(one) || two.after - one.after);

function chancesOf(view: UndauntedView, man: SoldierView): Chance[] {
  return view.armies[man.side].goals.flatMap((goal) => {
    if (goal.done >= goal.need) return [];
    if (goal.goal.type === "claim") return view.board.flatMap((tile) => claims(view, man, tile, goal));
    return goal.goal.type === "evacuate" ? exits(view, man, goal) : [];
  });
}

/** [11.1, 11.2] Points that a soldier stands on, or could walk to with one card. */
function claims(view: UndauntedView, man: SoldierView, tile: TileView, goal: GoalView): Chance[] {
  const { id, structure, tokens } = tile;
  const isHere = man.tile === id && man.vehicle === null;
  const found = (key: Chance["key"], worth: number, more: Args = {}): Chance[] => [
    { key, args: { soldier: man.id, tile: id, worth, ...more }, after: goal.done + worth, goal },
  ];
  if (structure !== null && man.side === "lrdg" && soldierFacts(man.id).demolishes) {
    if (isHere) return found("demolish", structure.points, { structure: structure.id });
    if (isNear(view, man, id)) return found("reach", structure.points);
  }
  const worth = (tile.objective ?? 0) + (man.side === "italy" ? (structure?.points ?? 0) : 0);
  if (worth === 0 || tokens[man.side] === "controlled" || !soldierFacts(man.id).controls) return [];
  if (!isHere) return isNear(view, man, id) ? found("reach", worth) : [];
  const enemy = other(man.side);
  // [8.3] the enemy who holds it and stands there keeps it
  const isKept =
    tokens[enemy] === "controlled" && view.soldiers.some((each) => each.side === enemy && each.tile === id);
  return tokens[man.side] === "scouted" && !isKept ? found("control", worth) : [];
}

const isNear = (view: UndauntedView, man: SoldierView, tile: TileId): boolean =>
  man.vehicle === null && man.tile !== tile && isOneCard(view, man.id, tile);

/** Whether one card of a soldier, or of whoever drives a vehicle, leads there. */
function isOneCard(view: UndauntedView, unit: CounterId, to: TileId): boolean {
  const scene = sceneOf(view);
  const tile = scene.tile(to);
  const man = scene.manOf(unit);
  if (man !== undefined) return cardsToWalk(man, tile) <= 1;
  const car = scene.carOf(unit);
  return car !== undefined && cardsToDrive(scene, car, tile) <= 1;
}

/** [11.3] The soldier or what he drives, at the edge of the board or one card from it. */
function exits(view: UndauntedView, man: SoldierView, goal: GoalView): Chance[] {
  if (goal.goal.type !== "evacuate") return [];
  const { of } = goal.goal;
  const unit: CounterId = man.vehicle ?? man.id;
  if (!matches(of, unit)) return [];
  const car = view.vehicles.find(({ id }) => id === unit);
  if (isVehicle(unit) && (car === undefined || car.disabled)) return [];
  const here = view.board.find(({ id, evacuation }) => id === man.tile && evacuation.includes(man.side));
  if (here !== undefined) return [{ key: "exit", args: { unit, tile: here.id }, after: goal.done + 1, goal }];
  const near = view.board.find(({ id, evacuation }) => evacuation.includes(man.side) && isOneCard(view, unit, id));
  return near === undefined ? [] : [{ key: "exit.reach", args: { unit, tile: near.id }, after: goal.done, goal }];
}

/** [10.1] Soldiers whose next wound would be the one that the enemy still needs. */
function exposed(view: UndauntedView, seat: Side) {
  const enemy = other(seat);
  const { copies } = view.armies[seat];
  return view.armies[enemy].goals.flatMap(({ goal, done, need }) => {
    if (goal.type !== "neutralise" || done + 1 !== need) return [];
    const soldiers = view.soldiers
      .filter((man) => man.side === seat && matches(goal.of, man.id) && (copies[man.id] ?? 0) === 0)
      .map(({ id }) => id);
    return soldiers.length === 0 ? [] : [told("coach.threat.neutralise", { enemy, need, soldiers })];
  });
}

/** [R38] So many rounds before the end it is said. */
const LATE = 5;

function quiet(view: UndauntedView): Passage {
  const ahead = stalemateAhead(positionSeen(view, view.seat));
  if (ahead === undefined || ahead.rounds > LATE) return [];
  const { key, winners } = ahead.end;
  return [told("coach.quiet", { rounds: ahead.rounds, by: key, winners })];
}

/** One in so many, and a good part of the turns does nothing. */
const THICK = 3;

/** [8.5] Worth saying to whoever can do something about it. */
function fog({ hand, deck, armies }: UndauntedView, seat: Side): Passage {
  const all = [...hand, ...deck, ...armies[seat].discard];
  const fogs = all.filter(isFog).length;
  const able = hand.filter((id) => cards[id].actions.some(({ action }) => action === "recon"));
  if (!hand.some(isFog) || able.length === 0 || fogs * THICK < all.length) return [];
  return [told("coach.fog", { fog: fogs, all: all.length, soldiers: [...new Set(able)] })];
}
