import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

const setting = {
  options: { promoCards: true },
  influence: { poland: [0, 3], "west-germany": [4, 0], iran: [1, 1] },
  hands: {
    us: ["norad", "fidel"],
    ussr: ["first-lightning", "marshall-plan", "duck-and-cover", "nasser", "asia-scoring"],
  },
} as const satisfies Setting;

describe("First Lightning (P6) as an event of the USSR", () => {
  test("a US card of the hand goes with it: not a scoring card, not its own, not The China Card", () => {
    const t = table(setting).ussr("first-lightning", "event");
    expect(t.asked).toEqual(["ussr first-lightning.card"]);
    expect(t.options("ussr")).toEqual(["marshall-plan", "duck-and-cover"]);
    expect(t.refusal("ussr", "nasser")).toMatchObject({ key: "refusal.first-lightning" });
  });

  test("its operations are conducted without its event, then DEFCON falls", () => {
    const t = table(setting).ussr("first-lightning", "event", "marshall-plan");
    expect(t.options("ussr")).not.toContain("space");
    t.ussr("influence", "poland", "poland", "poland");
    expect(t.defcon).toBe(5);
    t.ussr("poland");
    expect(t.influence("poland")).toEqual([0, 7]);
    expect(t.defcon).toBe(4);
    expect(t.effects).not.toContain("marshall-plan");
    expect(t.told("first-lightning")).toEqual([{ side: "ussr", card: "marshall-plan" }]);
  });

  test("the other card is discarded although starred, this one is removed; one round is used", () => {
    const t = table(setting).ussr("first-lightning", "event", "marshall-plan", "influence", ...four("poland"));
    expect(t.pileOf("marshall-plan")).toBe("discard");
    expect(t.pileOf("first-lightning")).toBe("removed");
    expect(t.hand("ussr")).toEqual(["duck-and-cover", "nasser", "asia-scoring"]);
    expect(t.view).toMatchObject({ round: 1, phasing: "us" });
  });

  test("a coup with it at DEFCON 2 is followed by the end: the USSR loses", () => {
    const influence = { ...setting.influence, uruguay: [1, 0] } as const;
    const t = table({ ...setting, defcon: 2, influence, dice: [1] });
    t.ussr("first-lightning", "event", "duck-and-cover", "coup", "uruguay");
    expect(t.outcome).toMatchObject({ key: "defcon", winners: ["us"] });
  });

  test("without a US card in hand the event cannot be chosen", () => {
    const t = table({ ...setting, hands: { us: ["norad"], ussr: ["first-lightning", "nasser", "asia-scoring"] } });
    t.ussr("first-lightning");
    expect(t.options("ussr")).not.toContain("event");
    expect(t.refusal("ussr", "event")).toMatchObject({ key: "refusal.condition" });
  });

  test("a single US card is asked for too: that there is no other is nobody's business", () => {
    const t = table({ ...setting, hands: { us: ["norad"], ussr: ["first-lightning", "marshall-plan", "nasser"] } });
    t.ussr("first-lightning", "event");
    expect(t.asked).toEqual(["ussr first-lightning.card"]);
  });
});

const four = (id: string) => Array<string>(4).fill(id);

describe("First Lightning for its own operations", () => {
  test("by the USSR: no second card, DEFCON falls after them, the card is discarded", () => {
    const t = table(setting).ussr("first-lightning", "influence", "poland");
    expect(t.defcon).toBe(5);
    t.ussr("poland");
    expect(t.defcon).toBe(4);
    expect(t.pileOf("first-lightning")).toBe("discard");
    expect(t.hand("ussr")).toContain("marshall-plan");
  });

  test("by the US: the event does not happen and is not offered first, DEFCON falls, the card is discarded", () => {
    const hands = { us: ["first-lightning", "nato"], ussr: ["fidel", "marshall-plan"] } as const;
    const t = table({ ...setting, side: "us", hands }).us("first-lightning");
    expect(t.options("us")).not.toContain("event-first");
    expect(t.refusal("us", "event-first")).toMatchObject({ key: "refusal.two-cards" });
    t.us("influence", "west-germany", "west-germany");
    expect(t.defcon).toBe(4);
    expect(t.told("event.none")).toEqual([{ card: "first-lightning", why: "own-round" }]);
    expect(t.pileOf("first-lightning")).toBe("discard");
    expect(t.view.phasing).toBe("ussr");
  });

  test("by the US at DEFCON 2 the US loses", () => {
    const hands = { us: ["first-lightning", "nato"], ussr: ["fidel"] } as const;
    const t = table({ ...setting, side: "us", hands, defcon: 2 });
    t.us("first-lightning", "influence", "west-germany", "west-germany");
    expect(t.outcome).toMatchObject({ key: "defcon", winners: ["ussr"] });
  });

  test("a coup with it lowers DEFCON twice in a battleground", () => {
    const t = table({ ...setting, dice: [1] }).ussr("first-lightning", "coup", "iran");
    expect(t.defcon).toBe(3);
  });

  test("UN Intervention spares the event, not the fall of DEFCON", () => {
    const hands = { us: ["first-lightning", "un-intervention"], ussr: ["fidel"] } as const;
    const t = table({ ...setting, side: "us", hands });
    t.us("un-intervention", "event", "first-lightning", "influence", "west-germany", "west-germany");
    expect(t.defcon).toBe(4);
    expect(t.pileOf("first-lightning")).toBe("discard");
  });
});

