import { describe, expect, test } from "vitest";
import { dangerOf } from "../../../src/engine/index.ts";
import type { Side } from "../../../src/games/cold-war/seats.ts";
import { type Setting, type Table, table } from "./table.ts";

const danger = (t: Table, seat: Side, option: string) => dangerOf(t.match, seat, option);

/** The options of whoever is asked that are dangerous, by their keys. */
const dangers = (t: Table, seat: Side) =>
  Object.fromEntries(
    t
      .options(seat)
      .flatMap((id) => [[id, danger(t, seat, id)?.key]])
      .filter(([, key]) => key),
  );

describe("8.1.3: the phasing player loses at DEFCON 1", () => {
  const duck: Setting = {
    defcon: 2,
    hands: { ussr: ["duck-and-cover", "fidel"] },
    influence: { cuba: [1, 1], angola: [1, 0], kenya: [1, 0], poland: [0, 1] },
  };
  const falls = { key: "danger.event", args: { card: "duck-and-cover", from: 2 } };

  test("Duck and Cover for influence at DEFCON 2: its event follows the operations [5.2]", () => {
    const t = table(duck).ussr("duck-and-cover");
    expect(danger(t, "ussr", "influence")).toEqual(falls);
    expect(danger(t, "ussr", "realign")).toEqual(falls);
    expect(danger(t, "ussr", "event-first")).toEqual(falls);
  });

  test("it is so: three markers and the world is over", () => {
    const t = table(duck).ussr("duck-and-cover", "influence", "poland", "poland", "poland");
    expect(t.outcome).toEqual({ winners: ["us"], key: "defcon", args: { loser: "ussr" } });
  });

  test("in space the event does not happen [6.4], so the card itself is no danger while that is open", () => {
    expect(danger(table(duck), "ussr", "duck-and-cover")).toBeNull();
    expect(danger(table(duck).ussr("duck-and-cover"), "ussr", "space")).toBeNull();
    const noSpace = table({ ...duck, spaceAttempts: { ussr: 1 } });
    expect(danger(noSpace, "ussr", "duck-and-cover")).toEqual(falls);
    expect(danger(noSpace, "ussr", "fidel")).toBeNull();
  });

  test("at DEFCON 3 only a coup in a battleground with it goes too far", () => {
    const t = table({ ...duck, defcon: 3 }).ussr("duck-and-cover");
    expect(dangers(t, "ussr")).toEqual({});
    expect(dangers(t.ussr("coup"), "ussr")).toEqual({ angola: "end.defcon", cuba: "end.defcon" });
  });

  test("the last marker is marked too, those before it are not", () => {
    const t = table(duck).ussr("duck-and-cover", "influence", "poland");
    expect(danger(t, "ussr", "poland")).toBeNull();
    expect(danger(t, "ussr", "done")?.key).toBe("end.defcon");
    expect(danger(t.ussr("poland"), "ussr", "poland")?.key).toBe("end.defcon");
  });

  test("one's own event as well", () => {
    const t = table({ ...duck, side: "us", hands: { us: ["duck-and-cover", "nato"] } }).us("duck-and-cover");
    expect(danger(t, "us", "event")).toEqual(falls);
    expect(danger(t, "us", "influence")).toBeNull();
  });

  test("a coup with one legal target, a battleground, at DEFCON 2", () => {
    const t = table({ defcon: 2, hands: { ussr: ["fidel", "nasser"] }, influence: { angola: [2, 0], italy: [2, 0] } });
    const war = { key: "danger.defcon", args: { from: 2 } };
    expect(danger(t.ussr("fidel"), "ussr", "coup")).toEqual(war);
  });

  test("of several targets those are marked that are battlegrounds, and the coup itself is not", () => {
    const t = table({ defcon: 2, hands: { ussr: ["fidel", "nasser"] }, influence: { angola: [2, 0], kenya: [1, 0] } });
    expect(danger(t.ussr("fidel"), "ussr", "coup")).toBeNull();
    t.ussr("coup");
    expect(danger(t, "ussr", "angola")).toEqual({ key: "danger.defcon", args: { from: 2 } });
    expect(danger(t, "ussr", "kenya")).toBeNull();
  });

  test("Nuclear Subs: coups of the US leave DEFCON alone", () => {
    const t = table({
      side: "us",
      defcon: 2,
      hands: { us: ["nato", "fidel"] },
      influence: { angola: [0, 2], cuba: [0, 2] },
      effects: [{ card: "nuclear-subs", side: "us", turn: true }],
    });
    expect(dangers(t.us("nato", "coup"), "us")).toEqual({});
  });

  test("How I Learned to Stop Worrying: level 1", () => {
    const t = table({ turn: 4, hands: { ussr: ["how-i-learned-to-stop-worrying", "fidel"] }, defcon: 4 });
    t.ussr("how-i-learned-to-stop-worrying", "event");
    expect(dangers(t, "ussr")).toEqual({ "1": "end.defcon" });
  });

  test("First Lightning: its operations lower DEFCON, whoever conducts them", () => {
    const t = table({
      options: { promoCards: true },
      side: "us",
      defcon: 2,
      hands: { us: ["first-lightning", "nato"] },
      influence: { italy: [1, 0] },
    }).us("first-lightning");
    expect(danger(t, "us", "influence")).toEqual({
      key: "danger.operations",
      args: { card: "first-lightning", from: 2 },
    });
    expect(danger(t, "us", "space")).toBeNull();
  });

  test("Turn Zero: while DEFCON cannot fall below 2 there is nothing to fear", () => {
    const crises = { "crisis:vj-day": "6" } as const;
    const t = table({ ...duck, options: { turnZero: true }, crises }).ussr("duck-and-cover");
    expect(t.defcon).toBe(2);
    expect(dangers(t, "ussr")).toEqual({});
  });
});

