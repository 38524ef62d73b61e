import { describe, expect, test } from "vitest";
import { card, expansionCards } from "../../../../src/games/wir-sind-das-volk/cards/index.ts";
import { germanyOf } from "../../../../src/games/wir-sind-das-volk/seats.ts";
import { changes, playThrough } from "../changes.ts";
import { table } from "../table.ts";
import { expansionRows, world } from "./expansion-rows.ts";
import { usersOf } from "./row.ts";

const uses = expansionRows.flatMap(([id, { yellow, red }]) =>
  usersOf[card(id).colour].map((seat) => {
    const [picks, result] = (germanyOf(seat) === "west" ? yellow : red) ?? [[], ["no row"]];
    return { id, seat, picks, result };
  }),
);

describe("every event of 2+2 does what its card says", () => {
  test.each(uses)("$id by $seat", ({ id, seat, picks, result }) => {
    const { decade, colour } = card(id);
    const others = expansionCards.filter((each) => each.decade === decade && each.id !== id).slice(0, 3);
    const t = table({ ...world, seat, decade, display: [id, ...others.map((each) => each.id)] });
    const before = t.view;
    t.answer(seat, [id, "event"]);
    playThrough(t, seat, picks);
    // [11] a green card is kept by whoever used its event
    const kept = colour === "green" ? [`peacemakers of ${seat} 1`] : [];
    expect(changes(before, t.view).sort()).toEqual([...result, ...kept].sort());
    expect(t.told("lost")).toEqual([]);
    expect(t.view.played.includes(id)).toBe(colour !== "green" && id !== "hungarian-uprising");
  });

  test("there is a row for each of the 40 cards, for every seat that may use it", () => {
    expect(expansionRows.map(([id]) => id)).toEqual(expansionCards.map(({ id }) => id));
    expect(uses).toHaveLength(128);
  });
});

describe("[9] every event of 2+2 by itself", () => {
  test.each(expansionRows)("%s", (id, { auto: [picks, result] }) => {
    const { decade } = card(id);
    const t = table({ ...world, decade, display: [id], step: { at: "automatic", seat: "usa" } });
    playThrough(t, "usa", picks);
    expect(changes(table({ ...world, decade }).view, t.view).sort()).toEqual([...result].sort());
    expect(t.view.played.includes(id)).toBe(id !== "hungarian-uprising");
    expect(t.asked).toEqual(["ussr turn.card"]);
  });
});
