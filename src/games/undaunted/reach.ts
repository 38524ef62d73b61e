import {
  type ActionId,
  type CardId,
  cards,
  type Offer,
  type SoldierId,
  type VehicleId,
  vehicles,
} from "./data/index.ts";
import { isDisabled, soldiersOf, tileOf, vehicle, vehicleOf, vehiclesOn } from "./position.ts";
import { other, type Side } from "./sides.ts";
import type { Undaunted } from "./undaunted.ts";

/** Which cards of a side can still come up. */
export type Usable = (card: CardId) => boolean;

export const offerOf = (card: CardId, wanted: ActionId): Offer | undefined =>
  cards[card].actions.find(({ action }) => action === wanted);

export const hasAction = (card: CardId, wanted: ActionId): boolean => offerOf(card, wanted) !== undefined;

/**
 * [R17] Where the counters of a side could ever come, with all the time and luck in the world and the enemy's leave:
 * tokens are laid, vehicles boarded, captured, repaired and driven until nothing more comes of it. Sets of tiles are bits.
 */
export class Reach {
  /** Tiles that bear a token of the side or can still get one. */
  private ground: number;
  private readonly men = new Map<SoldierId, number>();
  private readonly cars = new Map<VehicleId, number>();
  private grown = true;

  constructor(
    private readonly g: Undaunted,
    private readonly side: Side,
    private readonly usable: Usable,
    private readonly enemyUsable: Usable,
  ) {
    const { state, board } = g;
    this.ground = 0;
    for (const tile of board.tiles) if (g.army(side).tokens[tile] !== undefined) this.ground |= board.bit(tile);
    const { deck, hand, discard, played, supply } = g.army(side);
    const surveys = [deck, hand, discard, played, supply].some((pile) =>
      pile.some((card) => hasAction(card, "survey") && usable(card)),
    );
    if (surveys) this.ground = board.all;
    for (const id of soldiersOf(state, side)) this.men.set(id, board.bit(tileOf(state, id)));
    for (const id of vehiclesOn(state)) this.cars.set(id, board.bit(vehicle(state, id).tile));
    while (this.grown) this.spread();
  }

  isMarkable(set: number): boolean {
    return (this.ground & set) !== 0;
  }

  /** Whether he could ever stand or sit on one of these tiles. */
  comes(id: SoldierId | VehicleId, set: number): boolean {
    return ((this.men.get(id as SoldierId) ?? this.cars.get(id as VehicleId) ?? 0) & set) !== 0;
  }

  /** Whether a seat with such an action could ever be used by somebody whose card comes up. */
  operates(id: VehicleId, wanted: ActionId): boolean {
    return this.seatOffer(id, wanted) !== undefined && this.works(id);
  }

  private spread(): void {
    this.grown = false;
    for (const id of this.men.keys()) if (this.usable(id)) this.walk(id);
    for (const id of this.cars.keys()) this.ride(id);
  }

  private walk(id: SoldierId): void {
    const from = this.men.get(id) ?? 0;
    const next = this.g.board.around(from);
    if (hasAction(id, "scout")) this.mark(next);
    this.blaze(from, offerOf(id, "blaze"));
    this.widen(this.men, id, hasAction(id, "stalk") ? next : next & this.ground);
  }

  private ride(id: VehicleId): void {
    const { board } = this.g;
    const from = this.cars.get(id) ?? 0;
    if (this.works(id)) {
      this.blaze(from, this.seatOffer(id, "blaze"));
      if (this.seatOffer(id, "drive") !== undefined)
        this.widen(this.cars, id, board.around(from) & this.ground & board.passable);
    }
    // who has no card left stays aboard
    for (const man of this.men.keys())
      if ((this.usable(man) && this.comes(man, from)) || vehicleOf(this.g.state, man) === id)
        this.widen(this.men, man, this.cars.get(id) ?? 0);
  }

  private blaze(from: number, offer: Offer | undefined): void {
    let route = from;
    for (let left = offer?.value ?? 0; left > 0; left--) route |= this.g.board.around(route);
    if (offer !== undefined) this.mark(route & ~from);
  }

  private mark(set: number): void {
    if ((this.ground | set) === this.ground) return;
    this.ground |= set;
    this.grown = true;
  }

  private widen<Id>(table: Map<Id, number>, id: Id, set: number): void {
    const before = table.get(id) ?? 0;
    if ((before | set) === before) return;
    table.set(id, before | set);
    this.grown = true;
  }

  /** The action of a seat that some usable soldier of the side may take and use. */
  private seatOffer(id: VehicleId, wanted: ActionId): Offer | undefined {
    for (const { actions, crew } of vehicles[id].seats) {
      const offer = actions.find(({ action }) => action === wanted);
      if (offer === undefined) continue;
      for (const man of this.men.keys())
        if ((crew === null || cards[man].specialisation === crew) && this.usable(man) && this.boards(man, id))
          return offer;
    }
    return undefined;
  }

  private boards(man: SoldierId, id: VehicleId): boolean {
    return this.comes(man, this.cars.get(id) ?? 0);
  }

  /** Ready, or to be repaired by somebody; an enemy may do it too [R34]. */
  private works(id: VehicleId): boolean {
    const { state } = this.g;
    if (!isDisabled(state, id)) return true;
    for (const man of this.men.keys())
      if (hasAction(man, "repair") && this.usable(man) && this.boards(man, id)) return true;
    return soldiersOf(state, other(this.side)).some((man) => hasAction(man, "repair") && this.enemyUsable(man));
  }
}
