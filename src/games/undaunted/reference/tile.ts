import type { Language } from "../../../engine/index.ts";
import { type TileId, tiles } from "../components/index.ts";
import { sides } from "../seats.ts";
import type { TileView, UndauntedView } from "../view/index.ts";
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

/** Everything on a tile, each as one part of a line. */
export function contentsOf(view: UndauntedView, tile: TileView, language: Language): string[] {
  const { objective, structure, evacuation, tokens } = tile;
  const here = <T extends { readonly tile: TileId }>(unit: T) => unit.tile === tile.id;
  return [
    ...(objective === null ? [] : [say(language, "board.objective", { points: objective })]),
    ...(structure === null
      ? []
      : [
          say(language, "board.structure", {
            structure: structure.id,
            defence: structure.defence,
            points: structure.points,
          }),
        ]),
    ...evacuation.map((side) => say(language, "board.exit", { side })),
    ...sides.flatMap((side) =>
      tokens[side] === undefined ? [] : [say(language, `board.token.${tokens[side]}`, { side })],
    ),
    ...view.soldiers
      .filter((each) => here(each) && each.vehicle === null)
      .map(({ id, side, suppressed }) => say(language, "board.soldier", { side, soldier: id, suppressed })),
    ...view.vehicles.filter(here).map(({ id, owner, damage, durability, disabled, seats }) =>
      say(language, "board.vehicle", {
        side: owner,
        vehicle: id,
        damage,
        durability,
        disabled,
        crew: seats.flatMap(({ occupant }) => (occupant === null ? [] : [occupant])),
      }),
    ),
  ];
}
