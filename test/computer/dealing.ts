import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import { type Ask, Match, QuickFate, Random, retraced } from "../../src/engine/index.ts";
import type { Title } from "../../src/games/title.ts";
import type { Subject } from "../fuzz/subject.ts";

const MOST_DECISIONS = 3_000;

interface Tally {
  /** Positions that were dealt where a step begins, and in the middle of one. */
  whole: number;
  brought: number;
  /** Those in the middle of a step that could not be told. */
  untold: number;
}

/**
 * Plays random games and has positions dealt from what a seat knows that is asked: each has every card in one place, looks to the
 * seat like the true one, and leads to the same question. The same is dealt in another world that looks the same to the seat.
 */
export function dealInRandomGames<State, View, Seat extends string, Options>(
  { game, mind }: Title<State, View, Seat, Options>,
  subject: Subject<State, View, Seat, Options>,
  options: unknown,
  seed: string,
): Tally {
  if (mind === undefined) throw new Error(`${game.id} has no mind`);
  const random = new Random(seed);
  const match = Match.start(game, { options, seed });
  const tally = { whole: 0, brought: 0, untold: 0 };
  for (let count = 0; match.outcome === null && count < MOST_DECISIONS; count++) {
    const ask = random.pick(match.pending.filter((pending) => !pending.answered));
    const known = match.known(ask.seat);
    const dealt = mind.deal(known, new Random(`${seed} ${count}`));
    const isWhole = known.answers.length === 0;
    if (dealt === null) {
      expect(isWhole, `${seed}: nothing is dealt at ${ask.kind}`).toBe(false);
      tally.untold++;
    } else {
      const where = `${seed}, answer ${count}, ${ask.kind}`;
      expect(subject.faults(dealt, false), where).toEqual([]);
      expect(game.view(dealt, ask.seat), where).toEqual(known.before);
      const chance = new QuickFate(count);
      const now = retraced(game, game.copy(dealt), known, chance, (state, other) => mind.quick(state, other, random));
      const asked = now?.asks.find(({ seat }) => seat === ask.seat);
      if (now === null || !isDeepStrictEqual(asked && plain(asked), plain(ask))) {
        // what was shuffled within the step cannot be made to come again
        const isShuffled = known.log.slice(known.told).some(({ key }) => key === "reshuffled");
        expect(isWhole && !isShuffled, `${where} is not asked there`).toBe(false);
        tally.untold++;
      } else {
        mind.settle?.(now.state, known, random);
        expect(subject.faults(now.state, false), where).toEqual([]);
        expect(game.view(now.state, ask.seat), where).toEqual(known.view);
        tally[isWhole ? "whole" : "brought"]++;
      }
      if (random.chance(5))
        expect(mind.deal(otherWorld(subject, match, ask.seat, random), new Random(`${seed} ${count}`))).toEqual(dealt);
    }
    const careful = random.chance(2) ? ask.options : subject.careful(match.view(ask.seat), ask);
    match.answer(ask.seat, random.pick(careful).id);
  }
  return tally;
}

/** Without what only the table tells of it, and in whatever order the options come. */
function plain({ answered: _, ...ask }: Ask & { readonly answered?: true }): Ask {
  return { ...ask, options: [...ask.options].sort((one, two) => one.id.localeCompare(two.id)) };
}

/** What a seat knows in another world that looks the same to it. */
function otherWorld<State, View, Seat extends string, Options>(
  { game, shuffleUnknown }: Subject<State, View, Seat, Options>,
  match: Match<State, View, Seat, Options>,
  seat: Seat,
  random: Random,
) {
  const step = match.save().steps.at(-1);
  if (step === undefined) throw new Error("No step");
  return { ...match.known(seat), before: game.view(shuffleUnknown(step.state, seat, random), seat) };
}
