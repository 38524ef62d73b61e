import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

const setting = {
  options: { promoCards: true },
  side: "us",
  influence: { italy: [2, 0], poland: [0, 3] },
  hands: { us: ["kremlin-flu", "norad", "nato"], ussr: ["fidel", "nasser", "comecon"] },
} as const satisfies Setting;
const scoring = { ...setting, hands: { ...setting.hands, ussr: ["fidel", "asia-scoring", "europe-scoring"] } } as const;
const flu = (t: ReturnType<typeof table>) => t.us("kremlin-flu", "event", "influence", "italy", "italy");

describe("Kremlin Flu (P5): the operations", () => {
  test("the US conducts operations with the value of the card first, not the space race", () => {
    const t = table(setting).us("kremlin-flu", "event");
    expect(t.asked).toEqual(["us operations.kind"]);
    expect(t.options("us")).toEqual(["influence", "realign", "coup"]);
    t.us("influence", "italy", "italy");
    expect(t.influence("italy")).toEqual([4, 0]);
    expect(t.pileOf("kremlin-flu")).toBe("discard");
  });

  test("they take the modifiers of the US", () => {
    const t = table({ ...setting, effects: [{ card: "containment", side: "us", turn: true }] });
    t.us("kremlin-flu", "event", "influence", "italy", "italy", "italy");
    expect(t.influence("italy")).toEqual([5, 0]);
  });

  test("the US may attempt a coup; played by the USSR at DEFCON 2 a battleground coup makes the USSR lose", () => {
    const t = table({
      ...setting,
      side: "ussr",
      defcon: 2,
      influence: { angola: [0, 1], poland: [0, 3] },
      hands: { us: ["nato"], ussr: ["kremlin-flu", "fidel"] },
      dice: [1],
    });
    t.ussr("kremlin-flu", "event-first").us("coup", "angola");
    expect(t.outcome).toMatchObject({ key: "defcon", winners: ["us"] });
  });
});

