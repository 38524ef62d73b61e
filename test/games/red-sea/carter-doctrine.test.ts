import { expect, test } from "vitest";
import { type Setting, table } from "./table.ts";

const carter: Setting = { turn: 2, effects: [{ card: "carter-doctrine", side: "us", turn: true }] };

test("either die of a realignment may be named, before both are thrown", () => {
  const t = table({ ...carter, hands: { ussr: ["nasserism"] }, influence: { oman: [3, 0] } });
  t.ussr("nasserism", "realign", "oman");
  expect(t.options("us")).toEqual(["roll", "us:1", "us:6", "ussr:1", "ussr:6"]);
  // the die of the USSR is named, the US one is thrown: 4 + 1 against 1
  t.willRoll(4).us("ussr:1");
  expect(t.told("realignment")[0]).toMatchObject({ usDie: 4, ussrDie: 1 });
  expect([t.influence("oman"), t.effects]).toEqual([[3, 0], []]);
});

test("the US may let the dice fall and wait", () => {
  const t = table({ ...carter, hands: { ussr: ["nasserism"] }, influence: { oman: [3, 0] } });
  t.ussr("nasserism", "realign", "oman");
  t.willRoll(1, 6).us("roll");
  expect([t.influence("oman"), t.effects]).toEqual([[0, 0], ["carter-doctrine"]]);
});

test("a space attempt and Ogaden War are dice too", () => {
  const space = table({ ...carter, side: "us", hands: { us: ["usaid"] } }).us("usaid", "space", "us:1");
  expect(space.space.us).toBe(1);
  const war = table({ ...carter, side: "us", hands: { us: ["ogaden-war"] } }).us("ogaden-war", "event", "us:6");
  expect(war.vp).toBe(2);
});

test("by the narrow reading only US dice can be named", () => {
  const options = { carterOwnDiceOnly: true };
  const coup = table({ ...carter, options, hands: { ussr: ["nasserism"] }, influence: { oman: [3, 0] }, dice: [1] });
  coup.ussr("nasserism", "coup", "oman");
  expect(coup.told("coup")).toHaveLength(1);
  const realign = table({ ...carter, options, hands: { ussr: ["nasserism"] }, influence: { oman: [3, 0] } });
  realign.ussr("nasserism", "realign", "oman");
  expect(realign.options("us")).toEqual(["roll", "us:1", "us:6"]);
});
