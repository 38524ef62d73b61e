import { en as coldWar } from "../../cold-war/messages/en.ts";
import { en as reference } from "./reference/en.ts";

/** Everything that can be said in a game of Red Sea. The patterns are explained in src/i18n/pattern.ts. */
export const en = {
  ...coldWar,
  ...reference,
  "log.scoring.sea-lanes": "Strategic Sea Lanes: {how:sea-lanes}, +{vp} VP.",
  "sea-lanes.control": "**{side}** controls them",
  "sea-lanes.lead": "**{side}** leads there",
  "log.final-scoring.romania": "**{side}** holds *Romanian Autonomy* at the end.",
  "log.romania": "*Romanian Autonomy* lies in front of **{side}**, face {faceUp:face}.",
  "face.true": "up",
  "face.false": "down",
  "log.flashpoint": "{country} is a flashpoint, and {card}[ ({worth} {worth|op|ops})] is turned up.",
  "log.event.die": "🎲 {side} {die}[{modifier+} = {total}], needs {needs} or more: {won:event.won}.",
  "event.won.true": "success",
  "event.won.false": "failure",

  "ask.famine.country": "Choose a country for a *Famine* marker: {left} left, on neighbouring countries.",
  "todo.famine.country": "choose a country for a *Famine* marker, {left} left",
  "ask.oau.discard": "Discard a card of your opponent: a die of 4 or more gives you its operations.",
  "todo.oau.discard": "discard a card of the opponent",

  "end.africa": "**{winners}** controls both flashpoints and more of Africa when it is scored, and wins.",
  "end.final-scoring": "**{winners}** wins after final scoring: {score:score}.",
  "end.final-scoring.draw": "A draw after final scoring: the score is 0.",

  "end.wargames": "*Wargames* ends the game, **{winners}** wins: {score:score}.",
  "end.wargames.draw": "*Wargames* ends the game in a draw: the score is 0.",

  "refusal.passing.use": "{card} cannot be used for this.",
  "refusal.passing.holder": "{side} holds {card}.",
  "refusal.passing.face-down": "{card} lies face down until the end of the turn.",
  "refusal.passing.duty": "Another card has to be played first.",
  "refusal.passing.event": "{card} has no event.",

  "setting.twilightCards": "Cards of Twilight Struggle",
  "setting.chooseBeforeDeal": "Added cards are chosen before the deal",
  "setting.mayLeaveOpsUnspent": "Operations may be left unspent",
  "setting.carterOwnDiceOnly": "Carter Doctrine for US dice only",
  "setting.scoringCountsAsNeutral": "Hero of the Crossing may take scoring cards",
  "setting.mengistuNeedsLion": "Mengistu needs The Lion Falters",
  "setting.nyetEgyptTakesBoth": "Mr. Nyet: Egypt counts for both regions",
  "setting.peaceZoneReplacesReveal": "Zone of Peace: no card for flashpoints",
} as const;
