import { describe, expect, test } from "vitest";
import { type Setting, table } from "../../games/red-sea/table.ts";

const score = (card: "africa-scoring" | "middle-east-scoring", influence: Setting["influence"]) =>
  table({ turn: 2, hands: { ussr: [card] }, ...(influence === undefined ? {} : { influence }) }).ussr(card);

describe("10.1 regions", () => {
  test.each<[string, NonNullable<Setting["influence"]>, number]>([
    ["presence with one country", { sudan: [1, 0] }, 1],
    ["presence and a battleground", { kenya: [2, 0] }, 2],
    ["domination with more of both", { kenya: [2, 0], sudan: [1, 0] }, 4],
    ["no domination without a country that is no battleground", { kenya: [2, 0], djibouti: [1, 0] }, 2],
    ["control with all battlegrounds and more countries", { kenya: [2, 0], egypt: [2, 0], djibouti: [2, 0] }, 6],
    ["only the difference counts", { kenya: [2, 0], sudan: [1, 0], djibouti: [0, 2] }, 3],
  ])("10.1.1 Africa: %s", (_, influence, vp) => {
    expect(score("africa-scoring", influence).vp).toBe(vp);
  });

  test.each<[string, NonNullable<Setting["influence"]>, number]>([
    ["presence", { oman: [0, 2] }, -3],
    ["domination", { "saudi-arabia": [0, 3], oman: [0, 2] }, -6],
    ["control", { "saudi-arabia": [0, 3], egypt: [0, 2] }, -9],
  ])("10.1.1 Middle East: %s", (_, influence, vp) => {
    expect(score("middle-east-scoring", influence).vp).toBe(vp);
  });

  test("2.2.4 scoring cards bear no asterisk: they go to the discards", () => {
    for (const card of ["africa-scoring", "middle-east-scoring"] as const)
      expect(score(card, {}).pileOf(card)).toBe("discard");
  });

  test("10.1.1 The Derg counts: 2 influence no longer control Ethiopia", () => {
    const setting: Setting = { hands: { ussr: ["africa-scoring"] }, influence: { ethiopia: [0, 2] } };
    expect(table(setting).ussr("africa-scoring").vp).toBe(-1);
    const steady = table({ ...setting, effects: [{ card: "the-derg", side: "ussr" }] });
    expect(steady.ussr("africa-scoring").vp).toBe(0);
  });

  test("10.1.5 as many scoring cards as rounds left: one must be played now", () => {
    const t = table({ round: 7, hands: { ussr: ["africa-scoring", "detente"] } });
    expect(t.refusal("ussr", "detente")).toMatchObject({ key: "refusal.duty.scoring", rule: "10.1.5" });
    const two = table({ turn: 2, round: 6, hands: { ussr: ["africa-scoring", "middle-east-scoring", "detente"] } });
    expect(two.options("ussr").sort()).toEqual(["africa-scoring", "middle-east-scoring"]);
  });

  test("10.1.5 an eighth round counts as a round left", () => {
    const t = table({
      turn: 2,
      round: 7,
      hands: { ussr: ["africa-scoring", "detente"] },
      effects: [{ card: "presidential-directive-30", side: "ussr", turn: true }],
    });
    expect(t.options("ussr")).toEqual(["africa-scoring", "detente"]);
  });
});

