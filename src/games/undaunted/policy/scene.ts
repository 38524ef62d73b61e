import {
  type CardId,
  cards,
  type Goal,
  type Offer,
  type SoldierId,
  structures,
  type TileId,
  type VehicleId,
} from "../components/index.ts";
import { matches } from "../rules/evacuation.ts";
import { remembering } from "../rules/remembering.ts";
import { other, type PerSide, type Side } from "../seats.ts";
import type { SoldierView, UndauntedView, VehicleView } from "../view/index.ts";
import { type SoldierFacts, soldierFacts, type Weapon, weaponsAmong } from "./facts.ts";
import { type Ground, groundOf, type Roads } from "./ground.ts";

/** A soldier on the table. */
export class Man {
  readonly isCar = false;
  readonly facts: SoldierFacts;
  /** Aboard. */
  seat: string | null;
  suppressed: boolean;
  gone = false;

  constructor(
    view: SoldierView,
    readonly at: number,
    readonly camp: Camp,
    public tile: number,
    public car: Car | null,
    /** Copies of his card that go round. */
    readonly copies: number,
    readonly isSupplied: boolean,
  ) {
    this.facts = soldierFacts(view.id);
    this.seat = view.seat;
    this.suppressed = view.suppressed;
  }

  get id(): SoldierId {
    return this.facts.id;
  }
}

export interface Seat {
  readonly id: string;
  readonly offers: readonly Offer[];
  readonly weapons: readonly Weapon[];
  readonly crew: "tank" | null;
}

/** A vehicle on the table. */
export class Car {
  readonly isCar = true;
  readonly id: VehicleId;
  readonly defence: number | null;
  readonly armour: number;
  readonly critical: number;
  readonly durability: number;
  readonly seats: readonly Seat[];
  readonly driving: Seat | undefined;
  readonly speed: number | null;
  damage: number;
  disabled: boolean;
  gone = false;

  constructor(
    view: VehicleView,
    readonly camp: Camp,
    public tile: number,
  ) {
    this.id = view.id;
    this.defence = view.defence;
    this.armour = view.armour;
    this.critical = view.critical;
    this.durability = view.durability;
    this.damage = view.damage;
    this.disabled = view.disabled;
    this.seats = seatsOf(view);
    this.driving = this.seats.find(({ offers }) => offers.some(({ action }) => action === "drive"));
    this.speed = this.driving?.offers.find(({ action }) => action === "drive")?.value ?? null;
  }
}

const seats = new Map<VehicleId, readonly Seat[]>();

function seatsOf(view: VehicleView): readonly Seat[] {
  const known = seats.get(view.id);
  if (known !== undefined) return known;
  const found = view.seats.map(({ id, actions, crew }) => ({
    id,
    offers: actions,
    weapons: weaponsAmong(actions),
    crew,
  }));
  seats.set(view.id, found);
  return found;
}

/** What one side has on the table, and what it is after. */
export interface Camp {
  readonly side: Side;
  readonly men: Man[];
  readonly cars: Car[];
  readonly goals: readonly { readonly goal: Goal; readonly need: number }[];
  /** What one point is worth; nothing if it cannot win by points. */
  readonly point: number;
  /** Who is to leave the board, and what each is worth. */
  readonly leaving: { readonly goal: Extract<Goal, { count: number }>; readonly worth: number } | null;
  readonly exits: readonly number[];
  readonly tokensLeft: number;
  /** Those that have left and count. */
  evacuated: number;
  /** Points of structures that were blown up. */
  destroyed: number;
  /** Sets of tiles with a bit for each: where it has a token, and where it has control. */
  scouted: number;
  controlled: number;
  roads: Roads;
}

/** A tile with something on it that counts. */
export interface Prize {
  readonly tile: number;
  readonly objective: number;
  /** Points and defence of what stands there. */
  structure: number;
  defence: number | null;
}

/** What a victory is worth, when a hit is worth about ten. */
export const VICTORY = 100;

