import type { Choice } from "./command.ts";
import { choice, itemChoices, lastOf, matching } from "./option-names.ts";
import type { GameSession } from "./session.ts";
import {
  askAfter,
  decidedFor,
  fits,
  type Given,
  isAnsweredBy,
  isOf,
  type Present,
  picksSoFar,
  type Step,
  unaskedBy,
} from "./steps.ts";

/** Completes one option from what is legal after everything typed before it. */
export function completeStep(
  session: GameSession,
  steps: readonly Step[],
  given: Given,
  focused: { readonly name: string; readonly value: string },
): Choice[] {
  const { title, actor } = session;
  const at = steps.findIndex(({ option }) => option === focused.name);
  const step = steps[at];
  if (step === undefined) return [];
  const { kept, last } = step.list ? lastOf(focused.value) : { kept: "", last: focused.value };
  const typed = (option: string) => (option === focused.name ? kept : given(option));
  const before = steps.slice(0, step.list ? at + 1 : at);
  const picks = picksSoFar(session, before, typed, focused.name);
  const present = askAfter(session, picks);
  const { ask } = present;
  const next = steps[at + 1];
  if (!fits(step, ask)) {
    const only = step.list ? undefined : withoutAsking(step, present, picks);
    return only === undefined || !leadsTo(next, () => present) ? [] : [choice(title, actor, unaskedBy(step), only)];
  }
  if (step.list) return itemChoices(title, actor, ask, kept, last);
  return matching(title, actor, ask, last)
    .filter((id) => isOf(step, id) && leadsTo(next, () => askAfter(session, [...picks, id])))
    .map((id) => choice(title, actor, ask, id));
}

/** What a step has for an answer although nobody is asked, if anything. */
const withoutAsking = (step: Step, present: Present, picks: readonly string[]): string | undefined =>
  [...decidedFor(step, present), ...present.forced.filter(({ kind }) => isAnsweredBy(step, kind))][0]?.option ??
  (picks.length > 0 ? step.unasked : undefined);

/** Whether what the verb goes on with could then be answered. */
function leadsTo(next: Step | undefined, present: () => Present): boolean {
  if (next?.pick === undefined && next?.only === undefined) return true;
  const { ask, forced } = present();
  if (fits(next, ask)) return ask.options.some(({ id }) => isOf(next, id));
  const picked = forced.filter(({ kind }) => isAnsweredBy(next, kind));
  return picked.length === 0 ? next.unasked !== undefined : picked.some(({ option }) => isOf(next, option));
}
