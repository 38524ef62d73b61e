import { describe, expect, test } from "vitest";
import { playThrough } from "./changes.ts";
import { type Setting, table } from "./table.ts";

describe("[B7] beyond the end of a track", () => {
  test("prestige: the favoured state removes own unrest or adds unrest to the other", () => {
    const setting: Setting = {
      decade: 2,
      seat: "east",
      tracks: { prestige: 5 },
      unrest: { sachsen: 1 },
      display: ["east-germany-at-the-olympics", "noespl-reforms"],
    };
    const t = table(setting).east("east-germany-at-the-olympics", "event");
    expect(t.view.tracks.prestige).toBe(6);
    expect(t.options("east")).toEqual(["remove", "add"]);
    t.east("add", "bayern");
    expect(t.view.unrest.bayern).toBe(1);
    const calm = table({ ...setting, unrest: 0 }).east("east-germany-at-the-olympics", "event");
    expect(calm.asked).toEqual(["east overflow.add"]);
  });

  test("it is the favoured state that chooses, whoever acts", () => {
    const t = table({
      decade: 3,
      seat: "west",
      tracks: { prestige: 6 },
      unrest: { bayern: 3, sachsen: 1 },
      display: ["frg-recognizes-gdr-sovereignty", "steel-crisis"],
    }).west("frg-recognizes-gdr-sovereignty", "event", "all");
    expect(t.options("west")).toContain("arrow:prestige/east");
    t.west("arrow:prestige/east");
    expect(t.asked).toEqual(["east overflow.way"]);
  });

  test("currency and socialists: left West adds unrest in the East, right East removes it", () => {
    const left = table({
      decade: 2,
      tracks: { currency: -6, prestige: 0 },
      display: ["us-jet-shot-down-in-east-germany", "noespl-reforms"],
    });
    left.west("us-jet-shot-down-in-east-germany", "event");
    expect(left.asked).toEqual(["west overflow.add"]);
    left.west("sachsen");
    expect(left.view.unrest.sachsen).toBe(1);
    const right = table({
      decade: 3,
      seat: "east",
      tracks: { currency: 5 },
      unrest: { sachsen: 1, thueringen: 1 },
      display: ["hidden-currency-import-by-koko", "steel-crisis"],
    }).east("hidden-currency-import-by-koko", "event");
    expect(right.asked).toEqual(["east overflow.remove"]);
    right.east("sachsen");
    expect(right.view.tracks.currency).toBe(6);
    const lost = table({
      decade: 3,
      seat: "east",
      tracks: { currency: 6 },
      display: ["hidden-currency-import-by-koko", "steel-crisis"],
    });
    lost.east("hidden-currency-import-by-koko", "event");
    expect(lost.told("overflow.lost")).toHaveLength(2);
  });
});

describe("[B8] West Berlin and its suppliers", () => {
  test("for every mass protest East lays one on a supplier of its choice", () => {
    const t = table({
      decade: 2,
      seat: "east",
      unrest: { "west-berlin": 3 },
      display: ["spiegel-scandal", "noespl-reforms"],
    }).east("spiegel-scandal", "event", "west-berlin");
    expect(t.asked).toEqual(["east supplier.protest"]);
    expect([...t.options("east")].sort()).toEqual(["baden-wuerttemberg", "nordrhein-westfalen", "rheinland-pfalz"]);
    t.east("rheinland-pfalz");
    expect(t.view.supplierProtests).toEqual(["rheinland-pfalz"]);
  });

  test("when they fall the marker laid last leaves", () => {
    const t = table({
      decade: 2,
      unrest: { "west-berlin": 8 },
      supplierProtests: ["rheinland-pfalz", "nordrhein-westfalen"],
      display: ["ish-bin-ein-bearleener", "noespl-reforms"],
    }).west("ish-bin-ein-bearleener", "remove-unrest");
    expect(t.view.supplierProtests).toEqual(["rheinland-pfalz"]);
    expect(t.told("supplier.lifted")).toEqual([{ province: "nordrhein-westfalen" }]);
  });

  test("ruling 2: an ended mass protest leaves 3 unrest, however many there were", () => {
    const t = table({
      seat: "east",
      unrest: { sachsen: 9, thueringen: 4 },
      special: "russian-tanks",
      hands: { east: ["land-reform"] },
    }).east("russian-tanks", "discard:land-reform");
    playThrough(t, "east", ["sachsen", "sachsen", "thueringen"]);
    expect([t.view.unrest.sachsen, t.view.unrest.thueringen]).toEqual([2, 2]);
  });
});

