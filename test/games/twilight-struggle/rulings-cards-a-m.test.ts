import { expect, test } from "vitest";
import { table } from "./table.ts";

test("ruling 41, Brush War: an adjacent enemy superpower counts as a controlled neighbour", () => {
  const attack = (die: number) =>
    table({
      turn: 4,
      hands: { ussr: ["brush-war", "fidel"] },
      influence: { mexico: [1, 0] },
      dice: [die],
    }).ussr("brush-war", "event", "mexico");
  expect(attack(3).told("war")).toMatchObject([{ die: 3, modifier: -1, needs: 3, won: false }]);
  expect(attack(4).influence("mexico")).toEqual([0, 1]);
});

test("ruling 24, Defectors: headlined by the US it cancels a USSR headline of a higher value", () => {
  const t = table({
    step: { at: "headline" },
    hands: { us: ["defectors", "nato"], ussr: ["comecon", "fidel"] },
  });
  t.headlines({ us: "defectors", ussr: "comecon" });
  expect(t.told("headline.cancelled")).toEqual([{ side: "ussr", card: "comecon" }]);
  expect(t.pileOf("comecon")).toBe("discard");
  expect(t.pileOf("defectors")).toBe("discard");
  expect(t.view.round).toBe(1);
});

test("ruling 25, Defectors: headlined by the USSR it does nothing", () => {
  const t = table({
    step: { at: "headline" },
    hands: { us: ["containment", "nato"], ussr: ["defectors", "fidel"] },
  });
  t.headlines({ us: "containment", ussr: "defectors" });
  expect(t.vp).toBe(0);
  expect(t.effects).toEqual(["containment"]);
  expect(t.pileOf("defectors")).toBe("discard");
});

test("ruling 50, Defectors: drawn by Five Year Plan in a round of the USSR it gives the US 1 VP", () => {
  const t = table({ hands: { ussr: ["five-year-plan", "defectors", "fidel"] }, picks: ["defectors"] });
  t.ussr("five-year-plan", "event-first");
  expect(t.vp).toBe(1);
  expect(t.pileOf("defectors")).toBe("discard");
});

const flower = { card: "flower-power", side: "ussr" } as const;

test("ruling 17, Flower Power: an Arab-Israeli War that Camp David Accords prohibits gives no VP", () => {
  const t = table({
    turn: 4,
    side: "us",
    hands: { us: ["arab-israeli-war", "nato"] },
    influence: { panama: [2, 0] },
    effects: [flower, { card: "camp-david-accords", side: "us" }],
  });
  t.us("arab-israeli-war", "influence", "panama", "done");
  expect(t.vp).toBe(0);
});

const intervention = (...play: string[]) =>
  table({
    turn: 4,
    side: "us",
    hands: { us: ["un-intervention", "korean-war", "fidel"] },
    influence: { panama: [2, 0] },
    effects: [flower],
    dice: [6],
  }).us("un-intervention", "event", "korean-war", ...play);

test("ruling 18, Flower Power: a war card paired with UN Intervention is used for operations, and gives 2 VP", () => {
  const t = intervention("influence", "panama", "done");
  expect(t.vp).toBe(-2);
  expect(t.told("war")).toEqual([]);
});

test("ruling 18, Flower Power: no VP if the paired card goes to the Space Race", () => {
  expect(intervention("space").vp).toBe(0);
});

test("Flower Power: the 2 VP come before the US event, as an award of their own that may end the game", () => {
  const t = table({
    turn: 4,
    side: "us",
    vp: -18,
    hands: { us: ["brush-war", "nato"] },
    effects: [flower],
  });
  t.us("brush-war", "event");
  expect(t.outcome).toEqual({ winners: ["ussr"], key: "vp", args: { vp: -20 } });
});

test("Flower Power: if the USSR war goes first, the 2 VP come after it", () => {
  const t = table({
    turn: 4,
    side: "us",
    hands: { us: ["korean-war", "nato"] },
    influence: { panama: [2, 0] },
    effects: [flower],
    dice: [6],
  });
  t.us("korean-war", "event-first");
  const keys = t.match.log.map(({ key }) => key);
  expect(keys.indexOf("war")).toBeLessThan(keys.lastIndexOf("vp"));
  expect(t.told("vp")).toEqual([
    { side: "ussr", amount: 2, vp: -2 },
    { side: "ussr", amount: 2, vp: -4 },
  ]);
});

test("ruling 20, Formosan Resolution: it counts in final scoring", () => {
  const t = table({
    turn: 10,
    step: { at: "turn-end" },
    influence: { taiwan: [3, 0] },
    china: { holder: "ussr", faceUp: true },
    effects: [{ card: "formosan-resolution", side: "us" }],
  });
  // Asia: Presence 3 and a battleground, less 1 VP for The China Card
  expect(t.vp).toBe(3);
});

test("ruling 20, Formosan Resolution: The China Card ends it even when the US sends it to the Space Race", () => {
  const t = table({
    side: "us",
    hands: { us: ["nato", "containment"] },
    china: { holder: "us", faceUp: true },
    effects: [{ card: "formosan-resolution", side: "us" }],
    dice: [6],
  });
  t.us("the-china-card", "space");
  expect(t.effects).toEqual([]);
});

