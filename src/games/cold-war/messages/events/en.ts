/** What several events say, and how cards of another game are brought in. */
export const en = {
  "log.combination": "**{side}** brings in {brought:combination}.",
  "combination.true": "{cards} ({spent} of 9 points)",
  "combination.false": "no cards",
  "ask.combination.card": "Bring in cards of the other game: {left} {left|point|points} left.",
  "todo.combination.card": "bring in cards of the other game, {left} {left|point|points} left",
  "option.combination.card.done": "No more cards",
  "moment.combination": "choice of added cards",

  "log.trap": "{card}: 🎲 {die}, needs {upTo} or less: {free:trap}.",
  "trap.true": "{side} is free",
  "trap.false": "{side} stays trapped",
  "log.contest":
    "{contest:contest}: 🎲 {by} {byDie}[{byBonus+} = {byTotal}], {rival} {rivalDie}[{rivalBonus+} = {rivalTotal}]{tie:contest.tie}.",
  "contest.tie.none": "",
  "ask.trap.discard":
    "Discard a card worth 2 or more ops and roll to get free; a scoring card is played if it cannot wait or nothing can be discarded.",
  "todo.trap.discard": "discard a card worth 2 or more ops, if there is one, and roll to get free",
  "option.lower": "Lower DEFCON",
  "option.raise": "Raise DEFCON",

  "log.marker": "{card}: a marker on {country}.",
  "log.marker.off": "{card}: the marker on {country} is taken off.",
  "log.discard.none": "**{side}** has no such card to discard.",
  "ask.influence.add-to-one": "Choose a country to add {count} influence to.",
  "todo.influence.add-to-one": "choose a country to add {count} influence to",
  "ask.hand.discard": "Discard a card with your opponent’s event, which does not happen.",
  "todo.hand.discard": "discard a card with an opponent’s event",
  "ask.discards.take": "Choose a card in the discard pile to take into your hand.",
  "todo.discards.take": "take a card from the discard pile",
  "ask.defcon.move": "Move DEFCON one level up or down.",
  "todo.defcon.move": "move DEFCON one level up or down",
} as const;
