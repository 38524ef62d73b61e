/** What matters before a move, for whoever wants to be told. */
export const en = {
  "coach.scoring": "{card} must be played this turn, {rounds} {rounds|round|rounds} left. Scored now: {net:coach.net}.",
  "coach.scoring.due":
    "{card}: your last {rounds|round|rounds} for it, and who holds a scoring card at the end of the turn loses. Scored now: {net:coach.net}.",
  "coach.scoring.headline":
    "{card} must be played this turn, now or in one of {rounds} rounds. Scored now: {net:coach.net}.",
  "coach.net.own": "{gap} VP for you",
  "coach.net.theirs": "{gap} VP for {enemy}",
  "coach.net.even": "0 VP",
  "coach.net.own-wins": "you win the game",
  "coach.net.theirs-wins": "{enemy} wins the game",
  "coach.defcon":
    "DEFCON 2: if it falls to 1 in your round, you lose.[ A coup does that in {countries}{more:coach.more}.][ Of your hand these can do it: {cards}.]",
  "coach.more.true": " and elsewhere",
  "coach.more.false": "",
  "coach.military":
    "{rounds} {rounds|round|rounds} left for {short} {short|military operation|military operations} that you owe: a coup counts its ops.",
  "coach.victory.own": "You lead by {lead} VP: {left} more and you win, at {victory}.",
  "coach.victory.theirs": "{enemy} leads by {lead} VP: {left} more and it wins, at {victory}.",
  "coach.final": "The last turn. The final scoring, if it came now: {net:coach.final}.",
  "coach.final.own": "you win, {gap} VP ahead",
  "coach.final.theirs": "{enemy} wins, {gap} VP ahead",
  "coach.final.even": "a draw",
  "coach.final.own-wins": "you win",
  "coach.final.theirs-wins": "{enemy} wins",
  "coach.passing": "{card} gives 1 VP to whoever holds it at the end: now it is yours.",
  "coach.passing.free": "Every card of your hand has an event of {enemy}. {card} has none: {ops} ops.",
} as const;
