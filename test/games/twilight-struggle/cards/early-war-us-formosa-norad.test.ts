import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

describe("Formosan Resolution", () => {
  const formosan = { card: "formosan-resolution", side: "us" } as const;
  const asia: Setting = { side: "us", hands: { us: ["asia-scoring", "nato"] }, effects: [formosan] };

  test("begins as an event and is removed", () => {
    const t = table({ side: "us", hands: { us: ["formosan-resolution", "nato"] } });
    t.us("formosan-resolution", "event");
    expect(t.effects).toEqual(["formosan-resolution"]);
    expect(t.pileOf("formosan-resolution")).toBe("removed");
  });

  test("happens whether the USSR lets it go before or after its operations", () => {
    const setting: Setting = { hands: { ussr: ["formosan-resolution", "fidel"] }, influence: { poland: [0, 3] } };
    const first = table(setting).ussr("formosan-resolution", "event-first", "influence", "poland", "poland");
    const last = table(setting).ussr("formosan-resolution", "influence", "poland", "poland");
    for (const t of [first, last]) {
      expect(t.effects).toEqual(["formosan-resolution"]);
      expect(t.pileOf("formosan-resolution")).toBe("removed");
    }
  });

  test("makes Taiwan under US control a battleground of Asia", () => {
    const t = table({ ...asia, influence: { taiwan: [3, 0], australia: [4, 0], vietnam: [0, 1] } });
    t.us("asia-scoring");
    expect(t.told("scoring")).toMatchObject([
      { region: "asia", us: "domination", usVp: 8, ussr: "presence", ussrVp: 3 },
    ]);
  });

  test("keeps the USSR from control with the six other battlegrounds", () => {
    const influence = {
      "north-korea": [0, 3],
      "south-korea": [0, 3],
      japan: [0, 4],
      india: [0, 3],
      pakistan: [0, 2],
      thailand: [0, 2],
      vietnam: [0, 1],
      taiwan: [3, 0],
    } as const;
    const withIt = table({ ...asia, influence }).us("asia-scoring");
    expect(withIt.told("scoring")).toMatchObject([{ us: "presence", usVp: 4, ussr: "domination", ussrVp: 14 }]);
    const without = table({ ...asia, influence, effects: [] }).us("asia-scoring");
    expect(without.told("scoring")).toMatchObject([{ us: "presence", usVp: 3, ussr: "control", ussrVp: 16 }]);
  });

  test("does not make Taiwan a battleground for the USSR, nor for nobody", () => {
    const ofUssr = table({ ...asia, influence: { taiwan: [0, 3], vietnam: [0, 1] } }).us("asia-scoring");
    expect(ofUssr.told("scoring")).toMatchObject([{ ussr: "presence", ussrVp: 3 }]);
    const six = { "north-korea": [3, 0], "south-korea": [3, 0], japan: [4, 0], india: [3, 0] } as const;
    const ofNobody = table({
      ...asia,
      influence: { ...six, pakistan: [2, 0], thailand: [2, 0], taiwan: [2, 0] },
    }).us("asia-scoring");
    expect(ofNobody.told("scoring")).toMatchObject([{ us: "control", usVp: 16 }]);
  });

  test("counts in final scoring", () => {
    const t = table({
      turn: 10,
      step: { at: "turn-end" },
      influence: { taiwan: [3, 0] },
      effects: [formosan],
      china: { holder: "us", faceUp: true },
    });
    expect(t.told("scoring")).toContainEqual(
      expect.objectContaining({ region: "asia", us: "presence", usVp: 4, ussr: "none", ussrVp: 0 }),
    );
    expect(t.outcome).toMatchObject({ winners: ["us"], args: { vp: 5 } });
  });

  test("is for scoring only: a coup in Taiwan leaves DEFCON alone, and no other event counts it", () => {
    const coup = table({
      hands: { ussr: ["comecon", "fidel"] },
      influence: { taiwan: [3, 0] },
      effects: [formosan],
      dice: [6],
    });
    expect(coup.ussr("comecon", "coup", "taiwan").defcon).toBe(5);
    const debates = table({
      turn: 4,
      side: "us",
      hands: { us: ["kitchen-debates", "nato"] },
      influence: { taiwan: [3, 0] },
      effects: [formosan],
    });
    expect(debates.us("kitchen-debates").options("us")).not.toContain("event");
    const summit = table({
      turn: 4,
      side: "us",
      hands: { us: ["summit", "nato"] },
      influence: { taiwan: [3, 0], australia: [4, 0] },
      effects: [formosan],
      dice: [3, 3],
    });
    expect(summit.us("summit", "event").vp).toBe(0);
  });

  test.each([
    ["influence", "taiwan"],
    ["space", undefined],
  ])("ends when the US plays The China Card for %s", (use, target) => {
    const t = table({
      side: "us",
      hands: { us: ["fidel", "nasser"] },
      influence: { taiwan: [3, 0] },
      effects: [formosan],
      china: { holder: "us", faceUp: true },
      dice: [6],
    });
    t.us("the-china-card", use);
    expect(t.effects).toEqual([]);
    if (target !== undefined) expect(t.options("us")).toContain(target);
  });

  test("stays when the USSR plays The China Card, or an event hands it over", () => {
    const played = table({ influence: { poland: [0, 3] }, effects: [formosan] });
    played.ussr("the-china-card", "influence", "poland", "done");
    expect(played.view.china.holder).toBe("us");
    expect(played.effects).toEqual(["formosan-resolution"]);
    const handed = table({
      turn: 4,
      side: "us",
      hands: { us: ["ussuri-river-skirmish", "nato"] },
      effects: [formosan],
    });
    handed.us("ussuri-river-skirmish", "event");
    expect(handed.view.china.holder).toBe("us");
    expect(handed.effects).toEqual(["formosan-resolution"]);
  });

  test("is no event while the Chinese Civil War goes on", () => {
    const options = { chineseCivilWar: true } as const;
    const us = table({ options, side: "us", hands: { us: ["formosan-resolution", "nato"] } }).us("formosan-resolution");
    expect(us.options("us")).not.toContain("event");
    const ussr = table({ options, hands: { ussr: ["formosan-resolution", "fidel"] }, influence: { poland: [0, 3] } });
    ussr.ussr("formosan-resolution", "influence", "poland", "poland");
    expect(ussr.effects).toEqual([]);
    expect(ussr.pileOf("formosan-resolution")).toBe("discard");
  });
});

