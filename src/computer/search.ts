import {
  type Ask,
  type Game,
  type Imagined,
  type Known,
  offers,
  QuickFate,
  Random,
  retraced,
} from "../engine/index.ts";
import type { Mind } from "../games/mind.ts";
import { type Candidate, ranked } from "./candidates.ts";
import { Trials } from "./trials.ts";

/** How far a level thinks. */
export interface Depth {
  /** Milliseconds of imagined play for an answer, and for one that is planned with the next, by the pace of the title. */
  readonly pickMs: number;
  readonly planMs: number;
  /** So many options are considered, and so many of the next answer for each. */
  readonly breadth: number;
  readonly next: number;
}

/** What the search works with: the rules and the mind of a title, what the seat knows and what it is asked. */
interface Search<Dealt, View, Seat extends string> {
  readonly rules: Pick<Game<Dealt, View, Seat, unknown>, "copy" | "step">;
  readonly mind: Mind<Dealt, View, Seat>;
  readonly known: Known<View, Seat>;
  readonly ask: Ask<Seat>;
  readonly seed: string;
  readonly depth: Depth;
  /** How much of that it may think now. */
  readonly share: number;
  /** Whether there is no time left: what has been found out by then counts. */
  isLate?(): boolean;
}

/** A title that does not say how quick its imagined play is makes so many answers in a millisecond. */
const USUAL_PACE = 20;
/** So many worlds everything is tried in before anything is left out. */
const FIRST_WORLDS = 4;
/** What is worse by so many standard errors is left out. */
const OUT = 2;
/** The policy's own choice gives way only to what is better by so many, in no fewer worlds than those. */
const BETTER = 1.5;
/** A world that does not lead to the present is dealt anew so often. */
const MOST_DEALS = 8;
/** Imagined play that has not come to its horizon by then is valued where it stands. */
const MOST_ANSWERS = 600;

/**
 * The options in the order of what comes of them: worlds are dealt that the seat thinks possible, and in each every candidate is
 * played on with the policy for all seats, with the same chance, to the horizon of the title. Nothing where it cannot be searched.
 */
export function searched<Dealt, View, Seat extends string>(
  search: Search<Dealt, View, Seat>,
): readonly string[] | null {
  return new Searcher(search).run();
}

/** A position dealt where the step began, and the number that its chance begins with. */
interface World<Dealt> {
  readonly dealt: Dealt;
  readonly chance: number;
}

class Searcher<Dealt, View, Seat extends string> {
  private readonly random: Random;
  private readonly seat: Seat;
  private answers = 0;

  constructor(private readonly search: Search<Dealt, View, Seat>) {
    this.random = new Random(search.seed);
    this.seat = search.known.seat;
  }

  run(): readonly string[] | null {
    const { mind, ask, depth, share } = this.search;
    const first = this.world();
    if (first === null) return null;
    const candidates = this.candidates(first);
    const isPlan = candidates.some(({ next }) => next !== undefined);
    const most = share * (mind.pace ?? USUAL_PACE) * (isPlan ? depth.planMs : depth.pickMs);
    const trials = new Trials(candidates.length);
    let world: World<Dealt> | null = first;
    for (let worlds = 1; world !== null; worlds++) {
      const results = this.tried(world, trials.left, candidates);
      if (results === null) break;
      for (const [at, result] of results) trials.add(at, result);
      if (worlds >= FIRST_WORLDS) trials.eliminate(OUT);
      if (trials.left.length < 2 || this.answers >= most) break;
      world = this.world();
    }
    const order = this.order(trials, candidates);
    return [...new Set(order.map((at) => (candidates[at] as Candidate).option))].filter((id) => offers(ask, id));
  }

  /** What comes of the candidates in a world; nothing if the time is over before all of them were tried. */
  private tried(
    world: World<Dealt>,
    left: readonly number[],
    candidates: readonly Candidate[],
  ): ReadonlyMap<number, number> | null {
    const results = new Map<number, number>();
    for (const at of left) {
      if (this.search.isLate?.() === true) return null;
      results.set(at, this.play(world, candidates[at] as Candidate));
    }
    return results;
  }

