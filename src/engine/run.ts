import { type Args, type Ask, noArgs, type Option } from "./ask.ts";
import type { Fate } from "./fate.ts";
import type { Flow } from "./flow.ts";
import type { Outcome } from "./game.ts";
import type { LogEntry } from "./log.ts";

/** Thrown by `Run.end` to leave all flows at once; only the match catches it. */
export const finished = Symbol("finished");

/** What a flow has in its hands: the state, the seats to ask, chance and the log. */
export class Run<State, Seat extends string> {
  outcome: Outcome<Seat> | null = null;
  readonly log: LogEntry<Seat>[] = [];
  /** Set when a die fell or a secret was shown: what was answered before cannot be taken back. */
  sealed = false;
  /** Where in the log that happened first, since somebody has asked. */
  private sealedAt: number | null = null;
  /** Who alone could reckon with what has happened, null for nobody, and after how much of chance that was. */
  private readonly surprises = new Map<Seat | null, number>();

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
    this.log.push({ key: "forced", args: { seat, kind, option: id } });
    return id;
  }

  /** Asks several seats at once; nobody learns an answer before all are in. */
  *askAll<Id extends string>(asks: readonly Ask<Seat, Id>[]): Flow<readonly Id[]> {
    const answers = yield asks;
    return answers as readonly Id[];
  }

  roll(sides = 6): number {
    this.seal("foreseen");
    return this.fate.roll(sides);
  }

  /** Two dice of which only the difference counts. */
  rollAgainst(sides = 6): readonly [number, number] {
    this.seal("foreseen");
    const { fate } = this;
    if (fate.foresee === undefined) return [fate.roll(sides), fate.roll(sides)];
    const pair = fate.foresee(differences(sides));
    return [Math.floor(pair / sides) + 1, (pair % sides) + 1];
  }

  /** Takes one of the items blindly out of the list; its owner knows what they are. */
  takeBlindly<Id extends string>(items: Id[], owner: Seat | null = null): Id {
    this.seal("foreseen");
    this.surprise(owner);
    return items.splice(this.fate.pick(items), 1)[0] as Id;
  }

  /** Turns up the top of a pile; cards that are alike lead to the same, for whoever reckons what may come. */
  turnUp<Id extends string>(pile: Id[], alike: (id: Id) => string): Id | undefined {
    this.seal("foreseen");
    if (this.fate.foresee === undefined || pile.length === 0) return pile.pop();
    return pile.splice(this.fate.foresee(pile.map(alike)), 1)[0];
  }

  shuffle(items: string[], what: string): void {
    this.fate.shuffle(items, what);
  }

  /**
   * To be called when a seat learns what it did not know. `foreseen` is what it could reckon with before, or what has no
   * bearing on what follows.
   */
  seal(what: "secret" | "foreseen" = "secret"): void {
    this.sealed = true;
    this.sealedAt ??= this.log.length;
    if (what === "secret") this.surprise(null);
  }

  /** Where in the course of chance something first happened that a seat could not reckon with; null if nowhere. */
  surprisedAt(seat: Seat): number | null {
    let first: number | null = null;
    for (const [knowing, at] of this.surprises) if (knowing !== seat && (first === null || at < first)) first = at;
    return first;
  }

  forgetSurprises(): void {
    this.surprises.clear();
  }

  /** Where in the log a die first fell or a secret was shown since this was last asked; null if nowhere. */
  takeSealedAt(): number | null {
    const at = this.sealedAt;
    this.sealedAt = null;
    return at;
  }

  private surprise(knowing: Seat | null): void {
    if (!this.surprises.has(knowing)) this.surprises.set(knowing, this.fate.position);
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
