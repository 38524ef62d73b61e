import { messagesOf } from "../../cold-war/messages/of-cards.ts";
import { ru as coldWar } from "../../cold-war/messages/ru.ts";
import { ownCards } from "../cards/index.ts";
import type { en } from "./en.ts";
import { ru as reference } from "./reference/ru.ts";

export const ru: Readonly<Record<keyof typeof en, string>> = {
  ...coldWar,
  ...reference,
  ...messagesOf(ownCards, "ru"),
  "forecast.sea-lanes": "-# Стратегические морские пути: {how:sea-lanes}, +{vp} ПО",
  "log.scoring.sea-lanes": "Стратегические морские пути: {how:sea-lanes}, +{vp} ПО.",
  "sea-lanes.control": "контроль у **{side}**",
  "sea-lanes.lead": "больше влияния у **{side}**",
  "log.flashpoint": "{country} – горячая точка, открыта карта {card}[ ({worth} ОО)].",
  "log.event.die": "🎲 {side} {die}[{modifier+} = {total}], нужно не меньше {needs}: {won:event.won}.",
  "event.won.true": "успех",
  "event.won.false": "неудача",

  "end.final-scoring": "Победа после финального подсчёта очков: **{winners}**, перевес {lead} ПО.",
  "end.final-scoring.draw": "Ничья после финального подсчёта очков: счёт 0.",

  "setting.twilightCards": "Карты «Сумеречной борьбы»",
  "setting.chooseBeforeDeal": "Добавленные карты выбирают до раздачи",
  "setting.mayLeaveOpsUnspent": "Очки операций можно не дотратить",
  "setting.carterOwnDiceOnly": "«Доктрина Картера» только для кубиков США",
  "setting.scoringCountsAsNeutral": "«Анвар Садат» может взять карту подсчёта очков",
  "setting.mengistuNeedsLion": "«Менгисту Хайле Мариам» только после события «Лев слабеет»",
  "setting.nyetEgyptTakesBoth": "«Мистер Нет»: Египет занимает оба региона",
  "setting.peaceZoneReplacesReveal": "«Зона мира»: без карты для горячих точек",
};
