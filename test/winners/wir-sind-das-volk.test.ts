import { describe, expect, test } from "vitest";
import { Match, offers } from "../../src/engine/index.ts";
import { Random } from "../fuzz/random.ts";
import { twoPlusTwoContest, wirSindDasVolkContest } from "./wir-sind-das-volk.ts";

describe("the sensible player", () => {
  test.each([wirSindDasVolkContest, twoPlusTwoContest])("plays a whole game with what is offered", (contest) => {
    const random = new Random("sensible");
    const match = Match.start(contest.game, { seed: "sensible" });
    const strange: string[] = [];
    while (match.outcome === null) {
      const ask = match.pending.find((pending) => !pending.answered);
      if (ask === undefined) throw new Error("Nobody is asked");
      const answer = contest.sensible(match.view(ask.seat), ask, random);
      if (!offers(ask, answer)) strange.push(`${ask.kind}: ${answer}`);
      match.answer(ask.seat, answer);
    }
    expect(strange).toEqual([]);
  });
});
