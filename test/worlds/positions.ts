import { type LogEntry, Match, type OptionValues, type Saved, SeededFate } from "../../src/engine/index.ts";
import type { AnyMatch, AnyTitle } from "../../src/games/title.ts";
import type { Random } from "../fuzz/random.ts";
import type { AnySubject } from "../fuzz/subject.ts";

type Save = Saved<unknown, string, OptionValues>;

/** A position of a random game between two steps, and everything that was logged before it. */
export interface Moment {
  readonly saved: Save;
  readonly log: readonly LogEntry[];
}

/** Every moment of a random game at which a step begins. */
export function momentsOf(title: AnyTitle, subject: AnySubject, options: OptionValues, seed: string, random: Random) {
  const match: AnyMatch = Match.start(title.game, { options, seed });
  const moments: Moment[] = [];
  while (match.outcome === null) {
    const open = match.pending.filter(({ answered }) => !answered);
    if (match.atStepStart && open.length === match.pending.length) moments.push(momentOf(match));
    const ask = random.pick(open);
    match.answer(ask.seat, random.pick(subject.careful(match.view(ask.seat), ask)).id);
  }
  return moments;
}

/** The step alone: nothing before it can be taken back. */
function momentOf(match: AnyMatch): Moment {
  const saved = match.save();
  const step = saved.steps.at(-1);
  if (step === undefined) throw new Error("A saved game has at least one step");
  const log = saved.log.slice(saved.log.length - (saved.logged - step.logged));
  return {
    saved: { ...saved, steps: [step], log, sealed: saved.answered, given: [], redo: [] },
    log: match.log.slice(0, step.logged),
  };
}

/**
 * The same moment in another world: whatever the seat may not know is dealt anew, for a spectator all hands, and so is chance to
 * come. Nothing if the seat could tell it apart from the rules alone, as where a step begins with a draw.
 */
export function otherMoment(
  title: AnyTitle,
  subject: AnySubject,
  { saved, log }: Moment,
  seat: string | null,
  random: Random,
): Moment | null {
  const [step] = saved.steps;
  if (step === undefined) return null;
  const here = Match.load(title.game, saved);
  const unknowing = seat === null ? here.seats : [seat];
  const state = unknowing.reduce((world, each) => subject.shuffleUnknown(world, each, random), step.state);
  const seed = `${saved.seed} there`;
  const other = { ...saved, steps: [{ ...step, state }] };
  const fate = new SeededFate(seed, step.fate);
  const there = Match.load(title.game, other, fate);
  // chance that has been seen as the step began stays
  const begun = fate.position === step.fate ? { ...other, seed } : other;
  if (knownTo(there, seat) !== knownTo(here, seat)) return null;
  return {
    saved: Match.load(title.game, begun).save(),
    log: log.map((entry) => otherSecret(title, entry, seat, random)),
  };
}

/** What the rules tell a seat, or a spectator. */
export const knownTo = (match: AnyMatch, seat: string | null): string =>
  JSON.stringify([
    match.view(seat),
    match.logFor(seat),
    match.outcome,
    match.pending.map((ask) => (ask.seat === seat ? ask : { seat: ask.seat, kind: ask.kind, args: ask.args })),
  ]);

/** What only others were told was about other cards. */
function otherSecret(title: AnyTitle, entry: LogEntry, seat: string | null, random: Random): LogEntry {
  const { secret } = entry;
  if (secret === undefined || (seat !== null && secret.seats.includes(seat))) return entry;
  const cards = title.subjects("card");
  const other = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(other);
    return typeof value === "string" && cards.includes(value) ? random.pick(cards) : value;
  };
  const args = Object.fromEntries(Object.entries(secret.args).map(([name, value]) => [name, other(value)]));
  return { ...entry, secret: { ...secret, args: args as typeof secret.args } };
}
