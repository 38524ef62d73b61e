import { describe, expect, it } from "vitest";
import { table } from "../table.ts";

describe("Hero of the Crossing", () => {
  const setting = {
    side: "us",
    hands: { us: ["hero-of-the-crossing", "nasserism", "the-derg", "eplf", "famine", "africa-scoring"] },
    discard: ["ogaden-war", "detente", "separatists"],
  } as const;

  it("discards a USSR card of the hand, without its event", () => {
    const t = table(setting).us("hero-of-the-crossing", "event");
    expect([t.asked, t.options("us").sort()]).toEqual([["us hand.discard"], ["nasserism", "the-derg"]]);
    t.us("nasserism");
    expect([t.pileOf("nasserism"), t.effects]).toEqual(["discard", []]);
  });

  it("then takes a US or neutral card out of the discards, which all can see", () => {
    const t = table(setting).us("hero-of-the-crossing", "event", "nasserism");
    expect([t.asked, t.options("us").sort()]).toEqual([["us discards.take"], ["ogaden-war", "separatists"]]);
    t.us("separatists");
    expect(t.hand("us")).toEqual(["the-derg", "eplf", "famine", "africa-scoring", "separatists"]);
    expect(t.told("taken", "ussr")).toEqual([{ side: "us", card: "separatists" }]);
    expect([t.pileOf("separatists"), t.pileOf("hero-of-the-crossing")]).toEqual(["hidden", "discard"]);
  });

  it("takes all the same without a USSR card in the hand", () => {
    const t = table({ ...setting, hands: { us: ["hero-of-the-crossing", "eplf"] } });
    t.us("hero-of-the-crossing", "event", "pass", "ogaden-war");
    expect(t.hand("us")).toEqual(["eplf", "ogaden-war"]);
  });

  it("discards all the same without a card to take", () => {
    const t = table({ ...setting, discard: ["detente"] }).us("hero-of-the-crossing", "event", "the-derg");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.view.discard).toEqual(["detente", "the-derg", "hero-of-the-crossing"]);
  });

  it("takes no scoring card, unless the option counts it as neutral", () => {
    const discard = ["middle-east-scoring", "ogaden-war", "separatists"] as const;
    const t = table({ ...setting, discard }).us("hero-of-the-crossing", "event", "nasserism");
    expect(t.options("us").sort()).toEqual(["ogaden-war", "separatists"]);
    const u = table({ ...setting, discard, options: { scoringCountsAsNeutral: true } });
    u.us("hero-of-the-crossing", "event", "nasserism");
    expect(u.options("us").sort()).toEqual(["middle-east-scoring", "ogaden-war", "separatists"]);
  });

  it("even so takes none that could no longer be played [10.1.5]", () => {
    const t = table({
      side: "us",
      round: 7,
      hands: { us: ["hero-of-the-crossing", "nasserism", "the-derg"] },
      discard: ["middle-east-scoring", "ogaden-war", "separatists"],
      options: { scoringCountsAsNeutral: true },
    }).us("hero-of-the-crossing", "event", "nasserism");
    expect(t.options("us").sort()).toEqual(["ogaden-war", "separatists"]);
  });

  it("played by the USSR looks into the US hand, which the US alone chooses from", () => {
    const t = table({
      hands: { us: ["nasserism", "eplf"], ussr: ["hero-of-the-crossing", "detente"] },
      discard: ["separatists", "famine"],
      influence: { oman: [2, 2] },
    });
    t.ussr("hero-of-the-crossing", "event-first");
    expect([t.asked, t.options("us")]).toEqual([["us hand.discard"], ["nasserism"]]);
    t.us("nasserism", "famine");
    expect([t.hand("us"), t.asked]).toEqual([["eplf", "famine"], ["ussr operations.kind"]]);
  });

  it("can be taken back by the USSR while the US, with a USSR card or without, has not answered", () => {
    for (const held of ["eplf", "nasserism"] as const) {
      const t = table({ hands: { us: [held], ussr: ["hero-of-the-crossing"] } });
      t.ussr("hero-of-the-crossing", "event-first");
      expect([t.asked, t.told("discard.none"), t.match.canUndo("ussr")]).toEqual([["us hand.discard"], [], true]);
    }
  });

  it("lets a US without a USSR card say so, and nothing else", () => {
    const influence = { oman: [2, 2] } as const;
    const t = table({ influence, hands: { us: ["eplf"], ussr: ["hero-of-the-crossing"] } });
    t.ussr("hero-of-the-crossing", "event-first");
    expect(t.match.pending[0]?.options).toEqual([{ id: "pass", hint: { nothing: "discard" } }]);
    expect(t.refusal("us", "eplf")).toMatchObject({ key: "refusal.not-opponents", args: { card: "eplf" } });
    expect(t.refusal("us", "nasserism")).toMatchObject({ key: "refusal.not-in-hand" });
    t.us("pass");
    expect(t.told("discard.none", "ussr")).toEqual([{ side: "us" }]);
    expect([t.asked, t.match.canUndo("ussr")]).toEqual([["ussr operations.kind"], false]);
  });

  it("lets nobody pass who has such a card", () => {
    const t = table(setting).us("hero-of-the-crossing", "event");
    expect(t.refusal("us", "pass")).toMatchObject({ key: "refusal.pass.event" });
  });

  it("asks nobody whose hand is empty, as everybody can see", () => {
    const t = table({ influence: { oman: [2, 2] }, hands: { us: [], ussr: ["hero-of-the-crossing"] } });
    t.ussr("hero-of-the-crossing", "event-first");
    expect(t.told("discard.none")).toEqual([{ side: "us" }]);
    expect([t.asked, t.match.canUndo("ussr")]).toEqual([["ussr operations.kind"], true]);
  });

  it("as a headline may take the headline that was discarded before it", () => {
    const t = table({
      step: { at: "headline" },
      turn: 2,
      hands: { us: ["hero-of-the-crossing"], ussr: ["afghanistan-invasion"] },
    });
    t.headlines({ us: "hero-of-the-crossing", ussr: "afghanistan-invasion" });
    expect(t.hand("us")).toEqual(["afghanistan-invasion"]);
  });
});
