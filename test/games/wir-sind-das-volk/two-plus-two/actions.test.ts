import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

describe("[6] actions of superpowers", () => {
  const display = ["berlin-airlift", "land-reform", "korean-war", "marshall-plan"] as const;

  test("[6.1–6.3] they act for their Germany as if they were it", () => {
    const usa = table({ powers: {}, seat: "usa", display, unrest: { bayern: 1 } });
    usa.usa("berlin-airlift", "remove-unrest");
    expect(usa.view.unrest.bayern).toBe(0);
    const ussr = table({ powers: {}, seat: "ussr", display, factories: ["leipzig"] }).ussr("land-reform", "build");
    expect(ussr.options("ussr")).toContain("leipzig--dresden");
    expect(ussr.options("ussr")).not.toContain("kiel");
  });

  test("[6.1] with a blue, green, black or opposing card the removal costs a point", () => {
    const t = table({ powers: {}, seat: "west", display, unrest: { bayern: 1 }, factories: ["kiel"] });
    t.west("korean-war", "remove-unrest");
    expect(t.view.factories.kiel).toBeUndefined();
  });

  test("[6.5] arms race: one box, a card; not with a card that bars it, nor at the end of the track", () => {
    const t = table({
      powers: { armsDeck: ["arms-02"] },
      seat: "ussr",
      decade: 2,
      display: ["noespl-reforms", "vietnam-war", "non-proliferation-treaty"],
    });
    // the example of the rulebook: decade II, red column: the USSR pays $1
    t.ussr("noespl-reforms", "arms-race");
    expect(t.view.tracks.arms).toBe(1);
    expect(t.view.powers?.treasury.ussr).toBe(5);
    const barred = table({ powers: {}, seat: "usa", display }).usa("korean-war");
    expect(barred.refusal("usa", "arms-race")?.key).toBe("refusal.arms-race.card");
    const end = table({ powers: {}, seat: "usa", display, tracks: { arms: -6 } }).usa("berlin-airlift");
    expect(end.refusal("usa", "arms-race")?.key).toBe("refusal.arms-race.end");
    const west = table({ powers: {}, seat: "west", display }).west("berlin-airlift");
    expect(west.refusal("west", "arms-race")?.key).toBe("refusal.superpower");
  });

  test("[22] dearer arms race: $1 for the action, not for draws by arrows", () => {
    const t = table({ powers: { dearerArms: true, armsDeck: ["arms-07"] }, seat: "usa", display }).usa(
      "berlin-airlift",
      "arms-race",
    );
    expect(t.view.powers?.treasury.usa).toBe(4);
  });

  test("[6.6] credit: the value of the own side", () => {
    const t = table({ powers: {}, seat: "ussr", display }).ussr("marshall-plan", "credit");
    expect(t.view.powers?.treasury.ussr).toBe(7);
    expect(table({ powers: {}, seat: "usa", display }).usa("marshall-plan", "credit").view.powers?.treasury.usa).toBe(
      9,
    );
  });

  test("[6.6] in debt only credit, or an event that brings money; $0 is no debt", () => {
    const debt = { treasury: { usa: -1, ussr: 0 } };
    const t = table({
      powers: debt,
      seat: "usa",
      display: ["reparations-and-war-booty", "berlin-airlift", "korean-war"],
      special: "russian-tanks",
    });
    t.usa("reparations-and-war-booty");
    expect(t.options("usa")).toEqual(["event", "credit"]);
    expect(t.refusal("usa", "build")?.key).toBe("refusal.debt");
    // nothing but credit is left: no question
    const other = table({ powers: debt, seat: "usa", unrest: 1, factories: ["kiel"], display }).usa("berlin-airlift");
    expect(other.view.powers?.treasury.usa).toBe(1);
    const ussr = table({ powers: debt, seat: "ussr", display, special: "russian-tanks" });
    expect(ussr.options("ussr")).toContain("russian-tanks");
    ussr.ussr("berlin-airlift");
    expect(ussr.options("ussr")).toContain("build");
    const broke = table({
      powers: { treasury: { usa: 6, ussr: -1 } },
      seat: "ussr",
      display,
      special: "russian-tanks",
    });
    expect(broke.refusal("ussr", "russian-tanks")?.key).toBe("refusal.debt");
  });

  test("[6.4] weaker aid: the USSR builds and raises with 1 less, credit is not affected, East neither", () => {
    const weaker = { weakerAid: true };
    const t = table({ powers: weaker, seat: "ussr", display }).ussr("land-reform", "build", "leipzig");
    expect(t.asked).toEqual(["west turn.card"]);
    expect(
      table({ powers: weaker, seat: "ussr", display }).ussr("land-reform", "credit").view.powers?.treasury.ussr,
    ).toBe(8);
    const east = table({ powers: weaker, seat: "east", display }).east("land-reform", "build", "leipzig");
    expect(east.asked).toEqual(["east build.point"]);
  });

  test("[6.4] an acting superpower may turn a prestige arrow into dominance; Germans and priority arrows may not", () => {
    const setting: Setting = {
      powers: {},
      decade: 2,
      display: ["east-germany-at-the-olympics", "noespl-reforms", "vietnam-war"],
    };
    const t = table({ ...setting, seat: "ussr" }).ussr(
      "east-germany-at-the-olympics",
      "event",
      "prestige",
      "dominance",
    );
    expect(t.view.tracks).toMatchObject({ prestige: 1, dominance: 1 });
    const east = table({ ...setting, seat: "east" }).east("east-germany-at-the-olympics", "event");
    expect(east.view.tracks.prestige).toBe(2);
    const tanks = table({ powers: {}, seat: "ussr", special: "russian-tanks", hands: { ussr: ["land-reform"] } });
    tanks.ussr("russian-tanks", "discard:land-reform");
    expect(tanks.view.tracks.prestige).toBe(-1);
  });

  test("[6.4] an acting superpower may see the drawn card before it chooses the track of a prestige arrow", () => {
    const t = table({
      powers: { conflictDeck: ["conflict-02"] },
      seat: "ussr",
      decade: 3,
      tracks: { dominance: 5 },
      display: ["watergate", "nixon-in-china", "petrodollars"],
    }).ussr("watergate", "event");
    expect(t.options("ussr")).toEqual(["icon:conflict/usa", "arrow:prestige/east"]);
    t.ussr("icon:conflict/usa");
    // the second box of the conflict card lies beyond the end
    expect(t.view.tracks.dominance).toBe(6);
    expect(t.view.powers?.treasury.ussr).toBe(7);
    t.ussr("prestige");
    expect(t.view.tracks).toMatchObject({ prestige: 1, dominance: 6 });
  });

  test("[6.4] a marker near its end may be pushed over it before it is moved back", () => {
    const t = table({
      powers: { doves: 6 },
      seat: "west",
      decade: 3,
      tracks: { prestige: -6 },
      unrest: { bayern: 1 },
      display: ["helsinki-final-act", "nixon-in-china", "petrodollars"],
    }).west("helsinki-final-act", "event");
    expect(t.options("west")).toEqual(["icon:dove-up", "arrow:prestige/east/priority", "icon:choose-marker"]);
    t.west("icon:choose-marker", "prestige:west", "remove");
    expect(t.view.unrest.bayern).toBe(0);
    expect(t.view.tracks.prestige).toBe(-5);
  });

  test("[6.4] beyond the end of dominance: $1 or 1 unrest less, the favoured superpower's choice", () => {
    const t = table({
      powers: {},
      seat: "west",
      tracks: { dominance: -5 },
      unrest: { bayern: 1 },
      display: ["truman-doctrine", "berlin-airlift", "land-reform"],
    });
    t.west("truman-doctrine", "event");
    expect(t.view.tracks.dominance).toBe(-6);
    expect(t.options("usa")).toEqual(["money", "remove"]);
    t.usa("remove");
    expect(t.view.unrest.bayern).toBe(0);
  });

  test("[27] prestige overflow is decided by the German state, also when a superpower acts", () => {
    const t = table({
      powers: {},
      decade: 2,
      seat: "ussr",
      tracks: { prestige: 6 },
      unrest: { sachsen: 1 },
      display: ["spiegel-scandal", "noespl-reforms", "vietnam-war"],
    });
    t.ussr("spiegel-scandal", "event", "arrow:prestige/east", "prestige");
    expect(t.asked).toEqual(["east overflow.way"]);
  });

  test("[21] space arrows beyond the end are lost", () => {
    const t = table({
      powers: {},
      seat: "ussr",
      tracks: { space: 5 },
      display: ["sputnik", "land-reform", "berlin-airlift"],
    });
    t.ussr("sputnik", "event", "prestige");
    expect(t.view.tracks.space).toBe(6);
    expect(t.told("arrow.lost")).toEqual([{ track: "space", power: "ussr" }]);
  });
});
