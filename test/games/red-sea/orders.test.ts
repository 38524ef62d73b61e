import { expect, test } from "vitest";
import { redSeaTitle } from "../../../src/games/red-sea/title.ts";
import { choices, order } from "../orders.ts";
import { table } from "./table.ts";

const { orders } = redSeaTitle;

test("4.5.C: a headline can be kept ready for the next turn, but no scoring card, which must not be held until then", () => {
  const t = table({
    step: { at: "headline" },
    hands: { us: ["strong-man-of-sudan", "africa-scoring", "usaid"], ussr: ["nasserism", "detente"] },
  });
  expect(choices(t, orders, "us", "headline")).toEqual(["strong-man-of-sudan", "usaid"]);
  expect(order(t, orders, ["us", "headline", "usaid"])()).toBe(null);
});
