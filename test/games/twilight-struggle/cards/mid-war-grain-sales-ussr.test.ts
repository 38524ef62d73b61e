import { expect, test } from "vitest";
import { table } from "../table.ts";

test("Grain Sales played by the USSR: the US takes and plays a card after the operations", () => {
  const t = table({
    turn: 4,
    hands: { us: ["nato", "junta"], ussr: ["grain-sales-to-soviets", "fidel", "nasser"] },
    influence: { poland: [0, 1], canada: [1, 0] },
    picks: ["fidel"],
  });
  t.ussr("grain-sales-to-soviets", "influence", "poland", "poland").us("influence", "canada", "canada");
  expect(t.influence("poland")).toEqual([0, 3]);
  expect(t.influence("canada")).toEqual([3, 0]);
  expect(t.influence("cuba")).toEqual([0, 3]);
  expect(t.pileOf("fidel")).toBe("removed");
  expect(t.pileOf("grain-sales-to-soviets")).toBe("discard");
  expect(t.hand("ussr")).toEqual(["nasser"]);
});

test("Grain Sales played by the USSR: or before them, and a returned card is the USSR's again", () => {
  const t = table({
    turn: 4,
    hands: { us: ["nato", "junta"], ussr: ["grain-sales-to-soviets", "fidel", "nasser"] },
    influence: { poland: [0, 1], canada: [1, 0] },
    picks: ["fidel"],
  });
  t.ussr("grain-sales-to-soviets", "event-first").us("return", "influence", "canada", "canada");
  t.ussr("influence", "poland", "poland");
  expect(t.influence("canada")).toEqual([3, 0]);
  expect(t.influence("poland")).toEqual([0, 3]);
  expect([...t.hand("ussr")].sort()).toEqual(["fidel", "nasser"]);
});

test("Grain Sales played by the USSR: DEFCON 1 by the taken card loses the game for the USSR", () => {
  const t = table({
    turn: 4,
    hands: { ussr: ["grain-sales-to-soviets", "how-i-learned-to-stop-worrying"] },
    picks: ["how-i-learned-to-stop-worrying"],
  });
  t.ussr("grain-sales-to-soviets", "event-first").us("event", "1");
  expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
});

test("Grain Sales played by the USSR: so does a US coup in a battleground at DEFCON 2", () => {
  const t = table({
    turn: 4,
    defcon: 2,
    hands: { ussr: ["grain-sales-to-soviets", "fidel"] },
    influence: { angola: [0, 1] },
    picks: ["fidel"],
    dice: [1],
  });
  t.ussr("grain-sales-to-soviets", "event-first").us("return", "coup", "angola");
  expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
});

test("Grain Sales played by the USSR for the Space Race: nothing is taken", () => {
  const t = table({ turn: 4, hands: { ussr: ["grain-sales-to-soviets", "fidel"] }, dice: [1] });
  t.ussr("grain-sales-to-soviets", "space");
  expect(t.hand("ussr")).toEqual(["fidel"]);
});

test("Grain Sales is a way out of the scoring duty: the US scores the card it takes", () => {
  const t = table({
    turn: 4,
    round: 7,
    hands: { us: ["nato", "junta"], ussr: ["grain-sales-to-soviets", "africa-scoring", "fidel"] },
    influence: { poland: [0, 1], kenya: [2, 0] },
    picks: ["africa-scoring"],
  });
  expect(t.options("ussr").sort()).toEqual(["africa-scoring", "grain-sales-to-soviets"]);
  t.ussr("grain-sales-to-soviets");
  expect(t.options("ussr")).not.toContain("space");
  t.ussr("influence", "poland", "done").us("event").us("nato", "influence", "canada", "done");
  expect(t.outcome).toBeNull();
  expect(t.view.turn).toBe(5);
});

test("Grain Sales is a risk: with the scoring card returned the USSR loses at the end of the turn", () => {
  const t = table({
    turn: 4,
    round: 7,
    hands: { us: ["nato", "junta"], ussr: ["grain-sales-to-soviets", "africa-scoring", "fidel"] },
    influence: { poland: [0, 1] },
    picks: ["africa-scoring"],
  });
  t.ussr("grain-sales-to-soviets", "influence", "poland", "done").us("return", "influence", "canada", "done");
  t.us("nato", "influence", "canada", "done");
  expect(t.outcome).toMatchObject({ winners: ["us"], key: "held-scoring" });
});

test("Grain Sales as a headline: the taken card is played in every way, the Space Race included", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    hands: {
      us: ["grain-sales-to-soviets", "un-intervention", "nato"],
      ussr: ["allende", "opec", "fidel"],
    },
    influence: { venezuela: [0, 2] },
    picks: ["opec"],
    dice: [2],
  });
  t.headlines({ us: "grain-sales-to-soviets", ussr: "allende" });
  expect(t.options("us").sort()).toEqual(["coup", "event-first", "influence", "realign", "return", "space"]);
  t.us("space");
  expect(t.space.us).toBe(1);
  expect(t.view.spaceAttempts.us).toBe(1);
  expect(t.pileOf("opec")).toBe("discard");
  // 2 for the first satellite, nothing for OPEC
  expect(t.vp).toBe(2);
});

test("Grain Sales as a headline: Defectors out of the USSR hand cancel the USSR headline", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    hands: { us: ["grain-sales-to-soviets", "nato"], ussr: ["allende", "defectors", "fidel"] },
    picks: ["defectors"],
  });
  t.headlines({ us: "grain-sales-to-soviets", ussr: "allende" }).us("event");
  expect(t.influence("chile")).toEqual([0, 0]);
  expect(t.pileOf("allende")).toBe("discard");
  expect(t.pileOf("defectors")).toBe("discard");
  expect(t.asked).toEqual(["ussr play.card"]);
});

test("Grain Sales as a headline of the USSR: the USSR answers for DEFCON", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    hands: { us: ["oas-founded", "nato"], ussr: ["grain-sales-to-soviets", "how-i-learned-to-stop-worrying"] },
    picks: ["how-i-learned-to-stop-worrying"],
  });
  t.headlines({ us: "oas-founded", ussr: "grain-sales-to-soviets" }).us("event", "1");
  expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
});
