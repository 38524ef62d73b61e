import { describe, expect, test } from "vitest";
import { phase } from "./phase.ts";

describe("[B13.2] prestige", () => {
  test("nobody at 0", () => {
    expect(phase("prestige", {}).told("prestige.nobody")).toEqual([{}]);
  });

  test("the side of the marker picks its box or one nearer to the start", () => {
    const t = phase("prestige", { tracks: { prestige: 3 }, unrest: { sachsen: 2 } });
    expect(t.options("east")).toEqual(["box:east-3", "box:east-2", "box:east-1"]);
    t.east("box:east-2");
    expect(t.view.unrest.sachsen).toBe(1);
  });

  test("icons in any order, all places by that side", () => {
    const t = phase("prestige", { tracks: { prestige: -5 }, standard: { sachsen: 1, thueringen: 1 } });
    t.west("box:west-5", "icon:unrest/east", "brandenburg");
    t.west("thueringen");
    expect(t.view.unrest.brandenburg).toBe(1);
    expect(t.view.standard).toMatchObject({ sachsen: 1, thueringen: 0 });
  });

  test("run-down becomes a dismantling if every factory is run down, and may end the game", () => {
    const t = phase("prestige", {
      tracks: { prestige: -1 },
      runDown: ["leipzig", "dresden"],
      segments: ["leipzig--dresden"],
    });
    expect(t.view.segments).toEqual([]);
    expect(phase("prestige", { tracks: { prestige: -1 }, runDown: ["leipzig"] }).outcome?.key).toBe("insolvency");
  });

  test("a dismantling icon that cannot be carried out is insolvency, other icons are lost", () => {
    const lost = phase("prestige", { tracks: { prestige: -5 } }).west("box:west-5", "icon:remove-living-standard/east");
    expect(lost.told("lost")).toEqual([{ icon: "icon:remove-living-standard/east" }]);
    const t = phase("prestige", { tracks: { prestige: -4 } }).west("box:west-4", "icon:dismantle/east");
    expect(t.outcome?.winners).toEqual(["west"]);
  });
});
