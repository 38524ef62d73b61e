import { describe, expect, test } from "vitest";
import { baseCards, card } from "../../../../src/games/wir-sind-das-volk/cards/index.ts";
import { changes } from "../changes.ts";
import { table } from "../table.ts";
import { land } from "./row.ts";
import { rows } from "./rows.ts";

describe("[9] every event of the base game by itself: all of it, icons placed by the state of their colour or coat of arms", () => {
  test.each(rows)("%s", (id, picks, result, placedBy) => {
    const { decade } = card(id);
    const setting = { ...land, powers: {}, decade } as const;
    const t = table({ ...setting, display: [id], step: { at: "automatic", seat: "usa" } });
    const askedOf = picks.map((pick) => {
      const [ask] = t.match.pending;
      t.answer(ask?.seat ?? "usa", [pick.replace(/^(west|east)=/, "")]);
      return ask?.seat;
    });
    expect(askedOf).toEqual(placedBy);
    expect(changes(table(setting).view, t.view).sort()).toEqual([...result].sort());
    expect(t.view.played.includes(id)).toBe(card(id).police === undefined);
    // then sub-decade B begins
    expect(t.asked).toEqual(["ussr turn.card"]);
  });

  test("there is a row for each of the 80 cards", () => {
    expect(rows.map(([id]) => id)).toEqual(baseCards.map(({ id }) => id));
  });
});
