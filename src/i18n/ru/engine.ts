import type { engine as en } from "../en/engine.ts";

export const engine: Readonly<Record<keyof typeof en, string>> = {
  "log.forced": "**{seat}**: единственный вариант – {choice}.",
  "log.fell-back":
    "Правила обновлены, и этот шаг начинается заново: {answers} {answers|ответ больше не подходит|ответа больше не подходят|ответов больше не подходят}.",
  "record.game": "Это запись другой игры: {game}.",
  "record.format": "Формат этой записи здесь неизвестен.",
  "record.seed": "Секрет не тот, что был обещан: у него другой хеш.",
  "record.words": "Сид не следует из секрета и слов игроков.",
  "record.answer": "Ответ {at} не сходится: {seat}, {option}.",
  "record.outcome": "Партия закончилась не так, как сказано в записи.",
  "setting.true": "Да",
  "setting.false": "Нет",
};
