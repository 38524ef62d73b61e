import { expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

/** The VP after the US has played a scoring card in such a position. */
function scored(
  card: "central-america-scoring" | "africa-scoring" | "south-america-scoring",
  at: Setting["influence"],
) {
  const t = table({ turn: 4, side: "us", hands: { us: [card, "nato", "marshall-plan"] }, influence: at ?? {} });
  t.us(card, "event");
  expect(t.pileOf(card)).toBe("discard");
  return t.vp;
}

test("a scoring card can only be played as an event", () => {
  const t = table({ turn: 4, side: "us", hands: { us: ["africa-scoring", "nato", "marshall-plan"] } });
  t.us("africa-scoring");
  expect(t.told("play")).toEqual([{ side: "us", card: "africa-scoring", use: "event" }]);
});

test("Central America Scoring: nobody there, nothing scored", () => {
  expect(scored("central-america-scoring", { panama: [1, 0] })).toBe(0);
});

test("Central America Scoring: Presence is worth 1, a battleground 1", () => {
  expect(scored("central-america-scoring", { panama: [2, 0], honduras: [0, 2] })).toBe(1);
});

test("Central America Scoring: Domination is worth 3, Cuba 2 for the USSR [10.1.2]", () => {
  const at: Setting["influence"] = { cuba: [0, 3], haiti: [0, 1], "dominican-republic": [0, 1], guatemala: [1, 0] };
  expect(scored("central-america-scoring", at)).toBe(-4);
});

test("Central America Scoring: Control is worth 5, and the US has no enemy neighbours there", () => {
  expect(scored("central-america-scoring", { mexico: [2, 0], cuba: [3, 0], panama: [2, 0] })).toBe(8);
});

test("Central America Scoring: Mexico and Cuba are next to the US, 1 more each for the USSR", () => {
  expect(scored("central-america-scoring", { mexico: [0, 2], cuba: [0, 3], panama: [0, 2] })).toBe(-10);
});

test("Africa Scoring: Presence is worth 1", () => {
  expect(scored("africa-scoring", { kenya: [2, 0] })).toBe(1);
});

test("Africa Scoring: Domination is worth 4, each battleground 1", () => {
  const at: Setting["influence"] = { algeria: [0, 2], nigeria: [0, 1], kenya: [0, 2], zaire: [1, 0] };
  expect(scored("africa-scoring", at)).toBe(-4);
});

test("Africa Scoring: Control is worth 6, with five battlegrounds", () => {
  const at: Setting["influence"] = {
    algeria: [2, 0],
    nigeria: [1, 0],
    zaire: [1, 0],
    angola: [1, 0],
    "south-africa": [3, 0],
  };
  expect(scored("africa-scoring", at)).toBe(11);
});

test("South America Scoring: Presence is worth 2", () => {
  expect(scored("south-america-scoring", { uruguay: [0, 2] })).toBe(-2);
});

test("South America Scoring: Domination is worth 5, each battleground 1", () => {
  const at: Setting["influence"] = { venezuela: [2, 0], brazil: [2, 0], colombia: [1, 0], chile: [0, 3] };
  expect(scored("south-america-scoring", at)).toBe(4);
});

test("South America Scoring: Control is worth 6, with four battlegrounds", () => {
  const at: Setting["influence"] = { venezuela: [0, 2], brazil: [0, 2], argentina: [0, 2], chile: [0, 3] };
  expect(scored("south-america-scoring", at)).toBe(-10);
});

test("Southeast Asia Scoring: 1 VP a country, Thailand 2, the difference; then it is removed", () => {
  const t = table({
    turn: 4,
    hands: { ussr: ["southeast-asia-scoring", "fidel"] },
    influence: {
      burma: [2, 0],
      "laos-cambodia": [1, 0],
      indonesia: [1, 0],
      philippines: [2, 0],
      thailand: [0, 2],
      vietnam: [0, 1],
      malaysia: [1, 1],
      india: [0, 3],
    },
  });
  t.ussr("southeast-asia-scoring", "event");
  expect(t.vp).toBe(1);
  expect(t.pileOf("southeast-asia-scoring")).toBe("removed");
});

test("Southeast Asia Scoring: all seven are 8 VP; Shuttle Diplomacy stays for another card", () => {
  const t = table({
    turn: 4,
    side: "us",
    hands: { us: ["southeast-asia-scoring", "nato", "marshall-plan"] },
    playing: ["shuttle-diplomacy"],
    effects: [
      { card: "shuttle-diplomacy", side: "us" },
      { card: "formosan-resolution", side: "us" },
    ],
    influence: {
      burma: [0, 2],
      "laos-cambodia": [0, 1],
      indonesia: [0, 1],
      philippines: [0, 2],
      thailand: [0, 2],
      vietnam: [0, 1],
      malaysia: [0, 2],
      taiwan: [3, 0],
    },
  });
  t.us("southeast-asia-scoring", "event");
  expect(t.vp).toBe(-8);
  expect(t.pileOf("shuttle-diplomacy")).toBe("playing");
});

test("scoring cards may be headlines, after a card of any value", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    hands: { us: ["africa-scoring", "nato"], ussr: ["portuguese-empire-crumbles", "fidel"] },
  });
  t.headlines({ us: "africa-scoring", ussr: "portuguese-empire-crumbles" });
  // USSR Domination with Angola, which was not there before
  expect(t.vp).toBe(-5);
});
