import type { en } from "./en.ts";

export const ru: Readonly<Record<keyof typeof en, string>> = {
  "refusal.options.late-civil-war": "Сценарий «Окончание войны» не сочетается с гражданской войной в Китае.",
  "refusal.options.late-turn-zero":
    "Сценарий «Окончание войны» начинается с раунда 8 и не сочетается с «Нулевым ходом».",
  "refusal.two-cards":
    "{card}: событие бывает только в ход своей стороны. Разыграйте карту ради операций или космической гонки.",
  "refusal.statecraft": "{card}: такой карты сверхдержавы у вас на руке нет.",
  "refusal.voided": "{card}: событие сейчас не происходит из-за кризиса {crisis}.",
};
