import { describe, expect, test } from "vitest";
import type { soldierIds } from "../../../src/games/undaunted/components/index.ts";
import type { Side } from "../../../src/games/undaunted/seats.ts";
import { type Setting, type Table, table } from "./table.ts";

/** The side sends an officer to the supply, which changes nothing, and everything is judged. */
function judged(side: Side, setting: Setting): Table {
  const officer = side === "lrdg" ? "lrdg-lieutenant" : "italy-platoon-sergeant";
  const t = table({ side, ...setting, hands: { [side]: [officer] } });
  return side === "lrdg" ? t.lrdg(officer, "hunker") : t.italy(officer, "hunker");
}

const controlled = (...tiles: string[]) => Object.fromEntries(tiles.map((tile) => [tile, "controlled"]));

describe("12.1 The goals of every scenario", () => {
  const goals: readonly [Setting["scenario"], Side, string, met: Setting, short: Setting][] = [
    ["landing-ground-7", "lrdg", "claim", { destroyed: ["motor-pool", "hangar"] }, { destroyed: ["motor-pool"] }],
    [
      "landing-ground-7",
      "italy",
      "claim",
      { tokens: { italy: controlled("18A", "14A") } },
      { tokens: { italy: controlled("15A", "14A") } },
    ],
    ["murzuq-airfield", "lrdg", "claim", { destroyed: ["hangar", "aircraft"] }, { destroyed: ["fuel-tank"] }],
    [
      "murzuq-airfield",
      "italy",
      "claim",
      { tokens: { italy: controlled("14A", "17B") } },
      { tokens: { italy: controlled("15A") } },
    ],
    [
      "gebel-sherif",
      "lrdg",
      "evacuate",
      { evacuated: { lrdg: ["lrdg-scout", "lrdg-sniper", "lrdg-navigator", "lrdg-engineer"] } },
      { evacuated: { lrdg: ["lrdg-scout", "lrdg-sniper", "lrdg-patrol-truck", "lrdg-engineer"] } },
    ],
    [
      "gebel-sherif",
      "italy",
      "neutralise",
      { neutralised: { italy: ["lrdg-scout", "lrdg-sniper", "lrdg-navigator"] } },
      { neutralised: { italy: ["lrdg-scout", "lrdg-sniper", "lrdg-pilot-car"] } },
    ],
    [
      "the-well",
      "lrdg",
      "claim",
      { tokens: { lrdg: controlled("18A", "20A") } },
      { tokens: { lrdg: controlled("16A", "20A") } },
    ],
    [
      "the-well",
      "italy",
      "claim",
      { tokens: { italy: controlled("18A", "16A") } },
      { tokens: { italy: controlled("18A") } },
    ],
    [
      "fuel-dump",
      "lrdg",
      "claim",
      { destroyed: ["ammo-dump", "radio-post"] },
      { destroyed: ["fuel-tank", "radio-post"] },
    ],
    [
      "fuel-dump",
      "italy",
      "neutralise",
      { neutralised: { italy: ["lrdg-scout", "lrdg-sniper"] } },
      { neutralised: { italy: ["lrdg-scout", "lrdg-pilot-car"] } },
    ],
    [
      "vulnerable-camp",
      "lrdg",
      "neutralise",
      {
        neutralised: { lrdg: ["italy-scout", "italy-medium-tank", "italy-recon-car", "italy-rifleman"] },
      },
      { neutralised: { lrdg: ["italy-scout", "italy-medium-tank", "italy-recon-car"] } },
    ],
    [
      "vulnerable-camp",
      "italy",
      "claim",
      { tokens: { italy: controlled("18A"), lrdg: {} } },
      { tokens: { italy: controlled("6B"), lrdg: {} } },
    ],
    [
      "convoy",
      "lrdg",
      "neutralise",
      { neutralised: { lrdg: ["italy-truck", "italy-recon-car"] } },
      { neutralised: { lrdg: ["italy-truck", "italy-scout"] } },
    ],
    [
      "convoy",
      "italy",
      "evacuate",
      { evacuated: { italy: ["italy-truck"] } },
      { evacuated: { italy: ["italy-scout"] } },
    ],
    [
      "breakout",
      "lrdg",
      "evacuate",
      { evacuated: { lrdg: ["lrdg-gun-truck"] } },
      { evacuated: { lrdg: ["lrdg-scout", "lrdg-engineer"] } },
    ],
    [
      "breakout",
      "italy",
      "neutralise",
      { neutralised: { italy: ["lrdg-gun-truck", "lrdg-patrol-truck"] } },
      { neutralised: { italy: ["lrdg-scout", "lrdg-patrol-truck"] } },
    ],
    [
      "road-watch",
      "lrdg",
      "claim",
      { tokens: { lrdg: controlled("13A", "15B") } },
      { tokens: { lrdg: controlled("10A", "15B") } },
    ],
    [
      "road-watch",
      "italy",
      "claim",
      { tokens: { italy: controlled("13A", "10A") } },
      { tokens: { italy: controlled("13A") } },
    ],
    [
      "night-reconnaissance",
      "lrdg",
      "claim",
      { tokens: { lrdg: controlled("21A") }, destroyed: ["radio-post"] },
      { tokens: { lrdg: controlled("21A") } },
    ],
    [
      "night-reconnaissance",
      "italy",
      "neutralise",
      { neutralised: { italy: ["lrdg-scout", "lrdg-sniper", "lrdg-navigator", "lrdg-rifleman"] } },
      { neutralised: { italy: ["lrdg-scout", "lrdg-sniper", "lrdg-navigator"] } },
    ],
    [
      "barce",
      "lrdg",
      "claim",
      { destroyed: ["motor-pool", "aircraft", "hangar"] },
      { destroyed: ["motor-pool", "fuel-tank"] },
    ],
    [
      "barce",
      "italy",
      "claim",
      { tokens: { italy: controlled("15A", "8B") } },
      { tokens: { italy: controlled("13B", "8B") } },
    ],
  ];

  test("there are two for each of the eleven", () => {
    expect(goals).toHaveLength(22);
    expect(new Set(goals.map(([scenario, side]) => `${scenario} ${side}`)).size).toBe(22);
  });

  test.each(goals)("%s, %s: %s", (scenario, side, key, met, short) => {
    const base = scenario === undefined ? {} : { scenario };
    expect(judged(side, { ...base, ...met }).outcome).toMatchObject({ winners: [side], key });
    expect(judged(side, { ...base, ...short }).outcome).toBeNull();
  });
});

