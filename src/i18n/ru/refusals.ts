import type { refusals as en } from "../en/refusals.ts";

export const refusals: Readonly<Record<keyof typeof en, string>> = {
  "refusal.over": "Партия окончена.",
  "refusal.turn": "Сейчас не ваш ход. Ждём: {seats}.",
  "refusal.option": "Такого варианта нет среди предложенных.",
  "refusal.undo": "Отменить ничего нельзя: брошен кубик, открыта тайна или уже ответил кто-то другой.",
  "refusal.redo": "Повторять нечего.",
  "refusal.options": "Это не настройки игры.",
  "refusal.option-name": "Настройки {option} нет.",
  "refusal.option-value": "Настройка {option} принимает одно из значений: {values}.",
  "refusal.not-in-hand": "{card}: такой карты нет у вас на руке.",
};
