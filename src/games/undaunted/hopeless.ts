import {
  type ActionId,
  type CardId,
  type CounterId,
  cards,
  type Goal,
  isVehicle,
  type SoldierId,
  type StructureId,
  structures,
  type TileId,
  type VehicleId,
  vehicles,
} from "./data/index.ts";
import { matches } from "./evacuation.ts";
import { fogOf } from "./piles.ts";
import { controls, soldiersOf, vehicle, vehicleOf, vehiclesOn } from "./position.ts";
import { hasAction, Reach } from "./reach.ts";
import { other, type PerSide, type Side } from "./sides.ts";
import type { Undaunted } from "./undaunted.ts";

/**
 * [12.2, R17] Whether a side could still meet a goal, whatever luck and the enemy allow. It is denied only where that is
 * certain, and only from what both players can work out: hand and deck are looked at together.
 */
export class Prospects {
  private readonly reach: Reach;
  /** Soldiers on the board whose card can still come up. */
  private readonly men: readonly SoldierId[];

  constructor(
    private readonly g: Undaunted,
    private readonly side: Side,
    private readonly comingUp: PerSide<ReadonlySet<CardId>> = cardsToCome(g),
  ) {
    const own = comingUp[side];
    const enemys = comingUp[other(side)];
    this.men = soldiersOf(g.state, side).filter((id) => own.has(id));
    this.reach = new Reach(
      g,
      side,
      (card) => own.has(card),
      (card) => enemys.has(card),
    );
  }

  canMeet(goal: Goal): boolean {
    switch (goal.type) {
      case "claim":
        return this.points() >= goal.points;
      case "evacuate":
        return this.evacuees((id) => matches(goal.of, id)) >= goal.count;
      case "neutralise":
        return this.victims((id) => matches(goal.of, id)) >= goal.count;
    }
  }

  private points(): number {
    const { g, side } = this;
    const { state } = g;
    let points = 0;
    for (const { tile, points: worth } of g.scenario.objectives) if (this.canHold(tile)) points += worth;
    if (side === "lrdg") for (const id of g.army(side).destroyed) points += structures[id].points;
    for (const [id, tile] of Object.entries(state.structures))
      if (side === "lrdg" ? this.canAct("demolish", tile) : this.canHold(tile))
        points += structures[id as StructureId].points;
    return points;
  }

  private canHold(tile: TileId): boolean {
    if (controls(this.g.state, this.side, tile)) return true;
    return this.reach.isMarkable(this.g.board.bit(tile)) && this.canAct("control", tile);
  }

  private canAct(action: ActionId, tile: TileId): boolean {
    const set = this.g.board.bit(tile);
    return this.men.some((id) => hasAction(id, action) && this.reach.comes(id, set));
  }

  private evacuees(counts: (id: CounterId) => boolean): number {
    const { g, side } = this;
    const units = [...soldiersOf(g.state, side), ...vehiclesOn(g.state)];
    return g.army(side).evacuated.filter(counts).length + units.filter((id) => counts(id) && this.leaves(id)).length;
  }

  /** [11.3] Driven, on foot, or aboard without a card. */
  private leaves(id: CounterId): boolean {
    const { g, side, reach } = this;
    const car = isVehicle(id) ? id : this.men.includes(id) ? null : vehicleOf(g.state, id);
    if (car === null && !this.men.includes(id as SoldierId)) return false;
    if (car !== null && !reach.operates(car, "drive")) return false;
    return g.scenario.evacuation.some(
      (point) =>
        point.side === side &&
        matches(point.eligible, id) &&
        (car === null || matches(point.eligible, car)) &&
        reach.comes(id, g.board.bit(point.tile)),
    );
  }

  private victims(counts: (id: CounterId) => boolean): number {
    const { g, side } = this;
    const cars = vehiclesOn(g.state).filter((id) => vehicle(g.state, id).owner !== side || vehicles[id].side !== side);
    const left = [...soldiersOf(g.state, other(side)), ...cars].filter((id) => counts(id) && this.canHit(id));
    return g.army(side).neutralised.filter(counts).length + left.length;
  }

  /** Whether fire could ever be opened on him, or on what he sits in unless he leaves it. */
  private canHit(id: CounterId): boolean {
    const { g, comingUp } = this;
    const shelter = isVehicle(id) ? id : vehicleOf(g.state, id);
    const comesOut = !isVehicle(id) && comingUp[other(this.side)].has(id);
    if (shelter === null || vehicles[shelter].defence !== null || comesOut) return this.canUse("attack", "strafe");
    return this.canUse("anti-tank") || this.canBlowUp(shelter);
  }

  /** By a card, or by a seat that somebody could take. */
  private canUse(...wanted: ActionId[]): boolean {
    const own = this.comingUp[this.side];
    for (const card of own) if (wanted.some((action) => hasAction(card, action))) return true;
    return vehiclesOn(this.g.state).some((id) => wanted.some((action) => this.reach.operates(id, action)));
  }

  /** Who would have to come to it, unless the enemy still moves. */
  private canBlowUp(id: VehicleId): boolean {
    const moves = soldiersOf(this.g.state, other(this.side)).some((man) => this.comingUp[other(this.side)].has(man));
    const set = this.g.board.bit(vehicle(this.g.state, id).tile);
    return this.men.some((man) => hasAction(man, "demolish") && (moves || this.reach.comes(man, set)));
  }
}

/** Of both sides, every title that can still be played: it goes round, or can be brought back from the supply. */
export function cardsToCome(g: Undaunted): PerSide<ReadonlySet<CardId>> {
  return { lrdg: titlesToCome(g, "lrdg"), italy: titlesToCome(g, "italy") };
}

function titlesToCome(g: Undaunted, side: Side): ReadonlySet<CardId> {
  return isStarved(g, side) ? new Set() : withBolstered(g, side);
}

function withBolstered(g: Undaunted, side: Side): ReadonlySet<CardId> {
  const { deck, hand, discard, played, supply } = g.army(side);
  const titles = new Set([...deck, ...hand, ...discard, ...played]);
  // a title that bolsters may bring another that does
  for (const card of titles)
    for (const { action, squad } of cards[card].actions)
      if (action === "bolster")
        for (const back of supply) if (squad === undefined || cards[back].squad === squad) titles.add(back);
  return titles;
}

/**
 * [R30] The one card that goes round is shown for the initiative every time and never played, unless the enemy can
 * still conceal and so bring a fog.
 */
function isStarved(g: Undaunted, side: Side): boolean {
  if (!hasOneCard(g, side)) return false;
  if (!g.army(side).supply.includes(fogOf(side)) || hasOneCard(g, other(side))) return true;
  const enemys = withBolstered(g, other(side));
  return !soldiersOf(g.state, other(side)).some((id) => enemys.has(id) && hasAction(id, "conceal"));
}

/** Or none. What is in hand in this round's turns can still be played. */
function hasOneCard(g: Undaunted, side: Side): boolean {
  const { deck, hand, discard, played } = g.army(side);
  if (deck.length + hand.length + discard.length + played.length > 1) return false;
  return g.state.step.at !== "play" || hand.length === 0;
}
