import type { en } from "./en.ts";

export const ru: Readonly<Record<keyof typeof en, string>> = {
  "danger.defcon": "DEFCON {from} → 1: ядерная война, вы проиграете.",
  "danger.operations": "DEFCON {from} → 1 после операций карты {card}: ядерная война, вы проиграете.",
  "danger.event": "DEFCON {from} → 1 из-за события {card}: ядерная война, вы проиграете.",
  "danger.event.headline":
    "DEFCON {from} → 1 из-за события {card}: ядерная война, вы проиграете, если начальное событие {enemy} этого не изменит.",
  "danger.event.coup": "{card} позволит {enemy} устроить переворот: DEFCON {from} → 1, ядерная война, вы проиграете.",
  "danger.event.lowers": "{card} может позволить {enemy} понизить DEFCON {from} → 1: ядерная война, вы проиграете.",
  "danger.event.vp": "{card}: {enemy} {enemy|получает|получают} {gain} ПО, всего {lead}. Вы проиграете.",
  "danger.brought": "{card}: может открыться {cards}. DEFCON {from} → 1, ядерная война, вы проиграете.",
  "danger.brought.headline":
    "{card}: может открыться {cards}. DEFCON {from} → 1, ядерная война, вы проиграете, если начальное событие {enemy} этого не изменит.",
  "danger.handed": "{enemy} {enemy|может|могут} отдать карту {cards}: DEFCON {from} → 1, ядерная война, вы проиграете.",
  "danger.chosen":
    "{card}: {enemy} {enemy|может|могут} выбрать {cards}. DEFCON {from} → 1, ядерная война, вы проиграете.",
  "danger.held":
    "{cards}: в этом раунде уже не разыграть. С картой подсчёта очков на руке в конце раунда вы проиграете, если {enemy} её не {enemy|заберёт|заберут}.",
  "danger.held.extra":
    "{cards}: останется только дополнительный ход. Если {enemy} {enemy|догонит|догонят} вас в космосе, его не будет, и вы проиграете.",
  "danger.drawn": "Карту подсчёта очков среди {count} взятых в этом раунде уже не разыграть: вы проиграете.",
};
