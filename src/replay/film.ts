import type { Args, Language, Outcome, VisibleEntry } from "../engine/index.ts";

/**
 * A game as it was told: one step for each post that stands, with what everybody could see then. Positions are differences from the
 * step before. It is made on the server and read by the page that is sent along with it.
 */
export interface Film {
  readonly title: string;
  /** What the game is called. */
  readonly name: Readonly<Record<Language, string>>;
  /** By seat, in their order: who plays it. */
  readonly players: readonly (readonly [seat: string, name: string])[];
  /** Whether it is over: then hands are shown too. */
  readonly over: boolean;
  readonly outcome: Outcome | null;
  readonly steps: readonly FilmStep[];
}

export interface FilmStep {
  /** The public view, from that of the step before; nothing if it is the same. */
  readonly change?: Change;
  /** What the post told, all of it public. */
  readonly entries: readonly VisibleEntry[];
  readonly asks: readonly PublicAsk[];
  /** Where in the game its words begin, and the card whose event went on. */
  readonly head?: { readonly when?: Told; readonly event?: string };
  /** How much of the log has been told with it. */
  readonly logged?: number;
  /** How it stands, in a line. */
  readonly score: Readonly<Record<Language, string>>;
  readonly outcome?: Outcome;
  /** Once the game is over: by seat what it saw besides, as a difference from the public view. */
  readonly seen?: Readonly<Record<string, Change>>;
}

interface Told {
  readonly key: string;
  readonly args: Args;
}

interface PublicAsk {
  readonly seat: string;
  readonly kind: string;
  readonly args: Args;
}

/**
 * How one JSON value becomes another: `[value]` takes its place, `{ key: change }` changes what is in it, an array by its indices, and
 * `0` takes a key away.
 */
type Change = readonly [unknown] | { readonly [key: string]: Change | 0 };

type Branch = Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is Branch => typeof value === "object" && value !== null;

/** Whether one can become the other by what is in it. */
const areAlike = (one: Branch, two: Branch): boolean =>
  Array.isArray(one) ? Array.isArray(two) && one.length === two.length : !Array.isArray(two);

/** Nothing if both are the same. What is `undefined` is not there. */
export function difference(before: unknown, after: unknown): Change | undefined {
  if (Object.is(before, after)) return undefined;
  if (!isBranch(before) || !isBranch(after) || !areAlike(before, after)) return [after];
  const changes: [string, Change | 0][] = [];
  for (const key of Object.keys(before))
    if (before[key] !== undefined && after[key] === undefined) changes.push([key, 0]);
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined) continue;
    const change = Object.hasOwn(before, key) ? difference(before[key], value) : ([value] as const);
    if (change !== undefined) changes.push([key, change]);
  }
  return changes.length === 0 ? undefined : Object.fromEntries(changes);
}

const isWhole = (change: Change): change is readonly [unknown] => Array.isArray(change);

/** What has not changed is shared with what was before. */
export function changed(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before;
  if (isWhole(change)) return change[0];
  if (!isBranch(before)) throw new Error("There is nothing that could change");
  const after: Record<string, unknown> = { ...before };
  for (const [key, each] of Object.entries(change)) {
    if (each === 0) delete after[key];
    else after[key] = changed(before[key], each);
  }
  return Array.isArray(before) ? Object.values(after) : after;
}

/** A step with the position in full. */
export interface Frame extends Omit<FilmStep, "change" | "seen"> {
  readonly view: unknown;
  /** The public log as far as it was told then. */
  readonly log: readonly VisibleEntry[];
  readonly seen: Readonly<Record<string, unknown>>;
}

/** The steps one after the other, each with its position. */
export function framesOf({ steps }: Pick<Film, "steps">): Frame[] {
  const frames: Frame[] = [];
  let view: unknown = null;
  let log: readonly VisibleEntry[] = [];
  for (const { change, seen = {}, ...step } of steps) {
    view = changed(view, change);
    log = toldWith(log, step);
    const now = view;
    const sights = Object.entries(seen).map(([seat, besides]) => [seat, changed(now, besides)]);
    frames.push({ ...step, view, log, seen: Object.fromEntries(sights) });
  }
  return frames;
}

/** What was taken back is not in the log any more, and what players settle never is. */
function toldWith(
  log: readonly VisibleEntry[],
  { entries, logged }: Pick<FilmStep, "entries" | "logged">,
): readonly VisibleEntry[] {
  const fresh = entries.filter(({ key }) => !key.startsWith("table."));
  if (logged === undefined) return fresh.length === 0 ? log : [...log, ...fresh];
  return [...log.slice(0, Math.max(0, logged - fresh.length)), ...fresh];
}
