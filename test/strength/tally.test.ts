import { expect, test } from "vitest";
import { Tally } from "./tally.ts";

const game = { ownLoss: false, how: "points", times: [1] };
const seats = ["us", "ussr", "brd", "ddr"];
const alone = (seat: string, score: number) => ({
  ...{ ...game, score, seats: [seat], isWithout: false },
  winners: score === 1 ? [seat] : ["ddr"],
});
const without = (winner: string) => ({ ...game, score: 1, seats, isWithout: true, winners: [winner] });

test("whoever is alone is held against what others win in his seat on the same deals", () => {
  const tally = new Tally(null);
  for (const one of [alone("us", 1), alone("ussr", 1), alone("brd", 0), alone("ddr", 0)]) tally.add(one);
  for (const winner of ["us", "ddr"]) tally.add(without(winner));
  const { games, share, wonBy, without: others } = tally.figures;
  expect({ games, share, wonBy }).toEqual({ games: 4, share: 0.5, wonBy: { us: 1, ussr: 1, ddr: 2 } });
  // two of the eight seats of those games were won
  expect(others).toMatchObject({ share: 0.25, times: 2 });
  expect(others?.seats.us).toEqual({ share: 1, usual: 0.5 });
  expect(others?.seats.brd).toEqual({ share: 0, usual: 0 });
});

test("it is enough when the share is surely above the bar, alone so many times that of the others", () => {
  const tally = new Tally(1.5);
  for (let at = 0; at < 40; at++) tally.add(without(seats[at % 4] ?? ""));
  for (let at = 0; at < 60; at++) tally.add(alone("us", 1));
  expect(tally.isEnough).toBe(true);
  const close = new Tally(1.5);
  for (let at = 0; at < 40; at++) close.add(without(seats[at % 4] ?? ""));
  for (let at = 0; at < 60; at++) close.add(alone("us", at % 5 < 2 ? 1 : 0));
  expect(close.isEnough).toBe(false);
});
