/** What would be scored now, and what lies where. */
export const en = {
  "forecast.head": "**If decade {decade:roman} ended now**",
  "forecast.under-way": "-# The present phase, {phase:phase}, is left out: the forecast begins with the next one.",
  "forecast.choices":
    "-# Where players choose, both extremes are shown: everybody chooses for the West, or everybody for the East. Only what a choice changes at once counts, and no cards still to be played: a guide, not a limit.",
  "forecast.head.rest": "**The rest of the end of decade {decade:roman}**",
  "forecast.favours.west": "**Best for the West**",
  "forecast.favours.east": "**Best for the East**",
  "forecast.protests": "The game goes on: mass protests West {west}, East {east}; four make a state collapse",
  "forecast.losses": "East: [dismantled {dismantled}]{both:and}[run down {rundown}]",
  "and.true": ", ",
  "and.false": "",

  "piles.head": "**Face down**",
  "piles.sizes": "Hands: {list} · deck {deck}[ · for the rest of the decade, from 2+2: {prepared}]",
  "piles.hand": "{seat} {count}",
  "piles.small": "Decks of ten, reshuffled when a card says so: arms race {arms}, conflict {conflict}",
  "piles.later": "Decades to come: {count} cards",
  "piles.display": "**Display** ({count})",
  "piles.special": "Special card: {card}",
  "piles.played": "**Played this decade** ({count})",
  "piles.police": "**Police cards** ({count})",
  "piles.peacemakers": "**Peacemakers of {seat}** ({count})",
  "piles.unseen": "**Out of sight in decade {decade:roman}** ({count})",
  "piles.unseen.note": "-# In the deck, in somebody’s hand but not yours, or put away.",
  "piles.cards": "{cards}",
} as const;
