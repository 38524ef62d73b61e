import { type Ask, type LogEntry, Refusal } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import type { StoredGame } from "../store/index.ts";
import { preview, resolve } from "../table/index.ts";
import { type Actor, type Bot, titleFor } from "./bot.ts";
import type { Choice } from "./command.ts";
import { choice, itemChoices, itemsOf, lastOf, matching, named, optionMeant } from "./option-names.ts";
import { type Item, meant } from "./typing.ts";
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
  /** Picked if nothing is typed. */
  readonly otherwise?: string;
  /** What a seat may type past a die or a secret, where nothing legal can be looked up: it counts if it then fits. */
  readonly ahead?: (seat: string) => readonly string[];
}

export type Given = (option: string) => string | null;

const isAnsweredBy = ({ kinds }: Step, kind: string): boolean => kinds.some((beginning) => kind.startsWith(beginning));

const fits = (step: Step, ask: Ask | undefined): ask is Ask => ask !== undefined && isAnsweredBy(step, ask.kind);

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
  let matched = 0;
  const now = () => askAfter(bot, game, actor, picks);
  for (const step of steps) {
    const { ask } = now();
    // what has been answered already, or was decided by the rules, is not said again
    if (step.pick !== undefined && fits(step, ask)) picks.push(step.pick);
    const typed = step.option === undefined ? null : given(step.option);
    if (typed === null) {
      if (step.otherwise !== undefined && fits(step, ask)) picks.push(step.otherwise);
      continue;
    }
    const items = step.list ? itemsOf(title, actor, ask, typed) : [{ whole: typed, typed, count: 1 }];
    for (const item of items) {
      const present = now();
      const forced = forcedPick(title, step, present.forced, matched, item);
      if (forced >= 0) matched = forced + 1;
      const count = item.count - (forced >= 0 ? 1 : 0);
      if (count > 0 && !isDecided(title, step, present, item))
        picks.push(...pickOf(title, actor, step, present, item, count));
    }
  }
  return picks;
}

type Present = ReturnType<typeof askAfter>;

/** Where among the picks that the rules have made by themselves an item names one; -1 if nowhere. */
const forcedPick = (title: AnyTitle, step: Step, forced: Present["forced"], from: number, item: Item): number =>
  forced.findIndex(
    ({ kind, option }, at) =>
      at >= from &&
      isAnsweredBy(step, kind) &&
      [item.whole, item.typed].some((words) => resolve(words, [option], title.game).length > 0),
  );

/** Whether an item only names what the rules had picked before anything was typed. */
const isDecided = (title: AnyTitle, step: Step, { ask, decided }: Present, item: Item): boolean =>
  !step.list && !fits(step, ask) && forcedPick(title, step, decided, 0, item) >= 0;

function pickOf(title: AnyTitle, actor: Actor, step: Step, present: Present, item: Item, count: number): string[] {
  const { ask, forced, decided, seat } = present;
  const label = (id: string) => title.vocabulary.name(id)?.[actor.language] ?? id;
  if (ask === undefined && step.ahead !== undefined) return [meant(item.whole, step.ahead(seat), title.game, label)];
  if (!fits(step, ask)) {
    const only = [...forced, ...(step.list ? [] : decided)].filter(({ kind }) => isAnsweredBy(step, kind));
    if (only.length > 0)
      throw new Refusal({ key: "refusal.only-way", args: { names: only.map(({ option }) => label(option)) } });
    throw new Refusal({ key: ask === undefined ? "refusal.too-far" : "refusal.verb", args: {} });
  }
  const exact = named(title, actor, ask, item.whole);
  if (exact !== undefined) return [exact];
  return Array<string>(count).fill(optionMeant(ask)(title, actor, item.typed));
}

/** What is asked after some picks, nothing if a die or a secret lies between; and what the rules have picked meanwhile. */
function askAfter(bot: Bot, game: StoredGame, actor: Actor, picks: readonly string[]) {
  const before = preview(bot.table, game, actor.id, []);
  const { match, seat, seals } = preview(bot.table, game, actor.id, picks);
  const forced = forcedIn(match.log.slice(before.match.log.length));
  // what the rules have picked just before the present question
  const own = before.match.log.findLastIndex(({ key }) => key !== "forced") + 1;
  return { ask: seals ? undefined : askOf(match, seat), forced, decided: forcedIn(before.match.log.slice(own)), seat };
}

const forcedIn = (log: readonly LogEntry[]) =>
  log
    .filter(({ key }) => key === "forced")
    .map(({ args }) => ({ kind: String(args.kind), option: String(args.option) }));

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
  const { ask, decided } = askAfter(bot, game, actor, picks);
  if (!fits(step, ask)) {
    const picked = decided.find(({ kind }) => isAnsweredBy(step, kind));
    return ask === undefined || step.list || picked === undefined ? [] : [choice(title, actor, ask, picked.option)];
  }
  if (step.list) return itemChoices(title, actor, ask, kept, last);
  const next = steps[at + 1];
  return matching(title, actor, ask, last)
    .filter((id) => isOf(step, id) && leadsTo(next, () => askAfter(bot, game, actor, [...picks, id])))
    .map((id) => choice(title, actor, ask, id));
}

const isOf = ({ only, pick }: Step, id: string): boolean =>
  pick === undefined ? only === undefined || only.some((beginning) => id.startsWith(beginning)) : id === pick;

/** Whether what the verb goes on with could then be answered. */
function leadsTo(next: Step | undefined, present: () => Present): boolean {
  if (next?.pick === undefined && next?.only === undefined) return true;
  const { ask, forced } = present();
  const ids = [...(ask?.options ?? []).map(({ id }) => id), ...forced.map(({ option }) => option)];
  return ids.some((id) => isOf(next, id));
}
