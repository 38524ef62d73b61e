/** What the bot says around the table: taking back, offers and the questions before an end. */
export const table = {
  "button.redo": "Redo",
  "refusal.bot-player": "A bot cannot take a seat.",
  "subject.card": "card",
  "subject.country": "place",
  "subject.tile": "tile",
  "subject.scenario": "scenario",
  "subject.rule": "rule",
  "log.table.draw-joined": "{seats} agrees to the draw.",
  "log.table.draw-declined": "{seats} declines the draw that {players} offered.",
  "log.table.abandon-joined": "{seats} agrees to end the game without a result.",
  "log.table.abandon-declined": "{seats} wants to play on: the game is not ended, {players}.",
  "log.table.pause-joined": "{seats} agrees to the pause.",
  "log.table.pause-declined": "{seats} does not want to pause: the clock runs on, {players}.",
  "offer.draw": "▸ {who}: accept the draw, or decline it.",
  "offer.abandon": "▸ {who}: agree to end the game without a result, or decline.",
  "offer.pause": "▸ {who}: agree to pause the game, or decline.",
  "button.accept.draw": "Accept Draw",
  "button.decline.draw": "Decline Draw",
  "button.accept.abandon": "Agree to End",
  "button.decline.abandon": "Decline to End",
  "button.accept.pause": "Agree to Pause",
  "button.decline.pause": "Decline to Pause",
  "question.resign":
    "Resign as {seats} in {title}[ against {others}][ ({when})]? The game ends, and {winners} {count|wins|win}.",
  "question.claim":
    "Claim {title} as {seats}[ against {others}][ ({when})]? The game ends, and {winners} {count|wins|win}: {late} did not move in time.",
  "question.draw":
    "Agree to a draw as {seats} in {title}[ against {others}][ ({when})]? The game ends, and nobody wins.",
  "question.draw.later":
    "Agree to a draw as {seats} in {title}[ against {others}][ ({when})]? The game ends, and nobody wins, as soon as {missing} agrees too.",
  "question.abandon":
    "End {title}[ as {seats}][ against {others}][ of {players}][ ({when})] without a result? The game ends, and nobody wins.",
  "question.abandon.later":
    "End {title}[ as {seats}][ against {others}][ of {players}][ ({when})] without a result? The game ends, and nobody wins, as soon as {missing} agrees too.",
  "button.agree.resign": "Resign",
  "button.agree.claim": "Claim the Game",
  "button.agree.draw": "Agree to Draw",
  "button.agree.abandon": "End the Game",
  "button.keep": "Cancel",
  "panel.kept": "Nothing has changed.",
  "refusal.own-offer": "That is your own offer: it is for the others to answer. Your next move takes it back.",
} as const;
