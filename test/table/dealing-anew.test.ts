import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { Match, type OptionValues } from "../../src/engine/index.ts";
import type { AnyMatch, AnyTitle, ReadonlyMatch } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { dealtAnew, type Seen } from "../../src/table/dealing-anew.ts";
import { Random } from "../fuzz/random.ts";
import type { AnySubject } from "../fuzz/subject.ts";
import { subjectOf } from "../fuzz/subjects.ts";

const GAMES = 4;
const MOST_DECISIONS = 900;
/** Looked at by lot, one decision in so many. */
const THIN = 12;
/** So far what was dealt is played on. */
const PLAYED_ON = 30;

const options: Readonly<Record<string, readonly OptionValues[]>> = {
  "twilight-struggle": [{}, { turnZero: true }, { redSeaCards: true }],
  "red-sea": [{}, { twilightCards: true }],
};

const seenBy = (match: ReadonlyMatch, seat: string): Seen => ({
  known: match.known(seat),
  options: match.options,
  asked: match.pending.map(({ seat: asked, kind }) => ({ seat: asked, kind })),
});

interface Tally {
  exact: number;
  /** Where the step in progress begins. */
  earlier: number;
  none: number;
}

function look(title: AnyTitle, subject: AnySubject, match: AnyMatch, seat: string, seed: string, tally: Tally): void {
  const dealt = dealtAnew(title, seenBy(match, seat), seed);
  if (dealt === null) {
    tally.none++;
    return;
  }
  const state = dealt.save().steps.at(-1)?.state;
  expect(subject.faults(state, false), seed).toEqual([]);
  const asked = (each: ReadonlyMatch) => each.pending.map(({ seat: from, kind }) => [from, kind]);
  if (isDeepStrictEqual([dealt.view(seat), asked(dealt)], [match.view(seat), asked(match)])) tally.exact++;
  else {
    expect(match.atStepStart, `${seed}: the beginning of a step is dealt as it is`).toBe(false);
    tally.earlier++;
  }
  playOn(dealt, new Random(seed));
}

/** What was dealt is a game like any other: it goes on, is saved and is loaded again. */
function playOn(dealt: AnyMatch, random: Random): void {
  for (let count = 0; dealt.outcome === null && count < PLAYED_ON; count++) {
    const ask = random.pick(dealt.pending.filter(({ answered }) => !answered));
    dealt.answer(ask.seat, random.pick(ask.options).id);
  }
  const again: AnyMatch = Match.load(dealt.game, JSON.parse(JSON.stringify(dealt.save())));
  expect(again.dropped).toEqual([]);
  expect(again.view(null)).toEqual(dealt.view(null));
}

/** A game as it was saved, and in another world, which differs only in what the seat may not know. */
function worlds(subject: AnySubject, match: AnyMatch, seat: string, random: Random): readonly AnyMatch[] {
  const saved = match.save();
  const step = saved.steps.at(-1);
  if (step === undefined || step.answers.length > 0 || saved.given.length > 0) return [];
  const state = subject.shuffleUnknown(step.state, seat, random);
  const here: AnyMatch = Match.load(match.game, saved);
  const there: AnyMatch = Match.load(match.game, {
    ...saved,
    seed: `${saved.seed} there`,
    steps: [...saved.steps.slice(0, -1), { ...step, state }],
  });
  const isOther = !isDeepStrictEqual(step.state, state);
  // a step that begins with dice or cards has shown them
  return isOther && isDeepStrictEqual(here.known(seat), there.known(seat)) ? [here, there] : [];
}

describe.each([...titles])("%s", (id, title) => {
  const subject = subjectOf(id);
  const begin = (game: number): AnyMatch =>
    Match.start(title.game, { options: options[id]?.[game % options[id].length] ?? {}, seed: `anew ${id} ${game}` });

  const walk = (look: (match: AnyMatch, random: Random, at: string) => void): void => {
    for (let game = 0; game < GAMES; game++) {
      const random = new Random(`anew ${id} ${game}`);
      const match = begin(game);
      for (let count = 0; match.outcome === null && count < MOST_DECISIONS; count++) {
        if (random.chance(THIN)) look(match, random, `${id} ${game} ${count}`);
        const ask = random.pick(match.pending.filter(({ answered }) => !answered));
        const careful = random.chance(2) ? ask.options : subject.careful(match.view(ask.seat), ask);
        match.answer(ask.seat, random.pick(careful).id);
      }
    }
  };

  test("what a seat does not know is dealt anew, and it sees what it saw", () => {
    const tally: Tally = { exact: 0, earlier: 0, none: 0 };
    walk((match, _, at) => {
      for (const seat of match.seats) look(title, subject, match, seat, at, tally);
    });
    expect(tally.exact).toBeGreaterThan(30);
    // cards that were shuffled within a step cannot be made to come again
    expect(tally.earlier).toBeLessThan(tally.exact / 10);
  });

  test("two worlds that differ in what a seat may not know give it the same table", () => {
    let compared = 0;
    walk((match, random, at) => {
      const seat = random.pick(match.seats);
      const [one, two] = worlds(subject, match, seat, random).map((world) =>
        dealtAnew(title, seenBy(world, seat), at)?.save(),
      );
      if (one === undefined) return;
      expect(two, at).toEqual(one);
      compared++;
    });
    expect(compared).toBeGreaterThan(5);
  });
});
