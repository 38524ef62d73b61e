import type { Flow, Run } from "../../engine/index.ts";
import type { EventEnd, Peril } from "../cold-war/cards/card.ts";
import type { PassingCard, Rules } from "../cold-war/cold-war.ts";
import type { Place } from "../cold-war/components/board.ts";
import { bannedPlaces } from "../cold-war/components/tracks.ts";
import type { EndKey } from "../cold-war/messages/keys.ts";
import { CombinedColdWar } from "../cold-war/rules/combined.ts";
import type { Points } from "../cold-war/rules/points.ts";
import { other, type Side } from "../cold-war/seats.ts";
import type { TwilightCard } from "./cards/card.ts";
import type { CardId } from "./cards/ids.ts";
import { cards } from "./cards/index.ts";
import { alternateTrack } from "./components/alternate-track.ts";
import { type Area, regions } from "./components/areas.ts";
import {
  actionRounds,
  board,
  civilWarPlace,
  defconBans,
  regionValues,
  spaceTracks,
  VICTORY,
} from "./components/board.ts";
import type { CountryId } from "./components/countries/index.ts";
import type { en } from "./messages/en.ts";
import { hasCheapMarker, rollCoup, spendCheapMarker } from "./rules/alternate-space.ts";
import { forestallWar } from "./rules/cuban-missile-crisis.ts";
import { bonuses, closedByChernobyl, deathSquads, isUnderNato, protectorOf } from "./rules/lasting-events.ts";
import { carryOut, operate, operateAfterEvent, settleBurial } from "./rules/play.ts";
import { decideByVp } from "./rules/scoring.ts";
import { eventUsesOf, operationsOf, type Use } from "./rules/uses.ts";
import { boardOf, regionStandings } from "./standing.ts";
import type { TwilightState } from "./state.ts";
import { nothingRunning, type Running, runningIn } from "./turn-zero/running.ts";

export interface TwilightWorld {
  country: CountryId;
  area: Area;
  card: CardId;
  use: Use;
  state: TwilightState;
  message: keyof typeof en;
}

const banned = bannedPlaces(board, defconBans);

const shared = { board, banned, bannedBy: "8.1.5", regions: regionValues, victory: VICTORY };

const rules: Record<keyof typeof spaceTracks | "alternate", Rules<TwilightWorld>> = {
  deluxe: { ...shared, space: spaceTracks.deluxe },
  second: { ...shared, space: spaceTracks.second },
  alternate: { ...shared, space: alternateTrack },
};

const civilWarClosed = [board.ids.map((_, place) => place === civilWarPlace)];

/** What the cards of Twilight Struggle change in the shared rules. */
export class TwilightStruggle extends CombinedColdWar<TwilightWorld> {
  /** What the crises of Turn Zero change in this turn: nothing in games without it. */
  readonly crises: Running;
  private readonly isAlternate: boolean;

  constructor(run: Run<TwilightState, Side>) {
    const { options, turnZero, turn } = run.state;
    super(run, rules[options.spaceTrack === "alternate" ? "alternate" : options.edition]);
    this.isAlternate = options.spaceTrack === "alternate";
    this.crises = turnZero === undefined ? nothingRunning : runningIn(turnZero.results, turn);
    this.readBoard();
  }

  /** To be called when an event changes the printed board. */
  readBoard(): void {
    this.board = boardOf(this.state);
  }

