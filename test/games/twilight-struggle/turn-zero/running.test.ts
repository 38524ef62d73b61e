import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

const hands = { us: ["duck-and-cover", "norad", "containment"], ussr: ["comecon", "fidel", "nasser"] } as const;

describe("Yalta and Potsdam 6: the US acts first", () => {
  const crises = { "crisis:yalta-potsdam": "6" } as const;

  test("the first round of turns 1 to 3 is the US's, the second the USSR's", () => {
    const t = table({ crises, hands, step: { at: "headline" }, influence: { poland: [0, 3], italy: [2, 0] } });
    t.headlines({ us: "containment", ussr: "fidel" });
    expect(t.view).toMatchObject({ round: 1, phasing: "us" });
    t.us("norad", "event");
    expect(t.view).toMatchObject({ round: 1, phasing: "ussr" });
    t.ussr("nasser", "event");
    expect(t.view).toMatchObject({ round: 2, phasing: "us" });
  });

  test.each([
    [1, "us"],
    [2, "us"],
    [3, "us"],
    [4, "ussr"],
  ] as const)("in turn %i the %s begins", (turn, phasing) => {
    const t = table({ crises, hands, turn, step: { at: "headline" }, influence: { poland: [0, 3] } });
    t.headlines({ us: "containment", ussr: "fidel" });
    expect(t.view.phasing).toBe(phasing);
  });

  test("the turn ends after the last round of the USSR", () => {
    const t = table({ crises, hands: { us: ["norad"], ussr: ["nasser"] }, round: 6, side: "us" });
    t.us("norad", "event");
    expect(t.view).toMatchObject({ turn: 1, round: 6, phasing: "ussr" });
    t.ussr("nasser", "event");
    expect(t.view.turn).toBe(2);
  });

  test("the order of headlines is not changed: the higher value first, the US at a tie", () => {
    const t = table({ crises, hands, step: { at: "headline" }, influence: { poland: [0, 3] } });
    t.headlines({ us: "containment", ussr: "comecon" });
    expect(t.told("event").map(({ card }) => card)).toEqual(["containment", "comecon"]);
    const low = table({ crises, hands, step: { at: "headline" }, influence: { poland: [0, 3] } });
    low.headlines({ us: "containment", ussr: "fidel" });
    expect(low.told("event")[0]).toMatchObject({ card: "containment" });
    const dearer = { us: ["norad", "truman-doctrine"], ussr: ["comecon", "nasser"] } as const;
    const high = table({ crises, hands: dearer, step: { at: "headline" }, influence: { poland: [0, 3] } });
    high.headlines({ us: "truman-doctrine", ussr: "comecon" });
    expect(high.asked).toEqual(["ussr influence.add"]);
  });

  test("everybody is told when it ends", () => {
    const end = (turn: number) => table({ crises, turn, step: { at: "turn-end" }, milOps: { us: 5, ussr: 5 } });
    expect(end(2).told("crisis.ends")).toEqual([]);
    expect(end(3).told("crisis.ends")).toEqual([{ crisis: "crisis:yalta-potsdam" }]);
    expect(end(3).view.turnZero?.running).toEqual([]);
    expect(end(4).told("crisis.ends")).toEqual([]);
  });
});