describe("what the other side then has in its hands", () => {
  const low: Setting = { defcon: 2, influence: { angola: [1, 1], poland: [0, 1] } };
  const coup = (card: string) => ({
    key: "danger.event.coup",
    args: { card, enemy: "us", from: 2 },
    decides: "us",
  });

  test("CIA Created: the US may attempt a coup in a round of the USSR", () => {
    const t = table({ ...low, hands: { ussr: ["cia-created", "fidel"] } });
    expect(danger(t, "ussr", "cia-created")).toEqual(coup("cia-created"));
    t.ussr("cia-created");
    expect(danger(t, "ussr", "influence")).toEqual(coup("cia-created"));
    expect(danger(t, "ussr", "event-first")).toEqual(coup("cia-created"));
  });

  test("but not without a battleground in reach of it", () => {
    const t = table({ ...low, influence: { kenya: [1, 1] }, hands: { ussr: ["cia-created", "fidel"] } });
    expect(danger(t, "ussr", "cia-created")).toBeNull();
  });

  test("Olympic Games at DEFCON 2: the other side boycotts", () => {
    const t = table({ ...low, hands: { ussr: ["olympic-games", "fidel"] } }).ussr("olympic-games");
    expect(danger(t, "ussr", "event")).toEqual({
      key: "danger.event.lowers",
      args: { card: "olympic-games", enemy: "us", from: 2 },
      decides: "us",
    });
    expect(danger(t, "ussr", "influence")).toBeNull();
  });

  test("and who boycotts in a round of the other has nothing to fear", () => {
    const t = table({ ...low, hands: { ussr: ["olympic-games", "fidel"] } }).ussr("olympic-games", "event");
    expect(danger(t, "us", "boycott")).toBeNull();
  });

  test("Summit: the winner of the dice may lower DEFCON", () => {
    const t = table({ ...low, turn: 4, hands: { ussr: ["summit", "fidel"] } }).ussr("summit");
    expect(danger(t, "ussr", "event")).toEqual({
      key: "danger.event.lowers",
      args: { card: "summit", enemy: "us", from: 2 },
      chance: { ways: 15, cases: 36 },
      decides: "us",
    });
  });

  test("Grain Sales to Soviets: the US can use what it takes for a coup", () => {
    const t = table({ ...low, turn: 4, hands: { ussr: ["grain-sales-to-soviets", "fidel"] } });
    expect(danger(t, "ussr", "grain-sales-to-soviets")).toBeNull();
    t.ussr("grain-sales-to-soviets");
    expect(danger(t, "ussr", "influence")).toEqual(coup("grain-sales-to-soviets"));
    expect(danger(t, "ussr", "space")).toBeNull();
  });

  test("Star Wars: the US lets an event of the discards happen", () => {
    const t = table({
      ...low,
      turn: 8,
      influence: { poland: [0, 1] },
      space: { us: 1 },
      hands: { ussr: ["star-wars", "fidel"] },
      discard: ["duck-and-cover", "nasser"],
    }).ussr("star-wars");
    expect(danger(t, "ussr", "influence")).toEqual({
      key: "danger.chosen",
      args: { card: "star-wars", cards: ["duck-and-cover"], enemy: "us", from: 2 },
      decides: "us",
    });
  });

  test("Ortega Elected in Nicaragua: a coup in Cuba, whatever DEFCON", () => {
    const t = table({
      turn: 8,
      side: "us",
      defcon: 2,
      hands: { us: ["ortega-elected-in-nicaragua", "nato"] },
      influence: { cuba: [1, 0], italy: [1, 0] },
    }).us("ortega-elected-in-nicaragua");
    expect(danger(t, "us", "influence")?.key).toBe("danger.event.coup");
  });
});

