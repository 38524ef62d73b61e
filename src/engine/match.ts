import { type Ask, offers } from "./ask.ts";
import { Course, type Decision } from "./course.ts";
import type { Fate } from "./fate.ts";
import type { Game, Outcome } from "./game.ts";
import type { Known } from "./known.ts";
import { fateOf } from "./loaded-fate.ts";
import { type LogEntry, type VisibleEntry, visible } from "./log.ts";
import type { Odds, OddsQuery } from "./odds.ts";
import { type Reason, Refusal } from "./refusal.ts";
import type { Sealing, Thought } from "./run.ts";
import { type Answer, SAVE_FORMAT, type Saved } from "./saved.ts";

/** An ask as the table sees it: `answered` tells that its seat has chosen, never what. */
export type Pending<Seat extends string> = Ask<Seat> & { readonly answered?: true };

interface Beginning {
  readonly options?: unknown;
  /** Secret until the end; make it long and random. */
  readonly seed: string;
  /** For tests and log replay: chance from elsewhere than the seed. */
  readonly fate?: Fate;
}

/** One game being played: who is asked what, what is answered, taken back and given again, and what each seat may know of it. */
export class Match<State, View, Seat extends string, Options> {
  readonly seats: readonly Seat[];
  /** If this is only what a seat thinks may come: how far it could. */
  thought: Readonly<Thought<Seat>> | null = null;
  /** The same object in a clone, and another one once something was answered or taken back: what follows may be remembered by it. */
  standing: object = {};
  /** Answers of the current step that no longer fitted the rules when the match was loaded, and were dropped. */
  dropped: readonly Answer<Seat>[] = [];

  private undone: Answer<Seat>[] = [];

  private constructor(
    readonly game: Game<State, View, Seat, Options>,
    readonly options: Options,
    private readonly seed: string,
    private readonly course: Course<State, Seat>,
  ) {
    this.seats = game.seats(options);
  }

  static start<State, View, Seat extends string, Options>(
    game: Game<State, View, Seat, Options>,
    beginning: Beginning,
  ): Match<State, View, Seat, Options> {
    const options = game.options(beginning.options ?? {});
    const fate = beginning.fate ?? fateOf(beginning.seed);
    return new Match(game, options, beginning.seed, Course.begin(game, game.start(options), fate));
  }

  /** Begins at a position that somebody has laid, with the next step of the chain. */
  static lay<State, View, Seat extends string, Options>(
    game: Game<State, View, Seat, Options>,
    state: State,
    beginning: Omit<Beginning, "fate">,
  ): Match<State, View, Seat, Options> {
    return Match.load(game, {
      format: SAVE_FORMAT,
      game: game.id,
      rules: game.rulesVersion,
      options: game.options(beginning.options ?? {}),
      seed: beginning.seed,
      answered: 0,
      sealed: 0,
      logged: 0,
      steps: [{ state, fate: 0, logged: 0, answers: [] }],
      given: [],
      redo: [],
      log: [],
      outcome: null,
    });
  }

  static load<State, View, Seat extends string, Options>(
    game: Game<State, View, Seat, Options>,
    saved: Saved<State, Seat, Options>,
    elsewhere?: Fate,
  ): Match<State, View, Seat, Options> {
    if (saved.game !== game.id) throw new Error(`A game of ${saved.game}, not of ${game.id}`);
    const course = Course.load(game, saved, (position) => elsewhere ?? fateOf(saved.seed, position));
    const match = new Match(game, saved.options, saved.seed, course);
    if (course.dropped === null) match.undone = [...saved.redo];
    else match.dropped = course.dropped;
    return match;
  }

  save(): Saved<State, Seat, Options> {
    const { answered, sealed, logged, steps, given, log, outcome } = this.course.save();
    return {
      format: SAVE_FORMAT,
      game: this.game.id,
      rules: this.game.rulesVersion,
      options: this.options,
      seed: this.seed,
      answered,
      sealed,
      logged,
      steps,
      given,
      redo: [...this.undone],
      log,
      outcome,
    };
  }

  /** The same position, to go on from without touching this one. */
  clone(): Match<State, View, Seat, Options> {
    const copy = new Match(this.game, this.options, this.seed, this.course.copy());
    copy.undone = [...this.undone];
    copy.dropped = this.dropped;
    copy.standing = this.standing;
    return copy;
  }

  /** The position as a seat that is asked may think of it, to try out what may come: with other chance, and nothing secret. */
  imagine(seat: Seat, fate: Fate): Match<State, View, Seat, Options> {
    const copy = this.clone();
    copy.standing = {};
    const { run } = copy.course;
    const unseen = this.game.foresight?.assume(run.state, copy.askOf(seat)) ?? [];
    copy.thought = run.think(seat, unseen, fate);
    return copy;
  }

  /** Thinks of an answer; whoever is asked with the seat is taken to answer something that changes nothing. */
  suppose(seat: Seat, option: string): void {
    const idle = this.game.foresight?.idle ?? "";
    this.course.proceed(this.course.asks.map((ask) => (ask.seat === seat ? option : idle)));
  }

  /** Every ask that waits for an answer or may still be answered anew. */
  get pending(): readonly Pending<Seat>[] {
    const { asks, given } = this.course;
    if (asks.length < 2) return asks;
    return asks.map((ask, at) => (given[at] === undefined ? ask : { ...ask, answered: true as const }));
  }

