import type { CounterId, SoldierId, TileId, TokenFace, VehicleId } from "../components/index.ts";
import { other, type Side } from "../seats.ts";
import type { SoldierView, UndauntedView } from "../view/index.ts";

/** The table as it would look after something: what a player pictures before he chooses. */

export type Place = Pick<SoldierView, "tile" | "vehicle" | "seat">;

export const withMan = (view: UndauntedView, id: SoldierId, change: Partial<SoldierView>): UndauntedView => ({
  ...view,
  soldiers: view.soldiers.map((man) => (man.id === id ? { ...man, ...change } : man)),
});

/** With all aboard. */
export const withDriven = (view: UndauntedView, id: VehicleId, tile: TileId): UndauntedView => ({
  ...view,
  vehicles: view.vehicles.map((each) => (each.id === id ? { ...each, tile } : each)),
  soldiers: view.soldiers.map((man) => (man.vehicle === id ? { ...man, tile } : man)),
});

export const withRepaired = (view: UndauntedView, id: VehicleId): UndauntedView => ({
  ...view,
  vehicles: view.vehicles.map((each) =>
    each.id === id ? { ...each, damage: each.damage - 1, disabled: each.damage - 1 >= each.critical } : each,
  ),
});

/** Scouted or taken under control; the enemy's control ends. */
export function withTokens(view: UndauntedView, side: Side, tiles: readonly TileId[], face: TokenFace): UndauntedView {
  const turned = (tokens: UndauntedView["board"][number]["tokens"]) => {
    const lost = face === "controlled" && tokens[other(side)] === "controlled";
    return { ...tokens, ...(lost ? { [other(side)]: "scouted" as const } : {}), [side]: face };
  };
  return {
    ...view,
    board: view.board.map((tile) => (tiles.includes(tile.id) ? { ...tile, tokens: turned(tile.tokens) } : tile)),
  };
}

/** A structure blown up. */
export function withoutStructure(view: UndauntedView, side: Side, tile: TileId): UndauntedView {
  const fallen = view.board.find(({ id }) => id === tile)?.structure?.id;
  const army = view.armies[side];
  return {
    ...view,
    board: view.board.map((each) => (each.id === tile ? { ...each, structure: null } : each)),
    armies: {
      ...view.armies,
      [side]: { ...army, destroyed: fallen === undefined ? army.destroyed : [...army.destroyed, fallen] },
    },
  };
}

export function withEvacuated(view: UndauntedView, side: Side, ids: readonly CounterId[]): UndauntedView {
  const army = view.armies[side];
  return {
    ...view,
    soldiers: view.soldiers.filter(({ id }) => !ids.includes(id)),
    vehicles: view.vehicles.filter(({ id }) => !ids.includes(id)),
    armies: { ...view.armies, [side]: { ...army, evacuated: [...army.evacuated, ...ids] } },
  };
}
