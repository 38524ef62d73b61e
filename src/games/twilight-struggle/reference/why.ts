import { type Ask, type Language, own } from "../../../engine/index.ts";
import type { AskKind } from "../../cold-war/messages/keys.ts";
import { milOpsLine, spaceLine } from "../../cold-war/reference/tracks.ts";
import { hereIn } from "../../cold-war/reference/why.ts";
import type { Side } from "../../cold-war/seats.ts";
import { type Reasons, rulesBehind, type Why } from "../../why.ts";
import { cards } from "../cards/index.ts";
import { spaceTrackOf } from "../components/board.ts";
import type { TwilightWorld } from "../twilight-struggle.ts";
import type { TwilightView } from "../view.ts";
import { book } from "./book.ts";
import { defconLine, whenLine } from "./status.ts";
import { statecraftHere } from "./turn-zero.ts";

const reasons: Reasons<AskKind<TwilightWorld>> = {
  "sides.bid": ["11.1.3"],
  "sides.raise": ["11.1.3"],
  "sides.secret-bid": ["11.1.3"],
  "influence.handicap": ["handicap"],
  "combination.card": ["red-sea-cards"],
  "crisis.statecraft": ["turn-zero", "statecraft"],
  "crisis.card": ["crisis-results"],
  "headline.card": ["4.5.C", "headline-order"],
  "play.card": ["5.1", "10.1.5"],
  "play.use": ["5.2", "6.0", "6.4.1"],
  "operations.kind": ["6.0", "8.1.5"],
  "operations.mixed": ["designers-options", "6.1.2", "6.2.2"],
  "influence.place": ["6.1.2", "6.1.1", "2.1.7"],
  "coup.target": ["6.3.1", "6.3.2", "8.1.5"],
  "coup.reroll": ["alternate-space", "6.3.2"],
  "realign.target": ["6.2.1", "6.2.2", "8.1.5"],
  "space.roll": ["6.4.1", "designers-options"],
  "trap.discard": ["traps"],
  "held.discard": ["6.4.4", "4.5.E"],
  "event.discard": ["5.3"],
  "hand.discard": ["5.3"],
  "discards.take": ["2.2.4"],
  "defcon.move": ["8.1.1", "8.1.5"],
  "war.target": ["7.6"],
  "influence.add": ["6.1.1", "2.1.7"],
  "influence.add-to-one": ["6.1.1", "2.1.7"],
  "influence.double": ["6.1.1", "2.1.7"],
  "influence.remove": ["7.1", "2.1.7"],
  "influence.remove-all": ["7.1", "2.1.7"],
  "usaid.first": ["7.1", "4.5.D"],
  "centcom.country": ["7.1"],
  "carter-doctrine.die": ["7.1", "6.3.2"],
  "cyrus-vance.discard": ["5.3"],
  "gosplan-advisers.discard": ["5.3"],
  "mengistu.card": ["7.1"],
  "vanguard-parties.from": ["7.1"],
  "mr-nyet.country": ["7.1"],
  "separatists.country": ["7.1"],
  "our-man-in-tehran.discard": ["7.1", "2.2.4"],
  "aldrich-ames-remix.discard": ["7.1", "2.2.4"],
  "salt-negotiations.card": ["2.2.4", "8.1.1"],
  "summit.defcon": ["8.1.1", "8.1.5"],
  "missile-envy.card": ["7.1", "7.4.1"],
  "wargames.end": ["7.1", "10.2.1"],
  "independent-reds.country": ["7.1"],
  "special-relationship.country": ["7.1"],
  "warsaw-pact-formed.way": ["7.1"],
  "olympic-games.answer": ["7.1", "8.1.1"],
  "un-intervention.card": ["5.2"],
  "grain-sales.use": ["7.1", "5.2"],
  "shuttle-diplomacy.country": ["7.1", "10.1.1"],
  "ask-not.discard": ["7.1"],
  "south-african-unrest.way": ["7.1"],
  "che.coup": ["6.3.1", "6.3.2"],
  "cuban-missile-crisis.end": ["8.1.3"],
  "how-i-learned-to-stop-worrying.defcon": ["8.1.1", "8.2.1"],
  "junta.country": ["7.1", "6.3.5"],
  "star-wars.card": ["7.1", "2.2.4"],
  "chernobyl.region": ["7.1", "6.1.1"],
  "first-lightning.card": ["promo-cards", "7.1"],
  "non-aligned-movement.country": ["promo-cards", "7.1"],
  "stanislav-petrov.defcon": ["promo-cards", "8.1.3"],
};

/** [3.2] Without an event influence is added at the set-up. */
const behind = ({ kind, args }: Ask): readonly string[] =>
  kind === "influence.add" && args.event === undefined ? ["rule:3.2", "rule:2.1.7"] : rulesBehind(reasons, kind);

export const why = (ask: Ask<Side>, view: TwilightView, language: Language): Why => ({
  rules: behind(ask),
  here: ask.kind === "crisis.statecraft" ? statecraftHere(ask, view, language) : onTheBoard(ask, view, language),
});

const onTheBoard = (ask: Ask<Side>, view: TwilightView, language: Language): readonly string[] =>
  hereIn(book, view, ask, language, {
    moment: whenLine(view, language),
    defcon: defconLine(view, language),
    military: milOpsLine(book, view, language),
    space: spaceLine(book, view, language, spaceTrackOf(view.options)),
    isScoring,
  });

const isScoring = (card: string): boolean => own(cards, card)?.ops === 0;
