import type { Language } from "../../src/engine/index.ts";
import type { Place } from "../../src/games/cold-war/components/board.ts";
import { boundsOf, widthFor } from "../kit/closeup.ts";
import { PAGE, PAGE_SCALE } from "../kit/page.ts";
import { type Box, touch } from "../kit/shapes.ts";
import { type Atlas, countryBox } from "./atlas.ts";
import { leastLetters } from "./influence.ts";
import { withNeighbours } from "./map.ts";

/** A part of the sheet, so wide that all of it can be read on a phone. */
export interface Window {
  readonly frame: Box;
  /** Where it begins on the picture. */
  readonly top: number;
  readonly shown: ReadonlySet<Place>;
  /** Of those shown the ones that have no part in it, or are whole in another window. */
  readonly aside: readonly Place[];
}

export interface Cut {
  readonly windows: readonly Window[];
  /** Pixels of the picture for a unit of the sheet, and how large all windows together are. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** Between an area and the edge of its window, and what there must be at least. */
const MARGIN = 46;
const LEAST_MARGIN = 12;
const BETWEEN = 8;

/** An area of the sheet; what is too wide to be read in one window has several, one below the other. */
export function cutOf(atlas: Atlas, area: string, language: Language): Cut {
  const places = atlas.board.area(area);
  const w = widthFor(leastLetters(atlas, places, language));
  const width = Math.round(PAGE * PAGE_SCALE);
  const scale = width / w;
  const near = withNeighbours(atlas, places);
  let bottom = 0;
  const windows = inGroups(atlas, places, w - 2 * LEAST_MARGIN).map((group): Window => {
    const frame = frameOf(atlas, group, w);
    const shown = new Set(atlas.board.everywhere.filter((place) => touch(countryBox(atlas, place), frame)));
    const isAside = (place: Place) => !near.has(place) || (places.includes(place) && !isWhole(atlas, place, frame));
    const top = bottom === 0 ? 0 : bottom + BETWEEN;
    bottom = top + Math.round(frame.h * scale);
    return { frame, top, shown, aside: [...shown].filter(isAside) };
  });
  return { windows, scale, width, height: bottom };
}

const around = (atlas: Atlas, places: readonly Place[]): Box =>
  boundsOf(places.map((place) => countryBox(atlas, place)));

/** From west to east, parted where the wider part is narrowest. */
function inGroups(atlas: Atlas, places: readonly Place[], most: number): (readonly Place[])[] {
  if (places.length < 2 || around(atlas, places).w <= most) return [places];
  const eastward = [...places].sort((one, two) => countryBox(atlas, one).x - countryBox(atlas, two).x);
  const partings = eastward.slice(1).map((_, at) => [eastward.slice(0, at + 1), eastward.slice(at + 1)] as const);
  const wider = (parting: readonly (readonly Place[])[]) => Math.max(...parting.map((part) => around(atlas, part).w));
  const best = partings.reduce((one, two) => (wider(two) < wider(one) ? two : one));
  return best.flatMap((part) => inGroups(atlas, part, most));
}

function frameOf(atlas: Atlas, group: readonly Place[], w: number): Box {
  const { mapArea } = atlas;
  const all = around(atlas, group);
  const top = Math.max(mapArea.y, all.y - MARGIN);
  const bottom = Math.min(mapArea.y + mapArea.h, all.y + all.h + MARGIN);
  const x = Math.max(-30, Math.min(mapArea.w + 30 - w, all.x + all.w / 2 - w / 2));
  return { x, y: top, w, h: bottom - top };
}

function isWhole(atlas: Atlas, place: Place, frame: Box): boolean {
  const { x, w } = countryBox(atlas, place);
  return x >= frame.x && x + w <= frame.x + frame.w;
}
