/** What an answer may cost: the game. */
export const en = {
  "danger.defcon": "DEFCON {from} → 1: nuclear war, you lose.",
  "danger.operations": "DEFCON {from} → 1 after the operations of {card}: nuclear war, you lose.",
  "danger.event": "DEFCON {from} → 1 by the event of {card}: nuclear war, you lose.",
  "danger.event.headline":
    "DEFCON {from} → 1 by the event of {card}: nuclear war, you lose, unless the headline of {enemy} changes that.",
  "danger.event.coup": "{card} lets {enemy} attempt a coup: DEFCON {from} → 1, nuclear war, you would lose.",
  "danger.event.lowers": "{card} may let {enemy} lower DEFCON {from} → 1: nuclear war, you would lose.",
  "danger.event.vp": "{card} gives {enemy} {gain} VP, {lead} in all: you lose.",
  "danger.brought": "{card} may bring up {cards}: DEFCON {from} → 1, nuclear war, you lose.",
  "danger.brought.headline":
    "{card} may bring up {cards}: DEFCON {from} → 1, nuclear war, you lose, unless the headline of {enemy} changes that.",
  "danger.handed": "{enemy} may hand over {cards}: DEFCON {from} → 1, nuclear war, you would lose.",
  "danger.chosen": "{card} lets {enemy} choose {cards}: DEFCON {from} → 1, nuclear war, you would lose.",
  "danger.held":
    "{cards} can no longer be played this turn: whoever holds a scoring card at its end loses. Only {enemy} could take it away before.",
  "danger.held.extra":
    "{cards} can then be played in the extra action round only: if {enemy} catches up in space there is none, and you lose.",
  "danger.drawn": "A scoring card among {count} drawn could no longer be played this turn, and you would lose.",
} as const;
