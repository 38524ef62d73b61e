import { type Ask, type Reason, Refusal } from "../engine/index.ts";
import type { Choice } from "./command.ts";
import type { GameSession } from "./session.ts";
import { completeStep } from "./step-completion.ts";
import { askAfter, fits, type Given, isOf, picksSoFar, type Step } from "./steps.ts";

/** The words of a verb or of one of its options, in Discord's form of two languages. */
interface Named {
  readonly name: string;
  readonly name_localizations: { readonly ru: string };
}

interface NamedStep extends Step {
  readonly words?: Named;
  readonly required?: boolean;
}

/** A refusal of a line: what it would have had to answer where it went wrong, and a line that would work. */
export class LineRefusal extends Refusal {
  constructor(
    reason: Reason,
    readonly ask: Ask | undefined,
    readonly example: string | null,
  ) {
    super(reason);
  }
}

/** Looks for the step at which a line went wrong. */
export function refusedLine(
  session: GameSession,
  verb: Named,
  steps: readonly NamedStep[],
  given: Given,
  { reason }: Refusal,
): LineRefusal {
  const line = new Line(session, verb, steps, given);
  const skipped = line.skipped();
  if (skipped === undefined) return new LineRefusal(reason, line.asked(), line.example());
  return new LineRefusal({ key: "refusal.not-yet", args: {} }, skipped, line.example());
}

class Line {
  /** The first step that is not legal after those before it. */
  private readonly wrong: number;

  constructor(
    private readonly session: GameSession,
    private readonly verb: Named,
    private readonly steps: readonly NamedStep[],
    private readonly given: Given,
  ) {
    this.wrong = steps.findIndex((_, at) => !this.works(at, given));
  }

  /** What is asked there, with what the step could say of it; nothing that lies behind a die or a secret. */
  asked(): Ask | undefined {
    const step = this.steps[this.wrong];
    return step === undefined ? undefined : this.askFor(step);
  }

  /** What is asked there although the line goes on with something else: an option that was left out. */
  skipped(): Ask | undefined {
    const isOpen = ({ option }: Step) => option !== undefined && this.given(option) === null;
    return this.steps
      .slice(0, Math.max(0, this.wrong))
      .filter(isOpen)
      .map((step) => this.askFor(step))
      .find((ask) => ask !== undefined);
  }

  private askFor(step: Step): Ask | undefined {
    const { ask } = this.after(this.steps.slice(0, this.wrong), this.given);
    return fits(step, ask) ? { ...ask, options: ask.options.filter(({ id }) => isOf(step, id)) } : undefined;
  }

  /** The verb with what was typed as far as it is legal, and from there on with what is offered first. */
  example(): string | null {
    const line = new Map<string, string>();
    const typed = (option: string) => line.get(option) ?? null;
    const wanted: string[] = [];
    for (const [at, step] of this.steps.entries()) {
      if (step.option === undefined) {
        if (!this.works(at, typed)) return null;
        continue;
      }
      const own = this.given(step.option);
      // a card has to serve what the verb says by itself
      const reach = this.steps[at + 1]?.pick === undefined ? at : at + 1;
      if (own !== null && this.works(reach, (option) => (option === step.option ? own : typed(option)))) {
        line.set(step.option, own);
        continue;
      }
      if (own !== null) wanted.push(own);
      else if (step.otherwise !== undefined) continue;
      const first = this.offered(at, typed, wanted);
      if (first !== undefined) line.set(step.option, first);
      else if (step.required === true) return null;
    }
    const shown = this.steps.flatMap(({ option = "", words }) => {
      const value = line.get(option);
      return words === undefined || value === undefined ? [] : [`${this.nameOf(words)}: ${value}`];
    });
    return shown.length === 0 ? null : `/${[this.nameOf(this.verb), ...shown].join(" ")}`;
  }

  /** What a step offers first; rather what was wanted, or leads to it. */
  private offered(at: number, typed: Given, wanted: readonly string[]): string | undefined {
    const [step, next] = [this.steps[at], this.steps[at + 1]];
    const all = this.choices(step, "", typed);
    const leads = (value: string | number) =>
      wanted.some(
        (each) => this.choices(next, each, (option) => (option === step?.option ? String(value) : typed(option)))[0],
      );
    const meant = wanted.flatMap((each) => this.choices(step, each, typed))[0];
    const best = meant ?? all.find(({ value }) => leads(value)) ?? all[0];
    if (best === undefined) return undefined;
    const [label = ""] = best.name.split(" · ");
    return label.includes(",") ? String(best.value) : label.replace(/ \(\d+\)$/, "");
  }

  private choices(step: NamedStep | undefined, value: string, said: Given): Choice[] {
    if (step?.option === undefined) return [];
    try {
      return completeStep(this.session, this.steps, said, { name: step.option, value });
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  }

  private works(at: number, given: Given): boolean {
    try {
      this.after(this.steps.slice(0, at + 1), given);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  private after(steps: readonly Step[], given: Given) {
    const picks = picksSoFar(this.session, steps, given);
    return askAfter(this.session, picks);
  }

  private nameOf({ name, name_localizations }: Named): string {
    return this.session.language === "ru" ? name_localizations.ru : name;
  }
}
