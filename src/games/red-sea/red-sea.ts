import { type Flow, nothing, type Option, option, type Run } from "../../engine/index.ts";
import type { Place } from "../cold-war/board.ts";
import type { Card, EventEnd } from "../cold-war/cards.ts";
import { ColdWar, type PassingCard, type Rules } from "../cold-war/cold-war.ts";
import type { CoupLimits } from "../cold-war/coup.ts";
import { drawInto } from "../cold-war/piles.ts";
import { type Points, points } from "../cold-war/points.ts";
import { roundsToCome, scoringCards } from "../cold-war/rounds.ts";
import { other, type Side, sign } from "../cold-war/sides.ts";
import { controls, copyInfluence, type Influence } from "../cold-war/state.ts";
import { bannedPlaces } from "../cold-war/tracks.ts";
import type { Use } from "../cold-war/uses.ts";
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
} from "./board.ts";
import type { CardId } from "./cards/ids.ts";
import { cards } from "./cards/index.ts";
import type { Area, CountryId } from "./countries.ts";
import { revealForCoup, turnsUpCard } from "./flashpoint.ts";
import type { RedSeaState } from "./state.ts";

export interface RedSeaWorld {
  country: CountryId;
  area: Area;
  card: CardId;
  use: Use;
  state: RedSeaState;
}

export type RedSeaCard = Card<RedSea, CardId>;

const rules: Rules<RedSeaWorld> = {
  board,
  space: spaceTrack,
  banned: bannedPlaces(board, defconBans),
  bannedBy: "8.1.7",
  regions: regionValues,
  victory: 10,
};

const T62_CAP = 3;
const outsideAfrica = board.within("africa").map((inside) => !inside);

const limited = (ops: number, change: number, cap: number): number =>
  Math.max(1, change > 0 ? Math.min(ops + change, cap) : ops + change);

/** What Red Sea and its cards change in the shared rules. */
export class RedSea extends ColdWar<RedSeaWorld> {
  /** Added to a side's realignment rolls by the event being resolved. */
  readonly realignBonus: Record<Side, number> = { us: 0, ussr: 0 };
  /** Influence and VP when the action round or the headline phase began. */
  private start: { readonly influence: Influence; readonly vp: number } | null = null;
  /** The card of this action round, and whether it was worth less when it was played. */
  private played: { readonly side: Side; readonly card: CardId; readonly weakened: boolean } | null = null;
  /** What Carter Doctrine makes of the next die of a side. */
  private declared: { readonly side: Side; readonly die: number } | null = null;

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

  // The start of a round

  markStart(): void {
    const { influence, vp } = this.state;
    this.start = { influence: this.snapshot ?? copyInfluence(influence), vp };
  }

  override takeSnapshot(): void {
    super.takeSnapshot();
    this.markStart();
  }

  /** Whether a side controlled a place when the action round or the headline phase began. */
  controlledAtStart(side: Side, place: Place): boolean {
    return controls(this.board, this.start ?? this.state, side, place);
  }

  // Operations

  /** [9, 9.6] Romanian Autonomy is worth more to who was behind when the round began. */
  override worth(side: Side, card: CardId): number {
    const { ops } = this.facts(card);
    const behind = sign(side) * (this.start ?? this.state).vp < 0;
    return card === "romanian-autonomy" && behind ? ops + 1 : ops;
  }

  /** [7.3] Changes are summed; a rise stops at the limit of T-62s; never below 1. */
  override pointsFor(side: Side, ops: number, card: CardId | null): Points {
    const raised = this.serves("t62s-and-kalashnikovs", side);
    let sum = raised ? 1 : 0;
    if (this.isWeakened(side, card)) sum--;
    if (card !== null && this.facts(card).ops === 1 && this.serves("voa-in-amharic", side)) sum++;
    const cap = raised ? Math.max(ops, T62_CAP) : Number.POSITIVE_INFINITY;
    const plain = limited(ops, sum, cap);
    if (!this.serves("albano-stalinist-economics", other(side))) return points(plain);
    const inAfrica = limited(ops, sum - 1, cap);
    return inAfrica === plain ? points(plain) : { ...points(plain), placing: points(inAfrica, [outsideAfrica]) };
  }