  /** The policy's own choice comes first unless another is clearly better. */
  private order(trials: Trials, candidates: readonly Candidate[]): readonly number[] {
    const order = trials.order();
    const [best] = order;
    const own = candidates.findIndex(({ option }) => option === candidates[0]?.option);
    if (best === undefined || best === own || candidates[best]?.option === candidates[own]?.option) return order;
    const isKnown = trials.tried(best) >= FIRST_WORLDS && trials.lead(best, own) >= BETTER;
    return isKnown ? order : [own, ...order.filter((at) => at !== own)];
  }

  private candidates(world: World<Dealt>): readonly Candidate[] {
    const { mind, ask, depth } = this.search;
    const { state } = this.present(world) as Imagined<Dealt, Seat>;
    const quick = (asked: Ask<Seat>) => mind.quick(state, asked, this.random);
    const options = ranked(ask, depth.breadth, quick);
    if (mind.isPlan?.(ask) !== true) return options.map((option) => ({ option }));
    return options.flatMap((option): Candidate[] => {
      const play = this.present(world);
      if (play === null) return [];
      this.answer(play, ask, option);
      const [next] = play.asks;
      if (play.asks.length !== 1 || next?.seat !== this.seat || next.options.length < 2) return [{ option }];
      const uses = ranked(next, depth.next, (asked) => mind.quick(play.state, asked, this.random));
      return uses.map((use) => ({ option, next: use }));
    });
  }

  /** A world that leads to what is asked now. */
  private world(): World<Dealt> | null {
    const { mind, known, rules } = this.search;
    for (let deals = 0; deals < MOST_DEALS; deals++) {
      const dealt = mind.deal(known, this.random);
      if (dealt === null) return null;
      const world = { dealt: rules.copy(dealt), chance: this.random.below(2 ** 30) };
      if (this.present(world) !== null) return world;
    }
    return null;
  }

  /** The position of a world at present; the same each time. */
  private present({ dealt, chance }: World<Dealt>): Imagined<Dealt, Seat> | null {
    const { mind, known, rules, ask } = this.search;
    const fate = new QuickFate(chance);
    const random = new Random(`present ${chance}`);
    const guess = (state: Dealt, asked: Ask<Seat>) => mind.quick(state, asked, random);
    const play = retraced(rules, rules.copy(dealt), known, fate, guess);
    if (play === null) return null;
    mind.settle?.(play.state, known, random);
    const asked = play.asks.find(({ seat }) => seat === this.seat);
    return asked !== undefined && isSame(asked, ask) ? play : null;
  }

  /** What comes of a candidate in a world. */
  private play(world: World<Dealt>, { option, next }: Candidate): number {
    const { mind, ask } = this.search;
    const play = this.present(world);
    if (play === null) return 0;
    const from = world.dealt;
    const random = new Random(`play ${world.chance}`);
    const { seat } = this;
    let planned = next;
    this.answerAll(play, (asked) =>
      asked.seat === seat && asked.kind === ask.kind ? option : mind.quick(play.state, asked, random),
    );
    for (let count = 0; play.outcome === null && count < MOST_ANSWERS && !mind.isFar(from, play.state); count++) {
      this.answerAll(play, (asked) => {
        if (planned !== undefined && asked.seat === seat) {
          const use = planned;
          planned = undefined;
          if (offers(asked, use)) return use;
        }
        return mind.quick(play.state, asked, random);
      });
    }
    const { outcome } = play;
    if (outcome === null) return mind.worth(play.state, seat);
    return outcome.winners.length === 0 ? 0 : outcome.winners.includes(seat) ? 1 : -1;
  }

  private answer(play: Imagined<Dealt, Seat>, ask: Ask<Seat>, option: string): void {
    const { mind } = this.search;
    this.answerAll(play, (asked) => (asked.seat === ask.seat ? option : mind.quick(play.state, asked, this.random)));
  }

  private answerAll(play: Imagined<Dealt, Seat>, choose: (ask: Ask<Seat>) => string): void {
    this.answers++;
    play.answer(play.asks.map(choose));
  }
}

/** What was asked by the title may be less than the rules would: what is dangerous may have been left out. */
const isSame = (asked: Ask, { kind, options }: Ask): boolean =>
  asked.kind === kind && options.every(({ id }) => offers(asked, id));
