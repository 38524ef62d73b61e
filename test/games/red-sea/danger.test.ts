import { describe, expect, test } from "vitest";
import { dangerOf } from "../../../src/engine/index.ts";
import type { Side } from "../../../src/games/cold-war/seats.ts";
import { type Setting, type Table, table } from "./table.ts";

const danger = (t: Table, seat: Side, option: string) => dangerOf(t.match, seat, option);

describe("6.3.6: a coup in a flashpoint turns up a card", () => {
  const brink: Setting = {
    side: "us",
    defcon: 2,
    hands: { us: ["peace-corps", "ogaden-war"], ussr: ["the-derg"] },
    influence: { ethiopia: [0, 1], sudan: [0, 1], kenya: [0, 1] },
  };

  test("one worth less than 3 lowers DEFCON to 1: so many of those that nobody has seen", () => {
    const t = table(brink).us("peace-corps", "coup");
    // of 26 Mid War cards that are unseen all but 4 are worth less: The Victorious Leader, Hero of the Crossing,
    // Soviets Airlift Cubans and F-5Es Delivered
    expect(danger(t, "us", "ethiopia")).toEqual({
      key: "end.defcon",
      args: { loser: "us", winners: ["ussr"] },
      chance: { ways: 11, cases: 13 },
    });
    expect(danger(t, "us", "kenya")).toEqual({ key: "danger.defcon", args: { from: 2 } });
    expect(danger(t, "us", "sudan")).toBeNull();
  });

  test("4.3: without a draw pile it is one of the discards, which everybody knows", () => {
    const t = table({ ...brink, onlyDeck: true, discard: ["the-victorious-leader", "eplf", "famine", "usaid"] });
    t.us("peace-corps", "coup");
    // The Victorious Leader alone is worth 3
    expect(danger(t, "us", "ethiopia")).toMatchObject({ key: "end.defcon", chance: { ways: 3, cases: 4 } });
  });

  test("at DEFCON 3 the card alone is no danger", () => {
    const t = table({ ...brink, defcon: 3 }).us("peace-corps", "coup");
    expect(danger(t, "us", "ethiopia")).toBeNull();
  });

  test("Indian Ocean Zone of Peace: every country counts as a battleground, so it is sure", () => {
    const effects = [{ card: "indian-ocean-zone-of-peace", side: "us", turn: true }] as const;
    const t = table({ ...brink, effects }).us("peace-corps", "coup");
    expect(["ethiopia", "sudan"].map((country) => danger(t, "us", country))).toEqual([
      { key: "danger.defcon", args: { from: 2 } },
      { key: "danger.defcon", args: { from: 2 } },
    ]);
  });

  test("10.4.1: Africa Scoring may be turned up while the other side has won Africa", () => {
    const t = table({
      ...brink,
      defcon: 4,
      influence: { ethiopia: [0, 2], somalia: [0, 3], sudan: [0, 3] },
    }).us("peace-corps", "coup");
    expect(danger(t, "us", "ethiopia")).toEqual({
      key: "end.africa",
      args: { winners: ["ussr"] },
      chance: { ways: 1, cases: 26 },
    });
  });
});

describe("8.1: events and what they let the other side do", () => {
  test("Mr. Nyet for influence by the US at DEFCON 2", () => {
    const t = table({
      turn: 2,
      side: "us",
      defcon: 2,
      hands: { us: ["mr-nyet", "zbig"] },
      influence: { kenya: [1, 0] },
    });
    t.us("mr-nyet");
    expect(danger(t, "us", "influence")).toEqual({ key: "danger.event", args: { card: "mr-nyet", from: 2 } });
    expect(danger(t, "us", "space")).toBeNull();
  });

  test("USAID: the US may attempt a coup in a flashpoint", () => {
    const t = table({ defcon: 2, hands: { ussr: ["usaid", "the-derg"] }, influence: { somalia: [0, 1] } });
    expect(danger(t.ussr("usaid"), "ussr", "influence")).toEqual({
      key: "danger.event.coup",
      args: { card: "usaid", enemy: "us", from: 2 },
      decides: "us",
    });
  });

  test("Daniel arap Moi: the US may lower DEFCON if it controls Kenya", () => {
    const moi = (kenya: readonly [number, number]) =>
      table({
        turn: 2,
        defcon: 2,
        hands: { ussr: ["daniel-arap-moi", "mr-nyet"] },
        influence: { kenya, sudan: [0, 1] },
      });
    expect(danger(moi([2, 0]).ussr("daniel-arap-moi"), "ussr", "influence")?.key).toBe("danger.event.lowers");
    expect(danger(moi([1, 0]).ussr("daniel-arap-moi"), "ussr", "influence")).toBeNull();
  });

  test("Mengistu Haile Mariam: the USSR may turn an event of the US round, if it has one", () => {
    const t = table({
      turn: 2,
      side: "us",
      defcon: 2,
      hands: { us: ["mengistu-haile-mariam", "zbig"], ussr: ["usaid"] },
      influence: { kenya: [1, 0] },
      effects: [{ card: "the-lion-falters", side: "ussr" }],
    }).us("mengistu-haile-mariam");
    expect(danger(t, "us", "influence")).toMatchObject({
      key: "danger.chosen",
      args: { card: "mengistu-haile-mariam", cards: ["usaid", "voa-in-amharic"] },
      decides: "ussr",
    });
  });
});

describe("the end", () => {
  test("10.4.1: 10 VP by the last check of military operations", () => {
    const t = table({
      round: 7,
      side: "us",
      vp: -8,
      defcon: 3,
      milOps: { us: 1, ussr: 3 },
      hands: { us: ["peace-corps"] },
      influence: { kenya: [1, 0] },
    }).us("peace-corps", "influence", "kenya");
    expect(danger(t, "us", "kenya")).toEqual({ key: "end.vp", args: { vp: -10, winners: ["ussr"] } });
  });

  test("10.4.2: final scoring that is lost", () => {
    const t = table({
      turn: 2,
      round: 7,
      side: "us",
      vp: -5,
      milOps: { us: 5, ussr: 5 },
      hands: { us: ["zbig"] },
      influence: { kenya: [1, 0] },
    }).us("zbig", "influence", "kenya", "kenya");
    expect(danger(t, "us", "kenya")?.key).toBe("end.final-scoring");
  });

  test("6.4: a scoring card that comes too late with the last box of the space race may be held", () => {
    const t = table({
      round: 7,
      side: "us",
      first: "us",
      space: { us: 2 },
      hands: { us: ["hero-of-the-crossing", "the-derg"], ussr: ["peace-corps", "detente"] },
      deck: ["africa-scoring"],
      influence: { kenya: [2, 0], egypt: [0, 1], "saudi-arabia": [0, 1] },
      dice: [1],
    }).us("hero-of-the-crossing", "space");
    expect(t.hand("us")).toEqual(["the-derg", "africa-scoring"]);
    t.ussr("peace-corps", "event-first");
    expect(t.asked).toEqual(["us influence.remove"]);
    expect(danger(t, "us", "egypt")).toBeNull();
  });
});
