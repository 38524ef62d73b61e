import {
  type ActionId,
  cards,
  type Offer,
  type SeatFacts,
  type SoldierId,
  type VehicleId,
  vehicles,
} from "../components/index.ts";
import { type PerSide, type Side, sides } from "../seats.ts";
import type { Undaunted } from "../undaunted.ts";
import { titleBit, titlesWith } from "./card-sets.ts";
import { isDisabled, soldiersOf, tileOf, vehicle, vehicleOf, vehiclesOn } from "./position.ts";

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

interface Camp {
  readonly men: readonly Man[];
  /** Tiles that bear a token of the side or can still get one. */
  ground: number;
}

const blazing = titlesWith("blaze");
const scouting = titlesWith("scout");
const stalking = titlesWith("stalk");
const surveying = titlesWith("survey");

/**
 * [R17] Where the counters could ever come, with all the time and luck in the world and each other's leave: tokens are
 * laid, vehicles boarded, captured, repaired and driven by both sides until nothing more comes of it. Sets are bits.
 */
export class Reach {
  private readonly camps: PerSide<Camp>;
  private readonly cars: readonly Mover<VehicleId>[];
  private grown = true;

  /** `titles` are those that can still come up. */
  constructor(
    private readonly g: Undaunted,
    titles: Readonly<PerSide<number>>,
  ) {
    const { state, board } = g;
    this.camps = { lrdg: campOf(g, "lrdg", titles.lrdg), italy: campOf(g, "italy", titles.italy) };
    this.cars = vehiclesOn(state).map((id) => ({ id, tiles: board.bit(vehicle(state, id).tile) }));
    while (this.grown) this.spread();
  }

  isMarkable(side: Side, tile: number): boolean {
    return (this.camps[side].ground & tile) !== 0;
  }

  /** Every tile that the counter could ever be on. */
  tilesOf(id: SoldierId | VehicleId): number {
    for (const car of this.cars) if (car.id === id) return car.tiles;
    for (const side of sides) for (const man of this.camps[side].men) if (man.id === id) return man.tiles;
    return 0;
  }

  /** Whether a soldier whose card comes up could come to one of these; one with the action, if it is named. */
  sends(side: Side, tiles: number, action?: ActionId): boolean {
    const able = action === undefined ? -1 : titlesWith(action);
    return this.camps[side].men.some((man) => (man.title & able) !== 0 && (man.tiles & tiles) !== 0);
  }

  /** Whether a seat with such an action could ever be used. */
  operates(side: Side, id: VehicleId, wanted: ActionId): boolean {
    return this.cars.some((car) => car.id === id && this.manned(side, car, wanted) !== 0 && this.works(car));
  }

  private spread(): void {
    this.grown = false;
    for (const side of sides) {
      const camp = this.camps[side];
      for (const man of camp.men) if (man.title !== 0) this.walk(camp, man);
      for (const car of this.cars) if (this.works(car)) this.ride(side, car);
    }
  }

  private walk(camp: Camp, man: Man): void {
    const { board } = this.g;
    if ((man.title & blazing) !== 0) this.blaze(camp, man.tiles, offerIn(cards[man.id].actions, "blaze"));
    if (camp.ground === board.all || (man.title & stalking) !== 0) this.widen(man, board.all);
    else this.widen(man, board.spread(man.tiles, camp.ground));
  }

  /** Who drives takes along whoever is aboard or comes to the vehicle. */
  private ride(side: Side, car: Mover<VehicleId>): void {
    const { board } = this.g;
    const camp = this.camps[side];
    if (camp.ground !== board.all)
      for (const seat of vehicles[car.id].seats)
        this.blaze(camp, seated(camp, car, seat), offerIn(seat.actions, "blaze"));
    const start = this.manned(side, car, "drive");
    if (start === 0) return;
    const within = camp.ground & board.passable;
    this.widen(car, board.spread(start, within));
    for (const man of camp.men)
      if (man.tiles !== board.all && (man.title !== 0 || man.aboard === car.id))
        this.widen(man, board.spread(man.tiles & car.tiles, within));
  }

  /** [8.9] From the second tile of a route on, the one it began from may be chosen too. */
  private blaze(camp: Camp, from: number, offer: Offer | undefined): void {
    const { board } = this.g;
    if (offer === undefined || from === 0 || camp.ground === board.all) return;
    let route = board.around(from);
    for (let left = (offer.value ?? 0) - 1; left > 0; left--) route |= board.around(route);
    if ((route & ~camp.ground) === 0) return;
    camp.ground |= route;
    this.grown = true;
  }

  private widen(mover: Mover<string>, tiles: number): void {
    if ((tiles & ~mover.tiles) === 0) return;
    mover.tiles |= tiles;
    this.grown = true;
  }

  /** Where soldiers of a side could use a seat with such an action. */
  private manned(side: Side, car: Mover<VehicleId>, wanted: ActionId): number {
    let tiles = 0;
    for (const seat of vehicles[car.id].seats)
      if (offerIn(seat.actions, wanted) !== undefined) tiles |= seated(this.camps[side], car, seat);
    return tiles;
  }

  /** Ready, or to be repaired by somebody; an enemy may do it too [R34]. */
  private works({ id, tiles }: Mover<VehicleId>): boolean {
    return !isDisabled(this.g.state, id) || sides.some((side) => this.sends(side, tiles, "repair"));
  }
}

function campOf(g: Undaunted, side: Side, titles: number): Camp {
  const { state, board } = g;
  const men = soldiersOf(state, side).map((id) => ({
    id,
    title: titles & titleBit(id),
    aboard: vehicleOf(state, id),
    tiles: board.bit(tileOf(state, id)),
  }));
  // the board is one piece: who scouts may come everywhere and mark it
  if ((titles & surveying) !== 0 || men.some(({ title }) => (title & scouting) !== 0))
    return { men, ground: board.all };
  let ground = 0;
  for (const tile in g.army(side).tokens) ground |= board.bit(tile);
  return { men, ground };
}

/** Where soldiers who may use a seat [6.3] and whose cards come up could meet the vehicle. */
function seated({ men }: Camp, { tiles }: Mover<VehicleId>, { crew }: SeatFacts): number {
  let met = 0;
  for (const man of men)
    if (man.title !== 0 && (crew === null || cards[man.id].specialisation === crew)) met |= man.tiles & tiles;
  return met;
}

const offerIn = (offers: readonly Offer[], wanted: ActionId): Offer | undefined =>
  offers.find(({ action }) => action === wanted);
