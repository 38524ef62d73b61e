import { describe, expect, test } from "vitest";
import { type Setting, table } from "../../games/undaunted/table.ts";

describe("the end", () => {
  test("comes at once, before the end of the round", () => {
    const t = table({
      hands: { italy: ["italy-rifleman", "italy-scout"], lrdg: ["lrdg-scout"] },
      soldiers: { "italy-rifleman": "18A", "lrdg-rifleman": "13A", "lrdg-machine-gunner": "13A" },
      tokens: { italy: { "18A": "scouted", "6B": "controlled", "2B": "controlled" }, lrdg: {} },
    }).italy("italy-rifleman", "control");
    expect(t.outcome).toMatchObject({ winners: ["italy"], key: "claim" });
    expect(t.asked).toEqual([]);
  });
});

describe("claiming", () => {
  const field = (setting: Setting) => table({ scenario: "landing-ground-7", ...setting });

  test("the LRDG has points for structures only by destroying them", () => {
    const t = field({
      tokens: { lrdg: { "15A": "controlled" } },
      structures: { aircraft: "15A", "motor-pool": "18A" },
      destroyed: ["hangar"],
    });
    expect(t.army("lrdg").points).toBe(1);
  });

  test("Italy only by controlling their tiles while they stand", () => {
    const tokens = { italy: { "15A": "controlled", "14A": "controlled", "18A": "scouted" } } as const;
    expect(field({ tokens }).army("italy").points).toBe(2);
    expect(field({ tokens, structures: { "motor-pool": "18A" } }).army("italy").points).toBe(0);
  });

  test("points of controlled tiles and destroyed structures are added up", () => {
    const t = table({
      scenario: "night-reconnaissance",
      tokens: { lrdg: { "21A": "controlled" } },
      structures: {},
      destroyed: ["radio-post"],
    });
    const { objective } = t.tile("21A") ?? {};
    expect(t.army("lrdg").points).toBe(1 + (objective ?? 0));
  });
});

describe("evacuation", () => {
  const exit: Setting = { scenario: "gebel-sherif", side: "lrdg", initiative: "lrdg" };

  test("is a movement out of a tile with the point; all cards of the man leave the game", () => {
    const t = table({
      ...exit,
      hands: { lrdg: ["lrdg-sniper", "lrdg-sniper"], italy: ["italy-rifleman"] },
      deck: { lrdg: ["lrdg-sniper", "lrdg-scout", "lrdg-engineer", "lrdg-navigator"] },
      discard: { lrdg: ["lrdg-sniper"] },
      supply: { lrdg: ["lrdg-sniper", "lrdg-scout"] },
      soldiers: { "lrdg-sniper": "22B" },
    }).lrdg("lrdg-sniper", "stalk", "evacuate");
    expect(t.army("lrdg").evacuated).toEqual(["lrdg-sniper"]);
    expect(t.removed("lrdg")).toEqual(Array(5).fill("lrdg-sniper"));
    expect(t.army("lrdg")).toMatchObject({ played: [], discard: [], deckSize: 3, supply: ["lrdg-scout"] });
    // nor is it a neutralisation
    expect(t.army("italy").neutralised).toEqual([]);
  });

  test("by vehicle its card leaves too, and everybody's aboard", () => {
    const t = table({
      ...exit,
      hands: { lrdg: ["lrdg-rifleman"], italy: ["italy-rifleman"] },
      vehicles: { "lrdg-patrol-truck": { tile: "22B" } },
      soldiers: {
        "lrdg-rifleman": "lrdg-patrol-truck/driver",
        "lrdg-machine-gunner": "lrdg-patrol-truck/gunner",
      },
    }).lrdg("lrdg-rifleman", "seat:drive", "evacuate");
    expect(t.vehicle("lrdg-patrol-truck")).toBeUndefined();
    expect([...t.army("lrdg").evacuated].sort()).toEqual(["lrdg-machine-gunner", "lrdg-patrol-truck", "lrdg-rifleman"]);
  });

  test("who falls is not evacuated but neutralised", () => {
    const t = table({
      scenario: "gebel-sherif",
      side: "italy",
      hands: { italy: ["italy-rifleman"] },
      soldiers: { "lrdg-sniper": "22B" },
      deck: { lrdg: ["lrdg-scout", "lrdg-rifleman"] },
      dice: [0],
    }).italy("italy-rifleman", "attack", "lrdg-sniper");
    expect(t.army("lrdg").evacuated).toEqual([]);
    expect(t.army("italy").neutralised).toEqual(["lrdg-sniper"]);
  });
});

describe("hopeless positions", () => {
  /** Nobody of the LRDG can demolish any more. */
  const noSappers = { "lrdg-engineer": null, "lrdg-saboteur": null } as const;
  const judged = (setting: Setting) =>
    table({ side: "italy", hands: { italy: ["italy-platoon-sergeant"] }, ...setting }).italy(
      "italy-platoon-sergeant",
      "hunker",
    );

  test("an opponent who has to neutralise wins at once", () => {
    expect(judged({ scenario: "fuel-dump", soldiers: noSappers }).outcome).toMatchObject({
      winners: ["italy"],
      key: "hopeless",
    });
  });

  test("an opponent who claims wins at once with more points, else as soon as there are more", () => {
    const field = (tokens: Setting["tokens"]) =>
      judged({ scenario: "landing-ground-7", soldiers: noSappers, tokens: { lrdg: {}, ...tokens } });
    expect(field({ italy: { "15A": "controlled" } }).outcome).toMatchObject({
      winners: ["italy"],
      key: "hopeless-points",
    });
    const even = field({ italy: { "15A": "scouted" } });
    expect(even.outcome).toBeNull();
    expect(even.army("lrdg").hopeless).toBe(true);
  });

  test("if neither can any more, more points win, and a tie the initiative token", () => {
    const none: Setting = {
      scenario: "landing-ground-7",
      soldiers: { ...noSappers, "italy-rifleman": null },
      tokens: { lrdg: {}, italy: {} },
    };
    expect(judged({ ...none, structures: { hangar: "14A" }, destroyed: ["aircraft"] }).outcome?.winners).toEqual([
      "lrdg",
    ]);
    for (const initiative of ["lrdg", "italy"] as const)
      expect(judged({ ...none, initiative }).outcome).toMatchObject({ winners: [initiative], key: "hopeless-tie" });
  });
});