describe("Kremlin Flu: the next round of the USSR", () => {
  test("without a scoring card it is lost: no card is played, not even The China Card", () => {
    const t = flu(table(setting));
    expect(t.options("ussr")).toEqual(["pass"]);
    expect(t.refusal("ussr", "fidel")).toMatchObject({ key: "refusal.kremlin-flu" });
    expect(t.refusal("ussr", "the-china-card")).toMatchObject({ key: "refusal.kremlin-flu" });
    t.ussr("pass");
    expect(t.told("round.passed")).toEqual([{ side: "ussr" }]);
    expect(t.hand("ussr")).toEqual(["fidel", "nasser", "comecon"]);
    expect(t.view).toMatchObject({ round: 2, phasing: "us" });
    expect(t.effects).not.toContain("kremlin-flu");
  });

  test("the US can take its play back while the USSR, with a scoring card or without, has not answered", () => {
    for (const each of [setting, scoring]) {
      const t = flu(table(each));
      expect([t.asked, t.told("round.passed"), t.match.canUndo("us")]).toEqual([["ussr play.card"], [], true]);
    }
    expect(flu(table(setting)).ussr("pass").match.canUndo("us")).toBe(false);
  });

  test("who has no scoring card is told so", () => {
    const t = flu(table(setting));
    expect(t.match.pending[0]?.options).toEqual([{ id: "pass", hint: { nothing: "scoring" } }]);
  });

  test("a hand without cards, which everybody sees, is passed over", () => {
    const t = flu(table({ ...setting, hands: { ...setting.hands, ussr: [] } }));
    expect(t.told("round.passed")).toEqual([{ side: "ussr" }]);
    expect([t.asked, t.match.canUndo("us")]).toEqual([["us play.card"], true]);
  });

  test("with scoring cards one must be played, of the USSR's choice", () => {
    const t = flu(table(scoring));
    expect(t.options("ussr")).toEqual(["asia-scoring", "europe-scoring"]);
    expect(t.refusal("ussr", "fidel")).toMatchObject({ key: "refusal.kremlin-flu" });
    expect(t.refusal("ussr", "the-china-card")).toMatchObject({ key: "refusal.kremlin-flu" });
    expect(t.refusal("ussr", "pass")).toMatchObject({ key: "refusal.pass.event" });
    t.ussr("europe-scoring");
    expect(t.told("scoring")).toMatchObject([
      { region: "europe", us: "presence", usVp: 4, ussr: "presence", ussrVp: 4 },
    ]);
    expect(t.hand("ussr")).toEqual(["fidel", "asia-scoring"]);
  });

  test("it is over after one round", () => {
    const t = flu(table(scoring)).ussr("asia-scoring").us("norad", "event");
    expect(t.options("ussr")).toEqual(["fidel", "europe-scoring", "the-china-card"]);
  });

  test("a single scoring card is asked for too: nobody sees it before it is played", () => {
    const t = flu(table({ ...setting, hands: { ...setting.hands, ussr: ["fidel", "asia-scoring"] } }));
    expect(t.asked).toEqual(["ussr play.card"]);
    expect(t.view.playing).toEqual([]);
  });

  test("everybody sees that it is still to come", () => {
    const t = flu(table(scoring));
    expect(t.told("effect.begins")).toMatchObject([{ card: "kremlin-flu", side: "us" }]);
  });

  test("played by the USSR for operations, the round after the current one is affected", () => {
    const hands = { us: ["norad", "nato"], ussr: ["kremlin-flu", "asia-scoring", "fidel"] } as const;
    const t = table({ ...setting, side: "ussr", hands });
    t.ussr("kremlin-flu", "influence", "poland", "poland").us("influence", "italy", "italy");
    expect(t.view).toMatchObject({ round: 1, phasing: "us" });
    expect(t.effects).toContain("kremlin-flu");
    t.us("norad", "event");
    expect(t.options("ussr")).toEqual(["asia-scoring"]);
  });

  test("headlined, the first round of the turn is affected", () => {
    const t = table({ ...scoring, step: { at: "headline" } });
    t.headlines({ us: "kremlin-flu", ussr: "fidel" }).us("influence", "italy", "italy");
    expect(t.view).toMatchObject({ round: 1, phasing: "ussr" });
    expect(t.options("ussr")).toEqual(["asia-scoring", "europe-scoring"]);
  });

  test("after the last round of the USSR it carries over into the next turn", () => {
    const hands = { us: ["kremlin-flu"], ussr: [] } as const;
    const t = table({ ...setting, round: 6, hands });
    flu(t);
    expect(t.view.turn).toBe(2);
    expect(t.effects).toContain("kremlin-flu");
  });

  test("it comes before Bear Trap, which is not rolled for in that round", () => {
    const effects = [{ card: "bear-trap", side: "us" }] as const;
    const lost = flu(table({ ...setting, turn: 4, effects })).ussr("pass");
    expect(lost.told("trap")).toEqual([]);
    expect(lost.told("round.passed")).toEqual([{ side: "ussr" }]);
    expect(lost.effects).toContain("bear-trap");
    const scored = flu(table({ ...scoring, turn: 4, effects }));
    expect(scored.options("ussr")).toEqual(["asia-scoring", "europe-scoring"]);
  });

  test("and before Missile Envy, which is owed in the round after", () => {
    const hands = { ...setting.hands, ussr: ["missile-envy", "fidel"] } as const;
    const t = flu(table({ ...setting, turn: 4, hands, missileEnvy: "ussr" })).ussr("pass");
    expect(t.told("round.passed")).toEqual([{ side: "ussr" }]);
    t.us("norad", "event");
    expect(t.options("ussr")).toEqual(["missile-envy"]);
  });

  test("where the US acts first (Yalta 6) it may be the very next round", () => {
    const t = flu(table({ ...scoring, crises: { "crisis:yalta-potsdam": "6" }, round: 3 }));
    expect(t.view).toMatchObject({ round: 3, phasing: "ussr" });
    expect(t.options("ussr")).toEqual(["asia-scoring", "europe-scoring"]);
  });
});
