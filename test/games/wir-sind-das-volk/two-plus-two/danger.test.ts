import { describe, expect, test } from "vitest";
import { dangerOf } from "../../../../src/engine/index.ts";
import type { CardId } from "../../../../src/games/wir-sind-das-volk/cards/types.ts";
import type { Seat } from "../../../../src/games/wir-sind-das-volk/seats.ts";
import { type Setting, type Table, table } from "../table.ts";

const danger = (t: Table, seat: Seat, option: string) => dangerOf(t.match, seat, option);

/** In the first decade, with all cards in the small decks. */
const brink = (doves: number, setting: Setting = {}) =>
  table({ display: ["korean-war", "land-reform", "berlin-airlift"], ...setting, powers: { doves, ...setting.powers } });

const war = (doves: number, presser: Seat) => ({ key: "danger.nuclear-war", args: { doves, presser } });

describe("[11] nuclear war by one's own play", () => {
  test("a dove turned down by the event, the last one", () => {
    const t = brink(0, { seat: "usa" }).usa("korean-war");
    expect(danger(t, "usa", "event")).toEqual(war(0, "usa"));
    expect(danger(t, "usa", "build")).toBeNull();
  });

  test("[7] or by the value", () => {
    const t = brink(0, { seat: "usa", display: ["atoms-for-peace", "land-reform", "berlin-airlift"] });
    expect(danger(t, "usa", "atoms-for-peace")).toBeNull();
    t.usa("atoms-for-peace");
    expect(danger(t, "usa", "build")).toEqual(war(0, "usa"));
    expect(danger(t, "usa", "event")).toBeNull();
  });

  test("and it is still said while the action is carried out", () => {
    const t = brink(0, { seat: "usa", display: ["atoms-for-peace", "land-reform", "berlin-airlift"] });
    expect(danger(t.usa("atoms-for-peace", "build"), "usa", "done")).toEqual(war(0, "usa"));
  });

  test("[6.5] the arms race draws a card: 3 of 10 turn a dove down for the USA in decade I", () => {
    const t = brink(0, { seat: "usa" }).usa("land-reform");
    expect(danger(t, "usa", "arms-race")).toEqual({ ...war(0, "usa"), chance: { ways: 3, cases: 10 } });
    expect(danger(t, "usa", "credit")).toBeNull();
    expect(danger(brink(1, { seat: "usa" }).usa("land-reform"), "usa", "arms-race")).toBeNull();
  });

  test("[8] of a deck its size and its last card are known, and that none that reshuffles has gone", () => {
    const t = brink(0, {
      seat: "usa",
      display: [
        "land-reform",
        "berlin-airlift",
        "1953-uprising",
        "saar-protectorate",
        "founding-of-the-fdj",
        "sputnik",
      ],
      powers: { armsDeck: ["arms-04", "arms-10"] },
    });
    t.usa("land-reform", "arms-race").ussr("berlin-airlift", "arms-race");
    t.west("1953-uprising", "build", "done").east("saar-protectorate", "build", "done");
    expect(t.view.powers).toMatchObject({ armsDeckSize: 8, lastArms: "arms-10" });
    // of eight, arms-03 for sure; of the seven others not seen last six lie there, two of the seven with a dove: 1/8 + 6/8 × 2/7
    expect(danger(t.usa("founding-of-the-fdj"), "usa", "arms-race")).toMatchObject({ chance: { ways: 19, cases: 56 } });
  });

  test("[8] a conflict card turns a dove down in 3 of 10 cases, and in another draws a card of the arms race", () => {
    const t = brink(0, { seat: "usa", display: ["hungarian-uprising", "land-reform", "berlin-airlift"] });
    expect(danger(t.usa("hungarian-uprising"), "usa", "build")).toEqual({
      ...war(0, "usa"),
      chance: { ways: 33, cases: 100 },
    });
  });

  test("a dove and two conflicts turn down three at most", () => {
    const event = (doves: number) => danger(brink(doves, { seat: "usa" }).usa("korean-war"), "usa", "event");
    expect(event(0)).toEqual(war(0, "usa"));
    // 55.5 in a hundred, in so few cases that one can grasp it
    expect(event(1)?.chance).toEqual({ ways: 11, cases: 20 });
    expect(event(3)).toBeNull();
  });

  test("[9] the automatic event that follows, by who has played last", () => {
    const t = brink(0, { seat: "west", display: ["korean-war", "land-reform"] });
    expect(danger(t, "west", "land-reform")).toEqual({
      key: "danger.nuclear-war",
      args: { doves: 0, presser: "west", card: "korean-war" },
    });
    // the other way round it would be the event
    expect(danger(t, "west", "korean-war")).toBeNull();
    expect(danger(brink(0, { seat: "west", hands: { west: ["1953-uprising"] } }), "west", "1953-uprising")).toBeNull();
  });

  test("[9] at level 3 the leader of the arms race may cancel it: oneself, or somebody who decides", () => {
    const taking = (seat: Seat, arms: number) =>
      danger(brink(0, { seat, display: ["hungarian-uprising", "land-reform"], tracks: { arms } }), seat, "land-reform");
    const loss = (presser: Seat) => ({
      key: "danger.nuclear-war",
      args: { doves: 0, presser, card: "hungarian-uprising" },
    });
    expect(taking("usa", -4)).toBeNull();
    expect(taking("usa", -3)).toEqual(loss("usa"));
    expect(taking("ussr", -4)).toEqual({ ...loss("ussr"), decides: "usa" });
  });

  test("[6.4] who plays an event turns doves up before", () => {
    const t = brink(0, { seat: "usa", display: ["atoms-for-peace", "land-reform", "berlin-airlift"] });
    expect(danger(t.usa("atoms-for-peace"), "usa", "event")).toBeNull();
  });
});

