import { describe, expect, test } from "vitest";
import { table } from "../table.ts";
import { meet, place, sum } from "./meet.ts";

describe("Yalta and Potsdam", () => {
  const yalta = "crisis:yalta-potsdam";

  test("1: the USSR may take Vietnam Revolts or Arab-Israeli War, and places 1 more in Europe", () => {
    const t = meet(yalta, 1);
    expect(t.asked).toEqual(["ussr crisis.card"]);
    expect(t.options("ussr")).toEqual(["vietnam-revolts", "arab-israeli-war", "none"]);
    t.ussr("arab-israeli-war");
    expect(t.told("crisis.card")).toEqual([{ side: "ussr", card: "arab-israeli-war" }]);
    expect(t.hand("ussr")).toContain("arab-israeli-war");
    expect(t.view.handSizes).toEqual({ us: 8, ussr: 8 });
    expect(t.told("drawn")).toEqual([
      { side: "ussr", count: 7 },
      { side: "us", count: 8 },
    ]);
    t.ussr(...Array<string>(6).fill("poland"));
    expect(t.asked).toEqual(["ussr influence.add"]);
    expect(t.options("ussr")).toContain("france");
    expect(t.options("ussr")).toContain("hungary");
    expect(t.options("ussr")).not.toContain("iran");
    t.ussr("france");
    expect(t.influence("france")).toEqual([0, 1]);
    expect(t.asked).toEqual(["us influence.add"]);
  });

  test("1: taking a card is optional, and then all eight are dealt", () => {
    const t = meet(yalta, 1).ussr("none");
    expect(t.told("crisis.card.none")).toEqual([{ side: "ussr" }]);
    expect(t.told("drawn")).toMatchObject([{ count: 8 }, { count: 8 }]);
  });

  test.each([2, 3])("%i: no effect", (die) => {
    const t = meet(yalta, die);
    expect(t.asked).toEqual(["ussr influence.add"]);
    place(t);
    expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
  });

  test.each([4, 5])("%i: the US may take Marshall Plan, which counts in the hand", (die) => {
    const t = meet(yalta, die);
    expect(t.options("us")).toEqual(["marshall-plan", "none"]);
    t.us("marshall-plan");
    expect(t.hand("us")).toContain("marshall-plan");
    expect(t.told("drawn")).toEqual([
      { side: "ussr", count: 8 },
      { side: "us", count: 7 },
    ]);
    expect(t.view.deckSize).toBe(22);
    place(t).headlines({ us: "marshall-plan" });
    expect(t.view.turnZero?.running).toEqual([]);
  });

  test("another card is refused", () => {
    expect(meet(yalta, 4).refusal("us", "nato")).toMatchObject({ key: "refusal.not-there" });
  });

  test("6: Marshall Plan too, and the US acts first in turns 1 to 3", () => {
    const t = meet(yalta, 6);
    expect(t.options("us")).toEqual(["marshall-plan", "none"]);
    t.us("none");
    expect(t.view.turnZero?.running).toEqual([yalta]);
  });
});

describe("VE Day", () => {
  const day = "crisis:ve-day";

  test("1: as 2-3, and USSR influence in West Germany and Austria", () => {
    const t = meet(day, 1);
    expect(t.influence("west-germany")).toEqual([0, 1]);
    expect(t.influence("austria")).toEqual([0, 1]);
    expect(t.match.pending[0]?.args).toMatchObject({ left: 8 });
  });

  test.each([2, 3])("%i: the USSR places 8 in Eastern Europe", (die) => {
    const t = meet(day, die);
    expect(t.match.pending[0]?.args).toMatchObject({ left: 8 });
    expect(t.influence("west-germany")).toEqual([0, 0]);
    t.ussr(...Array<string>(8).fill("hungary"));
    expect(t.influence("hungary")).toEqual([0, 8]);
    expect(t.asked).toEqual(["us influence.add"]);
  });

  test.each([4, 5])("%i: no effect", (die) => {
    const t = place(meet(day, die));
    expect([sum(t.view.influence.us), sum(t.view.influence.ussr)]).toEqual([25, 15]);
    expect(t.view.removed).toEqual([]);
  });

  test("6: 2 US and 2 USSR influence in East Germany, where the USSR may add its free markers", () => {
    const t = meet(day, 6);
    expect(t.influence("east-germany")).toEqual([0, 2]);
    t.ussr(...Array<string>(6).fill("east-germany"));
    expect(t.influence("east-germany")).toEqual([2, 8]);
    expect(t.asked).toEqual(["us influence.add"]);
  });

  test("6: Europe Scoring is exchanged", () => {
    const t = meet(day, 6);
    expect(t.view.removed).toEqual(["europe-scoring"]);
    expect(t.told("crisis.exchanged")).toEqual([{ card: "europe-scoring", other: "europe-scoring-allied-berlin" }]);
    expect(t.view.deckSize + 16).toBe(38);
    const { hands } = t.match.view("us");
    expect([...(hands.us ?? []), ...t.hand("ussr")]).not.toContain("europe-scoring");
  });
});

describe("1945 UK Election", () => {
  const election = "crisis:uk-election";

  test("1: the US has 3 in the United Kingdom instead of 5", () => {
    const t = meet(election, 1).ussr(...Array<string>(6).fill("poland"));
    expect(t.influence("united-kingdom")).toEqual([3, 0]);
    t.us(...Array<string>(7).fill("united-kingdom"));
    expect(t.influence("united-kingdom")).toEqual([10, 0]);
  });

  test.each([2, 3])("%i: no effect", (die) => {
    const t = place(meet(election, die));
    expect(t.influence("united-kingdom")).toEqual([5, 0]);
    expect(t.view.turnZero?.running).toEqual([]);
  });

  test.each([4, 5])("%i: Socialist Governments has no event in turns 1 and 2", (die) => {
    expect(meet(election, die).view.turnZero?.running).toEqual([election]);
  });

  test("6: Socialist Governments waits for the Mid War", () => {
    const t = meet(election, 6);
    expect(t.view.deckSize + 16).toBe(37);
    expect(t.told("crisis.delayed")).toEqual([{ card: "socialist-governments" }]);
    expect(t.view.removed).toEqual([]);
    expect(t.view.turnZero?.running).toEqual([election]);
  });

  test("6: it comes with the Mid War cards", () => {
    const setting = { step: { at: "turn-end" }, turn: 3, milOps: { us: 5, ussr: 5 } } as const;
    const early = table({ ...setting, step: { at: "turn" }, crises: { [election]: "6" } });
    expect(early.view.deckSize).toBe(table({ ...setting, step: { at: "turn" } }).view.deckSize - 1);
    const late = table({ ...setting, crises: { [election]: "6" } });
    expect(late.view.deckSize).toBe(table(setting).view.deckSize);
  });
});
