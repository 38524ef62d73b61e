import { describe, expect, test } from "vitest";
import { itsPoints } from "../../src/ratings/its.ts";
import { type Counted, Ratings } from "../../src/ratings/ratings.ts";

describe("points as the Twilight Struggle community counts them, worked out by hand", () => {
  test.each([
    ["two newcomers in a league", 5000, 5000, "won", false, 100],
    ["the weaker wins: 100 + 5 % of 400", 5000, 5400, "won", false, 120],
    ["the stronger wins: 100 − 5 % of 400", 5400, 5000, "won", false, 80],
    ["never more than 200, though 100 + 5 % of 3000 is 250", 4000, 7000, "won", false, 200],
    ["never less than 1, though 100 − 5 % of 2500 is −25", 7500, 5000, "won", false, 1],
    ["half in a friendly game", 5000, 5400, "won", true, 60],
    ["half of the least is still a point", 7500, 5000, "won", true, 1],
    ["a tie moves 5 % of the difference to the lower", 5000, 5400, "tied", false, 20],
    ["and from the higher", 5400, 5000, "tied", false, -20],
    ["half of that in a friendly game", 5000, 5400, "tied", true, 10],
    ["a tie of equals moves nothing", 5200, 5200, "tied", false, 0],
  ] as const)("%s", (_, first, second, how, isFriendly, points) => {
    expect(itsPoints(first, second, how, isFriendly)).toBe(points);
  });
});

const won = (one: string, two: string, more: Partial<Counted> = {}): Counted => ({
  sides: [[one], [two]],
  winner: 0,
  isFriendly: false,
  ...more,
});

test("three games of a league: what one gains the other loses", () => {
  const ratings = new Ratings();
  // 100; then 100 + 5 % of 100 = 105 for boris; then a tie: chen at 4895 gets 5 % of 205 = 10
  ratings.take(won("anna", "boris"));
  ratings.take(won("boris", "chen", { winner: 0 }));
  ratings.take(won("chen", "anna", { winner: null }));
  // boris 4900 beats chen 5000: 100 + 5 = 105; chen 4895 ties with anna 5100: 5 % of 205 is 10
  expect([...ratings.entries()].map(([name, { its, games }]) => [name, its, games])).toEqual([
    ["anna", 5090, 2],
    ["boris", 5005, 2],
    ["chen", 4905, 2],
  ]);
});

test("who wins becomes stronger and surer by openskill, and a first game of equals moves both alike", () => {
  const ratings = new Ratings();
  ratings.take(won("anna", "boris", { winner: 1 }));
  const [anna, boris] = [ratings.of("anna"), ratings.of("boris")];
  // of its own documentation: two newcomers at 25 ± 8.333 go to 27.63 and 22.36 with 8.07
  expect(boris.mu).toBeCloseTo(27.63523138347365, 10);
  expect(anna.mu).toBeCloseTo(22.36476861652635, 10);
  expect(boris.sigma).toBeCloseTo(8.065506316323548, 10);
  expect(anna.its).toBe(4900);
});

test("in 2+2 both of a side gain the same, by the mean of the two", () => {
  const ratings = new Ratings([
    ["anna", { its: 5400, mu: 30, sigma: 5, games: 9 }],
    ["boris", { its: 5000, mu: 25, sigma: 5, games: 9 }],
  ]);
  // 5200 on average against 5000: 100 − 5 % of 200 = 90
  ratings.take({
    sides: [
      ["anna", "boris"],
      ["chen", "daria"],
    ],
    winner: 0,
    isFriendly: false,
  });
  expect(["anna", "boris", "chen", "daria"].map((name) => ratings.of(name).its)).toEqual([5490, 5090, 4910, 4910]);
});

test("the same results in the same order give the same ratings", () => {
  const results = Array.from({ length: 300 }, (_, at) => won(`p${at % 7}`, `p${(at * 3 + 1) % 7}`)).filter(
    ({ sides: [[one], [two]] }) => one !== two,
  );
  const once = new Ratings();
  for (const result of results) once.take(result);
  const half = new Ratings();
  for (const result of results.slice(0, 100)) half.take(result);
  const rest = new Ratings(half.entries());
  for (const result of results.slice(100)) rest.take(result);
  expect([...rest.entries()]).toEqual([...once.entries()]);
});
