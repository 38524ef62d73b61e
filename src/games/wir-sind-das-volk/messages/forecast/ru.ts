import type { Translation } from "../../../../i18n/keys.ts";
import type { en } from "./en.ts";

/** Что вышло бы сейчас и что где лежит. */
export const ru = {
  "forecast.head": "**Если бы декада {decade:roman} закончилась сейчас**",
  "forecast.under-way": "-# Нынешняя фаза ({phase:phase}) не учтена: прогноз начинается со следующей.",
  "forecast.choices":
    "-# Где игроки выбирают, показаны обе крайности: все выбирают в пользу Запада или все в пользу Востока. Учтено лишь то, что выбор меняет сразу, без ещё не сыгранных карт: это ориентир, а не предел.",
  "forecast.head.rest": "**Остаток конца декады {decade:roman}**",
  "forecast.favours.west": "**Лучшее для Запада**",
  "forecast.favours.east": "**Лучшее для Востока**",
  "forecast.protests":
    "Игра продолжается: массовые протесты – Запад {west}, Восток {east}; при четырёх государство рушится",
  "forecast.losses": "Восток: [снесено {dismantled}]{both:and}[изношено {rundown}]",
  "and.true": ", ",
  "and.false": "",

  "piles.head": "**Закрыто**",
  "piles.sizes": "На руках: {list} · колода {deck}[ · на остаток декады из 2+2: {prepared}]",
  "piles.hand": "{seat} {count}",
  "piles.small":
    "Колоды по десять карт, перемешиваются по указанию карты: гонка вооружений {arms}, конфликты {conflict}",
  "piles.later": "Карт в будущих декадах: {count}",
  "piles.display": "**В ряду** ({count})",
  "piles.special": "Специальная карта: {card}",
  "piles.played": "**Разыграно в этой декаде** ({count})",
  "piles.police": "**Карты полиции** ({count})",
  "piles.peacemakers": "**Миротворцы: {seat}** ({count})",
  "piles.unseen": "**Не видно, декада {decade:roman}** ({count})",
  "piles.unseen.note": "-# В колоде, на чужих руках или сброшено.",
  "piles.cards": "{cards}",
} as const satisfies Translation<typeof en>;
