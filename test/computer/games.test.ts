import { describe, expect, test } from "vitest";
import { levels } from "../../src/computer/index.ts";
import { Match } from "../../src/engine/index.ts";
import type { AnyMatch } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { Random } from "../fuzz/random.ts";
import { subjectOf } from "../fuzz/subjects.ts";
import { contenderNamed } from "../strength/contender.ts";
import { duel } from "../strength/duel.ts";

/** With whatever the lobby offers: scenarios, set-ups, bids. A duel fails on an answer that is not offered. */
const GAMES = { easy: 4, normal: 2, hard: 1 } as const;

/** Those that look ahead do so for a moment only: what they do then is no other. */
const SHARE = 0.01;

describe.each(levels)("%s plays whole games", (level) => {
  test.each([...titles])("of %s", { timeout: 120_000 }, async (id, title) => {
    const player = await contenderNamed(title, level, SHARE);
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
    const player = await contenderNamed(title, level, SHARE);
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
