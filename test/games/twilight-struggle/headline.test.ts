import { describe, expect, test } from "vitest";
import { type Setting, table } from "./table.ts";

const setting = {
  step: { at: "headline" },
  turn: 4,
  hands: {
    us: ["duck-and-cover", "captured-nazi-scientist", "defectors", "asia-scoring", "decolonization", "nato"],
    ussr: ["fidel", "comecon", "nasser", "europe-scoring", "nuclear-test-ban", "olympic-games"],
  },
} as const satisfies Setting;

/** The events that happened, in their order. */
const order = (t: ReturnType<typeof table>) => t.told("event").map((args) => args.card);

describe("choosing a headline [4.5.C]", () => {
  test("both are asked at once, for any card of the hand but The China Card and UN Intervention", () => {
    const t = table({
      ...setting,
      hands: { us: ["un-intervention", "nato", "fidel"], ussr: ["un-intervention", "nasser"] },
    });
    expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
    expect(t.options("us")).toEqual(["nato", "fidel"]);
    expect(t.options("ussr")).toEqual(["nasser"]);
  });

  test("a Missile Envy that must be used for operations cannot be headlined; a free one can", () => {
    const hands = { us: ["missile-envy", "nato"], ussr: ["nasser", "fidel"] } as const;
    expect(table({ ...setting, hands, missileEnvy: "us" }).options("us")).toEqual(["nato"]);
    expect(table({ ...setting, hands }).options("us")).toEqual(["missile-envy", "nato"]);
  });

  test("a side without a legal card has no headline, and the other's is resolved", () => {
    const t = table({ ...setting, hands: { us: ["un-intervention"], ussr: ["fidel", "comecon", "nasser"] } });
    expect(t.asked).toEqual(["ussr headline.card"]);
    t.ussr("fidel");
    expect(t.influence("cuba")).toEqual([0, 3]);
    expect(t.asked).toEqual(["ussr play.card"]);
  });

  test("with no legal card on either side the first action round begins", () => {
    const t = table({ ...setting, hands: { ussr: ["un-intervention"] } });
    expect(t.asked).toEqual(["ussr play.card"]);
    expect(t.view).toMatchObject({ round: 1, phasing: "ussr" });
  });

  test("an only card is not played by itself: that would tell what it is", () => {
    const t = table({ ...setting, hands: { us: ["nato"], ussr: ["nasser", "fidel", "comecon"] } });
    expect(t.options("us")).toEqual(["nato"]);
    expect(t.told("forced")).toEqual([]);
  });
});

describe("headlines are secret until both are in", () => {
  test("an answer shows that it is given, not what it is", () => {
    const t = table(setting);
    const before = { ussr: t.match.view("ussr"), all: t.view };
    t.us("duck-and-cover");
    expect(t.match.view("ussr")).toEqual(before.ussr);
    expect(t.view).toEqual(before.all);
    for (const seat of ["us", "ussr", null] as const) expect(t.told("headline", seat)).toEqual([]);
    expect(t.match.pending.map(({ seat, answered }) => [seat, answered])).toEqual([
      ["us", true],
      ["ussr", undefined],
    ]);
    expect(JSON.stringify(t.match.pending.find(({ seat }) => seat === "ussr"))).not.toContain("duck-and-cover");
  });

  test("an answer may be changed until the other one is in", () => {
    const t = table(setting);
    t.us("duck-and-cover");
    t.match.answer("us", "captured-nazi-scientist");
    t.ussr("nasser");
    expect(t.told("headline")).toEqual([
      { side: "us", card: "captured-nazi-scientist" },
      { side: "ussr", card: "nasser" },
    ]);
    expect(t.hand("us")).toContain("duck-and-cover");
  });

  test("an answer may be taken back until the other one is in, and not after", () => {
    const t = table(setting);
    t.ussr("nasser");
    expect(t.match.canUndo("ussr")).toBe(true);
    expect(t.match.canUndo("us")).toBe(false);
    t.us("duck-and-cover");
    expect(t.match.canUndo("ussr")).toBe(false);
    expect(t.match.canUndo("us")).toBe(false);
  });

  test("it does not matter who answers first", () => {
    const t = table(setting);
    t.ussr("nasser").us("captured-nazi-scientist");
    expect(order(t)).toEqual(["captured-nazi-scientist", "nasser"]);
  });
});

