import { describe, expect, test } from "vitest";
import type { CardId } from "../../../src/games/wir-sind-das-volk/cards/types.ts";
import type { Seat } from "../../../src/games/wir-sind-das-volk/seats.ts";
import { type Setting, table } from "../../games/wir-sind-das-volk/table.ts";

const cards = ["atoms-for-peace", "austrian-state-treaty", "sputnik", "marshall-plan", "hydrogen-bomb"] as const;

/** No dove is left; the USSR presses the button with the Hungarian uprising. */
const war = ({ usa, west, ussr, east }: Readonly<Record<Seat, number>>) => {
  const take = (before: number, count: number): CardId[] => cards.slice(before, before + count);
  const peacemakers = {
    usa: take(0, usa),
    west: take(usa, west),
    ussr: take(usa + west, ussr),
    east: take(usa + west + ussr, east),
  };
  const t = table({
    powers: { doves: 0, peacemakers },
    seat: "ussr",
    display: ["hungarian-uprising", "land-reform", "berlin-airlift"],
  });
  return t.ussr("hungarian-uprising", "event", "icon:dove-down").outcome;
};

describe("11, 13: nuclear war", () => {
  test("most peacemaker cards among the other three win; the others are second, the presser loses", () => {
    expect(war({ usa: 1, west: 2, ussr: 0, east: 0 })).toMatchObject({
      winners: ["west"],
      key: "nuclear-war",
      args: { presser: "ussr", usaPoints: 1, westPoints: 4, ussrPoints: -2, eastPoints: 1 },
    });
  });

  test("the presser's ally may win with more cards than anybody", () => {
    expect(war({ usa: 1, west: 0, ussr: 0, east: 2 })).toMatchObject({
      winners: ["east"],
      args: { usaPoints: 1, westPoints: 1, ussrPoints: -2, eastPoints: 4 },
    });
  });

  test("in a tie the presser's ally drops out", () => {
    expect(war({ usa: 2, west: 0, ussr: 0, east: 2 })).toMatchObject({ winners: ["usa"], args: { eastPoints: 1 } });
  });

  test("two opponents with as many share the victory, also with none", () => {
    for (const counts of [
      { usa: 0, west: 0, ussr: 0, east: 0 },
      { usa: 1, west: 1, ussr: 0, east: 1 },
      { usa: 2, west: 2, ussr: 0, east: 1 },
    ])
      expect(war(counts)).toMatchObject({
        winners: ["usa", "west"],
        args: { usaPoints: 4, westPoints: 4, ussrPoints: -2, eastPoints: 1 },
      });
  });

  test("the cards of the presser do not help", () => {
    expect(war({ usa: 0, west: 1, ussr: 3, east: 0 })).toMatchObject({ winners: ["west"] });
  });
});

describe("11: who has peacemaker cards", () => {
  const setting: Setting = {
    powers: { doves: 6 },
    display: ["korean-war", "atoms-for-peace", "land-reform", "sputnik"],
  };

  test.each(["usa", "west", "ussr", "east"] as const)(
    "the %s keeps a green card for its event, a black one for its value",
    (seat) => {
      const green = table({ ...setting, powers: { doves: 3 }, seat });
      green.answer(seat, ["atoms-for-peace", "event", "icon:dove-up", "prestige:west"]);
      expect(green.view.powers?.peacemakers[seat]).toEqual(["atoms-for-peace"]);
      const black = table({ ...setting, seat });
      black.answer(seat, ["korean-war", "build", "done"]);
      expect(black.view.powers?.peacemakers[seat]).toEqual(["korean-war"]);
      expect(black.view.played).toEqual([]);
    },
  );

  test("nobody keeps a green card for its value or a black one for its event", () => {
    const green = table({ ...setting, seat: "east", powers: { conflictDeck: ["conflict-02"] } });
    green.east("atoms-for-peace", "build", "done");
    expect(green.view.powers?.peacemakers.east).toEqual([]);
    expect(green.view.played).toEqual(["atoms-for-peace"]);
    const black = table({ ...setting, seat: "east", powers: { conflictDeck: ["conflict-02", "conflict-04"] } });
    black.east("korean-war", "event", "icon:dove-down", "icon:conflict/usa");
    expect(black.view.powers?.peacemakers.east).toEqual([]);
    expect(black.view.played).toEqual(["korean-war"]);
  });

  test("everybody sees them", () => {
    const t = table({ ...setting, seat: "east" }).east("korean-war", "build", "done");
    for (const seat of [null, "usa", "west", "ussr", "east"] as const)
      expect(t.match.view(seat).powers?.peacemakers.east).toEqual(["korean-war"]);
  });
});
