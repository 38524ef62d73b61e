import { ru as coldWar } from "../../cold-war/messages/ru.ts";
import type { en } from "./en.ts";
import { ru as reference } from "./reference/ru.ts";

export const ru: Readonly<Record<keyof typeof en, string>> = {
  ...coldWar,
  ...reference,
  "log.scoring.sea-lanes": "Стратегические морские пути: {how:sea-lanes}, +{vp} ПО.",
  "sea-lanes.control": "контроль у стороны **{side}**",
  "sea-lanes.lead": "больше влияния у стороны **{side}**",
  "log.final-scoring.romania": "*Румынская автономия* в конце игры у стороны **{side}**.",
  "log.romania": "*Румынская автономия* теперь у стороны **{side}**, лицом {faceUp:face}.",
  "face.true": "вверх",
  "face.false": "вниз",
  "log.flashpoint": "{country} – горячая точка, открыта карта {card}[ ({worth} ОО)].",
  "log.event.die": "🎲 {side} {die}[{modifier+} = {total}], нужно не меньше {needs}: {won:event.won}.",
  "event.won.true": "успех",
  "event.won.false": "неудача",

  "ask.famine.country": "Выберите страну для жетона *Голод*: осталось {left}, в соседних странах.",
  "todo.famine.country": "выбрать страну для жетона *Голод*, осталось {left}",
  "ask.oau.discard": "Сбросьте карту с событием противника: при 4 и больше на кубике ее операции ваши.",
  "todo.oau.discard": "сбросить карту с событием противника",

  "end.africa": "Контроль над обеими горячими точками и большей частью Африки при ее подсчете. Победа: **{winners}**.",
  "end.final-scoring": "Победа после подсчета очков в конце игры: **{winners}**, счет {score:score}.",
  "end.final-scoring.draw": "Ничья после подсчета очков в конце игры: счет 0.",

  "end.wargames": "*Балансирование на грани* завершает игру. Победа: **{winners}**, счет {score:score}.",
  "end.wargames.draw": "*Балансирование на грани* завершает игру вничью: счет 0.",

  "refusal.passing.use": "Карта «{card}» для этого не подходит.",
  "refusal.passing.holder": "Карта «{card}» сейчас у противника ({side}).",
  "refusal.passing.face-down": "Карта «{card}» лежит лицом вниз до конца раунда.",
  "refusal.passing.duty": "Сначала нужно сыграть другую карту.",
  "refusal.passing.event": "У карты «{card}» нет события.",

  "setting.twilightCards": "Карты «Сумеречной борьбы»",
  "setting.chooseBeforeDeal": "Добавленные карты выбирают до раздачи",
  "setting.mayLeaveOpsUnspent": "Очки операций можно не дотратить",
  "setting.carterOwnDiceOnly": "«Доктрина Картера» только для кубиков США",
  "setting.scoringCountsAsNeutral": "«Анвар Садат» может взять карту подсчета очков",
  "setting.mengistuNeedsLion": "«Менгисту Хайле Мариам» только после события «Лев слабеет»",
  "setting.nyetEgyptTakesBoth": "«Мистер Нет»: Египет занимает оба региона",
  "setting.peaceZoneReplacesReveal": "«Зона мира»: без карты для горячих точек",
};