describe("what chance decides", () => {
  test("Five Year Plan with Duck and Cover among three cards", () => {
    const t = table({
      defcon: 2,
      hands: { ussr: ["five-year-plan", "duck-and-cover", "fidel", "nasser"] },
      influence: { poland: [0, 1] },
    }).ussr("five-year-plan");
    const brought = {
      key: "danger.brought",
      args: { card: "five-year-plan", cards: ["duck-and-cover"], from: 2 },
      chance: { ways: 1, cases: 3 },
    };
    expect(danger(t, "ussr", "influence")).toEqual(brought);
    expect(danger(t, "ussr", "event-first")).toEqual(brought);
    t.ussr("influence", "poland", "poland");
    expect(danger(t, "ussr", "poland")).toEqual({
      key: "end.defcon",
      args: { loser: "ussr", winners: ["us"] },
      chance: { ways: 1, cases: 3 },
    });
  });

  test("Five Year Plan of the US: one of the cards that nobody has seen", () => {
    const t = table({
      side: "us",
      defcon: 2,
      hands: { us: ["five-year-plan", "nato"], ussr: ["fidel", "nasser"] },
      influence: { italy: [1, 0] },
    }).us("five-year-plan");
    // of the 38 cards of the Early War two are in the own hand
    expect(danger(t, "us", "event")).toEqual({
      key: "danger.brought",
      args: { card: "five-year-plan", cards: ["duck-and-cover"], from: 2 },
      chance: { ways: 1, cases: 36 },
    });
  });

  test("Missile Envy: the best card of the other hand may be Duck and Cover", () => {
    const t = table({
      turn: 4,
      side: "us",
      defcon: 2,
      hands: { us: ["missile-envy", "nato"], ussr: ["fidel"] },
      influence: { italy: [1, 0] },
    }).us("missile-envy");
    expect(danger(t, "us", "event")).toMatchObject({ key: "danger.handed", decides: "ussr" });
    expect(danger(t, "us", "event")?.args.cards).toEqual([
      "duck-and-cover",
      // it may bring up Duck and Cover
      "five-year-plan",
      "olympic-games",
      "summit",
    ]);
    expect(danger(t, "us", "influence")).toBeNull();
  });

  test("[10.3.1] a war of the other side that would bring it to 20 VP on 4 to 6", () => {
    const t = table({
      side: "us",
      vp: -18,
      hands: { us: ["korean-war", "nato"] },
      influence: { italy: [1, 0] },
    }).us("korean-war");
    expect(danger(t, "us", "event-first")).toEqual({
      key: "end.vp",
      args: { vp: -20, winners: ["ussr"] },
      chance: { ways: 1, cases: 2 },
    });
  });
});

