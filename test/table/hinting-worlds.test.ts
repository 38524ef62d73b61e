import { describe, expect, test } from "vitest";
import { Match } from "../../src/engine/index.ts";
import type { ReadonlyMatch } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { hintFor } from "../../src/table/index.ts";
import { Random } from "../fuzz/random.ts";
import { subjectOf } from "../fuzz/subjects.ts";
import { worldsOf } from "../fuzz/two-worlds.ts";
import { steady } from "../worlds/steady.ts";

const MOST_GAMES = 60;
const STEPS = 250;
/** One step in so many is looked at. */
const THIN = 6;
const LEAST = 25;

/** A step has begun, and nobody has answered in it. */
const isBegun = ({ atStepStart, pending }: Pick<ReadonlyMatch, "atStepStart" | "pending">): boolean =>
  atStepStart && pending.every(({ answered }) => answered !== true);

describe.each([...titles.values()])("a hint in $game.id", (title) => {
  test("is the same in two worlds that differ in what the seat may not know", async () => {
    const subject = subjectOf(title.game.id);
    let compared = 0;
    let advised = 0;
    for (let game = 0; compared < LEAST && game < MOST_GAMES; game++) {
      const random = new Random(`hints ${game}`);
      const match = Match.start(subject.game, { options: subject.options(random), seed: `hints ${game}` });
      for (let step = 0; compared < LEAST && match.outcome === null && step < STEPS; step++) {
        const ask = random.pick(match.pending.filter(({ answered }) => !answered));
        if (isBegun(match) && random.chance(THIN)) {
          const worlds = worldsOf(subject, match.save(), ask.seat, random);
          if (worlds !== null) {
            // what the options are does not matter to a hint
            const hint = (one: typeof worlds.here) =>
              hintFor(steady, { id: "G", version: 1 }, one as ReadonlyMatch, ask.seat);
            const [here, there] = [await hint(worlds.here), await hint(worlds.there)];
            expect(there).toEqual(here);
            compared++;
            advised += here.steps.length;
          }
        }
        match.answer(ask.seat, random.pick(subject.careful(match.view(ask.seat), ask)).id);
      }
    }
    expect(compared).toBeGreaterThanOrEqual(LEAST);
    expect(advised).toBeGreaterThanOrEqual(compared);
  });
});