describe("NORAD", () => {
  const norad = { card: "norad", side: "us" } as const;
  const withCanada = { canada: [4, 0], panama: [1, 0], poland: [0, 3] } as const;

  test("begins as an event and is removed", () => {
    const t = table({ side: "us", hands: { us: ["norad", "nato"] } });
    t.us("norad", "event");
    expect(t.effects).toEqual(["norad"]);
    expect(t.pileOf("norad")).toBe("removed");
  });

  test("lets the US add 1 where it has influence after a USSR round that moved DEFCON to 2", () => {
    const t = table({
      hands: { ussr: ["fidel", "comecon"], us: ["nato", "nasser"] },
      defcon: 3,
      influence: { ...withCanada, iran: [1, 1] },
      effects: [norad],
      dice: [1],
    });
    t.ussr("fidel", "coup", "panama");
    expect(t.defcon).toBe(2);
    expect(t.options("us").toSorted()).toEqual(["canada", "done", "iran", "panama"]);
    t.us("iran");
    expect(t.influence("iran")).toEqual([2, 1]);
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("does so after a US round too, and the US may decline", () => {
    const t = table({
      side: "us",
      hands: { us: ["duck-and-cover", "nato"] },
      defcon: 3,
      influence: withCanada,
      effects: [norad],
    });
    t.us("duck-and-cover", "event");
    expect(t.asked).toEqual(["us influence.add"]);
    t.us("done");
    expect(t.asked).toEqual(["ussr play.card"]);
    expect(t.influence("canada")).toEqual([4, 0]);
  });

  test("works from the round on in which the USSR plays it", () => {
    const t = table({ hands: { ussr: ["norad", "fidel"] }, defcon: 3, influence: withCanada, dice: [1] });
    t.ussr("norad", "event-first", "coup", "panama");
    expect(t.pileOf("norad")).toBe("removed");
    expect(t.asked).toEqual(["us influence.add"]);
  });

  test("needs US control of Canada at the end of the round", () => {
    const t = table({
      hands: { ussr: ["fidel", "comecon"], us: ["nato", "nasser"] },
      defcon: 3,
      influence: { ...withCanada, canada: [3, 0] },
      effects: [norad],
      dice: [1],
    });
    t.ussr("fidel", "coup", "panama");
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("does nothing after a round in which DEFCON only stayed at 2", () => {
    const t = table({
      hands: { ussr: ["fidel", "comecon"], us: ["nato", "nasser"] },
      defcon: 2,
      influence: withCanada,
      effects: [norad],
    });
    t.ussr("fidel", "event");
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("does nothing after a round in which DEFCON moved elsewhere", () => {
    const t = table({
      side: "us",
      hands: { us: ["duck-and-cover", "nato"] },
      defcon: 4,
      influence: withCanada,
      effects: [norad],
    });
    t.us("duck-and-cover", "event");
    expect(t.defcon).toBe(3);
    expect(t.asked).toEqual(["ussr play.card"]);
  });

  test("counts a move from 2 to 3 and back: ABM Treaty and a coup", () => {
    const t = table({
      turn: 4,
      hands: { ussr: ["abm-treaty", "comecon"] },
      defcon: 2,
      influence: withCanada,
      effects: [norad],
      dice: [1],
    });
    t.ussr("abm-treaty", "event", "coup", "panama");
    expect(t.defcon).toBe(2);
    expect(t.asked).toEqual(["us influence.add"]);
  });

  test("counts a move to 2 even if DEFCON rises again in the round", () => {
    const t = table({
      turn: 4,
      hands: { ussr: ["grain-sales-to-soviets", "nuclear-test-ban"] },
      defcon: 3,
      influence: withCanada,
      effects: [norad],
      dice: [1],
      picks: ["nuclear-test-ban"],
    });
    t.ussr("grain-sales-to-soviets", "coup", "panama").us("event");
    expect(t.defcon).toBe(4);
    expect(t.asked).toEqual(["us influence.add"]);
  });

  test("does nothing in the headline phase", () => {
    const t = table({
      step: { at: "headline" },
      hands: { us: ["duck-and-cover", "nato"], ussr: ["nasser", "fidel"] },
      defcon: 3,
      influence: withCanada,
      effects: [norad],
    });
    t.headlines({ us: "duck-and-cover", ussr: "nasser" });
    expect(t.defcon).toBe(2);
    expect(t.asked).toEqual(["ussr play.card"]);
  });

  test("is cancelled by Quagmire", () => {
    const t = table({ turn: 4, hands: { ussr: ["quagmire", "comecon"] }, influence: withCanada, effects: [norad] });
    t.ussr("quagmire", "event");
    expect(t.effects).toEqual(["quagmire"]);
  });

  test("played after Quagmire works", () => {
    const t = table({
      turn: 4,
      hands: { ussr: ["norad", "comecon"] },
      defcon: 3,
      influence: withCanada,
      effects: [{ card: "quagmire", side: "ussr" }],
      dice: [1],
    });
    t.ussr("norad", "event-first", "coup", "panama");
    expect(t.asked).toEqual(["us influence.add"]);
  });
});
