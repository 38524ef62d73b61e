import { describe, expect, test } from "vitest";
import { type Level, levels } from "../../src/computer/index.ts";
import { Match } from "../../src/engine/index.ts";
import type { AnyMatch, AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { Random } from "../fuzz/random.ts";
import { subjectOf } from "../fuzz/subjects.ts";
import { type Contender, contenderNamed } from "../strength/contender.ts";
import { duel } from "../strength/duel.ts";

/** With whatever the lobby offers: scenarios, set-ups, bids. A duel fails on an answer that is not offered. */
const GAMES = { easy: 3, normal: 1, hard: 1 } as const;

/** Those that look ahead do so for a moment only, and once in so many answers: what they do then is no other. */
const SHARE = 0.01;
const SELDOM = { easy: 1, normal: 12, hard: 24 } as const;

async function contender(title: AnyTitle, level: Level): Promise<Contender> {
  const [quick, own] = [await contenderNamed(title, "easy"), await contenderNamed(title, level, SHARE)];
  return (match, ask, seed) => (new Random(seed).chance(SELDOM[level]) ? own : quick)(match, ask, seed);
}

describe.each(levels)("%s plays whole games", (level) => {
  test.each([...titles])("of %s", { timeout: 120_000 }, async (id, title) => {
    const player = await contender(title, level);
    for (let at = 0; at < GAMES[level]; at++) {
      const seed = `${id}-${at}`;
      const options = subjectOf(id).options(new Random(seed));
      const { score } = await duel(title, options, seed, title.game.seats(title.game.options(options)), [
        player,
        player,
      ]);
      // it has all seats, and so wins or draws
      expect(score).toBeGreaterThan(0);
    }
  });

  test.each([...titles])("of %s the same for the same seed", { timeout: 120_000 }, async (id, title) => {
    const player = await contender(title, level);
    const play = async () => {
      const match: AnyMatch = Match.start(title.game, { seed: id });
      const answers: string[] = [];
      while (match.outcome === null && answers.length < 60) {
        const ask = match.pending.find((pending) => !pending.answered);
        if (ask === undefined) throw new Error("Nobody is asked");
        const answer = await player(match, ask, `${id} ${answers.length}`);
        answers.push(answer);
        match.answer(ask.seat, answer);
      }
      return answers;
    };
    expect(await play()).toEqual(await play());
  });
});
