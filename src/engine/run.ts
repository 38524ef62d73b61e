import { type Args, type Ask, noArgs, type Option } from "./ask.ts";
import type { Fate } from "./fate.ts";
import type { Flow } from "./flow.ts";
import type { Outcome } from "./game.ts";
import type { LogEntry } from "./log.ts";

/** Thrown by `Run.end` to leave all flows at once; only the match catches it. */
export const finished = Symbol("finished");

/** What a seat thinks may come. */
export interface Thought<Seat extends string> {
  readonly seat: Seat;
  /** Everything that may be a card it does not know. */
  readonly unseen: readonly string[];
  /** Piles that were shuffled since: everybody knows what is in them. */
  readonly shuffled: Set<readonly string[]>;
  /** Where in the course of chance something happened that it could not reckon with. */
  surprisedAt: number | null;
  /** Whether cards have come to a hand that nobody can name yet. */
  hasDrawn: boolean;
}

/** Why nothing before can be taken back: dice have fallen, or cards were shown. */
export type Sealing = "dice" | "cards";

/** What a flow has in its hands: the state, the seats to ask, chance and the log. */
export class Run<State, Seat extends string> {
  outcome: Outcome<Seat> | null = null;
  readonly log: LogEntry<Seat>[] = [];
  /** The dice that have fallen in the current step: everybody sees them. */
  dice: number[] = [];
  /** Set when a die fell or a secret was shown: what was answered before cannot be taken back. */
  sealed = false;
  /** Where in the log that happened first, since somebody has asked. */
  private sealedAt: number | null = null;
  /** What that was. */
  sealedBy: Sealing = "cards";
  private thought: Thought<Seat> | null = null;
  /** Asks that the rules answer, while somebody wants to know them. */
  private watched: Ask<Seat>[] | null = null;

  constructor(
    public state: State,
    public fate: Fate,
  ) {}

  /** Asks one seat. A pick without alternative is made here, unless that would tell a secret. */
  *ask<Id extends string>(ask: Ask<Seat, Id>): Flow<Id> {
    const forced = this.forced(ask);
    if (forced !== undefined) return forced;
    return (yield [ask])[0] as Id;
  }

  /** Makes the pick of an ask without alternative, if that tells no secret. */
  forced<Id extends string>(ask: Ask<Seat, Id>): Id | undefined {
    const { options, seat, kind } = ask;
    if (options.length === 0) throw new Error(`Nothing to choose from: ${kind}`);
    if (options.length > 1 || ask.secret === true) return undefined;
    const { id } = options[0] as Option<Id>;
    if (this.sealedAt === null) this.watched?.push(ask);
    this.note(seat, kind, id);
    return id;
  }

  /** From now on the asks that the rules answer are collected, as far as no die has fallen and no secret was shown. */
  watchForced(): readonly Ask<Seat>[] {
    this.watched = [];
    return this.watched;
  }

  /** What another step brings belongs to no answer of this one. */
  watchNoMore(): void {
    this.watched = null;
  }

  /** Writes down a pick that the rules have made. */
  protected note(seat: Seat, kind: string, option: string): void {
    this.log.push({ key: "forced", args: { seat, kind, option } });
  }

  /** Asks several seats at once; nobody learns an answer before all are in. */
  *askAll<Id extends string>(asks: readonly Ask<Seat, Id>[]): Flow<readonly Id[]> {
    const answers = yield asks;
    return answers as readonly Id[];
  }

  roll(sides = 6): number {
    this.seal("foreseen", "dice");
    const die = this.fate.roll(sides);
    this.dice.push(die);
    return die;
  }

  /** Two dice of which only the difference counts. */
  rollAgainst(sides = 6): readonly [number, number] {
    this.seal("foreseen", "dice");
    const { fate } = this;
    if (fate.foresee === undefined) return [this.roll(sides), this.roll(sides)];
    const pair = fate.foresee(differences(sides));
    return [Math.floor(pair / sides) + 1, (pair % sides) + 1];
  }

  /** Takes one of the items blindly out of the list; its owner knows what they are. */
  takeBlindly<Id extends string>(items: Id[], owner: Seat | null = null): Id {
    this.seal("foreseen");
    const { fate, thought } = this;
    if (thought === null || thought.seat === owner || thought.unseen.length === 0)
      return items.splice(fate.pick(items), 1)[0] as Id;
    items.pop();
    return thought.unseen[fate.pick(thought.unseen)] as Id;
  }

  /** Turns up the top of a pile; cards that are alike lead to the same, for whoever reckons what may come. */
  turnUp<Id extends string>(pile: Id[], alike: (id: Id) => string): Id | undefined {
    this.seal("foreseen");
    const { fate, thought } = this;
    if (thought === null || fate.foresee === undefined || pile.length === 0) return pile.pop();
    // without cards of which each may be there, and of a pile made anew of what lay open, the pile itself is what may come
    if (thought.unseen.length === 0 || thought.shuffled.has(pile))
      return pile.splice(fate.foresee(pile.map(alike)), 1)[0];
    pile.pop();
    return thought.unseen[fate.foresee(thought.unseen.map((id) => alike(id as Id)))] as Id;
  }

  shuffle(items: string[], what: string): void {
    this.fate.shuffle(items, what);
    this.thought?.shuffled.add(items);
  }

  /**
   * To be called when a seat learns what it did not know. `drawn` are cards that come to a hand; `foreseen` is what it could
   * reckon with before, or what has no bearing on what follows.
   */
  seal(what: "secret" | "drawn" | "foreseen" = "secret", by: Sealing = "cards"): void {
    this.sealed = true;
    if (this.sealedAt === null) [this.sealedAt, this.sealedBy] = [this.log.length, by];
    if (this.thought === null) return;
    if (what === "secret") this.thought.surprisedAt ??= this.fate.position;
    if (what === "drawn") this.thought.hasDrawn = true;
  }

  /** From now on this is only a seat's thought of what may come, with chance as it is told. */
  think(seat: Seat, unseen: readonly string[], fate: Fate): Thought<Seat> {
    this.fate = fate;
    this.thought = { seat, unseen, shuffled: new Set(), surprisedAt: null, hasDrawn: false };
    return this.thought;
  }

  /** Where in the log a die first fell or a secret was shown since this was last asked; null if nowhere. */
  takeSealedAt(): number | null {
    const at = this.sealedAt;
    this.sealedAt = null;
    return at;
  }

  tell(key: string, args: Args = noArgs): void {
    this.log.push({ key, args });
  }

  /** A pair: everybody sees `args`, the seats named see `more` too. */
  tellSecret(key: string, args: Args, seats: readonly Seat[], more: Args): void {
    this.log.push({ key, args, secret: { seats, args: more } });
  }

  end(winners: readonly Seat[], key: string, args: Args = noArgs): never {
    this.outcome = { winners, key, args };
    throw finished;
  }
}

/** For every pair of dice how far the first is above the second. */
const differences = (sides: number): string[] =>
  Array.from({ length: sides * sides }, (_, pair) => String(Math.floor(pair / sides) - (pair % sides)));
