import { describe, expect, test } from "vitest";
import { mostSwissRounds, roundRobin, roundRobinRounds, swiss } from "../../src/leagues/pairing.ts";
import type { LeagueMeeting, Pairing } from "../../src/leagues/played.ts";
import { standings } from "../../src/leagues/standings.ts";
import { Random } from "../fuzz/random.ts";

const people = (count: number): string[] => Array.from({ length: count }, (_, at) => `p${at}`);

const pairOf = ({ first, second }: Pairing): string => [first, second].sort().join(" ");

/** How much more often somebody had the first side. */
function leans(meetings: readonly Pairing[], all: readonly string[]): number[] {
  const games = meetings.filter(({ second }) => second !== null);
  const count = (userId: string, side: "first" | "second") => games.filter((each) => each[side] === userId).length;
  return all.map((userId) => count(userId, "first") - count(userId, "second"));
}

describe("everybody against everybody", () => {
  test.each([2, 3, 4, 5, 8, 9, 16, 17])("%i people meet once each, and have a bye once where they are odd", (count) => {
    const all = people(count);
    const rounds = Array.from({ length: roundRobinRounds(count) }, (_, at) => roundRobin(all, at + 1));
    for (const round of rounds) {
      const seen = round.flatMap(({ first, second }) => (second === null ? [first] : [first, second]));
      expect([...seen].sort()).toEqual([...all].sort());
    }
    const games = rounds.flat();
    expect(new Set(games.map(pairOf)).size).toBe(games.length);
    expect(games.filter(({ second }) => second === null)).toHaveLength(count % 2 === 0 ? 0 : count);
    expect(Math.max(...leans(games, all).map(Math.abs))).toBeLessThanOrEqual(count % 2 === 0 ? 1 : 2);
  });
});

function play(count: number, rounds: number, seed: string, leavers = 0) {
  const random = new Random(seed);
  let all = people(count);
  const meetings: LeagueMeeting[] = [];
  for (let round = 1; round <= rounds; round++) {
    if (leavers > 0 && round > 2 && random.chance(2)) {
      const gone = random.pick(all);
      all = all.filter((each) => each !== gone);
      leavers--;
    }
    const pairs = swiss(all, meetings);
    const seen = pairs.flatMap(({ first, second }) => (second === null ? [first] : [first, second]));
    expect([...seen].sort(), `round ${round}`).toEqual([...all].sort());
    for (const pair of pairs) {
      const one = pair.second === null ? 2 : random.pick([0, 0, 1, 2, 2]);
      meetings.push({ ...pair, one, two: pair.second === null ? 0 : 2 - one });
    }
  }
  return { all, meetings };
}

describe("Swiss", () => {
  test.each([4, 5, 6, 7, 8, 10, 11, 13, 20, 33, 68])(
    "%i people: nobody meets twice, nobody has two byes, the sides are balanced",
    (count) => {
      for (let at = 0; at < 12; at++) {
        const rounds = Math.min(10, mostSwissRounds(count) - (count % 2));
        const { meetings, all } = play(count, rounds, `swiss ${count} ${at}`);
        expect(new Set(meetings.map(pairOf)).size).toBe(meetings.length);
        const byes = meetings.filter(({ second }) => second === null).map(({ first }) => first);
        expect(new Set(byes).size).toBe(byes.length);
        expect(Math.max(...leans(meetings, all).map(Math.abs))).toBeLessThanOrEqual(3);
      }
    },
  );

  test("68 people over ten rounds, of whom twelve leave: still nobody meets twice", () => {
    for (let at = 0; at < 5; at++) {
      const { meetings } = play(68, 10, `leaving ${at}`, 12);
      expect(new Set(meetings.map(pairOf)).size).toBe(meetings.length);
    }
  });

  test("those with the same points meet", () => {
    const meetings: LeagueMeeting[] = [
      { first: "p0", second: "p1", one: 2, two: 0 },
      { first: "p2", second: "p3", one: 2, two: 0 },
    ];
    expect(swiss(people(4), meetings).map(pairOf).sort()).toEqual(["p0 p2", "p1 p3"]);
  });
});

test("standings by hand: points, then Sonneborn-Berger", () => {
  const meetings: LeagueMeeting[] = [
    { first: "a", second: "b", one: 2, two: 0 },
    { first: "c", second: "d", one: 1, two: 1 },
    { first: "a", second: "c", one: 0, two: 2 },
    { first: "b", second: "d", one: 2, two: 0 },
    { first: "e", second: null, one: 2, two: 0 },
    { first: "e", second: "d", one: null, two: null },
  ];
  // a 1, b 1, c 1½, d ½, e 1 by a bye; a has beaten b (1), b has beaten d (½), c drew with d and has beaten a: ¼ + 1
  expect(
    standings(["a", "b", "c", "d", "e"], meetings).map(({ userId, place, points, berger }) => [
      userId,
      place,
      points,
      berger,
    ]),
  ).toEqual([
    ["c", 1, 1.5, 1.25],
    ["a", 2, 1, 1],
    ["b", 3, 1, 0.5],
    ["e", 4, 1, 0],
    ["d", 5, 0.5, 0.75],
  ]);
});
