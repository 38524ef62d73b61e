/** Why something is not possible, in every game. A game has its own refusals beside its rules. */
export const refusals = {
  "refusal.over": "The game is over.",
  "refusal.turn": "It is not your move: waiting for {seats}.",
  "refusal.option": "That is not among the choices.",
  "refusal.undo": "Nothing to undo: a die was rolled, a secret was shown, or somebody else has answered.",
  "refusal.redo": "Nothing to redo.",
  "refusal.options": "These are not options of a game.",
  "refusal.option-name": "There is no option {option}.",
  "refusal.option-value": "Option {option} takes one of: {values}.",
  "refusal.not-in-hand": "{card} is not in your hand.",
} as const;
