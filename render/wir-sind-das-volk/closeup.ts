import type { Language } from "../../src/engine/index.ts";
import type { Track } from "../../src/games/wir-sind-das-volk/cards/types.ts";
import {
  isProvince,
  isSegment,
  type ProvinceId,
  provinceList,
  type SegmentId,
  type SiteId,
  segment,
  siteList,
} from "../../src/games/wir-sind-das-volk/components/board/index.ts";
import { factoryValue, protestsIn, standardOf } from "../../src/games/wir-sind-das-volk/standing.ts";
import type { VolkView } from "../../src/games/wir-sind-das-volk/view.ts";
import { altOf } from "../kit/alt.ts";
import { boundsOf, cutOut, type Subject, widthFor, windowOn } from "../kit/closeup.ts";
import { type Box, box } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import type { BoardInput, Part, PartInput } from "../painter.ts";
import { drawMap } from "./base.ts";
import { type Changes, changesIn, changesOf } from "./changes.ts";
import { drawCities } from "./cities.ts";
import { colours } from "./colours.ts";
import { hasOpenCards } from "./display.ts";
import { label, nameIn, sentence, told } from "./labels.ts";
import { displaySketch } from "./large-display.ts";
import { drawLargeTracks, germanTracks, standWords, superpowerTracks, trackHeight, WIDTH } from "./large-tracks.ts";
import { mapArea, panels, plateBox, spotOf } from "./layout.ts";
import { type BoardScene, boardScene } from "./model.ts";
import { drawPlates } from "./plates.ts";
import { drawPowers } from "./powers.ts";

type Picture = Pick<Sketch, "width" | "height" | "draw">;

/** Long names of provinces are the smallest letters on the map. */
const WINDOW = { w: widthFor(14.2), h: 450 } as const;

/** The map around what the last move changed there, else the tracks that moved, else the treasuries of 2+2. */
export function closeupSketch(input: BoardInput<VolkView>): Sketch | null {
  const scene = boardScene(input);
  const changes = changesOf(scene.last);
  const picture = changedPart(scene, changes);
  if (picture === null) return null;
  const { language, view, last } = scene;
  return {
    ...picture,
    key: `closeup:${JSON.stringify(scene)}`,
    name: `closeup-decade-${view.decade}`,
    // the thread that draws has no use for it
    get alt() {
      return altOf([`${label(language, "closeup")}: ${told(language, last).join("; ").replace(/\.$/, "")}.`]);
    },
  };
}

function changedPart(scene: BoardScene, changes: Changes): Picture | null {
  const subjects = subjectsOf(changes);
  if (subjects.length > 0) return mapCut(scene, windowOn(subjects, WINDOW, mapArea));
  const moved = [...germanTracks, ...superpowerTracks].filter((track) => changes.tracks.has(track));
  const powers = changes.treasury.size > 0 || changes.doves;
  if (moved.length === 0 && !powers) return null;
  return trackPicture(scene, moved, powers);
}

/** Provinces before cities and roads: what brings a state down. */
function subjectsOf({ unrest, standard, suppliers, socialists, points, wall }: Changes): Subject[] {
  const provinces = [...unrest.keys(), ...standard.keys(), ...suppliers, ...socialists];
  const plates = new Set<ProvinceId>(wall ? [...provinces, "west-berlin"] : provinces);
  return [
    ...[...plates].map((id) => ({ at: plateBox(id), weight: 2 })),
    ...[...points.keys()].map((id) => ({ at: isSegment(id) ? roadBox(id) : siteBox(id), weight: 1 })),
  ];
}

const siteBox = (id: SiteId): Box => {
  const { x, y } = spotOf(id);
  return { x: x - 25, y: y - 31, w: 50, h: 60 };
};

const roadBox = (id: SegmentId): Box => boundsOf(segment(id).touches.map(siteBox));

const mapCut = (scene: BoardScene, frame: Box): Picture =>
  cutOut(frame, (pen) => {
    const { view, language } = scene;
    const changes = changesIn(scene);
    box(pen, frame, { fill: colours.sea });
    drawMap(pen);
    drawCities(pen, scene, changes);
    drawPlates(pen, view, language, changes);
  });

const POWERS = { scale: WIDTH / (panels.powers.w + 24), h: panels.powers.h + 24 } as const;

