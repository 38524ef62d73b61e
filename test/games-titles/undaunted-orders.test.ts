import { expect, test } from "vitest";
import { dangerOf, Match } from "../../src/engine/index.ts";
import { undaunted } from "../../src/games/undaunted/index.ts";
import { undauntedOrders } from "../../src/games/undaunted/orders.ts";
import { policy } from "../../src/games/undaunted/policy/index.ts";
import type { Side } from "../../src/games/undaunted/seats.ts";
import { Random } from "../fuzz/random.ts";

/**
 * A game at Barce, played with a little sense. From when a side has nobody left on the board it passes: how often it is asked until
 * the end, and how often its person is, who gives the order anew whenever it has ended.
 */
function counted(seed: string): { asks: number; left: number } {
  const match = Match.start(undaunted, { options: { scenario: "barce" }, seed });
  const random = new Random(seed);
  const pass = undauntedOrders.find(({ kind }) => kind === "pass");
  if (pass === undefined) throw new Error("No such order");
  const isGone = (side: Side) => match.view(null).soldiers.every((each) => each.side !== side);
  let [asks, left] = [0, 0];
  let hangs: Readonly<Record<string, string>> | null = null;
  for (let [ask] = match.pending; ask !== undefined; [ask] = match.pending.filter((each) => !each.answered)) {
    const { seat } = ask;
    const view = match.view(seat);
    if (!isGone(seat)) {
      match.answer(seat, policy(view, ask, random));
      continue;
    }
    asks++;
    const obeyed = hangs === null ? null : pass.obey(view, ask, { picks: [], hangs });
    if (obeyed !== null && "answer" in obeyed && dangerOf(match, seat, obeyed.answer) === null) {
      match.answer(seat, obeyed.answer);
      continue;
    }
    left++;
    hangs = pass.hangsOn(view, []);
    match.answer(seat, ask.kind === "play.card" ? "end-turn" : (ask.options[0]?.id ?? ""));
  }
  return { asks, left };
}

test("a side without soldiers at Barce is asked once and when the score has changed, not twice a round", () => {
  expect(counted("barce 1")).toEqual({ asks: 21, left: 3 });
});
