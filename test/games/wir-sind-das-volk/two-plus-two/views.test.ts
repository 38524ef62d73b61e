import { expect, test } from "vitest";
import { table } from "../table.ts";

test("hands, decks and prepared cards stay hidden, piles show their last card only", () => {
  const t = table({ fresh: true, powers: {} });
  const text = JSON.stringify(t.view);
  for (const seat of ["usa", "west", "ussr", "east"] as const)
    for (const card of t.hand(seat)) expect(text).not.toContain(`"${card}"`);
  expect(t.match.view("usa").hand).toHaveLength(2);
  expect(Object.keys(t.view.powers ?? {})).not.toContain("armsDeck");
});
