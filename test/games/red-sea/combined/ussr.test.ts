import { describe, expect, test } from "vitest";
import type { CardId } from "../../../../src/games/red-sea/cards/ids.ts";
import { combined } from "./table.ts";

describe("51 Brezhnev Doctrine", () => {
  const brezhnev = { card: "brezhnev-doctrine", side: "ussr", turn: true } as const;
  const t62 = { card: "t62s-and-kalashnikovs", side: "ussr", turn: true } as const;
  const afghanistan = { card: "afghanistan-invasion", side: "us", since: 1 } as const;
  const albania = { card: "albano-stalinist-economics", side: "us", turn: true } as const;
  const worth = (card: CardId, ...effects: NonNullable<Parameters<typeof combined>[0]>["effects"] & {}) => {
    const t = combined({ effects, influence: { oman: [1, 1] }, hands: { ussr: [card], us: ["oau"] }, dice: [1] });
    t.ussr(card, "coup", "oman");
    return (t.told("coup")[0] as { ops: number }).ops;
  };

  test("USSR cards are worth 1 more, not above 4, until the end of the turn", () => {
    const t = combined({ hands: { ussr: ["brezhnev-doctrine"], us: ["oau"] } }).ussr("brezhnev-doctrine", "event");
    expect(t.view.effects).toMatchObject([brezhnev]);
    expect([worth("nasserism", brezhnev), worth("arab-league", brezhnev), worth("wargames", brezhnev)]).toEqual([
      2, 3, 4,
    ]);
  });
  test("with T-62s both add up, and the limit is 4; T-62s alone stop at 3", () => {
    expect([
      worth("nasserism", brezhnev, t62),
      worth("arab-league", brezhnev, t62),
      worth("soviets-airlift-cubans", brezhnev, t62),
    ]).toEqual([3, 4, 4]);
    expect([worth("arab-league", t62), worth("soviets-airlift-cubans", t62), worth("wargames", t62)]).toEqual([
      3, 3, 4,
    ]);
  });
  test("Afghanistan Invasion is part of the same sum", () => {
    expect([worth("arab-league", brezhnev, afghanistan), worth("wargames", brezhnev, t62, afghanistan)]).toEqual([
      2, 4,
    ]);
  });
  test("so is Albano-Stalinist Economics for a point in Africa", () => {
    const t = combined({
      effects: [brezhnev, albania],
      influence: { sudan: [0, 1], oman: [0, 1] },
      hands: { ussr: ["arab-league"], us: ["oau"] },
    }).ussr("arab-league", "influence", "sudan", "sudan");
    expect([t.influence("sudan"), t.asked]).toEqual([[0, 3], ["us play.card"]]);
  });
  test("Romanian Autonomy is worth more too", () => {
    const t = combined({
      effects: [brezhnev],
      influence: { oman: [1, 1] },
      romania: { holder: "ussr", faceUp: true },
      hands: { ussr: ["africa-scoring"], us: ["oau"] },
      dice: [1],
    }).ussr("romanian-autonomy", "coup", "oman");
    expect(t.told("coup")[0]).toMatchObject({ ops: 3 });
  });
});

test("56 Muslim Revolution: two of Sudan, Egypt and Saudi Arabia lose all US influence", () => {
  const t = combined({
    influence: { sudan: [1, 0], egypt: [2, 0], "saudi-arabia": [3, 0], oman: [2, 0], kenya: [2, 0] },
    hands: { ussr: ["muslim-revolution"], us: ["oau"] },
  }).ussr("muslim-revolution", "event");
  expect(t.options("ussr").sort()).toEqual(["egypt", "saudi-arabia", "sudan"]);
  t.ussr("egypt", "saudi-arabia");
  expect([t.influence("egypt"), t.influence("saudi-arabia"), t.influence("sudan")]).toEqual([
    [0, 0],
    [0, 0],
    [1, 0],
  ]);
});

test("61 OPEC: 1 VP each for Egypt and Saudi Arabia; Oman is not the Gulf States", () => {
  const t = combined({
    influence: { egypt: [0, 2], "saudi-arabia": [0, 3], oman: [0, 2] },
    hands: { ussr: ["opec"], us: ["oau"] },
  }).ussr("opec", "event");
  expect([t.vp, t.pileOf("opec")]).toEqual([-2, "discard"]);
});

