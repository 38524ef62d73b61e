import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

const setting = {
  turn: 4,
  hands: { us: ["nato", "norad", "containment"], ussr: ["comecon", "fidel", "opec"] },
} as const satisfies Setting;

describe("realignments are not limited by DEFCON [16.1]", () => {
  const position = {
    ...setting,
    defcon: 2,
    influence: { italy: [1, 0], japan: [2, 0], iran: [1, 0], angola: [1, 0] },
  } as const;

  test("every region is open to them at DEFCON 2, but not to coups", () => {
    const t = table({ ...position, options: { realignIgnoresDefcon: true } });
    t.ussr("comecon", "realign");
    expect(t.options("ussr").sort()).toEqual(["angola", "iran", "italy", "japan"]);
    const coup = table({
      ...position,
      influence: { ...position.influence, zaire: [1, 0] },
      options: { realignIgnoresDefcon: true },
    });
    coup.ussr("comecon", "coup");
    expect(coup.options("ussr").sort()).toEqual(["angola", "zaire"]);
  });

  test("NATO still protects", () => {
    const t = table({
      ...position,
      influence: { italy: [2, 0], france: [1, 0], iran: [1, 0] },
      effects: [{ card: "nato", side: "us" }],
      options: { realignIgnoresDefcon: true },
    });
    t.ussr("comecon", "realign");
    expect(t.options("ussr").sort()).toEqual(["france", "iran"]);
  });

  test("without the option they are limited", () => {
    const t = table({ ...position, influence: { ...position.influence, zaire: [1, 0] } });
    t.ussr("comecon", "realign");
    expect(t.options("ussr").sort()).toEqual(["angola", "zaire"]);
  });
});

describe("whoever realigns loses no influence by it [16.2]", () => {
  const position = { ...setting, influence: { angola: [2, 2], iran: [1, 0] } } as const;

  test("a roll lost by the USSR in its own realignment takes nothing", () => {
    const t = table({ ...position, options: { realignActiveSafe: true }, dice: [6, 1] });
    t.ussr("comecon", "realign", "angola");
    expect(t.influence("angola")).toEqual([2, 2]);
  });

  test("a roll won takes as ever", () => {
    const t = table({ ...position, options: { realignActiveSafe: true }, dice: [1, 2] });
    t.ussr("comecon", "realign", "angola");
    expect(t.influence("angola")).toEqual([1, 2]);
  });

  test("without the option the roll lost takes the difference", () => {
    const t = table({ ...position, dice: [3, 2] });
    t.ussr("comecon", "realign", "angola");
    expect(t.influence("angola")).toEqual([2, 1]);
  });
});

describe("one play may mix influence and realignment [16.3]", () => {
  const options = { mixInfluenceAndRealign: true } as const;
  const position = { ...setting, options, influence: { poland: [0, 3], italy: [2, 0], iran: [1, 1] } } as const;

  test("it is a use of its own, and not offered without the option", () => {
    const t = table(position);
    t.ussr("comecon");
    expect(t.options("ussr")).toEqual(["event", "influence", "realign", "coup", "mixed", "space"]);
    const plain = table({ ...position, options: {} });
    plain.ussr("comecon");
    expect(plain.options("ussr")).not.toContain("mixed");
  });

  test("points go to either at the usual price: 1 for a roll, 2 for a marker the enemy controls", () => {
    const t = table({ ...position, influence: { ...position.influence, iraq: [3, 0] }, dice: [1, 1] });
    t.ussr("comecon", "mixed", "realign:italy", "place:iraq");
    // US 1 + 1 for more influence against 1
    expect(t.influence("italy")).toEqual([2, 0]);
    expect(t.influence("iraq")).toEqual([3, 1]);
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("no country may have both: not a marker after a roll", () => {
    const t = table({ ...position, dice: [1, 1] });
    t.ussr("comecon", "mixed", "realign:iran");
    expect(t.options("ussr")).toContain("realign:iran");
    expect(t.options("ussr")).not.toContain("place:iran");
    expect(t.options("ussr")).toContain("place:poland");
  });

  test("no country may have both: not a roll after a marker", () => {
    const t = table(position);
    t.ussr("comecon", "mixed", "place:iran");
    expect(t.options("ussr")).toContain("place:iran");
    expect(t.options("ussr")).not.toContain("realign:iran");
    expect(t.options("ussr")).toContain("realign:italy");
  });

  test("points may be left, but not all of them", () => {
    const t = table(position);
    t.ussr("comecon", "mixed");
    expect(t.options("ussr")).not.toContain("done");
    t.ussr("place:poland", "done");
    expect(t.influence("poland")).toEqual([0, 4]);
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("realignments in it are bound by DEFCON", () => {
    const t = table({ ...position, defcon: 4 });
    t.ussr("comecon", "mixed");
    expect(t.options("ussr")).toContain("realign:iran");
    expect(t.options("ussr")).not.toContain("realign:italy");
  });

  test("an opponent's event follows it as it follows other operations", () => {
    const t = table({ ...position, hands: { ussr: ["containment", "fidel", "opec"], us: ["nato", "norad"] } });
    t.ussr("containment", "mixed", "place:poland", "done");
    expect(t.effects).toEqual(["containment"]);
  });

  test("it is open after an opponent's event that goes first", () => {
    const t = table({ ...position, hands: { ussr: ["containment", "fidel", "opec"], us: ["nato", "norad"] } });
    t.ussr("containment", "event-first");
    expect(t.options("ussr")).toEqual(["influence", "realign", "coup", "mixed"]);
    t.ussr("mixed", "place:poland", "done");
    expect(t.influence("poland")).toEqual([0, 4]);
    expect(t.pileOf("containment")).toBe("removed");
  });

  test("The China Card has 5 points while all of them are in Asia", () => {
    const t = table({
      ...position,
      influence: { "north-korea": [0, 3], pakistan: [1, 0], poland: [0, 3] },
      dice: [1, 1],
    });
    t.ussr(
      "the-china-card",
      "mixed",
      "place:north-korea",
      "place:north-korea",
      "realign:pakistan",
      "place:north-korea",
    );
    expect(t.options("ussr")).toContain("place:north-korea");
    expect(t.options("ussr")).not.toContain("place:poland");
    t.ussr("place:north-korea");
    expect(t.asked).toEqual(["us play.card"]);
  });
});

describe("a card sent to space need not be rolled for [16.4]", () => {
  const options = { spaceNoRoll: true } as const;

  test("without the roll the attempt is used and the card discarded, the marker stays", () => {
    const t = table({ ...setting, options });
    t.ussr("comecon", "space");
    expect(t.options("ussr")).toEqual(["roll", "no-roll"]);
    t.ussr("no-roll");
    expect(t.space.ussr).toBe(0);
    expect(t.view.spaceAttempts.ussr).toBe(1);
    expect(t.pileOf("comecon")).toBe("discard");
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("with it the attempt goes its usual way", () => {
    const t = table({ ...setting, options, dice: [3] });
    t.ussr("comecon", "space", "roll");
    expect(t.space.ussr).toBe(1);
    expect(t.vp).toBe(-2);
  });

  test("without the option the die is rolled at once", () => {
    const t = table({ ...setting, dice: [4] });
    t.ussr("comecon", "space");
    expect(t.space.ussr).toBe(0);
    expect(t.asked).toEqual(["us play.card"]);
  });
});