describe("[11] nuclear war by somebody else's play", () => {
  /** The USA uses a value that draws a conflict and turns a dove down; West is asked in between. */
  const asked = (west: readonly CardId[]) =>
    brink(0, {
      seat: "usa",
      display: ["atoms-for-peace", "land-reform", "berlin-airlift"],
      powers: { conflictDeck: ["conflict-09"], peacemakers: { usa: [], west: [...west], ussr: [], east: [] } },
    }).usa("atoms-for-peace", "build", "done");

  test("who loses by it is told, who wins is not", () => {
    expect(asked([]).asked).toEqual(["west unrest.add"]);
    expect(danger(asked([]), "west", "hessen")).toEqual({
      key: "danger.nuclear-war-by",
      args: { doves: 0, presser: "usa" },
    });
    expect(danger(asked(["korean-war"]), "west", "hessen")).toBeNull();
  });
});

describe("[12] the end of the decade, although cards are drawn before", () => {
  /** The last play: then a black card happens, for which both superpowers draw. */
  const last = (setting: Setting) =>
    table({
      seat: "ussr",
      part: 3,
      display: ["land-reform", "korean-war"],
      ...setting,
      powers: { doves: 6, ...setting.powers },
    }).ussr("land-reform");

  test("[B13] insolvency, as far as nobody is asked before; not if it can be built for", () => {
    const t = last({ factories: [], played: ["1953-uprising", "the-wirtschaftswunder"], standard: { hessen: 3 } });
    // in the other cases somebody is asked where unrest goes
    expect(danger(t, "ussr", "credit")).toMatchObject({ key: "end.insolvency", chance: { ways: 57, cases: 100 } });
    expect(danger(t, "ussr", "build")).toBeNull();
  });

  test("[12.2] a card drawn early has no bearing on it", () => {
    const t = table({
      seat: "ussr",
      part: 3,
      display: ["land-reform", "sputnik"],
      tracks: { space: 2 },
      played: ["1953-uprising", "the-wirtschaftswunder"],
      standard: { hessen: 3 },
      powers: { doves: 6 },
    }).ussr("land-reform");
    expect(danger(t, "ussr", "credit")).toMatchObject({ key: "end.insolvency", args: { winners: ["west"] } });
    expect(danger(t, "ussr", "credit")).not.toHaveProperty("chance");
  });
});
