import { type Ask, offers } from "./ask.ts";
import type { Fate } from "./fate.ts";
import type { Flow } from "./flow.ts";
import type { Game, Outcome } from "./game.ts";
import type { Known } from "./known.ts";
import { finished, Run } from "./run.ts";

/** So much of a game as it takes to run it. */
type Rules<State, Seat extends string> = Pick<Game<State, unknown, Seat, unknown>, "step">;

/** A run that tells nobody anything. */
class SilentRun<State, Seat extends string> extends Run<State, Seat> {
  override tell(): void {}
  override tellSecret(): void {}
  protected override note(): void {}
}

/**
 * A course of play that is only imagined, from a position where a step begins: no log, nothing to take back, nothing kept. What it is
 * given it plays on: whoever goes on from a position more than once copies it.
 */
export class Imagined<State, Seat extends string> {
  /** What is asked now; nothing when the game is over. */
  asks: readonly Ask<Seat>[] = [];
  private readonly run: Run<State, Seat>;
  private flow: Flow;

  constructor(
    private readonly rules: Rules<State, Seat>,
    state: State,
    fate: Fate,
  ) {
    this.run = new SilentRun<State, Seat>(state, fate);
    this.flow = rules.step(this.run);
    this.advance([]);
  }

  get state(): State {
    return this.run.state;
  }

  get outcome(): Outcome<Seat> | null {
    return this.run.outcome;
  }

  /** From here on chance is another. */
  set fate(fate: Fate) {
    this.run.fate = fate;
  }

  /** Goes on with one answer for every ask, in their order; each must be offered. */
  answer(options: readonly string[]): void {
    this.advance(options);
  }

  private advance(options: readonly string[]): void {
    try {
      let next = this.flow.next(options);
      while (next.done === true) {
        this.flow = this.rules.step(this.run);
        next = this.flow.next([]);
      }
      // a flow of a game asks the seats of that game
      this.asks = next.value as readonly Ask<Seat>[];
    } catch (error) {
      if (error !== finished) throw error;
      this.asks = [];
    }
  }
}

/**
 * Brings a position that was dealt for where a step began to where a seat is asked: by the answers and the dice that it has seen. Null
 * where what was dealt does not lead there. `guess` answers what the seat has not learnt; `chance` is where all but the dice comes from;
 * what was blindly picked on the way is added to `picks`.
 */
export function retraced<State, Seat extends string>(
  rules: Rules<State, Seat>,
  state: State,
  { answers, dice, log, told }: Known<unknown, Seat>,
  chance: Fate,
  guess: (state: State, ask: Ask<Seat>) => string,
  picks: number[] = [],
): Imagined<State, Seat> | null {
  const fate = new RetracedFate(dice, idsIn(log.slice(told)), chance, picks);
  const imagined = new Imagined<State, Seat>(rules, state, fate);
  for (let at = 0; at < answers.length; ) {
    const { asks } = imagined;
    if (asks.length === 0) return null;
    const options: string[] = [];
    for (const ask of asks) {
      const [seat, learnt] = answers[at++] ?? [];
      const option = learnt === null ? guess(imagined.state, ask) : learnt;
      if (seat !== ask.seat || option === undefined || !offers(ask, option)) return null;
      options.push(option);
    }
    imagined.answer(options);
  }
  if (fate.isOff || imagined.outcome !== null) return null;
  imagined.fate = chance;
  return imagined;
}

/** Everything that is named in what a seat has read. */
function idsIn(log: Known["log"]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { args } of log)
    for (const arg of Object.values(args)) {
      if (typeof arg === "string") ids.add(arg);
      else if (Array.isArray(arg)) for (const each of arg) ids.add(String(each));
    }
  return ids;
}

/** Dice as they have been seen; of what is blindly taken, what has been named since, if it is there. */
class RetracedFate implements Fate {
  private rolled = 0;
  /** Whether more dice have fallen than were seen. */
  private isBeyond = false;

  constructor(
    private readonly dice: readonly number[],
    private readonly named: ReadonlySet<string>,
    private readonly chance: Fate,
    private readonly picks: number[],
  ) {}

  /** Whether other dice fell than were seen. */
  get isOff(): boolean {
    return this.isBeyond || this.rolled < this.dice.length;
  }

  get position(): number {
    return this.chance.position;
  }

  set position(position: number) {
    this.chance.position = position;
  }

  roll(sides: number): number {
    const die = this.dice[this.rolled++];
    if (die !== undefined) return die;
    this.isBeyond = true;
    return this.chance.roll(sides);
  }

  pick(items: readonly string[]): number {
    const named = items.findIndex((id) => this.named.has(id));
    const picked = named < 0 ? this.chance.pick(items) : named;
    this.picks.push(picked);
    return picked;
  }

  shuffle(items: string[], what: string): void {
    this.chance.shuffle(items, what);
  }

  copy(): RetracedFate {
    const same = new RetracedFate(this.dice, this.named, this.chance.copy(), [...this.picks]);
    same.rolled = this.rolled;
    same.isBeyond = this.isBeyond;
    return same;
  }
}

/** Quick chance for imagined play, the same for the same number; not fit for secrets. */
export class QuickFate implements Fate {
  constructor(public position: number) {}

  roll(sides: number): number {
    return this.below(sides) + 1;
  }

  pick(items: readonly string[]): number {
    return this.below(items.length);
  }

  shuffle(items: string[]): void {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const kept = items[last] as string;
      items[last] = items[other] as string;
      items[other] = kept;
    }
  }

  copy(): QuickFate {
    return new QuickFate(this.position);
  }

  /** Mulberry32: a few operations, and good enough to throw dice. */
  private below(count: number): number {
    this.position = (this.position + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.position ^ (this.position >>> 15), 1 | this.position);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  }
}
