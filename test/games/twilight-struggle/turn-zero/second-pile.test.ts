import { describe, expect, test } from "vitest";
import { table } from "../table.ts";
import { meet, place, sum } from "./meet.ts";

describe("Israel", () => {
  const israel = "crisis:israel";

  test("1: Syria as with 2-3, and 2 in the Middle East, no more than 1 in a country", () => {
    const t = meet(israel, 1);
    expect(t.influence("syria")).toEqual([0, 2]);
    t.ussr(...Array<string>(6).fill("poland"));
    expect(t.options("ussr")).toContain("libya");
    expect(t.options("ussr")).not.toContain("poland");
    t.ussr("iran");
    expect(t.options("ussr")).not.toContain("iran");
    t.ussr("egypt");
    expect(t.influence("iran")).toEqual([1, 1]);
    expect(t.influence("egypt")).toEqual([0, 1]);
    expect(t.asked).toEqual(["us influence.add"]);
  });

  test.each([2, 3])("%i: 1 more for the USSR in Syria", (die) => {
    const t = meet(israel, die);
    expect(t.influence("syria")).toEqual([0, 2]);
    place(t);
    expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
  });

  test.each([4, 5])("%i: no effect", (die) => {
    const t = place(meet(israel, die));
    expect([sum(t.view.influence.us), sum(t.view.influence.ussr)]).toEqual([25, 15]);
  });

  test("6: 1 more for the US in Israel, Lebanon and Jordan", () => {
    const t = meet(israel, 6).ussr(...Array<string>(6).fill("poland"));
    expect(t.influence("israel")).toEqual([2, 0]);
    expect(t.influence("lebanon")).toEqual([1, 0]);
    expect(t.influence("jordan")).toEqual([1, 0]);
  });
});

describe("Chinese Civil War", () => {
  const war = "crisis:chinese-civil-war";

  test("1: Ussuri River Skirmish is removed, and does not come with the Mid War", () => {
    const t = meet(war, 1);
    expect(t.view.removed).toEqual(["ussuri-river-skirmish"]);
    expect(t.told("crisis.removed")).toEqual([{ card: "ussuri-river-skirmish" }]);
    const setting = { step: { at: "turn-end" }, turn: 3, milOps: { us: 5, ussr: 5 } } as const;
    const usual = table(setting).view.deckSize;
    const without = table({ ...setting, crises: { [war]: "1" }, removed: ["ussuri-river-skirmish"] });
    expect(without.view.deckSize).toBe(usual - 1);
    expect(without.pileOf("ussuri-river-skirmish")).toBe("removed");
  });

  test.each([2, 3])("%i: no effect", (die) => {
    const t = meet(war, die);
    expect(t.view.china).toEqual({ holder: "ussr", faceUp: true });
    expect(t.view.removed).toEqual([]);
  });

  test.each([4, 5])("%i: The China Card is face down with the USSR", (die) => {
    const t = meet(war, die);
    expect(t.view.china).toEqual({ holder: "ussr", faceUp: false });
    expect(t.influence("taiwan")).toEqual([0, 0]);
  });

  test("4-5: it cannot be played in turn 1, and turns up when the turn ends", () => {
    const china = { holder: "ussr", faceUp: false } as const;
    const t = table({ china, crises: { [war]: "4-5" }, hands: { ussr: ["fidel", "nasser"] } });
    expect(t.options("ussr")).not.toContain("the-china-card");
    expect(t.refusal("ussr", "the-china-card")).toMatchObject({ key: "refusal.china.face-down" });
    const end = table({ china, crises: { [war]: "4-5" }, step: { at: "turn-end" }, milOps: { us: 5, ussr: 5 } });
    expect(end.view.china).toEqual({ holder: "ussr", faceUp: true });
  });

  test("6: face down as well, 3 US influence in Taiwan, Nationalist China for Formosan Resolution", () => {
    const t = meet(war, 6);
    expect(t.view.china).toEqual({ holder: "ussr", faceUp: false });
    expect(t.view.removed).toEqual(["formosan-resolution"]);
    expect(t.told("crisis.exchanged")).toEqual([{ card: "formosan-resolution", other: "nationalist-china" }]);
    t.ussr(...Array<string>(6).fill("poland"));
    expect(t.influence("taiwan")).toEqual([3, 0]);
    expect(t.view.deckSize + 16).toBe(38);
  });
});

describe("VJ Day", () => {
  const day = "crisis:vj-day";

  test("1: 2 for the USSR in South Korea, 1 in Japan; the pact waits for the Mid War", () => {
    const t = meet(day, 1);
    expect(t.influence("south-korea")).toEqual([1, 2]);
    expect(t.influence("japan")).toEqual([1, 1]);
    expect(t.told("crisis.delayed")).toEqual([{ card: "us-japan-mutual-defense-pact" }]);
    expect(t.view.deckSize + 16).toBe(37);
  });

  test.each([2, 3])("%i: 1 for the USSR in South Korea", (die) => {
    const t = meet(day, die);
    expect(t.influence("south-korea")).toEqual([1, 1]);
    expect(t.influence("japan")).toEqual([1, 0]);
    expect(t.view.deckSize + 16).toBe(38);
  });

  test.each([4, 5])("%i: no effect", (die) => {
    const t = place(meet(day, die));
    expect([sum(t.view.influence.us), sum(t.view.influence.ussr)]).toEqual([25, 15]);
    expect(t.view.turnZero?.running).toEqual([]);
  });

  test("6: Korean War is removed, and the rules of turn 1 are changed", () => {
    const t = meet(day, 6);
    expect(t.view.removed).toEqual(["korean-war"]);
    expect(t.view.deckSize + 16).toBe(37);
    expect(t.view.turnZero?.running).toEqual([day]);
  });
});
