import { expect, test } from "vitest";
import { table } from "./table.ts";

test("ruling 26, NORAD: played after Quagmire it works", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    defcon: 3,
    hands: { us: ["norad", "nato"], ussr: ["nasser", "fidel"] },
    influence: { canada: [4, 0], nigeria: [1, 0], kenya: [1, 0] },
    effects: [{ card: "quagmire", side: "ussr" }],
    dice: [1],
  });
  t.headlines({ us: "norad", ussr: "nasser" });
  expect(t.effects).toEqual(["quagmire", "norad"]);
  t.ussr("fidel", "coup", "nigeria");
  expect(t.asked).toEqual(["us influence.add"]);
});

test("ruling 27, NORAD: DEFCON moved to 2 in the headline phase does not trigger it", () => {
  const t = table({
    step: { at: "headline" },
    defcon: 3,
    hands: { us: ["duck-and-cover", "nato"], ussr: ["nasser", "fidel"] },
    influence: { canada: [4, 0] },
    effects: [{ card: "norad", side: "us" }],
  });
  t.headlines({ us: "duck-and-cover", ussr: "nasser" });
  expect(t.defcon).toBe(2);
  expect(t.asked).toEqual(["ussr play.card"]);
  expect(t.view.round).toBe(1);
});

const moved = (canada: number) => {
  const t = table({
    turn: 4,
    defcon: 2,
    hands: { ussr: ["abm-treaty", "fidel"], us: ["nato", "containment"] },
    influence: { canada: [canada, 0], nigeria: [1, 0], kenya: [1, 0] },
    effects: [{ card: "norad", side: "us" }],
    dice: [1],
  });
  return t.ussr("abm-treaty", "event", "coup", "nigeria");
};

test("ruling 51, NORAD: DEFCON 2 before and after the round, but moved, triggers it", () => {
  const t = moved(4);
  expect(t.defcon).toBe(2);
  expect(t.asked).toEqual(["us influence.add"]);
  expect(t.options("us").sort()).toEqual(["canada", "done", "kenya"]);
});

test("ruling 51, NORAD: not without control of Canada", () => {
  expect(moved(3).asked).toEqual(["us play.card"]);
});

test("ruling 51, NORAD: not if DEFCON stayed at 2 all the time", () => {
  const t = table({
    defcon: 2,
    hands: { ussr: ["fidel", "nasser"], us: ["nato", "containment"] },
    influence: { canada: [4, 0], poland: [0, 3] },
    effects: [{ card: "norad", side: "us" }],
  });
  t.ussr("fidel", "influence", "poland", "poland");
  expect(t.asked).toEqual(["us play.card"]);
});

test("ruling 38, OAS Founded: it is removed after its event", () => {
  const t = table({ turn: 4, side: "us", hands: { us: ["oas-founded", "nato"] } });
  t.us("oas-founded", "event", "chile", "brazil");
  expect(t.pileOf("oas-founded")).toBe("removed");
});

const shuttle = {
  effects: [{ card: "shuttle-diplomacy", side: "us" }],
  playing: ["shuttle-diplomacy"],
} as const;

test("ruling 19, Shuttle Diplomacy: the chosen USSR battleground is ignored completely, Presence too", () => {
  const t = table({
    turn: 4,
    hands: { ussr: ["middle-east-scoring", "fidel"] },
    influence: { egypt: [0, 2], israel: [4, 0] },
    ...shuttle,
  });
  t.ussr("middle-east-scoring").us("egypt");
  expect(t.told("scoring")).toMatchObject([{ us: "presence", usVp: 4, ussr: "none", ussrVp: 0 }]);
  expect(t.vp).toBe(4);
  expect(t.pileOf("shuttle-diplomacy")).toBe("discard");
  expect(t.effects).toEqual([]);
});

test("ruling 19, Shuttle Diplomacy: the US chooses among the USSR battlegrounds, and the rest still counts", () => {
  const t = table({
    turn: 4,
    hands: { ussr: ["asia-scoring", "fidel"] },
    influence: { "north-korea": [0, 3], india: [0, 3], afghanistan: [0, 2], pakistan: [2, 0] },
    ...shuttle,
  });
  t.ussr("asia-scoring");
  expect(t.options("us").sort()).toEqual(["india", "north-korea"]);
  t.us("india");
  // USSR 2 countries and 1 battleground, US 1 and 1
  expect(t.told("scoring")).toMatchObject([{ us: "presence", usVp: 4, ussr: "presence", ussrVp: 4 }]);
});