describe("10.2 Strategic Sea Lanes", () => {
  test("10.2.3, example: control doubles, 12 against 3 in the Middle East", () => {
    const t = score("middle-east-scoring", {
      "saudi-arabia": [3, 0],
      oman: [2, 0],
      yemen: [2, 0],
      "south-yemen": [0, 1],
      "sea-lanes": [4, 0],
    });
    expect(t.vp).toBe(9);
    expect(t.told("scoring.sea-lanes")).toEqual([{ side: "us", how: "control", vp: 6 }]);
  });

  test("10.2.4, example: a lead adds 1, 3 against 1 in Africa", () => {
    const t = score("africa-scoring", {
      ethiopia: [0, 1],
      madagascar: [0, 2],
      djibouti: [0, 2],
      egypt: [2, 0],
      kenya: [1, 0],
      "sea-lanes": [1, 0],
    });
    expect(t.vp).toBe(2);
    expect(t.told("scoring")).toMatchObject([
      { region: "africa", us: "presence", usVp: 2, ussr: "presence", ussrVp: 1 },
    ]);
  });

  test("10.2.2 4 influence with 1 of the other side are no control", () => {
    const t = score("middle-east-scoring", { oman: [2, 0], "sea-lanes": [4, 1] });
    expect(t.vp).toBe(4);
  });

  test("10.2.4 an equal number helps nobody", () => {
    expect(score("middle-east-scoring", { oman: [2, 0], "sea-lanes": [2, 2] }).vp).toBe(3);
  });
});

describe("10.3 the track", () => {
  test.each([
    [9, -2, 7],
    [-1, 2, 1],
  ])("10.3.1, 10.3.2, examples: from %i by %i to %i", (vp, _, after) => {
    const setting: Setting = { vp, hands: { ussr: ["africa-scoring"] } };
    const t = table({ ...setting, influence: vp > 0 ? { kenya: [0, 2] } : { kenya: [2, 0] } }).ussr("africa-scoring");
    expect(t.vp).toBe(after);
  });
});

describe("10.4 victory", () => {
  test("10.4.1 10 VP win at once", () => {
    const t = table({ vp: 8, hands: { ussr: ["africa-scoring"] }, influence: { kenya: [2, 0] } }).ussr(
      "africa-scoring",
    );
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "vp", args: { vp: 10 } });
  });

  test("10.4.1 both flashpoints and more of Africa win when Africa is scored, whoever plays the card", () => {
    const t = score("africa-scoring", { ethiopia: [1, 0], somalia: [2, 0], kenya: [0, 2] });
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "africa" });
  });

  test("10.4.1 not with as many countries as the other side", () => {
    const t = score("africa-scoring", { ethiopia: [1, 0], somalia: [2, 0], kenya: [0, 2], sudan: [0, 1] });
    expect(t.outcome).toBeNull();
  });

  const last: Setting = {
    turn: 2,
    round: 7,
    side: "us",
    defcon: 2,
    milOps: { us: 2, ussr: 2 },
    hands: { us: ["strong-man-of-sudan"] },
    romania: { holder: "ussr", faceUp: false },
  };
  const end = (setting: Setting) => table({ ...last, ...setting }).us("strong-man-of-sudan", "influence", "sea-lanes");

  test("10.4.2 both regions without the Sea Lanes, Egypt in both; then the Sea Lanes and Romanian Autonomy", () => {
    // Egypt: 1 + 1 in Africa and 3 + 1 in the Middle East; a lead in the Sea Lanes 1; Romanian Autonomy -1
    const t = end({ influence: { egypt: [2, 0], "sea-lanes": [1, 0] } });
    expect(t.told("vp").map(({ side, amount }) => [side, amount])).toEqual([
      ["us", 2],
      ["us", 4],
      ["us", 1],
      ["ussr", 1],
    ]);
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "final-scoring", args: { vp: 6 } });
  });

  test("10.2.5 control of the Sea Lanes is worth 2", () => {
    expect(end({ influence: { "sea-lanes": [3, 0] } }).outcome).toMatchObject({ winners: ["us"], args: { vp: 1 } });
  });

  test("10.4.2 10 VP no longer end the game, and Africa is not won at once", () => {
    const t = end({ vp: 9, influence: { ethiopia: [1, 0], somalia: [2, 0], "saudi-arabia": [0, 3], oman: [0, 2] } });
    // 9 + 1 - 6 + 1 - 1
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "final-scoring", args: { vp: 4 } });
  });

  test("10.4.2 0 is a draw", () => {
    const t = end({ influence: { "sea-lanes": [0, 0] } });
    expect(t.outcome).toMatchObject({ winners: [], key: "final-scoring", args: { vp: 0 } });
  });
});
