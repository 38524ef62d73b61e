import { boardOf } from "./board.ts";
import {
  type ScenarioId,
  type StructureId,
  scenarios,
  structures,
  type TileId,
  type TokenFace,
  tiles,
} from "./data/index.ts";
import { type PerSide, sides } from "./sides.ts";
import type { UndauntedState } from "./state.ts";
import type { TileView } from "./view.ts";

/** One tile of a scenario with every pair of tokens that can lie on it, made when it is first seen. */
class TileLooks {
  private readonly plain: TileView[] = [];
  private readonly built: Partial<Record<StructureId, TileView[]>> = {};

  constructor(private readonly bare: TileView) {}

  with(lrdg: TokenFace | undefined, italy: TokenFace | undefined, structure: StructureId | null): TileView {
    const looks = structure === null ? this.plain : this.builtOn(structure);
    const at = 3 * rank(lrdg) + rank(italy);
    const known = looks[at];
    if (known !== undefined) return known;
    const made = this.make(lrdg, italy, structure);
    looks[at] = made;
    return made;
  }

  private builtOn(structure: StructureId): TileView[] {
    this.built[structure] ??= [];
    return this.built[structure];
  }

  private make(lrdg: TokenFace | undefined, italy: TokenFace | undefined, structure: StructureId | null): TileView {
    const tokens: Partial<PerSide<TokenFace>> = {};
    if (lrdg !== undefined) tokens.lrdg = lrdg;
    if (italy !== undefined) tokens.italy = italy;
    return { ...this.bare, tokens, structure: structure === null ? null : structureView(structure) };
  }
}

const rank = (face: TokenFace | undefined): number => (face === undefined ? 0 : face === "scouted" ? 1 : 2);

function structureView(id: StructureId) {
  const { defence, points } = structures[id];
  return { id, defence, points };
}

const known = new Map<ScenarioId, readonly TileLooks[]>();

function looksOf(scenario: ScenarioId): readonly TileLooks[] {
  const before = known.get(scenario);
  if (before !== undefined) return before;
  const looks = bareTiles(scenario).map((bare) => new TileLooks(bare));
  known.set(scenario, looks);
  return looks;
}

/** What never changes in a scenario. */
function bareTiles(scenario: ScenarioId): TileView[] {
  const { board, objectives, evacuation } = scenarios[scenario];
  return board.map(({ tile, x, y }) => {
    const { terrain, cover, impassable } = tiles[tile];
    return {
      id: tile,
      x,
      y,
      terrain,
      cover,
      impassable,
      adjacent: boardOf(scenario).adjacent(tile),
      tokens: {},
      objective: objectives.find((token) => token.tile === tile)?.points ?? null,
      structure: null,
      evacuation: sides.filter((side) => evacuation.some((point) => point.side === side && point.tile === tile)),
    };
  });
}

/** The board as everybody sees it. Tiles that look the same are the same objects in every view. */
export function tileViews({ options, armies, structures: standing }: UndauntedState): TileView[] {
  const looks = looksOf(options.scenario);
  const board = boardOf(options.scenario);
  const { lrdg, italy } = armies;
  const look = (at: number, tile: TileId, structure: StructureId | null) =>
    (looks[at] as TileLooks).with(lrdg.tokens[tile], italy.tokens[tile], structure);
  const found = board.tiles.map((tile, at) => look(at, tile, null));
  for (const id in standing) {
    const tile = standing[id as StructureId];
    const at = tile === undefined ? -1 : board.tiles.indexOf(tile);
    if (tile !== undefined && at >= 0) found[at] = look(at, tile, id as StructureId);
  }
  return found;
}
