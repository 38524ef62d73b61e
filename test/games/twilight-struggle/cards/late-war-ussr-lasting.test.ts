import { describe, expect, test } from "vitest";
import { table } from "../table.ts";

describe("Ortega Elected in Nicaragua", () => {
  const hands = { ussr: ["ortega-elected-in-nicaragua", "fidel", "comecon"], us: ["nato", "norad"] } as const;

  test("clears the US out of Nicaragua; the coup is optional", () => {
    const t = table({ turn: 8, hands, influence: { nicaragua: [2, 1], honduras: [2, 0] } });
    t.ussr("ortega-elected-in-nicaragua", "event");
    expect(t.influence("nicaragua")).toEqual([0, 1]);
    expect(t.options("ussr")).toEqual(["coup", "done"]);
    t.ussr("done");
    expect(t.influence("honduras")).toEqual([2, 0]);
    expect(t.pileOf("ortega-elected-in-nicaragua")).toBe("removed");
  });

  test("one free coup with 2 Ops next to Nicaragua: no military operations", () => {
    const influence = { honduras: [2, 0], cuba: [1, 0], "costa-rica": [1, 0], panama: [1, 0] } as const;
    const t = table({ turn: 8, hands, influence, dice: [5] });
    t.ussr("ortega-elected-in-nicaragua", "event", "coup");
    expect(t.options("ussr").sort()).toEqual(["costa-rica", "cuba", "honduras"]);
    t.ussr("honduras");
    // 5 + 2 - 2 x 2
    expect(t.influence("honduras")).toEqual([0, 1]);
    expect(t.milOps.ussr).toBe(0);
    expect(t.defcon).toBe(5);
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("in Cuba it lowers DEFCON", () => {
    const t = table({ turn: 8, hands, influence: { cuba: [1, 0] }, dice: [1] });
    t.ussr("ortega-elected-in-nicaragua", "event", "coup", "cuba");
    expect(t.influence("cuba")).toEqual([1, 0]);
    expect(t.defcon).toBe(4);
  });

  test("played by the US at DEFCON 2 a coup in Cuba loses the game for the US", () => {
    const t = table({
      side: "us",
      turn: 8,
      defcon: 2,
      hands: { us: ["ortega-elected-in-nicaragua", "nato"], ussr: ["fidel", "comecon"] },
      influence: { cuba: [1, 0] },
      dice: [1],
    });
    t.us("ortega-elected-in-nicaragua", "event-first").ussr("coup", "cuba");
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "defcon" });
  });

  test("without US influence next door there is no coup, and the event has occurred", () => {
    const t = table({ turn: 8, hands, influence: { nicaragua: [1, 0], guatemala: [1, 0] } });
    t.ussr("ortega-elected-in-nicaragua", "event");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.pileOf("ortega-elected-in-nicaragua")).toBe("removed");
  });
});

describe("Iran-Contra Scandal", () => {
  const scandal = { card: "iran-contra-scandal", side: "ussr", turn: true } as const;

  test("lasts until the end of the turn and is removed", () => {
    const t = table({ turn: 8, round: 7, hands: { ussr: ["iran-contra-scandal", "fidel"] } });
    t.ussr("iran-contra-scandal", "event");
    expect(t.pileOf("iran-contra-scandal")).toBe("removed");
    expect(t.told("effect.begins")).toEqual([{ card: "iran-contra-scandal", side: "ussr", until: "turn" }]);
    expect(t.view.turn).toBe(9);
    expect(t.effects).toEqual([]);
  });

  test("the US die in a US realignment has -1", () => {
    const t = table({
      side: "us",
      turn: 8,
      hands: { us: ["nato", "norad", "containment"] },
      influence: { iran: [0, 2], cuba: [0, 3] },
      effects: [scandal],
      dice: [5, 3],
    });
    t.us("nato", "realign", "iran");
    // 5 - 1 against 3 + 1 for more influence
    expect(t.influence("iran")).toEqual([0, 2]);
  });

  test("so has it in a realignment of the USSR: Brazil [19, example 19]", () => {
    const t = table({
      turn: 8,
      hands: { ussr: ["comecon", "fidel", "opec"] },
      influence: { brazil: [2, 0], uruguay: [0, 2], venezuela: [0, 2], panama: [2, 0] },
      effects: [scandal],
      dice: [3, 2],
    });
    t.ussr("comecon", "realign", "brazil");
    // USSR 2 + 2 neighbours against US 3 + 1 - 1
    expect(t.influence("brazil")).toEqual([1, 0]);
  });
});

describe("Yuri and Samantha", () => {
  const setting = {
    side: "us",
    turn: 8,
    hands: { us: ["norad", "tear-down-this-wall", "nato", "junta"], ussr: ["comecon", "fidel", "opec"] },
    influence: { angola: [0, 2], iran: [1, 0] },
    effects: [{ card: "yuri-and-samantha", side: "ussr", turn: true }],
  } as const;

  test("lasts until the end of the turn and is removed", () => {
    const t = table({ turn: 8, round: 7, hands: { ussr: ["yuri-and-samantha", "fidel"] } });
    t.ussr("yuri-and-samantha", "event");
    expect(t.pileOf("yuri-and-samantha")).toBe("removed");
    expect(t.told("effect.begins")).toEqual([{ card: "yuri-and-samantha", side: "ussr", until: "turn" }]);
    expect(t.effects).toEqual([]);
  });

  test.each([
    ["failed", { iran: [1, 4] }, "iran", 1, [1, 4]],
    ["successful", { angola: [0, 2] }, "angola", 6, [5, 0]],
  ] as const)("a %s coup of the US gives the USSR 1 VP", (_, influence, country, die, after) => {
    const t = table({ ...setting, influence, dice: [die] });
    t.us("norad", "coup", country);
    expect(t.influence(country)).toEqual(after);
    expect(t.vp).toBe(-1);
  });

  test("free coups count", () => {
    const t = table({ ...setting, influence: { hungary: [0, 1] }, dice: [1] });
    t.us("tear-down-this-wall", "event", "coup", "hungary");
    expect(t.vp).toBe(-1);
  });

  test("a coup of the USSR does not, nor a realignment of the US", () => {
    const t = table({ ...setting, influence: { angola: [0, 2], cuba: [0, 3], iran: [1, 0] }, dice: [1, 1, 1] });
    t.us("norad", "realign", "angola", "done").ussr("comecon", "coup", "iran");
    expect(t.vp).toBe(0);
  });

  test("it is scored right after the result, before DEFCON falls", () => {
    const t = table({ ...setting, vp: -19, defcon: 2, dice: [1] });
    t.us("norad", "coup", "angola");
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "vp" });
    expect(t.defcon).toBe(2);
  });

  test("at DEFCON 2 without a VP victory the coup in a battleground still loses", () => {
    const t = table({ ...setting, defcon: 2, dice: [1] });
    t.us("norad", "coup", "angola");
    expect(t.vp).toBe(-1);
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "defcon" });
  });
});
