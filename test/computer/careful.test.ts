import { expect, test } from "vitest";
import { carefully } from "../../src/computer/index.ts";
import type { Danger } from "../../src/engine/index.ts";

const sure: Danger = { key: "end.defcon", args: {} };
const likely = (ways: number, cases: number): Danger => ({ ...sure, chance: { ways, cases } });
const others: Danger = { ...sure, decides: "us" };

/** What is chosen by whoever always wants the first option that he is shown. */
function chosen(dangers: Readonly<Record<string, Danger | null>>): Promise<string> {
  const options = Object.keys(dangers).map((id) => ({ id }));
  const ask = { seat: "ussr", kind: "play.card", args: {}, options };
  return carefully(
    ask,
    (option) => dangers[option] ?? null,
    (left) => left.options.slice(0, 1).map(({ id }) => id),
  );
}

test("what is wanted is taken if it cannot lose the game", async () => {
  expect(await chosen({ duck: null, fidel: sure })).toBe("duck");
});

test("what may lose the game gives way to what is wanted next", async () => {
  expect(await chosen({ duck: sure, coup: likely(1, 36), nasser: null, fidel: null })).toBe("nasser");
});

test("if everything may lose the game the least likely loss is taken", async () => {
  expect(await chosen({ duck: sure, coup: likely(5, 6), nasser: others, fidel: sure })).toBe("nasser");
  expect(await chosen({ duck: sure, coup: likely(1, 6), nasser: others })).toBe("coup");
  expect(await chosen({ duck: sure, fidel: sure })).toBe("duck");
});
