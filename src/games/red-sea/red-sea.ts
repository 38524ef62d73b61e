import { type Flow, nothing, type Run } from "../../engine/index.ts";
import type { EventEnd, Peril } from "../cold-war/cards/card.ts";
import type { PassingCard, Rules } from "../cold-war/cold-war.ts";
import type { Place } from "../cold-war/components/board.ts";
import { bannedPlaces } from "../cold-war/components/tracks.ts";
import { CombinedColdWar, type Readings } from "../cold-war/rules/combined.ts";
import type { CoupLimits } from "../cold-war/rules/coup.ts";
import { drawInto } from "../cold-war/rules/piles.ts";
import { roundsToCome, scoringCards } from "../cold-war/rules/rounds.ts";
import type { Use } from "../cold-war/rules/uses.ts";
import { other, type Side, sign } from "../cold-war/seats.ts";
import type { CardId } from "./cards/ids.ts";
import { cards } from "./cards/index.ts";
import {
  ACTION_ROUNDS,
  board,
  boardAfterDerg,
  boardOf,
  CARD_BOX,
  defconBans,
  regionValues,
  seaLanesPlace,
  spaceTrack,
  VICTORY,
} from "./components/board.ts";
import type { Area, CountryId } from "./components/countries.ts";
import type { en } from "./messages/en.ts";
import { revealForCoup, turnsUpCard } from "./rules/flashpoint.ts";
import type { RedSeaState } from "./state.ts";

export interface RedSeaWorld {
  country: CountryId;
  area: Area;
  card: CardId;
  use: Use;
  state: RedSeaState;
  message: keyof typeof en;
}

const rules: Rules<RedSeaWorld> = {
  board,
  space: spaceTrack,
  banned: bannedPlaces(board, defconBans),
  bannedBy: "8.1.7",
  regions: regionValues,
  victory: VICTORY,
};

/** What Red Sea and its cards change in the shared rules. */
export class RedSea extends CombinedColdWar<RedSeaWorld> {
  constructor(run: Run<RedSeaState, Side>) {
    super(run, rules);
    this.board = boardOf(run.state);
  }

  facts(card: CardId) {
    return cards[card];
  }

  happen(card: CardId, by: Side): Flow<EventEnd> | Flow {
    return cards[card].event(this, by);
  }

  condition(card: CardId, by: Side): boolean {
    const { condition } = cards[card];
    return condition === undefined || condition(this, by);
  }

  perilOf(card: CardId, by: Side): Peril | undefined {
    const { peril } = cards[card];
    return typeof peril === "function" ? peril(this, by) : peril;
  }

  gainsOf(card: CardId, by: Side): number {
    const { gains = 0 } = cards[card];
    return typeof gains === "function" ? gains(this, by) : gains;
  }

  override readings(): Readings {
    return this.state.options;
  }

  // Operations

  /** [9, 9.6] Romanian Autonomy is worth more to the side that was behind when the round began. */
  override worth(side: Side, card: CardId): number {
    const { ops } = this.facts(card);
    const behind = sign(side) * (this.start ?? this.state).vp < 0;
    return card === "romanian-autonomy" && behind ? ops + 1 : ops;
  }

  override mayLeavePoints(): boolean {
    return this.state.options.mayLeaveOpsUnspent;
  }

  /** [6.1.4] The Sea Lanes are always open. */
  override reaches(side: Side, place: Place, closed: readonly (readonly boolean[])[]): boolean {
    return place === seaLanesPlace || super.reaches(side, place, closed);
  }

  override beforeCoup(_side: Side, place: Place, limits: CoupLimits): Flow {
    revealForCoup(this, place, limits);
    return nothing;
  }

  override afterCoup(_side: Side, place: Place, success: boolean): void {
    if (success) this.endFamine(place);
  }

  override coupIsOver(side: Side): void {
    this.payForCoup(side);
  }

  override coupDegrades(side: Side, place: Place): boolean {
    return this.inEffect("indian-ocean-zone-of-peace") || super.coupDegrades(side, place);
  }

  override coupRisksDefcon(place: Place): boolean {
    return turnsUpCard(this, place);
  }

  override reshufflesAtOnce(): boolean {
    return false;
  }

  /** [6.4] The last box gives the first to arrive a card; a scoring card that can no longer be played may then be held. */
  override arrived(side: Side, box: number): void {
    if (box !== CARD_BOX || this.state.space[other(side)] >= box) return;
    const hand = this.state.hands[side];
    const before = hand.length;
    drawInto(this, side, 1);
    const drawn = hand[before];
    if (drawn === undefined || !this.facts(drawn).scoring) return;
    if (scoringCards(this, side).length > roundsToCome(this, side)) this.state.excused.push(drawn);
  }

  // Rounds

  regularRounds(): number {
    return ACTION_ROUNDS;
  }

  // Markers and Romanian Autonomy

  override passing(): PassingCard<CardId> {
    return { card: "romanian-autonomy", ...this.state.romania };
  }

  override passOn(to: Side, faceUp: boolean): void {
    this.state.romania = { holder: to, faceUp };
    this.tell("romania", { side: to, faceUp });
  }

  /** The Derg: Ethiopia is steadier for the rest of the game. */
  steadyEthiopia(by: Side): void {
    this.begin("the-derg", by, "game");
    this.board = boardAfterDerg;
  }

  startFamine(place: Place): void {
    this.state.famine.push(place);
    this.tell("marker", { card: "famine", country: this.board.id(place) });
  }
}