describe("First Lightning elsewhere", () => {
  test.each(["us", "ussr"] as const)("as a headline of %s it only lowers DEFCON, and is removed", (side) => {
    const rival = side === "us" ? "ussr" : "us";
    const hands = { [side]: ["first-lightning", "marshall-plan"], [rival]: ["nasser", "fidel"] };
    const t = table({ ...setting, step: { at: "headline" }, hands, defcon: 2 });
    t.headlines({ [side]: "first-lightning", [rival]: "nasser" });
    expect(t.outcome).toMatchObject({ key: "defcon", winners: [rival] });
    const calm = table({ ...setting, step: { at: "headline" }, hands });
    calm.headlines({ [side]: "first-lightning", [rival]: "nasser" });
    expect(calm.defcon).toBe(4);
    expect(calm.pileOf("first-lightning")).toBe("removed");
    expect(calm.hand(side)).toEqual(["marshall-plan"]);
  });

  test("in the space race it does nothing", () => {
    const t = table({ ...setting, dice: [6] }).ussr("first-lightning", "space");
    expect(t.defcon).toBe(5);
    expect(t.pileOf("first-lightning")).toBe("discard");
  });

  test("in turn 1 under VJ Day 6 the fall stops at 2", () => {
    const t = table({ ...setting, defcon: 2, crises: { "crisis:vj-day": "6" } });
    t.ussr("first-lightning", "influence", "poland", "poland");
    expect([t.defcon, t.outcome]).toEqual([2, null]);
  });

  test("Missile Envy: the USSR plays the event with a card of its own hand, the US has the operations", () => {
    const hands = { us: ["missile-envy", "fidel"], ussr: ["first-lightning", "romanian-abdication"] } as const;
    const american = table({ ...setting, turn: 4, side: "us", hands }).us("missile-envy", "event");
    american.us("influence", "west-germany", "west-germany");
    expect(american.defcon).toBe(4);
    expect(american.pileOf("first-lightning")).toBe("discard");
    const soviet = table({
      ...setting,
      turn: 4,
      hands: { us: ["first-lightning", "truman-doctrine"], ussr: ["missile-envy", "marshall-plan", "nasser"] },
    });
    soviet.ussr("missile-envy", "event", "marshall-plan", "influence", ...four("poland"));
    expect(soviet.defcon).toBe(4);
    expect(soviet.pileOf("first-lightning")).toBe("removed");
    expect(soviet.pileOf("marshall-plan")).toBe("discard");
  });
});

describe("First Lightning in the hands of the US during a round of the USSR", () => {
  test("Grain Sales to Soviets: its operations lower DEFCON, and the USSR pairs nothing", () => {
    const hands = { us: ["nato"], ussr: ["grain-sales-to-soviets", "first-lightning", "marshall-plan"] } as const;
    const t = table({ ...setting, turn: 5, hands, picks: ["first-lightning"] });
    t.ussr("grain-sales-to-soviets", "event-first").us("influence", "west-germany", "west-germany");
    expect(t.told("event.none")).toEqual([{ card: "first-lightning", why: "own-round" }]);
    expect(t.asked).toEqual(["ussr operations.kind"]);
    expect(t.defcon).toBe(4);
    expect(t.pileOf("first-lightning")).toBe("discard");
  });

  test("Star Wars cannot bring it up", () => {
    const star = { ...setting, turn: 8, space: { us: 3, ussr: 0 }, discard: ["first-lightning", "fidel"] } as const;
    const t = table({ ...star, hands: { us: ["nato"], ussr: ["star-wars", "marshall-plan"] } });
    t.ussr("star-wars", "event-first");
    expect(t.told("event").map(({ card }) => card)).toEqual(["star-wars", "fidel"]);
  });
});

describe("Who Lost China? (P7)", () => {
  const hands = { us: ["norad"], ussr: ["who-lost-china", "fidel"] } as const;
  const base = { options: { promoCards: true }, hands, milOps: { us: 3, ussr: 1 } } as const;

  test.each([true, false])(
    "US military operations are set to 0 while the USSR has The China Card (face up: %s)",
    (faceUp) => {
      const t = table({ ...base, china: { holder: "ussr", faceUp } }).ussr("who-lost-china", "event");
      expect(t.milOps).toEqual({ us: 0, ussr: 1 });
      expect(t.told("milops")).toEqual([{ side: "us", from: 3, to: 0 }]);
      expect(t.pileOf("who-lost-china")).toBe("discard");
    },
  );

  test("what comes later in the turn counts again", () => {
    const t = table({
      ...base,
      hands: { us: ["norad", "nato"], ussr: hands.ussr },
      influence: { angola: [0, 1] },
      dice: [1],
    });
    t.ussr("who-lost-china", "event").us("norad", "coup", "angola");
    expect(t.milOps.us).toBe(3);
  });

  test("with The China Card elsewhere there is no event", () => {
    for (const china of [
      { holder: "us", faceUp: true },
      { holder: null, faceUp: false },
    ] as const) {
      const options = { promoCards: true, chineseCivilWar: china.holder === null };
      const t = table({ ...base, options, china, influence: { poland: [0, 3], iran: [1, 0] } }).ussr("who-lost-china");
      expect(t.options("ussr")).not.toContain("event");
    }
  });

  test("played by the US for operations it happens to the US", () => {
    const t = table({ ...base, side: "us", hands: { us: ["who-lost-china", "nato"] }, influence: { italy: [2, 0] } });
    t.us("who-lost-china", "influence", "italy");
    expect(t.milOps.us).toBe(0);
  });
});
