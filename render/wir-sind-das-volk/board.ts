import type { VolkView } from "../../src/games/wir-sind-das-volk/view.ts";
import type { Pen } from "../kit/canvas.ts";
import { base, type Sketch } from "../kit/sketch.ts";
import type { BoardInput } from "../painter.ts";
import { boardAlt } from "./alt.ts";
import { drawMap } from "./base.ts";
import { changesIn } from "./changes.ts";
import { drawCities } from "./cities.ts";
import { colours } from "./colours.ts";
import { drawDisplay } from "./display.ts";
import { drawHeader } from "./header.ts";
import { sheet } from "./layout.ts";
import { drawLegend } from "./legend.ts";
import { type BoardScene, boardScene } from "./model.ts";
import { drawHands, drawLast, drawState } from "./panels.ts";
import { drawPlates } from "./plates.ts";
import { drawPowers } from "./powers.ts";
import { drawMarkers, drawPowerMarkers, drawPowerTrackBoxes, drawTrackBoxes } from "./tracks.ts";

const SCALE = 0.8;
const WIDTH = sheet.w * SCALE;

/** The whole board; that of 2+2 has a band more. */
export function boardSketch(input: BoardInput<VolkView>): Sketch {
  const scene = boardScene(input);
  const tall = sheet.h + (scene.view.powers === null ? 0 : sheet.powers);
  const height = Math.round(tall * SCALE);
  return {
    key: `board:${JSON.stringify(scene)}`,
    name: `board-decade-${scene.view.decade}`,
    alt: boardAlt(scene),
    width: WIDTH,
    height,
    draw: (pen) => drawBoard(pen, scene, height),
  };
}

function drawBoard(pen: Pen, scene: BoardScene, height: number): void {
  const { language, view } = scene;
  const powers = view.powers !== null;
  base(pen, `volk:${language}:${powers}`, WIDTH, height, (under) => {
    under.scale(SCALE, SCALE);
    under.fillStyle = colours.sea;
    under.fillRect(0, 0, sheet.w, sheet.h + sheet.powers);
    drawMap(under);
    drawLegend(under, language);
    drawTrackBoxes(under, language);
    if (powers) drawPowerTrackBoxes(under, language);
  });
  pen.scale(SCALE, SCALE);
  const changes = changesIn(scene);
  drawCities(pen, scene, changes);
  drawPlates(pen, view, language, changes);
  drawState(pen, scene, changes);
  drawHands(pen, scene);
  drawDisplay(pen, scene);
  drawLast(pen, scene);
  drawMarkers(pen, scene, changes);
  if (powers) {
    drawPowerMarkers(pen, scene, changes);
    drawPowers(pen, scene, changes);
  }
  drawHeader(pen, scene, changes);
}
