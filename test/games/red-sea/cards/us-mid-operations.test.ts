import { describe, expect, it } from "vitest";
import { table } from "../table.ts";

describe("Ogaden War", () => {
  const setting = { side: "us", hands: { us: ["ogaden-war"] } } as const;

  it("is lost below 5, and the US keeps the 2 Military Operations", () => {
    const t = table({ ...setting, influence: { ethiopia: [0, 3], sudan: [0, 1], kenya: [0, 2] }, dice: [6] });
    t.us("ogaden-war", "event");
    expect([t.influence("ethiopia"), t.vp, t.milOps.us]).toEqual([[0, 3], 0, 2]);
  });

  it("does not count Somalia, which is not adjacent, nor neighbours that the USSR does not control", () => {
    const t = table({ ...setting, influence: { ethiopia: [1, 3], somalia: [0, 2], kenya: [0, 1] }, dice: [5] });
    t.us("ogaden-war", "event");
    expect([t.influence("ethiopia"), t.vp]).toEqual([[4, 0], 2]);
  });

  it("gives 2 VP for a victory without USSR influence, whatever the DEFCON level", () => {
    const t = table({ ...setting, defcon: 2, dice: [5] }).us("ogaden-war", "event");
    expect([t.influence("ethiopia"), t.vp, t.defcon]).toEqual([[0, 0], 2, 2]);
  });

  it("is no coup: no card is turned up, a Famine marker stays and gives nothing", () => {
    const t = table({ ...setting, influence: { ethiopia: [0, 1] }, famine: ["ethiopia"], dice: [4] });
    const { deckSize } = t.view;
    t.us("ogaden-war", "event");
    expect([t.view.deckSize, t.defcon, t.famine, t.vp]).toEqual([deckSize, 4, ["ethiopia"], 0]);
  });

  it("played by the USSR for operations serves the US [8.2.4]", () => {
    const t = table({ hands: { ussr: ["ogaden-war"] }, influence: { ethiopia: [0, 2] }, dice: [5] });
    t.ussr("ogaden-war", "event-first", "influence", "sea-lanes", "sea-lanes");
    expect([t.influence("ethiopia"), t.vp, t.milOps, t.pileOf("ogaden-war")]).toEqual([
      [2, 0],
      2,
      { us: 2, ussr: 0 },
      "discard",
    ]);
  });
});

describe("USAID", () => {
  const headline = {
    step: { at: "headline" },
    hands: { us: ["nasserism", "eplf"], ussr: ["usaid", "detente"] },
    influence: { kenya: [1, 0] },
  } as const;

  it("is exactly 1 point: nothing raises or lowers it, and it enters no area that the USSR controls", () => {
    const t = table({
      side: "us",
      hands: { us: ["usaid"] },
      influence: { kenya: [1, 0], ethiopia: [0, 1] },
      effects: [{ card: "voa-in-amharic", side: "us", turn: true }],
    });
    t.us("usaid", "event");
    expect(t.options("us")).toEqual(["influence", "realign", "coup"]);
    t.us("influence");
    expect(t.options("us").sort()).toEqual(["kenya", "madagascar", "sea-lanes", "somalia"]);
    t.us("somalia");
    expect(t.asked).toEqual(["us play.card"]);
    expect([t.influence("somalia"), t.pileOf("usaid")]).toEqual([[1, 0], "removed"]);
  });

  it("is one realignment attempt, or a coup of value 1", () => {
    const setting = { side: "us", hands: { us: ["usaid"] }, influence: { kenya: [1, 2] } } as const;
    const t = table({ ...setting, dice: [6, 1] }).us("usaid", "event", "realign", "kenya");
    expect(t.influence("kenya")).toEqual([1, 0]);
    expect(t.asked).toEqual(["us play.card"]);
    const u = table({ ...setting, dice: [4] }).us("usaid", "event", "coup", "kenya");
    // 4 + 1 - 2 x 2
    expect([u.influence("kenya"), u.milOps.us, u.defcon]).toEqual([[1, 1], 1, 3]);
  });

  it("in an action round gives no right to act first", () => {
    const t = table({ hands: { ussr: ["usaid"], us: ["eplf"] }, influence: { oman: [2, 2] } });
    t.ussr("usaid", "event-first").us("influence", "sea-lanes");
    expect(t.asked).toEqual(["ussr operations.kind"]);
    expect(t.view.first).toBe("ussr");
  });

  it("played by the USSR at DEFCON 2 lets the US start the war that the USSR loses [8.1.4]", () => {
    const t = table({ hands: { ussr: ["usaid"] }, influence: { kenya: [0, 1] }, defcon: 2, dice: [1] });
    t.ussr("usaid", "event-first").us("coup");
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
  });

  it("headlined by the USSR still gives the US the choice", () => {
    const t = table(headline).headlines({ us: "nasserism", ussr: "usaid" });
    t.us("influence", "kenya");
    expect([t.asked, t.options("us")]).toEqual([["us usaid.first"], ["first", "second"]]);
    t.us("second");
    expect([t.view.first, t.asked]).toEqual(["ussr", ["ussr play.card"]]);
  });

  it("lasts for the turn", () => {
    const t = table(headline).headlines({ us: "nasserism", ussr: "usaid" }).us("influence", "kenya", "first");
    expect([t.view.first, t.asked]).toEqual(["us", ["us play.card"]]);
    expect(table({ step: { at: "turn-end" }, first: "us" }).view.first).toBe("ussr");
  });
});

