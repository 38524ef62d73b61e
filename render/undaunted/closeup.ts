import type { Language } from "../../src/engine/index.ts";
import { isTile, type TileId } from "../../src/games/undaunted/components/index.ts";
import { undauntedMessages } from "../../src/games/undaunted/messages/index.ts";
import { contentsOf } from "../../src/games/undaunted/reference/tile.ts";
import type { UndauntedView } from "../../src/games/undaunted/view/index.ts";
import { story } from "../../src/i18n/index.ts";
import { altOf } from "../kit/alt.ts";
import type { Pen } from "../kit/canvas.ts";
import { boundsOf, cutOut, type Subject, widthFor, windowOn } from "../kit/closeup.ts";
import { type Box, centre } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import type { BoardInput, Part, PartInput } from "../painter.ts";
import { drawMap } from "./board.ts";
import { type Changes, changesIn, changesOf, type Shot } from "./changes.ts";
import { compass, label, nameIn, unmarked } from "./labels.ts";
import { type Layout, layoutOf } from "./layout.ts";
import { type BoardScene, boardScene, type OpenView } from "./model.ts";
import { placesOf } from "./places.ts";
import { drawResults, RESULTS, resultsHeight } from "./results.ts";
import { sourceOf } from "./ways.ts";

/** The names of structures are the smallest letters on the map. */
const WIDE = { w: widthFor(18), h: 700 } as const;
/** One tile: even the names of a crew can be read. */
const NEAR = { w: widthFor(12), h: 400 } as const;

/** The tiles around what the last move changed; nothing if no tile did. */
export function closeupSketch(input: BoardInput<UndauntedView>): Sketch | null {
  const scene = boardScene(input);
  const layout = layoutOf(scene.view.board);
  const changes = changesOf(scene.last, scene.view);
  const subjects = subjectsOf(scene.view, layout, changes);
  if (subjects.length === 0) return null;
  const frame = frameOf(scene.view, subjects, layout, changes);
  return {
    ...cut(scene, layout, frame, changes.shots),
    key: `closeup:${JSON.stringify(scene)}`,
    name: `closeup-round-${scene.view.round}`,
    // the thread that draws has no use for it
    get alt() {
      const moves = story(scene.language, scene.last, undauntedMessages).map(unmarked);
      const changed = `${label(scene.language, "closeup")}: ${moves.join("; ").replace(/\.$/, "")}.`;
      return altOf([changed, ...inFrame(scene, layout, frame)]);
    },
  };
}

/** Near enough for the names of a crew, if that shows all of it. */
function frameOf(view: OpenView, subjects: readonly Subject[], layout: Layout, changes: Changes): Box {
  const manned = view.vehicles.some(({ id, tile }) => changes.counters.has(id) || aimedAt(changes).has(tile));
  const near = windowOn(subjects, NEAR, mapOf(layout));
  return manned && subjects.every(({ at }) => isInside(at, near)) ? near : windowOn(subjects, WIDE, mapOf(layout));
}

const isInside = (at: Box, frame: Box): boolean =>
  at.x >= frame.x && at.y >= frame.y && at.x + at.w <= frame.x + frame.w && at.y + at.h <= frame.y + frame.h;

const aimedAt = ({ shots, tokens, gone }: Changes): ReadonlySet<TileId> =>
  new Set([
    ...shots.map(({ tile }) => tile),
    ...gone,
    ...[...tokens].map((token) => token.slice(0, token.indexOf(":")) as TileId),
  ]);

/** What was fired at first, then counters, then the tiles that something happened on. */
function subjectsOf(view: OpenView, layout: Layout, changes: Changes): Subject[] {
  const places = placesOf(view, layout);
  const on = (tiles: Iterable<TileId>, weight: number) =>
    [...tiles].flatMap((tile): Subject[] => {
      const at = layout.tiles.get(tile);
      return at === undefined ? [] : [{ at: within(at), weight }];
    });
  const counters = [...changes.counters].flatMap((id): Subject[] => {
    const at = places.get(id);
    return at === undefined ? [] : [{ at, weight: 2 }];
  });
  const shooters = changes.shots.flatMap(({ from, shooter }): Subject[] => {
    const at = from === null ? undefined : sourceOf(from, shooter, layout, places);
    return at === undefined ? [] : [{ at, weight: 2 }];
  });
  const origins = new Set(changes.routes.flatMap(({ tiles }) => tiles));
  return [...on(aimedAt(changes), 4), ...on(changes.demolished, 4), ...counters, ...shooters, ...on(origins, 1)];
}

