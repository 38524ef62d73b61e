import { expect, test } from "vitest";
import { Match } from "../../src/engine/index.ts";
import { scenarioIds } from "../../src/games/undaunted/components/index.ts";
import { undaunted } from "../../src/games/undaunted/index.ts";
import { policy } from "../../src/games/undaunted/policy/index.ts";
import type { Side } from "../../src/games/undaunted/seats.ts";
import { Random } from "../fuzz/random.ts";

const ANSWERS = 20;

test.each(scenarioIds)("the sensible player answers with what is offered: %s", (scenario) => {
  const match = Match.start(undaunted, { options: { scenario }, seed: "sensible" });
  const random = new Random("sensible");
  for (let answers = 0; match.outcome === null && answers < ANSWERS; answers++) {
    const ask = match.pending.find((pending) => !pending.answered);
    if (ask === undefined) throw new Error("Nobody is asked");
    const answer = policy(match.view(ask.seat), ask, random);
    expect(ask.options.map(({ id }) => id)).toContain(answer);
    match.answer(ask.seat, answer);
  }
});

/** What the sensible player does in a position, if the scenario stands as it is set up and this card is in hand. */
function choice(seat: Side, kind: string, args: Record<string, string | number>, options: readonly string[]): string {
  const match = Match.start(undaunted, { options: { scenario: "landing-ground-7" }, seed: "sensible" });
  const ask = { seat, kind, args, options: options.map((id) => ({ id })) };
  return policy(match.view(seat), ask, new Random("sensible"));
}

test("the sensible player keeps his card rather than hunker it down", () => {
  expect(choice("lrdg", "play.use", { card: "lrdg-scout" }, ["scout", "hunker"])).toBe("scout");
});

test("the sensible player scouts towards the structures", () => {
  const args = { unit: "lrdg-scout", action: "scout", left: 1, tile: "2A" };
  expect(choice("lrdg", "move.step", args, ["1A", "3A", "8A"])).toBe("8A");
});
