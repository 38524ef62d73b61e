import { describe, expect, test } from "vitest";
import { table } from "./table.ts";

describe("[B2] set-up", () => {
  const t = table({ fresh: true });

  test("3 unrest in every province, 2 in the three suppliers (2015)", () => {
    const { unrest } = t.view;
    expect([unrest["nordrhein-westfalen"], unrest["rheinland-pfalz"], unrest["baden-wuerttemberg"]]).toEqual([2, 2, 2]);
    expect(Object.values(unrest).filter((count) => count === 3)).toHaveLength(11);
  });

  test("1 socialist in the box (2015), markers on the start boxes, no Wall", () => {
    const { box, tracks, wall, standard } = t.view;
    expect(box).toBe(1);
    expect([tracks.prestige, tracks.currency, tracks.socialists]).toEqual([0, 0, 0]);
    expect(wall).toBe(false);
    expect(Object.values(standard).every((level) => level === 0)).toBe(true);
  });

  test("four factories, no infrastructure", () => {
    expect(Object.keys(t.view.factories).sort()).toEqual(["berlin", "bitterfeld", "dortmund", "hamburg"]);
    expect(t.view.segments).toEqual([]);
  });

  test("two cards each, seven in the display, special card I, nine left; West begins", () => {
    const { handSizes, display, special, deckSize } = t.view;
    expect([handSizes.west, handSizes.east, handSizes.usa]).toEqual([2, 2, 0]);
    expect(display).toHaveLength(7);
    expect(special).toBe("russian-tanks");
    expect(deckSize).toBe(9);
    expect(t.asked).toEqual(["west turn.card"]);
  });
});

describe("[B3] a turn", () => {
  test("a card of the display or of the hand; the special card for East only", () => {
    const t = table({
      display: ["land-reform", "berlin-airlift"],
      hands: { west: ["the-miracle-of-bern"], east: ["goettingen-eighteen"] },
      special: "russian-tanks",
    });
    expect(t.options("west")).toEqual(["land-reform", "berlin-airlift", "the-miracle-of-bern"]);
    t.west("the-miracle-of-bern", "build", "kiel", "done");
    expect(t.options("east")).toEqual(["land-reform", "berlin-airlift", "goettingen-eighteen", "russian-tanks"]);
  });

  test("a card of the display comes with its value for the side", () => {
    const t = table({ display: ["1953-uprising", "land-reform"] });
    expect(t.hint("west", "1953-uprising")).toEqual({ value: 4, from: "display" });
    expect(table({ seat: "east", display: ["1953-uprising", "land-reform"] }).hint("east", "1953-uprising")).toEqual({
      value: 1,
      from: "display",
    });
  });

  test("[B4] an event of the other colour is not offered, its value is", () => {
    const t = table({ display: ["land-reform", "berlin-airlift"], unrest: 3, factories: ["kiel"] });
    t.west("land-reform");
    expect(t.options("west")).toEqual(["remove-unrest", "build", "raise-standard"]);
    expect(t.refusal("west", "event")).toEqual({
      key: "refusal.event-colour",
      args: { card: "land-reform" },
      rule: "B4",
    });
  });

  test("a half ends when the display is empty, whatever is in hand; the other player goes on", () => {
    const t = table({ display: ["berlin-airlift"], hands: { west: ["land-reform"], east: ["1953-uprising"] } });
    t.west("berlin-airlift", "build", "kiel", "done");
    expect(t.view.part).toBe(2);
    expect(t.view.display).toHaveLength(7);
    expect(t.asked).toEqual(["east turn.card"]);
  });

  test("after the second half the decade ends; an unplayed special card is discarded", () => {
    const t = table({
      part: 2,
      display: ["berlin-airlift"],
      special: "russian-tanks",
      factories: ["berlin"],
      hands: { west: ["land-reform"] },
    });
    t.west("berlin-airlift", "build", "kiel", "done");
    expect(t.told("phase").map(({ phase }) => phase)).toHaveLength(10);
    t.west("keep");
    expect(t.view.decade).toBe(2);
    expect(t.view.special).toBe("building-the-berlin-wall");
    expect(t.hand("west")).toContain("land-reform");
  });

  test("a hand card can be played while cards lie in the display", () => {
    const t = table({ display: ["berlin-airlift"], hands: { west: ["land-reform"] } });
    t.west("land-reform", "build", "done");
    expect(t.view.display).toEqual(["berlin-airlift"]);
    expect(t.view.played).toEqual(["land-reform"]);
    // East holds no card: the last one of the display is taken without a question
    expect(t.asked).toEqual(["east turn.action"]);
  });
});

describe("[B14] a new decade", () => {
  const ending = {
    step: { at: "decade" },
    decade: 2,
    tracks: { prestige: 1 },
  } as const;

  test("both may discard without seeing what the other does, then draw up to two, the prestige holder first", () => {
    const t = table({ ...ending, hands: { west: ["land-reform", "1953-uprising"], east: ["berlin-airlift"] } });
    expect(t.asked).toEqual(["east hand.sift", "west hand.sift"]);
    expect(t.options("west")).toEqual(["keep", "discard:1", "discard:16", "discard:1+16"]);
    t.west("discard:1");
    expect(t.told("hand.discarded")).toEqual([]);
    t.east("keep");
    expect(t.told("hand.discarded")).toEqual([{ seat: "west", count: 1 }]);
    expect(t.told("hand.discarded", "west")).toEqual([{ seat: "west", count: 1, cards: ["land-reform"] }]);
    expect(t.told("drawn")).toEqual([
      { seat: "east", count: 1 },
      { seat: "west", count: 1 },
    ]);
    expect(t.asked).toEqual(["east turn.card"]);
    expect(t.view.special).toBe("building-the-berlin-wall");
  });

  test("[B15] who holds three must discard at least one", () => {
    const t = table({ ...ending, hands: { west: ["land-reform", "1953-uprising", "berlin-airlift"] } });
    expect(t.options("west")).not.toContain("keep");
    expect(t.options("west")).toHaveLength(7);
    expect(t.refusal("west", "keep")?.key).toBe("refusal.three-cards");
    t.west("discard:1+14");
    expect(t.view.handSizes.west).toBe(2);
  });

  test("[B12] special card IV shows the Wall's fall only if the Wall stands", () => {
    expect(table({ step: { at: "decade" }, decade: 4, wall: true }).view.special).toBe("the-wall-comes-down");
    expect(table({ step: { at: "decade" }, decade: 4 }).view.special).toBe("round-table-emergency-cabinet");
  });
});
