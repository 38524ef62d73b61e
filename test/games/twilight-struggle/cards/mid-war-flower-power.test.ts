import { expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

const power = {
  turn: 4,
  side: "us",
  effects: [{ card: "flower-power", side: "ussr" }],
} as const satisfies Setting;

test("Flower Power: lasts, and the card is removed", () => {
  const t = table({ turn: 4, hands: { ussr: ["flower-power", "fidel"] } });
  t.ussr("flower-power", "event");
  expect(t.effects).toEqual(["flower-power"]);
  expect(t.vp).toBe(0);
  expect(t.pileOf("flower-power")).toBe("removed");
});

test("Flower Power: no event after An Evil Empire", () => {
  const effects = [{ card: "an-evil-empire", side: "us" }] as const;
  const ussr = table({ turn: 8, hands: { ussr: ["flower-power", "fidel"] }, effects });
  ussr.ussr("flower-power");
  expect(ussr.options("ussr")).not.toContain("event");
  const us = table({ turn: 8, side: "us", hands: { us: ["flower-power", "nato"] }, effects });
  us.us("flower-power", "influence", "canada", "done");
  expect(us.effects).toEqual(["an-evil-empire"]);
  expect(us.pileOf("flower-power")).toBe("discard");
});

test("Flower Power: An Evil Empire cancels it", () => {
  const t = table({
    ...power,
    turn: 8,
    hands: { us: ["an-evil-empire", "brush-war", "nato"], ussr: ["fidel", "comecon"] },
    dice: [1],
  });
  t.us("an-evil-empire", "event").ussr("fidel", "event").us("brush-war", "event", "kenya");
  expect(t.vp).toBe(1);
});

test("Flower Power: 2 VP for a war the US plays as an event, before the war", () => {
  const t = table({ ...power, hands: { us: ["brush-war", "nato"] }, dice: [3] });
  t.us("brush-war", "event");
  expect(t.vp).toBe(-2);
  t.us("kenya");
  expect(t.vp).toBe(-1);
});

test("Flower Power: the 2 VP are an award of their own that can end the game before the war", () => {
  const t = table({ ...power, vp: -18, hands: { us: ["brush-war", "nato"] } });
  t.us("brush-war", "event");
  expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "vp" });
});

test.each(["indo-pakistani-war", "brush-war", "iran-iraq-war", "korean-war", "arab-israeli-war"] as const)(
  "Flower Power: 2 VP for %s used by the US for operations, before them",
  (war) => {
    const t = table({ ...power, turn: 8, hands: { us: [war, "nato"] } });
    t.us(war, "influence");
    expect(t.asked).toEqual(["us influence.place"]);
    expect(t.vp).toBe(-2);
  },
);

test("Flower Power: when a war of the USSR goes before the operations, the 2 VP come after that war", () => {
  const t = table({
    ...power,
    vp: -18,
    hands: { us: ["korean-war", "nato"] },
    influence: { "south-korea": [3, 0], japan: [4, 0] },
    dice: [4],
  });
  t.us("korean-war", "event-first");
  // 4 less 1 for Japan
  expect(t.told("war")).toMatchObject([{ side: "ussr", won: false }]);
  expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "vp" });
});

test("Flower Power: and before it when the operations go first", () => {
  const t = table({ ...power, vp: -18, hands: { us: ["korean-war", "nato"] } });
  t.us("korean-war", "influence");
  expect(t.told("war")).toEqual([]);
  expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "vp" });
});

test("Flower Power: nothing for the Space Race", () => {
  const t = table({ ...power, hands: { us: ["brush-war", "nato"] }, dice: [6] });
  t.us("brush-war", "space");
  expect(t.vp).toBe(0);
});

test("Flower Power: nothing for other cards of the US", () => {
  const t = table({ ...power, hands: { us: ["panama-canal-returned", "nato"] } });
  t.us("panama-canal-returned", "event");
  expect(t.vp).toBe(0);
});

