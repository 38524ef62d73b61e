import { type Answer, type Known, Match } from "../../src/engine/index.ts";
import { faultsNow, type Probe, picture, probed, reloadFaults, undoFaults } from "./checks.ts";
import { type Computer, playedBy } from "./computer.ts";
import { Random } from "./random.ts";
import { rowFaults } from "./rows.ts";
import type { Subject } from "./subject.ts";
import { twoWorlds } from "./two-worlds.ts";

interface Played {
  readonly decisions: number;
  readonly violations: readonly string[];
  readonly answers: readonly Answer[];
  readonly options: unknown;
  readonly outcome: string;
}

const MOST_DECISIONS = 20_000;
/** From here on the position itself is looked at ten times as often as the costly checks are made, no oftener. */
const THIN = 20;

/**
 * One whole random game with everything checked on the way. The costly checks (undo, reload, two worlds) are made at one
 * decision in `thin`, drawn by lot. Where a computer plays it has one of the seats.
 */
export function playOne<State, View, Seat extends string, Options>(
  subject: Subject<State, View, Seat, Options>,
  seed: string,
  thin: number,
  count: (covered: string) => void,
  computer?: Computer,
): Played {
  const random = new Random(seed);
  const options = subject.options(random);
  const carefulGame = !random.chance(3);
  const match = Match.start(probed(subject.game), { options, seed });
  const answers: Answer<Seat>[] = [];
  const seated = computer && { ...computer, seat: random.pick(match.seats) };
  const violations = [...faultsNow(subject, match)];
  let step = stepStart(match);
  try {
    while (match.outcome === null && violations.length === 0) {
      const asks = match.pending.filter((ask) => !ask.answered);
      const ask = random.pick(asks);
      const considered = carefulGame ? subject.careful(match.view(ask.seat).view, ask) : ask.options;
      const option =
        seated?.seat === ask.seat
          ? playedBy(seated, match.game.id, knownTo(match, ask.seat), ask, `${seed} ${answers.length}`)
          : random.pick(considered).id;
      const closely = random.chance(thin);
      const before = closely ? picture(match) : "";
      if (closely) violations.push(...rowFaults(match, ask, random, count));
      match.answer(ask.seat, option);
      answers.push([ask.seat, option]);
      if (closely || thin < THIN || random.chance(Math.ceil(thin / 10))) violations.push(...faultsNow(subject, match));
      if (closely) violations.push(...undoFaults(match, ask.seat, before), ...reloadFaults(match));
      if (match.atStepStart) {
        if (random.chance(thin))
          violations.push(
            ...twoWorlds(subject, step.saved, answers.slice(step.answered), random.pick(match.seats), random),
          );
        step = stepStart(match);
      }
      if (answers.length > MOST_DECISIONS) violations.push("the game does not end");
    }
  } catch (error) {
    violations.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  for (const entry of match.log) {
    const covered = subject.covers(entry);
    if (covered !== undefined) count(covered);
  }
  return { decisions: answers.length, violations, answers, options, outcome: match.outcome?.key ?? "none" };
}

/** Without the position that a probe's views carry. */
function knownTo<State, View, Seat extends string, Options>(
  match: Probe<State, View, Seat, Options>,
  seat: Seat,
): Known<View, Seat> {
  const known = match.known(seat);
  return { ...known, view: known.view.view, before: known.before.view };
}

const stepStart = <State, View, Seat extends string, Options>(match: Probe<State, View, Seat, Options>) => ({
  saved: match.save(),
  answered: match.answered,
});
