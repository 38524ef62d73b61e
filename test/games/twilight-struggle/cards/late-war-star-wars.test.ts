import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

/** The US ahead in space, in its action round, with Star Wars. */
const setting = {
  side: "us",
  turn: 8,
  space: { us: 3, ussr: 2 },
  hands: { us: ["star-wars", "nato", "containment"], ussr: ["fidel", "comecon", "nasser"] },
  influence: { poland: [0, 3], "west-germany": [4, 0] },
} as const satisfies Setting;

describe("Star Wars: only while the US is ahead in the Space Race", () => {
  test.each([
    [3, 3],
    [2, 3],
  ])("US in box %i, USSR in box %i: the event is not offered to the US", (us, ussr) => {
    const t = table({ ...setting, space: { us, ussr }, discard: ["duck-and-cover"] });
    t.us("star-wars");
    expect(t.options("us")).toContain("influence");
    expect(t.options("us")).not.toContain("event");
  });

  test("not ahead, played by the USSR for operations: no event, and the card is discarded", () => {
    const t = table({
      ...setting,
      side: "ussr",
      space: { us: 2, ussr: 2 },
      hands: { ussr: ["star-wars", "fidel", "comecon"], us: ["nato", "containment"] },
      discard: ["duck-and-cover"],
    });
    t.ussr("star-wars", "influence", "poland", "poland");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.pileOf("star-wars")).toBe("discard");
  });

  test("not ahead, as a headline: no event, and the card is discarded", () => {
    const t = table({
      ...setting,
      step: { at: "headline" },
      space: { us: 2, ussr: 2 },
      discard: ["duck-and-cover"],
    });
    t.headlines({ us: "star-wars", ussr: "nasser" });
    expect(t.defcon).toBe(5);
    expect(t.pileOf("star-wars")).toBe("discard");
  });
});

describe("Star Wars: what can be picked", () => {
  test("any card whose event can occur; no scoring card, no UN Intervention, nothing without its condition", () => {
    const t = table({
      ...setting,
      discard: [
        "asia-scoring",
        "un-intervention",
        "nato",
        "solidarity",
        "kitchen-debates",
        "the-cambridge-five",
        "wargames",
        "one-small-step",
        "special-relationship",
        "opec",
        "defectors",
        "duck-and-cover",
        "decolonization",
        "missile-envy",
        "grain-sales-to-soviets",
        "reagan-bombs-libya",
      ],
      hands: { us: ["star-wars", "norad", "containment"], ussr: setting.hands.ussr },
      influence: { poland: [0, 3] },
      effects: [{ card: "north-sea-oil", side: "us", since: 8 }],
    });
    t.us("star-wars", "event");
    expect(t.options("us").sort()).toEqual([
      "decolonization",
      "duck-and-cover",
      "grain-sales-to-soviets",
      "missile-envy",
      "reagan-bombs-libya",
    ]);
  });

  test("Defectors is not offered in an action round of the USSR either", () => {
    const t = table({
      ...setting,
      side: "ussr",
      hands: { ussr: ["star-wars", "fidel", "comecon"] },
      discard: ["defectors", "duck-and-cover", "decolonization"],
    });
    t.ussr("star-wars", "event-first");
    expect(t.options("us").sort()).toEqual(["decolonization", "duck-and-cover"]);
  });

  test("an empty discard pile: no effect, but the card counts as played and is removed", () => {
    const t = table(setting);
    t.us("star-wars", "event");
    expect(t.asked).toEqual(["ussr play.card"]);
    expect(t.pileOf("star-wars")).toBe("removed");
  });

  test("only scoring cards among the discards: no effect, and the card is removed", () => {
    const t = table({ ...setting, discard: ["asia-scoring", "europe-scoring"] });
    t.us("star-wars", "event");
    expect(t.vp).toBe(0);
    expect(t.asked).toEqual(["ussr play.card"]);
    expect(t.pileOf("star-wars")).toBe("removed");
  });
});

