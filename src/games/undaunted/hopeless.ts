import {
  type ActionId,
  type CardId,
  type CounterId,
  cards,
  type Goal,
  type SoldierId,
  type StructureId,
  structures,
  type TileId,
  type VehicleId,
  vehicles,
} from "./data/index.ts";
import { matches } from "./evacuation.ts";
import { fogOf } from "./piles.ts";
import { controls, crewOf, isDisabled, soldiersOf, tileOf, token, vehicle, vehiclesOn } from "./position.ts";
import { other, type Side } from "./sides.ts";
import type { Undaunted } from "./undaunted.ts";

/**
 * [12.2, R17] Whether a side could still meet a goal, whatever luck and the enemy allow. It is denied only where that is
 * certain, and only from what both players can work out: hand and deck are looked at together.
 */
export function canStill(g: Undaunted, side: Side, goal: Goal): boolean {
  const prospects = new Prospects(g, side);
  switch (goal.type) {
    case "claim":
      return prospects.points() >= goal.points;
    case "evacuate":
      return prospects.evacuees((id) => matches(goal.of, id)) >= goal.count;
    case "neutralise":
      return prospects.victims((id) => matches(goal.of, id)) >= goal.count;
  }
}

class Prospects {
  private readonly inPlay: ReadonlySet<CardId>;
  /** Soldiers on the board whose card can still come up. */
  private readonly men: readonly SoldierId[];
  /** Whether ground without a token can still be scouted. */
  private readonly opens: boolean;

  constructor(
    private readonly g: Undaunted,
    private readonly side: Side,
  ) {
    this.inPlay = new Set(isStarved(g, side) ? [] : inCirculation(g, side));
    this.men = soldiersOf(g.state, side).filter((id) => this.isUsable(id));
    this.opens = this.canOpen();
  }

  points(): number {
    const { g, side } = this;
    const { state } = g;
    const held = (tile: TileId) => controls(state, side, tile) || this.canAct("control", tile);
    let points = 0;
    for (const { tile, points: worth } of g.scenario.objectives) if (held(tile)) points += worth;
    if (side === "lrdg") for (const id of g.army(side).destroyed) points += structures[id].points;
    for (const [id, tile] of Object.entries(state.structures))
      if (side === "lrdg" ? this.canAct("demolish", tile) : held(tile)) points += structures[id as StructureId].points;
    return points;
  }

  evacuees(counts: (id: CounterId) => boolean): number {
    const { g, side } = this;
    const exits = g.scenario.evacuation.filter((point) => point.side === side);
    const leaves = (id: CounterId, reaches: (tile: TileId) => boolean) =>
      counts(id) && exits.some(({ tile, eligible }) => matches(eligible, id) && reaches(tile));
    const cars = vehiclesOn(g.state).filter((id) => this.canDrive(id));
    const rides = (id: SoldierId, tile: TileId) =>
      cars.some((car) => crewOf(g.state, car).includes(id) && this.drives(car, tile));
    const walkers = soldiersOf(g.state, side).filter((id) =>
      leaves(id, (tile) => (this.men.includes(id) && this.reaches(id, tile)) || rides(id, tile)),
    );
    const driven = cars.filter((id) => leaves(id, (tile) => this.drives(id, tile)));
    return g.army(side).evacuated.filter(counts).length + walkers.length + driven.length;
  }

  victims(counts: (id: CounterId) => boolean): number {
    const { g, side } = this;
    const strafes = [...this.inPlay].some((card) => hasAction(card, "strafe"));
    const taken = g.army(side).neutralised.filter(counts).length;
    if (this.men.length === 0 && !strafes) return taken;
    const cars = vehiclesOn(g.state).filter((id) => vehicle(g.state, id).owner !== side || vehicles[id].side !== side);
    return taken + [...soldiersOf(g.state, other(side)), ...cars].filter(counts).length;
  }

  /** A copy can be drawn again, or brought back from the supply. */
  private isUsable(card: CardId): boolean {
    if (this.inPlay.has(card)) return true;
    if (!this.g.army(this.side).supply.includes(card)) return false;
    const admits = (squad: string | undefined) => squad === undefined || squad === cards[card].squad;
    return [...this.inPlay].some((each) =>
      cards[each].actions.some(({ action, squad }) => action === "bolster" && admits(squad)),
    );
  }

  private canOpen(): boolean {
    const { state } = this.g;
    const { supply } = this.g.army(this.side);
    const scouts = this.men.some((id) => hasAction(id, "scout") || hasAction(id, "blaze"));
    const surveys = [...this.inPlay, ...supply].some((card) => hasAction(card, "survey") && this.isUsable(card));
    const blazes = vehiclesOn(state).some((id) => this.canUse(id, "blaze"));
    return scouts || surveys || blazes;
  }

  /** Whether a usable soldier could ever use such a seat, by capture and repair if need be. */
  private canUse(id: VehicleId, wanted: ActionId): boolean {
    const { state } = this.g;
    const isMendable = soldiersOf(state).some((man) => hasAction(man, "repair"));
    if (isDisabled(state, id) && !isMendable) return false;
    return vehicles[id].seats.some(
      ({ actions, crew }) =>
        actions.some(({ action }) => action === wanted) &&
        this.men.some((man) => crew === null || cards[man].specialisation === crew),
    );
  }

  private canDrive(id: VehicleId): boolean {
    return this.canUse(id, "drive");
  }

  private canAct(action: ActionId, tile: TileId): boolean {
    const needsToken = action === "control" && token(this.g.state, this.side, tile) === undefined;
    if (needsToken && !this.opens) return false;
    return this.men.some((id) => hasAction(id, action) && this.reaches(id, tile));
  }

  private reaches(id: SoldierId, tile: TileId): boolean {
    return this.opens || hasAction(id, "stalk") || this.joined(tileOf(this.g.state, id), tile);
  }

  private drives(id: VehicleId, tile: TileId): boolean {
    return this.opens || this.joined(vehicle(this.g.state, id).tile, tile);
  }

  /** Whether own tokens lie all the way. */
  private joined(from: TileId, to: TileId): boolean {
    const seen = new Set([from]);
    for (const tile of seen)
      for (const next of this.g.board.adjacent(tile))
        if (token(this.g.state, this.side, next) !== undefined) seen.add(next);
    return seen.has(to);
  }
}

const inCirculation = (g: Undaunted, side: Side): CardId[] => {
  const { deck, hand, discard, played } = g.army(side);
  return [...deck, ...hand, ...discard, ...played];
};

/**
 * The one card that goes round is shown for the initiative every time and never played, unless it is in hand in this
 * round's turns or the enemy can still conceal and so bring a fog.
 */
function isStarved(g: Undaunted, side: Side): boolean {
  const { state } = g;
  const { hand, supply } = g.army(side);
  if (inCirculation(g, side).length > 1) return false;
  if (state.step.at === "play" && hand.length > 0) return false;
  const conceals = soldiersOf(state, other(side)).some((id) => hasAction(id, "conceal"));
  return !(conceals && supply.includes(fogOf(side)));
}

const hasAction = (card: CardId, wanted: ActionId): boolean =>
  cards[card].actions.some(({ action }) => action === wanted);
