import { describe, expect, test } from "vitest";
import { type Setting, table } from "../../games/red-sea/table.ts";

const headlines = (setting: Setting) => table({ step: { at: "headline" }, ...setting });
/** The round that ends the first turn. */
const lastRound: Setting = { round: 7, side: "us", hands: { us: ["peace-corps"] }, milOps: { us: 5, ussr: 5 } };
const endFirstTurn = (setting: Setting = {}) =>
  table({ ...lastRound, ...setting }).us("peace-corps", "influence", "sea-lanes", "sea-lanes");

describe("4.5.A DEFCON", () => {
  test("improves by 1 at the start of the second turn", () => {
    expect(endFirstTurn({ defcon: 3 }).defcon).toBe(4);
    expect(endFirstTurn({ defcon: 5 }).defcon).toBe(5);
  });

  test("stays 4 at the start of the first", () => {
    expect(table({ step: { at: "deal" }, printed: true }).defcon).toBe(4);
  });
});

describe("4.5.B hands", () => {
  test("are filled to nine, and Romanian Autonomy does not count", () => {
    const t = endFirstTurn({ hands: { us: ["peace-corps", "usaid"], ussr: ["nasserism", "detente", "the-derg"] } });
    expect(t.view.handSizes).toEqual({ us: 9, ussr: 9 });
    expect(t.told("drawn").map(({ side, count }) => [side, count])).toEqual([
      ["ussr", 6],
      ["us", 8],
    ]);
  });
});

describe("4.4 the decks", () => {
  test("Late War cards join after the first turn, and the discards stay out", () => {
    const t = endFirstTurn({ discard: ["eplf"] });
    expect(t.told("deck")).toEqual([{ era: "late" }]);
    expect(t.told("reshuffle")).toEqual([]);
    expect(t.view.discard).toEqual(["eplf", "peace-corps"]);
    const dealt = t.view.handSizes.us + t.view.handSizes.ussr + t.view.deckSize;
    expect(dealt).toBe(48);
  });
});

describe("4.5.C headlines", () => {
  test("both choose in secret, the higher value goes first", () => {
    const t = headlines({
      hands: { us: ["eplf"], ussr: ["soviets-airlift-cubans"] },
      influence: { kenya: [1, 0], ethiopia: [0, 1] },
    });
    expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
    t.us("eplf");
    expect(t.told("headline")).toEqual([]);
    t.ussr("soviets-airlift-cubans", "kenya").us("sudan");
    expect(t.told("event").map(({ card }) => card)).toEqual(["soviets-airlift-cubans", "eplf"]);
  });

  test("at a tie the US goes first", () => {
    const t = headlines({ hands: { us: ["ogaden-war"], ussr: ["the-derg"] }, dice: [1] });
    t.headlines({ us: "ogaden-war", ussr: "the-derg" });
    expect(t.told("event").map(({ card }) => card)).toEqual(["ogaden-war", "the-derg"]);
  });

  test("scoring cards go last", () => {
    const t = headlines({
      hands: { us: ["africa-scoring"], ussr: ["nasserism"] },
      influence: { kenya: [2, 0] },
    });
    t.headlines({ us: "africa-scoring", ussr: "nasserism" });
    expect(t.told("event").map(({ card }) => card)).toEqual(["nasserism", "africa-scoring"]);
    // domination needs a country that is no battleground: presence 1 and Kenya 1
    expect(t.vp).toBe(2);
  });

  test("of two scoring cards that of the US goes first", () => {
    const t = headlines({ turn: 2, hands: { us: ["africa-scoring"], ussr: ["middle-east-scoring"] } });
    t.headlines({ us: "africa-scoring", ussr: "middle-east-scoring" });
    expect(t.told("event").map(({ card }) => card)).toEqual(["africa-scoring", "middle-east-scoring"]);
  });

  test("an opponent's event works for the opponent, but whoever headlined it is the active player", () => {
    const t = headlines({
      defcon: 2,
      hands: { us: ["nasserism"], ussr: ["usaid"] },
      influence: { kenya: [0, 1], ethiopia: [1, 0] },
    });
    t.headlines({ us: "nasserism", ussr: "usaid" });
    // the US coups a battleground with the headline of the USSR
    t.willRoll(1).us("coup", "kenya");
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon", args: { loser: "ussr" } });
  });

  test("Romanian Autonomy is no headline", () => {
    const t = headlines({ hands: { us: ["eplf", "usaid"], ussr: ["nasserism"] } });
    expect(t.options("us")).toEqual(["eplf", "usaid"]);
    expect(t.refusal("us", "romanian-autonomy")).toMatchObject({ key: "refusal.passing.use", rule: "9.5" });
  });

  test("an event that cannot happen may be headlined, and its card is discarded", () => {
    const t = headlines({ hands: { us: ["eplf"], ussr: ["nasserism"] } });
    t.headlines({ us: "eplf", ussr: "nasserism" });
    expect([t.vp, t.pileOf("eplf")]).toEqual([0, "discard"]);
  });

  test("US Presidential Elections of the USSR goes before everything and cancels the US headline", () => {
    const t = headlines({ hands: { us: ["africa-scoring"], ussr: ["us-presidential-elections"] } });
    t.headlines({ us: "africa-scoring", ussr: "us-presidential-elections" });
    expect(t.told("headline.cancelled")).toEqual([{ side: "us", card: "africa-scoring" }]);
    expect(t.pileOf("africa-scoring")).toBe("discard");
    expect(t.told("scoring")).toEqual([]);
  });

  test("US Presidential Elections as a US headline does nothing", () => {
    const t = headlines({ hands: { us: ["us-presidential-elections"], ussr: ["the-derg"] } });
    t.headlines({ us: "us-presidential-elections", ussr: "the-derg" });
    expect(t.influence("ethiopia")).toEqual([0, 2]);
    expect(t.pileOf("us-presidential-elections")).toBe("discard");
  });
});

