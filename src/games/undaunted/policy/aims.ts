import { type CounterId, structures, type TileId } from "../components/index.ts";
import { matches } from "../rules/evacuation.ts";
import { other, type Side } from "../seats.ts";
import type { SoldierView, UndauntedView } from "../view/index.ts";
import { canDo, cardsTo, cardsToDrive } from "./reach.ts";

/** What a victory is worth, when a hit is worth about ten. */
const VICTORY = 100;

/** What is left of a hope that needs one card more. */
const PATIENCE = 0.78;

/** How many cards it usually takes to drive a guard away. */
const GUARD = 3;

/** How much the first, second, … soldier on the way to an aim adds. */
const SHARES = [0.75, 0.2, 0.05];

export const hope = (worth: number, cardsNeeded: number): number => worth * PATIENCE ** cardsNeeded;

/** Something on a tile that one of the soldiers should do. */
interface Aim {
  readonly tile: TileId;
  readonly worth: number;
  readonly action: "control" | "demolish";
  /** By the enemy. */
  readonly held: boolean;
}

type GoalOf = UndauntedView["armies"]["lrdg"]["goals"][number];

const goalsOf = (view: UndauntedView, side: Side): readonly GoalOf[] => view.armies[side].goals;

/** What one point is worth to a side; nothing if it cannot win by points. */
function worthOfPoint(view: UndauntedView, side: Side): number {
  const claim = goalsOf(view, side).find(({ goal }) => goal.type === "claim");
  return claim === undefined ? 0 : VICTORY / claim.need;
}

const listed = { lrdg: new WeakMap<object, Aim[]>(), italy: new WeakMap<object, Aim[]>() };

function aimsOf(view: UndauntedView, side: Side): readonly Aim[] {
  const aims = listed[side].get(view.board) ?? listAims(view, side);
  listed[side].set(view.board, aims);
  return aims;
}

function listAims(view: UndauntedView, side: Side): Aim[] {
  const point = worthOfPoint(view, side);
  if (point === 0) return [];
  return view.board.flatMap(({ id: tile, objective, structure, tokens }) => {
    const aims: Aim[] = [];
    if (structure !== null && side === "lrdg")
      aims.push({ tile, worth: point * structure.points, action: "demolish", held: false });
    const points = (objective ?? 0) + (side === "italy" ? (structure?.points ?? 0) : 0);
    if (points > 0 && tokens[side] !== "controlled")
      aims.push({ tile, worth: point * points, action: "control", held: tokens[other(side)] === "controlled" });
    return aims;
  });
}

/** [8.3] The enemy holds the tile and stands on it. */
const isBlocked = (view: UndauntedView, side: Side, { tile, held: enemyHolds }: Aim): boolean =>
  enemyHolds && view.soldiers.some((man) => man.side !== side && man.tile === tile);

/** Points held now, as a part of a victory. */
function held(view: UndauntedView, side: Side): number {
  let points = 0;
  for (const { objective, structure, tokens } of view.board)
    if (tokens[side] === "controlled") points += (objective ?? 0) + (side === "italy" ? (structure?.points ?? 0) : 0);
  if (side === "lrdg") for (const id of view.armies.lrdg.destroyed) points += structures[id].points;
  return points * worthOfPoint(view, side);
}

/** What a soldier may hope to do for the goals of his side, taken alone. */
export function hopeOf(view: UndauntedView, man: SoldierView): number {
  const hopes = aimsOf(view, man.side)
    .filter(({ action }) => canDo(man, action))
    .map((aim) => hope(aim.worth, needed(view, man, aim)));
  const leaving = escapes(view, man.side).filter(({ unit }) => unit === man.id || unit === man.vehicle);
  return Math.max(0, ...hopes, ...leaving.map((each) => each.hope));
}

const needed = (view: UndauntedView, man: SoldierView, aim: Aim): number =>
  1 + cardsTo(view, man, aim.tile) + (isBlocked(view, man.side, aim) ? GUARD : 0);

/** What a side may hope for: what it holds, and what its soldiers are on their way to. */
export function prospects(view: UndauntedView, side: Side): number {
  const men = view.soldiers.filter((man) => man.side === side);
  let sum = held(view, side);
  for (const aim of aimsOf(view, side)) {
    const able = men.filter((man) => canDo(man, aim.action)).map((man) => needed(view, man, aim));
    able.sort((one, two) => one - two);
    for (const [at, share] of SHARES.entries()) {
      const cards = able[at];
      if (cards !== undefined) sum += share * hope(aim.worth, cards);
    }
  }
  for (const leaving of escapes(view, side)) sum += leaving.hope;
  sum += evacuated(view, side);
  return sum >= VICTORY && isWon(view, side) ? 10 * VICTORY : sum;
}

const evacuationGoal = (view: UndauntedView, side: Side) =>
  goalsOf(view, side).find(({ goal }) => goal.type === "evacuate");

function evacuated(view: UndauntedView, side: Side): number {
  const found = evacuationGoal(view, side);
  if (found === undefined || found.goal.type !== "evacuate") return 0;
  const { of } = found.goal;
  return (VICTORY / found.need) * view.armies[side].evacuated.filter((id) => matches(of, id)).length;
}

const isWon = (view: UndauntedView, side: Side): boolean =>
  held(view, side) >= VICTORY - 0.01 || evacuated(view, side) >= VICTORY - 0.01;

/** Who is to leave the board, and how near he is to it. */
function escapes(view: UndauntedView, side: Side): { readonly unit: CounterId; readonly hope: number }[] {
  const found = evacuationGoal(view, side);
  if (found === undefined || found.goal.type !== "evacuate") return [];
  const { of } = found.goal;
  const worth = VICTORY / found.need;
  const exits = view.board.filter(({ evacuation }) => evacuation.includes(side));
  const out = (cards: (tile: TileId) => number) => hope(worth, 0.5 + Math.min(...exits.map(({ id }) => cards(id))));
  const men = view.soldiers.filter((man) => man.side === side && matches(of, man.id));
  const cars = view.vehicles.filter((car) => car.owner === side && matches(of, car.id));
  return [
    ...men.map((man) => ({ unit: man.id, hope: out((tile) => cardsTo(view, man, tile)) })),
    ...cars.map((car) => ({ unit: car.id, hope: out((tile) => cardsToDrive(view, car, tile)) })),
  ];
}

/** What the enemy cannot have because this soldier stands in his way. */
export function worthOfGuard(view: UndauntedView, man: SoldierView): number {
  const rival = other(man.side);
  const kept = aimsOf(view, rival).filter((aim) => aim.tile === man.tile && isBlocked(view, rival, aim));
  return kept.reduce((sum, { worth }) => sum + worth, 0);
}

/** How much nearer to a neutralisation goal one counter of this kind brings. */
export function worthOfTrophy(view: UndauntedView, side: Side, id: CounterId): number {
  for (const { goal, need } of goalsOf(view, side))
    if (goal.type === "neutralise" && matches(goal.of, id)) return VICTORY / need;
  return 0;
}
