import { type Ask, type LogEntry, Refusal } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { preview, resolve } from "../table/index.ts";
import type { Actor } from "./bot.ts";
import { itemsOf, named, optionMeant, useMeant } from "./option-names.ts";
import type { GameSession } from "./session.ts";
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
  /** Options that are not completed. */
  readonly except?: readonly string[];
  /** Picked if nothing is typed. */
  readonly otherwise?: string;
  /** The one thing that may be said where the rules do not ask. */
  readonly unasked?: string;
  /** The arg of the questions after it that tells what it was answered with. */
  readonly given?: string;
  /** What a seat may type past a die or a secret, where nothing legal can be looked up: it counts if it then fits. */
  readonly ahead?: (seat: string) => readonly string[];
  /** What ends a list before all is named, and goes without saying. */
  readonly ends?: readonly string[];
  /** What else may be named where a kind of question is asked: the rules then say why it is not possible. */
  readonly known?: (seat: string, kind: string) => readonly string[];
}

export type Given = (option: string) => string | null;

/** A pick that the rules have made by themselves, there being no other. */
export interface Forced {
  readonly kind: string;
  readonly option: string;
}

export const isAnsweredBy = ({ kinds }: Step, kind: string): boolean =>
  kinds.some((beginning) => kind.startsWith(beginning));

export const fits = (step: Step, ask: Ask | undefined): ask is Ask => ask !== undefined && isAnsweredBy(step, ask.kind);

/** A question that nobody has to be asked, to find words for what it was answered with. */
export const unaskedBy = ({ kinds }: Step): Ask => ({ seat: "", kind: kinds[0] ?? "", args: {}, options: [] });

/** What was typed, as picks; something must have been. */
export function picksOfSteps(session: GameSession, steps: readonly Step[], given: Given): string[] {
  const { ask } = askAfter(session, []);
  if (ask === undefined) throw notAsked(session);
  if (!steps.some((step) => fits(step, ask))) throw new Refusal({ key: "refusal.verb", args: {} });
  const picks = picksSoFar(session, steps, given);
  if (picks.length === 0) throw new Refusal({ key: "refusal.verb", args: {} });
  return picks;
}

/** Whose turn it is instead. */
function notAsked(session: GameSession): Refusal {
  const { match, seat } = preview(session.position, session.actor.id, []);
  return new Refusal(match.refusal(seat, "") ?? { key: "refusal.verb", args: {} });
}

/** What the rules decide by themselves is left out. A list that is still being typed is not finished. */
export function picksSoFar(session: GameSession, steps: readonly Step[], given: Given, typing?: string): string[] {
  const { title, actor } = session;
  const picks: string[] = [];
  let matched = 0;
  const now = () => askAfter(session, picks);
  for (const step of steps) {
    const { ask, forced, seals } = now();
    // what has been answered already, or was decided by the rules, is not said again
    if (step.pick !== undefined && fits(step, ask)) picks.push(step.pick);
    else if (step.pick !== undefined && picks.length > 0 && !isSaid(step, forced))
      throw new Refusal({ key: "refusal.use", args: {} });
    const typed = step.option === undefined ? null : given(step.option);
    if (typed === null) {
      // behind a die it counts if it then fits
      const isAhead = seals && step.ahead !== undefined;
      if (step.otherwise !== undefined && (fits(step, ask) || isAhead)) picks.push(step.otherwise);
      continue;
    }
    const items = step.list ? itemsOf(title, actor, ask, typed) : [{ whole: typed, typed, count: 1 }];
    for (const [at, item] of items.entries()) {
      const present = now();
      const names = ({ kind, option }: Forced) =>
        isAnsweredBy(step, kind) &&
        isNamed(title, actor, { ...unaskedBy(step), kind, options: [{ id: option }] }, item);
      const met = present.forced.findIndex((each, at) => at >= matched && names(each));
      if (met >= 0) matched = met + 1;
      const count = item.count - (met >= 0 ? 1 : 0);
      const goesWithoutSaying =
        !fits(step, present.ask) &&
        (decidedFor(step, present).some(names) || (picks.length > 0 && isUnasked(title, actor, step, item)));
      if (at > 0 && !goesWithoutSaying && met < 0 && isOver(step, present, matched))
        throw new Refusal({ key: "refusal.too-many", args: { count: items.length - at } });
      if (count > 0 && !goesWithoutSaying) picks.push(...pickOf(title, actor, step, present, item, count));
    }
    const end = items.length === 0 || step.option === typing ? undefined : endOf(step, now().ask);
    if (end !== undefined) picks.push(end);
  }
  return picks;
}

/** Whether nothing more of a list is asked for. */
const isOver = (step: Step, { ask, seals, forced }: Present, matched: number): boolean =>
  !seals && !fits(step, ask) && !forced.slice(matched).some(({ kind }) => isAnsweredBy(step, kind));

/** Whoever has named some of what could be named means no more. */
const endOf = (step: Step, ask: Ask | undefined): string | undefined =>
  fits(step, ask) ? step.ends?.find((end) => ask.options.some(({ id }) => id === end)) : undefined;