test("ruling 20, Formosan Resolution: a USSR play of The China Card leaves it alone", () => {
  const t = table({
    hands: { ussr: ["fidel", "nasser"] },
    effects: [{ card: "formosan-resolution", side: "us" }],
    dice: [6],
  });
  t.ussr("the-china-card", "space");
  expect(t.effects).toEqual(["formosan-resolution"]);
});

test("ruling 22, Grain Sales to Soviets: in the headline phase the taken card may be used for operations", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    hands: { us: ["grain-sales-to-soviets", "nato"], ussr: ["nasser", "comecon"] },
    influence: { panama: [2, 0], italy: [2, 0] },
    picks: ["comecon"],
  });
  t.headlines({ us: "grain-sales-to-soviets", ussr: "nasser" });
  expect(t.options("us")).toEqual(["event-first", "influence", "space", "return"]);
  t.us("influence", "panama", "panama", "panama");
  expect(t.influence("panama")).toEqual([5, 0]);
  expect(t.asked).toEqual(["ussr influence.add"]);
});

test("ruling 22, Missile Envy: in the headline phase the received card's own event happens", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    hands: { us: ["missile-envy", "nato"], ussr: ["nasser", "containment", "fidel"] },
  });
  t.headlines({ us: "missile-envy", ussr: "nasser" });
  expect(t.effects).toEqual(["containment"]);
  expect(t.pileOf("containment")).toBe("removed");
  expect(t.hand("ussr")).toEqual(["fidel", "missile-envy"]);
});

test("ruling 45, Kitchen Debates: Taiwan is no battleground there", () => {
  const t = table({
    turn: 4,
    side: "us",
    hands: { us: ["kitchen-debates", "nato"] },
    influence: { taiwan: [3, 0] },
    effects: [{ card: "formosan-resolution", side: "us" }],
  });
  t.us("kitchen-debates");
  expect(t.options("us")).not.toContain("event");
});

test("ruling 45, Summit: Taiwan is no battleground there", () => {
  const t = table({
    turn: 4,
    side: "us",
    hands: { us: ["summit", "nato"] },
    influence: { taiwan: [3, 0], philippines: [2, 0] },
    effects: [{ card: "formosan-resolution", side: "us" }],
    dice: [3, 3],
  });
  t.us("summit", "event");
  expect(t.told("contest")).toMatchObject([{ by: "us", byBonus: 0, rivalBonus: 0 }]);
});

test("ruling 21, Missile Envy: the highest printed value is taken, whatever modifies the other side", () => {
  const t = table({
    turn: 4,
    side: "us",
    hands: { us: ["missile-envy", "nato"], ussr: ["nuclear-test-ban", "containment"] },
    effects: [{ card: "brezhnev-doctrine", side: "ussr", turn: true }],
  });
  t.us("missile-envy", "event").ussr("nuclear-test-ban");
  expect(t.hand("ussr")).toEqual(["containment", "missile-envy"]);
});

test("ruling 54, Missile Envy: the forced play may be a Space Race attempt, but not its event", () => {
  const t = table({
    turn: 4,
    hands: { ussr: ["missile-envy", "nato", "fidel"] },
    missileEnvy: "ussr",
    dice: [1],
  });
  expect(t.options("ussr")).toEqual(["missile-envy"]);
  t.ussr("missile-envy");
  expect(t.options("ussr")).not.toContain("event");
  t.ussr("space");
  expect(t.space.ussr).toBe(1);
  expect(t.pileOf("missile-envy")).toBe("discard");
});

test("ruling 55, Missile Envy: the duty lapses when the card leaves the hand", () => {
  const t = table({
    turn: 8,
    side: "us",
    hands: { us: ["terrorism", "nato"], ussr: ["missile-envy", "fidel", "nasser"] },
    missileEnvy: "ussr",
    picks: ["missile-envy"],
  });
  t.us("terrorism", "event");
  expect(t.pileOf("missile-envy")).toBe("discard");
  expect(t.options("ussr")).toEqual(["fidel", "nasser", "the-china-card"]);
});

test("Missile Envy: a card that is due may not be headlined, and waits behind a scoring card that is due", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    hands: { us: ["nato", "containment"], ussr: ["missile-envy", "fidel", "nasser"] },
    missileEnvy: "ussr",
  });
  expect(t.options("ussr")).toEqual(["fidel", "nasser"]);
  const last = table({
    turn: 4,
    round: 6,
    hands: { ussr: ["missile-envy", "asia-scoring", "europe-scoring"] },
    missileEnvy: "ussr",
  });
  expect(last.options("ussr")).toEqual(["asia-scoring", "europe-scoring"]);
});

test("Missile Envy: a received event that cannot occur gives nothing, no operations either", () => {
  const t = table({
    turn: 8,
    hands: { ussr: ["missile-envy", "nasser"], us: ["opec", "fidel"] },
    effects: [{ card: "north-sea-oil", side: "us", since: 7 }],
    influence: { egypt: [0, 2] },
  });
  t.ussr("missile-envy", "event").us("opec");
  expect(t.vp).toBe(0);
  expect(t.pileOf("opec")).toBe("discard");
  expect(t.asked).toEqual(["us play.card"]);
});
