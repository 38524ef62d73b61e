import type { table as english } from "../en/table.ts";

export const table: Readonly<Record<keyof typeof english, string>> = {
  "button.redo": "Повторить",
  "refusal.bot-player": "Бот не может занять место.",
  "subject.card": "карта",
  "subject.country": "место",
  "subject.tile": "участок",
  "subject.scenario": "сценарий",
  "subject.rule": "правило",
  "log.table.draw-joined": "На ничью соглашается {seats}.",
  "log.table.draw-declined": "Ничью, которую предлагает {players}, отклоняет {seats}.",
  "log.table.abandon-joined": "Закончить партию без результата соглашается {seats}.",
  "log.table.abandon-declined": "Играть дальше хочет {seats}: партия не закончена, {players}.",
  "log.table.pause-joined": "На паузу соглашается {seats}.",
  "log.table.pause-declined": "Паузу отклоняет {seats}: часы идут дальше, {players}.",
  "offer.draw": "▸ {who}: согласиться на ничью или отклонить её.",
  "offer.abandon": "▸ {who}: согласиться закончить партию без результата или отказаться.",
  "offer.pause": "▸ {who}: согласиться на паузу или отказаться.",
  "button.accept.draw": "Согласиться на ничью",
  "button.decline.draw": "Отклонить ничью",
  "button.accept.abandon": "Согласиться закончить",
  "button.decline.abandon": "Отказаться заканчивать",
  "button.accept.pause": "Согласиться на паузу",
  "button.decline.pause": "Отказаться от паузы",
  "question.resign":
    "Сдаться за {seats} в партии «{title}»[ против {others}][ ({when})]? Партия закончится, победа: {winners}.",
  "question.claim":
    "Забрать победу за {seats} в партии «{title}»[ против {others}][ ({when})]? Партия закончится, победа: {winners}. Время на ход вышло: {late}.",
  "question.draw":
    "Согласиться на ничью за {seats} в партии «{title}»[ против {others}][ ({when})]? Партия закончится без победителя.",
  "question.draw.later":
    "Согласиться на ничью за {seats} в партии «{title}»[ против {others}][ ({when})]? Партия закончится без победителя, когда согласится и {missing}.",
  "question.abandon":
    "Закончить партию «{title}»[ за {seats}][ против {others}][, где играют {players}][ ({when})] без результата? Партия закончится без победителя.",
  "question.abandon.later":
    "Закончить партию «{title}»[ за {seats}][ против {others}][, где играют {players}][ ({when})] без результата? Партия закончится без победителя, когда согласится и {missing}.",
  "button.agree.resign": "Сдаться",
  "button.agree.claim": "Забрать победу",
  "button.agree.draw": "Согласиться на ничью",
  "button.agree.abandon": "Закончить партию",
  "button.keep": "Отмена",
  "panel.kept": "Ничего не изменилось.",
  "refusal.own-offer": "Это ваше собственное предложение: отвечать на него другим. Ваш следующий ход его отменит.",
};
