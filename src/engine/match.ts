import { type Ask, offers } from "./ask.ts";
import { commitment, type Fate, SeededFate } from "./fate.ts";
import type { Flow } from "./flow.ts";
import type { Game, Outcome } from "./game.ts";
import { type LogEntry, type VisibleEntry, visible } from "./log.ts";
import type { Odds, OddsQuery } from "./odds.ts";
import { type Reason, Refusal } from "./refusal.ts";
import { finished, Run, type Thought } from "./run.ts";
import { type Answer, SAVE_FORMAT, type Saved, type SavedStep } from "./saved.ts";

/** An ask as the table sees it: `answered` tells that its seat has chosen, never what. */
export type Pending<Seat extends string> = Ask<Seat> & { readonly answered?: true };

/** What has been decided in the current step: by a seat, or by the rules where there was no other way. */
export interface Decision<Seat extends string = string> {
  readonly seat: Seat;
  readonly kind: string;
  readonly option: string;
  readonly forced: boolean;
}

interface Beginning {
  readonly options?: unknown;
  /** Secret until the end; make it long and random. */
  readonly seed: string;
  /** For tests and log replay: chance from elsewhere than the seed. */
  readonly fate?: Fate;
}

/**
 * One game being played. The position is the checkpoint of the current step and the answers given since; everything
 * here (loading, undo, redo, recovery) is running a step again over its answers.
 */
export class Match<State, View, Seat extends string, Options> {
  readonly seats: readonly Seat[];
  /** If this is only what a seat thinks may come: how far it could. */
  thought: Readonly<Thought<Seat>> | null = null;
  /** The same object in a clone, and another one once something was answered or taken back: what follows may be remembered by it. */
  standing: object = {};
  /** Answers of the current step that no longer fitted the rules when the match was loaded, and were dropped. */
  dropped: readonly Answer<Seat>[] = [];

  private readonly run: Run<State, Seat>;
  private steps: SavedStep<State, Seat>[] = [];
  private flow: Flow | null = null;
  private asks: readonly Ask<Seat>[] = [];
  /** Answers to the open ask of several seats, by the position of their ask. */
  private given: (string | undefined)[] = [];
  private undone: Answer<Seat>[] = [];
  /** The kinds of the asks that the answers of the current step were given to, and where in the log they stood. */
  private kinds: { readonly kind: string; readonly logged: number }[] = [];
  /** How many answers came before the first step kept here, and how many of all can no longer be taken back. */
  private before = 0;
  private sealed = 0;
  /** How many log entries came before `run.log`. */
  private loggedBefore = 0;

  private constructor(
    readonly game: Game<State, View, Seat, Options>,
    readonly options: Options,
    private readonly seed: string,
    state: State,
    fate: Fate,
  ) {
    this.seats = game.seats(options);
    this.run = new Run<State, Seat>(state, fate);
  }

  static start<State, View, Seat extends string, Options>(
    game: Game<State, View, Seat, Options>,
    beginning: Beginning,
  ): Match<State, View, Seat, Options> {
    const options = game.options(beginning.options ?? {});
    const fate = beginning.fate ?? new SeededFate(beginning.seed);
    const match = new Match(game, options, beginning.seed, game.start(options), fate);
    match.beginStep();
    return match;
  }

  static load<State, View, Seat extends string, Options>(
    game: Game<State, View, Seat, Options>,
    saved: Saved<State, Seat, Options>,
    elsewhere?: Fate,
  ): Match<State, View, Seat, Options> {
    if (saved.game !== game.id) throw new Error(`A game of ${saved.game}, not of ${game.id}`);
    const steps = saved.steps.map((step) => ({ ...step, state: game.copy(step.state), answers: [...step.answers] }));
    const current = steps[steps.length - 1];
    if (current === undefined) throw new Error("A saved game has at least one step");
    const fate = elsewhere ?? new SeededFate(saved.seed, current.fate);
    const match = new Match(game, saved.options, saved.seed, current.state, fate);
    match.steps = steps;
    match.before = saved.answered - steps.reduce((sum, step) => sum + step.answers.length, 0);
    match.sealed = saved.sealed;
    match.loggedBefore = saved.logged - saved.log.length;
    match.run.log.push(...saved.log);
    match.undone = [...saved.redo];
    match.resume(current, saved.given);
    return match;
  }

