import { expect, test } from "vitest";
import { bars, tapAll } from "./taps.ts";

test("each kind of move takes no more interactions than it may", async () => {
  const tapped = await tapAll();
  const tooMany = tapped.filter(({ name, interactions }) => interactions > bars[name]);
  expect(tooMany.map(({ name, interactions, goal }) => `${name}: ${interactions}, ${goal.picks}`)).toEqual([]);
  expect(tapped.map(({ name }) => name)).toEqual(Object.keys(bars));
  // an attack is posted, and its side goes on
  expect(tapped.find(({ name }) => name === "undauntedAttack")?.isBelow).toBe(true);
});
