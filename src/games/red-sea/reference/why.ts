import { type Ask, type Language, own } from "../../../engine/index.ts";
import type { AskKind } from "../../cold-war/messages/keys.ts";
import { milOpsLine, spaceLine } from "../../cold-war/reference/tracks.ts";
import { hereIn } from "../../cold-war/reference/why.ts";
import type { Side } from "../../cold-war/seats.ts";
import { type Reasons, rulesBehind, type Why } from "../../why.ts";
import { cards } from "../cards/index.ts";
import { spaceTrack } from "../components/board.ts";
import type { RedSeaWorld } from "../red-sea.ts";
import type { RedSeaView } from "../view.ts";
import { book } from "./book.ts";
import { defconLine, whenLine } from "./status.ts";

const reasons: Reasons<AskKind<RedSeaWorld>> = {
  "sides.bid": ["11.4"],
  "sides.raise": ["11.4"],
  "sides.secret-bid": ["11.4"],
  "influence.handicap": ["11.4"],
  "combination.card": ["12.1.1"],
  "headline.card": ["4.5.C"],
  "play.card": ["5.1", "10.1.5"],
  "play.use": ["5.2", "6.0", "6.4.1"],
  "operations.kind": ["6.0", "8.1.7"],
  "influence.place": ["6.1.2", "6.1", "2.1.8"],
  "coup.target": ["6.3.1", "6.3.2", "8.1.7"],
  "realign.target": ["6.2.1", "6.2.2", "8.1.7"],
  "trap.discard": ["5.3"],
  "hand.discard": ["5.3"],
  "discards.take": ["7.1", "2.2.1"],
  "defcon.move": ["8.1.1", "8.1.7"],
  "war.target": ["7.5"],
  "influence.add": ["6.1", "2.1.8"],
  "influence.add-to-one": ["6.1", "2.1.8"],
  "influence.double": ["6.1", "2.1.8"],
  "influence.remove": ["7.1", "2.1.8"],
  "influence.remove-all": ["7.1", "2.1.8"],
  "usaid.first": ["4.5.D"],
  "centcom.country": ["7.1"],
  "carter-doctrine.die": ["7.1", "6.3.2"],
  "cyrus-vance.discard": ["5.3"],
  "gosplan-advisers.discard": ["5.3"],
  "mengistu.card": ["7.1"],
  "vanguard-parties.from": ["7.1"],
  "mr-nyet.country": ["7.1"],
  "separatists.country": ["7.1"],
  "our-man-in-tehran.discard": ["7.1"],
  "aldrich-ames-remix.discard": ["7.1"],
  "salt-negotiations.card": ["7.1", "8.1.1"],
  "summit.defcon": ["8.1.1", "8.1.7"],
  "missile-envy.card": ["7.1", "7.3"],
  "wargames.end": ["7.1", "10.3.1"],
  "oau.discard": ["7.1"],
  "famine.country": ["7.1"],
};

export const why = (ask: Ask<Side>, view: RedSeaView, language: Language): Why => ({
  rules: rulesBehind(reasons, ask.kind),
  here: hereIn(book, view, ask, language, {
    moment: whenLine(view, language),
    defcon: defconLine(view, language),
    military: milOpsLine(book, view, language),
    space: spaceLine(book, view, language, spaceTrack),
    isScoring,
  }),
});

const isScoring = (card: string): boolean => own(cards, card)?.ops === 0;
