import { describe, expect, test } from "vitest";
import { type Setting, table } from "../../games/wir-sind-das-volk/table.ts";

const at = (phase: NonNullable<Setting["phase"]>, setting: Setting = {}) => table({ powers: {}, ...setting, phase });

describe("12.1: arms race", () => {
  test("a marker on a victory box wins before anything else is looked at", () => {
    const t = at("arms-race", { tracks: { arms: -5, space: 6 }, unrest: { bayern: 20 } });
    expect(t.outcome).toMatchObject({ winners: ["usa"], key: "arms-race" });
    expect(t.told("phase")).toEqual([{ phase: "arms-race", decade: 1 }]);
  });

  test("other icons of the track do not count here", () => {
    const t = at("arms-race", { tracks: { arms: 4 }, factories: ["berlin"] });
    expect(t.outcome).toBeNull();
    expect(t.view.powers?.treasury).toEqual({ usa: 8, ussr: 8 });
  });
});

describe("12.2: space race", () => {
  test("the victory box wins at once", () => {
    const t = at("space-race", { tracks: { space: 6 }, unrest: { sachsen: 20 } });
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "space-race" });
  });

  test("3−1: the USSR draws now, may not discard that card before it has three, then discards any one", () => {
    const t = at("space-race", {
      tracks: { space: 2 },
      factories: ["berlin"],
      hands: { ussr: ["land-reform", "1953-uprising"] },
    });
    const early = t.told("early-card", "ussr")[0]?.card as string;
    expect(t.told("early-card", "east")).toEqual([{ seat: "ussr" }]);
    expect(t.options("ussr")).toEqual(["keep", "discard:1", "discard:16", "discard:1+16"]);
    t.ussr("keep");
    expect(t.options("ussr").sort()).toEqual(["1953-uprising", "land-reform", early].sort());
    t.ussr(early);
    expect(t.hand("ussr")).toEqual(["land-reform", "1953-uprising"]);
  });

  test("3−1 with nothing in hand: two more are drawn, one of the three goes", () => {
    const t = at("space-race", { tracks: { space: 2 }, factories: ["berlin"] });
    expect(t.options("ussr")).toHaveLength(3);
    t.ussr(t.options("ussr")[1] ?? "");
    expect(t.view.handSizes).toEqual({ usa: 2, west: 2, ussr: 2, east: 2 });
  });
});

describe("12.3: dominance", () => {
  test("the leader uses its box or a lower one; both have income, also in decade IV", () => {
    const t = at("dominance", { decade: 4, tracks: { dominance: -2 }, unrest: { bayern: 1 }, factories: ["berlin"] });
    expect(t.options("usa")).toEqual(["box:usa-2", "box:usa-1"]);
    t.usa("box:usa-2");
    expect(t.view.unrest.bayern).toBe(0);
    expect(t.view.powers?.treasury).toEqual({ usa: 9, ussr: 8 });
  });
});

describe("12.4: the winner in two stages", () => {
  const collapse: Setting = { unrest: { sachsen: 16 } };

  test.each([
    ["the yellow side wins when the East collapses", "mass-protests", { unrest: { sachsen: 16 } }, "west", "collapse"],
    ["or is insolvent", "police-upkeep", { police: [{ card: "stalinist-purges" }] }, "west", "insolvency"],
    ["or when socialism fails", "socialists", { tracks: { socialists: -6 } }, "west", "socialism-fails"],
    ["the red side when the West collapses", "mass-protests", { unrest: { bayern: 16 } }, "east", "collapse"],
    ["or both do", "mass-protests", { unrest: { bayern: 16, sachsen: 16 } }, "east", "both-collapse"],
    [
      "or when socialism triumphs",
      "socialists",
      { tracks: { socialists: 6 }, box: 12 },
      "east",
      "triumph-of-socialism",
    ],
    ["or holds out to the end", "mass-protests", { decade: 4 }, "east", "held-out"],
  ] as const)("%s", (_, phase, setting: Setting, side, key) => {
    expect(at(phase, setting).outcome).toMatchObject({ key, winners: [side] });
    const power = side === "west" ? "usa" : "ussr";
    const dominance = side === "west" ? -1 : 1;
    // the superpower wins if it is ahead of the other one
    expect(at(phase, { ...setting, tracks: { ...setting.tracks, dominance } }).outcome).toMatchObject({
      key,
      winners: [power],
    });
    // and nothing helps the superpower of the losing side
    expect(at(phase, { ...setting, tracks: { ...setting.tracks, dominance: -dominance } }).outcome).toMatchObject({
      key,
      winners: [side],
    });
  });

  test("every full $2 of debt costs 1 victory point", () => {
    const points = (ussr: number) =>
      at("mass-protests", { ...collapse, powers: { treasury: { usa: 6, ussr } } }).outcome?.args.ussrVp;
    expect([points(0), points(-1), points(-2), points(-3), points(-4)]).toEqual([0, 0, -1, -1, -2]);
  });

  test("debt may decide: with as many points on the tracks the superpower without debt is ahead", () => {
    const t = at("mass-protests", { ...collapse, powers: { treasury: { usa: 0, ussr: -2 } } });
    expect(t.outcome).toMatchObject({ winners: ["usa"], args: { usaVp: 0, ussrVp: -1 } });
  });
});
