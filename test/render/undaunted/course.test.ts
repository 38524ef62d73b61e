import { expect, test } from "vitest";
import { courseOf, courseWords } from "../../../render/undaunted/course.ts";
import { openView } from "../../../render/undaunted/model.ts";
import { table } from "../../games/undaunted/table.ts";

test("the end of Undaunted shows how far both sides had come after each round", () => {
  const view = openView(table().match.view(null));
  const armies = {
    lrdg: { ...view.armies.lrdg, goals: [{ goal: view.armies.lrdg.goals[0]?.goal, done: 3, need: 3 }] },
    italy: { ...view.armies.italy, goals: [] },
  } as typeof view.armies;
  const over = (round: number, lrdg: string[]) => ({
    key: "round",
    args: { round: round + 1, over: round, lrdg, italy: [] },
  });
  const course = courseOf([over(1, ["0/3"]), over(2, ["1/3", "1/2"])], { ...view, round: 3, armies });
  expect(course.map(({ round, shares }) => [round, shares.lrdg, shares.italy])).toEqual([
    [0, 0, undefined],
    [1, 0, undefined],
    [2, 0.5, undefined],
    [3, 1, undefined],
  ]);
  expect(courseWords(course, "en")).toBe(
    "How much of the goal, round by round: 1: LRDG 0 %; 2: LRDG 50 %; 3: LRDG 100 %.",
  );
});