describe("10: scoring and VP that give the other side the game", () => {
  test("10.1.1: a scoring card of Europe that the other side controls", () => {
    const t = table({
      hands: { ussr: ["europe-scoring", "fidel"] },
      influence: {
        "west-germany": [4, 0],
        "east-germany": [3, 0],
        france: [3, 0],
        italy: [2, 0],
        poland: [3, 0],
        turkey: [2, 0],
      },
    });
    expect(danger(t, "ussr", "europe-scoring")).toEqual({ key: "end.europe", args: { winners: ["us"] } });
    expect(danger(t, "ussr", "fidel")).toBeNull();
  });

  test("10.3.1: a scoring card that brings the other side to 20 VP", () => {
    const t = table({ vp: 17, hands: { ussr: ["asia-scoring", "fidel"] }, influence: { japan: [4, 0] } });
    // presence 3 and a battleground
    expect(danger(t, "ussr", "asia-scoring")).toEqual({ key: "end.vp", args: { vp: 21, winners: ["us"] } });
  });

  test("an event of the other side that follows the operations", () => {
    const t = table({
      turn: 8,
      side: "us",
      vp: -18,
      hands: { us: ["glasnost", "nato"] },
      influence: { italy: [1, 0] },
    });
    t.us("glasnost");
    const gives = { key: "danger.event.vp", args: { card: "glasnost", enemy: "ussr", gain: 2, lead: 20 } };
    expect(danger(t, "us", "influence")).toEqual(gives);
    expect(danger(t, "us", "space")).toBeNull();
  });

  test("Wargames: the game ends behind", () => {
    const t = table({ turn: 8, defcon: 2, vp: -5, hands: { ussr: ["wargames", "fidel"] } }).ussr("wargames", "event");
    expect(danger(t, "ussr", "end-game")).toEqual({ key: "end.wargames", args: { vp: 1, winners: ["us"] } });
    expect(danger(t, "ussr", "decline")).toBeNull();
  });

  test("10.3.2: the last marker before a final scoring that is lost", () => {
    const t = table({
      turn: 10,
      round: 7,
      side: "us",
      vp: -9,
      milOps: { us: 5, ussr: 5 },
      hands: { us: ["nato"] },
      influence: { italy: [1, 0] },
    }).us("nato", "influence", "italy", "italy", "italy");
    expect(danger(t, "us", "italy")?.key).toBe("end.final-scoring");
  });
});

describe("11.1.2: a scoring card that can no longer be played", () => {
  const last: Setting = { round: 6, influence: { poland: [0, 1] }, hands: { us: ["nato"] } };

  test("Five Year Plan in the last round may take it, or another", () => {
    const t = table({ ...last, hands: { ...last.hands, ussr: ["asia-scoring", "five-year-plan", "fidel", "nasser"] } });
    expect(danger(t, "ussr", "asia-scoring")).toBeNull();
    expect(danger(t, "ussr", "five-year-plan")).toEqual({
      key: "danger.held",
      args: { cards: ["asia-scoring"], enemy: "us" },
      chance: { ways: 2, cases: 3 },
      decides: "us",
    });
  });

  test("Ask Not … draws cards in the last round: one of them may score", () => {
    const t = table({
      turn: 4,
      round: 7,
      side: "us",
      hands: { us: ["ask-not-what-your-country-can-do-for-you", "nato"] },
    }).us("ask-not-what-your-country-can-do-for-you", "event");
    expect(danger(t, "us", "done")).toBeNull();
    // 7 scoring cards among 84 that are unseen: 8 %
    expect(danger(t, "us", "nato")).toEqual({
      key: "danger.drawn",
      args: { count: 1 },
      chance: { ways: 2, cases: 25 },
    });
  });

  test("6.4.4: it may wait for the eighth round only as long as the other side is behind in space", () => {
    const t = table({
      turn: 8,
      round: 7,
      side: "us",
      space: { us: 8 },
      hands: { us: ["asia-scoring", "nato"] },
      influence: { italy: [1, 0] },
    });
    expect(danger(t, "us", "nato")).toEqual({
      key: "danger.held.extra",
      args: { cards: ["asia-scoring"], enemy: "ussr" },
      decides: "ussr",
    });
    expect(danger(t, "us", "asia-scoring")).toBeNull();
  });
});

