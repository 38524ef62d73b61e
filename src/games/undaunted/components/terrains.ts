import type { TerrainFacts } from "./types.ts";

/** What a tile shows; only cover and the impassable mark count in the rules. */
export const terrains = {
  sand: { name: { en: "Sand", ru: "Песок" }, look: "flat pale sand, faint ripples", src: "designed" },
  gravel: {
    name: { en: "Gravel plain", ru: "Щебнистая равнина" },
    look: "grey-brown serir, small stones",
    src: "designed",
  },
  track: {
    name: { en: "Desert track", ru: "Пустынная дорога" },
    look: "packed sand with wheel ruts; join the ruts of neighbouring tiles by the scenario road lines",
    src: "designed",
  },
  "salt-flat": { name: { en: "Salt flat", ru: "Солончак" }, look: "cracked white crust", src: "designed" },
  airstrip: {
    name: { en: "Landing ground", ru: "Лётное поле" },
    look: "levelled strip with corner markers and oil drums",
    src: "designed",
  },
  dunes: { name: { en: "Low dunes", ru: "Низкие дюны" }, look: "rows of low crests with shadow", src: "designed" },
  "high-dunes": {
    name: { en: "High dunes", ru: "Высокие дюны" },
    look: "steep slip faces; no wheel or track gets over",
    src: "designed",
  },
  scrub: { name: { en: "Camel-thorn scrub", ru: "Кустарник" }, look: "scattered thorn bushes", src: "designed" },
  stony: {
    name: { en: "Stony ground", ru: "Каменистый участок" },
    look: "boulders with gaps between them",
    src: "designed",
  },
  wadi: {
    name: { en: "Dry wadi", ru: "Сухое русло" },
    look: "shallow dry bed; join the beds of neighbouring tiles by the scenario wadi lines",
    src: "designed",
  },
  tents: { name: { en: "Tents", ru: "Палатки" }, look: "a few tents and stacked boxes", src: "designed" },
  camp: {
    name: { en: "Lay-up camp", ru: "Стоянка" },
    look: "camouflage nets, a fire pit, stacked water cans",
    src: "designed",
  },
  rocks: {
    name: { en: "Rocks", ru: "Скалы" },
    look: "broken sandstone, a vehicle can thread through",
    src: "designed",
  },
  crags: { name: { en: "Crags", ru: "Утёсы" }, look: "sheer rock; no wheel or track gets through", src: "designed" },
  hill: {
    name: { en: "Hill", ru: "Возвышенность" },
    look: "steep flat-topped gara with contour shading; show 3/1",
    src: "designed",
  },
  village: { name: { en: "Village", ru: "Деревня" }, look: "walled streets and a small mosque", src: "designed" },
  houses: {
    name: { en: "Mud-brick houses", ru: "Глинобитные дома" },
    look: "three or four low houses and a yard wall",
    src: "designed",
  },
  huts: { name: { en: "Huts", ru: "Хижины" }, look: "palm-leaf or corrugated-iron huts", src: "designed" },
  oasis: { name: { en: "Oasis", ru: "Оазис" }, look: "date palms round a pool", src: "designed" },
  fort: { name: { en: "Fort", ru: "Форт" }, look: "square whitewashed fort with a gate and a flag", src: "designed" },
} as const satisfies Record<string, TerrainFacts>;
