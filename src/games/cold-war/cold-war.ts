import { type Args, type Flow, noArgs, nothing, type Option, type Run } from "../../engine/index.ts";
import type { Board, Place } from "./board.ts";
import type { CardFacts, EventEnd } from "./cards.ts";
import type { CoupLimits } from "./coup.ts";
import { conduct, conductOperations, type Operation } from "./operations.ts";
import { carryOut } from "./play.ts";
import { type Points, points } from "./points.ts";
import { other, type Side, sign } from "./sides.ts";
import { type ColdWarState, controls, copyInfluence, type Effect, type Influence } from "./state.ts";
import type { RegionValues, SpaceTrack } from "./tracks.ts";
import { eventUses, operationUses } from "./uses.ts";

/** The names a game of the family gives to its things. */
export interface World {
  country: string;
  area: string;
  card: string;
  /** What a card can be played for: `Use` and what the game adds to it. */
  use: string;
  state: ColdWarState;
}

/** A card that goes to the other side when it has been used, and is in nobody's hand. */
export interface PassingCard<Card extends string> {
  readonly card: Card;
  readonly holder: Side | null;
  readonly faceUp: boolean;
}

/** What is printed on the board of a game, as data. */
export interface Rules<T extends World> {
  readonly board: Board<T["country"], T["area"]>;
  readonly space: SpaceTrack;
  /** `banned[level][place]`: closed to coups and realignments at that DEFCON level [8.1.5]. */
  readonly banned: readonly (readonly boolean[])[];
  /** The paragraph that says so. */
  readonly bannedBy: string;
  readonly regions: Readonly<Partial<Record<T["area"], RegionValues>>>;
  /** VP that win at once. */
  readonly victory: number;
}

/** An ask without the seat and the options. */
export interface Question {
  readonly kind: string;
  readonly args?: Args;
  readonly rule?: string;
  readonly secret?: true;
}

const MAX_DEFCON = 5;
const MAX_MIL_OPS = 5;

/**
 * The hands of whoever plays a step: the state, the seats, chance, and the small verbs of the rules. Larger ones are
 * functions beside it. What a title changes in the shared rules, it overrides here.
 */
export abstract class ColdWar<T extends World = World> {
  readonly state: T["state"];
  /** Replaced when an event changes what is printed on it; places stay the same. */
  board: Board<T["country"], T["area"]>;
  /** Influence when the action round started, for reach [6.1.1]; none in the headline phase. */
  snapshot: Influence | null = null;
  /** Headlines chosen and not yet resolved. */
  readonly headlines: Partial<Record<Side, T["card"]>> = {};
  /** Whether DEFCON has been moved to 2 in this step. */
  reachedTwo = false;
  /** The event being resolved, for whoever is asked. */
  resolving: T["card"] | null = null;

  constructor(
    readonly run: Run<T["state"], Side>,
    readonly rules: Rules<T>,
  ) {
    this.state = run.state;
    this.board = rules.board;
  }

  abstract facts(card: T["card"]): CardFacts<T["card"]>;
  abstract happen(card: T["card"], by: Side): Flow<EventEnd | void>;
  abstract condition(card: T["card"], by: Side): boolean;
  /** Action rounds that both sides have this turn. */
  abstract regularRounds(): number;

  // What a title may change. The defaults change nothing.

