import type { Ask } from "../engine/index.ts";
import type { AnyMatch, AnyTitle, ReadonlyMatch } from "../games/title.ts";

/** What a seat would be asked next. */
interface Following {
  readonly ask: Ask;
  /** The position in which that is asked. */
  readonly match: ReadonlyMatch;
}

/** Looking is playing in a clone: of so many options it is done. */
const MOST_LOOKED_AT = 12;

/**
 * The options of an ask whose next question may be looked at: what a thing is used for, not the choice of the thing, and no
 * row of picks.
 */
export function leadsOf(title: AnyTitle, { pending }: ReadonlyMatch, { options, row }: Ask): string[] {
  if (row !== undefined || pending.length > 1 || options.length > MOST_LOOKED_AT || options.length < 2) return [];
  return options.some(({ id }) => isThing(title, id)) ? [] : options.map(({ id }) => id);
}

/**
 * What would be asked next of a seat about an option that it could pick and still take back: one that rolls no die, shows
 * nothing and asks nobody else. Nothing if it is not such a one, or if what is asked next is about something else.
 */
export function following(title: AnyTitle, match: ReadonlyMatch, now: Ask, option: string): Following | null {
  return lookedAhead(title, match, now, option).next;
}

/** What comes of an option that can be seen beforehand. */
interface Ahead {
  readonly next: Following | null;
  /** The one thing that the rules will choose, before any die: there is no other. */
  readonly only: Ask | null;
}

export function lookedAhead(title: AnyTitle, match: ReadonlyMatch, now: Ask, option: string): Ahead {
  const after = match.clone();
  after.takeSealedAt();
  const made = after.watchForced();
  after.answer(now.seat, option);
  const next = nextOf(title, match, now, option, after);
  const things = made.filter(({ seat, options }) => seat === now.seat && isThing(title, options[0]?.id ?? ""));
  return { next, only: next === null && things.length === 1 ? (things[0] ?? null) : null };
}

function nextOf(title: AnyTitle, match: ReadonlyMatch, now: Ask, option: string, after: AnyMatch): Following | null {
  const { seat, kind } = now;
  if (after.takeSealedAt() !== null || after.atStepStart || !after.canUndo(seat)) return null;
  const [ask, another] = after.pending;
  if (ask === undefined || another !== undefined || ask.seat !== seat || ask.kind === kind) return null;
  const itself = after.log.slice(match.log.length).filter(({ key }) => key === "forced");
  const answered = itself.map(({ args }) => String(args.kind));
  if (title.isAbout?.(now, option, ask, answered) === false) return null;
  return { ask, match: after };
}

const things = new WeakMap<AnyTitle, ReadonlySet<string>>();

/** Cards and what stands on a board: they are chosen for their own sake. */
function isThing(title: AnyTitle, id: string): boolean {
  const known =
    things.get(title) ?? new Set((["card", "place", "tile"] as const).flatMap((each) => title.subjects(each)));
  things.set(title, known);
  return known.has(id);
}
