import { type Ask, offers } from "./ask.ts";
import type { Fate } from "./fate.ts";
import type { Flow } from "./flow.ts";
import type { Game } from "./game.ts";
import { finished, Run } from "./run.ts";
import { type Answer, begunAnew, type Saved, type SavedStep } from "./saved.ts";

/** What has been decided in the current step: by a seat, or by the rules where there was no other way. */
export interface Decision<Seat extends string = string> {
  readonly seat: Seat;
  readonly kind: string;
  readonly option: string;
  readonly forced: boolean;
}

/** So much of a game as it takes to run it. */
type Rules<State, Seat extends string> = Pick<Game<State, unknown, Seat, unknown>, "copy" | "step">;

/**
 * How a game runs: a chain of steps, the last of them in progress. The position is the checkpoint of that step and the answers
 * given since; loading, taking back and recovery are running it again over them.
 */
export class Course<State, Seat extends string> {
  readonly run: Run<State, Seat>;
  /** The steps that can still be taken back, and the one in progress. */
  steps: SavedStep<State, Seat>[] = [];
  asks: readonly Ask<Seat>[] = [];
  /** Answers to the open ask of several seats, by the position of their ask. */
  given: (string | undefined)[] = [];
  /** How many answers of the game can no longer be taken back. */
  sealed = 0;
  /** Seats that do not mind: what they answer, and what is answered after them, keeps nobody from taking back what was before. */
  yielding: readonly Seat[] = [];
  /** Answers of a loaded step that no longer fitted the rules, if it had to begin anew. */
  dropped: readonly Answer<Seat>[] | null = null;

  private flow: Flow | null = null;
  /** The kinds of the asks that the answers of the current step were given to, and where in the log they stood. */
  private kinds: { readonly kind: string; readonly logged: number }[] = [];
  /** How many answers came before the first step kept here, and how many log entries before `run.log`. */
  private before = 0;
  private loggedBefore = 0;

  private constructor(
    private readonly rules: Rules<State, Seat>,
    state: State,
    fate: Fate,
  ) {
    this.run = new Run<State, Seat>(state, fate);
  }

  static begin<State, Seat extends string>(rules: Rules<State, Seat>, state: State, fate: Fate): Course<State, Seat> {
    const course = new Course(rules, state, fate);
    course.beginStep();
    return course;
  }

  /** Takes up a saved game; chance goes on where the last step began. */
  static load<State, Seat extends string>(
    rules: Rules<State, Seat>,
    saved: Saved<State, Seat>,
    fateAt: (position: number) => Fate,
  ): Course<State, Seat> {
    const steps = saved.steps.map((step) => ({ ...step, state: rules.copy(step.state), answers: [...step.answers] }));
    const current = steps[steps.length - 1];
    if (current === undefined) throw new Error("A saved game has at least one step");
    const course = new Course(rules, current.state, fateAt(current.fate));
    course.steps = steps;
    course.before = saved.answered - steps.reduce((sum, step) => sum + step.answers.length, 0);
    course.sealed = saved.sealed;
    course.loggedBefore = saved.logged - saved.log.length;
    course.run.log.push(...saved.log);
    course.resume(current, saved.given);
    return course;
  }

  /** What of it is saved. */
  save(): Pick<Saved<State, Seat>, "answered" | "sealed" | "logged" | "steps" | "given" | "log" | "outcome"> {
    const first = this.steps[0] as SavedStep<State, Seat>;
    return {
      answered: this.answered,
      sealed: this.sealed,
      logged: this.logged,
      steps: this.steps.map((step) => ({
        ...step,
        state: this.rules.copy(step.state),
        answers: [...step.answers],
      })),
      given: this.openAnswers(),
      log: this.run.log.slice(first.logged - this.loggedBefore),
      outcome: this.run.outcome,
    };
  }

  /** The same position, to go on from without touching this one. */
  copy(): Course<State, Seat> {
    const { run } = this;
    const copy = new Course(this.rules, this.current.state, run.fate.copy());
    // positions are copied before they are played on, so that the copies can share them
    copy.steps = this.steps.map((step) => ({ ...step, answers: [...step.answers] }));
    copy.before = this.before;
    copy.sealed = this.sealed;
    copy.yielding = this.yielding;
    copy.loggedBefore = this.loggedBefore;
    copy.run.log.push(...run.log);
    copy.replay(copy.current);
    copy.run.log.splice(0, copy.run.log.length, ...run.log);
    copy.run.takeSealedAt();
    copy.given = [...this.given];
    return copy;
  }

