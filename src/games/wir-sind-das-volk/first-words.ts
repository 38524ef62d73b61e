import type { FirstWord } from "../first-word.ts";
import type { AskKind } from "./messages/keys.ts";

/** Words that a newcomer meets, the first of them first. */
export const firstWords: readonly FirstWord<AskKind>[] = [
  {
    id: "display",
    word: { en: "Display", ru: "Ряд" },
    forms: { en: ["display"], ru: ["ряд_", "ряду_", "ряда_"] },
    kinds: ["turn.card"],
    text: {
      en: "open cards that both sides take from; when it is empty, that part of the decade is over",
      ru: "открытые карты, из которых берут обе стороны; когда он пуст, этот этап декады окончен",
    },
  },
  {
    id: "value",
    word: { en: "Value", ru: "Значение" },
    forms: { en: ["value"], ru: ["значени"] },
    kinds: ["turn.card", "turn.action"],
    text: {
      en: "how much the card builds, or what it adds where the economy is too small for the living standard",
      ru: "сколько карта строит или какую нехватку экономики покрывает, когда растёт благосостояние",
    },
  },
  {
    id: "unrest",
    word: { en: "Unrest", ru: "Беспорядки" },
    forms: { en: ["unrest"], ru: ["беспоряд"] },
    kinds: ["turn.action", "unrest.add", "unrest.remove", "calm.province"],
    text: {
      en: "every four in a province are a mass protest: it cannot build there, and four protests make a state collapse",
      ru: "каждые четыре в провинции – массовый протест: строить там нельзя, а четыре протеста рушат государство",
    },
  },
  {
    id: "build",
    word: { en: "Build", ru: "Строить" },
    forms: { en: ["build"], ru: ["стро"] },
    kinds: ["turn.action", "build.point"],
    text: {
      en: "a factory or a piece of a line costs 1 point; a factory is worth more for each line to another one",
      ru: "фабрика или отрезок связи стоит 1; фабрика тем дороже, чем больше связей с другими фабриками",
    },
  },
  {
    id: "standard",
    word: { en: "Living standard", ru: "Благосостояние" },
    forms: { en: ["living standard"], ru: ["благосостоян"] },
    kinds: ["turn.action", "standard.province"],
    text: {
      en: "needs three times as much economy; who lives worse than a neighbour gets unrest at the end of the decade",
      ru: "требует втрое большей экономики; кто живёт хуже соседа, в конце декады получает беспорядки",
    },
  },
  {
    id: "prestige",
    word: { en: "Prestige", ru: "Престиж" },
    forms: { en: ["prestige"], ru: ["престиж"] },
    kinds: ["turn.card", "turn.action", "event.icon"],
    text: {
      en: "a track between the states: at the end of the decade its leader uses a box of it, and begins the next one",
      ru: "шкала между государствами: в конце декады лидер использует её ячейку и начинает следующую",
    },
  },
  {
    id: "currency",
    word: { en: "Western currency", ru: "Валюта" },
    forms: { en: ["currency"], ru: ["валют"] },
    kinds: ["turn.card", "turn.action", "event.icon"],
    text: {
      en: "what East pays its living standard with, beside exports; where it is short, factories are run down",
      ru: "ею, кроме экспорта, Восток платит за благосостояние; если её не хватает, фабрики изнашиваются",
    },
  },
  {
    id: "socialists",
    word: { en: "Socialists", ru: "Социалисты" },
    forms: { en: ["socialist"], ru: ["социалист"] },
    kinds: ["turn.card", "turn.action", "event.icon"],
    text: {
      en: "East’s people: one calms 1 unrest; if too many must leave socialism fails, if too many come it triumphs",
      ru: "люди Востока: каждый снимает 1 фишку беспорядков; не хватит их – социализм рухнет, не хватит фигурок – победит",
    },
  },
  {
    id: "special",
    word: { en: "Special card", ru: "Специальная карта" },
    forms: { en: ["special card"], ru: ["специальн* карт"] },
    kinds: ["turn.card"],
    text: {
      en: "one for each decade, for its event alone; whoever takes it discards a card or lets the other side draw",
      ru: "одна на декаду и только ради события; взявший её сбрасывает карту или даёт взять карту другой стороне",
    },
  },
];

/** Those, and what 2+2 adds. */
export const powerFirstWords: readonly FirstWord<AskKind>[] = [
  {
    id: "arms-race",
    word: { en: "Arms race", ru: "Гонка вооружений" },
    forms: { en: ["arms race"], ru: ["гонк* вооружений"] },
    kinds: ["turn.card", "turn.action"],
    text: {
      en: "a track of the superpowers that gives victory points; far enough ahead it wins at the end of a decade",
      ru: "шкала сверхдержав, даёт победные очки; кто далеко впереди, в конце декады побеждает",
    },
  },
  {
    id: "space",
    word: { en: "Space race", ru: "Космическая гонка" },
    forms: { en: ["space race"], ru: ["космическ"] },
    kinds: ["turn.card", "turn.action"],
    text: {
      en: "as the arms race, and who leads draws a better hand",
      ru: "как и гонка вооружений, а лидер ещё и набирает руку получше",
    },
  },
  {
    id: "dominance",
    word: { en: "Dominance", ru: "Доминирование" },
    forms: { en: ["dominance"], ru: ["доминирован"] },
    kinds: ["turn.card", "turn.action", "dominance.box"],
    text: {
      en: "a track of the superpowers: its boxes give victory points, effects and income",
      ru: "шкала сверхдержав: её ячейки дают победные очки, эффекты и доход",
    },
  },
  {
    id: "credit",
    word: { en: "Credit", ru: "Кредит" },
    forms: { en: ["credit"], ru: ["кредит"] },
    kinds: ["turn.action"],
    text: {
      en: "the card brings its value in dollars; debts cost victory points",
      ru: "карта даёт своё значение в долларах; долги стоят победных очков",
    },
  },
  ...firstWords,
];