describe("62 Lone Gunman", () => {
  const gunman = (setting: Parameters<typeof combined>[0] = {}) =>
    combined({
      influence: { kenya: [1, 0] },
      hands: { ussr: ["lone-gunman"], us: ["usaid", "eplf"] },
      ...setting,
    });
  test("the US shows its hand once, then the USSR may conduct operations worth 1, without the space race", () => {
    const t = gunman().ussr("lone-gunman", "event");
    expect(t.told("hand", "ussr")[0]).toMatchObject({ cards: ["usaid", "eplf"] });
    expect(t.told("hand")[0]).not.toHaveProperty("cards");
    expect(t.options("ussr")).not.toContain("space");
    expect(t.options("ussr")).toContain("done");
    t.ussr("influence", "sea-lanes");
    expect(t.asked).toEqual(["us play.card"]);
  });
  test("events change the value", () => {
    const t = gunman({ effects: [{ card: "brezhnev-doctrine", side: "ussr", turn: true }], dice: [1] });
    t.ussr("lone-gunman", "event", "coup", "kenya");
    expect(t.told("coup")[0]).toMatchObject({ ops: 2 });
  });
  test("played by the US at DEFCON 2 a battleground coup makes the US lose", () => {
    const t = combined({
      side: "us",
      defcon: 2,
      influence: { kenya: [1, 0] },
      hands: { us: ["lone-gunman"] },
      dice: [6],
    }).us("lone-gunman", "event-first");
    t.ussr("coup", "kenya");
    expect(t.outcome).toMatchObject({ key: "defcon", winners: ["ussr"] });
  });
});

describe("98 Aldrich Ames Remix", () => {
  const ames = () =>
    combined({
      turn: 2,
      hands: { ussr: ["aldrich-ames-remix", "oau"], us: ["africa-scoring", "usaid"] },
      romania: { holder: "us", faceUp: true },
    }).ussr("aldrich-ames-remix", "event");
  test("the USSR discards a card of its choice, a scoring card unscored; Romanian Autonomy cannot be chosen", () => {
    const t = ames();
    expect(t.options("ussr")).toEqual(["africa-scoring", "usaid"]);
    t.ussr("africa-scoring");
    expect([t.pileOf("africa-scoring"), t.told("scoring")]).toEqual(["discard", []]);
  });
  test("the US hand is open to the USSR for the rest of the turn, to nobody else", () => {
    const t = ames().ussr("africa-scoring");
    expect(t.match.view("ussr").hands.us).toEqual(["usaid"]);
    expect(t.view.hands).toEqual({});
    expect(t.match.view("us").hands).not.toHaveProperty("ussr");
    const later = combined({ turn: 2, hands: { us: ["usaid"], ussr: ["oau"] } });
    expect(later.match.view("ussr").hands).not.toHaveProperty("us");
  });
});

describe("109 Yuri and Samantha", () => {
  const yuri = { card: "yuri-and-samantha", side: "ussr", turn: true } as const;
  const usCoup = (setting: Parameters<typeof combined>[0]) =>
    combined({ side: "us", effects: [yuri], turn: 2, ...setting });
  test("1 VP for each US coup attempt, successful or not; also for Zbig and Famine", () => {
    const failed = usCoup({ influence: { oman: [0, 2] }, hands: { us: ["arab-league"], ussr: ["oau"] }, dice: [1] });
    expect(failed.us("arab-league", "coup", "oman").vp).toBe(-1);
    const zbig = usCoup({ influence: { oman: [0, 2] }, hands: { us: ["zbig"], ussr: ["oau"] }, dice: [6] });
    expect(zbig.us("zbig", "event", "coup", "oman").vp).toBe(-1);
    const famine = usCoup({ influence: { yemen: [0, 2] }, hands: { us: ["famine"], ussr: ["oau"] }, dice: [1] });
    expect(famine.us("famine", "event", "saudi-arabia", "yemen", "yemen").vp).toBe(-1);
  });
  test("wars are no coups, and coups of the USSR do not pay", () => {
    const war = usCoup({ influence: { ethiopia: [0, 1] }, hands: { us: ["ogaden-war"], ussr: ["oau"] }, dice: [1] });
    expect(war.us("ogaden-war", "event").vp).toBe(0);
    const brush = usCoup({ hands: { us: ["brush-war"], ussr: ["oau"] }, dice: [1] });
    expect(brush.us("brush-war", "event", "oman").vp).toBe(0);
    const own = combined({
      turn: 2,
      effects: [yuri],
      influence: { oman: [2, 0] },
      hands: { ussr: ["arab-league"], us: ["oau"] },
      dice: [1],
    });
    expect(own.ussr("arab-league", "coup", "oman").vp).toBe(0);
  });
  test("the VP come after the coup is finished, so DEFCON 1 is first", () => {
    const t = combined({
      turn: 2,
      effects: [yuri],
      vp: -9,
      defcon: 2,
      influence: { kenya: [0, 1] },
      hands: { ussr: ["usaid"], us: ["oau"] },
      dice: [6],
    }).ussr("usaid", "event-first");
    t.us("coup", "kenya");
    expect(t.outcome).toMatchObject({ key: "defcon", winners: ["us"] });
  });
});
