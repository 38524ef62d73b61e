import { type Option, option } from "../../../engine/index.ts";
import { isSoldier, isVehicle, type SoldierId, type VehicleId, vehicles } from "../components/index.ts";
import type { Side } from "../seats.ts";
import type { UndauntedState } from "../state.ts";
import type { Undaunted } from "../undaunted.ts";
import { changeSoldier, changeVehicle } from "./changes.ts";
import { crewOf, freeSeats, sideOf, soldier, tileOf, vehicle, vehicleOf, vehiclesOn } from "./position.ts";

/** A change of place [6.1]: `board:<vehicle>:<seat>`, `sit:<vehicle>:<seat>` or `leave`. */
type PlaceId = `board:${string}` | `sit:${string}` | "leave";

export const isPlaceChange = (id: string): id is PlaceId =>
  id === "leave" || id.startsWith("board:") || id.startsWith("sit:");

/** [6.1, 6.5] Every place a ready soldier could change to now. */
export function placeChanges(state: UndauntedState, id: SoldierId): Option<PlaceId>[] {
  const aboard = vehicleOf(state, id);
  if (aboard !== null) return [option("leave"), ...seats(state, aboard, "sit")];
  const here = tileOf(state, id);
  return vehiclesOn(state)
    .filter((each) => vehicle(state, each).tile === here && mayBoard(state, sideOf(id), each))
    .flatMap((each) => seats(state, each, "board", vehicle(state, each).owner !== sideOf(id)));
}

/** Not while an enemy soldier is aboard. */
export const mayBoard = (state: UndauntedState, side: Side, id: VehicleId): boolean =>
  crewOf(state, id).every((each) => sideOf(each) === side);

function seats(state: UndauntedState, id: VehicleId, how: "board" | "sit", captures = false): Option<PlaceId>[] {
  return freeSeats(state, id).map((seat) => {
    const name = `${how}:${id}:${seat}` as const;
    return captures ? option(name, { captures }) : option(name);
  });
}

export function changePlace(g: Undaunted, id: SoldierId, change: PlaceId): void {
  const side = sideOf(id);
  if (change === "leave") {
    const from = vehicleOf(g.state, id);
    changeSoldier(g.state, id, { place: { tile: tileOf(g.state, id) } });
    g.tell("left", { side, soldier: id, vehicle: from });
    return;
  }
  const [how, to, seat = ""] = change.split(":");
  if (to === undefined || !isVehicle(to)) throw new Error(`No vehicle in ${change}`);
  changeSoldier(g.state, id, { place: { vehicle: to, seat } });
  g.tell(how === "board" ? "boarded" : "changed-seat", { side, soldier: id, vehicle: to, seat: `${to}:${seat}` });
  if (vehicle(g.state, to).owner === side) return;
  changeVehicle(g.state, to, { owner: side });
  g.tell("captured", { side, vehicle: to });
}

/** [5.2] `swap:<soldier>`: anyone else aboard, ready or not. */
export function swaps(state: UndauntedState, id: SoldierId): Option<`swap:${SoldierId}`>[] {
  const aboard = vehicleOf(state, id);
  if (aboard === null) return [];
  return crewOf(state, aboard)
    .filter((each) => each !== id)
    .map((each) => option(`swap:${each}` as const));
}

export function swapPlaces(g: Undaunted, id: SoldierId, swap: string): void {
  const comrade = swap.slice("swap:".length);
  if (!isSoldier(comrade)) throw new Error(`No soldier in ${swap}`);
  const { place } = soldier(g.state, id);
  changeSoldier(g.state, id, { place: soldier(g.state, comrade).place });
  changeSoldier(g.state, comrade, { place });
  g.tell("swapped", { side: sideOf(id), soldier: id, comrade });
}

/** Ids of all seats, as options and logs name them. */
export const seatIds: readonly `${VehicleId}:${string}`[] = Object.entries(vehicles).flatMap(([id, { seats: all }]) =>
  all.map((seat) => `${id as VehicleId}:${seat.id}` as const),
);
