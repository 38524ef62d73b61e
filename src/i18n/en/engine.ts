/** What the engine itself can say, whatever is played. */
export const engine = {
  "log.forced": "**{seat}** has only one choice: {choice}.",
  "log.fell-back":
    "The rules were updated, and this step starts again: {answers} {answers|answer|answers} no longer fitted and had to be dropped.",
  "record.game": "This is the record of another game: {game}.",
  "record.seed": "The seed is not the one that was promised when the game started.",
  "record.answer": "Answer {at} does not follow: {seat}, {option}.",
  "record.outcome": "The game did not end as the record says.",
  "setting.true": "On",
  "setting.false": "Off",
} as const;
