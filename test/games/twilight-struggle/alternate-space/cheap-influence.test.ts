import { describe, expect, test } from "vitest";
import { table } from "../table.ts";

const options = { spaceTrack: "alternate" } as const;
const hands = { us: ["nato", "norad", "containment"], ussr: ["comecon", "fidel", "nasser", "suez-crisis"] } as const;

describe("box 4: one cheap marker a round", () => {
  const influence = { "west-germany": [5, 1], france: [4, 1], poland: [0, 3] } as const;
  const setting = { options, influence, space: { ussr: 4, us: 1 }, hands } as const;
  const costs = (t: ReturnType<typeof table>) =>
    Object.fromEntries((t.match.pending[0]?.options ?? []).map(({ id, hint }) => [id, hint?.cost]));

  test("the first marker in a country that the opponent controls costs 1, the next one 2", () => {
    const wide = { ...influence, "west-germany": [9, 1], italy: [9, 1] } as const;
    const t = table({ ...setting, influence: wide }).ussr("comecon", "influence");
    expect(costs(t)).toMatchObject({ "west-germany": 1, italy: 1, poland: 1 });
    t.ussr("west-germany");
    expect(t.told("space.ability")).toEqual([{ side: "ussr", ability: "cheap-influence" }]);
    expect(costs(t)).toMatchObject({ "west-germany": 2, italy: 2, poland: 1 });
    t.ussr("italy");
    expect(t.influence("italy")).toEqual([9, 2]);
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("so many markers at once as can be paid for: the discount is for the first alone", () => {
    const deep = { ...influence, "west-germany": [9, 1], italy: [3, 1] } as const;
    const t = table({ ...setting, influence: deep }).ussr("comecon", "influence");
    // 1 + 2 of 3 points; in Italy 1, and from then on 1 each
    expect(t.match.pending[0]?.row).toMatchObject({ most: 3, each: 3, fewer: { "west-germany": 2 } });
    expect(t.match.pending[0]?.row?.fewer).not.toHaveProperty("italy");
    t.ussr("west-germany");
    expect(t.match.pending[0]?.row).toMatchObject({ fewer: { "west-germany": 1, italy: 1 } });
    expect(t.ussr("west-germany").asked).toEqual(["us play.card"]);
  });

  test("a marker elsewhere does not use it up", () => {
    const t = table({ ...setting, influence: { ...influence, "west-germany": [9, 1] } });
    t.ussr("comecon", "influence", "poland");
    expect(costs(t)).toMatchObject({ "west-germany": 1 });
    expect(t.view.abilitiesUsed).toBeUndefined();
  });

  test("with 1 point a country is open that would take 2", () => {
    const low = { ...setting, hands: { us: hands.us, ussr: ["nasser", "fidel"] } } as const;
    const t = table(low).ussr("nasser", "influence");
    expect(t.options("ussr")).toContain("west-germany");
    expect(
      table({ ...low, space: { ussr: 4, us: 4 } })
        .ussr("nasser", "influence")
        .options("ussr"),
    ).not.toContain("west-germany");
  });

  test("in the next round it is there again", () => {
    const t = table({ ...setting, influence: { ...influence, "west-germany": [9, 1] } });
    t.ussr("fidel", "influence", "west-germany", "poland");
    t.us("norad", "event").ussr("comecon", "influence");
    expect(costs(t)).toMatchObject({ "west-germany": 1 });
  });

  test("and a refusal tells the present cost", () => {
    const t = table({ ...setting, influence: { ...influence, "west-germany": [9, 1] } });
    t.ussr("fidel", "influence", "west-germany");
    expect(t.view.abilitiesUsed).toEqual(["cheap-influence"]);
    expect(t.refusal("ussr", "west-germany")).toMatchObject({ key: "refusal.cost", args: { cost: 2, left: 1 } });
  });

  test("with the points of an own event of that round too", () => {
    const t = table({
      ...setting,
      turn: 5,
      influence: { ...influence, "west-germany": [9, 1] },
      hands: { us: hands.us, ussr: ["abm-treaty", "fidel"] },
    });
    t.ussr("abm-treaty", "event", "influence");
    expect(costs(t)).toMatchObject({ "west-germany": 1 });
  });

  test("not in a round of the opponent, nor in the headline phase", () => {
    const owner = { options, space: { us: 4, ussr: 1 }, influence: { poland: [1, 9], italy: [2, 0] } } as const;
    const t = table({ ...owner, hands: { us: ["nato"], ussr: ["cia-created", "fidel"] } });
    t.ussr("cia-created", "event-first").us("influence");
    expect(t.options("us")).not.toContain("poland");
    const headline = table({
      ...owner,
      step: { at: "headline" },
      hands: { us: ["cia-created", "nato"], ussr: ["romanian-abdication", "fidel"] },
    });
    headline.headlines({ us: "cia-created", ussr: "romanian-abdication" }).us("influence");
    expect(headline.options("us")).not.toContain("poland");
    const own = table({ ...owner, side: "us", hands: { us: ["cia-created", "nato"], ussr: ["fidel"] } });
    own.us("cia-created", "event", "influence");
    expect(own.options("us")).toContain("poland");
  });

  test("when influence and realignment are mixed too", () => {
    const t = table({
      ...setting,
      options: { ...options, mixInfluenceAndRealign: true },
      influence: { ...influence, "west-germany": [9, 1] },
    });
    t.ussr("comecon", "mixed", "place:west-germany");
    expect(t.match.pending[0]?.args).toMatchObject({ left: 2 });
    t.ussr("place:west-germany");
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("the other side pays 2, and so does the owner once the other has arrived", () => {
    const t = table({ ...setting, side: "us", influence: { poland: [1, 9] } }).us("norad", "influence");
    expect(costs(t)).toMatchObject({ poland: 2 });
    const both = table({ ...setting, space: { ussr: 4, us: 4 } }).ussr("comecon", "influence");
    expect(costs(both)).toMatchObject({ "west-germany": 2 });
  });
});
