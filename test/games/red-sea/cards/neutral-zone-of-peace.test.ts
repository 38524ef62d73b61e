import { describe, expect, it } from "vitest";
import { table } from "../table.ts";

const running = { effects: [{ card: "indian-ocean-zone-of-peace", side: "us", turn: true }] } as const;

describe("Indian Ocean Zone of Peace", () => {
  it("gives its player 2 VP and leaves the game", () => {
    const t = table({ hands: { ussr: ["indian-ocean-zone-of-peace"], us: ["eplf"] } });
    t.ussr("indian-ocean-zone-of-peace", "event");
    expect([t.vp, t.effects, t.pileOf("indian-ocean-zone-of-peace")]).toEqual([
      -2,
      ["indian-ocean-zone-of-peace"],
      "removed",
    ]);
    const us = table({ side: "us", hands: { us: ["indian-ocean-zone-of-peace"] } });
    us.us("indian-ocean-zone-of-peace", "event");
    expect(us.vp).toBe(2);
  });

  it("wins at 10 VP", () => {
    const t = table({ vp: -8, hands: { ussr: ["indian-ocean-zone-of-peace"] } });
    t.ussr("indian-ocean-zone-of-peace", "event");
    expect(t.outcome?.winners).toEqual(["ussr"]);
  });

  it.each(["us", "ussr"] as const)("makes every coup of the %s lower DEFCON, succeed or fail", (side) => {
    const t = table({
      ...running,
      side,
      hands: { [side]: ["famine"] },
      influence: { madagascar: [1, 1] },
      dice: [1],
    });
    t[side]("famine", "coup", "madagascar");
    expect([t.defcon, t.influence("madagascar")]).toEqual([3, [1, 1]]);
  });

  it("makes a flashpoint turn up its card first, and lower DEFCON after the roll all the same", () => {
    const flashpoint = { hands: { ussr: ["famine"] }, influence: { somalia: [2, 0] }, dice: [1] } as const;
    const cheap = table({ ...running, ...flashpoint, deck: ["nasserism"] });
    cheap.ussr("famine", "coup", "somalia");
    expect(cheap.defcon).toBe(2);
    const dear = table({ ...running, ...flashpoint, deck: ["soviets-airlift-cubans"] });
    dear.ussr("famine", "coup", "somalia");
    expect([dear.defcon, dear.pileOf("soviets-airlift-cubans")]).toEqual([3, "hidden"]);
  });

  it("by agreement replaces that card", () => {
    const t = table({
      ...running,
      options: { peaceZoneReplacesReveal: true },
      hands: { ussr: ["famine"] },
      influence: { somalia: [2, 0] },
      deck: ["nasserism"],
      dice: [1],
    });
    t.ussr("famine", "coup", "somalia");
    expect([t.defcon, t.pileOf("nasserism")]).toEqual([3, "hidden"]);
  });

  it("changes no ban: those go by region", () => {
    const t = table({
      ...running,
      defcon: 3,
      hands: { ussr: ["famine"] },
      influence: { kenya: [1, 0], madagascar: [2, 0], oman: [1, 0] },
    });
    t.ussr("famine", "coup");
    expect(t.options("ussr").sort()).toEqual(["kenya", "madagascar"]);
  });

  it("does not change scoring: Madagascar is no battleground there", () => {
    const t = table({
      ...running,
      hands: { ussr: ["africa-scoring"] },
      influence: { kenya: [0, 2], madagascar: [2, 0] },
    });
    t.ussr("africa-scoring", "event");
    expect(t.vp).toBe(-1);
  });

  it("ends with the turn", () => {
    const t = table({ round: 7, side: "us", hands: { us: ["indian-ocean-zone-of-peace"] } });
    t.us("indian-ocean-zone-of-peace", "event");
    expect([t.view.turn, t.effects]).toEqual([2, []]);
  });
});
