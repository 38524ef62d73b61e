import type { ProvinceId, SiteId } from "../../src/games/wir-sind-das-volk/components/board/index.ts";
import type { Box } from "../kit/shapes.ts";

/** Everything is laid out on this sheet; the superpowers of 2+2 add a band below. */
export const sheet = { w: 2000, h: 1660, powers: 266 } as const;
export const header: Box = { x: 0, y: 0, w: 2000, h: 126 };
export const mapArea: Box = { x: 0, y: 126, w: 1420, h: 1274 };

export const panels = {
  hands: { x: 1432, y: 138, w: 556, h: 98 },
  display: { x: 1432, y: 248, w: 556, h: 816 },
  last: { x: 1432, y: 1076, w: 556, h: 324 },
  legend: { x: 12, y: 138, w: 352, h: 252 },
  state: { x: 1060, y: 1060, w: 348, h: 328 },
  tracks: { x: 12, y: 1412, w: 1976, h: 236 },
  powerTracks: { x: 12, y: 1660, w: 1336, h: 254 },
  powers: { x: 1360, y: 1660, w: 628, h: 254 },
} as const satisfies Record<string, Box>;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

type Place = "above" | "below" | "left" | "right";

/** Where a city stands, and on which side of it its name. */
export const cities: Readonly<Record<SiteId, readonly [x: number, y: number, name: Place]>> = {
  flensburg: [500, 196, "right"],
  kiel: [625, 262, "right"],
  hamburg: [590, 392, "right"],
  bremen: [395, 440, "left"],
  hannover: [535, 545, "left"],
  wolfsburg: [700, 500, "above"],
  bielefeld: [400, 602, "right"],
  duisburg: [120, 690, "above"],
  dortmund: [265, 690, "above"],
  koeln: [140, 820, "left"],
  kassel: [530, 700, "right"],
  giessen: [450, 820, "right"],
  fulda: [600, 872, "left"],
  frankfurt: [425, 932, "right"],
  koblenz: [250, 905, "below"],
  saarbruecken: [140, 1105, "below"],
  kaiserslautern: [255, 1050, "below"],
  mannheim: [395, 1052, "right"],
  heilbronn: [512, 1108, "below"],
  stuttgart: [405, 1192, "below"],
  ulm: [512, 1312, "left"],
  bayreuth: [770, 968, "right"],
  nuernberg: [690, 1066, "right"],
  ingolstadt: [815, 1180, "right"],
  muenchen: [725, 1322, "right"],
  rostock: [866, 232, "above"],
  neubrandenburg: [1110, 270, "above"],
  schwedt: [1262, 392, "right"],
  rheinsberg: [930, 440, "above"],
  berlin: [1205, 622, "right"],
  cottbus: [1296, 742, "right"],
  magdeburg: [848, 622, "above"],
  bitterfeld: [985, 714, "above"],
  leipzig: [1045, 815, "left"],
  dresden: [1208, 852, "above"],
  "karl-marx-stadt": [1030, 928, "below"],
  eisenach: [790, 738, "below"],
  jena: [908, 862, "below"],
  "polska-north": [1352, 300, "above"],
  "polska-south": [1362, 532, "below"],
  "cssr-east": [1362, 900, "below"],
  "cssr-west": [985, 1042, "right"],
};

export const PLATE = { w: 172, h: 86, strip: 28 } as const;
/** West Berlin has a row for its sectors. */
const SECTORS = 26;

const plateSpots: Readonly<Record<ProvinceId, readonly [x: number, y: number]>> = {
  "schleswig-holstein": [478, 318],
  niedersachsen: [232, 500],
  "nordrhein-westfalen": [318, 780],
  hessen: [648, 778],
  "rheinland-pfalz": [98, 962],
  "baden-wuerttemberg": [262, 1262],
  bayern: [942, 1120],
  "west-berlin": [1020, 540],
  "mecklenburg-vorpommern": [968, 318],
  brandenburg: [1126, 420],
  "east-berlin": [1162, 730],
  "sachsen-anhalt": [710, 640],
  sachsen: [1208, 950],
  thueringen: [782, 890],
};

export function plateBox(id: ProvinceId): Box {
  const [x, y] = plateSpots[id];
  const h = PLATE.h + (id === "west-berlin" ? SECTORS : 0);
  return { x: x - PLATE.w / 2, y: y - h / 2, w: PLATE.w, h };
}

export const spotOf = (id: SiteId): Spot => {
  const [x, y] = cities[id];
  return { x, y };
};
