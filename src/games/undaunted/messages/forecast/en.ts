/** What each side still needs, and what lies where. */
export const en = {
  "forecast.head": "**What each side still needs**",
  "forecast.note":
    "-# “Still possible” is whatever has not been ruled out for good, given all the time and luck in the world.",
  "forecast.side": "**{side}**",
  "forecast.goal": "{goal:goal}: {done} of {need}, {left} to go; {most} still possible",
  "forecast.goal.lost": "{goal:goal}: {done} of {need}; **out of reach**, {most} possible",
  "goal.claim": "Points",
  "goal.evacuate": "Evacuated",
  "goal.neutralise": "Neutralised",
  "forecast.open": "-# Within reach: {list}",
  "forecast.open.item": "{id}",
  "forecast.open.points": "{id} {worth}",
  "forecast.tie": "**If neither could reach a goal any more**",
  "forecast.tie.points": "Points LRDG {lrdg}, Italy {italy}: {by:tie}",
  "tie.stalemate-points": "**{winners}** would win",
  "tie.stalemate-tie": "the initiative token decides, **{winners}** would win",
  "forecast.tie.quiet":
    "-# The game also ends like this when nothing changes for long: in {rounds} {rounds|round|rounds} at the earliest.",

  "piles.side": "**{side}**: hand {hand}, deck {deck}",
  "piles.hand": "In your hand ({count}): {list}",
  "piles.deck": "In your deck ({count}), in whatever order: {list}",
  "piles.down": "In hand and deck ({count}): {list}",
  "piles.played": "In play ({count}): {list}",
  "piles.discard": "Discards ({count}): {list}",
  "piles.supply": "Supply ({count}): {list}",
  "piles.removed": "Removed ({count}): {list}",
  "piles.removed.count": "Removed face down: {count}",
  "piles.one": "{card}",
  "piles.several": "{card} ×{count}",
} as const;
