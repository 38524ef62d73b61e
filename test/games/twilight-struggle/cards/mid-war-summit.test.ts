import { expect, test } from "vitest";
import { table } from "../table.ts";

test("Summit: the higher roll gives 2 VP and may lower DEFCON", () => {
  const t = table({ turn: 4, defcon: 4, side: "us", hands: { us: ["summit", "nato"] }, dice: [5, 3] });
  t.us("summit", "event");
  expect(t.vp).toBe(2);
  expect(t.options("us").sort()).toEqual(["keep", "lower", "raise"]);
  t.us("lower");
  expect(t.defcon).toBe(3);
  expect(t.pileOf("summit")).toBe("discard");
});

test("Summit: the winner may raise DEFCON, whoever played the card", () => {
  const t = table({ turn: 4, defcon: 4, side: "us", hands: { us: ["summit", "nato"] }, dice: [2, 3] });
  t.us("summit", "event");
  expect(t.vp).toBe(-2);
  expect(t.asked).toEqual(["ussr summit.defcon"]);
  t.ussr("raise");
  expect(t.defcon).toBe(5);
});

test("Summit: or leave it; at 5 it cannot rise", () => {
  const t = table({ turn: 4, side: "us", hands: { us: ["summit", "nato"] }, dice: [4, 3] });
  t.us("summit", "event");
  expect(t.options("us").sort()).toEqual(["keep", "lower"]);
  t.us("keep");
  expect(t.defcon).toBe(5);
});

test("Summit: on a tie nothing happens", () => {
  const t = table({
    turn: 4,
    defcon: 3,
    side: "us",
    hands: { us: ["summit", "nato"], ussr: ["fidel", "comecon"] },
    dice: [4, 4],
  });
  t.us("summit", "event");
  expect(t.vp).toBe(0);
  expect(t.defcon).toBe(3);
  expect(t.asked).toEqual(["ussr play.card"]);
});

test("Summit: 1 more for each region dominated or controlled", () => {
  const t = table({
    turn: 4,
    side: "us",
    hands: { us: ["summit", "nato"] },
    influence: {
      // US control of Central America, domination of South America, presence in the Middle East
      mexico: [2, 0],
      cuba: [3, 0],
      panama: [2, 0],
      brazil: [2, 0],
      uruguay: [2, 0],
      jordan: [2, 0],
      // USSR domination of Africa
      angola: [0, 1],
      kenya: [0, 2],
    },
    dice: [2, 2],
  });
  t.us("summit", "event");
  expect(t.told("contest")).toEqual([
    { contest: "summit", by: "us", byDie: 2, byBonus: 2, rival: "ussr", rivalDie: 2, rivalBonus: 1 },
  ]);
  expect(t.vp).toBe(2);
});

test("Summit: Southeast Asia is no region of its own, and Taiwan no battleground", () => {
  const southeast = table({
    turn: 4,
    side: "us",
    hands: { us: ["summit", "nato"] },
    influence: { thailand: [2, 0], vietnam: [1, 0], burma: [2, 0], india: [0, 3], japan: [0, 4] },
    dice: [4, 4],
  });
  southeast.us("summit", "event");
  expect(southeast.told("contest")).toMatchObject([{ byBonus: 0, rivalBonus: 0 }]);
  const taiwan = table({
    turn: 4,
    side: "us",
    hands: { us: ["summit", "nato"] },
    influence: { taiwan: [3, 0], vietnam: [1, 0] },
    effects: [{ card: "formosan-resolution", side: "us" }],
    dice: [4, 4],
  });
  taiwan.us("summit", "event");
  expect(taiwan.told("contest")).toMatchObject([{ byBonus: 0, rivalBonus: 0 }]);
});

