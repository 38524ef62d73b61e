import { type ActionId, cards, type Offer, type SoldierId, type VehicleId, vehicles } from "./data/index.ts";
import { isDisabled, soldiersOf, tileOf, vehicle, vehicleOf, vehiclesOn } from "./position.ts";
import { other, type Side } from "./sides.ts";
import { titleBit, titlesWith } from "./title-sets.ts";
import type { Undaunted } from "./undaunted.ts";

/** A counter and the tiles it could ever come to. */
interface Mover<Id> {
  readonly id: Id;
  tiles: number;
}

interface Man extends Mover<SoldierId> {
  /** The bit of his card if it can still come up; who has none stays where he is, or aboard. */
  readonly title: number;
  readonly aboard: VehicleId | null;
}

const blazing = titlesWith("blaze");
const mending = titlesWith("repair");
const scouting = titlesWith("scout");
const stalking = titlesWith("stalk");
const surveying = titlesWith("survey");

/**
 * [R17] Where the counters of a side could ever come, with all the time and luck in the world and the enemy's leave:
 * tokens are laid, vehicles boarded, captured, repaired and driven until nothing more comes of it. Sets are bits.
 */
export class Reach {
  /** Tiles that bear a token of the side or can still get one. */
  private ground = 0;
  private readonly men: readonly Man[];
  private readonly cars: readonly Mover<VehicleId>[];
  private grown = true;

  /** `titles` are those of the side, `enemys` those of the other, that can still come up. */
  constructor(
    private readonly g: Undaunted,
    private readonly side: Side,
    titles: number,
    private readonly enemys: number,
  ) {
    const { state, board } = g;
    this.men = soldiersOf(state, side).map((id) => ({
      id,
      title: titles & titleBit(id),
      aboard: vehicleOf(state, id),
      tiles: board.bit(tileOf(state, id)),
    }));
    // the board is one piece: who scouts may come everywhere and mark it
    if ((titles & surveying) !== 0 || this.men.some(({ title }) => (title & scouting) !== 0)) this.ground = board.all;
    else for (const tile in g.army(side).tokens) this.ground |= board.bit(tile);
    this.cars = vehiclesOn(state).map((id) => ({ id, tiles: board.bit(vehicle(state, id).tile) }));
    while (this.grown) this.spread();
  }

  isMarkable(tile: number): boolean {
    return (this.ground & tile) !== 0;
  }

  /** Whether it could ever stand, or he sit, on one of these tiles. */
  comes(id: SoldierId | VehicleId, tiles: number): boolean {
    for (const man of this.men) if (man.id === id) return (man.tiles & tiles) !== 0;
    for (const car of this.cars) if (car.id === id) return (car.tiles & tiles) !== 0;
    return false;
  }

  /** Whether a soldier whose card comes up and who has such an action could ever come to one of these tiles. */
  sends(action: ActionId, tiles: number): boolean {
    const able = titlesWith(action);
    return this.men.some((man) => (man.title & able) !== 0 && (man.tiles & tiles) !== 0);
  }

  /** Whether a seat with such an action could ever be used. */
  operates(id: VehicleId, wanted: ActionId): boolean {
    return this.cars.some((car) => car.id === id && this.seatOffer(car, wanted) !== undefined && this.works(car));
  }

  private spread(): void {
    this.grown = false;
    for (const man of this.men) if (man.title !== 0) this.walk(man);
    for (const car of this.cars) this.ride(car);
  }

  private walk(man: Man): void {
    const { board } = this.g;
    if ((man.title & blazing) !== 0) this.blaze(man.tiles, offerIn(cards[man.id].actions, "blaze"));
    if (this.ground === board.all || (man.title & stalking) !== 0) this.widen(man, board.all);
    else this.widen(man, board.spread(man.tiles, this.ground));
  }

  private ride(car: Mover<VehicleId>): void {
    const { board } = this.g;
    const within = board.spread(car.tiles, this.ground & board.passable);
    if (this.ground !== board.all && this.works(car)) this.blaze(car.tiles, this.seatOffer(car, "blaze"));
    if (within !== car.tiles && this.works(car) && this.seatOffer(car, "drive") !== undefined) this.widen(car, within);
    for (const man of this.men)
      if ((man.title !== 0 && (man.tiles & car.tiles) !== 0) || man.aboard === car.id) this.widen(man, car.tiles);
  }

  private blaze(from: number, offer: Offer | undefined): void {
    if (offer === undefined || this.ground === this.g.board.all) return;
    let route = from;
    for (let left = offer.value ?? 0; left > 0; left--) route |= this.g.board.around(route);
    this.mark(route & ~from);
  }

  private mark(tiles: number): void {
    if ((tiles & ~this.ground) === 0) return;
    this.ground |= tiles;
    this.grown = true;
  }

  private widen(mover: Mover<string>, tiles: number): void {
    if ((tiles & ~mover.tiles) === 0) return;
    mover.tiles |= tiles;
    this.grown = true;
  }

  /** The action of a seat that some usable soldier of the side may take and use. */
  private seatOffer({ id, tiles }: Mover<VehicleId>, wanted: ActionId): Offer | undefined {
    for (const { actions, crew } of vehicles[id].seats) {
      const offer = offerIn(actions, wanted);
      if (offer === undefined) continue;
      for (const man of this.men)
        if (man.title !== 0 && (man.tiles & tiles) !== 0 && (crew === null || cards[man.id].specialisation === crew))
          return offer;
    }
    return undefined;
  }

  /** Ready, or to be repaired by somebody; an enemy may do it too [R34]. */
  private works({ id, tiles }: Mover<VehicleId>): boolean {
    const { state } = this.g;
    if (!isDisabled(state, id) || this.sends("repair", tiles)) return true;
    const menders = this.enemys & mending;
    return soldiersOf(state, other(this.side)).some((man) => (titleBit(man) & menders) !== 0);
  }
}

const offerIn = (offers: readonly Offer[], wanted: ActionId): Offer | undefined =>
  offers.find(({ action }) => action === wanted);
