/** Plays a piece of a game along given choices, with fate as the log wants it, until a choice is missing. */

import { type Args, type Ask, type Fate, type Flow, type LogEntry, type Outcome, Run } from "../../src/engine/index.ts";
import { finished } from "../../src/engine/run.ts";
import type { Side } from "../../src/games/cold-war/seats.ts";
import { twilightStruggle } from "../../src/games/twilight-struggle/index.ts";
import type { Step, TwilightState } from "../../src/games/twilight-struggle/state.ts";
import { TwilightStruggle } from "../../src/games/twilight-struggle/twilight-struggle.ts";
import { Comparison, type Ending } from "./comparison.ts";
import type { Page } from "./page.ts";

/** Something to be decided: an ask of the rules, or chance of which the log says nothing outright. */
export interface Question {
  readonly kind: string;
  readonly seat: Side | null;
  readonly options: readonly string[];
}

export type Attempt =
  | { readonly at: "question"; readonly question: Question; readonly comparison: Comparison }
  | {
      readonly at: "end";
      readonly comparison: Comparison;
      readonly state: TwilightState;
      readonly outcome: Outcome<Side> | null;
    }
  /** The rules have gone where the log does not follow, or disagree too much. */
  | { readonly at: "dead-end"; readonly why: string };

export interface Piece {
  readonly start: TwilightState;
  readonly page: Page;
  /** Whether the piece goes on with this step. */
  readonly goesOn: (step: Step) => boolean;
  readonly ending: Ending;
}

export function attempt({ start, page, goesOn, ending }: Piece, choices: readonly string[], bound: number): Attempt {
  const comparison = new Comparison(page);
  const chooser = new Chooser(choices);
  const fate = new LoggedFate(page.dice, discardsOf(page), chooser);
  const run = new ListeningRun(twilightStruggle.copy(start), fate, comparison, bound);
  const { state } = run;
  const end = (outcome: Outcome<Side> | null): Attempt => {
    comparison.finish(state);
    comparison.judge(ending, outcome);
    return { at: "end", comparison, state, outcome };
  };
  try {
    do {
      const flow: Flow = twilightStruggle.step(run);
      for (let next = flow.next([]); next.done !== true; ) {
        if (ending === "unknown" && comparison.isOver) return end(null);
        next = flow.next(next.value.map((ask) => chooser.answer(ask)));
      }
    } while (goesOn(state.step));
    return end(null);
  } catch (thrown) {
    if (thrown === finished) return end(run.outcome);
    if (thrown instanceof Missing) return { at: "question", question: thrown.question, comparison };
    return { at: "dead-end", why: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

class Missing extends Error {
  constructor(readonly question: Question) {
    super(question.kind);
  }
}

class Chooser {
  private at = 0;

  constructor(private readonly choices: readonly string[]) {}

  answer(ask: Ask): string {
    return this.choose({ kind: ask.kind, seat: ask.seat as Side, options: ask.options.map((option) => option.id) });
  }

  choose(question: Question): string {
    const choice = this.choices[this.at];
    if (choice === undefined) throw new Missing(question);
    this.at++;
    return choice;
  }
}

/** A run that is compared with the page as it goes, and given up as soon as it is no better than another. */
class ListeningRun extends Run<TwilightState, Side> {
  constructor(
    state: TwilightState,
    override readonly fate: LoggedFate,
    private readonly comparison: Comparison,
    private readonly bound: number,
  ) {
    super(state, fate);
  }

  override tell(key: string, args: Args = {}): void {
    super.tell(key, args);
    this.listen({ key, args });
  }

  override tellSecret(key: string, args: Args, seats: readonly Side[], more: Args): void {
    super.tellSecret(key, args, seats, more);
    this.listen({ key, args, secret: { seats, args: more } });
  }

  private listen(entry: LogEntry<Side>): void {
    this.fate.hear(entry);
    this.comparison.hear(entry, new TwilightStruggle(this));
    if (this.comparison.disagreements.length >= this.bound) throw new Error("disagrees too much");
  }
}

const discardsOf = ({ lines }: Page): readonly string[] =>
  lines.flatMap(({ entry }) => (entry.kind === "discard" ? [entry.card] : []));

/** How a contest came out is in the log, the dice are not. Only their difference matters; Olympic ones never tie. */
const contestDice: Readonly<Record<string, readonly string[]>> = {
  "olympic-games": ["6 1", "1 6"],
  summit: ["1 1", "2 1", "1 2", "3 1", "1 3", "4 1", "1 4", "5 1", "1 5", "6 1", "1 6"],
};

/** Dice and blind picks as the log has them, and on top of a shuffled pile the cards that it brings up. */
class LoggedFate implements Fate {
  position = 0;
  private used = 0;
  private contest: number[] = [];
  private options: readonly string[] | undefined;

  constructor(
    private readonly dice: readonly number[],
    private readonly onTop: readonly string[],
    private readonly chooser: Chooser,
  ) {}

  hear({ key, args }: LogEntry<Side>): void {
    this.options =
      key === "olympic-games" ? contestDice[key] : key === "event" ? contestDice[String(args.card)] : undefined;
  }

  roll(): number {
    if (this.options !== undefined && this.contest.length === 0) {
      const pair = this.chooser.choose({ kind: "contest", seat: null, options: this.options });
      this.contest = pair.split(" ").map(Number);
    }
    const die = this.contest.shift() ?? this.dice[this.used++];
    if (die === undefined) throw new Error("a die that the log does not have");
    return die;
  }

  pick(items: readonly string[]): number {
    return items.indexOf(this.chooser.choose({ kind: "blind", seat: null, options: items }));
  }

  shuffle(items: string[]): void {
    const brought = items.filter((item) => this.onTop.includes(item));
    const rest = items.filter((item) => !this.onTop.includes(item));
    items.splice(0, items.length, ...rest, ...brought);
  }

  copy(): never {
    throw new Error("a log is played once");
  }
}