/** A window has a margin of its own around a tile. */
const within = ({ x, y, w, h }: Box): Box => ({ x: x + 22, y: y + 22, w: w - 44, h: h - 44 });

const mapOf = ({ tiles }: Layout): Box => {
  const { x, y, w, h } = boundsOf([...tiles.values()]);
  return { x: x - 10, y: y - 16, w: w + 20, h: h + 26 };
};

/** A part of the map, with a row below it for each of the shots. */
function cut(scene: BoardScene, layout: Layout, frame: Box, shots: readonly Shot[]) {
  const map = cutOut(frame, (pen) => drawMap(pen, scene, layout, frame));
  const scale = map.width / RESULTS;
  return {
    width: map.width,
    height: map.height + Math.ceil(resultsHeight(shots) * scale),
    draw: (pen: Pen) => {
      pen.save();
      map.draw(pen);
      pen.restore();
      pen.translate(0, map.height);
      pen.scale(scale, scale);
      if (shots.length > 0) drawResults(pen, shots, scene.view, scene.language);
    },
  };
}

/** Windows side by side and one below the other, by where they lie; then every tile by itself. */
export function partsOf(view: UndauntedView, language: Language): Part[] {
  const layout = layoutOf(view.board);
  return [
    ...windowsOf(layout).map(({ id }) => ({ id, name: compass(id, language) })),
    ...view.board.map(({ id, terrain }) => ({
      id,
      name: `${nameIn(language, id)} ${nameIn(language, `terrain:${terrain}`)}`,
    })),
  ];
}

interface Window {
  readonly id: string;
  readonly frame: Box;
}

function windowsOf(layout: Layout): Window[] {
  const map = mapOf(layout);
  const [across, down] = [Math.ceil(map.w / WIDE.w), Math.ceil(map.h / WIDE.h)];
  return namesOf(down, ["north", "", "south"]).flatMap((row, y) =>
    namesOf(across, ["west", "", "east"]).map((column, x) => ({
      id: [row, column].filter((part) => part !== "").join("-") || "centre",
      frame: {
        x: map.x + ((map.w - WIDE.w) * x) / Math.max(1, across - 1),
        y: map.y + ((map.h - WIDE.h) * y) / Math.max(1, down - 1),
        ...WIDE,
      },
    })),
  );
}

/** Two of three leave the middle out. */
const namesOf = (count: number, [first, middle, last]: readonly [string, string, string]): string[] =>
  count === 1 ? [middle] : count === 2 ? [first, last] : [first, middle, last];

export function partSketch(input: PartInput<UndauntedView>): Sketch | null {
  const scene = boardScene(input);
  const layout = layoutOf(scene.view.board);
  const { part } = input;
  const frame = windowsOf(layout).find(({ id }) => id === part)?.frame ?? tileFrame(part, layout);
  if (frame === null) return null;
  const { language } = scene;
  const name = isTile(part) ? nameIn(language, part) : compass(part, language);
  return {
    ...cut(scene, layout, frame, shotsIn(scene, layout, frame)),
    key: `part:${JSON.stringify([part, scene])}`,
    name: `board-${part}`,
    alt: altOf([`${label(language, "part")}: ${name}.`, ...inFrame(scene, layout, frame)]),
  };
}

/** What was fired at something of which the middle is seen. */
const shotsIn = (scene: BoardScene, layout: Layout, frame: Box): readonly Shot[] =>
  changesIn(scene).shots.filter(({ tile }) => {
    const at = layout.tiles.get(tile);
    return at !== undefined && isSeen(at, frame);
  });

function tileFrame(part: string, layout: Layout): Box | null {
  const at = isTile(part) ? layout.tiles.get(part) : undefined;
  return at === undefined ? null : windowOn([{ at, weight: 1 }], NEAR, mapOf(layout));
}

/** What lies on the tiles of which the middle is seen. */
function inFrame({ view, language }: BoardScene, layout: Layout, frame: Box): string[] {
  const open: UndauntedView = { ...view, seat: null, hand: [], deck: [], removed: [] };
  const seen = view.board.filter(({ id }) => {
    const at = layout.tiles.get(id);
    return at !== undefined && isSeen(at, frame);
  });
  return seen.map((tile) => {
    const list = contentsOf(open, tile, language).map(unmarked);
    const ground = nameIn(language, `terrain:${tile.terrain}`);
    return `${nameIn(language, tile.id)} ${ground}${list.length === 0 ? "" : `: ${list.join(", ")}`}.`;
  });
}

function isSeen(at: Box, { x, y, w, h }: Box): boolean {
  const middle = centre(at);
  return middle.x > x && middle.x < x + w && middle.y > y && middle.y < y + h;
}
