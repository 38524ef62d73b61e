import { describe, expect, test } from "vitest";
import { combined } from "./table.ts";

describe("36 Brush War", () => {
  const attack = (setting: Parameters<typeof combined>[0]) =>
    combined({ hands: { ussr: ["brush-war"], us: ["oau"] }, ...setting }).ussr("brush-war", "event");

  test("any country of stability 1 or 2; Saudi Arabia and the Sea Lanes never", () => {
    const t = attack({});
    expect(t.options("ussr")).toHaveLength(10);
    expect(t.options("ussr")).not.toContain("saudi-arabia");
    expect(t.options("ussr")).not.toContain("sea-lanes");
    expect(t.options("ussr")).toContain("ethiopia");
  });
  test("Ethiopia no longer after The Derg", () => {
    const t = attack({ effects: [{ card: "the-derg", side: "ussr" }] });
    expect(t.options("ussr")).not.toContain("ethiopia");
  });
  test("3 military operations, a die of 3, 1 VP and all influence changes hands", () => {
    const t = attack({ influence: { kenya: [2, 0] }, dice: [3] }).ussr("kenya");
    expect([t.influence("kenya"), t.vp, t.milOps.ussr]).toEqual([[0, 2], -1, 3]);
  });
  test("−1 for each neighbour that the opponent controls on this board", () => {
    const t = attack({ influence: { kenya: [2, 0], ethiopia: [1, 0] }, dice: [3] }).ussr("kenya");
    expect([t.influence("kenya"), t.vp]).toEqual([[2, 0], 0]);
  });
  test("is no coup: no flashpoint card, no DEFCON, no ban, no Famine, no Nasserism, no CENTCOM, no Zone of Peace", () => {
    const t = attack({
      defcon: 2,
      influence: { somalia: [1, 0], egypt: [1, 0] },
      famine: ["somalia"],
      centcom: "somalia",
      effects: [
        { card: "nasserism", side: "ussr", turn: true },
        { card: "indian-ocean-zone-of-peace", side: "ussr", turn: true },
      ],
      dice: [2],
    });
    expect(t.options("ussr")).toContain("egypt");
    t.ussr("somalia");
    expect([t.told("flashpoint"), t.defcon, t.influence("somalia"), t.famine]).toEqual([[], 2, [1, 0], ["somalia"]]);
  });
});

describe("39 Arms Race", () => {
  const race = (us: number, ussr: number, defcon: number) =>
    combined({ milOps: { us, ussr }, defcon, hands: { ussr: ["arms-race"], us: ["oau"] } }).ussr("arms-race", "event")
      .vp;
  test("ahead 1 VP; ahead and as much as DEFCON 3 VP instead; else nothing", () => {
    expect([race(1, 2, 3), race(1, 3, 3), race(2, 2, 2), race(4, 3, 3)]).toEqual([-1, -3, 0, 0]);
  });
});

describe("43 SALT Negotiations", () => {
  const salt = (setting: Parameters<typeof combined>[0] = {}) =>
    combined({
      defcon: 2,
      discard: ["africa-scoring", "nasserism"],
      hands: { ussr: ["salt-negotiations", "oau"], us: ["famine", "arab-league"] },
      ...setting,
    }).ussr("salt-negotiations", "event");

  test("DEFCON rises by 2, not above 5; a card that is no scoring card may be taken, and is shown", () => {
    const t = salt();
    expect(t.defcon).toBe(4);
    expect(t.options("ussr")).toEqual(["nasserism", "none"]);
    t.ussr("nasserism");
    expect(t.told("taken")).toEqual([{ side: "ussr", card: "nasserism" }]);
    expect(salt({ defcon: 4 }).defcon).toBe(5);
  });
  test("coup rolls of both sides −1, in one sum with Nasserism and Famine", () => {
    const t = salt({ influence: { kenya: [0, 3] } }).ussr("none");
    t.willRoll(4);
    t.us("arab-league", "coup", "kenya");
    expect(t.told("coup")[0]).toMatchObject({ modifier: -1, result: 1 });
    const all = combined({
      effects: [
        { card: "salt-negotiations", side: "us", turn: true },
        { card: "nasserism", side: "ussr", turn: true },
      ],
      famine: ["kenya"],
      influence: { kenya: [3, 0] },
      hands: { ussr: ["arab-league"], us: ["oau"] },
      dice: [3],
    }).ussr("arab-league", "coup", "kenya");
    expect(all.told("coup")[0]).toMatchObject({ modifier: 1, result: 2 });
  });
});

