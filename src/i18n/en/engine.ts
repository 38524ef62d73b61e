/** What the engine itself can say, whatever is played. */
export const engine = {
  "log.forced": "**{seat}** has only one choice: {choice}.",
  "log.fell-back":
    "The rules were updated, and this step starts again: {answers} {answers|answer|answers} no longer fitted and had to be dropped.",
  "record.game": "This is the record of another game: {game}.",
  "record.format": "This record is of a format that is not known here.",
  "record.seed": "The secret is not the one that was promised: its hash is another.",
  "record.words": "The seed does not follow from the secret and the words of the players.",
  "record.answer": "Answer {at} does not follow: {seat}, {option}.",
  "record.outcome": "The game did not end as the record says.",
  "setting.true": "On",
  "setting.false": "Off",
} as const;