  /** Operations a side has with a value, before any target is known. */
  pointsFor(_side: Side, ops: number, _card: T["card"] | null): Points {
    return points(ops);
  }
  /** Why a side may not attempt a coup in, or realign, a place, besides DEFCON and lack of influence. */
  protection(_side: Side, _place: Place, _how: "coup" | "realign"): T["card"] | null {
    return null;
  }
  /** For every place whether operations may not put influence there; several tables may say so. */
  closedTo(_side: Side): readonly (readonly boolean[])[] {
    return [];
  }
  coupModifier(_side: Side, _place: Place): number {
    return 0;
  }
  realignModifier(_side: Side): number {
    return 0;
  }
  /** Before a coup: what it brings about whatever its die, and a chance to forestall that. */
  beforeCoup(_side: Side, _place: Place, _limits: CoupLimits): Flow {
    return nothing;
  }
  afterCoup(_side: Side, _place: Place, _success: boolean): void {}
  /** When nothing of a coup is left to be done. */
  coupIsOver(_side: Side): void {}
  /** Whether a coup in a battleground lowers DEFCON. */
  coupDegrades(_side: Side, place: Place): boolean {
    return this.board.battleground[place] === true;
  }
  /** Whether a coup may lower DEFCON before its die. */
  coupRisksDefcon(_place: Place): boolean {
    return false;
  }
  /** Whether DEFCON closes regions to the coups and realignments of a side. */
  isBoundByDefcon(_side: Side): boolean {
    return true;
  }
  /** The level below which DEFCON does not fall. */
  lowestDefcon(): number {
    return 1;
  }
  /** [6.1.2] What a marker costs in a country that the enemy controls. */
  dearCost(_side: Side): 1 | 2 {
    return 2;
  }
  /** When a marker has been paid for in such a country. */
  paidDear(_side: Side): void {}
  /** The die of a coup, to which `total` is added. */
  *coupDie(side: Side, _place: Place, _total: number): Flow<number> {
    return this.roll(side);
  }
  /** Whether the event of an opponent's card follows its operations. */
  eventFollows(_card: T["card"]): boolean {
    return true;
  }
  realignmentIgnoresDefcon(): boolean {
    return false;
  }
  /** Whether a side loses influence by its own realignment roll. */
  realignmentHurts(_loser: Side, _acting: Side): boolean {
    return true;
  }
  /** Whether the discards are shuffled as soon as the last card is drawn, or only when another is needed. */
  reshufflesAtOnce(): boolean {
    return true;
  }
  spaceAttemptsAllowed(_side: Side): number {
    return 1;
  }
  /** When a marker has come to a box of the space race. */
  arrived(_side: Side, _box: number): void {}
  /** Before dice are thrown: a chance to name what one of them shows. */
  beforeDice(_rollers: readonly Side[]): Flow {
    return nothing;
  }
  /** A die of a side. */
  roll(_side: Side): number {
    return this.run.roll();
  }
  /** Whether points may be left unspent once some have been used. */
  mayLeavePoints(): boolean {
    return true;
  }
  firstSide(): Side {
    return "ussr";
  }
  mayPlayExtraRounds(_side: Side): boolean {
    return false;
  }
  passing(): PassingCard<T["card"]> | null {
    return null;
  }
  /** Hands the passing card over. */
  passOn(_to: Side, _faceUp: boolean): void {}
  /** The value a side finds on a card, before anything changes it. */
  worth(_side: Side, card: T["card"]): number {
    return this.facts(card).ops;
  }
  /** What a side's action round has been spent on; nothing if it was passed. */
  committed(_side: Side, _card: T["card"] | null, _use: T["use"] | null): void {}
  eventUses(side: Side, card: T["card"]): T["use"][] {
    return card === this.passing()?.card ? [] : eventUses(this, side, card);
  }
  operationUses(side: Side, points: Points): T["use"][] {
    return operationUses(this, side, points);
  }
  /** Plays a card for the use that was chosen. */
  carryOut(side: Side, card: T["card"], use: T["use"]): Flow {
    return carryOut(this, side, card, use);
  }
  operate(side: Side, card: T["card"], use: T["use"]): Flow<unknown> {
    return conduct(this, side, use as Operation, this.pointsOf(side, card));
  }
  /** The operations of a card whose event went first: the Space Race is no longer open. */
  operateAfterEvent(side: Side, card: T["card"]): Flow<unknown> {
    return conductOperations(this, side, this.pointsOf(side, card));
  }
  /** When a card of `player` is used as an event or for operations. */
  cardUsed(_card: T["card"], _player: Side): void {}

