/** What the bot says around the table: taking back, offers and the questions before an end. */
export const table = {
  "button.redo": "Redo",
  "refusal.bot-player": "A bot cannot take a seat.",
  "subject.card": "card",
  "subject.country": "place",
  "subject.tile": "tile",
  "subject.scenario": "scenario",
  "subject.rule": "rule",
} as const;