describe("order of the headlines", () => {
  test("the higher printed value goes first", () => {
    const t = table(setting);
    t.headlines({ us: "captured-nazi-scientist", ussr: "comecon" });
    t.ussr("poland", "hungary", "romania", "bulgaria");
    expect(order(t)).toEqual(["comecon", "captured-nazi-scientist"]);
  });

  test("at a tie the US goes first", () => {
    const t = table(setting);
    t.headlines({ us: "decolonization", ussr: "fidel" });
    expect(t.asked).toEqual(["ussr influence.add"]);
    expect(t.influence("cuba")).toEqual([0, 0]);
    t.ussr("angola", "zaire", "nigeria", "algeria");
    expect(order(t)).toEqual(["decolonization", "fidel"]);
  });

  test("a scoring card counts 0 and goes last", () => {
    const t = table({ ...setting, influence: { japan: [4, 0] } });
    t.headlines({ us: "asia-scoring", ussr: "nasser" });
    expect(order(t)).toEqual(["nasser", "asia-scoring"]);
    expect(t.vp).toBe(4);
  });

  test("of two scoring cards that of the US goes first", () => {
    const t = table(setting);
    t.headlines({ us: "asia-scoring", ussr: "europe-scoring" });
    expect(order(t)).toEqual(["asia-scoring", "europe-scoring"]);
  });

  test("changes of operations values do not enter: under Red Scare 3 still goes before 2", () => {
    const t = table({
      ...setting,
      effects: [
        { card: "red-scare-purge", side: "ussr", turn: true },
        { card: "brezhnev-doctrine", side: "ussr", turn: true },
      ],
    });
    t.headlines({ us: "duck-and-cover", ussr: "fidel" });
    expect(order(t)).toEqual(["duck-and-cover", "fidel"]);
  });
});

describe("resolving headlines", () => {
  test("an opponent's event is carried out by the opponent, without operations for anybody", () => {
    const t = table({ ...setting, hands: { us: ["decolonization", "nato", "norad"], ussr: ["nasser", "fidel"] } });
    t.headlines({ us: "decolonization", ussr: "nasser" });
    t.ussr("angola", "zaire", "nigeria", "algeria");
    expect(t.influence("angola")).toEqual([0, 1]);
    expect(t.asked).toEqual(["ussr play.card"]);
    expect(t.view.round).toBe(1);
  });

  test("an event that cannot occur does nothing, and its card is discarded", () => {
    const t = table(setting);
    t.headlines({ us: "nato", ussr: "nasser" });
    expect(t.effects).toEqual([]);
    expect(t.pileOf("nato")).toBe("discard");
    expect(t.pileOf("nasser")).toBe("removed");
  });

  test("the player of the card is phasing: Duck and Cover headlined by the USSR at DEFCON 2 loses for the USSR", () => {
    const t = table({ ...setting, defcon: 2, hands: { us: ["nato", "norad"], ussr: ["duck-and-cover", "fidel"] } });
    t.headlines({ us: "norad", ussr: "duck-and-cover" });
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon", args: { loser: "ussr" } });
  });

  test("We Will Bury You headlined by the US at DEFCON 2 loses for the US", () => {
    const t = table({ ...setting, defcon: 2, hands: { us: ["we-will-bury-you", "norad"], ussr: ["nasser", "fidel"] } });
    t.headlines({ us: "we-will-bury-you", ussr: "nasser" });
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "defcon" });
  });

  test("the second headline is not resolved if the first ended the game", () => {
    const t = table({ ...setting, vp: 19 });
    t.headlines({ us: "duck-and-cover", ussr: "fidel" });
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "vp" });
    expect(order(t)).toEqual(["duck-and-cover"]);
    expect(t.influence("cuba")).toEqual([0, 0]);
  });

  test("the first card is in its pile while the second is resolved", () => {
    const t = table({
      ...setting,
      hands: { us: ["nato", "norad", "fidel"], ussr: ["salt-negotiations", "comecon", "nasser"] },
      discard: ["blockade"],
    });
    t.headlines({ us: "nato", ussr: "salt-negotiations" });
    expect(t.options("ussr")).toEqual(["blockade", "nato", "none"]);
  });

  test("after both the USSR takes the first action round", () => {
    const t = table(setting);
    t.headlines({ us: "captured-nazi-scientist", ussr: "fidel" });
    expect(t.view).toMatchObject({ turn: 4, round: 1, phasing: "ussr", handSizes: { us: 5, ussr: 5 } });
    expect(t.asked).toEqual(["ussr play.card"]);
  });
});

