import type { Region } from "../../src/games/twilight-struggle/components/areas.ts";
import { board } from "../../src/games/twilight-struggle/components/board.ts";
import type { CountryId } from "../../src/games/twilight-struggle/components/countries/index.ts";
import type { PanelName, Spot, Water } from "../cold-war/atlas.ts";
import type { Box } from "../kit/shapes.ts";

export const sheet: Box = { x: 0, y: 0, w: 2000, h: 1730 };
export const header: Box = { x: 0, y: 0, w: 2000, h: 126 };
export const mapArea: Box = { x: 0, y: 126, w: 2000, h: 1272 };

export const country = { w: 126, h: 84, strip: 29, middle: 24 } as const;

const at: Readonly<Record<CountryId, readonly [x: number, y: number]>> = {
  canada: [548, 396],
  "united-kingdom": [690, 372],
  norway: [828, 236],
  sweden: [972, 200],
  finland: [1118, 190],
  denmark: [968, 300],
  benelux: [828, 396],
  france: [828, 500],
  "west-germany": [968, 404],
  "east-germany": [1108, 340],
  poland: [1250, 318],
  czechoslovakia: [1250, 416],
  austria: [1108, 440],
  hungary: [1250, 512],
  romania: [1392, 548],
  yugoslavia: [1108, 540],
  bulgaria: [1250, 612],
  greece: [1108, 640],
  turkey: [1400, 648],
  italy: [966, 548],
  "spain-portugal": [690, 600],
  lebanon: [1262, 736],
  syria: [1402, 748],
  israel: [1262, 834],
  jordan: [1402, 846],
  iraq: [1542, 790],
  iran: [1682, 736],
  "gulf-states": [1532, 890],
  "saudi-arabia": [1392, 946],
  egypt: [1120, 850],
  libya: [982, 820],
  tunisia: [966, 716],
  algeria: [828, 738],
  morocco: [690, 748],
  "west-african-states": [690, 866],
  "saharan-states": [832, 856],
  "ivory-coast": [706, 966],
  nigeria: [846, 960],
  cameroon: [910, 1062],
  zaire: [1052, 1134],
  angola: [912, 1196],
  zimbabwe: [1084, 1238],
  botswana: [1052, 1340],
  "south-africa": [908, 1322],
  "se-african-states": [1236, 1252],
  kenya: [1256, 1152],
  somalia: [1354, 1050],
  ethiopia: [1214, 1052],
  sudan: [1150, 954],
  afghanistan: [1694, 622],
  pakistan: [1826, 690],
  india: [1672, 848],
  burma: [1812, 826],
  "laos-cambodia": [1808, 924],
  thailand: [1668, 966],
  vietnam: [1806, 1022],
  malaysia: [1660, 1074],
  indonesia: [1796, 1150],
  philippines: [1932, 1080],
  australia: [1700, 1300],
  japan: [1930, 420],
  taiwan: [1852, 534],
  "south-korea": [1784, 424],
  "north-korea": [1770, 318],
  mexico: [84, 692],
  guatemala: [140, 792],
  "el-salvador": [110, 890],
  honduras: [278, 812],
  nicaragua: [414, 800],
  "costa-rica": [250, 912],
  panama: [390, 906],
  cuba: [340, 692],
  haiti: [480, 700],
  "dominican-republic": [550, 798],
  colombia: [400, 1012],
  venezuela: [538, 984],
  ecuador: [262, 1034],
  peru: [288, 1134],
  bolivia: [428, 1138],
  brazil: [574, 1086],
  paraguay: [440, 1240],
  chile: [292, 1236],
  argentina: [384, 1340],
  uruguay: [578, 1288],
  "chinese-civil-war": [1614, 361],
};

/** On whole pixels of the board, on which 5 units are 4 pixels. */
const whole = (middle: number, size: number): number => Math.round((middle - size / 2) / 5) * 5 + size / 2;

export const spots: readonly Spot[] = board.ids.map((id) => ({
  x: whole(at[id][0], country.w),
  y: whole(at[id][1], country.h),
}));

/** Where the score of a region stands, near it. */
export const plates: Readonly<Record<Region, Box>> = {
  europe: { x: 490, y: 142, w: 240, h: 146 },
  asia: { x: 1476, y: 424, w: 206, h: 138 },
  "middle-east": { x: 1386, y: 1124, w: 196, h: 138 },
  "central-america": { x: 10, y: 944, w: 180, h: 138 },
  "south-america": { x: 10, y: 1168, w: 206, h: 138 },
  africa: { x: 644, y: 1150, w: 196, h: 138 },
};