describe("Cuban Missile Crisis", () => {
  const crisis: Setting = {
    turn: 4,
    defcon: 3,
    hands: { ussr: ["fidel", "nasser"] },
    effects: [{ card: "cuban-missile-crisis", side: "us", turn: true }],
    influence: { kenya: [1, 0], poland: [0, 1] },
  };
  const loses = { key: "danger.cuban-missile-crisis", args: { card: "cuban-missile-crisis" } };

  test("any coup loses, and without influence to give up there is no way out", () => {
    const t = table(crisis).ussr("fidel");
    expect(danger(t, "ussr", "coup")).toEqual(loses);
    expect(danger(t, "ussr", "influence")).toBeNull();
  });

  test("with 2 influence in Cuba only not to give in loses", () => {
    const t = table({ ...crisis, influence: { ...crisis.influence, cuba: [0, 2] } }).ussr("fidel", "coup");
    expect(t.asked).toEqual(["ussr cuban-missile-crisis.end"]);
    expect(dangers(t, "ussr")).toEqual({ lose: "end.cuban-missile-crisis" });
  });
});

describe("4.5.C: headlines", () => {
  const phase: Setting = { turn: 2, step: { at: "headline" } };

  test("a card that lowers DEFCON to 1 in the own phase, unless the other headline changes that", () => {
    const t = table({ ...phase, defcon: 2, hands: { ussr: ["duck-and-cover", "fidel"], us: ["nato"] } });
    expect(danger(t, "ussr", "duck-and-cover")).toEqual({
      key: "danger.event.headline",
      args: { card: "duck-and-cover", enemy: "us", from: 2 },
      decides: "us",
    });
    expect(danger(t, "ussr", "fidel")).toBeNull();
  });

  test("a scoring card that gives the other side 20 VP", () => {
    const t = table({
      ...phase,
      vp: 17,
      hands: { ussr: ["asia-scoring", "fidel"], us: ["nato"] },
      influence: { japan: [4, 0] },
    });
    expect(danger(t, "ussr", "asia-scoring")).toEqual({
      key: "end.vp",
      args: { vp: 21, winners: ["us"] },
      decides: "us",
    });
  });

  test("whoever sees the other headline first knows what is coming [6.4.4]", () => {
    const t = table({
      ...phase,
      defcon: 3,
      space: { us: 4 },
      hands: { ussr: ["fidel"], us: ["nato", "duck-and-cover"] },
    }).ussr("fidel");
    expect(dangers(t, "us")).toEqual({});
  });
});

test("nothing is told of what is hidden: the same with other cards in the other hand", () => {
  const setting: Setting = {
    side: "us",
    defcon: 2,
    hands: { us: ["five-year-plan", "nato"], ussr: ["fidel", "nasser"] },
    influence: { italy: [1, 0] },
  };
  const other: Setting = { ...setting, hands: { us: ["five-year-plan", "nato"], ussr: ["duck-and-cover", "fidel"] } };
  const seen = [setting, other].map((each) => danger(table(each).us("five-year-plan"), "us", "event"));
  expect(seen[0]).toEqual(seen[1]);
});
