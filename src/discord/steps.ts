import { type Ask, Refusal } from "../engine/index.ts";
import type { StoredGame } from "../store/index.ts";
import { preview } from "../table/index.ts";
import { type Actor, type Bot, titleFor } from "./bot.ts";
import type { Choice } from "./command.ts";
import { choice, itemChoices, itemsOf, lastOf, matching, named, optionMeant } from "./option-names.ts";
import { askOf } from "./verbs.ts";

/** One thing that a verb answers, in the order in which the rules ask. */
export interface Step {
  /** The kinds of asks that it answers, by their beginning. */
  readonly kinds: readonly string[];
  /** The option of the command that holds what is typed; without one the verb itself says `pick`. */
  readonly option?: string;
  readonly pick?: string;
  /** Several answers, divided by commas. */
  readonly list?: true;
  /** Of the options only those whose ids begin so are completed. */
  readonly only?: readonly string[];
}

export type Given = (option: string) => string | null;

const fits = ({ kinds }: Step, ask: Ask | undefined): ask is Ask =>
  ask !== undefined && kinds.some((beginning) => ask.kind.startsWith(beginning));

/** What was typed, as picks; something must have been. */
export function picksOfSteps(bot: Bot, game: StoredGame, actor: Actor, steps: readonly Step[], given: Given): string[] {
  const { ask } = askAfter(bot, game, actor, []);
  if (!steps.some((step) => fits(step, ask))) throw new Refusal({ key: "refusal.verb", args: {} });
  const picks = picksSoFar(bot, game, actor, steps, given);
  if (picks.length === 0) throw new Refusal({ key: "refusal.verb", args: {} });
  return picks;
}

/** What the rules decide by themselves is left out. */
function picksSoFar(bot: Bot, game: StoredGame, actor: Actor, steps: readonly Step[], given: Given): string[] {
  const title = titleFor(bot, game);
  const picks: string[] = [];
  const now = () => askAfter(bot, game, actor, picks);
  for (const step of steps) {
    const { ask } = now();
    // what has been answered already, or was decided by the rules, is not said again
    if (step.pick !== undefined && fits(step, ask)) picks.push(step.pick);
    const typed = step.option === undefined ? null : given(step.option);
    if (typed === null) continue;
    const items = step.list ? itemsOf(title, actor, ask, typed) : [{ whole: typed, typed, count: 1 }];
    for (const item of items) {
      const present = now();
      if (!fits(step, present.ask)) {
        // there was nothing to choose
        if (present.forced.some(({ kind }) => step.kinds.some((beginning) => kind.startsWith(beginning)))) break;
        throw new Refusal({ key: present.ask === undefined ? "refusal.too-far" : "refusal.verb", args: {} });
      }
      const exact = named(title, actor, present.ask, item.whole);
      const id = exact ?? optionMeant(present.ask)(title, actor, item.typed);
      for (let each = 0; each < (exact === undefined ? item.count : 1); each++) picks.push(id);
    }
  }
  return picks;
}

/** What is asked after some picks, nothing if a die or a secret lies between; and what the rules have picked meanwhile. */
function askAfter(bot: Bot, game: StoredGame, actor: Actor, picks: readonly string[]) {
  const before = preview(bot.table, game, actor.id, []);
  const { match, seat, seals } = preview(bot.table, game, actor.id, picks);
  const forced = match.log
    .slice(before.match.log.length)
    .filter(({ key }) => key === "forced")
    .map(({ args }) => ({ kind: String(args.kind), option: String(args.option) }));
  return { ask: seals ? undefined : askOf(match, seat), forced };
}

/** Completes one option from what is legal after everything typed before it. */
export function completeStep(
  bot: Bot,
  game: StoredGame,
  actor: Actor,
  steps: readonly Step[],
  given: Given,
  focused: { readonly name: string; readonly value: string },
): Choice[] {
  const title = titleFor(bot, game);
  const at = steps.findIndex(({ option }) => option === focused.name);
  const step = steps[at];
  if (step === undefined) return [];
  const { kept, last } = step.list ? lastOf(focused.value) : { kept: "", last: focused.value };
  const typed = (option: string) => (option === focused.name ? kept : given(option));
  const before = steps.slice(0, step.list ? at + 1 : at);
  const { ask } = askAfter(bot, game, actor, picksSoFar(bot, game, actor, before, typed));
  if (!fits(step, ask)) return [];
  if (step.list) return itemChoices(title, actor, ask, kept, last);
  const { only } = step;
  return matching(title, actor, ask, last)
    .filter((id) => only === undefined || only.some((beginning) => id.startsWith(beginning)))
    .map((id) => choice(title, actor, ask, id));
}