export const panels: Readonly<Record<PanelName, Box>> = {
  defcon: { x: 12, y: 140, w: 464, h: 178 },
  turns: { x: 12, y: 330, w: 464, h: 148 },
  milOps: { x: 12, y: 490, w: 464, h: 136 },
  cards: { x: 1440, y: 140, w: 548, h: 116 },
  front: { x: 1476, y: 272, w: 206, h: 138 },
  vp: { x: 12, y: 1404, w: 1976, h: 72 },
  space: { x: 12, y: 1486, w: 920, h: 232 },
  effects: { x: 942, y: 1486, w: 560, h: 232 },
  last: { x: 1512, y: 1486, w: 476, h: 232 },
  legend: { x: 1300, y: 1288, w: 300, h: 104 },
};

export const borders: Readonly<Partial<Record<CountryId, readonly [dx: number, dy: number]>>> = {
  canada: [-1, 0],
  mexico: [1, 0],
  cuba: [-1, 0],
  japan: [0, -1],
  finland: [1, 0],
  poland: [1, 0],
  romania: [0, -1],
  afghanistan: [-1, 0],
  "north-korea": [1, 0],
};

export const islands: ReadonlySet<string> = new Set<CountryId>([
  "united-kingdom",
  "japan",
  "taiwan",
  "philippines",
  "indonesia",
  "australia",
  "cuba",
  "haiti",
  "canada",
]);

type SpaceName =
  | "Earth Satellite"
  | "Intercontinental Missile"
  | "Missile Defence"
  | "Multiple Warheads"
  | "Strategic Defense Initiative";
type ShortNames = Readonly<
  Partial<Record<CountryId | Region | SpaceName, { readonly en?: string; readonly ru?: string }>>
>;

/** Names that would be too small on the map: the short ones of newspapers. */
export const shortNames: ShortNames = {
  "Earth Satellite": { ru: "Спутник Земли" },
  "Intercontinental Missile": { en: "ICBM", ru: "МБР" },
  "Missile Defence": { ru: "ПРО" },
  "Multiple Warheads": { ru: "Разделяемая боеголовка" },
  "Strategic Defense Initiative": { ru: "СОИ" },
  "central-america": { ru: "Центр. Америка" },
  "united-kingdom": { en: "UK", ru: "Британия" },
  "west-germany": { en: "W. Germany", ru: "ФРГ" },
  "east-germany": { en: "E. Germany", ru: "ГДР" },
  czechoslovakia: { en: "Czechoslov.", ru: "Чехослов." },
  "spain-portugal": { en: "Spain/Port.", ru: "Испан./Порт." },
  "gulf-states": { ru: "Перс. залив" },
  "saudi-arabia": { en: "Saudi Arabia", ru: "Сауд. Аравия" },
  "west-african-states": { en: "West Africa", ru: "Зап. Африка" },
  "saharan-states": { en: "Sahara", ru: "Сахара" },
  "ivory-coast": { ru: "Кот-д’Ивуар" },
  "se-african-states": { en: "SE Africa", ru: "ЮВ Африка" },
  "south-africa": { ru: "ЮАР" },
  "laos-cambodia": { en: "Laos/Camb.", ru: "Лаос/Камб." },
  "north-korea": { ru: "КНДР" },
  "south-korea": { ru: "Юж. Корея" },
  "dominican-republic": { en: "Dominican R.", ru: "Доминикана" },
  "chinese-civil-war": { en: "Civil War", ru: "Гражд. война" },
  afghanistan: { ru: "Афганистан" },
};

export const waters: readonly Water[] = [
  { name: { en: "Atlantic Ocean", ru: "Атлантический\nокеан" }, x: 590, y: 500, size: 24 },
  { name: { en: "Indian\nOcean", ru: "Индийский\nокеан" }, x: 1514, y: 1050, size: 24 },
  { name: { en: "Pacific Ocean", ru: "Тихий океан" }, x: 106, y: 1125, size: 24 },
  { name: { en: "USSR", ru: "СССР" }, x: 1406, y: 400, size: 30, land: true },
  { name: { en: "China", ru: "Китай" }, x: 1556, y: 594, size: 28, land: true },
];
