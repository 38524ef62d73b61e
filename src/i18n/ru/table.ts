import type { table as english } from "../en/table.ts";

export const table: Readonly<Record<keyof typeof english, string>> = {
  "button.redo": "Повторить",
  "refusal.bot-player": "Бот не может занять место.",
  "subject.card": "карта",
  "subject.country": "место",
  "subject.tile": "участок",
  "subject.scenario": "сценарий",
  "subject.rule": "правило",
};