  save(): Saved<State, Seat, Options> {
    const first = this.steps[0] as SavedStep<State, Seat>;
    return {
      format: SAVE_FORMAT,
      game: this.game.id,
      rules: this.game.rulesVersion,
      options: this.options,
      seed: this.seed,
      answered: this.answered,
      sealed: this.sealed,
      logged: this.logged,
      steps: this.steps.map((step) => ({
        ...step,
        state: this.game.copy(step.state),
        answers: [...step.answers],
      })),
      given: this.openAnswers(),
      redo: [...this.undone],
      log: this.run.log.slice(first.logged - this.loggedBefore),
      outcome: this.run.outcome,
    };
  }

  /** The same position, to go on from without touching this one. */
  clone(): Match<State, View, Seat, Options> {
    const { current, run } = this;
    const copy = new Match(this.game, this.options, this.seed, current.state, run.fate.copy());
    // positions are copied before they are played on, so that the clones can share them
    copy.steps = this.steps.map((step) => ({ ...step, answers: [...step.answers] }));
    copy.before = this.before;
    copy.sealed = this.sealed;
    copy.loggedBefore = this.loggedBefore;
    copy.run.log.push(...run.log);
    copy.replay(copy.current);
    copy.run.log.splice(0, copy.run.log.length, ...run.log);
    copy.run.takeSealedAt();
    copy.given = [...this.given];
    copy.undone = [...this.undone];
    copy.dropped = this.dropped;
    copy.standing = this.standing;
    return copy;
  }

  /** The position as a seat that is asked may think of it, to try out what may come: with other chance, and nothing secret. */
  imagine(seat: Seat, fate: Fate): Match<State, View, Seat, Options> {
    const copy = this.clone();
    copy.standing = {};
    const ask = copy.asks[copy.askOf(seat)] as Ask<Seat>;
    const unseen = this.game.foresight?.assume(copy.run.state, ask) ?? [];
    copy.thought = copy.run.think(seat, unseen, fate);
    return copy;
  }

  /** Thinks of an answer; whoever is asked with the seat is taken to answer something that changes nothing. */
  suppose(seat: Seat, option: string): void {
    const idle = this.game.foresight?.idle ?? "";
    this.proceed(this.asks.map((ask) => (ask.seat === seat ? option : idle)));
  }

  /** Every ask that waits for an answer or may still be answered anew. */
  get pending(): readonly Pending<Seat>[] {
    if (this.asks.length < 2) return this.asks;
    return this.asks.map((ask, at) => (this.given[at] === undefined ? ask : { ...ask, answered: true as const }));
  }

  get outcome(): Outcome<Seat> | null {
    return this.run.outcome;
  }

  /** The hash of the seed, public from the start. */
  get commitment(): string {
    return commitment(this.seed);
  }

  /** The seed, once the game is over and everybody may check the rolls. */
  get revealedSeed(): string | null {
    return this.run.outcome === null ? null : this.seed;
  }

  /** Number of answers in the game so far. */
  get answered(): number {
    let count = this.before;
    for (const step of this.steps) count += step.answers.length;
    return count;
  }

  /** Whether nothing has been answered yet in the current step: a new round, phase or card. */
  get atStepStart(): boolean {
    return this.current.answers.length === 0;
  }

  /** Number of log entries in the game so far. */
  get logged(): number {
    return this.loggedBefore + this.run.log.length;
  }

  /** What has happened since this match was started, or since the oldest step it was loaded with. */
  get log(): readonly LogEntry<Seat>[] {
    return this.run.log;
  }

  /** Where in the log a die first fell or a secret was shown since this was last asked; null if nowhere. */
  takeSealedAt(): number | null {
    return this.run.takeSealedAt();
  }

  logFor(seat: Seat | null): readonly VisibleEntry[] {
    return this.run.log.map((entry) => visible(entry, seat));
  }

  view(seat: Seat | null): View {
    return this.game.view(this.run.state, seat);
  }

  get seating(): Readonly<Record<Seat, Seat>> {
    return this.game.seating(this.run.state);
  }

  odds(query: OddsQuery<Seat>): Odds {
    return this.game.odds(this.run.state, query);
  }

  /** Answers the ask of a seat. Throws a `Refusal`, and changes nothing, if that is not possible. */
  answer(seat: Seat, option: string): void {
    const at = this.askOf(seat);
    const ask = this.asks[at] as Ask<Seat>;
    if (!offers(ask, option)) throw new Refusal(this.whyNot(ask, option));
    if (this.undone.length > 0) this.undone = [];
    this.give(at, option);
  }