  /** Afghanistan Invasion, in its turn: further cards only, so not the one in whose play it happens. */
  private isWeakened(side: Side, card: CardId | null): boolean {
    const { played } = this;
    if (card !== null && played?.card === card && played.side === side) return played.weakened;
    const { effects, turn } = this.state;
    for (const { card, side: served, since } of effects)
      if (card === "afghanistan-invasion" && served !== side && since === turn) return true;
    return false;
  }

  override committed(side: Side, card: CardId | null): void {
    if (card !== null) this.played = { side, card, weakened: this.isWeakened(side, card) };
  }

  override mayLeavePoints(): boolean {
    return this.state.options.mayLeaveOpsUnspent;
  }

  /** [6.1.4] The Sea Lanes are always open. */
  override reaches(side: Side, place: Place, closed: readonly (readonly boolean[])[]): boolean {
    return place === seaLanesPlace || super.reaches(side, place, closed);
  }

  override protection(side: Side, place: Place): CardId | null {
    const { centcom } = this.state;
    return centcom !== null && centcom.place === place && centcom.side !== side ? "centcom" : null;
  }

  override coupModifier(side: Side, place: Place): number {
    return (this.serves("nasserism", side) ? 1 : 0) + (this.state.famine.includes(place) ? 1 : 0);
  }

  override realignModifier(side: Side): number {
    return this.realignBonus[side];
  }

  override beforeCoup(_side: Side, place: Place, limits: CoupLimits): Flow {
    revealForCoup(this, place, limits);
    return nothing;
  }

  override afterCoup(_side: Side, place: Place, success: boolean): void {
    if (success) this.endFamine(place);
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

  /** [6.4] The last box gives its first comer a card, which is excused if it can no longer be played. */
  override arrived(side: Side, box: number): void {
    if (box !== CARD_BOX || this.state.space[other(side)] >= box) return;
    drawInto(this, side, 1);
    const drawn = this.state.hands[side].at(-1);
    if (drawn === undefined || !this.facts(drawn).scoring) return;
    if (scoringCards(this, side).length > roundsToCome(this, side)) this.state.excused.push(drawn);
  }

  /** Carter Doctrine: one die that its side names before it falls. */
  override beforeDice(rollers: readonly Side[]): Flow {
    const owner = this.effect("carter-doctrine")?.side;
    return owner === undefined ? nothing : this.nameDie(owner, rollers);
  }

  private *nameDie(owner: Side, rollers: readonly Side[]): Flow {
    const own = this.state.options.carterOwnDiceOnly;
    const options: Option[] = [option("roll")];
    for (const side of rollers) if (!own || side === owner) options.push(option(`${side}:1`), option(`${side}:6`));
    if (options.length === 1) return;
    const answer = yield* this.ask(owner, { kind: "carter-doctrine.die" }, options);
    if (answer === "roll") return;
    const [side, die] = answer.split(":") as [Side, string];
    this.declared = { side, die: Number(die) };
    this.tell("carter-doctrine", { side, die: Number(die) });
    this.cease("carter-doctrine");
  }

  override roll(side: Side): number {
    if (this.declared?.side !== side) return super.roll(side);
    const { die } = this.declared;
    this.declared = null;
    return die;
  }

  // Rounds

  regularRounds(): number {
    return ACTION_ROUNDS;
  }

  override firstSide(): Side {
    return this.state.first;
  }

  override mayPlayExtraRounds(side: Side): boolean {
    return this.serves("presidential-directive-30", side);
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

  placeCentcom(side: Side, place: Place): void {
    this.state.centcom = { side, place };
    this.tell("marker", { card: "centcom", side, country: this.board.id(place) });
  }

  startFamine(place: Place): void {
    this.state.famine.push(place);
    this.tell("marker", { card: "famine", country: this.board.id(place) });
  }

  endFamine(place: Place): void {
    if (!this.state.famine.includes(place)) return;
    this.state.famine = this.state.famine.filter((each) => each !== place);
    this.tell("marker.off", { card: "famine", country: this.board.id(place) });
  }
}
