import { expect, test } from "vitest";
import type { Think } from "../../src/computer/index.ts";
import { Match, readSaved } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import { hintFor } from "../../src/table/index.ts";
import { table } from "../games/twilight-struggle/table.ts";

/** Whoever thinks so takes the first of these that is offered. */
const wants =
  (...wanted: string[]): Think =>
  async ({ ask }) => {
    const found = wanted.find((each) => ask.options.some(({ id }) => id === each));
    return [found ?? (ask.options[0]?.id as string)];
  };

const hint = (think: Think, setting: Parameters<typeof table>[0]) => {
  const title = titles.get("twilight-struggle");
  if (title === undefined) throw new Error("No such title");
  const saved = readSaved(JSON.stringify(table(setting).match.save()), "a position");
  return hintFor(think, { id: "G", version: 3 }, Match.load(title.game, saved), "us");
};

test("nothing is looked at behind a die", async () => {
  const setting = {
    side: "us",
    turn: 3,
    hands: { us: ["nato", "duck-and-cover"], ussr: [] },
    influence: { iran: [0, 1], iraq: [0, 1] },
  } as const;
  const { steps, after } = await hint(wants("nato", "coup", "iran"), setting);
  expect(steps.map(({ option }) => option)).toEqual(["nato", "coup", "iran"]);
  expect(after).toBeNull();
});

test("a move is told to its end, and what is known then", async () => {
  const setting = {
    side: "us",
    turn: 3,
    hands: { us: ["nato", "duck-and-cover"], ussr: ["fidel"] },
    influence: { iran: [1, 0] },
  } as const;
  const { steps, after } = await hint(wants("duck-and-cover", "influence", "iran"), setting);
  expect(steps.map(({ option }) => option).slice(0, 3)).toEqual(["duck-and-cover", "influence", "iran"]);
  expect((after as { influence: { us: number[] } }).influence.us.some((markers) => markers >= 4)).toBe(true);
});
