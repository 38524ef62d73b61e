import { describe, expect, test } from "vitest";
import { redSeaGuests } from "../../../../src/games/cold-war/cards/from-red-sea/index.ts";
import { cards } from "../../../../src/games/twilight-struggle/cards/index.ts";
import { twilightStruggleMessages } from "../../../../src/games/twilight-struggle/messages/index.ts";
import type { TwilightOptions } from "../../../../src/games/twilight-struggle/options.ts";
import { twilightStruggleTitle as title } from "../../../../src/games/twilight-struggle/title.ts";
import { gamePhrase } from "../../../../src/i18n/phrase.ts";
import { boardLines } from "../../../board-words.ts";
import { type Table, table } from "../table.ts";

const times = (count: number, id: string) => Array<string>(count).fill(id);
const placed = (options: Partial<TwilightOptions> = { redSeaCards: true }) =>
  table({ fresh: true, options })
    .ussr(...times(6, "poland"))
    .us(...times(7, "italy"));
const refused = (t: Table, option: string) => {
  const reason = t.refusal("us", option);
  return reason === null ? "taken" : gamePhrase("en", reason, twilightStruggleMessages);
};

const costs = (column: "us" | "ussr" | "neutral", era: "mid" | "late") =>
  redSeaGuests
    .filter((id) => cards[id].side === column && cards[id].era === era)
    .map((id) => `${cards[id].code}:${cards[id].ops}`)
    .join(" ");

test("12.3.2: the list and its costs", () => {
  expect(costs("neutral", "mid")).toBe("RS42:2 RS44:2 RS51:2");
  expect(costs("us", "mid")).toBe("RS1:2 RS3:2 RS4:2 RS6:3 RS7:1 RS14:3 RS15:2 RS16:1");
  expect(costs("ussr", "mid")).toBe("RS19:3 RS21:2 RS23:1 RS28:1 RS32:2");
  expect(costs("neutral", "late")).toBe("");
  expect(costs("us", "late")).toBe("RS2:3 RS5:1 RS8:3 RS9:4 RS10:1 RS11:2 RS17:4 RS18:2 RS46:1");
  expect(costs("ussr", "late")).toBe("RS24:3 RS25:2 RS27:3 RS30:2 RS31:2 RS33:2 RS34:1 RS35:2 RS36:4");
});

describe("12.3.1: the choice", () => {
  test("comes after the complete set-up, the US first, then the headlines of turn 1", () => {
    const t = placed();
    expect(t.asked).toEqual(["us combination.card"]);
    expect(t.match.pending[0]?.args).toEqual({ left: 9 });
    t.us("done");
    expect(t.asked).toEqual(["ussr combination.card"]);
    t.ussr("done");
    expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
    expect(t.told("combination")).toEqual([
      { side: "us", cards: [], spent: 0 },
      { side: "ussr", cards: [], spent: 0 },
    ]);
  });

  test("comes after extra influence", () => {
    const t = placed({ redSeaCards: true, handicap: 1, handicapSide: "us" });
    expect(t.asked).toEqual(["us influence.handicap"]);
    t.us("japan");
    expect(t.asked).toEqual(["us combination.card"]);
  });

  test("own column and common cards, at most 9 points, one copy of each", () => {
    const t = placed();
    expect(t.options("us")).toEqual([...redSeaGuests.filter((id) => cards[id].side !== "ussr"), "done"]);
    t.us("carter-doctrine", "separatists", "zbig");
    expect(t.asked).toEqual(["ussr combination.card"]);
    expect(t.options("ussr")).not.toContain("separatists");
    expect(t.options("ussr")).toContain("water-wars");
    expect(t.options("ussr")).not.toContain("peace-corps");
  });

  test("a refusal says why", () => {
    const t = placed().us("carter-doctrine", "afghanistan-invasion");
    expect(refused(t, "centcom")).toBe("CENTCOM costs 3, and 1 is left. [RS 12]");
    expect(refused(t, "mr-nyet")).toBe("Only USSR can bring in Mr. Nyet. [RS 12]");
    expect(refused(t, "carter-doctrine")).toBe("Carter Doctrine has been brought in already. [RS 12]");
    expect(refused(t, "nato")).toBe("NATO is not among the cards that can be brought in. [RS 12]");
  });

  test("each card joins with its era; the length of the game is the usual one", () => {
    const t = placed().us("usaid", "zbig", "done").ussr("the-lion-falters", "done");
    expect(t.view.deckSize).toBe(22);
    expect(boardLines(title, t.view, "en")[0]).toContain("of 10");
    expect(title.lookUp("card", "usaid", "en", t.view).join("\n")).toContain("in turn 4");
    expect(title.lookUp("card", "zbig", "en", t.view).join("\n")).toContain("in turn 8");
    expect(title.lookUp("card", "centcom", "en", t.view).join("\n")).toContain("Not used in this game");
    const guests = { us: ["usaid", "zbig"], ussr: ["the-lion-falters"] } as const;
    const end = {
      options: { redSeaCards: true },
      guests,
      milOps: { us: 5, ussr: 5 },
      step: { at: "turn-end" },
    } as const;
    const count = (each: Table) => each.view.deckSize + each.view.handSizes.us + each.view.handSizes.ussr;
    const without = (turn: number) => count(table({ milOps: end.milOps, step: end.step, turn }));
    expect(count(table({ ...end, turn: 3 }))).toBe(without(3) + 2);
    expect(count(table({ ...end, turn: 7 }))).toBe(without(7) + 1);
  });

  test("everybody sees what is brought in", () => {
    const t = placed().us("usaid", "done").ussr("nasserism", "done");
    expect(t.view.guests).toEqual({ us: ["usaid"], ussr: ["nasserism"] });
    const status = boardLines(title, t.view, "ru").join("\n");
    expect(status).toContain("Агентство США по международному развитию");
    expect(status).toContain("*«Насеризм»*");
  });

  test("in the Late War scenario the eras have come: all join what is left of the draw pile", () => {
    const t = table({ fresh: true, options: { redSeaCards: true, scenario: "late-war" } });
    const before = t.view.deckSize;
    t.us("usaid", "zbig", "done").ussr("nasserism", "done");
    expect(t.view.deckSize).toBe(before + 3);
  });

  test("without the option nobody is asked, and nothing tells of it", () => {
    const t = placed({});
    expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
    for (const field of ["guests", "first", "centcom", "shown"]) expect(t.view).not.toHaveProperty(field);
  });
});
