/** What matters before a card, for whoever wants to be told. */
export const en = {
  "coach.control":
    "{soldier} can take control of {tile} with his card: {worth} {worth|point|points}, {after} of {need}{wins:coach.wins}.",
  "coach.demolish":
    "{soldier} stands at {structure}: to destroy it is worth {worth} {worth|point|points}, {after} of {need}{wins:coach.wins}.",
  "coach.reach":
    "{soldier} can get to {tile} with one card: {worth} {worth|point lies|points lie} there, you have {done} of {need}.",
  "coach.exit":
    "{unit} stands at the exit in {tile}: a move takes it off the board, {after} of {need}{wins:coach.wins}.",
  "coach.exit.reach": "{unit} can get to the exit in {tile} with one card: {done} of {need} are away.",
  "coach.wins.true": ": you win",
  "coach.wins.false": "",
  "coach.threat.control":
    "**{enemy}** can take control of {tile} with {soldier}: {worth} {worth|point|points}, {after} of {need}{wins:coach.loses}.",
  "coach.threat.demolish":
    "**{enemy}** has {soldier} at {structure}: destroyed it is worth {worth} {worth|point|points}, {after} of {need}{wins:coach.loses}.",
  "coach.threat.exit":
    "**{enemy}** has {unit} at the exit in {tile}: {after} of {need} once it is away{wins:coach.loses}.",
  "coach.threat.neutralise":
    "**{enemy}** is one short of {need} neutralised: guard {soldiers}, with no card left to lose.",
  "coach.loses.true": ", and wins",
  "coach.loses.false": "",
  "coach.quiet": "{rounds} {rounds|round|rounds} without a lasting change end the game: {by:tie}.",
  "coach.fog":
    "{fog} of the {all} cards that you go round with are *Fog of War*: {soldiers} can take one out of your hand (Recon).",
} as const;
