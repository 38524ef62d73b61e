/** Why something is not possible that only Twilight Struggle has. */
export const en = {
  "refusal.options.late-civil-war": "The Late War scenario cannot be combined with the Chinese Civil War.",
  "refusal.options.late-turn-zero": "The Late War scenario begins in turn 8: it cannot be combined with Turn Zero.",
  "refusal.un-intervention": "{card} has no event of your opponent, so UN Intervention cannot go with it.",
  "refusal.first-lightning": "{card} has no US event, so First Lightning cannot go with it.",
  "refusal.two-cards": "{card} has an event only in a round of its own side: play it for operations or the space race.",
  "refusal.kremlin-flu": "Kremlin Flu: only a scoring card can be played in this round; {card} has to wait.",
  "refusal.statecraft": "{card} is not among the statecraft cards in your hand.",
  "refusal.voided": "{card} cannot happen now because of the crisis {crisis}.",
  "refusal.china.use": "The China Card cannot be used for this.",
  "refusal.china.holder": "{side} holds The China Card.",
  "refusal.china.face-down": "The China Card lies face down until the end of the turn.",
  "refusal.china.duty": "Another card has to be played first.",
  "refusal.china.event": "The China Card has no event.",
} as const;
