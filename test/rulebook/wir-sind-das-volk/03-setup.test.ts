import { expect, test } from "vitest";
import { table } from "../../games/wir-sind-das-volk/table.ts";

test("3: markers on their start boxes, $6 each, six doves, USA, USSR, West, East", () => {
  const t = table({ fresh: true, powers: {} });
  expect(t.view.tracks).toEqual({ prestige: 0, currency: 0, socialists: 0, dominance: 0, space: 0, arms: 0 });
  expect(t.view.powers).toMatchObject({
    treasury: { usa: 6, ussr: 6 },
    doves: 6,
    order: ["usa", "ussr", "west", "east"],
    dearerArms: false,
    weakerAid: false,
    armsDeckSize: 10,
    conflictDeckSize: 10,
    lastArms: null,
    lastConflict: null,
  });
  expect(t.asked).toEqual(["usa turn.card"]);
});
