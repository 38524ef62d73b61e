import { describe, expect, test } from "vitest";
import { baseCards, card } from "../../../../src/games/wir-sind-das-volk/cards/index.ts";
import { changes, playThrough } from "../changes.ts";
import { table } from "../table.ts";
import { land, usersOf } from "./row.ts";
import { rows } from "./rows.ts";

const uses = rows.flatMap(([id, picks, result]) =>
  usersOf[card(id).colour].map((seat) => ({ id, seat, picks, result })),
);

describe("[6.4] in 2+2 a superpower uses an event of the base game as its ally does", () => {
  test.each(uses)("$id by $seat", ({ id, seat, picks, result }) => {
    const { decade } = card(id);
    const others = baseCards.filter((each) => each.decade === decade && each.id !== id).slice(0, 3);
    const t = table({ ...land, powers: {}, seat, decade, display: [id, ...others.map((each) => each.id)] });
    const before = t.view;
    t.answer(seat, [id, "event"]);
    playThrough(t, seat, picks);
    expect(changes(before, t.view).sort()).toEqual([...result].sort());
  });
});