test("Flower Power: nothing for Arab-Israeli War after Camp David Accords", () => {
  const t = table({
    ...power,
    effects: [...power.effects, { card: "camp-david-accords", side: "us" }],
    hands: { us: ["arab-israeli-war", "nato"] },
  });
  t.us("arab-israeli-war", "influence", "canada", "canada");
  expect(t.vp).toBe(0);
});

test("Flower Power: nothing for wars of the USSR", () => {
  const t = table({ ...power, side: "ussr", hands: { ussr: ["brush-war", "fidel"] }, dice: [1] });
  t.ussr("brush-war", "event", "kenya");
  expect(t.vp).toBe(0);
});

test("Flower Power: nothing for a war discarded to Quagmire", () => {
  const t = table({
    ...power,
    effects: [...power.effects, { card: "quagmire", side: "ussr" }],
    hands: { us: ["brush-war", "nato"] },
    dice: [6],
  });
  t.us("brush-war");
  expect(t.vp).toBe(0);
});

test("Flower Power: 2 VP for a war the US headlines", () => {
  const t = table({
    ...power,
    step: { at: "headline" },
    hands: { us: ["brush-war", "nato"], ussr: ["allende", "fidel"] },
    dice: [1],
  });
  t.headlines({ us: "brush-war", ussr: "allende" }).us("kenya");
  expect(t.vp).toBe(-2);
});

test("Flower Power: 2 VP for a war the US gets by Missile Envy, unless it goes to space", () => {
  const event = table({
    ...power,
    hands: { us: ["missile-envy", "nato"], ussr: ["brush-war", "fidel"] },
    dice: [1],
  });
  event.us("missile-envy", "event", "kenya");
  expect(event.vp).toBe(-2);
  const hands = { us: ["missile-envy", "nato"], ussr: ["korean-war", "nasser"] } as const;
  const operations = table({ ...power, hands });
  operations.us("missile-envy", "event", "influence");
  expect(operations.vp).toBe(-2);
  const space = table({ ...power, hands, dice: [6] });
  space.us("missile-envy", "event", "space");
  expect(space.vp).toBe(0);
});

test("Flower Power: nothing for a war the USSR gets by Missile Envy", () => {
  const t = table({
    ...power,
    side: "ussr",
    hands: { us: ["brush-war", "fidel"], ussr: ["missile-envy", "comecon"] },
    dice: [1],
  });
  t.ussr("missile-envy", "event", "kenya");
  expect(t.vp).toBe(0);
});

test("Flower Power: 2 VP for a war the US plays out of Grain Sales, none if it returns it or goes to space", () => {
  const setting = {
    ...power,
    hands: { us: ["grain-sales-to-soviets", "nato"], ussr: ["korean-war", "fidel"] },
    picks: ["korean-war"],
  } as const satisfies Setting;
  const operations = table(setting);
  operations.us("grain-sales-to-soviets", "event", "influence");
  expect(operations.vp).toBe(-2);
  const returned = table(setting);
  returned.us("grain-sales-to-soviets", "event", "return", "canada", "canada");
  expect(returned.vp).toBe(0);
  const space = table({ ...setting, dice: [6] });
  space.us("grain-sales-to-soviets", "event", "space");
  expect(space.vp).toBe(0);
});

test("Flower Power: 2 VP for a war the US brings back with Star Wars", () => {
  const t = table({
    ...power,
    turn: 8,
    space: { us: 1 },
    discard: ["brush-war"],
    hands: { us: ["star-wars", "nato"] },
    dice: [1],
  });
  t.us("star-wars", "event", "brush-war", "kenya");
  expect(t.vp).toBe(-2);
});

test("Flower Power: 2 VP for a war used with UN Intervention, unless it goes to space", () => {
  const hands = { us: ["un-intervention", "korean-war", "nato"] } as const;
  const operations = table({ ...power, hands });
  operations.us("un-intervention", "event", "korean-war", "influence");
  expect(operations.asked).toEqual(["us influence.place"]);
  expect(operations.vp).toBe(-2);
  const space = table({ ...power, hands, dice: [6] });
  space.us("un-intervention", "event", "korean-war", "space");
  expect(space.vp).toBe(0);
});
