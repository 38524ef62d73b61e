import { describe, expect, test } from "vitest";
import { baseCards, card } from "../../../../src/games/wir-sind-das-volk/cards/index.ts";
import type { CardId } from "../../../../src/games/wir-sind-das-volk/cards/types.ts";
import { germanies } from "../../../../src/games/wir-sind-das-volk/seats.ts";
import { changes, playThrough } from "../changes.ts";
import { table } from "../table.ts";
import { land, usersOf } from "./row.ts";
import { rows } from "./rows.ts";

const othersThan = (id: CardId): CardId[] =>
  baseCards
    .filter((each) => each.decade === card(id).decade && each.id !== id)
    .slice(0, 3)
    .map((each) => each.id);

const uses = rows.flatMap(([id, picks, result]) =>
  germanies.filter((seat) => usersOf[card(id).colour].includes(seat)).map((seat) => ({ id, seat, picks, result })),
);

describe("every event does what is printed on its card", () => {
  test.each(uses)("$id by $seat", ({ id, seat, picks, result }) => {
    const t = table({ ...land, seat, decade: card(id).decade, display: [id, ...othersThan(id)] });
    const before = t.view;
    t.answer(seat, [id, "event"]);
    playThrough(t, seat, picks);
    expect(changes(before, t.view).sort()).toEqual([...result].sort());
    expect(t.asked).toEqual([`${seat === "west" ? "east" : "west"} turn.card`]);
    // the card lies in the row of played cards, or East has it as police card
    expect(t.view.played.includes(id)).toBe(card(id).police === undefined);
    // only the Palace of the Republic finds nothing to repair; see below
    expect(t.told("lost")).toEqual(id === "palace-of-the-republic" ? [{ icon: "icon:repair/east-berlin" }] : []);
  });

  test("there is a row for each of the 80 cards", () => {
    expect(rows.map(([id]) => id)).toEqual(baseCards.map(({ id }) => id));
    expect(uses).toHaveLength(92);
  });

  test("the Palace of the Republic also repairs the factory of East Berlin", () => {
    const t = table({
      seat: "east",
      decade: 3,
      runDown: ["berlin"],
      factories: ["leipzig"],
      display: ["palace-of-the-republic", "steel-crisis"],
    }).east("palace-of-the-republic", "event", "icon:living-standard/east/east-berlin", "icon:repair/east-berlin");
    t.east("leipzig");
    expect(t.view.factories).toEqual({ berlin: "sound", leipzig: "run-down" });
  });

  test("the other side may not use a red or a yellow event", () => {
    for (const [id] of rows)
      for (const seat of germanies) {
        const t = table({ ...land, seat, decade: card(id).decade, display: [id, ...othersThan(id)] });
        t.answer(seat, [id]);
        expect([id, seat, t.options(seat).includes("event")]).toEqual([
          id,
          seat,
          usersOf[card(id).colour].includes(seat),
        ]);
      }
  });
});