  /** Why an answer would be refused; `null` if it would be taken. */
  refusal(seat: Seat, option: string): Reason | null {
    try {
      const ask = this.asks[this.askOf(seat)] as Ask<Seat>;
      return offers(ask, option) ? null : this.whyNot(ask, option);
    } catch (error) {
      if (error instanceof Refusal) return error.reason;
      throw error;
    }
  }

  canUndo(seat: Seat): boolean {
    if (this.given.some((option) => option !== undefined)) return this.hasGiven(seat);
    return this.answered > this.sealed && this.lastAnswer()?.[0] === seat;
  }

  canRedo(seat: Seat): boolean {
    return this.undone[this.undone.length - 1]?.[0] === seat;
  }

  /** What a seat has decided in the current step, and what the rules have decided for it, in order. */
  decisionsOf(seat: Seat): readonly Decision<Seat>[] {
    const { answers, logged } = this.current;
    const made = answers.flatMap(([from, option], at) => {
      const asked = this.kinds[at];
      return from !== seat || asked === undefined ? [] : [{ ...asked, seat, option, forced: false }];
    });
    const forced = this.run.log.flatMap(({ key, args }, at) =>
      key === "forced" && args.seat === seat && at >= logged - this.loggedBefore
        ? [{ logged: this.loggedBefore + at, seat, kind: String(args.kind), option: String(args.option), forced: true }]
        : [],
    );
    return [...made, ...forced].sort((one, two) => one.logged - two.logged || Number(one.forced) - Number(two.forced));
  }

  /** Takes back the last answer of a seat, and says which: until a die, a shown secret or the answer of another seat. */
  undo(seat: Seat): Answer<Seat> {
    if (!this.canUndo(seat)) throw new Refusal({ key: "refusal.undo", args: {} });
    this.standing = {};
    const at = this.asks.findIndex((ask) => ask.seat === seat);
    const given = this.given[at];
    if (given !== undefined) {
      this.given[at] = undefined;
      const taken = [seat, given] as const;
      this.undone.push(taken);
      return taken;
    }
    while (this.current.answers.length === 0) this.steps.pop();
    const taken = this.current.answers.pop() as Answer<Seat>;
    this.undone.push(taken);
    this.replay(this.current);
    return taken;
  }

  /** Gives an answer again that was taken back, and says which, until something else is answered. */
  redo(seat: Seat): Answer<Seat> {
    if (!this.canRedo(seat)) throw new Refusal({ key: "refusal.redo", args: {} });
    const again = this.undone.pop() as Answer<Seat>;
    this.give(this.askOf(seat), again[1]);
    return again;
  }

  private get current(): SavedStep<State, Seat> {
    return this.steps[this.steps.length - 1] as SavedStep<State, Seat>;
  }

  private lastAnswer(): Answer<Seat> | undefined {
    for (let at = this.steps.length - 1; at >= 0; at--) {
      const answers = (this.steps[at] as SavedStep<State, Seat>).answers;
      if (answers.length > 0) return answers[answers.length - 1];
    }
    return undefined;
  }

  private askOf(seat: Seat): number {
    for (let at = 0; at < this.asks.length; at++) if ((this.asks[at] as Ask<Seat>).seat === seat) return at;
    if (this.run.outcome !== null) throw new Refusal({ key: "refusal.over", args: {} });
    const seats = this.asks.filter((_, at) => this.given[at] === undefined).map((ask) => ask.seat);
    throw new Refusal({ key: "refusal.turn", args: { seats } });
  }

  private whyNot(ask: Ask<Seat>, option: string): Reason {
    const fallback = { key: "refusal.option", args: { kind: ask.kind } };
    return this.game.explain(this.run.state, ask, option) ?? (ask.rule ? { ...fallback, rule: ask.rule } : fallback);
  }

  private hasGiven(seat: Seat): boolean {
    return this.asks.some((ask, at) => ask.seat === seat && this.given[at] !== undefined);
  }

  private openAnswers(): Answer<Seat>[] {
    return this.asks.flatMap((ask, at) => {
      const option = this.given[at];
      return option === undefined ? [] : [[ask.seat, option] as const];
    });
  }

