import { en as coldWar } from "../../cold-war/messages/en.ts";
import { messagesOf } from "../../cold-war/messages/of-cards.ts";
import { ownCards } from "../cards/index.ts";
import { en as reference } from "./reference/en.ts";

/** Everything that can be said in a game of Red Sea. The patterns are explained in src/i18n/pattern.ts. */
export const en = {
  ...coldWar,
  ...reference,
  ...messagesOf(ownCards, "en"),
  "forecast.sea-lanes": "-# Strategic Sea Lanes: {how:sea-lanes}, +{vp} VP",
  "log.scoring.sea-lanes": "Strategic Sea Lanes: {how:sea-lanes}, +{vp} VP.",
  "sea-lanes.control": "**{side}** controls them",
  "sea-lanes.lead": "**{side}** leads there",
  "log.flashpoint": "{country} is a flashpoint, and {card}[ ({worth} {worth|op|ops})] is turned up.",
  "log.event.die": "🎲 {side} {die}[{modifier+} = {total}], needs {needs} or more: {won:event.won}.",
  "event.won.true": "success",
  "event.won.false": "failure",

  "end.final-scoring": "**{winners}** wins after final scoring, {lead} VP ahead.",
  "end.final-scoring.draw": "A draw after final scoring: the score is 0.",

  "setting.twilightCards": "Cards of Twilight Struggle",
  "setting.chooseBeforeDeal": "Added cards are chosen before the deal",
  "setting.mayLeaveOpsUnspent": "Operations may be left unspent",
  "setting.carterOwnDiceOnly": "Carter Doctrine for US dice only",
  "setting.scoringCountsAsNeutral": "Hero of the Crossing may take scoring cards",
  "setting.mengistuNeedsLion": "Mengistu needs The Lion Falters",
  "setting.nyetEgyptTakesBoth": "Mr. Nyet: Egypt counts for both regions",
  "setting.peaceZoneReplacesReveal": "Zone of Peace: no card for flashpoints",
} as const;
