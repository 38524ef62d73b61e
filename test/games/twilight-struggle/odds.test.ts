import { expect, test } from "vitest";
import { table } from "./table.ts";

test("coup odds: 2 operations in Iran against US 1, stability 2", () => {
  const t = table({ influence: { iran: [1, 0] }, hands: { ussr: ["fidel", "nasser"] } });
  const odds = t.match.odds({ seat: "ussr", what: "coup", target: "iran", with: "fidel" });
  expect(odds.args).toMatchObject({ ops: 2, stability: 2, modifier: 0, defcon: 4 });
  // die + 2 - 4: 1 and 2 fail, 3 removes 1, 4 to 6 remove 1 and add 1 to 3
  expect(odds.chances.map(({ args, ways }) => [args.removed, args.added, ways])).toEqual([
    [0, 0, 2],
    [1, 0, 1],
    [1, 1, 1],
    [1, 2, 1],
    [1, 3, 1],
  ]);
});

test("realignment odds: the rulebook's North Korea [6.2.2]", () => {
  const t = table({ side: "us", influence: { "north-korea": [0, 3] }, hands: { us: ["nato", "duck-and-cover"] } });
  const odds = t.match.odds({ seat: "us", what: "realign", target: "north-korea" });
  expect(odds.args).toMatchObject({ usModifier: 0, ussrModifier: 2 });
  // the US must roll at least 3 more: 3-1.. (4,1)(5,1)(5,2)(6,1)(6,2)(6,3)
  const loses = odds.chances.filter((chance) => chance.key === "odds.loses");
  expect(loses.reduce((sum, { ways }) => sum + ways, 0)).toBe(6);
  expect(odds.chances.reduce((sum, { ways }) => sum + ways, 0)).toBe(36);
});

test("space odds, and what is refused", () => {
  const t = table({ space: { us: 1 }, influence: { iran: [1, 0] }, hands: { ussr: ["fidel", "nasser"] } });
  expect(t.match.odds({ seat: "ussr", what: "space" })).toMatchObject({
    args: { box: 1, ops: 2, upTo: 3 },
    chances: [{ args: { vp: 1 }, ways: 3 }, { ways: 3 }],
  });
  expect(() => t.match.odds({ seat: "us", what: "coup", target: "iran" })).toThrow("refusal.coup.empty");
  expect(() => t.match.odds({ seat: "us", what: "coup", target: "nowhere" })).toThrow("refusal.option");
});
