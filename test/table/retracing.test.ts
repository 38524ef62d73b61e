import { expect, test } from "vitest";
import { Match, Random } from "../../src/engine/index.ts";
import { twilightStruggleTitle } from "../../src/games/twilight-struggle/title.ts";
import type { Act } from "../../src/store/index.ts";
import { type AnyMatch, retrace } from "../../src/table/index.ts";

const seed = "retraced";
const { game } = twilightStruggleTitle;
const begin = (): AnyMatch => Match.start(game, { seed }) as AnyMatch;

/** A match as it is played, with what is written down of it. */
function played() {
  const match = begin();
  const acts: Act[] = [];
  const answer = (seat: string, at = 0) => {
    const option = match.pending.find((ask) => ask.seat === seat)?.options[at]?.id ?? "";
    match.answer(seat, option);
    acts.push({ kind: "answer", seat, option });
    return option;
  };
  while (match.pending.length < 2) answer(match.pending[0]?.seat ?? "");
  return { match, acts, answer };
}

test("a headline that was changed, taken back and chosen again after the other one leaves only the last", () => {
  const { match, acts, answer } = played();
  answer("us", 0);
  answer("us", 1);
  const [, taken] = match.undo("us");
  acts.push({ kind: "undo", seat: "us", option: taken });
  const ussr = answer("ussr");
  const us = answer("us", 2);
  const again = begin();
  const live = retrace(again, acts);
  expect(live.slice(-2)).toEqual([
    ["ussr", ussr],
    ["us", us],
  ]);
  expect(again.save()).toEqual(match.save());
});

test("the answers that stand are a record that can be checked", () => {
  const { match, acts, answer } = played();
  answer("us", 0);
  answer("us", 1);
  answer("ussr");
  const random = new Random(seed);
  while (match.outcome === null) {
    const ask = match.pending.find(({ answered }) => !answered);
    answer(ask?.seat ?? "", random.below(ask?.options.length ?? 0));
  }
  expect(match.outcome).not.toBeNull();
  const answers = retrace(begin(), acts);
  const again = begin();
  for (const [seat, option] of answers) again.answer(seat, option);
  expect(again.outcome).toEqual(match.outcome);
  expect(answers.length).toBe(match.answered);
});

test("what the rules do not allow any more is refused where it stands", () => {
  const { acts } = played();
  let done = 0;
  const wrong: Act = { kind: "answer", seat: "us", option: "nowhere" };
  expect(() => retrace(begin(), [...acts, wrong], () => done++)).toThrow();
  expect(done).toBe(acts.length);
});
