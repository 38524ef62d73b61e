import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

const setting = {
  options: { chineseCivilWar: true },
  turn: 4,
  china: { holder: null, faceUp: false },
  hands: { us: ["nato", "norad", "containment"], ussr: ["comecon", "fidel", "suez-crisis", "we-will-bury-you"] },
  influence: { poland: [0, 3], "west-germany": [4, 0], iran: [1, 1] },
} as const satisfies Setting;
const space = "chinese-civil-war";

describe("the Chinese Civil War space [17.2]", () => {
  test("nobody has The China Card in the beginning", () => {
    const t = table({ fresh: true, options: { chineseCivilWar: true } });
    expect(t.view.china.holder).toBeNull();
    expect(t.options("ussr")).not.toContain(space);
    const round = table(setting);
    expect(round.options("ussr")).not.toContain("the-china-card");
  });

  test("without a card in hand a side sits its round out: there is no China Card to keep it in", () => {
    const t = table({ ...setting, hands: { us: setting.hands.us } });
    expect(t.view).toMatchObject({ round: 1, phasing: "us" });
  });

  test("the USSR may place influence there at 1 each, from the first round", () => {
    const t = table(setting);
    t.ussr("comecon", "influence", space, space, "poland");
    expect(t.influence(space)).toEqual([0, 2]);
    expect(t.influence("poland")).toEqual([0, 4]);
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("the US may not place there, nor attempt a coup or realign", () => {
    const influence = { ...setting.influence, [space]: [0, 2], angola: [0, 1] } as const;
    const place = table({ ...setting, side: "us", influence });
    place.us("norad", "influence");
    expect(place.options("us")).not.toContain(space);
    for (const use of ["coup", "realign"]) {
      const t = table({ ...setting, side: "us", influence });
      t.us("norad", use);
      expect(t.options("us")).toContain("angola");
      expect(t.options("us")).not.toContain(space);
    }
  });

  test("in the usual game the space is closed to both", () => {
    const t = table({ ...setting, options: {}, china: { holder: "ussr", faceUp: true } });
    t.ussr("comecon", "influence");
    expect(t.options("ussr")).not.toContain(space);
  });

  test("with 3 markers the USSR takes The China Card face up at once, and the markers go back", () => {
    const t = table(setting);
    t.ussr("comecon", "influence", space, space, space);
    expect(t.view.china).toEqual({ holder: "ussr", faceUp: true });
    expect(t.influence(space)).toEqual([0, 0]);
    t.us("containment", "event");
    expect(t.options("ussr")).toContain("the-china-card");
  });

  test("the markers may come over several rounds", () => {
    const t = table({ ...setting, influence: { ...setting.influence, [space]: [0, 2] } });
    t.ussr("fidel", "influence", space, "poland");
    expect(t.view.china).toEqual({ holder: "ussr", faceUp: true });
    expect(t.influence(space)).toEqual([0, 0]);
  });

  test("once the card is won the space takes no more markers, not even of the same play", () => {
    const t = table(setting);
    t.ussr("we-will-bury-you", "influence", space, space, space);
    expect(t.options("ussr")).toContain("poland");
    expect(t.options("ussr")).not.toContain(space);
    t.ussr("poland").us("norad", "event");
    t.ussr("comecon", "influence");
    expect(t.options("ussr")).not.toContain(space);
  });

  test("nor when influence and realignment are mixed", () => {
    const t = table({ ...setting, options: { chineseCivilWar: true, mixInfluenceAndRealign: true } });
    t.ussr("we-will-bury-you", "mixed", `place:${space}`, `place:${space}`, `place:${space}`);
    expect(t.options("ussr")).toContain("place:poland");
    expect(t.options("ussr")).not.toContain(`place:${space}`);
  });

  test("it is in Asia, so Chernobyl on Asia closes it; it is not in Southeast Asia", () => {
    const chernobyl = { card: "chernobyl", side: "us", turn: true, area: "asia" } as const;
    const closed = table({ ...setting, turn: 8, effects: [chernobyl] });
    closed.ussr("comecon", "influence");
    expect(closed.options("ussr")).not.toContain(space);
    const revolts = { card: "vietnam-revolts", side: "ussr", turn: true } as const;
    const t = table({ ...setting, influence: { ...setting.influence, vietnam: [0, 1] }, effects: [revolts] });
    t.ussr("fidel", "influence", space, "vietnam");
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("events do not know it", () => {
    const t = table({
      ...setting,
      hands: { ...setting.hands, ussr: ["de-stalinization", "fidel", "comecon"] },
      influence: { ...setting.influence, [space]: [0, 2] },
    });
    t.ussr("de-stalinization", "event");
    expect(t.options("ussr").sort()).toEqual(["done", "iran", "poland"]);
    t.ussr("poland", "done");
    expect(t.options("ussr")).not.toContain(space);
    expect(t.options("ussr")).toContain("india");
  });

  test("scoring does not know it", () => {
    const t = table({
      ...setting,
      hands: { ...setting.hands, ussr: ["asia-scoring", "fidel", "comecon"] },
      influence: { [space]: [0, 2], india: [3, 0] },
    });
    t.ussr("asia-scoring");
    expect(t.vp).toBe(4);
    expect(t.told("scoring")).toMatchObject([{ ussr: "none", ussrVp: 0 }]);
  });

  test("the end of the turn leaves the card unclaimed", () => {
    const t = table({ ...setting, step: { at: "turn-end" }, milOps: { us: 5, ussr: 5 } });
    expect(t.view.china.holder).toBeNull();
  });

  test("in final scoring nobody gets the VP of an unclaimed card", () => {
    const t = table({ ...setting, step: { at: "turn-end" }, turn: 10, milOps: { us: 5, ussr: 5 }, influence: {} });
    expect(t.outcome).toMatchObject({ winners: [], key: "final-scoring", args: { vp: 0 } });
  });
});

describe("events while the Chinese Civil War goes on [17.2]", () => {
  const won = { ...setting, china: { holder: "ussr", faceUp: true } } as const;

  test.each(["red-scare-purge", "cultural-revolution"] as const)(
    "%s is no event for the USSR until it is won",
    (card) => {
      const hands = { ussr: [card, "fidel", "comecon"], us: ["nato", "norad"] } as const;
      const t = table({ ...setting, hands });
      t.ussr(card);
      expect(t.options("ussr")).toContain("influence");
      expect(t.options("ussr")).not.toContain("event");
      const after = table({ ...won, hands });
      after.ussr(card);
      expect(after.options("ussr")).toContain("event");
    },
  );

  test("Red Scare/Purge headlined by the USSR does nothing", () => {
    const t = table({
      ...setting,
      step: { at: "headline" },
      hands: { ussr: ["red-scare-purge", "fidel", "comecon"], us: ["nato", "norad"] },
    });
    t.headlines({ us: "norad", ussr: "red-scare-purge" });
    expect(t.effects).toEqual(["norad"]);
    expect(t.pileOf("red-scare-purge")).toBe("discard");
  });

  test("Red Scare/Purge of the US is not affected", () => {
    const t = table({ ...setting, side: "us", hands: { ...setting.hands, us: ["red-scare-purge", "nato", "norad"] } });
    t.us("red-scare-purge", "event");
    expect(t.effects).toEqual(["red-scare-purge"]);
  });

  test("Cultural Revolution played by the US has no event and is discarded", () => {
    const t = table({
      ...setting,
      side: "us",
      hands: { ...setting.hands, us: ["cultural-revolution", "nato", "norad"] },
    });
    t.us("cultural-revolution", "influence", "west-germany", "west-germany", "west-germany");
    expect(t.vp).toBe(0);
    expect(t.pileOf("cultural-revolution")).toBe("discard");
  });

  test("Formosan Resolution is no event until it is won, whoever plays it", () => {
    const us = table({
      ...setting,
      side: "us",
      hands: { ...setting.hands, us: ["formosan-resolution", "nato", "norad"] },
    });
    us.us("formosan-resolution");
    expect(us.options("us")).not.toContain("event");
    const ussr = table({ ...setting, hands: { ...setting.hands, ussr: ["formosan-resolution", "fidel", "comecon"] } });
    ussr.ussr("formosan-resolution", "influence", "poland", "poland");
    expect(ussr.effects).toEqual([]);
    expect(ussr.pileOf("formosan-resolution")).toBe("discard");
  });

  test("Ussuri River Skirmish: the US counts as holder and adds 4 influence in Asia, not in the space", () => {
    const t = table({
      ...setting,
      side: "us",
      hands: { ...setting.hands, us: ["ussuri-river-skirmish", "nato", "norad"] },
    });
    t.us("ussuri-river-skirmish", "event");
    expect(t.options("us")).toContain("india");
    expect(t.options("us")).not.toContain(space);
    t.us("india", "india", "japan", "japan");
    expect(t.influence("india")).toEqual([2, 0]);
    expect(t.view.china.holder).toBeNull();
  });

  test("Nixon Plays The China Card: the US counts as holder and gains 2 VP", () => {
    const t = table({
      ...setting,
      side: "us",
      hands: { ...setting.hands, us: ["nixon-plays-the-china-card", "nato", "norad"] },
    });
    t.us("nixon-plays-the-china-card", "event");
    expect(t.vp).toBe(2);
    expect(t.view.china.holder).toBeNull();
  });

  test("Korean War has 1 more off the die until it is won", () => {
    const hands = { ...setting.hands, ussr: ["korean-war", "fidel", "comecon"] } as const;
    const influence = { "south-korea": [1, 0] } as const;
    const four = table({ ...setting, hands, influence, dice: [4] });
    four.ussr("korean-war", "event");
    expect(four.influence("south-korea")).toEqual([1, 0]);
    const five = table({ ...setting, hands, influence, dice: [5] });
    five.ussr("korean-war", "event");
    expect(five.influence("south-korea")).toEqual([0, 1]);
    const after = table({ ...won, hands, influence, dice: [4] });
    after.ussr("korean-war", "event");
    expect(after.influence("south-korea")).toEqual([0, 1]);
  });
});
