/** Why the computer would do something. */
export const en = {
  "why.scoring.good": "Scored now, it brings you points; later it may not.",
  "why.scoring.even": "Scored now, it brings nobody anything, and you may not keep it in hand.",
  "why.scoring.bad": "It must be played this turn, and it will hardly get better.",
  "why.theirs": "Its event is good for {seat}: play it when that does least harm.",
  "why.theirs.warlike": "Its event is good for {seat} and can bring DEFCON down: better now than at DEFCON 2.",
  "why.space.theirs": "In space the event of the card does not happen.",
  "why.space.brink": "In space its event does not happen; at DEFCON 2 it could end the game.",
  "why.battleground": "Whoever controls {country} scores for it whenever its region is scored.",
  "why.breaks": "{seat} controls it now.",
  "why.opens": "It opens the way to {countries}.",
} as const;