test("R16: if both goals are met at once the active player wins", () => {
  const both: Setting = {
    scenario: "fuel-dump",
    destroyed: ["ammo-dump", "radio-post"],
    neutralised: { italy: ["lrdg-scout", "lrdg-sniper"] },
  };
  expect(judged("lrdg", both).outcome?.winners).toEqual(["lrdg"]);
  expect(judged("italy", both).outcome?.winners).toEqual(["italy"]);
});

describe("12.2 Hopeless positions", () => {
  const gone = (...ids: (typeof soldierIds)[number][]) => Object.fromEntries(ids.map((id) => [id, null]));

  test("case 1: the opponent wins at once by neutralisation", () => {
    // nobody is left to demolish anything
    const t = judged("italy", { scenario: "fuel-dump", soldiers: gone("lrdg-engineer", "lrdg-saboteur") });
    expect(t.outcome).toEqual({ winners: ["italy"], key: "hopeless", args: { side: "lrdg" } });
    // the end says it, so it is not told before as well
    expect(t.told("hopeless")).toEqual([]);
  });

  const well = (tokens: Setting["tokens"], more: Setting = {}): Setting => ({
    scenario: "the-well",
    soldiers: { ...gone("lrdg-rifleman", "lrdg-navigator"), ...more.soldiers },
    tokens: { lrdg: { "1A": "scouted" }, italy: { "22B": "scouted" }, ...tokens },
    ...(more.initiative === undefined ? {} : { initiative: more.initiative }),
  });

  test("case 2: with a claim the opponent wins at once with more points", () => {
    const t = judged("italy", well({ italy: controlled("20A") }));
    expect(t.outcome).toEqual({
      winners: ["italy"],
      key: "hopeless-points",
      args: { side: "lrdg", lrdg: 0, italy: 1 },
    });
  });

  test("case 2: else the game goes on, until the opponent has more points", () => {
    const t = table({
      ...well({ italy: { "20A": "scouted", "22B": "scouted" } }, { soldiers: { "italy-rifleman": "20A" } }),
      hands: { italy: ["italy-platoon-sergeant", "italy-rifleman"] },
    }).italy("italy-platoon-sergeant", "hunker");
    expect(t.outcome).toBeNull();
    expect(t.army("lrdg").hopeless).toBe(true);
    expect(t.told("hopeless")).toEqual([{ side: "lrdg" }]);
    t.italy("italy-rifleman", "control");
    expect(t.outcome).toMatchObject({ winners: ["italy"], key: "hopeless-points" });
  });

  test("case 2: if the opponent cannot reach the total either, more points win, then the initiative token", () => {
    const none = gone("italy-rifleman", "italy-tank-driver");
    const lead = judged("italy", well({ lrdg: controlled("20A") }, { soldiers: none }));
    expect(lead.outcome).toMatchObject({ winners: ["lrdg"], key: "hopeless-points" });
    for (const initiative of ["lrdg", "italy"] as const)
      expect(judged("italy", well({}, { soldiers: none, initiative })).outcome).toMatchObject({
        winners: [initiative],
        key: "hopeless-tie",
      });
  });

  test("R18: an opponent who evacuates wins at once too", () => {
    const t = judged("italy", {
      scenario: "gebel-sherif",
      evacuated: { lrdg: ["lrdg-scout", "lrdg-sniper", "lrdg-navigator"] },
      soldiers: gone("lrdg-scout", "lrdg-sniper", "lrdg-navigator", "lrdg-engineer"),
    });
    // two are left where three would have to be neutralised
    expect(t.outcome).toEqual({ winners: ["lrdg"], key: "hopeless", args: { side: "italy" } });
  });

  test("too few left to evacuate", () => {
    const t = judged("italy", {
      scenario: "gebel-sherif",
      soldiers: gone("lrdg-scout", "lrdg-sniper", "lrdg-navigator"),
    });
    expect(t.outcome).toEqual({ winners: ["italy"], key: "hopeless", args: { side: "lrdg" } });
  });

  test("R17: a man without cards can still ride, but not walk", () => {
    const left = (place: "4A" | "lrdg-patrol-truck/gunner") =>
      judged("italy", {
        scenario: "gebel-sherif",
        soldiers: { ...gone("lrdg-sniper", "lrdg-navigator"), "lrdg-machine-gunner": place },
        deck: { lrdg: ["lrdg-rifleman", "lrdg-scout", "lrdg-engineer"] },
        supply: { lrdg: ["lrdg-machine-gunner"] },
      }).outcome;
    expect(left("lrdg-patrol-truck/gunner")).toBeNull();
    expect(left("4A")).toMatchObject({ winners: ["italy"], key: "hopeless" });
  });

  test("R17: a card in the supply counts while a Bolster that admits it can come up", () => {
    const supply = (deck: "lrdg-lieutenant" | "lrdg-fog") =>
      judged("italy", {
        scenario: "fuel-dump",
        deck: { lrdg: ["lrdg-scout", deck] },
        supply: { lrdg: ["lrdg-engineer"] },
      }).outcome;
    expect(supply("lrdg-lieutenant")).toBeNull();
    expect(supply("lrdg-fog")).toMatchObject({ winners: ["italy"] });
  });

  test("R17: ground that nobody can scout any more is out of reach, but for those who stalk", () => {
    const left = (soldier: "lrdg-engineer" | "lrdg-saboteur") =>
      judged("italy", {
        scenario: "fuel-dump",
        vehicles: { "lrdg-pilot-car": null },
        neutralised: { italy: ["lrdg-scout"] },
        soldiers: {
          ...gone("lrdg-scout", "lrdg-sniper", "lrdg-engineer", "lrdg-saboteur"),
          [soldier]: "18B",
        },
      }).outcome;
    expect(left("lrdg-saboteur")).toBeNull();
    expect(left("lrdg-engineer")).toMatchObject({ winners: ["italy"], key: "hopeless" });
  });

  test("R30: a single card left in the round is always shown for the initiative, so it counts for nothing", () => {
    const alone = (setting: Setting) =>
      judged("italy", {
        scenario: "fuel-dump",
        deck: { lrdg: ["lrdg-lieutenant"] },
        soldiers: gone("italy-scout"),
        ...setting,
      }).outcome;
    expect(alone({})).toMatchObject({ winners: ["italy"], key: "hopeless" });
    expect(alone({ deck: { lrdg: ["lrdg-lieutenant", "lrdg-fog"] } })).toBeNull();
    // an enemy who conceals would bring a second one
    expect(alone({ soldiers: {} })).toBeNull();
  });

  test("R30: in hand in this round it can still be played; at the end of the turn it is too late", () => {
    const t = table({
      scenario: "fuel-dump",
      side: "lrdg",
      initiative: "lrdg",
      hands: { lrdg: ["lrdg-lieutenant", "lrdg-scout"], italy: ["italy-rifleman"] },
      deck: { lrdg: [] },
      soldiers: gone("italy-scout"),
    }).lrdg("lrdg-scout", "hunker");
    expect(t.outcome).toBeNull();
    expect(t.lrdg("end-turn").outcome).toMatchObject({ winners: ["italy"], key: "hopeless" });
  });

  test("R17: no soldier and no Strafe that can come up: nobody can be neutralised", () => {
    const t = (card: "italy-recon-plane" | "italy-fog") =>
      judged("lrdg", {
        scenario: "fuel-dump",
        deck: { italy: [card, "italy-fog"] },
        supply: { italy: [] },
      });
    expect(t("italy-recon-plane").army("italy").hopeless).toBe(false);
    expect(t("italy-fog").army("italy").hopeless).toBe(true);
  });
});
