import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

describe("Chinese Civil War 6: Taiwan is a battleground", () => {
  const crises = { "crisis:chinese-civil-war": "6" } as const;

  test("coups there lower DEFCON", () => {
    const setting = { side: "us", hands: { us: ["norad", "nato"] }, influence: { taiwan: [0, 1] }, dice: [1] } as const;
    expect(table({ ...setting, crises }).us("norad", "coup", "taiwan").defcon).toBe(4);
    expect(table(setting).us("norad", "coup", "taiwan").defcon).toBe(5);
  });

  test("it counts in Asia whoever controls it, and is needed for control", () => {
    const asia = (influence: Setting["influence"], met: Setting["crises"]) =>
      table({ crises: met ?? {}, influence: influence ?? {}, hands: { ussr: ["asia-scoring", "fidel"] } }).ussr(
        "asia-scoring",
      ).vp;
    expect(asia({ taiwan: [0, 3] }, crises)).toBe(-4);
    expect(asia({ taiwan: [0, 3] }, {})).toBe(-3);
    const all = {
      "north-korea": [3, 0],
      "south-korea": [3, 0],
      japan: [4, 0],
      india: [3, 0],
      pakistan: [2, 0],
      thailand: [2, 0],
      australia: [4, 0],
    } as const;
    // control 9, or domination 7; six battlegrounds; North Korea is next to the USSR
    expect(asia(all, {})).toBe(9 + 6 + 1);
    expect(asia(all, crises)).toBe(7 + 6 + 1);
  });

  test("and in final scoring, and for Summit", () => {
    const setting = { turn: 10, milOps: { us: 5, ussr: 5 }, influence: { taiwan: [3, 0], australia: [4, 0] } } as const;
    const end = table({ ...setting, step: { at: "turn-end" }, crises });
    expect(end.told("scoring").find(({ region }) => region === "asia")).toMatchObject({ us: "domination", usVp: 8 });
    const hands = { ussr: ["summit", "fidel"] } as const;
    const t = table({ ...setting, turn: 5, crises, hands, dice: [1, 1] }).ussr("summit", "event");
    expect(t.told("contest")).toMatchObject([{ byBonus: 0, rivalBonus: 1 }]);
  });

  test("its stability stays 3", () => {
    const t = table({ crises, side: "us", hands: { us: ["norad", "nato"] }, influence: { taiwan: [0, 1] }, dice: [4] });
    t.us("norad", "coup", "taiwan");
    expect(t.told("coup")).toMatchObject([{ stability: 3, result: 1 }]);
  });

  test("The China Card played by the US ends nothing: Formosan Resolution is gone", () => {
    const china = { holder: "us", faceUp: true } as const;
    const hands = { us: ["nato"], ussr: ["fidel", "asia-scoring"] } as const;
    const t = table({ crises, side: "us", china, hands, turn: 2, influence: { taiwan: [3, 0] } });
    t.us("the-china-card", "influence", ...Array<string>(5).fill("taiwan")).ussr("asia-scoring");
    expect(t.vp).toBe(4);
  });

  test("Nationalist China: 3 US influence in different countries of Asia, and the card is discarded", () => {
    const t = table({ crises, side: "us", hands: { us: ["nationalist-china", "nato"] } }).us(
      "nationalist-china",
      "event",
    );
    expect(t.options("us")).toContain("vietnam");
    expect(t.options("us")).not.toContain("iran");
    t.us("taiwan");
    expect(t.options("us")).not.toContain("taiwan");
    t.us("japan", "india");
    expect([t.influence("taiwan"), t.influence("japan"), t.influence("india")]).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
    expect(t.pileOf("nationalist-china")).toBe("discard");
  });

  test("Nationalist China played by the USSR for operations lets the US place", () => {
    const hands = { us: ["nato"], ussr: ["nationalist-china", "fidel"] } as const;
    const t = table({ crises, hands, influence: { poland: [0, 3] } });
    t.ussr("nationalist-china", "influence", "poland", "poland");
    expect(t.asked).toEqual(["us influence.add"]);
  });
});

