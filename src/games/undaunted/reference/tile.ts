import type { Language } from "../../../engine/index.ts";
import { type TileId, tiles, vehicles } from "../components/index.ts";
import { sides } from "../seats.ts";
import type { SoldierView, TileView, UndauntedView, VehicleView } from "../view/index.ts";
import { say } from "./say.ts";

/** What is printed on a tile; and with a position, what lies and stands there. */
export function tileLines(id: TileId, language: Language, view: UndauntedView | null): readonly string[] {
  const head = say(language, "look.tile", { tile: id, ground: groundOf(id, language) });
  if (view === null) return [head];
  const tile = view.board.find((each) => each.id === id);
  if (tile === undefined) return [head, say(language, "look.unused")];
  const contents = contentsOf(view, tile, language);
  return [
    head,
    say(language, "look.neighbours", { neighbours: tile.adjacent }),
    ...(contents.length > 0 ? contents : [say(language, "look.empty")]),
  ];
}

export function groundOf(id: TileId, language: Language): string {
  const { terrain, cover, impassable } = tiles[id];
  const printed = cover === "hill" ? "3/1" : cover;
  return say(language, "board.ground", { terrain: `terrain:${terrain}`, cover: printed, impassable });
}

/** Everything on a tile, each as one part of a line; in brief without what is printed on the counters. */
export function contentsOf(view: UndauntedView, tile: TileView, language: Language, isBrief = false): string[] {
  const { objective, structure, evacuation, tokens } = tile;
  const here = <T extends { readonly tile: TileId }>(unit: T) => unit.tile === tile.id;
  const onFoot = view.soldiers.filter((each) => here(each) && each.vehicle === null);
  const machines = view.vehicles.filter(here);
  return [
    ...(objective === null ? [] : [say(language, "board.objective", { points: objective })]),
    ...(structure === null ? [] : [say(language, "board.structure", { ...structure, structure: structure.id })]),
    ...evacuation.map((side) => say(language, "board.exit", { side })),
    ...sides.flatMap((side) =>
      tokens[side] === undefined ? [] : [say(language, `board.token.${tokens[side]}`, { side })],
    ),
    ...(isBrief
      ? [...onFoot.map((man) => briefSoldier(man, language)), ...machines.map((each) => briefVehicle(each, language))]
      : [
          ...onFoot.map((man) => wholeSoldier(man, language)),
          ...machines.map((each) => wholeVehicle(each, view, language)),
        ]),
  ];
}

const briefSoldier = ({ id, side, suppressed }: SoldierView, language: Language): string =>
  say(language, "board.soldier", { side, soldier: id, suppressed });

const wholeSoldier = ({ id, side, squad, defence, suppressed }: SoldierView, language: Language): string =>
  say(language, "board.soldier.whole", { side, soldier: id, squad: squadOf(squad), defence, suppressed });

const squadOf = (squad: SoldierView["squad"]): string | null => (squad === null ? null : `squad:${squad}`);

const briefVehicle = (vehicle: VehicleView, language: Language): string => {
  const { id, owner, damage, durability, disabled, seats } = vehicle;
  const crew = seats.flatMap(({ occupant }) => (occupant === null ? [] : [occupant]));
  return say(language, "board.vehicle", { side: owner, vehicle: id, damage, durability, disabled, crew });
};

/** With every seat and who sits there. */
function wholeVehicle(vehicle: VehicleView, { soldiers }: UndauntedView, language: Language): string {
  const { id, side, owner, defence, armour, damage, critical, durability, disabled, seats } = vehicle;
  const taken = seats.map((seat, at) => {
    const name = vehicles[id].seats[at]?.name[language] ?? seat.id;
    const man = soldiers.find((each) => each.id === seat.occupant);
    if (man === undefined) return say(language, "board.seat.free", { seat: name });
    const { squad, suppressed } = man;
    return say(language, "board.seat", { seat: name, soldier: man.id, squad: squadOf(squad), suppressed });
  });
  return say(language, "board.vehicle.whole", {
    side: owner,
    vehicle: id,
    captured: side !== owner,
    defence,
    armour,
    damage,
    critical,
    durability,
    disabled,
    seats: taken.join(", "),
  });
}