describe("Israeli Periphery Doctrine", () => {
  const setting = {
    side: "us",
    hands: { us: ["israeli-periphery-doctrine"] },
    influence: { egypt: [0, 1], kenya: [0, 2], oman: [0, 2], madagascar: [1, 0] },
  } as const;

  it("is for Africa, Egypt too, whatever the DEFCON level", () => {
    const t = table({ ...setting, defcon: 2 }).us("israeli-periphery-doctrine", "event");
    expect(t.options("us").sort()).toEqual(["done", "egypt", "kenya"]);
  });

  it("gives two attempts with +1 on the US die, the second chosen after the first, in the same country too", () => {
    const t = table(setting).us("israeli-periphery-doctrine", "event");
    // 4 + 1 against 3 + 1 for more influence
    t.willRoll(4, 3).us("kenya");
    expect(t.influence("kenya")).toEqual([0, 1]);
    expect(t.options("us").sort()).toEqual(["done", "egypt", "kenya"]);
    t.willRoll(3, 3).us("kenya");
    expect(t.influence("kenya")).toEqual([0, 1]);
    expect([t.asked, t.milOps.us, t.pileOf("israeli-periphery-doctrine")]).toEqual([["us play.card"], 0, "discard"]);
  });

  it("may be left before the first attempt or after it", () => {
    const t = table(setting).us("israeli-periphery-doctrine", "event", "done");
    expect(t.asked).toEqual(["us play.card"]);
    const u = table({ ...setting, dice: [1, 1] }).us("israeli-periphery-doctrine", "event", "egypt", "done");
    expect(u.asked).toEqual(["us play.card"]);
  });

  it("is no matter of Ops: a lower value of US cards takes no attempt away", () => {
    const t = table({ ...setting, effects: [{ card: "afghanistan-invasion", side: "ussr" }], dice: [1, 1] });
    t.us("israeli-periphery-doctrine", "event", "kenya");
    expect(t.asked).toEqual(["us realign.target"]);
  });

  it("leaves no bonus behind", () => {
    const t = table({ hands: { ussr: ["israeli-periphery-doctrine"] }, influence: { kenya: [1, 2], oman: [1, 0] } });
    t.ussr("israeli-periphery-doctrine", "event-first").willRoll(1, 1).us("kenya", "done");
    t.willRoll(3, 3, 1, 1).ussr("realign", "oman");
    // 3 + 1 for more influence against 3
    expect(t.told("realignment").at(-1)).toMatchObject({ usModifier: 1, ussrModifier: 0 });
  });

  it("comes to nothing without USSR influence in Africa", () => {
    const t = table({ ...setting, influence: { oman: [0, 2] } }).us("israeli-periphery-doctrine", "event");
    expect(t.asked).toEqual(["us play.card"]);
  });
});
