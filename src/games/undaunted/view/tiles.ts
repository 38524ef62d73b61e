import { type Board, boardOf } from "../components/board.ts";
import {
  type ScenarioId,
  type StructureId,
  scenarios,
  structures,
  type TileId,
  type TokenFace,
  tiles,
} from "../components/index.ts";
import { remembering } from "../rules/remembering.ts";
import { type PerSide, sides } from "../seats.ts";
import type { Army, UndauntedState } from "../state.ts";
import type { TileView } from "./index.ts";

/** The token of a side on a tile. Those of both are one number: 3 × the index of the LRDG's + the index of Italy's. */
const faces = [undefined, "scouted", "controlled"] as const;

/** One tile of a scenario with every pair of tokens that can lie on it, made when it is first seen. */
class TileLooks {
  private readonly plain: TileView[] = [];
  private readonly built: Partial<Record<StructureId, TileView[]>> = {};

  constructor(private readonly bare: TileView) {}

  with(pair: number, structure: StructureId | null): TileView {
    const looks = structure === null ? this.plain : this.builtOn(structure);
    const known = looks[pair];
    if (known !== undefined) return known;
    const made = this.make(pair, structure);
    looks[pair] = made;
    return made;
  }

  private builtOn(structure: StructureId): TileView[] {
    this.built[structure] ??= [];
    return this.built[structure];
  }

  private make(pair: number, structure: StructureId | null): TileView {
    const lrdg = faces[Math.floor(pair / 3)];
    const italy = faces[pair % 3];
    const tokens: Partial<PerSide<TokenFace>> = {};
    if (lrdg !== undefined) tokens.lrdg = lrdg;
    if (italy !== undefined) tokens.italy = italy;
    return { ...this.bare, tokens, structure: structure === null ? null : structureView(structure) };
  }
}

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

type Tokens = Army["tokens"];

/** The board as everybody sees it. Tiles that look the same are the same objects in every view. */
export const tileViews = remembering(
  (scenario: ScenarioId, lrdg: Tokens, italy: Tokens, standing: UndauntedState["structures"]): readonly TileView[] => {
    const looks = looksOf(scenario);
    const board = boardOf(scenario);
    const pairs = pairsOf(board, lrdg, italy);
    const found = looks.map((each, at) => each.with(pairs[at] ?? 0, null));
    for (const id in standing) {
      const tile = standing[id as StructureId];
      const at = tile === undefined ? -1 : board.index(tile);
      if (at >= 0) found[at] = (looks[at] as TileLooks).with(pairs[at] ?? 0, id as StructureId);
    }
    return found;
  },
);

function pairsOf(board: Board, lrdg: Tokens, italy: Tokens): Uint8Array {
  const pairs = new Uint8Array(board.tiles.length);
  layFaces(pairs, board, lrdg, 3);
  layFaces(pairs, board, italy, 1);
  return pairs;
}

function layFaces(pairs: Uint8Array, board: Board, tokens: Tokens, factor: number): void {
  for (const tile in tokens) {
    const at = board.index(tile as TileId);
    pairs[at] = (pairs[at] ?? 0) + factor * (tokens[tile as TileId] === "scouted" ? 1 : 2);
  }
}
