import { describe, expect, test } from "vitest";
import { twilightStruggleTitle as title } from "../../../../src/games/twilight-struggle/title.ts";
import { boardLines } from "../../../board-words.ts";
import { type Setting, table } from "../table.ts";

const options = { promoCards: true } as const;

describe("Non-Aligned Movement (P1)", () => {
  const influence = {
    india: [2, 3],
    egypt: [2, 2],
    angola: [3, 2],
    thailand: [2, 2],
    chile: [4, 2],
    pakistan: [2, 2],
    cuba: [2, 2],
    italy: [2, 2],
    iran: [1, 2],
    burma: [2, 1],
  } as const;
  const top = ["fidel", "asia-scoring", "nato", "blockade"] as const;
  const setting = {
    options,
    turn: 5,
    influence,
    deck: top,
    hands: { us: ["norad"], ussr: ["non-aligned-movement", "comecon"] },
  } as const satisfies Setting;

  test("India, or a country of four areas, where both sides have at least 2", () => {
    const t = table(setting).ussr("non-aligned-movement", "event");
    expect(t.options("ussr").toSorted()).toEqual(["angola", "chile", "egypt", "india", "thailand"]);
  });

  test("all influence of both sides is removed", () => {
    const t = table(setting).ussr("non-aligned-movement", "event", "india");
    expect(t.influence("india")).toEqual([0, 0]);
    expect(t.influence("egypt")).toEqual([2, 2]);
    expect(t.defcon).toBe(5);
  });

  test("then the top 4 cards are discarded without effect, a scoring card too", () => {
    const t = table(setting);
    const before = t.view.deckSize;
    t.ussr("non-aligned-movement", "event", "india");
    expect(t.told("non-aligned-movement")).toEqual([{ cards: [...top] }]);
    for (const card of top) expect(t.pileOf(card)).toBe("discard");
    expect(t.view.deckSize).toBe(before - 4);
    expect(t.vp).toBe(0);
    expect(t.pileOf("non-aligned-movement")).toBe("discard");
    expect(t.match.canUndo("ussr")).toBe(false);
  });

  test("if the draw pile runs out the discards are shuffled and the rest comes from them", () => {
    const all =
      table({ ...setting, deck: [] })
        .match.save()
        .steps.at(-1)?.state.deck ?? [];
    const kept = all.slice(0, 2);
    const rest = { ...setting, deck: kept, options: { ...options, reshuffle: "when-needed" } } as const;
    const t = table({ ...rest, discard: all.slice(2, 6), removed: all.slice(6) });
    expect(t.view.deckSize).toBe(2);
    t.ussr("non-aligned-movement", "event", "india");
    expect(t.told("reshuffle")).toHaveLength(1);
    expect(t.view.deckSize).toBe(4);
  });

  test("without a legal country there is no event, and a headline does nothing: no card is turned over", () => {
    const none = { ...setting, influence: { india: [2, 1], poland: [0, 3] } } as const;
    const t = table(none).ussr("non-aligned-movement");
    expect(t.options("ussr")).not.toContain("event");
    const headline = table({ ...none, step: { at: "headline" } });
    const before = headline.view.deckSize;
    headline.headlines({ us: "norad", ussr: "non-aligned-movement" });
    expect(headline.view.deckSize).toBe(before);
    expect(headline.pileOf("non-aligned-movement")).toBe("discard");
  });

  test("a single legal country is enough, and is not asked for", () => {
    const t = table({ ...setting, influence: { india: [2, 2], poland: [0, 3] } });
    t.ussr("non-aligned-movement", "event");
    expect([t.influence("india"), t.asked]).toEqual([[0, 0], ["us play.card"]]);
  });

  test("whoever plays it chooses", () => {
    const t = table({ ...setting, side: "us", hands: { us: ["non-aligned-movement", "nato"] } });
    t.us("non-aligned-movement", "event");
    expect(t.asked).toEqual(["us non-aligned-movement.country"]);
  });
});