  get outcome(): Outcome<Seat> | null {
    return this.course.run.outcome;
  }

  /** The seed, once the game is over and everybody may check the rolls. */
  get revealedSeed(): string | null {
    return this.course.run.outcome === null ? null : this.seed;
  }

  /** From here on what these seats answer keeps nobody from taking back what was before: they are played by nobody who minds. */
  yield(seats: readonly Seat[]): void {
    this.course.yielding = seats;
  }

  /** Number of answers in the game so far. */
  get answered(): number {
    return this.course.answered;
  }

  /** Whether nothing has been answered yet in the current step: a new round, phase or card. */
  get atStepStart(): boolean {
    return this.course.current.answers.length === 0;
  }

  /** Number of log entries in the game so far. */
  get logged(): number {
    return this.course.logged;
  }

  /** What has happened since this match was started, or since the oldest step it was loaded with. */
  get log(): readonly LogEntry<Seat>[] {
    return this.course.run.log;
  }

  /** Where in the log a die first fell or a secret was shown since this was last asked; null if nowhere. */
  takeSealedAt(): number | null {
    return this.course.run.takeSealedAt();
  }

  /** A list to which the asks are added that the rules answer by themselves, up to the next die or secret. */
  watchForced(): readonly Ask<Seat>[] {
    return this.course.run.watchForced();
  }

  /** What that was. */
  get sealedBy(): Sealing {
    return this.course.run.sealedBy;
  }

  logFor(seat: Seat | null): readonly VisibleEntry[] {
    return this.course.run.log.map((entry) => visible(entry, seat));
  }

  /** What a seat knows of the game, and nothing else; `earlier` is what it could read before the log of this match begins. */
  known(seat: Seat, earlier: readonly VisibleEntry[] = []): Known<View, Seat> {
    const { course, game } = this;
    const { run, current, told } = course;
    return {
      seat,
      view: this.view(seat),
      before: game.view(current.state, seat),
      answers: course.answersSeenBy(seat, game.covert ?? []),
      dice: [...run.dice],
      log: [...earlier, ...this.logFor(seat)],
      told: earlier.length + told,
    };
  }

  view(seat: Seat | null): View {
    return this.game.view(this.course.run.state, seat);
  }

  get seating(): Readonly<Record<Seat, Seat>> {
    return this.game.seating(this.course.run.state);
  }

  odds(query: OddsQuery<Seat>): Odds {
    return this.game.odds(this.course.run.state, query);
  }

  /** Answers the ask of a seat. Throws a `Refusal`, and changes nothing, if that is not possible. */
  answer(seat: Seat, option: string): void {
    const ask = this.askOf(seat);
    if (!offers(ask, option)) throw new Refusal(this.whyNot(ask, option));
    if (this.undone.length > 0) this.undone = [];
    this.give(ask, option);
  }

  /** Why an answer would be refused; `null` if it would be taken. */
  refusal(seat: Seat, option: string): Reason | null {
    try {
      const ask = this.askOf(seat);
      return offers(ask, option) ? null : this.whyNot(ask, option);
    } catch (error) {
      if (error instanceof Refusal) return error.reason;
      throw error;
    }
  }

  canUndo(seat: Seat): boolean {
    return this.course.canTakeBack(seat);
  }

  canRedo(seat: Seat): boolean {
    return this.undone[this.undone.length - 1]?.[0] === seat;
  }

  /** What a seat has decided in the current step, and what the rules have decided for it, in order. */
  decisionsOf(seat: Seat): readonly Decision<Seat>[] {
    return this.course.decisionsOf(seat);
  }

  /** Takes back the last answer of a seat, and says which: until a die, a shown secret or the answer of another seat. */
  undo(seat: Seat): Answer<Seat> {
    if (!this.canUndo(seat)) throw new Refusal({ key: "refusal.undo", args: {} });
    this.standing = {};
    const taken = this.course.takeBack(seat);
    this.undone.push(taken);
    return taken;
  }

  /** Gives an answer again that was taken back, and says which, until something else is answered. */
  redo(seat: Seat): Answer<Seat> {
    if (!this.canRedo(seat)) throw new Refusal({ key: "refusal.redo", args: {} });
    const again = this.undone.pop() as Answer<Seat>;
    this.give(this.askOf(seat), again[1]);
    return again;
  }

  private give(ask: Ask<Seat>, option: string): void {
    this.standing = {};
    this.course.give(this.course.asks.indexOf(ask), option);
  }

  private askOf(seat: Seat): Ask<Seat> {
    const { asks, given } = this.course;
    for (const ask of asks) if (ask.seat === seat) return ask;
    if (this.outcome !== null) throw new Refusal({ key: "refusal.over", args: {} });
    const seats = asks.filter((_, at) => given[at] === undefined).map((ask) => ask.seat);
    throw new Refusal({ key: "refusal.turn", args: { seats } });
  }

  private whyNot(ask: Ask<Seat>, option: string): Reason {
    const fallback = { key: "refusal.option", args: { kind: ask.kind } };
    const reason = this.game.explain(this.course.run.state, ask, option);
    return reason ?? (ask.rule ? { ...fallback, rule: ask.rule } : fallback);
  }
}