describe("VJ Day 6, in turn 1", () => {
  const crises = { "crisis:vj-day": "6" } as const;
  const influence = { poland: [1, 1], italy: [1, 1], "south-korea": [1, 1], iran: [1, 1] } as const;
  const low = { crises, influence, defcon: 2, hands: { us: ["norad", "nato"], ussr: ["comecon", "fidel"] } } as const;

  test("the US ignores the regions closed by DEFCON, for coups and realignments; the USSR does not", () => {
    for (const use of ["coup", "realign"]) {
      const t = table({ ...low, side: "us" }).us("norad", use);
      expect(
        t
          .options("us")
          .filter((id) => id !== "done")
          .sort(),
      ).toEqual(["iran", "italy", "poland", "south-korea"]);
    }
    const t = table(low).ussr("comecon");
    expect(t.options("ussr")).not.toContain("coup");
    expect(t.refusal("ussr", "coup")).toMatchObject({ key: "refusal.no-target" });
  });

  test("the US still needs USSR influence in the target", () => {
    const t = table({ ...low, side: "us", influence: { ...influence, france: [1, 0] } }).us("norad", "coup");
    expect(t.refusal("us", "france")).toMatchObject({ key: "refusal.coup.empty" });
  });

  test("the headline phase of turn 1 is part of it, turn 2 is not", () => {
    const setting = {
      ...low,
      step: { at: "headline" },
      hands: { us: ["cia-created", "nato"], ussr: ["romanian-abdication", "fidel"] },
    } as const;
    const now = table(setting).headlines({ us: "cia-created", ussr: "romanian-abdication" });
    now.us("coup");
    expect(now.options("us")).toContain("italy");
    const later = table({ ...setting, turn: 2 }).headlines({ us: "cia-created", ussr: "romanian-abdication" });
    expect(later.options("us")).not.toContain("coup");
  });

  test("DEFCON does not fall below 2, so nobody loses by it", () => {
    const t = table({ ...low, side: "us", dice: [1] }).us("norad", "coup");
    const offered = t.match.pending[0]?.options.find(({ id }) => id === "south-korea");
    expect(offered?.hint).toEqual({ chance: 50, best: 3 });
    t.us("south-korea");
    expect(t.defcon).toBe(2);
    expect(t.outcome).toBeNull();
    const duck = table({ ...low, hands: { us: ["nato"], ussr: ["duck-and-cover", "fidel"] } });
    duck.ussr("duck-and-cover", "event-first");
    expect(duck.outcome).toBeNull();
    expect([duck.defcon, duck.vp]).toEqual([2, 3]);
  });

  test("above 2 it falls as ever, and in turn 2 all the way", () => {
    expect(table({ ...low, defcon: 3, side: "us", dice: [1] }).us("norad", "coup", "iran").defcon).toBe(2);
    const t = table({ ...low, turn: 2, hands: { us: ["nato"], ussr: ["duck-and-cover", "fidel"] } });
    t.ussr("duck-and-cover", "event-first");
    expect(t.outcome).toMatchObject({ key: "defcon", winners: ["us"] });
  });

  test("required military operations follow the real level, and the end is told", () => {
    const t = table({ crises, defcon: 2, step: { at: "turn-end" }, milOps: { us: 2, ussr: 0 } });
    expect(t.vp).toBe(2);
    expect(t.told("crisis.ends")).toEqual([{ crisis: "crisis:vj-day" }]);
  });

  test("the odds of a US coup say so", () => {
    const t = table({ ...low, side: "us" });
    const odds = t.match.odds({ seat: "us", what: "coup", target: "south-korea", with: 3 });
    expect(odds.args).toMatchObject({ defcon: 2 });
    expect(() => t.match.odds({ seat: "ussr", what: "coup", target: "south-korea", with: 3 })).toThrow(
      "refusal.defcon",
    );
  });
});
