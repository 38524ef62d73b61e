import { messagesOf } from "../../cold-war/messages/of-cards.ts";
import { ru as coldWar } from "../../cold-war/messages/ru.ts";
import { entries } from "../cards/index.ts";
import type { en } from "./en.ts";
import { ru as expansions } from "./expansions/ru.ts";
import { ru as reference } from "./reference/ru.ts";
import { ru as refusals } from "./refusals/ru.ts";

export const ru: Readonly<Record<keyof typeof en, string>> = {
  ...coldWar,
  ...reference,
  ...expansions,
  ...messagesOf(entries, "ru"),
  ...refusals,
  "play.mixed": "ради размещения и снижения влияния",
  "log.space.no-roll": "**{side}** {side|отправляет|отправляют} карту в космическую гонку без броска.",
  "log.scoring.southeast-asia": "Юго-Восточная Азия: США – {usVp} ПО, СССР – {ussrVp} ПО.",
  "log.effect.acts": "Срабатывает {card}.",
  "story.effect.acts": "срабатывает {card}",
  "log.discard.refused": "**{side}** ничего не {side|сбрасывает|сбрасывают}.",
  "log.held-scoring": "У **{side}** осталась на руке карта подсчёта очков: {cards}.",

  "ask.space.roll": "Бросьте кубик в космической гонке или потратьте карту без броска.",
  "todo.space.roll": "бросьте кубик в космической гонке или обойдитесь без броска",
  "ask.operations.mixed": "Разместите или снизьте влияние: {left:left}.",
  "todo.operations.mixed": "разместите или снизьте влияние, {left:left}",
  "ask.held.discard": "Можно сбросить одну неразыгранную карту.",
  "todo.held.discard": "сбросьте неразыгранную карту или оставьте все",
  "ask.event.discard": "Сбросьте карту на {ops} ОО или больше либо откажитесь.",
  "todo.event.discard": "сбросьте карту на {ops} ОО или больше либо откажитесь",

  "option.mixed": "Разместить и снизить влияние",
  "option.place:*": "Разместить: {of}",
  "option.realign:*": "Снизить: {of}",
  "option.refuse": "Отказаться",
  "option.no-roll": "Без броска",
  "option.held.discard.keep": "Оставить все",

  "end.europe": "Контроль над Европой при подсчёте очков. Победа: **{winners}**.",
  "end.final-scoring": "Победа после финального подсчёта очков: **{winners}**, {short:end.ahead}.",
  "end.final-scoring.draw": "Ничья после финального подсчёта очков: счёт 0.",
  "end.wargames": "*«Балансирование на грани»* завершает игру. Победа: **{winners}**, {short:end.ahead}.",
  "end.wargames.draw": "*«Балансирование на грани»* завершает игру вничью: счёт 0.",
  "end.ahead.true": "США впереди на {lead} ПО, а требовалось 20",
  "end.ahead.false": "перевес {lead} ПО",

  "setting.scenario": "Сценарий",
  "setting.scenario.standard": "Вся игра",
  "setting.scenario.late-war": "Окончание войны",
  "setting.edition": "Издание",
  "setting.edition.deluxe": "Делюкс",
  "setting.edition.second": "Второе издание",
  "setting.optionalCards": "Дополнительные карты",
  "setting.sides.auction": "Торг за ПО",
  "setting.reshuffle": "Когда замешивать сброс в пустую колоду",
  "setting.reshuffle.at-once": "Сразу",
  "setting.reshuffle.when-needed": "Когда нужна карта",
  "setting.chineseCivilWar": "Гражданская война в Китае",
  "setting.realignIgnoresDefcon": "Снижение влияния без ограничений DEFCON",
  "setting.realignActiveSafe": "Свои попытки снижения не отнимают своё влияние",
  "setting.mixInfluenceAndRealign": "Размещение и снижение влияния за один розыгрыш",
  "setting.spaceNoRoll": "Космическая гонка без броска",
};
