import { describe, expect, it } from "vitest";
import { type Setting, table } from "../table.ts";

const lion = [{ card: "the-lion-falters", side: "ussr" }] as const;
const mengistu = (setting: Setting, ...hand: NonNullable<NonNullable<Setting["hands"]>["ussr"]>) =>
  table({
    turn: 2,
    effects: lion,
    ...setting,
    hands: { ussr: ["mengistu-haile-mariam", ...hand], us: ["famine"] },
  });

describe("Mengistu Haile Mariam", () => {
  it("needs The Lion Falters, unless the table has agreed otherwise", () => {
    const without = mengistu({ effects: [] }, "usaid");
    without.ussr("mengistu-haile-mariam");
    expect(without.options("ussr")).not.toContain("event");
    const agreed = mengistu({ effects: [], options: { mengistuNeedsLion: false } }, "usaid");
    agreed.ussr("mengistu-haile-mariam");
    expect(agreed.options("ussr")).toContain("event");
  });

  it("offers the US cards of the USSR hand, no other", () => {
    const t = mengistu({}, "usaid", "carter-doctrine", "nasserism", "arab-league", "africa-scoring");
    t.ussr("mengistu-haile-mariam", "event");
    expect(t.options("ussr").sort()).toEqual(["carter-doctrine", "none", "usaid"]);
  });

  it("offers only events that can happen with the sides exchanged; what bars an event still does", () => {
    const t = mengistu(
      {
        effects: [...lion, { card: "f-5es-delivered", side: "ussr" }],
        influence: { ethiopia: [0, 3] },
      },
      "ogaden-war",
      "eplf",
      "usaid",
    );
    t.ussr("mengistu-haile-mariam", "event");
    expect(t.options("ussr").sort()).toEqual(["none", "usaid"]);
  });

  it("may be without result, and nobody learns whether it had to be", () => {
    const none = mengistu({}, "nasserism");
    none.ussr("mengistu-haile-mariam", "event");
    expect(none.options("ussr")).toEqual(["none"]);
    none.ussr("none");
    expect([none.hand("ussr"), none.pileOf("mengistu-haile-mariam")]).toEqual([["nasserism"], "discard"]);
    const declined = mengistu({}, "usaid");
    declined.ussr("mengistu-haile-mariam", "event", "none");
    expect([declined.hand("ussr"), declined.asked]).toEqual([["usaid"], ["us play.card"]]);
  });

  it("asks nothing of an empty hand", () => {
    const t = mengistu({});
    t.ussr("mengistu-haile-mariam", "event");
    expect(t.asked).toEqual(["us play.card"]);
  });

  it("discards the card it has turned round", () => {
    const t = mengistu({ influence: { ethiopia: [1, 0] } }, "eplf");
    t.ussr("mengistu-haile-mariam", "event", "eplf");
    // needs US control of Ethiopia, and gives the USSR what it gives the US
    expect(t.options("ussr").sort()).toEqual(["kenya", "sudan"]);
    t.ussr("sudan");
    expect([t.vp, t.influence("ethiopia"), t.influence("sudan")]).toEqual([-1, [1, 1], [0, 1]]);
    expect([t.pileOf("eplf"), t.pileOf("mengistu-haile-mariam")]).toEqual(["discard", "discard"]);
  });

  it("removes one with an asterisk", () => {
    const t = mengistu({ influence: { kenya: [2, 0] } }, "carter-doctrine", "nasserism");
    t.ussr("mengistu-haile-mariam", "event", "carter-doctrine");
    expect(t.pileOf("carter-doctrine")).toBe("removed");
    // the next die that is thrown may be named by the USSR
    t.us("famine", "influence", "sea-lanes", "sea-lanes").ussr("nasserism", "coup", "kenya");
    expect(t.options("ussr")).toEqual(["roll", "ussr:1", "ussr:6"]);
  });

  it("turns Ogaden War round: Military Operations, VP and influence are the USSR's, US neighbours count", () => {
    const t = mengistu({ influence: { ethiopia: [2, 0], sudan: [1, 0] }, dice: [6] }, "ogaden-war");
    t.ussr("mengistu-haile-mariam", "event", "ogaden-war");
    expect([t.milOps, t.vp, t.influence("ethiopia")]).toEqual([{ us: 0, ussr: 2 }, -2, [0, 2]]);
    const lost = mengistu({ influence: { ethiopia: [2, 0], sudan: [1, 0], kenya: [2, 0] }, dice: [6] }, "ogaden-war");
    lost.ussr("mengistu-haile-mariam", "event", "ogaden-war");
    expect([lost.vp, lost.influence("ethiopia")]).toEqual([0, [2, 0]]);
  });

  it("turns Israeli Periphery Doctrine round: the USSR has the +1", () => {
    const t = mengistu({ influence: { kenya: [2, 0] } }, "israeli-periphery-doctrine");
    t.ussr("mengistu-haile-mariam", "event", "israeli-periphery-doctrine");
    // US 2 + 1 for more influence, USSR 3 + 1
    t.willRoll(2, 3).ussr("kenya");
    expect(t.influence("kenya")).toEqual([1, 0]);
  });

  it("as a headline lets USAID make the USSR first again", () => {
    const t = table({
      turn: 2,
      step: { at: "headline" },
      first: "us",
      effects: lion,
      hands: { ussr: ["mengistu-haile-mariam", "usaid", "nasserism"], us: ["arab-league", "eplf"] },
      influence: { somalia: [0, 1] },
    });
    t.headlines({ us: "arab-league", ussr: "mengistu-haile-mariam" });
    t.ussr("usaid", "influence", "somalia", "first");
    expect([t.view.first, t.asked]).toEqual(["ussr", ["ussr play.card"]]);
  });

  it("as a headline before The Lion Falters does nothing", () => {
    const t = table({
      turn: 2,
      step: { at: "headline" },
      hands: { ussr: ["mengistu-haile-mariam", "usaid"], us: ["arab-league"] },
    });
    t.headlines({ us: "arab-league", ussr: "mengistu-haile-mariam" });
    expect([t.asked, t.pileOf("mengistu-haile-mariam")]).toEqual([["ussr play.card"], "discard"]);
  });

  it("played by the US leaves the US active: the USSR's coup at DEFCON 2 loses the game for it", () => {
    const t = table({
      turn: 2,
      side: "us",
      defcon: 2,
      effects: lion,
      hands: { us: ["mengistu-haile-mariam"], ussr: ["usaid"] },
      influence: { kenya: [2, 0] },
      dice: [1],
    });
    t.us("mengistu-haile-mariam", "event-first").ussr("usaid", "coup", "kenya");
    expect(t.outcome?.winners).toEqual(["ussr"]);
  });
});
