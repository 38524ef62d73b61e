import { createHmac } from "node:crypto";
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

/** What games that are stored were promised and have rolled: dice of six, numbers below 1000 far on, and a pile of twelve. */
const kept = [
  {
    seed: "dead-drop",
    hash: "151562ec08eb2f52a7df1569e7d61b3886e24ad6a337992c7a6cc595029d584d",
    dice: "4132465651646643665366466143116462435464",
    pile: "7 0 5 8 3 6 10 11 4 9 1 2",
    position: 52,
    far: [532, 130, 21, 65, 856, 39, 929, 7],
  },
  {
    seed: "a seed of more than sixty-four bytes is hashed before it serves as a key: 0123456789",
    hash: "66a5af0e701e39c90b3d2f787a8671e7972d59b346a76dee40376e4bfe397f6e",
    dice: "5641116416561214262641411545653416556534",
    pile: "0 8 7 4 5 9 6 3 1 10 11 2",
    position: 51,
    far: [441, 48, 577, 924, 786, 136, 488, 59],
  },
  {
    seed: "семя – ключ",
    hash: "ce71f21d0a8c5f52edbcda62d3f63463cd9305ba275fae9ca9382718b2bf2b21",
    dice: "4552253341161534255212341631265362412666",
    pile: "2 5 10 0 3 8 4 9 11 6 1 7",
    position: 52,
    far: [393, 348, 659, 613, 846, 105, 886, 655],
  },
  {
    seed: "\ud800 lone",
    hash: "b98e34b15c5918c3829e8641e1403bbd39d6421677d125e060d45e86957bb93d",
    dice: "4113555145511632121551455654543352341414",
    pile: "9 5 2 3 1 4 10 11 0 7 6 8",
    position: 52,
    far: [176, 619, 543, 289, 1000, 598, 185, 112],
  },
];

test.each(kept)("$seed is what it was in every game that is stored", ({ seed, hash, dice, pile, position, far }) => {
  const fate = new SeededFate(seed);
  expect(commitment(seed)).toBe(hash);
  expect(Array.from({ length: 40 }, () => fate.roll(6)).join("")).toBe(dice);
  const cards = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"];
  fate.shuffle(cards);
  expect([cards.join(" "), fate.position]).toEqual([pile, position]);
  const later = new SeededFate(seed, 2 ** 37 + 5);
  expect(Array.from({ length: 8 }, () => later.roll(1000))).toEqual(far);
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

test("a copy goes on from where it was taken, whichever is rolled first", () => {
  const fate = new SeededFate("copied");
  fate.roll(6);
  const copy = fate.copy();
  const first = Array.from({ length: 90 }, () => copy.roll(6));
  expect(Array.from({ length: 90 }, () => fate.roll(6))).toEqual(first);
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
  return {
    game: "toy",
    options: {},
    seed: "record",
    commitment: commitment("record"),
    answers,
    outcome: match.outcome,
  };
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
