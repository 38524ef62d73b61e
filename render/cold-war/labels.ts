import type { Args, Language, Localized } from "../../src/engine/index.ts";
import type { Status } from "../../src/games/cold-war/standing.ts";
import { worded } from "../../src/i18n/index.ts";
import type { Atlas } from "./atlas.ts";

/** Words that stand in pictures only. */
const labels = {
  us: { en: "US", ru: "США" },
  ussr: { en: "USSR", ru: "СССР" },
  turn: { en: "Turn", ru: "Раунд" },
  round: { en: "Action round", ru: "Ход" },
  headline: { en: "Headline phase", ru: "Начальное событие" },
  setup: { en: "Set-up", ru: "Расстановка" },
  turnEnd: { en: "End of turn", ru: "Конец раунда" },
  sides: { en: "Choice of sides", ru: "Выбор сторон" },
  over: { en: "The game is over", ru: "Игра окончена" },
  goesOn: { en: "So far", ru: "До сих пор" },
  elsewhere: {
    en: "All of it in words: /game board as: text.",
    ru: "Всё словами: /партия поле как: текст.",
  },
  vp: { en: "VP", ru: "ПО" },
  victoryPoints: { en: "Victory points", ru: "Победные очки" },
  defcon: { en: "DEFCON", ru: "DEFCON" },
  defconBans: { en: "no coups or realignment from here on", ru: "закрыто для переворотов и снижения влияния" },
  coupBans: { en: "no coups from here on", ru: "закрыто для переворотов" },
  free: { en: "free", ru: "можно" },
  war: { en: "war", ru: "война" },
  milOps: { en: "Military operations", ru: "Военные операции" },
  required: { en: "required", ru: "нужно" },
  space: { en: "Space race", ru: "Космическая гонка" },
  attempts: { en: "attempts this turn", ru: "попытки в раунде" },
  faceUp: { en: "face up", ru: "можно играть" },
  faceDown: { en: "face down", ru: "перевёрнута" },
  nobody: { en: "nobody", ru: "ничья" },
  hands: { en: "Hands", ru: "На руках" },
  deck: { en: "Draw", ru: "Колода" },
  discard: { en: "Discards", ru: "Сброс" },
  removed: { en: "Removed", ru: "Убрано" },
  effects: { en: "In effect", ru: "Действует" },
  table: { en: "on the table", ru: "на столе" },
  thisTurn: { en: "this turn", ru: "в этом раунде" },
  noEffects: { en: "no lasting events", ru: "длящихся событий нет" },
  last: { en: "Last move", ru: "Последний ход" },
  closeup: { en: "What changed, enlarged", ru: "Крупно: что изменилось" },
  die: { en: "die", ru: "кубик" },
  wins: { en: "wins", ru: "победа" },
  presence: { en: "presence", ru: "присутствие" },
  domination: { en: "domination", ru: "превосходство" },
  control: { en: "control", ru: "контроль" },
  presenceShort: { en: "presence", ru: "присутств." },
  dominationShort: { en: "domination", ru: "превосх." },
  controlShort: { en: "control", ru: "контроль" },
  win: { en: "win", ru: "победа" },
  legendStability: { en: "stability", ru: "стабильность" },
  legendBattleground: { en: "battleground", ru: "ключевая" },
  legendSuperpower: { en: "by a superpower", ru: "у сверхдержавы" },
  early: { en: "Early War", ru: "Начало войны" },
  mid: { en: "Mid War", ru: "Середина войны" },
  late: { en: "Late War", ru: "Окончание войны" },
  neutral: { en: "neutral", ru: "нейтральная" },
  scoringCard: { en: "Scoring", ru: "Подсчёт" },
  starred: { en: "once only", ru: "один раз" },
  headlines: { en: "Headlines", ru: "Начальные события" },
  first: { en: "resolved first", ru: "происходит первым" },
  second: { en: "then", ru: "затем" },
  hand: { en: "Hand", ru: "Рука" },
  empty: { en: "no cards", ru: "карт нет" },
  ifScored: { en: "If scored now", ru: "Если считать сейчас" },
  scored: { en: "Scoring", ru: "Подсчёт очков" },
  countries: { en: "countries", ru: "страны" },
  battlegrounds: { en: "battlegrounds", ru: "ключевые страны" },
  seaLanes: { en: "sea lanes", ru: "морские пути" },
  flashpoint: { en: "flashpoint", ru: "горячая точка" },
  nearEnemy: { en: "next to the enemy", ru: "у противника" },
  total: { en: "total", ru: "всего" },
  curve: { en: "Victory points through the game", ru: "Победные очки по ходу игры" },
  draw: { en: "A draw", ru: "Ничья" },
  opsShort: { en: "ops", ru: "ОО" },
} as const satisfies Record<string, Localized>;

export type Label = keyof typeof labels;

export const label = (language: Language, key: Label): string => labels[key][language];

export const nameIn = (atlas: Atlas, language: Language, id: string): string =>
  bareName(atlas.messages.name(id)?.[language] ?? id);

/** A country or a region as it is written where there is little room. */
export const mapName = (atlas: Atlas, language: Language, id: string): string =>
  atlas.shortNames[id]?.[language] ?? nameIn(atlas, language, id);

/** A phrase of the game without Markdown. */
export const plain = (atlas: Atlas, language: Language, key: string, args: Args = {}): string =>
  unmarked(worded(language, { key, args }, atlas.messages, false) ?? "");

export const unmarked = (words: string): string => words.replaceAll("*", "").replaceAll("🎲", "⚄");

/** For who hears a picture: a die with the face that was rolled, no sign where several are named one by one. */
export const spoken = (words: string): string =>
  words
    .replaceAll("*", "")
    .replace(/🎲 (?:([1-6])(?!\d))?/g, (_, face?: string) => (face ? `${dieFace(Number(face))} ${face}` : ""));

export const dieFace = (face: number): string => "⚀⚁⚂⚃⚄⚅".charAt(face - 1);

/** Without the quotation marks of Russian titles. */
export const bareName = (name: string): string => name.replace(/^[«"](.*)[»"]$/, "$1");

/** `+3`, `−2`, `0`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** Presence, domination, control, or a dash. */
export const statusWordOf = (language: Language, status: Status): string =>
  status === "none" ? "–" : label(language, status);

export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The same in every language: empty, half full, full. */
export const statusMarks: Readonly<Record<Status, string>> = { none: "", presence: "○", domination: "◐", control: "●" };