describe("Mobutu Sese Seko (P2)", () => {
  const setting = { options, turn: 5, side: "us", hands: { us: ["mobutu-sese-seko", "nato", "brush-war"] } } as const;

  test("2 US influence in Zaire, even without any there, and the card is removed", () => {
    const t = table(setting).us("mobutu-sese-seko", "event");
    expect(t.influence("zaire")).toEqual([2, 0]);
    expect(t.effects).toContain("mobutu-sese-seko");
    expect(t.pileOf("mobutu-sese-seko")).toBe("removed");
  });

  test("lasts beyond the turn", () => {
    const hands = { us: ["mobutu-sese-seko"], ussr: [] } as const;
    const t = table({ ...setting, round: 7, hands, milOps: { us: 5, ussr: 5 } }).us("mobutu-sese-seko", "event");
    expect([t.view.turn, t.effects]).toEqual([6, ["mobutu-sese-seko"]]);
  });

  test("stability 3: control is judged anew at once", () => {
    const hands = { us: ["mobutu-sese-seko"], ussr: ["africa-scoring", "fidel"] } as const;
    const setUp = { ...setting, hands, influence: { zaire: [0, 1] } } as const;
    // 2 against 1 would control a country of stability 1
    const t = table(setUp).us("mobutu-sese-seko", "event").ussr("africa-scoring");
    expect(t.vp).toBe(0);
  });

  test("in the same step: Zaire is dearer to take before the round is over", () => {
    const hands = { us: ["nato"], ussr: ["mobutu-sese-seko", "fidel"] } as const;
    const t = table({ ...setting, side: "ussr", hands, influence: { zaire: [0, 2], angola: [0, 1] } });
    t.ussr("mobutu-sese-seko", "event-first");
    expect(t.influence("zaire")).toEqual([2, 2]);
    t.ussr("influence", "zaire", "zaire");
    expect(t.influence("zaire")).toEqual([2, 4]);
  });

  const effects = [{ card: "mobutu-sese-seko", side: "us" }] as const;

  test("coups there subtract 6", () => {
    const t = table({
      options,
      turn: 5,
      effects,
      influence: { zaire: [2, 0] },
      hands: { ussr: ["comecon", "fidel"] },
      dice: [5],
    });
    t.ussr("comecon", "coup", "zaire");
    expect(t.told("coup")).toMatchObject([{ stability: 3, result: 2 }]);
    expect(t.influence("zaire")).toEqual([0, 0]);
  });

  test("Brush War can no longer attack it", () => {
    const brush = (lasting: Setting["effects"]) =>
      table({ options, turn: 5, effects: lasting ?? [], hands: { ussr: ["brush-war", "fidel"] } }).ussr(
        "brush-war",
        "event",
      );
    expect(brush(effects).options("ussr")).not.toContain("zaire");
    expect(brush([]).options("ussr")).toContain("zaire");
  });

  test("look-ups and the status know it", () => {
    const { view } = table({ options, turn: 5, effects, influence: { zaire: [2, 0] } });
    expect(title.lookUp("place", "zaire", "en", view)[0]).toContain("stability 3");
    expect(title.lookUp("place", "zaire", "en", view)).toContain("Influence: US 2, USSR 0; controlled by nobody");
    expect(boardLines(title, view, "en").join("\n")).toContain("nobody: Zaire (3◆) 2:0");
  });

  test("together with Taiwan as a battleground", () => {
    const t = table({
      options: { ...options, turnZero: true },
      turn: 5,
      effects,
      crises: { "crisis:chinese-civil-war": "6" },
      influence: { zaire: [2, 0], taiwan: [0, 1] },
      side: "us",
      hands: { us: ["nato", "norad"] },
      dice: [1],
    });
    expect(t.us("nato", "coup", "taiwan").defcon).toBe(4);
    expect(title.lookUp("place", "zaire", "en", t.view)[0]).toContain("stability 3");
  });
});

