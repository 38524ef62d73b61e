import type { Language } from "../../src/engine/index.ts";
import { isTile, type TileId } from "../../src/games/undaunted/components/index.ts";
import { undauntedMessages } from "../../src/games/undaunted/messages/index.ts";
import { contentsOf } from "../../src/games/undaunted/reference/tile.ts";
import type { TileView, UndauntedView } from "../../src/games/undaunted/view/index.ts";
import { story } from "../../src/i18n/index.ts";
import { altOf } from "../kit/alt.ts";
import { boundsOf, cutOut, type Subject, widthFor, windowOn } from "../kit/closeup.ts";
import type { Box } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import type { BoardInput, Part, PartInput } from "../painter.ts";
import { drawMap } from "./board.ts";
import { type Changes, changesOf } from "./changes.ts";
import { compass, label, nameIn, unmarked } from "./labels.ts";
import { type Layout, layoutOf } from "./layout.ts";
import { type BoardScene, boardScene, type OpenView } from "./model.ts";
import { placesOf } from "./places.ts";

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
  const manned = scene.view.vehicles.some(({ id, tile }) => changes.counters.has(id) || aimedAt(changes).has(tile));
  const frame = windowOn(subjects, manned ? NEAR : WIDE, mapOf(layout));
  return {
    ...cut(scene, layout, frame),
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
  const origins = [...changes.routes.flatMap(({ tiles }) => tiles), ...changes.shots.flatMap(({ from }) => from ?? [])];
  return [...on(aimedAt(changes), 4), ...on(changes.demolished, 4), ...counters, ...on(new Set(origins), 1)];
}

/** A window has a margin of its own around a tile. */
const within = ({ x, y, w, h }: Box): Box => ({ x: x + 22, y: y + 22, w: w - 44, h: h - 44 });

const mapOf = ({ tiles }: Layout): Box => {
  const { x, y, w, h } = boundsOf([...tiles.values()]);
  return { x: x - 10, y: y - 16, w: w + 20, h: h + 26 };
};

const cut = (scene: BoardScene, layout: Layout, frame: Box) =>
  cutOut(frame, (pen) => drawMap(pen, scene, layout, frame));

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
    ...cut(scene, layout, frame),
    key: `part:${JSON.stringify([part, scene])}`,
    name: `board-${part}`,
    alt: altOf([`${label(language, "part")}: ${name}.`, ...inFrame(scene, layout, frame)]),
  };
}

function tileFrame(part: string, layout: Layout): Box | null {
  const at = isTile(part) ? layout.tiles.get(part) : undefined;
  return at === undefined ? null : windowOn([{ at, weight: 1 }], NEAR, mapOf(layout));
}

/** What lies on the tiles of which the middle is seen. */
function inFrame({ view, language }: BoardScene, layout: Layout, { x, y, w, h }: Box): string[] {
  const open: UndauntedView = { ...view, seat: null, hand: [], deck: [], removed: [] };
  const isSeen = ({ id }: TileView) => {
    const at = layout.tiles.get(id);
    if (at === undefined) return false;
    const [mx, my] = [at.x + at.w / 2, at.y + at.h / 2];
    return mx > x && mx < x + w && my > y && my < y + h;
  };
  return view.board.filter(isSeen).map((tile) => {
    const list = contentsOf(open, tile, language).map(unmarked);
    const ground = nameIn(language, `terrain:${tile.terrain}`);
    return `${nameIn(language, tile.id)} ${ground}${list.length === 0 ? "" : `: ${list.join(", ")}`}.`;
  });
}