describe("45 Summit", () => {
  const summit = (setting: Parameters<typeof combined>[0]) =>
    combined({ hands: { ussr: ["summit"], us: ["oau"] }, ...setting }).ussr("summit", "event");

  test("+1 for each of the two regions dominated or controlled; Egypt in both, the Sea Lanes in none", () => {
    // the US dominates both regions: more countries and battlegrounds in each
    const t = summit({
      influence: { egypt: [2, 0], sudan: [1, 0], "south-yemen": [1, 0], "sea-lanes": [0, 4] },
      dice: [3, 2],
    });
    expect(t.told("contest")[0]).toMatchObject({ by: "ussr", byBonus: 0, rivalBonus: 2 });
    expect(t.vp).toBe(2);
    expect(t.asked).toEqual(["us summit.defcon"]);
  });
  test("the winner may move DEFCON by a level; the active player loses at 1", () => {
    const t = summit({ defcon: 2, dice: [1, 6] }).us("lower");
    expect(t.outcome).toMatchObject({ key: "defcon", winners: ["us"] });
    expect(summit({ defcon: 3, dice: [6, 1] }).ussr("raise").defcon).toBe(4);
    expect(summit({ defcon: 3, dice: [6, 1] }).ussr("keep").defcon).toBe(3);
  });
  test("a tie has no winner", () => {
    const t = summit({ dice: [4, 4] });
    expect([t.vp, t.asked]).toEqual([0, ["us play.card"]]);
  });
});

describe("49 Missile Envy", () => {
  test("the opponent hands over the card of the highest printed value, of their choice among equals", () => {
    const t = combined({
      effects: [{ card: "afghanistan-invasion", side: "us", since: 1 }],
      hands: { us: ["missile-envy"], ussr: ["gosplan-advisers", "arab-league", "nasserism"] },
      side: "us",
    }).us("missile-envy", "event");
    expect(t.asked).toEqual(["ussr missile-envy.card"]);
    expect(t.options("ussr")).toEqual(["gosplan-advisers", "arab-league"]);
  });
  test("an own or neutral event happens, the operations of another are used without its event", () => {
    const neutral = combined({
      milOps: { us: 1 },
      side: "us",
      hands: { us: ["missile-envy"], ussr: ["arms-race"] },
    }).us("missile-envy", "event");
    neutral.ussr("arms-race");
    expect(neutral.vp).toBe(1);
    const theirs = combined({
      side: "us",
      hands: { us: ["missile-envy"], ussr: ["soviets-airlift-cubans"] },
      influence: { kenya: [1, 0] },
    }).us("missile-envy", "event");
    theirs.ussr("soviets-airlift-cubans");
    expect(theirs.asked).toEqual(["us operations.kind"]);
    theirs.us("influence", "kenya", "kenya", "kenya");
    expect([theirs.influence("kenya"), theirs.pileOf("soviets-airlift-cubans")]).toEqual([[4, 0], "discard"]);
    expect(theirs.view.missileEnvy).toBe("ussr");
  });
  test("must be used for operations in the next round, not Romanian Autonomy, and not as a headline", () => {
    const owing = {
      missileEnvy: "us",
      hands: { us: ["missile-envy", "oau"], ussr: ["nasserism"] },
      romania: { holder: "us", faceUp: true },
    } as const;
    const t = combined({ ...owing, side: "us" });
    expect(t.options("us")).toEqual(["missile-envy"]);
    expect(t.refusal("us", "oau")?.key).toBe("refusal.duty.missile-envy");
    t.us("missile-envy");
    expect(t.options("us")).not.toContain("event");
    expect(t.refusal("us", "event")?.key).toBe("refusal.missile-envy.event");
    const headline = combined({ ...owing, step: { at: "headline" } });
    expect(headline.options("us")).toEqual(["oau"]);
  });
  test("a scoring card shown under Stagflation goes first", () => {
    const t = combined({
      missileEnvy: "us",
      side: "us",
      hands: { us: ["missile-envy", "africa-scoring", "oau"] },
      shown: { side: "us", cards: ["africa-scoring"] },
    });
    expect(t.options("us")).toEqual(["africa-scoring"]);
  });
});

describe("92 Terrorism", () => {
  test("one card drawn blindly is discarded without its event; Romanian Autonomy is not in the hand", () => {
    const t = combined({
      turn: 2,
      hands: { ussr: ["terrorism"], us: ["usaid", "oau"] },
      romania: { holder: "us", faceUp: true },
      picks: ["usaid"],
    }).ussr("terrorism", "event");
    expect([t.hand("us"), t.pileOf("usaid"), t.romania.holder]).toEqual([["oau"], "discard", "us"]);
  });
});

describe("100 Wargames", () => {
  const wargames = (vp: number, defcon = 2) =>
    combined({
      turn: 2,
      defcon,
      vp,
      hands: { us: ["wargames"], ussr: ["oau"] },
      side: "us",
      influence: { egypt: [2, 0] },
    });
  test("only at DEFCON 2", () => {
    const t = wargames(9, 3).us("wargames");
    expect(t.options("us")).not.toContain("event");
  });
  test("the opponent gains 6 VP, then the leader wins, without final scoring", () => {
    expect(wargames(9).us("wargames", "event", "end-game").outcome).toMatchObject({ key: "wargames", winners: ["us"] });
    expect(wargames(6).us("wargames", "event", "end-game").outcome).toMatchObject({ key: "wargames", winners: [] });
  });
  test("10 VP through the 6 points wins for the opponent", () => {
    expect(wargames(-5).us("wargames", "event", "end-game").outcome).toMatchObject({ winners: ["ussr"] });
  });
  test("declined, it is discarded", () => {
    const t = wargames(9).us("wargames", "event", "decline");
    expect([t.outcome, t.pileOf("wargames")]).toEqual([null, "discard"]);
  });
});