describe("Berlin Wall (P3)", () => {
  const setting = { options, turn: 5, hands: { us: ["nato"], ussr: ["berlin-wall", "fidel"] } } as const;

  test("2 USSR influence in East Germany; level with the US it advances a box", () => {
    const t = table(setting).ussr("berlin-wall", "event");
    expect(t.influence("east-germany")).toEqual([0, 2]);
    expect(t.space).toEqual({ us: 0, ussr: 1 });
    expect(t.vp).toBe(-2);
    expect(t.view.spaceAttempts).toEqual({ us: 0, ussr: 0 });
    expect(t.pileOf("berlin-wall")).toBe("removed");
  });

  test("behind it takes the VP of the second", () => {
    const t = table({ ...setting, space: { us: 3, ussr: 0 } }).ussr("berlin-wall", "event");
    expect(t.space.ussr).toBe(1);
    expect(t.vp).toBe(-1);
  });

  test("ahead it stays where it is", () => {
    const t = table({ ...setting, space: { us: 0, ussr: 1 } }).ussr("berlin-wall", "event");
    expect(t.space.ussr).toBe(1);
    expect(t.influence("east-germany")).toEqual([0, 2]);
    expect(t.pileOf("berlin-wall")).toBe("removed");
  });

  test("at the end of the track there is nowhere to go", () => {
    const t = table({ ...setting, space: { us: 8, ussr: 8 } }).ussr("berlin-wall", "event");
    expect(t.space.ussr).toBe(8);
    expect(t.vp).toBe(0);
  });

  test("works on the alternate track: the box and its ability are the USSR's", () => {
    const t = table({ ...setting, options: { ...options, spaceTrack: "alternate" }, space: { us: 2, ussr: 2 } });
    t.ussr("berlin-wall", "event");
    expect(t.space.ussr).toBe(3);
    expect(t.vp).toBe(-2);
  });

  test("after VE Day 6 nothing is different", () => {
    const t = table({ ...setting, crises: { "crisis:ve-day": "6" }, influence: { "east-germany": [2, 2] } });
    expect(t.ussr("berlin-wall", "event").influence("east-germany")).toEqual([2, 4]);
  });
});

describe("Stanislav Petrov (P4)", () => {
  const setting = { options, turn: 8, hands: { us: ["nato"], ussr: ["stanislav-petrov", "fidel"] } } as const;

  test.each(["4", "5"])("at DEFCON 2 the player sets it to %s, and the card is removed", (level) => {
    const t = table({ ...setting, defcon: 2 }).ussr("stanislav-petrov", "event");
    expect(t.options("ussr")).toEqual(["4", "5"]);
    t.ussr(level);
    expect(t.defcon).toBe(Number(level));
    expect(t.pileOf("stanislav-petrov")).toBe("removed");
  });

  test.each([3, 4, 5])(
    "at DEFCON %i there is no event, and a headline does nothing: discarded, not removed",
    (defcon) => {
      const t = table({ ...setting, defcon, influence: { poland: [0, 3], angola: [1, 0] } }).ussr("stanislav-petrov");
      expect(t.options("ussr")).not.toContain("event");
      expect(t.refusal("ussr", "event")).toMatchObject({ key: "refusal.condition" });
      const headline = table({ ...setting, defcon, step: { at: "headline" } });
      headline.headlines({ us: "nato", ussr: "stanislav-petrov" });
      expect(headline.defcon).toBe(defcon);
      expect(headline.pileOf("stanislav-petrov")).toBe("discard");
    },
  );
});

describe("Don’t Wait for the Translation (P8)", () => {
  const card = "dont-wait-for-the-translation";
  const setting = { options, turn: 5, side: "us", hands: { us: [card, "nato"], ussr: ["fidel"] } } as const;

  test("2 VP for the US if it is behind in military operations, and the card is removed", () => {
    const t = table({ ...setting, milOps: { us: 1, ussr: 2 } }).us(card, "event");
    expect(t.vp).toBe(2);
    expect(t.pileOf(card)).toBe("removed");
  });

  test.each([
    [2, 2],
    [3, 2],
  ])("with %i against %i there is no event", (us, ussr) => {
    const t = table({ ...setting, milOps: { us, ussr }, influence: { italy: [2, 0], iran: [1, 1] } }).us(card);
    expect(t.options("us")).not.toContain("event");
  });

  test("played by the USSR for operations it happens after them, if the US is behind then", () => {
    const hands = { us: ["nato"], ussr: [card, "fidel"] } as const;
    const setUp = { ...setting, side: "ussr", hands, influence: { iran: [1, 0], poland: [0, 3] } } as const;
    const coup = table({ ...setUp, dice: [1] }).ussr(card, "coup", "iran");
    expect(coup.vp).toBe(2);
    expect(coup.pileOf(card)).toBe("removed");
    const influence = table(setUp).ussr(card, "influence", "poland", "poland", "poland");
    expect(influence.vp).toBe(0);
    expect(influence.pileOf(card)).toBe("discard");
  });
});
