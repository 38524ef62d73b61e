import { expect, test } from "vitest";
import type { Card } from "../../../src/games/cold-war/cards/card.ts";
import { other } from "../../../src/games/cold-war/seats.ts";
import { cards, everyCardId } from "../../../src/games/twilight-struggle/cards/index.ts";
import { table } from "./table.ts";

/** Played by the other side, the event going first. */
const played = (id: (typeof everyCardId)[number]) => {
  const { side } = cards[id];
  if (side === "neutral") throw new Error(`${id} is nobody's`);
  const player = other(side);
  const t = table({
    turn: 8,
    side: player,
    defcon: 3,
    hands: { [player]: [id] },
    influence: { italy: [1, 1] },
    dice: [1, 1],
  });
  return { t: player === "us" ? t.us(id, "event-first") : t.ussr(id, "event-first"), side };
};

const has = (what: keyof Card<never>, value?: string) =>
  everyCardId.filter((id) => cards[id][what] !== undefined && (value === undefined || cards[id][what] === value));

test.each(has("peril", "falls").filter((id) => cards[id].twoCards !== true))("the event of %s lowers DEFCON", (id) => {
  expect(played(id).t.defcon).toBe(2);
});

test.each(has("gains").filter((id) => typeof cards[id].gains === "number"))(
  "the event of %s gives its side as much as it says",
  (id) => {
    const { t, side } = played(id);
    const vp = side === "us" ? t.vp : -t.vp;
    expect(vp).toBe(cards[id].gains);
  },
);

test("Duck and Cover gives 5 less the new level", () => {
  expect(played("duck-and-cover").t.vp).toBe(3);
});

test("no other event lowers DEFCON before anybody is asked", () => {
  const quiet = everyCardId.filter(
    (id) => cards[id].side !== "neutral" && cards[id].peril === undefined && !cards[id].preventedBy,
  );
  expect(quiet.length).toBeGreaterThan(90);
  expect(quiet.filter((id) => played(id).t.defcon < 3)).toEqual([]);
});
