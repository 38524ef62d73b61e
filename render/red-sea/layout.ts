import { board } from "../../src/games/red-sea/components/board.ts";
import type { CountryId, Region } from "../../src/games/red-sea/components/countries.ts";
import type { PanelName, Spot, Water } from "../cold-war/atlas.ts";
import type { Box } from "../kit/shapes.ts";

export const sheet: Box = { x: 0, y: 0, w: 2000, h: 1640 };
export const header: Box = { x: 0, y: 0, w: 2000, h: 126 };
export const mapArea: Box = { x: 0, y: 126, w: 2000, h: 1188 };

/** Twelve areas leave room for large ones. */
export const country = { w: 210, h: 140, strip: 46, middle: 42 } as const;

/** Africa on the left, Arabia on the right of the Red Sea; the lanes lie where it opens into the ocean. */
const at: Readonly<Record<CountryId, readonly [x: number, y: number]>> = {
  egypt: [690, 260],
  sudan: [690, 560],
  ethiopia: [790, 800],
  djibouti: [1095, 690],
  somalia: [1190, 920],
  kenya: [790, 1080],
  madagascar: [1150, 1190],
  "saudi-arabia": [1420, 270],
  yemen: [1330, 490],
  "south-yemen": [1560, 650],
  oman: [1830, 490],
  "sea-lanes": [1690, 930],
};

/** On whole pixels of the board, on which 5 units are 4 pixels. */
const whole = (middle: number, size: number): number => Math.round((middle - size / 2) / 5) * 5 + size / 2;

export const spots: readonly Spot[] = board.ids.map((id) => ({
  x: whole(at[id][0], country.w),
  y: whole(at[id][1], country.h),
}));

/** Where the ships go: from Suez through the strait and out into the ocean. */
export const lane: readonly (readonly [x: number, y: number])[] = [
  [880, 110],
  [930, 300],
  [990, 440],
  [1090, 535],
  [1215, 605],
  [1340, 740],
  [1480, 850],
  [1690, 930],
  [2040, 1000],
];

export const plates: Readonly<Record<Region, Box>> = {
  africa: { x: 250, y: 638, w: 226, h: 138 },
  "middle-east": { x: 1610, y: 190, w: 226, h: 138 },
};

export const panels: Readonly<Record<PanelName, Box>> = {
  defcon: { x: 12, y: 140, w: 464, h: 178 },
  turns: { x: 12, y: 330, w: 464, h: 148 },
  milOps: { x: 12, y: 490, w: 464, h: 136 },
  front: { x: 12, y: 638, w: 226, h: 138 },
  cards: { x: 12, y: 788, w: 464, h: 116 },
  legend: { x: 12, y: 1080, w: 330, h: 104 },
  vp: { x: 12, y: 1320, w: 1976, h: 72 },
  space: { x: 12, y: 1402, w: 920, h: 226 },
  effects: { x: 942, y: 1402, w: 560, h: 226 },
  last: { x: 1512, y: 1402, w: 476, h: 226 },
};

export const waters: readonly Water[] = [
  { name: { en: "Red\nSea", ru: "Красное\nморе" }, x: 1100, y: 320, size: 30 },
  { name: { en: "Gulf of Aden", ru: "Аденский залив" }, x: 1425, y: 900, size: 26 },
  { name: { en: "Indian Ocean", ru: "Индийский океан" }, x: 1640, y: 1180, size: 34 },
  { name: { en: "Africa and\nMiddle East", ru: "Африка и\nБл. Восток" }, x: 606, y: 394, size: 26, land: true },
];

export const shortNames: Readonly<Record<string, { readonly en?: string; readonly ru?: string }>> = {
  "sea-lanes": { en: "Sea Lanes", ru: "Морские пути" },
  "saudi-arabia": { ru: "Сауд. Аравия" },
  "First reusable crewed orbital spacecraft": {
    en: "First reusable spacecraft: the first draws a card",
    ru: "Первый шаттл: первый берёт карту",
  },
};