test("ruling 19, Shuttle Diplomacy: it is not used by Southeast Asia Scoring", () => {
  const t = table({
    turn: 4,
    hands: { ussr: ["southeast-asia-scoring", "fidel"] },
    influence: { thailand: [0, 2] },
    ...shuttle,
  });
  t.ussr("southeast-asia-scoring");
  expect(t.vp).toBe(-2);
  expect(t.pileOf("shuttle-diplomacy")).toBe("playing");
});

test("ruling 19, Shuttle Diplomacy: it is not used in final scoring", () => {
  const t = table({
    turn: 10,
    step: { at: "turn-end" },
    influence: { egypt: [0, 2] },
    china: { holder: "us", faceUp: true },
    ...shuttle,
  });
  // Presence 3 and a battleground, less 1 VP for The China Card
  expect(t.vp).toBe(-3);
});

test("ruling 28, South African Unrest: the 2 next to South Africa may be split", () => {
  const t = table({ turn: 4, hands: { ussr: ["south-african-unrest", "fidel"] } });
  t.ussr("south-african-unrest", "event", "neighbours", "angola", "botswana");
  expect(t.influence("south-africa")).toEqual([0, 1]);
  expect(t.influence("angola")).toEqual([0, 1]);
  expect(t.influence("botswana")).toEqual([0, 1]);
});

test("ruling 23, Star Wars: a USSR event may be picked, and the USSR resolves it", () => {
  const t = table({
    turn: 8,
    side: "us",
    space: { us: 1 },
    hands: { us: ["star-wars", "nato"] },
    discard: ["liberation-theology", "defectors", "un-intervention", "asia-scoring", "wargames"],
  });
  t.us("star-wars", "event", "liberation-theology");
  expect(t.asked).toEqual(["ussr influence.add"]);
  t.ussr("cuba", "cuba", "haiti");
  expect(t.influence("cuba")).toEqual([0, 2]);
  expect(t.pileOf("liberation-theology")).toBe("discard");
  expect(t.pileOf("star-wars")).toBe("removed");
});

test("ruling 23, Star Wars: what cannot occur, and scoring cards, are not offered", () => {
  const t = table({
    turn: 8,
    side: "us",
    space: { us: 1 },
    hands: { us: ["star-wars", "nato"] },
    discard: ["liberation-theology", "defectors", "un-intervention", "asia-scoring", "wargames", "containment"],
  });
  t.us("star-wars", "event");
  expect(t.options("us")).toEqual(["liberation-theology", "containment"]);
});

const buried = (vp: number, ...hand: ("un-intervention" | "fidel" | "nato" | "nuclear-test-ban")[]) =>
  table({
    turn: 4,
    side: "us",
    vp,
    hands: { us: hand },
    influence: { panama: [2, 0] },
    effects: [{ card: "we-will-bury-you", side: "ussr" }],
  });

test("ruling 16, We Will Bury You: 3 VP when the US commits itself to a play, before anything of that play", () => {
  const t = buried(-17, "nuclear-test-ban", "nato").us("nuclear-test-ban", "event");
  expect(t.outcome).toEqual({ winners: ["ussr"], key: "vp", args: { vp: -20 } });
});

test("ruling 16, We Will Bury You: UN Intervention as an event averts it", () => {
  const t = buried(0, "un-intervention", "fidel").us(
    "un-intervention",
    "event",
    "fidel",
    "influence",
    "panama",
    "done",
  );
  expect(t.vp).toBe(0);
  expect(t.effects).toEqual([]);
});

test("ruling 16, We Will Bury You: UN Intervention for its own operation does not", () => {
  const t = buried(0, "un-intervention", "fidel").us("un-intervention", "influence", "panama");
  expect(t.vp).toBe(-3);
});

test("ruling 16, We Will Bury You: a round that the US sits out costs the 3 VP too", () => {
  const t = table({
    turn: 4,
    hands: { ussr: ["fidel", "nasser"] },
    influence: { poland: [0, 3] },
    effects: [{ card: "we-will-bury-you", side: "ussr" }],
  });
  t.ussr("fidel", "influence", "poland", "poland");
  expect(t.vp).toBe(-3);
});
