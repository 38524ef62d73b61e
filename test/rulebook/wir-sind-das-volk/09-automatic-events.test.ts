import { describe, expect, test } from "vitest";
import type { CardId } from "../../../src/games/wir-sind-das-volk/cards/types.ts";
import { type Setting, table } from "../../games/wir-sind-das-volk/table.ts";

/** The card happens by itself after an action of the USA. */
const by = (id: CardId, setting: Setting = {}) =>
  table({ powers: {}, unrest: 1, ...setting, display: [id], step: { at: "automatic", seat: "usa" } });

describe("9: what happens", () => {
  test("all of a neutral card", () => {
    const t = by("nationalizing-the-mittelstand", { decade: 3 }).east("sachsen");
    expect(t.view.unrest.sachsen).toBe(2);
    expect(t.view.tracks).toMatchObject({ currency: -2, socialists: 2 });
  });

  test("both colours of a blue card, even if nothing moves in the end", () => {
    const t = by("first-man-on-the-moon", { decade: 2 });
    expect(t.view.tracks).toMatchObject({ space: 0, dominance: 0 });
    expect(t.view.powers?.treasury).toEqual({ usa: 3, ussr: 3 });
  });

  test("not the shaded part of a green card: no marker is chosen, nobody keeps it", () => {
    const t = by("non-proliferation-treaty", { decade: 2, powers: { doves: 2 } });
    expect(t.view.powers?.doves).toBe(4);
    expect(t.view.tracks).toMatchObject({ prestige: 0, dominance: 0 });
    expect(t.view.powers?.peacemakers).toEqual({ usa: [], west: [], ussr: [], east: [] });
    expect(t.view.played).toEqual(["non-proliferation-treaty"]);
  });

  test("a prestige arrow stays one: nobody acts", () => {
    expect(by("the-miracle-of-bern").west("bayern", "hessen").view.tracks).toMatchObject({
      prestige: -2,
      dominance: 0,
    });
  });

  test("what follows from it goes by the usual rules: prestige beyond the end is the favoured state's choice", () => {
    const t = by("east-germany-at-the-olympics", { decade: 2, tracks: { prestige: 5, arms: -6 } });
    t.usa("all");
    expect(t.asked).toEqual(["east overflow.way"]);
  });

  test("a drawn card is placed by its superpower or coat of arms, whoever leads the arms race", () => {
    const t = by("vietnam-war", { decade: 2, tracks: { arms: 3 }, powers: { conflictDeck: ["conflict-09"] } });
    expect(t.asked).toEqual(["west unrest.add"]);
  });
});

describe("9: who places an icon", () => {
  // a red icon without, one of the East with the coat of the West, one of the West with its own coat
  test("without an advantage East places red icons, West yellow ones, coats of arms as printed", () => {
    expect(by("founding-of-the-fdj").asked).toEqual(["west unrest.add"]);
    expect(by("founding-of-the-fdj").west("bayern").asked).toEqual(["east unrest.remove"]);
    expect(by("peace-movement-in-east-and-west", { decade: 4 }).asked).toEqual(["east unrest.add"]);
  });

  test.each([
    ["usa", -1],
    ["usa", -2],
    ["ussr", 1],
    ["ussr", 2],
  ] as const)("level 1: the %s at %i places icons of both colours, but none with a coat of arms", (seat, arms) => {
    const t = by("founding-of-the-fdj", { tracks: { arms } });
    expect(t.asked).toEqual([`${seat} unrest.add`]);
    t.answer(seat, ["bayern"]);
    expect(t.asked).toEqual([`${seat} unrest.remove`]);
    expect(by("peace-movement-in-east-and-west", { decade: 4, tracks: { arms } }).asked).toEqual(["east unrest.add"]);
  });

  test("level 2: the USA also places icons with East's coat of arms, the USSR those with West's", () => {
    const usa = by("peace-movement-in-east-and-west", { decade: 4, tracks: { arms: -3 } });
    expect(usa.asked).toEqual(["usa unrest.add"]);
    usa.usa("bayern", "hessen");
    expect(usa.asked).toEqual(["west unrest.add"]);
    const ussr = by("peace-movement-in-east-and-west", { decade: 4, tracks: { arms: 3 } });
    expect(ussr.asked).toEqual(["east unrest.add"]);
    ussr.east("bayern", "hessen");
    expect(ussr.asked).toEqual(["ussr unrest.add"]);
  });

  test.each([-4, -5, -6])(
    "level 3 and the victory boxes at %i: the leader may also ignore one icon or one arrow",
    (arms) => {
      const t = by("peace-movement-in-east-and-west", { decade: 4, tracks: { arms } });
      expect(t.options("usa")).toEqual(["all", "icon:unrest/west/by-east", "icon:unrest/east/by-west"]);
      t.usa("icon:unrest/west/by-east", "bayern").west("sachsen", "sachsen");
      expect(t.view.unrest).toMatchObject({ bayern: 2, sachsen: 3 });
    },
  );

  test("the advantage is that of before the event, even if the marker moves", () => {
    const t = by("pershing-ii-and-ss-20", {
      decade: 4,
      tracks: { arms: 3 },
      powers: { armsDeck: ["arms-10", "arms-07"] },
    });
    expect(t.asked).toEqual(["ussr unrest.add"]);
    const moving = by("strategic-defense-initiative", {
      decade: 4,
      tracks: { arms: 1 },
      powers: { armsDeck: ["arms-10"] },
    });
    expect(moving.view.tracks.arms).toBe(0);
    expect(moving.told("automatic")).toEqual([{ card: "strategic-defense-initiative", power: "ussr", level: 1 }]);
  });
});