describe("[B9] socialists", () => {
  const uprising: Setting = { display: ["1953-uprising", "land-reform"], unrest: { sachsen: 2, thueringen: 2 } };

  test("after every action, without a question if the box covers all surplus", () => {
    const t = table({ ...uprising, box: 3 }).west("1953-uprising", "event");
    t.west("sachsen", "sachsen", "thueringen", "thueringen");
    expect(t.view.unrest).toMatchObject({ sachsen: 3, thueringen: 3 });
    expect(t.view.socialists).toMatchObject({ sachsen: 1, thueringen: 1 });
    expect(t.view.box).toBe(1);
    expect(t.asked).toEqual(["east turn.action"]);
  });

  test("East chooses where if they are too few", () => {
    const t = table({ ...uprising, box: 1 }).west("1953-uprising", "event");
    t.west("sachsen", "sachsen", "thueringen", "thueringen");
    expect(t.asked).toEqual(["east socialists.exchange"]);
    t.east("thueringen");
    expect(t.view.unrest).toMatchObject({ sachsen: 4, thueringen: 3 });
    expect(t.view.box).toBe(0);
  });

  test("in the West there are none", () => {
    const t = table({
      decade: 2,
      seat: "east",
      box: 3,
      unrest: { bayern: 3 },
      display: ["spiegel-scandal", "noespl-reforms"],
    });
    t.east("spiegel-scandal", "event", "bayern");
    expect(t.view.unrest.bayern).toBe(4);
    expect(t.view.box).toBe(3);
  });
});

describe("[B10] police", () => {
  const police = [{ card: "stasi-is-founded", strength: "dark" }] as const;

  test("in its own turn East may use each card once, also between two steps", () => {
    const t = table({ seat: "east", police, unrest: { sachsen: 5 }, display: ["land-reform", "berlin-airlift"] });
    expect(t.options("east")).toContain("police");
    t.east("land-reform", "build");
    expect(t.options("east")).not.toContain("leipzig");
    t.east("police");
    expect(t.view.unrest.sachsen).toBe(4);
    t.east("done");
    expect(t.view.police).toEqual([{ card: "stasi-is-founded", strength: "dark", used: true }]);
    expect(t.refusal("east", "police")).toBeTruthy();
  });

  test("a mass protest ended between two points makes building possible", () => {
    const t = table({ seat: "east", police, unrest: { sachsen: 4 }, display: ["land-reform", "berlin-airlift"] });
    t.east("land-reform", "build", "police", "leipzig");
    expect(t.view.factories.leipzig).toBe("sound");
  });

  test("not in a turn of the West, nor without unrest", () => {
    const west = table({ police, unrest: { sachsen: 1 }, display: ["land-reform", "berlin-airlift"] });
    expect(west.options("west")).not.toContain("police");
    expect(west.refusal("west", "police")?.key).toBe("refusal.police-turn");
    const calm = table({ seat: "east", police, display: ["land-reform", "berlin-airlift"] });
    expect(calm.refusal("east", "police")?.key).toBe("refusal.police-calm");
    const none = table({ seat: "east", unrest: 1, display: ["land-reform", "berlin-airlift"] });
    expect(none.refusal("east", "police")?.key).toBe("refusal.police-none");
  });

  test("after the action, if it brought unrest, before socialists are exchanged", () => {
    const t = table({
      seat: "east",
      police,
      box: 1,
      unrest: { sachsen: 3 },
      display: ["planned-build-up-of-socialism", "land-reform"],
    }).east("planned-build-up-of-socialism", "event", "icon:unrest/east", "sachsen");
    t.east("icon:build/east", "rostock", "neubrandenburg");
    // the police was on offer after the unrest and not called: a socialist takes its place
    expect([t.view.unrest.sachsen, t.view.box]).toEqual([3, 0]);
    const again = table({
      seat: "east",
      police,
      box: 1,
      unrest: { sachsen: 3 },
      display: ["planned-build-up-of-socialism", "land-reform"],
    }).east(
      "planned-build-up-of-socialism",
      "event",
      "icon:build/east",
      "rostock",
      "icon:build/east",
      "neubrandenburg",
    );
    again.east("sachsen");
    expect(again.asked).toEqual(["east turn.end"]);
    again.east("police");
    expect([again.view.unrest.sachsen, again.view.box]).toEqual([3, 1]);
  });

  test("once the Stasi is disbanded a police icon has no effect, the card is laid away", () => {
    const t = table({
      decade: 4,
      seat: "east",
      stasiDisbanded: true,
      display: ["stasi-raids-dissident-samizdat-printers", "launching-dax"],
    }).east("stasi-raids-dissident-samizdat-printers", "event");
    expect(t.view.police).toEqual([]);
    expect(t.view.played).toEqual(["stasi-raids-dissident-samizdat-printers"]);
  });

  test("disbanding: all cards are lost, for each used one unrest returns, in different provinces, East choosing", () => {
    const t = table({
      decade: 4,
      seat: "east",
      special: "round-table-emergency-cabinet",
      hands: { east: ["land-reform"] },
      unrest: { sachsen: 4, thueringen: 1 },
      police: [
        { card: "stasi-is-founded", used: true },
        { card: "stalinist-purges", used: true },
        { card: "spring-guns-on-the-border" },
      ],
    }).east("round-table-emergency-cabinet", "discard:land-reform");
    t.east("icon:disband-stasi", "thueringen");
    expect(t.options("east")).not.toContain("thueringen");
    t.east("brandenburg");
    // ending the protest bears the arms of the West
    expect(t.view.police).toEqual([]);
    expect(t.view.stasiDisbanded).toBe(true);
    expect(t.view.unrest).toMatchObject({ thueringen: 2, brandenburg: 1, sachsen: 3 });
    expect(t.view.tracks.currency).toBe(-1);
  });
});

