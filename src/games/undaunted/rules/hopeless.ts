import {
  type ActionId,
  type CounterId,
  type Goal,
  isVehicle,
  type SoldierId,
  type StructureId,
  structures,
  type TileId,
  type VehicleId,
  vehicles,
} from "../components/index.ts";
import { other, type PerSide, type Side } from "../seats.ts";
import type { Undaunted } from "../undaunted.ts";
import { titleBit, titleSet, titlesWith, withBolstered } from "./card-sets.ts";
import { matches } from "./evacuation.ts";
import { fogOf } from "./piles.ts";
import { controls, soldiersOf, vehicle, vehicleOf, vehiclesOn } from "./position.ts";
import type { Reach } from "./reach.ts";

/** Something that counts for a goal, how much, and whether it does already. */
export interface Chance {
  readonly id: CounterId | TileId | StructureId;
  readonly worth: number;
  readonly done: boolean;
}

const gone = (id: CounterId): Chance => ({ id, worth: 1, done: true });
const still = (id: CounterId): Chance => ({ id, worth: 1, done: false });

export const needOf = (goal: Goal): number => (goal.type === "claim" ? goal.points : goal.count);

/**
 * [12.2, R17] Whether a side could still meet a goal, whatever luck and the enemy allow. It is denied only where that is
 * certain, and only from what both players can work out: hand and deck are looked at together.
 */
export class Prospects {
  /** Titles that can still come up, of the side and of the other. */
  private readonly titles: number;
  private readonly enemys: number;

  constructor(
    private readonly g: Undaunted,
    private readonly side: Side,
    comingUp: Readonly<PerSide<number>>,
    private readonly reach: Reach,
  ) {
    this.titles = comingUp[side];
    this.enemys = comingUp[other(side)];
  }

  canMeet(goal: Goal): boolean {
    return this.most(goal) >= needOf(goal);
  }

  /** How far it could come with a goal. */
  most(goal: Goal): number {
    let sum = 0;
    for (const { worth } of this.within(goal)) sum += worth;
    return sum;
  }

  /** Everything that counts for a goal already or could still. */
  within(goal: Goal): readonly Chance[] {
    switch (goal.type) {
      case "claim":
        return this.claims();
      case "evacuate":
        return this.evacuees((id) => matches(goal.of, id));
      case "neutralise":
        return this.victims((id) => matches(goal.of, id));
    }
  }

  private claims(): Chance[] {
    const { g, side } = this;
    const standing = g.state.structures;
    const found: Chance[] = [];
    for (const { tile, points } of g.scenario.objectives)
      if (this.canHold(tile)) found.push({ id: tile, worth: points, done: controls(g.state, side, tile) });
    if (side === "lrdg")
      for (const id of g.army(side).destroyed) found.push({ id, worth: structures[id].points, done: true });
    for (const id in standing) {
      const tile = standing[id as StructureId];
      if (tile === undefined) continue;
      const worth = structures[id as StructureId].points;
      if (side === "lrdg") {
        if (this.reach.sends(side, g.board.bit(tile), "demolish"))
          found.push({ id: id as StructureId, worth, done: false });
      } else if (this.canHold(tile)) found.push({ id: id as StructureId, worth, done: controls(g.state, side, tile) });
    }
    return found;
  }

  private canHold(tile: TileId): boolean {
    const { g, side, reach } = this;
    if (controls(g.state, side, tile)) return true;
    const set = g.board.bit(tile);
    return reach.isMarkable(side, set) && reach.sends(side, set, "control");
  }

  private evacuees(counts: (id: CounterId) => boolean): Chance[] {
    const { g, side } = this;
    const units = [...soldiersOf(g.state, side), ...vehiclesOn(g.state)];
    return [
      ...g.army(side).evacuated.filter(counts).map(gone),
      ...units.filter((id) => counts(id) && this.leaves(id)).map(still),
    ];
  }

