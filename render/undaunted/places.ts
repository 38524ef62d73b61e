import { type CounterId, isVehicle, type TileId } from "../../src/games/undaunted/components/index.ts";
import type { SoldierView, VehicleView } from "../../src/games/undaunted/view/index.ts";
import type { Box } from "../kit/shapes.ts";
import { PLATE, seatBox, VEHICLE } from "./counters.ts";
import { type Layout, roomOf } from "./layout.ts";
import type { OpenView } from "./model.ts";

export type Places = ReadonlyMap<CounterId, Box>;

const GAP = 7;
/** A man alone is drawn larger, for phones. */
const MOST = 1.4;
const LEAST = 0.4;

/** Where every counter is drawn: those on a tile in rows, all of them smaller where they would not fit. */
export function placesOf(view: OpenView, { tiles }: Pick<Layout, "tiles">): Places {
  const places = new Map<CounterId, Box>();
  for (const { id } of view.board) {
    const tile = tiles.get(id);
    if (tile !== undefined) fill(places, roomOf(tile), standingOn(view, id));
  }
  for (const machine of view.vehicles) {
    const at = places.get(machine.id);
    for (const [index, { occupant }] of machine.seats.entries())
      if (occupant !== null && at !== undefined) places.set(occupant, seatBox(machine, index, at));
  }
  return places;
}

interface Piece {
  readonly id: CounterId;
  readonly w: number;
  readonly h: number;
}

/** Vehicles first, then soldiers on foot, side by side. */
function standingOn({ vehicles, soldiers }: OpenView, tile: TileId): Piece[] {
  const bySide = (one: SoldierView | VehicleView, two: SoldierView | VehicleView) =>
    one.side === two.side ? 0 : one.side === "lrdg" ? -1 : 1;
  return [
    ...vehicles
      .filter((each) => each.tile === tile)
      .map(({ id, seats }) => ({ id, w: seats.length > 3 ? VEHICLE.w : VEHICLE.w * 0.9, h: VEHICLE.h })),
    ...soldiers
      .filter((each) => each.tile === tile && each.vehicle === null)
      .sort(bySide)
      .map(({ id }) => ({ id, ...PLATE })),
  ];
}

function fill(places: Map<CounterId, Box>, room: Box, pieces: readonly Piece[]): void {
  let scale = MOST;
  let rows = rowsOf(pieces, room.w, scale);
  const tooLarge = () => heightOf(rows, scale) > room.h || rows.some((row) => widthOf(row, scale) > room.w);
  while (scale > LEAST && tooLarge()) {
    scale -= 0.02;
    rows = rowsOf(pieces, room.w, scale);
  }
  let y = room.y + (room.h - heightOf(rows, scale)) / 2;
  for (const row of rows) {
    const alone = row.length === 1 && row.some(({ id }) => isVehicle(id));
    // a vehicle alone in its row keeps its width for the names of its crew
    const wide = alone ? Math.min(room.w, Math.max(VEHICLE.w, widthOf(row, scale))) : widthOf(row, scale);
    let x = room.x + (room.w - wide) / 2;
    const height = Math.max(...row.map(({ h }) => h)) * scale;
    for (const { id, w, h } of row) {
      places.set(id, { x, y: y + (height - h * scale) / 2, w: alone ? wide : w * scale, h: h * scale });
      x += w * scale + GAP;
    }
    y += height + GAP;
  }
}

function rowsOf(pieces: readonly Piece[], width: number, scale: number): Piece[][] {
  const rows: Piece[][] = [];
  for (const piece of pieces) {
    const row = rows.at(-1);
    if (row !== undefined && widthOf([...row, piece], scale) <= width) row.push(piece);
    else rows.push([piece]);
  }
  return rows;
}

const widthOf = (row: readonly Piece[], scale: number): number =>
  row.reduce((sum, { w }) => sum + w * scale, 0) + GAP * (row.length - 1);

const heightOf = (rows: readonly Piece[][], scale: number): number =>
  rows.reduce((sum, row) => sum + Math.max(...row.map(({ h }) => h)) * scale, 0) + GAP * (rows.length - 1);
