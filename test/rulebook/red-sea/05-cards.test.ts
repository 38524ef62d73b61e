import { expect, test } from "vitest";
import { table } from "../../games/red-sea/table.ts";

test("5.1 a side with cards in hand may not pass", () => {
  const t = table({ hands: { ussr: ["detente", "nasserism"] }, romania: { holder: "ussr", faceUp: true } });
  expect(t.options("ussr")).toEqual(["detente", "nasserism", "romanian-autonomy"]);
  expect(t.refusal("ussr", "pass")).toMatchObject({ key: "refusal.pass", rule: "5.1" });
});

test("5.2 the active player lets the opponent's event go before the operations or after them", () => {
  const setting = { hands: { ussr: ["eplf" as const] }, influence: { ethiopia: [0, 1] as const } };
  const first = table(setting).ussr("eplf", "event-first").us("kenya");
  expect(first.asked).toEqual(["ussr operations.kind"]);
  first.ussr("influence", "ethiopia");
  expect([first.vp, first.influence("ethiopia")]).toEqual([1, [1, 2]]);
  const after = table(setting).ussr("eplf", "influence", "ethiopia").us("sudan");
  expect([after.vp, after.influence("ethiopia"), after.influence("sudan")]).toEqual([1, [1, 2], [1, 0]]);
});

test("5.2, example 1: after F-5Es Delivered the USSR uses Ogaden War for 2 operations, and it is discarded", () => {
  const t = table({
    hands: { ussr: ["ogaden-war"] },
    influence: { somalia: [0, 1] },
    effects: [{ card: "f-5es-delivered", side: "ussr" }],
  });
  t.ussr("ogaden-war", "influence", "somalia", "somalia");
  expect(t.influence("somalia")).toEqual([0, 3]);
  expect([t.milOps.us, t.pileOf("ogaden-war")]).toEqual([0, "discard"]);
});

test("5.2, example 2: EPLF without a USSR-controlled Ethiopia gives its operation and is discarded", () => {
  const t = table({ hands: { ussr: ["eplf"] } });
  t.ussr("eplf", "influence", "sea-lanes");
  expect([t.vp, t.pileOf("eplf")]).toEqual([0, "discard"]);
  expect(t.told("event.none")).toEqual([{ card: "eplf", why: "condition" }]);
});

test("5.2, example 3: The Victorious Leader finds no USSR country, has no result and is removed all the same", () => {
  const t = table({ hands: { ussr: ["the-victorious-leader"] } });
  t.ussr("the-victorious-leader", "influence", "sea-lanes", "sea-lanes", "sea-lanes");
  expect([t.influence("sea-lanes"), t.pileOf("the-victorious-leader")]).toEqual([[0, 3], "removed"]);
});

test("5.2 an opponent's event that happens without result is removed if it has an asterisk", () => {
  const t = table({ turn: 2, side: "us", hands: { us: ["cento-collapses"] } });
  t.us("cento-collapses", "influence", "sea-lanes");
  expect(t.pileOf("cento-collapses")).toBe("removed");
});

test("7.1, 5.1 an own event whose condition is not met cannot be chosen in an action round", () => {
  const t = table({ side: "us", hands: { us: ["eplf"] }, influence: { ethiopia: [0, 0], kenya: [0, 2] } });
  t.us("eplf");
  expect(t.options("us")).toEqual(["influence", "realign", "coup"]);
  expect(t.refusal("us", "event")).toMatchObject({ key: "refusal.condition", rule: "5.2" });
});

test("7.4 a neutral card used for operations has no event", () => {
  const t = table({ hands: { ussr: ["apollo-soyuz"] } });
  t.ussr("apollo-soyuz", "influence", "sea-lanes", "sea-lanes");
  expect([t.space.ussr, t.pileOf("apollo-soyuz")]).toEqual([0, "discard"]);
});