describe("Defectors as a headline", () => {
  test.each(["comecon", "fidel", "europe-scoring"] as const)(
    "of the US it cancels %s, whatever its value, and the card is discarded",
    (card) => {
      const t = table({ ...setting, influence: { france: [0, 3] } });
      t.headlines({ us: "defectors", ussr: card });
      expect(order(t)).toEqual(["defectors"]);
      expect(t.pileOf(card)).toBe("discard");
      expect(t.pileOf("defectors")).toBe("discard");
      expect(t.vp).toBe(0);
      expect(t.asked).toEqual(["ussr play.card"]);
    },
  );

  test("of the USSR it does nothing: no VP, and the US headline stands", () => {
    const t = table({
      ...setting,
      hands: { us: ["captured-nazi-scientist", "nato"], ussr: ["defectors", "fidel", "nasser"] },
    });
    t.headlines({ us: "captured-nazi-scientist", ussr: "defectors" });
    expect(order(t)).toEqual(["captured-nazi-scientist"]);
    expect(t.vp).toBe(2);
    expect(t.pileOf("defectors")).toBe("discard");
  });

  test("against a USSR without a headline it does nothing", () => {
    const t = table({ ...setting, hands: { us: ["defectors", "nato"], ussr: ["un-intervention"] } });
    t.us("defectors");
    expect(order(t)).toEqual([]);
    expect(t.pileOf("defectors")).toBe("discard");
  });
});

describe("the ability of space box 4: the other side chooses and shows its headline first", () => {
  test("the USSR first, for all to see, if the US has it", () => {
    const t = table({ ...setting, space: { us: 4, ussr: 3 } });
    expect(t.asked).toEqual(["ussr headline.card"]);
    t.ussr("comecon");
    expect(t.told("headline", "us")).toEqual([{ side: "ussr", card: "comecon" }]);
    expect(t.match.view("us").playing).toEqual(["comecon"]);
    expect(t.asked).toEqual(["us headline.card"]);
    t.us("duck-and-cover");
    expect(order(t)).toEqual(["duck-and-cover", "comecon"]);
  });

  test("the US first if the USSR has it", () => {
    const t = table({ ...setting, space: { us: 1, ussr: 5 } });
    expect(t.asked).toEqual(["us headline.card"]);
    t.us("duck-and-cover");
    expect(t.asked).toEqual(["ussr headline.card"]);
    expect(t.match.canUndo("us")).toBe(false);
  });

  test("nobody has it once both have reached the box", () => {
    const t = table({ ...setting, space: { us: 6, ussr: 4 } });
    expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
  });

  test("a side without a legal card is passed over", () => {
    const t = table({ ...setting, space: { us: 4 }, hands: { us: setting.hands.us, ussr: ["un-intervention"] } });
    expect(t.asked).toEqual(["us headline.card"]);
  });
});