/** Whether the rules have decided what the verb says by itself, or there was nothing to decide. */
function isSaid(step: Step, forced: readonly Forced[]): boolean {
  const decided = forced.filter(({ kind }) => isAnsweredBy(step, kind));
  return decided.length === 0 ? step.unasked === step.pick : decided.some(({ option }) => option === step.pick);
}

/** Whether a step could be answered with this option. */
export const isOf = ({ only, pick, except = [] }: Step, id: string): boolean =>
  pick === undefined
    ? !except.includes(id) && (only === undefined || only.some((beginning) => id.startsWith(beginning)))
    : id === pick;

/** What a step was answered with before anything was typed, by the rules or by the seat itself. */
export function decidedFor(step: Step, { ask, decided }: Present): readonly Forced[] {
  if (step.list) return [];
  const own = startedWith(step, ask);
  const before = decided.filter(({ kind }) => isAnsweredBy(step, kind));
  return own === undefined ? before : [{ kind: step.kinds[0] ?? "", option: own }, ...before];
}

/** What the seat itself has answered a step with, and is still asked about. */
function startedWith({ given }: Step, ask: Ask | undefined): string | undefined {
  const own = given === undefined ? undefined : ask?.args[given];
  return typeof own === "string" ? own : undefined;
}

/** Whether an item names the only option there was. */
const isNamed = (title: AnyTitle, actor: Actor, ask: Ask, { whole, typed }: Item): boolean =>
  ask.options.some(
    ({ id }) =>
      useMeant(title, actor, ask, whole) === id ||
      [whole, typed].some((words) => resolve(words, [id], title.game).length > 0),
  );

const isUnasked = (title: AnyTitle, actor: Actor, step: Step, item: Item): boolean =>
  step.unasked !== undefined && isNamed(title, actor, { ...unaskedBy(step), options: [{ id: step.unasked }] }, item);

export type Present = ReturnType<typeof askAfter>;

function pickOf(title: AnyTitle, actor: Actor, step: Step, present: Present, item: Item, count: number): string[] {
  const { ask, forced, seat } = present;
  const label = (id: string) => title.vocabulary.name(id)?.[actor.language] ?? id;
  if (ask === undefined && step.ahead !== undefined) return [meant(item.whole, step.ahead(seat), title.game, label)];
  if (!fits(step, ask)) {
    const begun = startedWith(step, ask);
    if (begun !== undefined && !present.decided.some(({ option }) => option === begun))
      throw new Refusal({ key: "refusal.unfinished", args: { name: label(begun) } });
    const only = [...forced.filter(({ kind }) => isAnsweredBy(step, kind)), ...decidedFor(step, present)];
    if (only.length > 0)
      throw new Refusal({ key: "refusal.only-way", args: { names: only.map(({ option }) => label(option)) } });
    throw new Refusal({ key: ask === undefined ? "refusal.too-far" : "refusal.verb", args: {} });
  }
  const exact = step.list ? named(title, actor, ask, item.whole) : begun(title, actor, ask, item.whole);
  if (exact !== undefined) return [exact];
  return Array<string>(count).fill(offeredOrKnown(title, actor, step, ask, item.typed));
}

/** An option by its name; else anything that may be named there, for the rules to say why it is not possible. */
function offeredOrKnown(title: AnyTitle, actor: Actor, step: Step, ask: Ask, typed: string): string {
  try {
    return optionMeant(ask)(title, actor, typed);
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || refusal.reason.key === "refusal.ambiguous") throw refusal;
    const [found] = resolve(typed, step.known?.(ask.seat, ask.kind) ?? [], title.game);
    if (found === undefined) throw refusal;
    return found;
  }
}

/** The option that is called so or, alone, begins so. */
function begun(title: AnyTitle, actor: Actor, ask: Ask, typed: string): string | undefined {
  const id = useMeant(title, actor, ask, typed);
  return ask.options.some((option) => option.id === id) ? id : undefined;
}

/**
 * What is asked after some picks, nothing if a die or a secret lies between; and what the rules have picked for the seat
 * meanwhile. Picks of others are none of its business: they may not have been told yet.
 */
export function askAfter(session: GameSession, picks: readonly string[]) {
  const before = preview(session.position, session.actor.id, []);
  const { match, seat, seals, told } = preview(session.position, session.actor.id, picks);
  const forced = forcedFor(seat, told);
  // what the rules have picked just before the present question
  const own = before.match.log.findLastIndex(({ key }) => key !== "forced") + 1;
  const decided = forcedFor(seat, before.match.log.slice(own));
  return { ask: seals ? undefined : askOf(match, seat), forced, decided, seat, seals };
}

const forcedFor = (seat: string, log: readonly LogEntry[]): Forced[] =>
  log
    .filter(({ key, args }) => key === "forced" && args.seat === seat)
    .map(({ args }) => ({ kind: String(args.kind), option: String(args.option) }));
