import { type Args, type Ask, type Flow, noArgs, type Option, type Row } from "../../engine/index.ts";
import type { Place } from "./components/board.ts";
import type { AskKind, EndKey, LogKey } from "./messages/keys.ts";
import { conduct, conductOperations, type Operation } from "./rules/operations.ts";
import { carryOut } from "./rules/play.ts";
import type { Points } from "./rules/points.ts";
import { eventUses, operationUses } from "./rules/uses.ts";
import { other, type Side, sign } from "./seats.ts";
import { controls } from "./standing.ts";
import { copyInfluence, type Effect, type Influence } from "./state.ts";
import { Variations, type World } from "./variations.ts";

export type { PassingCard, Rules, World } from "./variations.ts";

/** An ask without the seat and the options. */
interface Question<T extends World = World> {
  readonly kind: AskKind<T>;
  readonly args?: Args;
  readonly rule?: string;
  readonly secret?: true;
  readonly row?: Row | undefined;
}

const MAX_DEFCON = 5;
const MAX_MIL_OPS = 5;

/**
 * All that a step of the game works with: the state, the seats, chance, and the small verbs of the rules. Larger ones are
 * functions beside it. What a title changes in the shared rules, it overrides (`variations.ts`).
 */
export abstract class ColdWar<T extends World = World> extends Variations<T> {
  /** Influence when the action round started, for reach [6.1.1]; none in the headline phase. */
  snapshot: Influence | null = null;
  /** Headlines chosen and not yet resolved. */
  readonly headlines: Partial<Record<Side, T["card"]>> = {};
  /** Whether DEFCON has been moved to 2 in this step. */
  reachedTwo = false;
  /** The event being resolved, for whoever is asked. */
  resolving: T["card"] | null = null;

  // Rules that a title extends

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
  /** The points that a card gives a side. */
  pointsOf(side: Side, card: T["card"]): Points {
    return { ...this.pointsFor(side, this.worth(side, card), card), card };
  }

  // Asking

  *ask<Id extends string>(seat: Side, question: Question<T>, options: readonly Option<Id>[]): Flow<Id> {
    const { kind, rule, secret, row } = question;
    const asked = question.args ?? noArgs;
    const args = this.resolving === null ? asked : { event: this.resolving, ...asked };
    const ask = { seat, kind, args, options, rule, secret, row };
    const forced = this.run.forced<Id>(ask);
    if (forced !== undefined) return forced;
    return (yield [ask])[0] as Id;
  }

  *askPlace(seat: Side, question: Question<T>, places: readonly Place[]): Flow<Place> {
    const options = places.map((place) => this.board.options[place] as Option<T["country"]>);
    const id = yield* this.ask(seat, question, options);
    return this.board.place(id);
  }

  /** Asks several seats at once; nobody learns an answer before all are in. */
  askAll<Id extends string>(asks: readonly (Ask<Side, Id> & { readonly kind: AskKind<T> })[]): Flow<readonly Id[]> {
    return this.spoken.askAll(asks);
  }

  tell(key: LogKey<T>, args: Args): void {
    this.spoken.tell(key, args);
  }

  /** A pair: everybody sees `args`, the seats named see `more` too. */
  tellSecret(key: LogKey<T>, args: Args, seats: readonly Side[], more: Args): void {
    this.spoken.tellSecret(key, args, seats, more);
  }

  end(winners: readonly Side[], key: EndKey<T>, args: Args = noArgs): never {
    return this.spoken.end(winners, key, args);
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
    if (Math.abs(vp) >= this.rules.victory) this.end([vp > 0 ? "us" : "ussr"], "vp", { vp });
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

  /** `card` is what does it where nothing else tells that. */
  setDefcon(level: number, card?: T["card"]): void {
    const before = this.state.defcon;
    const after = Math.max(this.lowestDefcon(), Math.min(MAX_DEFCON, level));
    if (after === before) return;
    this.state.defcon = after;
    if (after === 2) this.reachedTwo = true;
    this.tell("defcon", { from: before, to: after, ...(card === undefined ? {} : { card }) });
    if (after === 1) this.nuclearWar();
  }

  /** [8.1.3] The phasing player loses, whoever decided it. */
  private nuclearWar(): never {
    const loser = this.state.phasing as Side;
    return this.end([other(loser)], "defcon", { loser });
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
    if (!this.facts(card).addsUp)
      state.effects = state.effects.filter((effect) => effect.card !== card || effect.side !== side);
    state.effects.push({ card, side, turn: lasting === "turn", since: state.turn, ...chosen });
    const until = lasting === "turn" ? { until: "turn" } : {};
    this.tell("effect.begins", { card, side, ...chosen, ...until });
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
    return this.preventer(card) !== undefined;
  }

  /** What keeps the event of a card from occurring: another event, or what a game has besides. */
  preventer(card: T["card"]): string | undefined {
    const { preventedBy } = this.facts(card);
    if (preventedBy !== undefined) for (const earlier of preventedBy) if (this.inEffect(earlier)) return earlier;
    return undefined;
  }
}
