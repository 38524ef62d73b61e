import { expect, test } from "vitest";
import type { redSea } from "../../../src/games/red-sea/index.ts";
import { type Setting, table } from "./table.ts";

const odds = (setting: Setting, query: Parameters<typeof redSea.odds>[1]) => {
  const { match } = table(setting);
  return match.odds(query);
};

test("a coup in a flashpoint tells what DEFCON may become", () => {
  const { args, chances } = odds(
    { hands: { ussr: ["detente"] }, influence: { somalia: [2, 0] } },
    { seat: "ussr", what: "coup", target: "somalia", with: 2 },
  );
  expect(args).toMatchObject({ stability: 2, defcon: 4, risk: 3 });
  // dice of 1 and 2 do nothing, 3 and 4 remove 1 and 2, the others add
  expect(chances.map(({ args: { removed, added }, ways }) => [removed, added, ways])).toEqual([
    [0, 0, 2],
    [1, 0, 1],
    [2, 0, 1],
    [2, 1, 1],
    [2, 2, 1],
  ]);
});

test("Romanian Autonomy is worth 3 to who is behind", () => {
  const { args } = odds(
    { vp: 1, hands: { ussr: ["detente"] }, influence: { oman: [2, 0] } },
    { seat: "ussr", what: "coup", target: "oman", with: "romanian-autonomy" },
  );
  expect(args).toMatchObject({ ops: 3 });
});

test("The Derg counts", () => {
  const { args } = odds(
    { hands: { ussr: ["detente"] }, influence: { ethiopia: [2, 0] }, effects: [{ card: "the-derg", side: "ussr" }] },
    { seat: "ussr", what: "coup", target: "ethiopia", with: 2 },
  );
  expect(args).toMatchObject({ stability: 3 });
});

test("there are none for the Sea Lanes", () => {
  const query = { seat: "ussr", what: "coup", target: "sea-lanes" } as const;
  expect(() => odds({ hands: { ussr: ["detente"] }, influence: { "sea-lanes": [2, 0] } }, query)).toThrow();
});
