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
import { drawFoot } from "./feet.ts";
import { drawGround } from "./ground.ts";
import { drawHeader } from "./header.ts";
import { type Layout, layoutOf, WIDTH } from "./layout.ts";
import { drawLegend } from "./legend.ts";
import { drawChanges, drawWays } from "./marked.ts";
import { type BoardScene, boardScene } from "./model.ts";
import { drawArmy, drawLast } from "./panels.ts";
import { type Places, placesOf } from "./places.ts";
import { drawRolls } from "./rolls.ts";

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
  const changes = changesIn(scene);
  const places = placesOf(view, layout);
  const seen = { ...layout, tiles: new Map([...layout.tiles].filter(([, at]) => touch(at, frame))) };
  box(pen, frame, { fill: colours.desk });
  drawGround(pen, view, seen, language);
  drawFeet(pen, scene, seen, changes);
  // ways and lines of fire may begin outside of it
  drawWays(pen, changes, layout, places);
  drawCounters(pen, scene, new Map([...places].filter(([, at]) => touch(at, frame))), leastIn(frame.w));
  drawChanges(pen, changes, layout, places);
  drawRolls(pen, changes.shots, layout, places, language);
}

function drawFeet(pen: Pen, { view, language }: BoardScene, { tiles }: Layout, changes: Changes): void {
  for (const tile of view.board) {
    const at = tiles.get(tile.id);
    if (at !== undefined) drawFoot(pen, tile, at, changes, language);
  }
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
  const changes = changesIn(scene);
  drawFeet(pen, scene, layout, changes);
  const places = placesOf(view, layout);
  drawWays(pen, changes, layout, places);
  drawCounters(pen, scene, places);
  drawHeader(pen, scene);
  for (const [index, side] of sides.entries()) {
    const at = layout.armies[index];
    if (at !== undefined) drawArmy(pen, scene, side, at);
  }
  drawLast(pen, scene, layout.last);
  drawChanges(pen, changes, layout, places);
  drawRolls(pen, changes.shots, layout, places, language);
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
