import { board, civilWarPlace } from "../../src/games/twilight-struggle/board.ts";
import type { TwilightView } from "../../src/games/twilight-struggle/view.ts";
import { base, type Sketch } from "../kit/sketch.ts";
import type { Pen } from "../kit/text.ts";
import type { BoardInput } from "../painter.ts";
import { boardAlt } from "./alt.ts";
import { drawCountry, drawMap } from "./base.ts";
import { colours } from "./colours.ts";
import { drawHeader } from "./header.ts";
import { drawInfluence, drawRings } from "./influence.ts";
import { sheet } from "./layout.ts";
import { drawLegend } from "./legend.ts";
import { type BoardScene, boardScene, sceneChanges } from "./model.ts";
import { drawCards, drawChina, drawEffects, drawLast } from "./panels.ts";
import { drawPlates } from "./plates.ts";
import { drawSpace, drawSpaceTrack } from "./space.ts";
import { drawDefcon, drawMilOps, drawTurns, drawVp, drawVpTrack } from "./tracks.ts";

/** 1600 pixels across: letters are still crisp, and there are a third fewer pixels to encode than at 2000. */
const SCALE = 0.8;
const WIDTH = sheet.w * SCALE;
const HEIGHT = Math.round(sheet.h * SCALE);

/** The whole board. */
export function boardSketch(input: BoardInput<TwilightView>): Sketch {
  const scene = boardScene(input);
  return {
    key: `board:${JSON.stringify(scene)}`,
    name: `board-turn-${scene.view.turn}`,
    alt: boardAlt(scene),
    width: WIDTH,
    height: HEIGHT,
    draw: (pen) => drawBoard(pen, scene),
  };
}

function drawBoard(pen: Pen, scene: BoardScene): void {
  const { language, view } = scene;
  base(
    pen,
    `board:${language}:${view.options.spaceTrack === "alternate" ? "alternate" : view.options.edition}`,
    WIDTH,
    HEIGHT,
    (under) => {
      under.scale(SCALE, SCALE);
      under.fillStyle = colours.sea;
      under.fillRect(0, 0, sheet.w, sheet.h);
      drawMap(under, language);
      drawLegend(under, language);
      drawVpTrack(under, language);
      drawSpaceTrack(under, view.options, language);
    },
  );
  pen.scale(SCALE, SCALE);
  const changes = sceneChanges(scene);
  for (const place of board.everywhere) drawInfluence(pen, view, place, changes);
  if (view.options.chineseCivilWar && view.china.holder === null) {
    drawCountry(pen, civilWarPlace, language);
    drawInfluence(pen, view, civilWarPlace, changes);
  }
  drawPlates(pen, view, language);
  drawDefcon(pen, scene, changes);
  drawTurns(pen, scene);
  drawMilOps(pen, scene, changes);
  drawCards(pen, scene);
  drawChina(pen, scene, changes);
  drawVp(pen, scene, changes);
  drawSpace(pen, scene, changes);
  drawEffects(pen, scene);
  drawLast(pen, scene);
  drawRings(pen, changes);
  drawHeader(pen, scene, changes);
}