describe("Star Wars: the picked event happens as if the US had played it", () => {
  test("a card without asterisk goes back to the discards; its operations are not used", () => {
    const t = table({ ...setting, discard: ["duck-and-cover", "olympic-games"] });
    t.us("star-wars", "event", "duck-and-cover");
    expect(t.defcon).toBe(4);
    expect(t.vp).toBe(1);
    expect(t.asked).toEqual(["ussr play.card"]);
    expect(t.pileOf("duck-and-cover")).toBe("discard");
    expect(t.pileOf("star-wars")).toBe("removed");
  });

  test("a card with asterisk is removed", () => {
    const t = table({ ...setting, discard: ["us-japan-mutual-defense-pact", "olympic-games"] });
    t.us("star-wars", "event", "us-japan-mutual-defense-pact");
    expect(t.influence("japan")).toEqual([4, 0]);
    expect(t.pileOf("us-japan-mutual-defense-pact")).toBe("removed");
  });

  test("a USSR event is resolved by the USSR", () => {
    const t = table({ ...setting, discard: ["decolonization", "olympic-games"] });
    t.us("star-wars", "event", "decolonization");
    expect(t.asked).toEqual(["ussr influence.add"]);
    t.ussr("angola", "zaire", "algeria", "nigeria");
    expect(t.influence("angola")).toEqual([0, 1]);
  });

  test("a neutral event is the US's", () => {
    const t = table({ ...setting, defcon: 4, discard: ["nuclear-test-ban", "olympic-games"] });
    t.us("star-wars", "event", "nuclear-test-ban");
    expect(t.vp).toBe(2);
    expect(t.defcon).toBe(5);
  });

  test("Missile Envy changes places with a card of the USSR, which owes it from then on", () => {
    const t = table({ ...setting, discard: ["missile-envy", "olympic-games"] });
    t.us("star-wars", "event", "missile-envy").ussr("comecon").us("influence", "west-germany", "done");
    expect(t.hand("ussr")).toEqual(["fidel", "nasser", "missile-envy"]);
    expect(t.view.missileEnvy).toBe("ussr");
    expect(t.pileOf("comecon")).toBe("discard");
  });

  test("Grain Sales to Soviets takes a card of the USSR", () => {
    const t = table({ ...setting, discard: ["grain-sales-to-soviets", "olympic-games"], picks: ["comecon"] });
    t.us("star-wars", "event", "grain-sales-to-soviets", "return", "influence", "west-germany", "west-germany");
    expect(t.influence("west-germany")).toEqual([6, 0]);
    expect(t.hand("ussr")).toContain("comecon");
    expect(t.pileOf("grain-sales-to-soviets")).toBe("discard");
  });

  test("a war card costs the US 2 VP under Flower Power", () => {
    const t = table({
      ...setting,
      discard: ["indo-pakistani-war", "olympic-games"],
      effects: [{ card: "flower-power", side: "ussr" }],
      dice: [1],
    });
    t.us("star-wars", "event", "indo-pakistani-war", "india");
    expect(t.vp).toBe(-2);
    expect(t.milOps.us).toBe(2);
  });

  test("played by the USSR the pick is the US's, and the operations are still conducted", () => {
    const t = table({
      ...setting,
      side: "ussr",
      hands: { ussr: ["star-wars", "fidel", "comecon"], us: ["nato", "containment"] },
      discard: ["duck-and-cover", "olympic-games"],
    });
    t.ussr("star-wars", "event-first").us("duck-and-cover").ussr("influence", "poland", "poland");
    expect(t.defcon).toBe(4);
    expect(t.influence("poland")).toEqual([0, 5]);
    expect(t.pileOf("star-wars")).toBe("removed");
  });

  test.each(["duck-and-cover", "we-will-bury-you"] as const)(
    "played by the USSR at DEFCON 2, %s loses the game for the USSR, the phasing player",
    (card) => {
      const t = table({
        ...setting,
        side: "ussr",
        defcon: 2,
        hands: { ussr: ["star-wars", "fidel", "comecon"] },
        discard: [card, "olympic-games"],
      });
      t.ussr("star-wars", "event-first").us(card);
      expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
    },
  );
});

describe("Star Wars in the headline phase", () => {
  test("a USSR headline that went first lies among the discards and can be picked", () => {
    const t = table({
      ...setting,
      step: { at: "headline" },
      hands: { us: setting.hands.us, ussr: ["east-european-unrest", "fidel", "comecon"] },
      influence: { poland: [0, 3], hungary: [0, 3], romania: [0, 3] },
      discard: ["olympic-games"],
    });
    t.headlines({ us: "star-wars", ussr: "east-european-unrest" });
    t.us("poland", "hungary", "romania");
    expect(t.options("us").sort()).toEqual(["east-european-unrest", "olympic-games"]);
  });

  test("it can bring up Defectors while the USSR headline is still to come, and cancels that", () => {
    const t = table({ ...setting, step: { at: "headline" }, discard: ["defectors", "olympic-games"] });
    t.headlines({ us: "star-wars", ussr: "fidel" });
    t.us("defectors");
    expect(t.influence("cuba")).toEqual([0, 0]);
    expect(t.pileOf("fidel")).toBe("discard");
    expect(t.pileOf("defectors")).toBe("discard");
    expect(t.pileOf("star-wars")).toBe("removed");
  });

  test("it cannot bring up Defectors once the USSR headline has been resolved", () => {
    const t = table({
      ...setting,
      step: { at: "headline" },
      hands: { us: setting.hands.us, ussr: ["suez-crisis", "fidel", "comecon"] },
      discard: ["defectors", "olympic-games", "decolonization"],
    });
    t.headlines({ us: "star-wars", ussr: "suez-crisis" });
    expect(t.options("us").sort()).toEqual(["decolonization", "olympic-games"]);
  });
});
