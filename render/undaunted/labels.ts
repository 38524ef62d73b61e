import type { Args, Language, Localized } from "../../src/engine/index.ts";
import type { SoldierId } from "../../src/games/undaunted/components/index.ts";
import { undauntedMessages } from "../../src/games/undaunted/messages/index.ts";
import type { MessageKey } from "../../src/games/undaunted/messages/keys.ts";
import { shortNameOf } from "../../src/games/undaunted/names.ts";
import { type Told, worded } from "../../src/i18n/index.ts";

/** Words that stand in pictures only. */
const labels = {
  lrdg: { en: "LRDG", ru: "LRDG" },
  italy: { en: "Italy", ru: "Италия" },
  round: { en: "Round", ru: "Раунд" },
  setup: { en: "Set-up", ru: "Расстановка" },
  over: { en: "The game is over", ru: "Игра окончена" },
  goesOn: { en: "So far", ru: "До сих пор" },
  elsewhere: {
    en: "All of it in words: /game board as: text.",
    ru: "Всё словами: /партия поле как: текст.",
  },
  draw: { en: "A draw", ru: "Ничья" },
  initiative: { en: "initiative", ru: "инициатива" },
  claim: { en: "points", ru: "очки" },
  evacuate: { en: "evacuated", ru: "эвакуация" },
  neutralise: { en: "neutralised", ru: "нейтрализовано" },
  hopeless: { en: "out of reach", ru: "недостижимо" },
  hand: { en: "Hand", ru: "Рука" },
  deck: { en: "Deck", ru: "Колода" },
  discard: { en: "Discards", ru: "Сброс" },
  supply: { en: "Supply", ru: "Запас" },
  removed: { en: "Removed", ru: "Убрано" },
  tokens: { en: "Tokens", ru: "Жетоны" },
  played: { en: "Played this turn", ru: "Разыграно в этом ходу" },
  trophies: { en: "Trophies", ru: "Трофеи" },
  evacuated: { en: "Evacuated", ru: "Эвакуированы" },
  neutralised: { en: "Neutralised", ru: "Нейтрализованы" },
  destroyed: { en: "Destroyed", ru: "Уничтожены" },
  last: { en: "Last move", ru: "Последний ход" },
  course: { en: "How much of the goal, round by round", ru: "Сколько выполнено, по раундам" },
  closeup: { en: "What changed, enlarged", ru: "Крупно: что изменилось" },
  part: { en: "Part of the map", ru: "Часть карты" },
  hit: { en: "hit", ru: "успех" },
  miss: { en: "miss", ru: "промах" },
  exit: { en: "exit", ru: "выход" },
  ofLrdg: { en: "LRDG", ru: "LRDG" },
  ofItaly: { en: "Italy", ru: "Италии" },
  captured: { en: "captured", ru: "захвачен" },
  disabled: { en: "disabled", ru: "выведен из строя" },
  scouted: { en: "scouted", ru: "разведано" },
  controlled: { en: "controlled", ru: "под контролем" },
  suppressed: { en: "suppressed", ru: "подавлен" },
  cover: { en: "cover", ru: "укрытие" },
  impassable: { en: "no vehicles", ru: "не для техники" },
  points: { en: "points", ru: "очки" },
  defence: { en: "defence", ru: "защита" },
  armour: { en: "armour", ru: "броня" },
  critical: { en: "disabled at", ru: "выходит из строя при" },
  durability: { en: "destroyed at", ru: "уничтожен при" },
  squad: { en: "squad", ru: "отделение" },
  soldier: { en: "Soldier", ru: "Солдат" },
  command: { en: "Command", ru: "Командование" },
  fog: { en: "Fog", ru: "Туман" },
  vehicle: { en: "Vehicle", ru: "Техника" },
  structure: { en: "Structure", ru: "Объект" },
  tank: { en: "tank crew", ru: "танкист" },
  tankOnly: { en: "tank crew only", ru: "только танкисты" },
  noActions: { en: "no actions", ru: "действий нет" },
  fogText: {
    en: "Good for nothing but the initiative. Recon removes it from the game.",
    ru: "Годится только для определения инициативы. «Наблюдать» убирает её из игры.",
  },
  structureText: {
    en: "The LRDG scores it by demolishing it; Italy while it controls the tile and the structure stands.",
    ru: "LRDG получает очки за подрыв; Италия – пока контролирует квадрат, а объект стоит.",
  },
  empty: { en: "no cards", ru: "карт нет" },
  rounds: { en: "Rounds played", ru: "Сыграно раундов" },
} as const satisfies Record<string, Localized>;

export type Label = keyof typeof labels;

export const label = (language: Language, key: Label): string => labels[key][language];

/** Where a part of the map lies. */
const directions: Readonly<Record<string, Localized>> = {
  "north-west": { en: "North-west", ru: "Северо-запад" },
  north: { en: "North", ru: "Север" },
  "north-east": { en: "North-east", ru: "Северо-восток" },
  west: { en: "West", ru: "Запад" },
  centre: { en: "Centre", ru: "Центр" },
  east: { en: "East", ru: "Восток" },
  "south-west": { en: "South-west", ru: "Юго-запад" },
  south: { en: "South", ru: "Юг" },
  "south-east": { en: "South-east", ru: "Юго-восток" },
};

export const compass = (part: string, language: Language): string => directions[part]?.[language] ?? part;

/** A soldier on his counter: two letters for a phone, a short name below them. */
const soldiers: Readonly<Record<string, { readonly code: Localized; readonly name?: Localized }>> = {
  scout: { code: { en: "SC", ru: "РЗ" } },
  rifleman: { code: { en: "RF", ru: "СТ" } },
  "machine-gunner": { code: { en: "MG", ru: "ПЛ" }, name: { en: "Machine gun", ru: "Пулемётчик" } },
  "anti-tank": { code: { en: "AT", ru: "БР" }, name: { en: "Anti-tank", ru: "Бронебойщик" } },
  engineer: { code: { en: "EN", ru: "ИН" } },
  saboteur: { code: { en: "SB", ru: "ДВ" } },
  sniper: { code: { en: "SN", ru: "СН" } },
  navigator: { code: { en: "NV", ru: "ШТ" } },
  "tank-driver": { code: { en: "TD", ru: "ВД" } },
  "tank-gunner": { code: { en: "TG", ru: "НВ" } },
  "tank-crew": { code: { en: "TC", ru: "МХ" } },
};

export function counterWords(id: SoldierId, language: Language): { readonly code: string; readonly name: string } {
  const found = soldiers[id.replace(/^(lrdg|italy)-/, "")];
  const name = nameIn(language, id);
  return { code: found?.code[language] ?? name.slice(0, 2).toUpperCase(), name: found?.name?.[language] ?? name };
}

export const squadLetter = (squad: string, language: Language): string =>
  language === "ru" ? (squad === "A" ? "А" : "Т") : squad;

export const nameIn = (language: Language, id: string): string => shortNameOf(id)?.[language] ?? id;

/** A phrase of the game without Markdown. */
export const plain = (language: Language, key: MessageKey, args: Args = {}): string => inWords(language, { key, args });

/** The same with a key that the rules or the log have told. */
export const inWords = (language: Language, told: Told): string =>
  unmarked(worded(language, told, undauntedMessages, false) ?? "");

export const unmarked = (words: string): string => words.replaceAll("*", "").replaceAll("🎲 ", "");

/** In a picture, with a die that its font has. */
export const printed = (words: string): string => unmarked(words.replaceAll("🎲", "⚄"));

export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