  /** The points that a card gives a side. */
  pointsOf(side: Side, card: T["card"]): Points {
    return this.pointsFor(side, this.worth(side, card), card);
  }

  // Asking

  *ask<Id extends string>(seat: Side, question: Question, options: readonly Option<Id>[]): Flow<Id> {
    const { kind, rule, secret } = question;
    const asked = question.args ?? noArgs;
    const args = this.resolving === null ? asked : { event: this.resolving, ...asked };
    const ask = { seat, kind, args, options, rule, secret };
    const forced = this.run.forced<Id>(ask);
    if (forced !== undefined) return forced;
    return (yield [ask])[0] as Id;
  }

  *askPlace(seat: Side, question: Question, places: readonly Place[]): Flow<Place> {
    const options = places.map((place) => this.board.options[place] as Option<T["country"]>);
    const id = yield* this.ask(seat, question, options);
    return this.board.place(id);
  }

  tell(key: string, args: Args): void {
    this.run.tell(key, args);
  }

  // Influence

  influence(side: Side, place: Place): number {
    return this.state.influence[side][place] as number;
  }

  controls(side: Side, place: Place): boolean {
    return controls(this.board, this.state, side, place);
  }

  controlsCountry(side: Side, country: T["country"]): boolean {
    return this.controls(side, this.board.place(country));
  }

  /** Changes influence by up to `amount`, never below nothing, and returns the change. */
  change(side: Side, place: Place, amount: number): number {
    const counts = this.state.influence[side];
    const before = counts[place] as number;
    const after = Math.max(0, before + amount);
    if (after === before) return 0;
    counts[place] = after;
    const { us, ussr } = this.state.influence;
    this.tell("influence", {
      side,
      country: this.board.id(place),
      change: after - before,
      us: us[place] as number,
      ussr: ussr[place] as number,
    });
    return after - before;
  }

  add(side: Side, country: T["country"], amount: number): void {
    this.change(side, this.board.place(country), amount);
  }

  remove(side: Side, country: T["country"], amount: number): void {
    this.change(side, this.board.place(country), -amount);
  }

  removeAll(side: Side, country: T["country"]): void {
    const place = this.board.place(country);
    this.change(side, place, -this.influence(side, place));
  }

  /** Adds what is missing for control, if anything. */
  raiseToControl(side: Side, country: T["country"]): void {
    const place = this.board.place(country);
    const needed = this.influence(other(side), place) + (this.board.stability[place] as number);
    this.change(side, place, Math.max(0, needed - this.influence(side, place)));
  }

  /** [6.1.1] Where a side may place: own influence at the start of the round, or next to it, or next to its superpower. */
  reach(side: Side): Place[] {
    const closed = this.closedTo(side);
    const reached: Place[] = [];
    for (let place = 0; place < this.board.size; place++) if (this.reaches(side, place, closed)) reached.push(place);
    return reached;
  }

  reaches(side: Side, place: Place, closed: readonly (readonly boolean[])[]): boolean {
    for (const table of closed) if (table[place]) return false;
    const counts = (this.snapshot ?? this.state.influence)[side];
    if ((counts[place] as number) > 0 || this.board.superpower[place] === side) return true;
    const neighbours = this.board.adjacent(place);
    for (let at = 0; at < neighbours.length; at++) if ((counts[neighbours[at] as Place] as number) > 0) return true;
    return false;
  }

  takeSnapshot(): void {
    this.snapshot = copyInfluence(this.state.influence);
  }

  // Tracks

  award(side: Side, amount: number): void {
    this.moveVp(side, amount);
    this.checkVictory();
  }

  /** VP without the check for victory, as in final scoring. A negative amount goes to the other side. */
  moveVp(side: Side, amount: number): void {
    if (amount === 0) return;
    if (amount < 0) return this.moveVp(other(side), -amount);
    this.state.vp += sign(side) * amount;
    this.tell("vp", { side, amount, vp: this.state.vp });
  }