describe("[B5] special cards", () => {
  const tanks: Setting = {
    seat: "east",
    special: "russian-tanks",
    unrest: { sachsen: 3 },
    hands: { east: ["land-reform"] },
  };

  test("the price: a card of the hand, or the West draws one (2015)", () => {
    const t = table({ ...tanks, deck: ["1953-uprising"] }).east("russian-tanks");
    expect(t.options("east")).toEqual(["discard:land-reform", "draw"]);
    t.east("draw");
    expect(t.hand("west")).toEqual(["1953-uprising"]);
    expect(t.told("drawn")).toEqual([{ seat: "west", count: 1 }]);
    const other = table(tanks).east("russian-tanks", "discard:land-reform");
    playThrough(other, "east", []);
    expect(other.hand("east")).toEqual([]);
    expect(other.view.played).toEqual(["russian-tanks"]);
    expect(other.told("hand.discarded")).toEqual([{ seat: "east", count: 1 }]);
  });

  test("ruling 9: with an empty hand the West draws; with an empty deck East discards; with neither it is free", () => {
    const empty = table({ ...tanks, hands: {} }).east("russian-tanks");
    expect(empty.options("east")).toEqual(["draw"]);
    const noDeck = table({ ...tanks, only: true, deck: [] }).east("russian-tanks");
    expect(noDeck.options("east")).toEqual(["discard:land-reform"]);
    const free = table({ ...tanks, hands: {}, only: true, deck: [] }).east("russian-tanks");
    expect(free.told("special.free")).toEqual([{ card: "russian-tanks" }]);
  });

  test("Russian tanks: two mass protests, two unrest, prestige to the West, socialists", () => {
    const t = table({ ...tanks, unrest: { sachsen: 6, thueringen: 4 } }).east("russian-tanks", "discard:land-reform");
    playThrough(t, "east", ["sachsen", "sachsen", "thueringen"]);
    expect(t.view.unrest).toMatchObject({ sachsen: 2, thueringen: 2 });
    expect(t.view.tracks).toMatchObject({ prestige: -1, socialists: 1 });
  });

  test("ruling 17: Honecker may put both living standards into one province", () => {
    const t = table({ seat: "east", decade: 3, special: "honecker-ousts-ulbricht", hands: { east: ["land-reform"] } });
    t.east("honecker-ousts-ulbricht", "discard:land-reform", "sachsen", "sachsen");
    expect(t.view.standard.sachsen).toBe(2);
    expect(t.view.tracks).toMatchObject({ currency: -2, socialists: 2 });
  });

  test("the Wall is built, and comes down", () => {
    const up = table({
      seat: "east",
      decade: 2,
      special: "building-the-berlin-wall",
      hands: { east: ["land-reform"] },
    });
    up.east("building-the-berlin-wall", "discard:land-reform");
    expect(up.view.wall).toBe(true);
    const down = table({
      seat: "east",
      decade: 4,
      wall: true,
      special: "the-wall-comes-down",
      unrest: { sachsen: 1 },
      hands: { east: ["land-reform"] },
    }).east("the-wall-comes-down", "discard:land-reform");
    playThrough(down, "east", []);
    expect(down.view).toMatchObject({ wall: false, stasiDisbanded: true });
    expect(down.view.tracks).toMatchObject({ prestige: 1, socialists: 2 });
    expect(down.view.unrest.sachsen).toBe(0);
  });

  test("event only, and only for the East", () => {
    const west = table({ ...tanks, seat: "west" });
    expect(west.refusal("west", "russian-tanks")?.key).toBe("refusal.special-east");
    expect(table(tanks).east("russian-tanks").asked).toEqual(["east special.price"]);
  });
});

