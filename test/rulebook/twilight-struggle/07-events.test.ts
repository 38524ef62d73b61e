import { expect, test } from "vitest";
import { table } from "../../games/twilight-struggle/table.ts";

test("7.3: Flower Power is named as a lasting event, and is still in effect in the next turn", () => {
  const t = table({
    turn: 4,
    step: { at: "turn-end" },
    effects: [
      { card: "flower-power", side: "ussr" },
      { card: "brezhnev-doctrine", side: "ussr", turn: true },
    ],
  });
  expect(t.view.turn).toBe(5);
  expect(t.effects).toEqual(["flower-power"]);
});

test("7.4, example: The China Card in Southeast Asia, with Vietnam Revolts and under Red Scare/Purge, is worth 5", () => {
  const t = table({
    step: { at: "headline" },
    hands: { us: ["red-scare-purge", "containment"], ussr: ["vietnam-revolts", "fidel"] },
  });
  t.headlines({ us: "red-scare-purge", ussr: "vietnam-revolts" });
  expect(t.told("event").map(({ card }) => card)).toEqual(["red-scare-purge", "vietnam-revolts"]);
  expect(t.influence("vietnam")).toEqual([0, 2]);
  expect(t.pileOf("vietnam-revolts")).toBe("removed");
  expect(t.pileOf("red-scare-purge")).toBe("discard");

  t.ussr("the-china-card", "influence", "laos-cambodia", "laos-cambodia", "thailand", "thailand");
  expect(t.asked).toEqual(["ussr influence.place"]);
  t.ussr("thailand");
  expect(t.influence("laos-cambodia")).toEqual([0, 2]);
  expect(t.influence("thailand")).toEqual([0, 3]);
  expect(t.view.china).toEqual({ holder: "us", faceUp: false });
  expect(t.asked).toEqual(["us play.card"]);
});

test.each([
  { red: "under", where: "Southeast Asia alone", places: ["thailand"], markers: 5 },
  { red: "under", where: "Asia, not all of it the Southeast", places: ["burma", "india"], markers: 4 },
  { red: "under", where: "Asia and elsewhere", places: ["north-korea", "poland"], markers: 3 },
  { red: "without", where: "Southeast Asia alone", places: ["thailand"], markers: 6 },
])(
  "7.4: The China Card $red Red Scare/Purge, with Vietnam Revolts, in $where places $markers",
  ({ red, places, markers }) => {
    const t = table({
      hands: { ussr: ["fidel", "nasser"], us: ["containment", "blockade"] },
      influence: { vietnam: [0, 2], burma: [0, 1] },
      effects: [
        { card: "vietnam-revolts", side: "ussr", turn: true },
        ...(red === "under" ? [{ card: "red-scare-purge", side: "us", turn: true } as const] : []),
      ],
    });
    t.ussr("the-china-card", "influence", ...places);
    let placed = places.length;
    for (; t.asked[0] === "ussr influence.place" && placed < 9; placed++) {
      const [first] = places;
      t.ussr(first as string);
    }
    expect(placed).toBe(markers);
  },
);

const stolen = (red: boolean) => {
  const t = table({
    turn: 4,
    side: "us",
    hands: { us: ["grain-sales-to-soviets", "containment"], ussr: ["olympic-games", "fidel"] },
    influence: { panama: [2, 0] },
    effects: [
      { card: "brezhnev-doctrine", side: "ussr", turn: true },
      ...(red ? [{ card: "red-scare-purge", side: "ussr", turn: true } as const] : []),
    ],
    picks: ["olympic-games"],
  });
  return t.us("grain-sales-to-soviets", "event", "influence");
};

test("7.4.1, example: a card of 2 stolen from the USSR under Brezhnev Doctrine is worth 2 to the US, not 3", () => {
  const t = stolen(false).us("panama", "panama");
  expect(t.influence("panama")).toEqual([4, 0]);
  expect(t.asked).toEqual(["ussr play.card"]);
});

test("7.4.1: what counts for a stolen card is what modifies the thief: Red Scare/Purge leaves the US 1", () => {
  const t = stolen(true).us("panama");
  expect(t.influence("panama")).toEqual([3, 0]);
  expect(t.asked).toEqual(["ussr play.card"]);
});

test("7.4.2, example 1: under Red Scare/Purge a US coup with 2 operations adds 1 and gives 1 military operation", () => {
  const t = table({
    side: "us",
    hands: { us: ["formosan-resolution", "containment"] },
    influence: { colombia: [0, 1] },
    effects: [{ card: "red-scare-purge", side: "ussr", turn: true }],
    dice: [3],
  });
  t.us("formosan-resolution", "coup", "colombia");
  expect(t.told("coup")).toMatchObject([{ die: 3, ops: 1, result: 2 }]);
  expect(t.influence("colombia")).toEqual([1, 0]);
  expect(t.milOps.us).toBe(1);
  expect(t.defcon).toBe(5);
});

const trapped = (...effects: readonly { card: "brezhnev-doctrine" | "red-scare-purge"; side: "us" | "ussr" }[]) =>
  table({
    turn: 4,
    hands: { ussr: ["nasser", "romanian-abdication"], us: ["containment", "blockade"] },
    effects: [{ card: "bear-trap", side: "us" }, ...effects.map((effect) => ({ ...effect, turn: true }))],
    dice: [4],
  });

test("7.4.2, example 2: under Brezhnev Doctrine a card of 1 pays for the roll against Bear Trap", () => {
  const t = trapped({ card: "brezhnev-doctrine", side: "ussr" });
  expect(t.options("ussr")).toEqual(["nasser", "romanian-abdication"]);
  t.ussr("nasser");
  expect(t.pileOf("nasser")).toBe("discard");
  expect(t.effects).not.toContain("bear-trap");
});

test("7.4.2, example 2: without Brezhnev Doctrine a card of 1 does not pay, and the round is lost", () => {
  const t = trapped();
  expect(t.options("ussr")).toEqual(["pass"]);
  t.ussr("pass");
  expect(t.asked).toEqual(["us play.card"]);
  expect(t.hand("ussr")).toEqual(["nasser", "romanian-abdication"]);
});

test("7.4.2, example 2: under Brezhnev Doctrine and Red Scare/Purge together a card of 1 does not pay either", () => {
  const t = trapped({ card: "brezhnev-doctrine", side: "ussr" }, { card: "red-scare-purge", side: "us" });
  expect(t.options("ussr")).toEqual(["pass"]);
});

test.each([
  ["as an event", ["event", "influence"]],
  ["for operations", ["influence"]],
])("7.4.2, example 3: after Containment, CIA Created %s gives 2 operations", (_, play) => {
  const t = table({
    side: "us",
    hands: { us: ["cia-created", "duck-and-cover"], ussr: ["fidel", "nasser"] },
    influence: { panama: [2, 0] },
    effects: [{ card: "containment", side: "us", turn: true }],
  });
  t.us("cia-created", ...play, "panama", "panama");
  expect(t.influence("panama")).toEqual([4, 0]);
  expect(t.asked).toEqual(["ussr play.card"]);
});
