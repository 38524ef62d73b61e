/** Why something is not possible that only Twilight Struggle has. */
export const en = {
  "refusal.options.late-civil-war": "The Late War scenario cannot be combined with the Chinese Civil War.",
  "refusal.options.late-turn-zero": "The Late War scenario begins in turn 8: it cannot be combined with Turn Zero.",
  "refusal.two-cards":
    "The event of {card} is only for a round of its own side: play it for operations or the space race.",
  "refusal.statecraft": "{card} is not among the statecraft cards in your hand.",
  "refusal.voided": "{card} cannot happen now because of the crisis {crisis}.",
} as const;
