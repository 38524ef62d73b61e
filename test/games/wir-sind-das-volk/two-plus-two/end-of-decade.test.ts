import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

describe("[12] end of a decade", () => {
  const phase = (name: NonNullable<Setting["phase"]>, setting: Setting = {}) =>
    table({ powers: {}, ...setting, phase: name });

  test("[12.1] a victory box of the arms race wins at once", () => {
    for (const arms of [5, 6])
      expect(phase("arms-race", { tracks: { arms } }).outcome).toMatchObject({
        winners: ["ussr"],
        key: "arms-race",
        args: { ussrPoints: 4, eastPoints: 0, usaPoints: 0 },
      });
    expect(phase("arms-race", { tracks: { arms: -4 } }).outcome).toBeNull();
    expect(phase("arms-race", { decade: 4, tracks: { arms: -5 } }).outcome?.args).toMatchObject({
      usaPoints: 4,
      westPoints: 2,
    });
  });

  test("[12.2] space race: the victory box wins, other boxes give their icons", () => {
    expect(phase("space-race", { tracks: { space: -6 } }).outcome).toMatchObject({
      winners: ["usa"],
      key: "space-race",
    });
    const t = phase("space-race", { tracks: { space: 3 }, factories: ["berlin"] });
    expect(t.told("treasury")[0]).toEqual({ power: "ussr", from: 6, to: 7 });
    expect(t.told("early-card")).toEqual([{ seat: "ussr" }]);
  });

  test("[12.2] 3−1: a card of the next decade now, then fill to three and discard one of them", () => {
    const t = phase("space-race", {
      tracks: { space: -2 },
      factories: ["berlin"],
      hands: { usa: ["land-reform", "1953-uprising"], ussr: ["berlin-airlift"] },
    });
    const [early] = t.told("early-card", "usa");
    expect(early?.card).toBeDefined();
    expect(t.view.handSizes.usa).toBe(3);
    expect(t.asked).toEqual(["usa hand.sift", "ussr hand.sift"]);
    // not the new one
    expect(t.options("usa")).toEqual(["keep", "discard:1", "discard:16", "discard:1+16"]);
    t.usa("discard:1").ussr("keep");
    expect(t.asked).toEqual(["usa hand.keep-two"]);
    expect(t.options("usa")).toHaveLength(3);
    t.usa("1953-uprising");
    expect(t.view.handSizes).toEqual({ usa: 2, west: 2, ussr: 2, east: 2 });
    expect(t.hand("usa")).toContain(early?.card);
  });

  test("[23] 3−1 has no effect in decade IV", () => {
    const t = phase("space-race", { decade: 4, tracks: { space: -2 }, factories: ["berlin"] });
    expect(t.told("lost")).toEqual([{ icon: "icon:draw-3-keep-2" }]);
  });

  test("[12.3] dominance: the leader picks a box; both have the income of the marker's box", () => {
    const t = phase("dominance", { tracks: { dominance: 4 }, factories: ["berlin"], unrest: { sachsen: 1 } });
    expect(t.options("ussr")).toEqual(["box:ussr-4", "box:ussr-3", "box:ussr-2", "box:ussr-1"]);
    t.ussr("box:ussr-2");
    expect(t.told("income")).toEqual([{ usa: 1, ussr: 3 }]);
    expect(t.view.powers?.treasury).toEqual({ usa: 7, ussr: 9 });
    const nobody = phase("dominance", { factories: ["berlin"] });
    expect(nobody.told("income")).toEqual([{ usa: 2, ussr: 2 }]);
  });

  test("[12.3] prestige arrows of the track have priority", () => {
    const t = phase("dominance", { tracks: { dominance: -3 }, factories: ["berlin"] }).usa("box:usa-3");
    expect(t.told("track")[0]).toEqual({ track: "prestige", from: 0, to: -1 });
  });

  test("[12.4] all decisions of the ten phases are the German states'", () => {
    const t = phase("flight", { factories: ["berlin", "leipzig"], standard: { bayern: 2 } });
    expect(t.asked).toEqual(["west flight.dismantle"]);
  });

  describe("[12.4] the winner in two stages", () => {
    const collapse: Setting = { unrest: { sachsen: 16 } };

    test("the winning side's superpower if it has more victory points", () => {
      const t = phase("mass-protests", { ...collapse, tracks: { dominance: -1 } });
      expect(t.outcome).toMatchObject({
        winners: ["usa"],
        key: "collapse",
        args: { side: "west", usaVp: 1, ussrVp: 0, usaPoints: 4, westPoints: 0 },
      });
    });

    test("otherwise its German state: a tie is not enough", () => {
      expect(phase("mass-protests", collapse).outcome).toMatchObject({ winners: ["west"] });
      expect(phase("mass-protests", { ...collapse, tracks: { dominance: 2 } }).outcome).toMatchObject({
        winners: ["west"],
      });
    });

    test("three tracks are added up, every full $2 of debt costs 1", () => {
      const t = phase("mass-protests", {
        decade: 4,
        tracks: { dominance: 2, space: 3, arms: -2 },
        powers: { treasury: { usa: 0, ussr: -5 } },
      });
      // USSR 2 + 2 − 2, USA 1: the red side held out
      expect(t.outcome).toMatchObject({
        winners: ["ussr"],
        key: "held-out",
        args: { usaVp: 1, ussrVp: 2, ussrPoints: 4, eastPoints: 2, westPoints: 0 },
      });
    });
  });
});
