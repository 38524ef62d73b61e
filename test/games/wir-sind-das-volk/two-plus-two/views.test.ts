import { describe, expect, test } from "vitest";
import { type Seat, seats } from "../../../../src/games/wir-sind-das-volk/seats.ts";
import { table } from "../table.ts";

const hands = {
  usa: ["berlin-airlift", "the-miracle-of-bern"],
  west: ["1953-uprising", "monetary-reform-in-the-west"],
  ussr: ["land-reform", "founding-of-the-fdj"],
  east: ["goettingen-eighteen", "saar-protectorate"],
} as const;

describe("what a seat may know", () => {
  const t = table({
    seat: "west",
    hands,
    display: ["korean-war", "truman-doctrine", "stalinist-purges"],
    powers: {
      prepared: ["sputnik", "hydrogen-bomb", "marshall-plan"],
      leftovers: { 1: ["joining-the-cmea"] },
      nextDeck: ["noespl-reforms"],
      early: { seat: "usa", card: "spiegel-scandal" },
    },
  });

  test.each([null, ...seats])("%s sees the own hand only, neither the ally's nor an enemy's", (seat) => {
    const view = t.match.view(seat);
    expect(view.hand).toEqual(seat === null ? [] : hands[seat]);
    expect(view.handSizes).toEqual({ usa: 2, west: 2, ussr: 2, east: 2 });
    const text = JSON.stringify(view);
    for (const other of seats.filter((each) => each !== seat))
      for (const card of hands[other]) expect(text).not.toContain(card);
  });

  test.each([null, ...seats])("%s sees no card of a deck, prepared, left over or drawn early", (seat) => {
    const text = JSON.stringify(t.match.view(seat));
    for (const card of [
      "sputnik",
      "hydrogen-bomb",
      "marshall-plan",
      "joining-the-cmea",
      "noespl-reforms",
      "spiegel-scandal",
    ])
      expect(text).not.toContain(card);
    expect(text).not.toMatch(/arms-\d|conflict-\d/);
    expect(t.match.view(seat).powers).toMatchObject({ prepared: 3, armsDeckSize: 10, conflictDeckSize: 10 });
  });
});

test("of the small decks only their sizes and the last card played are seen", () => {
  const t = table({
    seat: "usa",
    display: ["korean-war", "berlin-airlift", "land-reform", "stalinist-purges"],
    powers: { armsDeck: ["arms-07", "arms-02"] },
  });
  t.usa("berlin-airlift", "arms-race").ussr("land-reform", "arms-race");
  const text = JSON.stringify(t.view);
  expect(t.view.powers).toMatchObject({ armsDeckSize: 8, lastArms: "arms-02" });
  expect(text).not.toContain("arms-07");
});

test("drawing and discarding tell everybody how many, and the owner alone which", () => {
  const t = table({
    seat: "ussr",
    special: "russian-tanks",
    hands: { ...hands, west: ["1953-uprising"] },
    deck: ["joining-the-cmea"],
    powers: {},
  }).ussr("russian-tanks", "draw");
  const readers: (Seat | null)[] = [null, "usa", "ussr", "east"];
  for (const reader of readers) expect(t.told("drawn", reader)).toEqual([{ seat: "west", count: 1 }]);
  expect(t.told("drawn", "west")).toEqual([{ seat: "west", count: 1, cards: ["joining-the-cmea"] }]);
});

test("what East sees by the Guillaume affair is East's alone, also if the USSR plays it", () => {
  const t = table({
    powers: {},
    seat: "ussr",
    decade: 3,
    hands: { west: ["steel-crisis"], usa: ["1973-oil-crisis"], east: ["munich-olympics"] },
    display: ["guillaume-affair", "red-army-faction", "nixon-in-china"],
  }).ussr("guillaume-affair", "event", "prestige", "icon:guillaume");
  t.east("hand");
  expect(t.told("guillaume.looked", "east")).toEqual([{ at: "hand", count: 1, cards: ["steel-crisis"] }]);
  for (const reader of [null, "usa", "ussr"] as const)
    expect(t.told("guillaume.looked", reader)).toEqual([{ at: "hand", count: 1 }]);
  expect(JSON.stringify(t.match.view("ussr"))).not.toContain("steel-crisis");
});
