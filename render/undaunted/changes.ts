import type { VisibleEntry } from "../../src/engine/index.ts";
import { succeeds } from "../../src/games/undaunted/components/die.ts";
import {
  type CounterId,
  isSoldier,
  isTile,
  isVehicle,
  type TileId,
} from "../../src/games/undaunted/components/index.ts";
import type { LogKey } from "../../src/games/undaunted/messages/keys.ts";
import type { Side } from "../../src/games/undaunted/seats.ts";
import type { BoardScene, OpenView } from "./model.ts";

export interface Route {
  readonly unit: CounterId;
  readonly tiles: readonly TileId[];
}

export interface Shot {
  /** Where it came from: a tile, or the air. */
  readonly from: TileId | null;
  readonly shooter: string;
  readonly target: string;
  readonly tile: TileId;
  readonly dice: readonly { readonly face: number; readonly success: boolean }[];
  readonly total: number;
  readonly hit: boolean;
}

/** What the last move changed, gathered from its public entries. */
export interface Changes {
  readonly routes: readonly Route[];
  readonly shots: readonly Shot[];
  readonly counters: ReadonlySet<CounterId>;
  readonly tokens: ReadonlySet<`${TileId}:${Side}`>;
  readonly demolished: ReadonlySet<TileId>;
  /** Tiles that a counter has left for good. */
  readonly gone: ReadonlySet<TileId>;
}

/** Entries that change the counter they name, by the arg that names it. */
const touching: Readonly<Record<string, readonly string[]>> = {
  moved: ["unit"],
  suppressed: ["soldier"],
  rallied: ["soldier"],
  wounded: ["soldier"],
  left: ["soldier"],
  boarded: ["soldier"],
  "changed-seat": ["soldier"],
  swapped: ["soldier", "comrade"],
  captured: ["vehicle"],
  damaged: ["vehicle"],
  repaired: ["vehicle"],
} satisfies Partial<Record<LogKey, readonly string[]>>;

export function changesOf(entries: readonly VisibleEntry[], view: OpenView): Changes {
  const counters = new Set<CounterId>();
  const tokens = new Set<`${TileId}:${Side}`>();
  const demolished = new Set<TileId>();
  const gone = new Set<TileId>();
  const routes: Route[] = [];
  const shots: Shot[] = [];
  for (const [index, { key, args }] of entries.entries()) {
    for (const name of touching[key] ?? []) {
      const id = args[name];
      if (isCounter(id)) counters.add(id);
    }
    if (key === "moved") follow(routes, args.unit, args.from, args.to);
    else if (key === "scouted" || key === "controlled") {
      for (const side of [args.side, args.enemy])
        if (isTileId(args.tile) && isSide(side)) tokens.add(`${args.tile}:${side}`);
    } else if (key === "fired" && isTileId(args.tile)) shots.push(shotOf(args, args.tile, whereWas(args.card, index)));
    else if (key === "demolished") addTile(demolished, shots.at(-1)?.tile);
    else if (key === "neutralised" || key === "destroyed") addTile(gone, shots.at(-1)?.tile);
    else if (key === "evacuated") addTile(gone, args.tile);
  }
  return { routes, shots, counters, tokens, demolished, gone };

  /** The tile of a soldier when an entry was written: before he, or what he sits in, moved on. */
  function whereWas(soldier: unknown, index: number): TileId | null {
    const now = view.soldiers.find(({ id }) => id === soldier);
    const units = [soldier, now?.vehicle];
    const later = entries.slice(index).find(({ key, args }) => key === "moved" && units.includes(args.unit));
    if (isTileId(later?.args.from)) return later.args.from;
    return now?.tile ?? null;
  }
}

/** All of the last move; of what went before it, if its reader has not seen that, what stands otherwise since. */
export function changesIn({ last, since, view }: BoardScene): Changes {
  const all = changesOf(last, view);
  return since.length === 0 ? all : { ...changesOf(since, view), routes: all.routes, shots: all.shots };
}

const isText = (value: unknown): value is string => typeof value === "string";
const isTileId = (value: unknown): value is TileId => isText(value) && isTile(value);
const isSide = (value: unknown): value is Side => value === "lrdg" || value === "italy";
const isCounter = (value: unknown): value is CounterId => isText(value) && (isSoldier(value) || isVehicle(value));

function addTile(tiles: Set<TileId>, tile: unknown): void {
  if (isTileId(tile)) tiles.add(tile);
}

/** Steps of one unit are one way. */
function follow(routes: Route[], unit: unknown, from: unknown, to: unknown): void {
  if (!isCounter(unit) || !isTileId(from) || !isTileId(to)) return;
  const at = routes.findIndex((route) => route.unit === unit && route.tiles.at(-1) === from);
  const before = routes[at];
  if (before === undefined) routes.push({ unit, tiles: [from, to] });
  else routes[at] = { unit, tiles: [...before.tiles, to] };
}

function shotOf(args: VisibleEntry["args"], tile: TileId, from: TileId | null): Shot {
  const total = Number(args.total);
  const faces = Array.isArray(args.dice) ? args.dice.map(Number) : [];
  return {
    from,
    shooter: String(args.card),
    target: String(args.target),
    tile,
    dice: faces.map((face) => ({ face, success: succeeds(face, total) })),
    total,
    hit: args.hit === true,
  };
}