describe("4.5.D action rounds", () => {
  test("seven each, the USSR first", () => {
    const t = table({
      hands: { us: ["peace-corps", "usaid"], ussr: ["nasserism", "detente"] },
      effects: [{ card: "nasserism", side: "ussr", turn: true }],
    });
    expect(t.asked).toEqual(["ussr play.card"]);
    t.ussr("detente", "influence", "sea-lanes");
    expect(t.asked).toEqual(["us play.card"]);
    t.us("peace-corps", "influence", "sea-lanes", "sea-lanes");
    expect([t.asked, t.view.round]).toEqual([["ussr play.card"], 2]);
  });

  test("after the seventh round of the US the turn is over", () => {
    const t = endFirstTurn();
    expect(t.view.turn).toBe(2);
    expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
  });

  test("with the US first the USSR ends the turn", () => {
    const t = table({
      first: "us",
      round: 7,
      side: "us",
      hands: { us: ["peace-corps"], ussr: ["detente"] },
      milOps: { us: 5, ussr: 5 },
    });
    t.us("peace-corps", "influence", "sea-lanes", "sea-lanes");
    expect([t.asked, t.view.turn]).toEqual([["ussr play.card"], 1]);
    t.ussr("detente", "influence", "sea-lanes");
    // and the USSR is first again in the next turn
    expect([t.view.turn, t.view.first]).toEqual([2, "ussr"]);
  });

  test("who has no cards waits", () => {
    const t = table({
      romania: { holder: "us", faceUp: false },
      hands: { ussr: ["detente", "nasserism"] },
    });
    t.ussr("detente", "influence", "sea-lanes");
    expect(t.told("round.passed")).toEqual([{ side: "us" }]);
    expect(t.asked).toEqual(["ussr play.card"]);
  });

  test("a held card may be kept for the next turn", () => {
    const t = endFirstTurn({ hands: { us: ["peace-corps", "usaid"] } });
    expect(t.hand("us")).toContain("usaid");
  });
});

describe("4.5.G Romanian Autonomy", () => {
  test("is turned face up at the end of the turn", () => {
    expect(endFirstTurn({ romania: { holder: "ussr", faceUp: false } }).romania).toEqual({
      holder: "ussr",
      faceUp: true,
    });
  });
});

test("turn effects end with the turn", () => {
  const t = endFirstTurn({ effects: [{ card: "nasserism", side: "ussr", turn: true }] });
  expect(t.effects).toEqual([]);
});
