import { type SoldierId, type VehicleId, vehicles } from "../components/index.ts";
import type { Side } from "../seats.ts";
import type { Army } from "../state.ts";
import type { Undaunted } from "../undaunted.ts";
import { changeSoldier, changeVehicle, removeSoldier, removeVehicle, setAside } from "./changes.ts";
import { copiesOf, moveCard, removeCopies, shuffleDeck } from "./piles.ts";
import { crewOf, sideOf, vehicle } from "./position.ts";

/** [10] One card of the soldier leaves the game, from the first of these that holds one; without any, he does. */
export function wound(g: Undaunted, by: Side, id: SoldierId): void {
  const side = sideOf(id);
  const army = g.army(side);
  for (const pile of ["hand", "discard", "deck"] as const) {
    if (!moveCard(army, id, pile, "removed")) continue;
    if (pile === "deck") shuffleDeck(g, side);
    return g.tell("wounded", { side, soldier: id, pile, left: cardsLeft(army, id) });
  }
  removeCopies(army, id, "supply");
  removeSoldier(g.state, id);
  setAside(g.state, by, "neutralised", id);
  g.tell("neutralised", { side: by, unit: id });
}

/** Everybody can count them: a wound takes one. */
const cardsLeft = ({ hand, discard, deck }: Army, id: SoldierId): number =>
  copiesOf(hand, id) + copiesOf(discard, id) + copiesOf(deck, id);

/** [9.4] Disabled at the critical number of damage, destroyed when nothing is left. */
export function damage(g: Undaunted, by: Side, id: VehicleId): void {
  const { critical, durability } = vehicles[id];
  const { tile, damage: before } = vehicle(g.state, id);
  const now = before + 1;
  changeVehicle(g.state, id, { damage: now });
  g.tell("damaged", { vehicle: id, damage: now, durability, disabled: now === critical });
  if (now < durability) return;
  for (const man of crewOf(g.state, id)) changeSoldier(g.state, man, { place: { tile } });
  removeVehicle(g.state, id);
  setAside(g.state, by, "neutralised", id);
  g.tell("destroyed", { side: by, unit: id });
}
