import { expect, test } from "vitest";
import { type Setting, table } from "../../games/wir-sind-das-volk/table.ts";

const points = (setting: Setting) => {
  const args = table({ powers: {}, phase: "mass-protests", ...setting }).outcome?.args;
  return [args?.usaPoints, args?.westPoints, args?.ussrPoints, args?.eastPoints];
};

test("13: without a war the winner has 4, everybody else 0", () => {
  expect(points({ unrest: { sachsen: 16 } })).toEqual([0, 4, 0, 0]);
  expect(points({ unrest: { bayern: 16 }, tracks: { dominance: 2 } })).toEqual([0, 0, 4, 0]);
  expect(points({ phase: "arms-race", tracks: { arms: -6 } })).toEqual([4, 0, 0, 0]);
  expect(points({ phase: "space-race", tracks: { space: 6 } })).toEqual([0, 0, 4, 0]);
});

test("13: in decade IV the winner's ally is second with 2", () => {
  expect(points({ decade: 4 })).toEqual([0, 0, 2, 4]);
  expect(points({ decade: 4, tracks: { space: 1 } })).toEqual([0, 0, 4, 2]);
  expect(points({ decade: 4, unrest: { sachsen: 16 } })).toEqual([2, 4, 0, 0]);
  expect(points({ decade: 4, phase: "space-race", tracks: { space: -6 } })).toEqual([4, 2, 0, 0]);
});

test("13: a war in decade IV counts as a war", () => {
  const t = table({
    powers: { doves: 0 },
    decade: 4,
    seat: "west",
    display: ["able-archer-83", "launching-dax", "sinatra-doctrine"],
  }).west("able-archer-83", "event", "icon:dove-down");
  expect(t.outcome).toMatchObject({
    winners: ["ussr", "east"],
    args: { usaPoints: 1, westPoints: -2, ussrPoints: 4, eastPoints: 4 },
  });
});