/** The table as one seat sees it, in a form that changes can be tried on and taken back thousands of times. */
export class Scene {
  readonly ground: Ground;
  readonly own: Camp;
  readonly enemy: Camp;
  readonly men: readonly Man[];
  readonly cars: readonly Car[];
  readonly prizes: readonly Prize[];
  /** How many changes are being tried, but for soldiers who walk. */
  changes = 0;

  constructor(
    public view: UndauntedView,
    readonly copies: readonly number[],
  ) {
    if (view.seat === null) throw new Error("A spectator does not play");
    this.ground = groundOf(view.scenario);
    const camps: PerSide<Camp> = { lrdg: this.camp("lrdg"), italy: this.camp("italy") };
    this.own = camps[view.seat];
    this.enemy = camps[other(view.seat)];
    this.cars = view.vehicles.map((car) => new Car(car, camps[car.owner], this.tile(car.tile)));
    this.men = view.soldiers.map((man, at) => {
      const isSupplied = view.armies[man.side].supply.includes(man.id);
      const car = this.carOf(man.vehicle) ?? null;
      return new Man(man, at, camps[man.side], this.tile(man.tile), car, copies[at] ?? 0, isSupplied);
    });
    for (const man of this.men) man.camp.men.push(man);
    for (const car of this.cars) car.camp.cars.push(car);
    this.prizes = view.board.flatMap(({ objective, structure }, tile) =>
      objective === null && structure === null
        ? []
        : [{ tile, objective: objective ?? 0, structure: structure?.points ?? 0, defence: structure?.defence ?? null }],
    );
  }

  tile(id: TileId): number {
    return this.ground.number(id);
  }

  manOf(card: string): Man | undefined {
    return this.men.find(({ id }) => id === card);
  }

  carOf(vehicle: string | null): Car | undefined {
    return this.cars.find(({ id }) => id === vehicle);
  }

  crew(car: Car): readonly Man[] {
    return this.men.filter((man) => man.car === car && !man.gone);
  }

  private camp(side: Side): Camp {
    const { view, ground } = this;
    const { goals, tokensLeft, evacuated, destroyed } = view.armies[side];
    const claim = goals.find(({ goal }) => goal.type === "claim");
    const evacuation = goals.find(({ goal }) => goal.type === "evacuate");
    const leaving =
      evacuation === undefined || evacuation.goal.type === "claim"
        ? null
        : { goal: evacuation.goal, worth: VICTORY / evacuation.need };
    let [scouted, controlled] = [0, 0];
    for (const [at, { tokens }] of view.board.entries()) {
      if (tokens[side] === undefined) continue;
      scouted |= 1 << at;
      if (tokens[side] === "controlled") controlled |= 1 << at;
    }
    return {
      side,
      men: [],
      cars: [],
      goals,
      point: claim === undefined ? 0 : VICTORY / claim.need,
      leaving,
      exits: view.board.flatMap(({ evacuation }, at) => (evacuation.includes(side) ? [at] : [])),
      tokensLeft,
      evacuated: leaving === null ? 0 : evacuated.filter((id) => matches(leaving.goal.of, id)).length,
      destroyed: side === "lrdg" ? destroyed.reduce((sum, id) => sum + structures[id].points, 0) : 0,
      scouted,
      controlled,
      roads: ground.roadsOver(scouted),
    };
  }
}

/** The scene of a view is made once. It is not to be changed. */
export const sceneOf = remembering((view: UndauntedView) => new Scene(view, copiesSeen(view)));

/** Copies that go round, for all soldiers on the board: of the own side for certain, of the enemy all that are not seen in the supply. */
export const copiesSeen = ({ soldiers, armies, seat }: UndauntedView): readonly number[] =>
  soldiers.map(({ id, side }) => {
    const { copies, played, supply } = armies[side];
    if (side !== seat) return cards[id].count - count(supply, id);
    return (copies[id] ?? 0) + count(played, id);
  });

function count(pile: readonly CardId[], id: CardId): number {
  let found = 0;
  for (const card of pile) if (card === id) found++;
  return found;
}
