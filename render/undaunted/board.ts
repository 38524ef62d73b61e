import { sides } from "../../src/games/undaunted/seats.ts";
import type { UndauntedView } from "../../src/games/undaunted/view/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { leastIn } from "../kit/closeup.ts";
import { type Box, box, touch } from "../kit/shapes.ts";
import { base, type Sketch } from "../kit/sketch.ts";
import type { BoardInput } from "../painter.ts";
import { boardAlt } from "./alt.ts";
import { type Changes, changesIn } from "./changes.ts";
import { colours } from "./colours.ts";
import { drawSoldier, drawVehicle } from "./counters.ts";
import { drawFoot, footBoxes } from "./feet.ts";
import { drawGround } from "./ground.ts";
import { drawHeader } from "./header.ts";
import { type Layout, layoutOf, WIDTH } from "./layout.ts";
import { drawLegend } from "./legend.ts";
import { drawChanges } from "./marked.ts";
import { type BoardScene, boardScene } from "./model.ts";
import { drawArmy, drawLast } from "./panels.ts";
import { type Places, placesOf } from "./places.ts";
import { printAgain, printBoxes } from "./prints.ts";
import { drawRolls } from "./rolls.ts";
import { crosses, drawHeads, drawShafts, headBoxes, waysOf } from "./ways.ts";

/** 1600 pixels across, as high as the scenario has rows. */
const SCALE = 0.8;

/** The whole board. */
export function boardSketch(input: BoardInput<UndauntedView>): Sketch {
  const scene = boardScene(input);
  const layout = layoutOf(scene.view.board);
  return {
    key: `board:${JSON.stringify(scene)}`,
    name: `board-round-${scene.view.round}`,
    alt: boardAlt(scene),
    width: WIDTH * SCALE,
    height: Math.round(layout.height * SCALE),
    draw: (pen) => drawBoard(pen, scene, layout),
  };
}

/** The map alone, as far as a frame shows it, with no letters that could not be read there. */
export function drawMap(pen: Pen, scene: BoardScene, layout: Layout, frame: Box): void {
  const { language, view } = scene;
  const seen = { ...layout, tiles: new Map([...layout.tiles].filter(([, at]) => touch(at, frame))) };
  box(pen, frame, { fill: colours.desk });
  drawGround(pen, view, seen, language);
  drawStanding(pen, scene, layout, changesIn(scene), frame);
}

/** What lies and stands on the tiles, with the ways of the last move; where a frame is cut out, as far as that shows it. */
function drawStanding(pen: Pen, scene: BoardScene, layout: Layout, changes: Changes, frame?: Box): void {
  const { language, view } = scene;
  const places = placesOf(view, layout);
  const tiles = view.board.flatMap((tile) => {
    const at = layout.tiles.get(tile.id);
    return at !== undefined && (frame === undefined || touch(at, frame)) ? [{ tile, at }] : [];
  });
  const words = tiles.flatMap(({ tile, at }) => [...printBoxes(tile, at, language), ...footBoxes(tile, at, language)]);
  // ways and lines of fire may begin outside of the frame
  const ways = waysOf(changes, layout, places, words);
  drawShafts(pen, ways);
  for (const { tile, at } of tiles) {
    const crossed = printBoxes(tile, at, language).some((each) => ways.some((way) => crosses(way, each)));
    if (crossed) printAgain(pen, tile, at, language);
    drawFoot(pen, tile, at, changes, language);
  }
  drawHeads(pen, ways);
  const shown = frame === undefined ? places : new Map([...places].filter(([, at]) => touch(at, frame)));
  const least = frame === undefined ? 0 : leastIn(frame.w);
  drawCounters(pen, scene, shown, least);
  drawChanges(pen, changes, scene, layout, places, least);
  // a part of the map has a row for each
  if (frame === undefined) drawRolls(pen, changes.shots, layout, places, [...words, ...headBoxes(ways)], language);
}

function drawBoard(pen: Pen, scene: BoardScene, layout: Layout): void {
  const { language, view } = scene;
  const height = Math.round(layout.height * SCALE);
  base(pen, `undaunted:${view.scenario}:${language}`, WIDTH * SCALE, height, (under) => {
    under.fillStyle = colours.desk;
    under.fillRect(0, 0, WIDTH, layout.height);
    under.scale(SCALE, SCALE);
    drawGround(under, view, layout, language);
    drawLegend(under, layout.legend, language);
  });
  pen.scale(SCALE, SCALE);
  drawStanding(pen, scene, layout, changesIn(scene));
  drawHeader(pen, scene);
  for (const [index, side] of sides.entries()) {
    const at = layout.armies[index];
    if (at !== undefined) drawArmy(pen, scene, side, at);
  }
  drawLast(pen, scene, layout.last);
}

function drawCounters(pen: Pen, { view, language }: BoardScene, places: Places, least = 0): void {
  const crew = new Map(view.soldiers.map((man) => [man.id as string, man]));
  for (const machine of view.vehicles) {
    const at = places.get(machine.id);
    if (at !== undefined) drawVehicle(pen, machine, crew, at, language, least);
  }
  for (const man of view.soldiers) {
    const at = places.get(man.id);
    if (man.vehicle === null && at !== undefined) drawSoldier(pen, man, at, language, least);
  }
}
