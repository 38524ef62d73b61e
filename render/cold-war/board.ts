import { base, type Sketch } from "../kit/sketch.ts";
import type { BoardInput } from "../painter.ts";
import { boardAlt } from "./alt.ts";
import type { Atlas, ColdWarView } from "./atlas.ts";
import { colours } from "./colours.ts";
import { drawChanged, drawCountry } from "./country.ts";
import { drawFrames } from "./frames.ts";
import { drawHeader } from "./header.ts";
import { drawInfluence } from "./influence.ts";
import { drawLegend } from "./legend.ts";
import { drawMap } from "./map.ts";
import { drawCards, drawEffects, drawFront, drawLast } from "./panels.ts";
import { drawPlates } from "./plates.ts";
import { drawRings } from "./rings.ts";
import { drawScore, drawScoreTrack } from "./score.ts";
import { drawSpace, drawSpaceTrack } from "./space.ts";
import { type Stage, sceneOf, stageOf } from "./stage.ts";
import { drawDefcon, drawMilOps, drawTurns } from "./tracks.ts";

/** 1600 pixels across: letters are still crisp, and there are a third fewer pixels to encode than at 2000. */
const SCALE = 0.8;

/** The whole board. */
export function boardSketch<View extends ColdWarView>(atlas: Atlas<View>, input: BoardInput<View>): Sketch {
  const scene = sceneOf(input);
  return {
    key: `board:${JSON.stringify(scene)}`,
    name: `board-turn-${scene.view.turn}`,
    // the thread that draws has no use for it
    get alt() {
      return boardAlt(atlas, scene);
    },
    width: Math.round(atlas.sheet.w * SCALE),
    height: Math.round(atlas.sheet.h * SCALE),
    draw: (pen) => drawBoard(stageOf(pen, atlas, scene)),
  };
}

function drawBoard<View extends ColdWarView>(stage: Stage<View>): void {
  const { pen, atlas, language, view, changes } = stage;
  const { sheet, board } = atlas;
  const [width, height] = [Math.round(sheet.w * SCALE), Math.round(sheet.h * SCALE)];
  base(pen, `${atlas.title}:board:${language}:${atlas.printing(view)}`, width, height, (under) => {
    under.scale(SCALE, SCALE);
    under.fillStyle = colours.sea;
    under.fillRect(0, 0, sheet.w, sheet.h);
    drawMap(under, atlas, language, board.everywhere, sheet);
    drawLegend(under, atlas, language);
    drawFrames(under, atlas, language);
    drawScoreTrack(under, atlas, language);
    drawSpaceTrack(under, atlas, atlas.spaceTrack(view), language);
  });
  pen.scale(SCALE, SCALE);
  drawFront(stage);
  for (const place of atlas.extraPlaces(view)) drawCountry(pen, atlas, place, language);
  drawChanged(pen, atlas, atlas.now(view), board.everywhere, language);
  for (const place of [...board.everywhere, ...atlas.extraPlaces(view)])
    drawInfluence(pen, atlas, view, place, changes);
  drawPlates(stage);
  drawDefcon(stage);
  drawTurns(stage);
  drawMilOps(stage);
  drawCards(stage);
  drawScore(stage);
  drawSpace(stage);
  drawEffects(stage);
  drawLast(stage);
  drawRings(pen, stage);
  atlas.over?.(stage);
  drawHeader(stage);
}
