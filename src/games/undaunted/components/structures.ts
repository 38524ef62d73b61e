import type { StructureFacts } from "./types.ts";

export const structures = {
  aircraft: {
    name: { en: "Aircraft", ru: "Самолёт" },
    defence: 5,
    points: 1,
    src: { "name.en": "public source", "name.ru": "designed", defence: "designed", points: "public source" },
    note: "1 point in a report of scenario 1.",
  },
  hangar: {
    name: { en: "Hangar", ru: "Ангар" },
    defence: 6,
    points: 1,
    src: { "name.en": "public source", "name.ru": "designed", defence: "designed", points: "public source" },
    note: "1 point in a report of scenario 1.",
  },
  "motor-pool": {
    name: { en: "Motor Pool", ru: "Автопарк" },
    defence: 7,
    points: 2,
    src: { "name.en": "public source", "name.ru": "designed", defence: "designed", points: "public source" },
    note: "2 points in a report of scenario 1.",
  },
  "fuel-tank": {
    name: { en: "Fuel Tank", ru: "Цистерна" },
    defence: 5,
    points: 1,
    src: { "name.en": "public source", "name.ru": "designed", defence: "designed", points: "designed" },
    note: "A report of scenario 2 shows a large tank, the writer being unsure whether for water or fuel.",
  },
  "ammo-dump": {
    name: { en: "Ammunition Dump", ru: "Склад боеприпасов" },
    defence: 6,
    points: 2,
    src: { "name.en": "designed", "name.ru": "designed", defence: "designed", points: "designed" },
  },
  "radio-post": {
    name: { en: "Radio Post", ru: "Радиостанция" },
    defence: 6,
    points: 1,
    src: { "name.en": "designed", "name.ru": "designed", defence: "designed", points: "designed" },
  },
} as const satisfies Record<string, StructureFacts>;