  facts(card: CardId): TwilightCard {
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

  override pointsFor(side: Side, ops: number, card: CardId | null): Points {
    return this.valued(side, ops, card, bonuses(this, side, card));
  }

  /** A voided event is prohibited like one that another event has ended. */
  override preventer(card: CardId): string | undefined {
    return this.crises.voided.get(card) ?? super.preventer(card);
  }

  override operationsDegrade(card: CardId): boolean {
    return cards[card].degrades === true;
  }

  /** [5.2] An event that plays two cards of its own side does not. */
  override eventFollows(card: CardId): boolean {
    return cards[card].twoCards !== true;
  }

  override firstSide(): Side {
    return this.state.first ?? (this.crises.usFirst ? "us" : "ussr");
  }

  override isBoundByDefcon(side: Side): boolean {
    return side === "ussr" || !this.crises.usIgnoresDefcon;
  }

  override lowestDefcon(): number {
    return this.crises.defconFloor;
  }

  override dearCost(side: Side): 1 | 2 {
    return this.isAlternate && hasCheapMarker(this, side) ? 1 : 2;
  }

  override paidDear(side: Side): void {
    if (this.isAlternate) spendCheapMarker(this, side);
  }

  override *coupDie(side: Side, place: Place, total: number): Flow<number> {
    return this.isAlternate ? yield* rollCoup(this, side, place, total) : this.roll(side);
  }

  clearMilOps(side: Side): void {
    const { milOps } = this.state;
    if (milOps[side] === 0) return;
    this.tell("milops", { side, from: milOps[side], to: 0 });
    milOps[side] = 0;
  }

  override protection(side: Side, place: Place, how: "coup" | "realign"): CardId | null {
    return protectorOf(this, side, place, how) ?? super.protection(side, place, how);
  }

  override isSafeFromWar(side: Side, place: Place): boolean {
    return isUnderNato(this, side, place);
  }

  override closedTo(side: Side): readonly (readonly boolean[])[] {
    const space = side === "ussr" && this.isCivilWarOpen() ? [] : civilWarClosed;
    const region = closedByChernobyl(this, side);
    return region === null ? space : [...space, region];
  }

  /** Whether the Chinese Civil War goes on: until it is won nobody has The China Card. */
  isCivilWarOpen(): boolean {
    return this.state.china.holder === null;
  }

  /** Three USSR markers in the civil war space win The China Card, and the space is closed. */
  override change(side: Side, place: Place, amount: number): number {
    const changed = super.change(side, place, amount);
    if (place === civilWarPlace && this.influence("ussr", place) >= (board.stability[place] as number)) {
      this.state.influence.ussr[place] = 0;
      this.passChina("ussr", true);
    }
    return changed;
  }

  passChina(to: Side, faceUp: boolean): void {
    this.state.china = { holder: to, faceUp };
    this.tell("china", { side: to, faceUp });
  }

  /** In the variant the US counts as holder for two events while nobody has the card. */
  chinaHolder(): Side {
    return this.state.china.holder ?? "us";
  }

  override coupModifier(side: Side, place: Place): number {
    const shield = this.isAlternate && this.hasSpaceAbility(other(side), "coup-shield") ? 1 : 0;
    return super.coupModifier(side, place) + deathSquads(this, side, place) - shield;
  }

  override realignModifier(side: Side): number {
    return super.realignModifier(side) - (side === "us" && this.inEffect("iran-contra-scandal") ? 1 : 0);
  }

  override beforeCoup(side: Side): Flow {
    return forestallWar(this, side);
  }

  override afterCoup(side: Side): void {
    this.payForCoup(side);
  }

  override coupDegrades(side: Side, place: Place): boolean {
    if (this.serves("nuclear-subs", side)) return false;
    return super.coupDegrades(side, place);
  }

  override realignmentIgnoresDefcon(): boolean {
    return this.state.options.realignIgnoresDefcon;
  }

  override realignmentHurts(loser: Side, acting: Side): boolean {
    return loser !== acting || !this.state.options.realignActiveSafe;
  }

  override reshufflesAtOnce(): boolean {
    return this.state.options.reshuffle === "at-once";
  }

  override spaceAttemptsAllowed(side: Side): number {
    return this.hasSpaceAbility(side, "two-space-attempts") ? 2 : 1;
  }

  regularRounds(): number {
    return actionRounds(this.state.turn);
  }

  override mayPlayExtraRounds(side: Side): boolean {
    return this.hasSpaceAbility(side, "eight-action-rounds") || super.mayPlayExtraRounds(side);
  }

  override passing(): PassingCard<CardId> {
    return { card: "the-china-card", ...this.state.china };
  }

  override passOn(to: Side, faceUp: boolean): void {
    this.passChina(to, faceUp);
  }

  override committed(side: Side, card: CardId | null, use: Use | null): void {
    super.committed(side, card, use);
    settleBurial(this, side, card, use);
  }

  override eventUses(side: Side, card: CardId): Use[] {
    return eventUsesOf(this, side, card);
  }

  override operationUses(side: Side, points: Points): Use[] {
    return operationsOf(this, side, points);
  }

  override carryOut(side: Side, card: CardId, use: Use): Flow {
    return carryOut(this, side, card, use);
  }

  override operate(side: Side, card: CardId, use: Use): Flow<unknown> {
    return operate(this, side, card, use);
  }

  override operateAfterEvent(side: Side, card: CardId): Flow<unknown> {
    return operateAfterEvent(this, side, card);
  }

  /** Formosan Resolution makes no battleground here. */
  override dominated(side: Side): number {
    const effects = this.state.effects.filter((effect) => effect.card !== "formosan-resolution");
    const plain = { ...this.state, effects };
    return regions.filter((region) => {
      const { status } = regionStandings(plain, region)[side];
      return status === "domination" || status === "control";
    }).length;
  }

  override decideByVp(key: EndKey<TwilightWorld>, endedBy: Side): never {
    return decideByVp(this, key, endedBy);
  }

  /** Flower Power: the USSR is paid when the US uses a war card, unless that card's event is prohibited. */
  override cardUsed(card: CardId, player: Side): void {
    if (player !== "us" || !cards[card].war || !this.inEffect("flower-power") || this.isPrevented(card)) return;
    this.award("ussr", 2);
  }
}
