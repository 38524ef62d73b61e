import { ru as coldWar } from "../../../cold-war/messages/reference/ru.ts";
import type { en } from "./en.ts";

export const ru: Readonly<Record<keyof typeof en, string>> = {
  ...coldWar,
  "board.ability.remove-after-headlines": "убирает 1 очко влияния после каждой фазы начального события",
  "board.sea-lanes": "**Стратегические морские пути**: {how:board.lanes}",
  "board.lanes.none": "никто не впереди",
  "board.lanes.lead": "больше влияния у **{side}**, +1 при подсчёте региона",
  "board.lanes.control": "контроль у **{side}**, очки этой стороны удваиваются",

  "look.card": "[№{number} ]{card} · {printed} · {era}{starred:look.starred}{set:look.set}",
  "look.set.none": "",
  "look.set.twilight-struggle": " · из «Сумеречной борьбы»",
  "look.flashpoint":
    "Горячая точка: перед переворотом здесь открывается карта, и карта на 1–2 ОО или карта подсчёта очков понижает DEFCON.",
  "look.sea-lanes":
    "Не страна: влияние размещать можно всегда, перевороты и снижение влияния невозможны. Контроль удваивает очки по карте подсчёта очков, перевес даёт 1 ПО.",
};
