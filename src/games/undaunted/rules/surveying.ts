import { type Flow, type Option, option } from "../../../engine/index.ts";
import type { TileId } from "../components/index.ts";
import type { Undaunted } from "../undaunted.ts";
import { type Act, type Action, amountOf, standing } from "./acting.ts";
import { hasTokenLeft, scoutTile } from "./piles.ts";
import { token } from "./position.ts";

/** [8.4] Tiles anywhere. */
export const survey: Action = {
  rule: "8.4",
  can: (g, act) => unmarked(g, act).length > 0,
  *perform(g, act) {
    for (let left = amountOf(act); left > 0; left--) {
      const tile = yield* pickTile(g, act, "survey.tile", left, unmarked(g, act), left < amountOf(act));
      if (tile === null) return;
      scoutTile(g, act.side, tile);
    }
  },
};

/** [8.9, R12] A chain of tiles that begins next to the soldier; marked tiles may be links. */
export const blaze: Action = {
  rule: "8.9",
  can: (g, act) => links(g, act, [], amountOf(act)).length > 0,
  *perform(g, act) {
    const chosen: TileId[] = [];
    let placed = false;
    for (let left = amountOf(act); left > 0; left--) {
      const tile: TileId | null = yield* pickTile(g, act, "blaze.tile", left, links(g, act, chosen, left), placed);
      if (tile === null) return;
      placed ||= token(g.state, act.side, tile) === undefined;
      scoutTile(g, act.side, tile);
      chosen.push(tile);
    }
  },
};

const unmarked = (g: Undaunted, { side }: Act): TileId[] =>
  hasTokenLeft(g.state, side) ? g.board.tiles.filter((tile) => token(g.state, side, tile) === undefined) : [];

/** Tiles that may be chosen next and from which, with the picks left, an unmarked one is still in reach. */
function links(g: Undaunted, act: Act, chosen: readonly TileId[], left: number): TileId[] {
  const start = standing(g.state, act);
  if (start === null) return [];
  const wanted = unmarked(g, act);
  const from = chosen.length === 0 ? [start] : chosen;
  const next = new Set(from.flatMap((tile) => g.board.adjacent(tile)));
  return g.board.tiles.filter(
    (tile) => next.has(tile) && !chosen.includes(tile) && wanted.some((goal) => g.board.distance(tile, goal) < left),
  );
}

function* pickTile(
  g: Undaunted,
  { side }: Act,
  kind: "survey.tile" | "blaze.tile",
  left: number,
  tiles: readonly TileId[],
  mayStop: boolean,
): Flow<TileId | null> {
  if (tiles.length === 0) return null;
  const options: Option<TileId | "done">[] = tiles.map((tile) =>
    token(g.state, side, tile) === undefined ? option(tile, { scouts: true }) : option(tile),
  );
  if (mayStop) options.push(option("done"));
  const rule = kind === "survey.tile" ? survey.rule : blaze.rule;
  // a trail is laid link by link
  const row = kind === "survey.tile" ? { row: { most: left, each: 1 } } : {};
  const answer = yield* g.ask(side, { kind, args: { left }, rule, ...row }, options);
  return answer === "done" ? null : answer;
}
