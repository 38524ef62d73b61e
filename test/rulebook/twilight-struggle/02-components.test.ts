import { expect, test } from "vitest";
import { controls } from "../../../src/games/cold-war/standing.ts";
import { board } from "../../../src/games/twilight-struggle/components/board.ts";
import { table } from "../../games/twilight-struggle/table.ts";

const israel = (us: number, ussr: number) => {
  const { view } = table({ influence: { israel: [us, ussr] }, hands: { ussr: ["fidel", "nasser"] } });
  const held = (side: "us" | "ussr") => controls(board, view, side, board.place("israel"));
  return held("us") ? "us" : held("ussr") ? "ussr" : "nobody";
};

test.each([
  [4, 0, "us"],
  [3, 0, "nobody"],
  [4, 1, "nobody"],
  [5, 1, "us"],
  [7, 4, "nobody"],
  [8, 4, "us"],
  [0, 4, "ussr"],
  [1, 4, "nobody"],
])("2.1.7, example: Israel (stability 4) with US %i and USSR %i is controlled by %s", (us, ussr, holder) => {
  expect(israel(us, ussr)).toBe(holder);
});