test("Summit: lowered from 2 to 1 by the winner, it loses the game for the phasing player", () => {
  const other = table({ turn: 4, defcon: 2, side: "us", hands: { us: ["summit", "nato"] }, dice: [1, 6] });
  other.us("summit", "event").ussr("lower");
  expect(other.outcome).toMatchObject({ winners: ["ussr"], key: "defcon" });
  const own = table({ turn: 4, defcon: 2, hands: { ussr: ["summit", "fidel"] }, dice: [6, 1] });
  own.ussr("summit", "event", "lower");
  expect(own.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
});

test("Summit as a headline: whoever headlined it answers for DEFCON", () => {
  const t = table({
    turn: 4,
    defcon: 2,
    step: { at: "headline" },
    hands: { us: ["summit", "nato"], ussr: ["brezhnev-doctrine", "fidel"] },
    dice: [1, 6],
  });
  t.headlines({ us: "summit", ussr: "brezhnev-doctrine" }).ussr("lower");
  expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "defcon" });
});

test("One Small Step: whoever is behind moves 2 boxes, with the VP of the last one", () => {
  const t = table({ turn: 4, side: "us", space: { us: 3, ussr: 4 }, hands: { us: ["one-small-step", "nato"] } });
  t.us("one-small-step", "event");
  expect(t.space.us).toBe(5);
  expect(t.vp).toBe(3);
  expect(t.view.spaceAttempts.us).toBe(0);
  expect(t.pileOf("one-small-step")).toBe("discard");
});

test("One Small Step: arriving second pays as second", () => {
  const t = table({ turn: 4, space: { us: 5, ussr: 3 }, hands: { ussr: ["one-small-step", "fidel"] } });
  t.ussr("one-small-step", "event");
  expect(t.space.ussr).toBe(5);
  expect(t.vp).toBe(-1);
});

test("One Small Step: the ability of the last box is gained by who is first there", () => {
  const t = table({
    turn: 4,
    side: "us",
    space: { us: 0, ussr: 1 },
    spaceAttempts: { us: 1 },
    hands: { us: ["one-small-step", "nato", "junta"], ussr: ["fidel", "comecon"] },
  });
  t.us("one-small-step", "event").ussr("fidel", "event").us("nato");
  expect(t.space.us).toBe(2);
  expect(t.options("us")).toContain("space");
});

test("One Small Step: an ability of the rival ends when its box is passed", () => {
  const t = table({
    turn: 4,
    side: "us",
    space: { us: 1, ussr: 4 },
    spaceAttempts: { ussr: 1 },
    hands: { us: ["one-small-step", "nato"], ussr: ["comecon", "fidel"] },
  });
  t.us("one-small-step", "event").ussr("comecon");
  expect(t.space.us).toBe(3);
  expect(t.vp).toBe(0);
  expect(t.options("ussr")).not.toContain("space");
});

test("One Small Step: from box 7 it is one box, to the end of the track", () => {
  const t = table({ turn: 4, side: "us", space: { us: 7, ussr: 8 }, hands: { us: ["one-small-step", "nato"] } });
  t.us("one-small-step", "event");
  expect(t.space.us).toBe(8);
  expect(t.vp).toBe(0);
});

test("One Small Step: no event for a side that is level or ahead", () => {
  const level = table({ turn: 4, space: { us: 2, ussr: 2 }, hands: { ussr: ["one-small-step", "fidel"] } });
  level.ussr("one-small-step");
  expect(level.options("ussr")).not.toContain("event");
  const ahead = table({ turn: 4, space: { us: 2, ussr: 3 }, hands: { ussr: ["one-small-step", "fidel"] } });
  ahead.ussr("one-small-step");
  expect(ahead.options("ussr")).not.toContain("event");
});

test("One Small Step: headlined by a side that is not behind it does nothing", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    hands: { us: ["one-small-step", "nato"], ussr: ["allende", "fidel"] },
  });
  t.headlines({ us: "one-small-step", ussr: "allende" });
  expect(t.space.us).toBe(0);
  expect(t.pileOf("one-small-step")).toBe("discard");
});