  private give(at: number, option: string): void {
    this.standing = {};
    if (this.asks.length === 1) return this.proceed([option]);
    this.given[at] = option;
    for (let other = 0; other < this.asks.length; other++) if (this.given[other] === undefined) return;
    this.proceed(this.given as string[]);
  }

  /** Writes the answers down and lets the flow go on. If the rules fail, the position is what it was before. */
  private proceed(options: readonly string[]): void {
    const step = this.current;
    const asks = this.asks;
    const count = this.answered;
    const sealed = this.sealed;
    // Another seat's answer, and several together, are not taken back.
    if (asks.length > 1) this.sealed = count + asks.length;
    else if (this.lastAnswer()?.[0] !== (asks[0] as Ask<Seat>).seat) this.sealed = count;
    for (let at = 0; at < asks.length; at++) {
      const { seat, kind } = asks[at] as Ask<Seat>;
      step.answers.push([seat, options[at] as string]);
      this.kinds.push({ kind, logged: this.logged });
    }
    try {
      this.advance(options);
    } catch (error) {
      this.steps.length = this.steps.indexOf(step) + 1;
      step.answers.length -= asks.length;
      this.sealed = sealed;
      this.replay(step);
      throw error;
    }
    this.forget();
  }

  private beginStep(): void {
    const { run } = this;
    this.steps.push({
      state: this.game.copy(run.state),
      fate: run.fate.position,
      logged: this.loggedBefore + run.log.length,
      answers: [],
    });
    this.kinds = [];
    this.flow = this.game.step(run);
    this.advance([]);
  }

  /** Runs until somebody must be asked or the game is over. */
  private advance(options: readonly string[]): void {
    const { run } = this;
    this.given = [];
    try {
      const next = (this.flow as Flow).next(options);
      if (run.sealed) {
        this.sealed = this.answered;
        run.sealed = false;
      }
      if (next.done === true) this.beginStep();
      else this.asks = next.value as readonly Ask<Seat>[];
    } catch (error) {
      if (error !== finished) throw error;
      this.sealed = this.answered;
      run.sealed = false;
      this.asks = [];
      this.flow = null;
    }
  }

  /** Drops the steps that can no longer be taken back. */
  private forget(): void {
    let answered = this.before;
    let drop = 0;
    while (drop < this.steps.length - 1) {
      answered += (this.steps[drop] as SavedStep<State, Seat>).answers.length;
      if (answered > this.sealed) break;
      this.before = answered;
      drop++;
    }
    if (drop > 0) this.steps.splice(0, drop);
  }

  /** Brings the position to where the answers of the last step lead. */
  private replay(step: SavedStep<State, Seat>): void {
    const { run } = this;
    const answers = step.answers.splice(0);
    const sealed = this.sealed;
    run.state = this.game.copy(step.state);
    run.fate.position = step.fate;
    run.log.length = step.logged - this.loggedBefore;
    run.outcome = null;
    run.sealed = false;
    this.kinds = [];
    this.flow = this.game.step(run);
    this.advance([]);
    while (step.answers.length < answers.length) {
      if (this.current !== step || this.asks.length === 0) throw new Error("The step ends before its answers do");
      const options = this.asks.map((ask, at) => {
        const [seat, option] = answers[step.answers.length + at] as Answer<Seat>;
        if (seat !== ask.seat || !offers(ask, option)) throw new Error(`${ask.kind} no longer offers ${option}`);
        return option;
      });
      for (const { kind } of this.asks) {
        step.answers.push(answers[step.answers.length] as Answer<Seat>);
        this.kinds.push({ kind, logged: this.logged });
      }
      this.advance(options);
    }
    this.sealed = sealed;
  }

  /** Takes up a loaded step; if the rules have changed under it, falls back to its beginning and says so. */
  private resume(step: SavedStep<State, Seat>, given: readonly Answer<Seat>[]): void {
    const answers = [...step.answers];
    try {
      this.replay(step);
      this.given = this.asks.map((ask) => given.find(([seat]) => seat === ask.seat)?.[1]);
      if (this.given.every((option) => option === undefined)) this.given = [];
    } catch {
      this.steps.length = this.steps.indexOf(step) + 1;
      step.answers.length = 0;
      this.undone = [];
      this.dropped = answers;
      this.sealed = Math.min(this.sealed, this.answered);
      this.replay(step);
      this.run.tell("fell-back", { answers: answers.length });
    }
  }
}