  /** [10.3.1] */
  checkVictory(): void {
    const { vp } = this.state;
    if (Math.abs(vp) >= this.rules.victory) this.run.end([vp > 0 ? "us" : "ussr"], "vp", { vp });
  }

  /** The level one step down. */
  lowered(): number {
    return Math.max(this.lowestDefcon(), this.state.defcon - 1);
  }

  lowerDefcon(by = 1): void {
    this.setDefcon(this.state.defcon - by);
  }

  raiseDefcon(by = 1): void {
    this.setDefcon(this.state.defcon + by);
  }

  setDefcon(level: number): void {
    const before = this.state.defcon;
    const after = Math.max(this.lowestDefcon(), Math.min(MAX_DEFCON, level));
    if (after === before) return;
    this.state.defcon = after;
    if (after === 2) this.reachedTwo = true;
    this.tell("defcon", { from: before, to: after });
    if (after === 1) this.nuclearWar();
  }

  /** [8.1.3] The phasing player loses, whoever decided it. */
  private nuclearWar(): never {
    const loser = this.state.phasing as Side;
    return this.run.end([other(loser)], "defcon", { loser });
  }

  addMilOps(side: Side, amount: number): void {
    const before = this.state.milOps[side];
    const after = Math.max(0, Math.min(MAX_MIL_OPS, before + amount));
    if (after === before) return;
    this.state.milOps[side] = after;
    this.tell("milops", { side, from: before, to: after });
  }

  /** [6.4.4] */
  hasSpaceAbility(side: Side, ability: string): boolean {
    if (this.state.space[side] <= this.state.space[other(side)]) return false;
    const box = this.rules.space.findIndex((entry) => entry.ability === ability);
    return box > 0 && this.state.space[side] >= box && this.state.space[other(side)] < box;
  }

  // Effects

  effect(card: T["card"]): Effect<T["card"]> | undefined {
    for (const effect of this.state.effects) if (effect.card === card) return effect as Effect<T["card"]>;
    return undefined;
  }

  inEffect(card: T["card"]): boolean {
    return this.effect(card) !== undefined;
  }

  /** Whether an effect is there and serves this side. */
  serves(card: T["card"], side: Side): boolean {
    for (const effect of this.state.effects) if (effect.card === card && effect.side === side) return true;
    return false;
  }

  begin(card: T["card"], side: Side, lasting: "turn" | "game", area?: T["area"]): void {
    const { state } = this;
    const chosen = area === undefined ? {} : { area };
    state.effects = state.effects.filter((effect) => effect.card !== card || effect.side !== side);
    state.effects.push({ card, side, turn: lasting === "turn", since: state.turn, ...chosen });
    this.tell("effect.begins", { card, side, ...chosen });
  }

  cease(card: T["card"]): void {
    this.endEffects((effect) => effect.card === card);
  }

  /** At the end of the turn. */
  ceaseTurnEffects(): void {
    this.endEffects((effect) => effect.turn);
  }

  private endEffects(ends: (effect: Effect) => boolean): void {
    const { state } = this;
    const ended = state.effects.filter(ends);
    if (ended.length === 0) return;
    state.effects = state.effects.filter((effect) => !ends(effect));
    for (const { card, side } of ended) this.tell("effect.ends", { card, side });
  }

  // Cards in play

  /** Whether the event may occur: not prevented by another, and its own condition met [5.2]. */
  canOccur(card: T["card"], by: Side): boolean {
    return !this.isPrevented(card) && this.condition(card, by);
  }

  isPrevented(card: T["card"]): boolean {
    const { preventedBy } = this.facts(card);
    if (preventedBy !== undefined) for (const earlier of preventedBy) if (this.inEffect(earlier)) return true;
    return false;
  }
}
