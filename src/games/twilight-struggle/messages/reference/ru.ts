import { ru as coldWar } from "../../../cold-war/messages/reference/ru.ts";
import type { en } from "./en.ts";

export const ru: Readonly<Record<keyof typeof en, string>> = {
  ...coldWar,
  "board.ability.two-space-attempts": "две попытки за раунд",
  "board.ability.opponent-headline-first": "противник первым открывает начальное событие",
  "board.ability.discard-held-card": "можно сбросить неразыгранную карту",
  "board.ability.eight-action-rounds": "восемь ходов",

  "look.card": "№{number} {card} · {printed} · {era}{starred:look.starred}{optional:look.optional}{set:look.set}",
  "look.optional.true": " · дополнительная карта",
  "look.optional.false": "",
  "look.civil-war":
    "Место из варианта с гражданской войной в Китае: влияние размещает только СССР, а набрав 3, забирает карту *«Китайская карта»*.",
};