/** Tracks one below the other, and with the superpowers what they keep beside them. */
function trackPicture(scene: BoardScene, tracks: readonly Track[], powers: boolean): Picture {
  const below = tracks.reduce((sum, track) => sum + trackHeight(track, scene.language), 8);
  const frame = { x: 0, y: 0, w: WIDTH, h: below + (powers ? POWERS.h * POWERS.scale : 0) };
  return cutOut(frame, (pen) => {
    const changes = changesIn(scene);
    box(pen, frame, { fill: colours.paper });
    drawLargeTracks(pen, tracks, 0, scene, changes);
    if (!powers) return;
    pen.translate(0, below);
    pen.scale(POWERS.scale, POWERS.scale);
    pen.translate(12 - panels.powers.x, 12 - panels.powers.y);
    drawPowers(pen, scene, changes);
  });
}

/** Provinces, and beside the map the tracks and the open cards. */
export const partsOf = (view: VolkView, language: Language): Part[] => [
  ...(hasOpenCards(view) ? [{ id: "display", name: label(language, "display") }] : []),
  { id: "tracks", name: label(language, "tracks") },
  ...(view.powers === null ? [] : [{ id: "powers", name: label(language, "powers") }]),
  ...provinceList.map(({ id }) => ({ id, name: nameIn(language, id) })),
];

export function partSketch(input: PartInput<VolkView>): Sketch | null {
  const scene = boardScene(input);
  const { part } = input;
  const shown = partShown(scene, part);
  if (shown === null) return null;
  return { ...shown, key: `part:${JSON.stringify([part, scene])}`, name: `board-${part}` };
}

function partShown(scene: BoardScene, part: string): Omit<Sketch, "key" | "name"> | null {
  const { view } = scene;
  if (part === "display") return displaySketch(scene);
  if (part === "tracks") return { ...trackPicture(scene, germanTracks, false), alt: trackWords(scene, germanTracks) };
  if (part === "powers" && view.powers !== null)
    return { ...trackPicture(scene, superpowerTracks, true), alt: powerWords(scene) };
  if (!isProvince(part)) return null;
  const cities = siteList.filter(({ provinces }) => provinces.includes(part)).map(({ id }) => id);
  const subjects = [
    { at: plateBox(part), weight: 20 },
    ...cities.map((id): Subject => ({ at: siteBox(id), weight: 1 })),
  ];
  const frame = windowOn(subjects, WINDOW, mapArea);
  return { ...mapCut(scene, frame), alt: provinceWords(scene, part, frame) };
}

function trackWords({ view, language }: BoardScene, tracks: readonly Track[]): string {
  const list = tracks.map(
    (track) => `${sentence(nameIn(language, track))}: ${standWords(track, view.tracks[track], language)}.`,
  );
  return altOf(list);
}

function powerWords(scene: BoardScene): string {
  const { view, language } = scene;
  if (view.powers === null) return "";
  const { treasury, points, doves } = view.powers;
  const money = (["usa", "ussr"] as const).map(
    (power) => `${nameIn(language, power)}: $${treasury[power]}, ${points[power]} ${label(language, "vp")}.`,
  );
  return altOf([trackWords(scene, superpowerTracks), ...money, `${label(language, "doves")}: ${doves}/6.`]);
}

/** The province first, then all others whose plates are seen, with the cities that have factories. */
function provinceWords({ view, language }: BoardScene, part: ProvinceId, frame: Box): string {
  const isSeen = ({ x, y, w, h }: Box) =>
    x >= frame.x && y >= frame.y && x + w <= frame.x + frame.w && y + h <= frame.y + frame.h;
  const seen = provinceList.map(({ id }) => id).filter((id) => id !== part && isSeen(plateBox(id)));
  const sentences = [part, ...seen].map((id) => {
    const protests = protestsIn(view, id);
    const told = [
      `${label(language, "unrest")} ${view.unrest[id]}`,
      ...(protests > 0 ? [`${label(language, "massProtest")} ${protests}`] : []),
      `${label(language, "standard")} ${standardOf(view, id)}`,
    ];
    return `${nameIn(language, id)}: ${told.join(", ")}.`;
  });
  const built = siteList.map(({ id }) => id).filter((id) => view.factories[id] !== undefined && isSeen(siteBox(id)));
  const list = built.map((id) => `${nameIn(language, id)} ${factoryValue(view, id)}`).join(", ");
  return altOf([...sentences, ...(list === "" ? [] : [`${label(language, "factories")}: ${list}.`])]);
}