describe("[B11] the Guillaume affair", () => {
  const affair: Setting = {
    seat: "east",
    decade: 3,
    display: ["guillaume-affair", "steel-crisis"],
    hands: { east: ["1973-oil-crisis"], west: ["munich-olympics", "auto-industry-booms"] },
    deck: ["red-army-faction", "palace-of-the-republic"],
  };
  const begun = (setting: Setting = affair) => table(setting).east("guillaume-affair", "event", "icon:guillaume");

  test("East looks at the hand of the West and swaps a card; West knows its own hand, others nothing", () => {
    const t = begun().east("hand", "swap:60/54", "bayern");
    expect(t.hand("east")).toEqual(["munich-olympics"]);
    expect(t.hand("west")).toEqual(["1973-oil-crisis", "auto-industry-booms"]);
    expect(t.told("guillaume.looked")).toEqual([{ at: "hand", count: 2 }]);
    expect(t.told("guillaume.looked", "west")).toEqual([{ at: "hand", count: 2 }]);
    expect(t.told("guillaume.over")).toEqual([{ at: "hand" }]);
    expect(t.told("guillaume.over", "west")).toEqual([
      { at: "hand", taken: "munich-olympics", given: "1973-oil-crisis" },
    ]);
  });

  test("or at the next two cards of the deck: the own card takes exactly the place of the other", () => {
    const t = begun().east("deck");
    expect(t.options("east")).toEqual([
      "nothing",
      "swap:44/54",
      "swap:46/54",
      "remove:red-army-faction",
      "remove:palace-of-the-republic",
    ]);
    t.east("swap:46/54", "bayern");
    expect(t.hand("east")).toEqual(["palace-of-the-republic"]);
    expect(t.match.save().steps.at(-1)?.state.deck.slice(-2)).toEqual(["1973-oil-crisis", "red-army-faction"]);
    // West cannot tell a swap from nothing
    expect(t.told("guillaume.over", "west")).toEqual([{ at: "deck" }]);
  });

  test("from the deck a card may leave the game", () => {
    const t = begun();
    const before = t.view.deckSize;
    t.east("deck", "remove:red-army-faction", "bayern");
    expect(t.view.deckSize).toBe(before - 1);
    expect(t.told("guillaume.removed", "west")).toEqual([{}]);
    expect(t.told("guillaume.removed", "east")).toEqual([{ card: "red-army-faction" }]);
  });

  test("not at an empty hand", () => {
    const t = begun({ ...affair, hands: { east: ["1973-oil-crisis"] } });
    expect(t.asked).toEqual(["east guillaume.choice"]);
    expect(t.told("guillaume.looked")).toEqual([{ at: "deck", count: 2 }]);
  });
});
