import type { ActionFacts } from "./types.ts";

/** Every action a card or a seat can offer. */
export const actions = {
  move: {
    name: { en: "Move", ru: "Переместиться" },
    class: "movement",
    numbered: true,
    src: { "name.en": "memory", "name.ru": "rulebook", class: "rulebook", numbered: "rulebook" },
  },
  stalk: {
    name: { en: "Stalk", ru: "Прокрасться" },
    class: "movement",
    numbered: true,
    src: { "name.en": "public source", "name.ru": "rulebook", class: "rulebook", numbered: "rulebook" },
  },
  scout: {
    name: { en: "Scout", ru: "Разведать" },
    class: "movement",
    numbered: true,
    src: { "name.en": "public source", "name.ru": "rulebook", class: "rulebook", numbered: "rulebook" },
  },
  drive: {
    name: { en: "Drive", ru: "Управлять" },
    class: "movement",
    numbered: true,
    src: { "name.en": "memory", "name.ru": "rulebook", class: "rulebook", numbered: "rulebook" },
  },
  inspire: {
    name: { en: "Inspire", ru: "Воодушевить" },
    class: "support",
    numbered: true,
    src: { "name.en": "memory", "name.ru": "rulebook", class: "rulebook", numbered: "rulebook" },
  },
  conceal: {
    name: { en: "Conceal", ru: "Замаскироваться" },
    class: "support",
    numbered: false,
    src: { "name.en": "memory", "name.ru": "rulebook", class: "rulebook", numbered: "rulebook" },
  },
  control: {
    name: { en: "Control", ru: "Захватить" },
    class: "support",
    numbered: false,
    src: { "name.en": "public source", "name.ru": "rulebook", class: "rulebook", numbered: "rulebook" },
  },
  survey: {
    name: { en: "Survey", ru: "Изучить" },
    class: "support",
    numbered: true,
    src: { "name.en": "designed", "name.ru": "rulebook", class: "rulebook", numbered: "rulebook" },
  },
  recon: {
    name: { en: "Recon", ru: "Наблюдать" },
    class: "support",
    numbered: false,
    src: { "name.en": "memory", "name.ru": "rulebook", class: "rulebook", numbered: "rulebook" },
  },
  repair: {
    name: { en: "Repair", ru: "Отремонтировать" },
    class: "support",
    numbered: false,
    src: { "name.en": "memory", "name.ru": "rulebook", class: "rulebook", numbered: "rulebook" },
  },
  bolster: {
    name: { en: "Bolster", ru: "Пополнить" },
    class: "support",
    numbered: true,
    src: { "name.en": "public source", "name.ru": "rulebook", class: "rulebook", numbered: "rulebook" },
  },
  command: {
    name: { en: "Command", ru: "Приказать" },
    class: "support",
    numbered: true,
    src: { "name.en": "memory", "name.ru": "rulebook", class: "rulebook", numbered: "rulebook" },
  },
  blaze: {
    name: { en: "Blaze", ru: "Проложить маршрут" },
    class: "support",
    numbered: true,
    src: { "name.en": "designed", "name.ru": "rulebook", class: "rulebook", numbered: "rulebook" },
  },
  attack: {
    name: { en: "Attack", ru: "Атаковать" },
    class: "combat",
    numbered: true,
    src: { "name.en": "public source", "name.ru": "rulebook", class: "rulebook", numbered: "rulebook" },
  },
  strafe: {
    name: { en: "Strafe", ru: "Штурмовка" },
    class: "combat",
    numbered: true,
    src: { "name.en": "designed", "name.ru": "rulebook", class: "rulebook", numbered: "rulebook" },
  },
  demolish: {
    name: { en: "Demolish", ru: "Взорвать" },
    class: "combat",
    numbered: true,
    src: { "name.en": "public source", "name.ru": "rulebook", class: "rulebook", numbered: "rulebook" },
  },
  "anti-tank": {
    name: { en: "Anti-Tank", ru: "Подбить танк" },
    class: "combat",
    numbered: true,
    src: { "name.en": "memory", "name.ru": "rulebook", class: "rulebook", numbered: "rulebook" },
  },
  suppress: {
    name: { en: "Suppress", ru: "Подавить" },
    class: "combat",
    numbered: true,
    src: { "name.en": "public source", "name.ru": "rulebook", class: "rulebook", numbered: "rulebook" },
  },
} as const satisfies Record<string, ActionFacts>;