describe("VE Day 6", () => {
  const crises = { "crisis:ve-day": "6" } as const;
  const europe = { france: [3, 0], italy: [2, 0], "west-germany": [4, 0], "east-germany": [3, 0] } as const;

  test("Europe Scoring (Allied Berlin): presence 3, domination 6, control 6", () => {
    const scored = (influence: Setting["influence"]) => {
      const setting = { crises, influence: influence ?? {} };
      return table({ ...setting, hands: { ussr: ["europe-scoring-allied-berlin", "fidel"] } }).ussr(
        "europe-scoring-allied-berlin",
      );
    };
    expect(scored({ greece: [2, 0] }).vp).toBe(3);
    // domination: Italy and Greece against nothing, 1 battleground
    expect(scored({ greece: [2, 0], italy: [2, 0] }).vp).toBe(7);
    // control: five battlegrounds and a sixth country; Poland is next to the USSR
    const t = scored({ ...europe, poland: [3, 0], greece: [2, 0] });
    expect(t.vp).toBe(6 + 5 + 1);
    expect(t.outcome).toBeNull();
    expect(t.pileOf("europe-scoring-allied-berlin")).toBe("discard");
  });

  test("nor does control of Europe win in final scoring", () => {
    const setting = { turn: 10, step: { at: "turn-end" }, milOps: { us: 5, ussr: 5 } } as const;
    const influence = { ...europe, poland: [3, 0], greece: [2, 0], angola: [0, 20] } as const;
    expect(table({ ...setting, influence }).outcome).toMatchObject({ key: "europe" });
    const t = table({ ...setting, influence, crises });
    expect(t.outcome).toMatchObject({ key: "final-scoring", winners: ["us"] });
    expect(t.told("scoring")[0]).toMatchObject({ region: "europe", us: "control", usVp: 12 });
  });

  test("it must be played in the turn it is held, like any scoring card", () => {
    const t = table({ crises, round: 6, hands: { ussr: ["europe-scoring-allied-berlin", "fidel"] } });
    expect(t.options("ussr")).toEqual(["europe-scoring-allied-berlin"]);
  });

  test("Blockade: no event for the USSR; the US plays it without its event, and it is discarded", () => {
    const own = table({ crises, hands: { ussr: ["blockade", "fidel"] }, influence: { poland: [0, 3], iran: [1, 0] } });
    own.ussr("blockade");
    expect(own.options("ussr")).not.toContain("event");
    expect(own.refusal("ussr", "event")).toMatchObject({
      key: "refusal.voided",
      args: { card: "blockade", crisis: "crisis:ve-day" },
    });
    own.ussr("influence", "poland");
    expect(own.pileOf("blockade")).toBe("discard");
    const other = table({
      crises,
      side: "us",
      hands: { us: ["blockade", "nato"] },
      influence: { "west-germany": [4, 0] },
    });
    other.us("blockade");
    expect(other.options("us")).not.toContain("event-first");
    other.us("influence", "west-germany");
    expect(other.influence("west-germany")).toEqual([5, 0]);
    expect(other.pileOf("blockade")).toBe("discard");
  });

  test("Blockade as a headline does nothing, and is discarded although starred", () => {
    const setting = { crises, step: { at: "headline" }, influence: { "west-germany": [4, 0] } } as const;
    const t = table({ ...setting, hands: { us: ["containment", "nato"], ussr: ["blockade", "fidel"] } });
    t.headlines({ us: "containment", ussr: "blockade" });
    expect(t.influence("west-germany")).toEqual([4, 0]);
    expect(t.told("event.none")).toEqual([{ card: "blockade", why: "prevented", by: "crisis:ve-day" }]);
    expect(t.pileOf("blockade")).toBe("discard");
  });

  test("it may be spaced, and stays void in the last turn", () => {
    const t = table({ crises, turn: 10, hands: { ussr: ["suez-crisis", "blockade"] }, influence: { poland: [0, 3] } });
    t.ussr("blockade");
    expect(t.options("ussr")).not.toContain("event");
    const usual = table({ turn: 10, hands: { ussr: ["suez-crisis", "blockade"] }, influence: { poland: [0, 3] } });
    expect(usual.ussr("blockade").options("ussr")).toContain("event");
  });
});

describe("1945 UK Election", () => {
  const play = (band: "4-5" | "6", turn: number, card: "socialist-governments" | "suez-crisis") => {
    const influence = { "united-kingdom": [5, 0], italy: [2, 0], poland: [0, 3] } as const;
    return table({ crises: { "crisis:uk-election": band }, turn, hands: { ussr: [card, "fidel"] }, influence })
      .ussr(card)
      .options("ussr");
  };

  test("4-5: Socialist Governments is void in turns 1 and 2, and normal from turn 3 on", () => {
    expect(play("4-5", 1, "socialist-governments")).not.toContain("event");
    expect(play("4-5", 2, "socialist-governments")).not.toContain("event");
    expect(play("4-5", 3, "socialist-governments")).toContain("event");
    expect(play("4-5", 1, "suez-crisis")).toContain("event");
  });

  test("6: Suez Crisis is void for the whole game, Socialist Governments is not", () => {
    expect(play("6", 1, "suez-crisis")).not.toContain("event");
    expect(play("6", 9, "suez-crisis")).not.toContain("event");
    expect(play("6", 4, "socialist-governments")).toContain("event");
  });

  test("4-5 ends after turn 2, and everybody is told", () => {
    const crises = { "crisis:uk-election": "4-5" } as const;
    const t = table({ crises, turn: 2, step: { at: "turn-end" }, milOps: { us: 5, ussr: 5 } });
    expect(t.told("crisis.ends")).toEqual([{ crisis: "crisis:uk-election" }]);
  });
});
