import { type Ask, type LogEntry, Refusal } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import type { StoredGame } from "../store/index.ts";
import { preview } from "../table/index.ts";
import { type Actor, type Bot, titleFor } from "./bot.ts";
import type { Choice } from "./command.ts";
import { choice, itemChoices, itemsOf, lastOf, matching, named, optionMeant, useMeant } from "./option-names.ts";
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
  /** Options that are not completed. */
  readonly except?: readonly string[];
  /** The one thing that may be said where the rules do not ask. */
  readonly unasked?: string;
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
        if (answers(step, present.forced) || (!step.list && answers(step, present.decided))) break;
        if (saysUnasked(title, actor, step, picks, typed)) break;
        throw new Refusal({ key: present.ask === undefined ? "refusal.too-far" : "refusal.verb", args: {} });
      }
      const exact = step.list ? named(title, actor, present.ask, item.whole) : begun(title, actor, present.ask, typed);
      const id = exact ?? optionMeant(present.ask)(title, actor, item.typed);
      for (let each = 0; each < (exact === undefined ? item.count : 1); each++) picks.push(id);
    }
  }
  return picks;
}

/** The option that is called so or, alone, begins so. */
function begun(title: AnyTitle, actor: Actor, ask: Ask, typed: string): string | undefined {
  const id = useMeant(title, actor, ask, typed);
  return ask.options.some((option) => option.id === id) ? id : undefined;
}

/** Whether something was typed that goes without asking after what was picked. */
function saysUnasked(title: AnyTitle, actor: Actor, step: Step, picks: readonly string[], typed: string): boolean {
  if (step.unasked === undefined || picks.length === 0) return false;
  const ask = { ...unaskedBy(step), options: [{ id: step.unasked }] };
  return useMeant(title, actor, ask, typed) === step.unasked;
}

/** A question that nobody has to be asked, to find words for what it was answered with. */
const unaskedBy = ({ kinds }: Step): Ask => ({ seat: "", kind: kinds[0] ?? "", args: {}, options: [] });

/** What is asked after some picks, nothing if a die or a secret lies between; and what the rules have picked meanwhile. */
function askAfter(bot: Bot, game: StoredGame, actor: Actor, picks: readonly string[]) {
  const before = preview(bot.table, game, actor.id, []);
  const { match, seat, seals } = preview(bot.table, game, actor.id, picks);
  const forced = forcedIn(match.log.slice(before.match.log.length));
  // what the rules have picked just before the present question
  const own = before.match.log.findLastIndex(({ key }) => key !== "forced") + 1;
  return { ask: seals ? undefined : askOf(match, seat), forced, decided: forcedIn(before.match.log.slice(own)) };
}

const forcedIn = (log: readonly LogEntry[]) =>
  log
    .filter(({ key }) => key === "forced")
    .map(({ args }) => ({ kind: String(args.kind), option: String(args.option) }));

const answers = ({ kinds }: Step, picked: readonly { readonly kind: string }[]): boolean =>
  picked.some(({ kind }) => kinds.some((beginning) => kind.startsWith(beginning)));

/** Whether the verb can say after these picks what it says by itself. */
function leadsOn(bot: Bot, game: StoredGame, actor: Actor, picks: readonly string[], next: Step | undefined): boolean {
  if (next?.pick === undefined) return true;
  const { pick, unasked } = next;
  const { ask, forced } = askAfter(bot, game, actor, picks);
  if (fits(next, ask)) return ask.options.some(({ id }) => id === pick);
  const picked = forced.filter((each) => answers(next, [each]));
  return picked.length === 0 ? unasked === pick : picked.some(({ option }) => option === pick);
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
  const picks = picksSoFar(bot, game, actor, before, typed);
  const { ask, decided, forced } = askAfter(bot, game, actor, picks);
  if (!fits(step, ask)) {
    const picked =
      [...decided, ...forced].find((each) => answers(step, [each]))?.option ??
      (picks.length > 0 ? step.unasked : undefined);
    if (step.list || picked === undefined || !leadsOn(bot, game, actor, picks, steps[at + 1])) return [];
    return [choice(title, actor, unaskedBy(step), picked)];
  }
  if (step.list) return itemChoices(title, actor, ask, kept, last);
  const { only, except = [] } = step;
  return matching(title, actor, ask, last)
    .filter((id) => only === undefined || only.some((beginning) => id.startsWith(beginning)))
    .filter((id) => !except.includes(id) && leadsOn(bot, game, actor, [...picks, id], steps[at + 1]))
    .map((id) => choice(title, actor, ask, id));
}
