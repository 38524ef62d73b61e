import { en as coldWar } from "../../cold-war/messages/en.ts";
import { messagesOf } from "../../cold-war/messages/of-cards.ts";
import { entries } from "../cards/index.ts";
import { en as expansions } from "./expansions/en.ts";
import { en as reference } from "./reference/en.ts";
import { en as refusals } from "./refusals/en.ts";

/** Everything that can be said in a game of Twilight Struggle. The patterns are explained in src/i18n/pattern.ts. */
export const en = {
  ...coldWar,
  ...reference,
  ...expansions,
  ...messagesOf(entries, "en"),
  ...refusals,
  "play.mixed": "for influence and realignment",
  "log.space.no-roll": "**{side}** puts the card into the space race without a roll.",
  "log.scoring.southeast-asia": "Southeast Asia: US {usVp} VP, USSR {ussrVp} VP.",
  "log.effect.acts": "{card} is triggered.",
  "story.effect.acts": "{card} is triggered",
  "log.discard.refused": "**{side}** discards nothing.",
  "log.held-scoring": "**{side}** still holds a scoring card: {cards}.",

  "ask.space.roll": "Roll for the space race, or use the card up without a roll.",
  "todo.space.roll": "roll for the space race or not",
  "ask.operations.mixed": "Place influence or realign: {left:left}.",
  "todo.operations.mixed": "place influence or realign, {left:left}",
  "ask.held.discard": "You may discard one card that you hold.",
  "todo.held.discard": "discard a held card or keep all",
  "ask.event.discard": "Discard a card worth {ops} or more ops, or refuse.",
  "todo.event.discard": "discard a card worth {ops} or more ops, or refuse",

  "option.mixed": "Influence and realignment",
  "option.place:*": "Place in {of}",
  "option.realign:*": "Realign {of}",
  "option.refuse": "Refuse",
  "option.no-roll": "No roll",
  "option.held.discard.keep": "Keep all",

  "end.europe": "**{winners}** controls Europe when it is scored, and wins.",
  "end.final-scoring": "**{winners}** wins after final scoring, {short:end.ahead}.",
  "end.final-scoring.draw": "A draw after final scoring: the score is 0.",
  // in the Late War scenario a lead may be too small
  "end.wargames": "*Wargames* ends the game: **{winners}** wins, {short:end.ahead}.",
  "end.wargames.draw": "*Wargames* ends the game in a draw: the score is 0.",
  "end.ahead.true": "as US is {lead} VP ahead and needed 20",
  "end.ahead.false": "{lead} VP ahead",

  "setting.scenario": "Scenario",
  "setting.scenario.standard": "Whole game",
  "setting.scenario.late-war": "Late War",
  "setting.edition": "Edition",
  "setting.edition.deluxe": "Deluxe",
  "setting.edition.second": "Second edition",
  "setting.optionalCards": "Optional cards",
  "setting.sides.auction": "Auction in VP",
  "setting.reshuffle": "Reshuffle of an empty draw pile",
  "setting.reshuffle.at-once": "At once",
  "setting.reshuffle.when-needed": "When a card is needed",
  "setting.chineseCivilWar": "Chinese Civil War",
  "setting.realignIgnoresDefcon": "Realignments ignore DEFCON",
  "setting.realignActiveSafe": "Your own realignments cost you no influence",
  "setting.mixInfluenceAndRealign": "Influence and realignment in one play",
  "setting.spaceNoRoll": "Space race without a roll",
} as const;