  /** Number of answers in the game so far. */
  get answered(): number {
    let count = this.before;
    for (const step of this.steps) count += step.answers.length;
    return count;
  }

  /** Number of log entries in the game so far. */
  get logged(): number {
    return this.loggedBefore + this.run.log.length;
  }

  get current(): SavedStep<State, Seat> {
    return this.steps[this.steps.length - 1] as SavedStep<State, Seat>;
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

  /** What a seat has learnt of what was answered in the current step; `covert` are the kinds whose answers others do not learn. */
  answersSeenBy(seat: Seat, covert: readonly string[]): (readonly [Seat, string | null])[] {
    return this.current.answers.map(([from, option], at) => {
      const isCovert = from !== seat && covert.includes(this.kinds[at]?.kind ?? "");
      return [from, isCovert ? null : option];
    });
  }

  /** Where in `run.log` the current step begins. */
  get told(): number {
    return this.current.logged - this.loggedBefore;
  }

  /** Answers the ask at this place. Of several, the flow goes on with the last answer. */
  give(at: number, option: string): void {
    if (this.asks.length === 1) return this.proceed([option]);
    this.given[at] = option;
    for (let other = 0; other < this.asks.length; other++) if (this.given[other] === undefined) return;
    this.proceed(this.given as string[]);
  }

  canTakeBack(seat: Seat): boolean {
    if (this.given.some((option) => option !== undefined))
      return this.asks.some((ask, at) => ask.seat === seat && this.given[at] !== undefined);
    return this.answered > this.sealed && this.lastAnswer()?.[0] === seat;
  }

  /** Takes back the last answer of a seat that can. */
  takeBack(seat: Seat): Answer<Seat> {
    const at = this.asks.findIndex((ask) => ask.seat === seat);
    const given = this.given[at];
    if (given !== undefined) {
      this.given[at] = undefined;
      return [seat, given];
    }
    while (this.current.answers.length === 0) this.steps.pop();
    const taken = this.current.answers.pop() as Answer<Seat>;
    this.replay(this.current);
    return taken;
  }

  /** Writes the answers down and lets the flow go on. If the rules fail, the position is what it was before. */
  proceed(options: readonly string[]): void {
    const step = this.current;
    const asks = this.asks;
    const count = this.answered;
    const sealed = this.sealed;
    // Another seat's answer, and several together, are not taken back.
    if (asks.length > 1) this.sealed = count + asks.length;
    else if (!this.mayReturn((asks[0] as Ask<Seat>).seat)) this.sealed = count;
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

  /** Whether what was answered before can still be taken back when this seat has answered. */
  private mayReturn(seat: Seat): boolean {
    const last = this.lastAnswer()?.[0];
    return last === seat || (last !== undefined && (this.yielding.includes(seat) || this.yielding.includes(last)));
  }

  private lastAnswer(): Answer<Seat> | undefined {
    for (let at = this.steps.length - 1; at >= 0; at--) {
      const answers = (this.steps[at] as SavedStep<State, Seat>).answers;
      if (answers.length > 0) return answers[answers.length - 1];
    }
    return undefined;
  }

  private openAnswers(): Answer<Seat>[] {
    return this.asks.flatMap((ask, at) => {
      const option = this.given[at];
      return option === undefined ? [] : [[ask.seat, option] as const];
    });
  }

  private beginStep(): void {
    const { run } = this;
    this.steps.push({
      state: this.rules.copy(run.state),
      fate: run.fate.position,
      logged: this.loggedBefore + run.log.length,
      answers: [],
    });
    this.kinds = [];
    run.dice = [];
    run.watchNoMore();
    this.flow = this.rules.step(run);
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
    run.state = this.rules.copy(step.state);
    run.fate.position = step.fate;
    run.log.length = step.logged - this.loggedBefore;
    run.outcome = null;
    run.sealed = false;
    this.kinds = [];
    run.dice = [];
    this.flow = this.rules.step(run);
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
      const anew = begunAnew(step);
      this.steps.splice(this.steps.indexOf(step), this.steps.length, anew);
      this.dropped = answers;
      this.sealed = Math.min(this.sealed, this.answered);
      this.replay(anew);
      this.run.tell("fell-back", { answers: answers.length });
    }
  }
}
