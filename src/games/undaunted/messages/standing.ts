import type { Ask } from "../../../engine/index.ts";
import { isSoldier, isStructure, isTile, isVehicle, type TileId } from "../components/index.ts";
import { sides } from "../seats.ts";
import type { SoldierView, UndauntedView, VehicleView } from "../view/index.ts";
import type { Worded } from "./keys.ts";

/** What an option points at: alone, or behind what is done to it, as in `board:italy-truck:driver`. */
const pointedAt = (id: string): string => id.split(":")[1] ?? id;

const soldierAt = ({ soldiers }: UndauntedView, id: string): SoldierView | undefined =>
  isSoldier(id) ? soldiers.find((each) => each.id === id) : undefined;

const vehicleAt = ({ vehicles }: UndauntedView, id: string): VehicleView | undefined =>
  isVehicle(id) ? vehicles.find((each) => each.id === id) : undefined;

/** Who stands where an option points, or whose it is and where. */
export function standing(view: UndauntedView, { options, args }: Ask, id: string): readonly Worded[] {
  const of = pointedAt(id);
  if (id === "control") {
    const tile = soldierAt(view, String(args.card))?.tile;
    return tile === undefined ? [] : [{ key: "standing.on", args: { tile } }, ...onTile(view, tile).filter(isWorth)];
  }
  if (isTile(of)) return onTile(view, of);
  // the hint of a target has its tile
  const isTold = options.some((each) => each.id === id && each.hint?.tile !== undefined);
  const soldier = soldierAt(view, of);
  if (soldier !== undefined) return ofSoldier(view, soldier, isTold);
  const vehicle = vehicleAt(view, of);
  if (vehicle !== undefined) return ofVehicle(vehicle, isTold);
  const ground = isStructure(of) ? view.board.find(({ structure }) => structure?.id === of) : undefined;
  return ground?.structure == null ? [] : [{ key: "standing.points", args: { points: ground.structure.points } }];
}

function onTile(view: UndauntedView, id: TileId): Worded[] {
  const tile = view.board.find((each) => each.id === id);
  if (tile === undefined) return [];
  const { objective, structure, tokens, evacuation } = tile;
  const told: Worded[] = [];
  for (const side of sides) {
    const cars = view.vehicles.filter((each) => each.tile === id && each.owner === side).map((each) => each.id);
    const men = view.soldiers.filter((each) => each.tile === id && each.side === side && each.vehicle === null);
    const units = [...men.map((each) => each.id), ...cars];
    if (units.length > 0) told.push({ key: "standing.units", args: { side, units } });
  }
  const points = (objective ?? 0) + (structure?.points ?? 0);
  if (points > 0) told.push({ key: "standing.points", args: { points } });
  for (const side of sides) {
    const token = tokens[side];
    if (token !== undefined) told.push({ key: `standing.${token}`, args: { side } });
  }
  for (const side of evacuation) told.push({ key: "standing.exit", args: { side } });
  return told;
}

const isWorth = ({ key }: Worded): boolean => key === "standing.points";

/** Own ones are known to be one's own. */
function ofSoldier({ seat }: UndauntedView, { side, tile, vehicle }: SoldierView, isTold: boolean): Worded[] {
  const where: Worded =
    vehicle === null ? { key: "standing.on", args: { tile } } : { key: "standing.aboard", args: { tile, vehicle } };
  return [...(side === seat ? [] : [{ key: "standing.side", args: { side } } as const]), ...(isTold ? [] : [where])];
}

const ofVehicle = ({ owner, tile }: VehicleView, isTold: boolean): Worded[] => [
  { key: "standing.side", args: { side: owner } },
  ...(isTold ? [] : [{ key: "standing.on", args: { tile } } as const]),
];

/** How a unit is. Of an enemy also how many cards he has left: everybody can count them, and a wound takes one. */
export function condition(view: UndauntedView, { options }: Ask, id: string): Worded | undefined {
  const hint = options.find((each) => each.id === id)?.hint ?? {};
  const soldier = soldierAt(view, id);
  if (soldier !== undefined && soldier.side !== view.seat) {
    const cards = view.armies[soldier.side].copies[soldier.id] ?? 0;
    const suppressed = soldier.suppressed && hint.suppressed === undefined;
    return { key: "remark.soldier", args: { cards, suppressed } };
  }
  const vehicle = vehicleAt(view, id);
  if (vehicle === undefined) return undefined;
  const { damage, durability, seats } = vehicle;
  const crew = seats.flatMap(({ occupant }) => (occupant === null ? [] : [occupant]));
  if (hint.damage !== undefined) return { key: "remark.crew", args: { crew } };
  return { key: "remark.vehicle", args: { damage, durability, crew } };
}
