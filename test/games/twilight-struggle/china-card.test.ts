import { describe, expect, test } from "vitest";
import { type Setting, table } from "./table.ts";

const setting = {
  turn: 4,
  hands: { us: ["containment", "norad", "nato"], ussr: ["fidel", "comecon", "nasser"] },
  influence: { poland: [0, 3], "north-korea": [0, 3], "west-germany": [4, 0], japan: [4, 0] },
} as const satisfies Setting;
const ofUs = { holder: "us", faceUp: true } as const;

describe("playing The China Card [9]", () => {
  test("9.1: its holder may play it instead of a card of the hand, for operations or space only", () => {
    const t = table({ ...setting, influence: { ...setting.influence, iran: [1, 0] } });
    t.ussr("the-china-card");
    expect(t.options("ussr")).toEqual(["influence", "realign", "coup", "space"]);
  });

  test("9.2: it is that round's play", () => {
    const t = table(setting);
    t.ussr("the-china-card", "influence", "poland", "poland", "poland", "poland");
    expect(t.view).toMatchObject({ round: 1, phasing: "us" });
    expect(t.view.handSizes.ussr).toBe(3);
  });

  test("9.3: it goes face down to the opponent, who may not play it this turn", () => {
    const t = table(setting);
    t.ussr("the-china-card", "influence", "poland", "poland", "poland", "poland");
    expect(t.view.china).toEqual({ holder: "us", faceUp: false });
    expect(t.options("us")).toEqual(["containment", "norad", "nato"]);
  });

  test("9.3: it is turned face up at the end of the turn", () => {
    const t = table({ ...setting, round: 7, side: "us", china: { holder: "us", faceUp: false } });
    t.us("containment", "event");
    expect(t.view).toMatchObject({ turn: 5, china: { holder: "us", faceUp: true } });
  });

  test("the other side does not have it", () => {
    const t = table({ ...setting, side: "us" });
    expect(t.options("us")).not.toContain("the-china-card");
  });

  test("9.6: 5 Ops if all of them go to Asia", () => {
    const t = table(setting);
    t.ussr("the-china-card", "influence", "north-korea", "north-korea", "afghanistan", "afghanistan", "north-korea");
    expect(t.influence("north-korea")).toEqual([0, 6]);
    expect(t.influence("afghanistan")).toEqual([0, 2]);
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("9.6: with one point elsewhere there are 4", () => {
    const t = table(setting);
    t.ussr("the-china-card", "influence", "north-korea", "north-korea", "north-korea", "poland");
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("9.6: after four in Asia the fifth must be in Asia too", () => {
    const t = table(setting);
    t.ussr("the-china-card", "influence", "north-korea", "north-korea", "north-korea", "north-korea");
    expect(t.options("ussr")).toContain("afghanistan");
    expect(t.options("ussr")).not.toContain("poland");
    expect(t.options("ussr")).toContain("done");
  });

  test("a coup in Asia has 5 Ops, elsewhere 4", () => {
    const influence = { ...setting.influence, pakistan: [2, 0], iran: [2, 0] } as const;
    const asia = table({ ...setting, influence, dice: [1] });
    asia.ussr("the-china-card", "coup", "pakistan");
    expect(asia.milOps.ussr).toBe(5);
    expect(asia.influence("pakistan")).toEqual([0, 0]);
    const elsewhere = table({ ...setting, influence, dice: [1] });
    elsewhere.ussr("the-china-card", "coup", "iran");
    expect(elsewhere.milOps.ussr).toBe(4);
    expect(elsewhere.influence("iran")).toEqual([1, 0]);
  });

  test("9.7: Red Scare/Purge makes it 3, and 4 in Asia", () => {
    const t = table({
      ...setting,
      influence: { ...setting.influence, pakistan: [2, 0], iran: [2, 0] },
      effects: [{ card: "red-scare-purge", side: "us", turn: true }],
      dice: [1],
    });
    t.ussr("the-china-card", "coup", "pakistan");
    expect(t.milOps.ussr).toBe(4);
  });

  test("in space it is worth 4, and passes on all the same", () => {
    const t = table({ ...setting, space: { ussr: 7 }, dice: [2] });
    t.ussr("the-china-card", "space");
    expect(t.space.ussr).toBe(8);
    expect(t.view.china).toEqual({ holder: "us", faceUp: false });
    expect(t.view.discard).toEqual([]);
  });
});

describe("when The China Card may not be played, or must not [9.5, 9.8]", () => {
  test("9.5: not as a headline", () => {
    const t = table({ ...setting, step: { at: "headline" } });
    expect(t.options("ussr")).toEqual(["fidel", "comecon", "nasser"]);
  });

  test("9.5: not if a scoring card would then be held", () => {
    const t = table({ ...setting, round: 7, hands: { ussr: ["asia-scoring", "fidel"] } });
    expect(t.options("ussr")).toEqual(["asia-scoring"]);
  });

  test("9.5: but while there is time for the scoring card", () => {
    const t = table({ ...setting, round: 6, hands: { ussr: ["asia-scoring", "fidel"] } });
    expect(t.options("ussr")).toEqual(["asia-scoring", "fidel", "the-china-card"]);
  });

  test("9.5: it is no discard for a trap", () => {
    const t = table({
      ...setting,
      side: "us",
      china: ofUs,
      effects: [{ card: "quagmire", side: "ussr" }],
      hands: { us: ["norad", "cia-created"], ussr: ["fidel", "comecon"] },
    });
    expect(t.options("us")).toEqual(["norad"]);
  });

  test("a trapped side without a discard may not play it either", () => {
    const t = table({
      ...setting,
      side: "us",
      china: ofUs,
      effects: [{ card: "quagmire", side: "ussr" }],
      hands: { us: ["cia-created", "nasser"], ussr: ["fidel", "comecon"] },
    });
    expect(t.options("us")).toEqual(["pass"]);
    expect(t.refusal("us", "the-china-card")).toMatchObject({ key: "refusal.china.use", rule: "9.5" });
    t.us("pass");
    expect(t.view).toMatchObject({ round: 2, phasing: "ussr" });
    expect(t.hand("us")).toEqual(["cia-created", "nasser"]);
  });

  test("9.8: whoever has no other card may pass instead", () => {
    const t = table({ ...setting, hands: { us: setting.hands.us } });
    expect(t.options("ussr")).toEqual(["the-china-card", "pass"]);
    t.ussr("pass");
    expect(t.view).toMatchObject({ phasing: "us", china: { holder: "ussr", faceUp: true } });
  });

  test("face down with an empty hand the round is sat out", () => {
    const t = table({ ...setting, hands: { us: setting.hands.us }, china: { holder: "ussr", faceUp: false } });
    expect(t.view).toMatchObject({ round: 1, phasing: "us" });
  });

  test("while Missile Envy is owed it cannot be played instead", () => {
    const t = table({ ...setting, hands: { ussr: ["missile-envy", "fidel"] }, missileEnvy: "ussr" });
    expect(t.options("ussr")).toEqual(["missile-envy"]);
  });
});

describe("The China Card changing hands by an event [9.4]", () => {
  test("Ussuri River Skirmish gives it to the US face up, to be played this turn", () => {
    const t = table({
      ...setting,
      side: "us",
      hands: { us: ["ussuri-river-skirmish", "nato"], ussr: ["fidel", "comecon"] },
    });
    t.us("ussuri-river-skirmish", "event").ussr("fidel", "event");
    expect(t.view.china).toEqual({ holder: "us", faceUp: true });
    expect(t.options("us")).toEqual(["nato", "the-china-card"]);
  });

  test("Cultural Revolution gives it to the USSR face up, even if it lay face down", () => {
    const t = table({
      ...setting,
      hands: { us: ["nato", "norad"], ussr: ["cultural-revolution", "fidel"] },
      china: { holder: "us", faceUp: false },
    });
    t.ussr("cultural-revolution", "event");
    expect(t.view.china).toEqual({ holder: "ussr", faceUp: true });
  });

  test("Nixon Plays The China Card gives it to the US face down", () => {
    const t = table({
      ...setting,
      side: "us",
      hands: { us: ["nixon-plays-the-china-card", "nato"], ussr: ["fidel", "comecon"] },
    });
    t.us("nixon-plays-the-china-card", "event");
    expect(t.view.china).toEqual({ holder: "us", faceUp: false });
  });
});

describe("The China Card and Formosan Resolution", () => {
  const formosan = [{ card: "formosan-resolution", side: "us" }] as const;

  test.each([
    ["influence", ["west-germany", "west-germany", "west-germany", "west-germany"]],
    ["space", []],
  ])("a US play for %s ends the resolution", (use, picks) => {
    const t = table({ ...setting, side: "us", china: ofUs, effects: formosan, dice: [6] });
    t.us("the-china-card", use, ...picks);
    expect(t.effects).toEqual([]);
  });

  test("a USSR play does not", () => {
    const t = table({ ...setting, effects: formosan });
    t.ussr("the-china-card", "influence", "poland", "poland", "poland", "poland");
    expect(t.effects).toEqual(["formosan-resolution"]);
  });

  test("nor does losing the card to an event", () => {
    const t = table({
      ...setting,
      china: ofUs,
      effects: formosan,
      hands: { us: ["nato", "norad"], ussr: ["cultural-revolution", "fidel"] },
    });
    t.ussr("cultural-revolution", "event");
    expect(t.effects).toEqual(["formosan-resolution"]);
  });
});