  /** [11.3] On foot, or in a vehicle that can be driven; who is aboard needs no card for that. */
  private leaves(id: CounterId): boolean {
    const { g, side, reach } = this;
    const walks = !isVehicle(id) && (this.titles & titleBit(id)) !== 0;
    const car = isVehicle(id) ? id : vehicleOf(g.state, id);
    if (!walks && (car === null || !reach.operates(side, car, "drive"))) return false;
    return g.scenario.evacuation.some(
      (point) =>
        point.side === side &&
        matches(point.eligible, id) &&
        (walks || car === null || matches(point.eligible, car)) &&
        (reach.tilesOf(id) & g.board.bit(point.tile)) !== 0,
    );
  }

  private victims(counts: (id: CounterId) => boolean): Chance[] {
    const { g, side } = this;
    const fires = this.canUse("strafe") || this.canUse("attack");
    const men = soldiersOf(g.state, other(side)).filter((id) => counts(id) && this.canWound(id, fires));
    const cars = vehiclesOn(g.state).filter((id) => counts(id) && this.canDestroy(id, fires));
    return [...g.army(side).neutralised.filter(counts).map(gone), ...men.map(still), ...cars.map(still)];
  }

  /** Whether fire could ever be opened on him, or on what he sits in unless he leaves it. */
  private canWound(id: SoldierId, fires: boolean): boolean {
    const shelter = vehicleOf(this.g.state, id);
    if (shelter === null || (this.enemys & titleBit(id)) !== 0) return fires;
    return this.canHit(shelter, fires);
  }

  /** [R23] What is the enemy's or could still be captured by him; else only a prize, through its armour [R13]. */
  private canDestroy(id: VehicleId, fires: boolean): boolean {
    const { g, side, reach } = this;
    if (vehicle(g.state, id).owner !== side || reach.sends(other(side), reach.tilesOf(id)))
      return this.canHit(id, fires);
    return vehicles[id].side !== side && this.canBreakArmour(id);
  }

  private canHit(id: VehicleId, fires: boolean): boolean {
    return vehicles[id].defence === null ? this.canBreakArmour(id) : fires;
  }

  private canBreakArmour(id: VehicleId): boolean {
    return this.canUse("anti-tank") || this.reach.sends(this.side, this.reach.tilesOf(id), "demolish");
  }

  /** By a card, or by a seat that somebody could take. */
  private canUse(action: ActionId): boolean {
    if ((this.titles & titlesWith(action)) !== 0) return true;
    return vehiclesOn(this.g.state).some((id) => this.reach.operates(this.side, id, action));
  }
}

/** Of both sides, every title that can still be played: it goes round, or can be brought back from the supply. */
export function titlesToCome(g: Undaunted): PerSide<number> {
  const all = { lrdg: goingRound(g, "lrdg"), italy: goingRound(g, "italy") };
  return {
    lrdg: isStarved(g, "lrdg", all.italy) ? 0 : all.lrdg,
    italy: isStarved(g, "italy", all.lrdg) ? 0 : all.italy,
  };
}

function goingRound(g: Undaunted, side: Side): number {
  const { deck, hand, discard, played, supply } = g.army(side);
  return withBolstered(titleSet(deck, hand, discard, played), titleSet(supply));
}

/**
 * [R30] The one card that goes round is shown for the initiative every time and never played, unless the enemy can
 * still conceal and so bring a fog.
 */
function isStarved(g: Undaunted, side: Side, enemys: number): boolean {
  if (!hasOneCard(g, side)) return false;
  if (!g.army(side).supply.includes(fogOf(side)) || hasOneCard(g, other(side))) return true;
  const concealing = enemys & titlesWith("conceal");
  return !soldiersOf(g.state, other(side)).some((id) => (titleBit(id) & concealing) !== 0);
}

/** At most one goes round. While turns are played, what is in hand can still be played. */
function hasOneCard(g: Undaunted, side: Side): boolean {
  const { deck, hand, discard, played } = g.army(side);
  if (deck.length + hand.length + discard.length + played.length > 1) return false;
  return g.state.step.at !== "play" || hand.length === 0;
}
