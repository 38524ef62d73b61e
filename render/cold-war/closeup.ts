import { altOf } from "../kit/alt.ts";
import { cutOut, type Subject, widthFor, windowOn } from "../kit/closeup.ts";
import { type Box, box, touch } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import type { BoardInput } from "../painter.ts";
import { closeupWords } from "./alt.ts";
import { type Atlas, type ColdWarView, countryBox } from "./atlas.ts";
import { changesOf } from "./changes.ts";
import { colours } from "./colours.ts";
import { drawChanged, drawCountry } from "./country.ts";
import { drawInfluence } from "./influence.ts";
import { drawMap } from "./map.ts";
import { drawRings } from "./rings.ts";
import { type Stage, sceneOf, stageOf } from "./stage.ts";

/** The map around what the last move changed; nothing if no country did. */
export function closeupSketch<View extends ColdWarView>(atlas: Atlas<View>, input: BoardInput<View>): Sketch | null {
  const scene = sceneOf(input);
  const { influence, rolls } = changesOf(atlas.board, scene.last);
  const places = [...new Set([...rolls.keys(), ...influence.keys()])];
  if (places.length === 0) return null;
  // where dice fell is what the move was about
  const subjects = places.map((place): Subject => ({ at: countryBox(atlas, place), weight: rolls.has(place) ? 3 : 1 }));
  const w = widthFor(atlas.smallest);
  const frame = windowOn(subjects, { w, h: w * 0.8 }, atlas.mapArea);
  return {
    ...cutOut(frame, (pen) => drawCloseup(stageOf(pen, atlas, scene), frame)),
    key: `closeup:${JSON.stringify(scene)}`,
    name: `closeup-turn-${scene.view.turn}`,
    get alt() {
      return altOf(closeupWords(atlas, scene, places));
    },
  };
}

function drawCloseup<View extends ColdWarView>(stage: Stage<View>, frame: Box): void {
  const { pen, atlas, language, view, changes } = stage;
  const shown = [...atlas.board.everywhere, ...atlas.extraPlaces(view)].filter((place) =>
    touch(countryBox(atlas, place), frame),
  );
  box(pen, frame, { fill: colours.sea });
  drawMap(pen, atlas, language, shown, frame);
  for (const place of atlas.extraPlaces(view)) drawCountry(pen, atlas, place, language);
  drawChanged(pen, atlas, atlas.now(view), shown, language);
  for (const place of shown) drawInfluence(pen, atlas, view, place, changes);
  drawRings(pen, stage, new Set(shown));
  atlas.over?.(stage);
}
