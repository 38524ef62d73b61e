import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { type Answer, commitment, type GameRecord, Match, SeededFate, verify } from "../../src/engine/index.ts";
import { type Seat, toy } from "./toy.ts";

test("dice are the bytes of HMAC-SHA-256 of the seed and a counter, 252 to 255 passed over", () => {
  const bytes = [0n, 1n, 2n].flatMap((block) => {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(block);
    return [...createHmac("sha256", "a seed").update(counter).digest()];
  });
  const expected = bytes.filter((byte) => byte < 252).map((byte) => (byte % 6) + 1);
  const fate = new SeededFate("a seed");
  expect(Array.from({ length: 80 }, () => fate.roll(6))).toEqual(expected.slice(0, 80));
});

test("every face of 60,000 dice comes as often as chance allows", () => {
  const fate = new SeededFate("fair");
  const counts = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < 60_000; at++) {
    const face = fate.roll(6) - 1;
    counts[face] = (counts[face] ?? 0) + 1;
  }
  // six standard deviations of a binomial with n = 60,000 and p = 1/6
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(550);
});

test("a position can be taken up again", () => {
  const fate = new SeededFate("again");
  for (let at = 0; at < 50; at++) fate.roll(6);
  const { position } = fate;
  const first = Array.from({ length: 40 }, () => fate.roll(20));
  fate.position = position;
  expect(Array.from({ length: 40 }, () => fate.roll(20))).toEqual(first);
  const other = new SeededFate("again", position);
  expect(Array.from({ length: 40 }, () => other.roll(20))).toEqual(first);
});

test("the hash of the seed is public from the start and can be made with any tool", () => {
  const match = Match.start(toy, { seed: "kept secret" });
  expect(match.commitment).toBe(createHash("sha256").update("kept secret").digest("hex"));
  expect(match.commitment).toBe(commitment("kept secret"));
});

/** A finished game of the toy, as it would be exported. */
function finished(): GameRecord<Seat> {
  const match = Match.start(toy, { seed: "record" });
  const answers: Answer<Seat>[] = [];
  while (match.outcome === null) {
    const ask = match.pending.find((pending) => !pending.answered);
    if (ask === undefined) throw new Error("nobody is asked");
    const option = ask.options[0]?.id ?? "";
    match.answer(ask.seat, option);
    answers.push([ask.seat, option]);
  }
  return { game: "toy", options: {}, seed: "record", commitment: match.commitment, answers, outcome: match.outcome };
}

test("a finished record verifies", () => {
  expect(verify(toy, finished())).toEqual({ ok: true });
});

test("a record with another seed, answer or outcome does not", () => {
  const record = finished();
  expect(verify(toy, { ...record, seed: "other" })).toMatchObject({ ok: false, key: "record.seed" });
  expect(verify(toy, { ...record, game: "chess" })).toMatchObject({ ok: false, key: "record.game" });
  const wrong = record.answers.map((answer, at): Answer<Seat> => (at === 2 ? ["ann", "8"] : answer));
  expect(verify(toy, { ...record, answers: wrong })).toMatchObject({
    ok: false,
    key: "record.answer",
    args: { at: 2 },
  });
  const outcome = { ...record.outcome, args: { ann: 99 } };
  expect(verify(toy, { ...record, outcome })).toMatchObject({ ok: false, key: "record.outcome" });
});
