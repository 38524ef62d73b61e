import { describe, expect, test } from "vitest";
import { type Setting, table } from "../../games/wir-sind-das-volk/table.ts";

describe("6.1: removing unrest", () => {
  const display = [
    "berlin-airlift",
    "land-reform",
    "nato-membership-and-rearmament",
    "hydrogen-bomb",
    "korean-war",
  ] as const;
  const setting: Setting = {
    powers: {},
    display: [...display, "atoms-for-peace"],
    unrest: { bayern: 1, sachsen: 1 },
    factories: ["kiel", "leipzig"],
  };

  test("free for a yellow player with a yellow card, for a red one with a red card", () => {
    for (const seat of ["usa", "west"] as const) {
      const t = table({ ...setting, seat });
      t.answer(seat, ["berlin-airlift", "remove-unrest"]);
      expect([t.view.unrest.bayern, t.view.factories.kiel]).toEqual([0, "sound"]);
    }
    for (const seat of ["ussr", "east"] as const) {
      const t = table({ ...setting, seat });
      t.answer(seat, ["land-reform", "remove-unrest"]);
      expect([t.view.unrest.sachsen, t.view.factories.leipzig]).toEqual([0, "sound"]);
    }
  });

  test("with every other card a point of one's own Germany is lost", () => {
    for (const card of [
      "land-reform",
      "nato-membership-and-rearmament",
      "hydrogen-bomb",
      "korean-war",
      "atoms-for-peace",
    ]) {
      const t = table({ ...setting, seat: "usa" }).usa(card, "remove-unrest");
      expect([t.view.unrest.bayern, t.view.factories.kiel, t.view.factories.leipzig]).toEqual([0, undefined, "sound"]);
    }
    for (const card of ["berlin-airlift", "nato-membership-and-rearmament", "hydrogen-bomb", "korean-war"]) {
      const t = table({ ...setting, seat: "ussr" }).ussr(card, "remove-unrest");
      expect([t.view.unrest.sachsen, t.view.factories.leipzig, t.view.factories.kiel]).toEqual([0, undefined, "sound"]);
    }
  });
});

describe("6.2, 6.3: a superpower builds and raises the living standard as its Germany would", () => {
  const display = ["berlin-airlift", "land-reform", "1953-uprising"] as const;

  test("it decides where Hamburg counts, and may send a living standard to West Berlin", () => {
    const hamburg = table({
      powers: {},
      seat: "usa",
      display,
      factories: ["hamburg", "kiel", "bremen"],
      segments: ["kiel--hamburg", "hamburg--bremen"],
    }).usa("berlin-airlift", "raise-standard");
    expect(hamburg.asked).toEqual(["usa factory.counts"]);
    const sent = table({
      powers: {},
      seat: "usa",
      display,
      unrest: { "west-berlin": 1 },
      factories: ["koeln", "dortmund", "duisburg"],
      segments: ["dortmund--koeln", "duisburg--koeln", "duisburg--dortmund"],
    }).usa("berlin-airlift", "raise-standard", "send:nordrhein-westfalen");
    expect([sent.view.sectors.british, sent.view.unrest["west-berlin"]]).toEqual([1, 0]);
  });

  test("it decides where an external factory counts", () => {
    const t = table({
      powers: {},
      seat: "ussr",
      display,
      factories: ["schwedt", "neubrandenburg", "rostock", "polska-north"],
      segments: ["schwedt--polska-north", "neubrandenburg--polska-north", "rostock--neubrandenburg"],
    }).ussr("land-reform", "raise-standard");
    expect(t.asked).toEqual(["ussr factory.counts"]);
  });

  test("it uses the value of its side", () => {
    const t = table({ powers: {}, seat: "usa", display }).usa("1953-uprising", "build");
    expect(t.match.pending[0]?.args).toMatchObject({ left: 4, value: 4 });
    const red = table({ powers: {}, seat: "ussr", display }).ussr("1953-uprising", "build", "leipzig");
    expect(red.asked).toEqual(["west turn.card"]);
  });
});

describe("6.4: events", () => {
  const treaty: Setting = {
    powers: { doves: 3 },
    decade: 2,
    display: ["non-proliferation-treaty", "noespl-reforms", "vietnam-war"],
  };

  test("example 1: the USSR uses First man on the Moon and ignores everything yellow", () => {
    const t = table({
      powers: {},
      seat: "ussr",
      decade: 2,
      display: ["first-man-on-the-moon", "noespl-reforms", "vietnam-war"],
    }).ussr("first-man-on-the-moon", "event");
    expect(t.view.tracks).toMatchObject({ space: 1, dominance: 1, prestige: 0, arms: 0 });
    expect(t.view.powers?.treasury).toEqual({ usa: 6, ussr: 3 });
  });

  test("example 2: East uses the Non-Proliferation Treaty, two doves rise, prestige moves, East keeps the card", () => {
    const t = table({ ...treaty, seat: "east" }).east("non-proliferation-treaty", "event");
    t.east("icon:dove-up", "icon:dove-up", "prestige:east");
    expect(t.view.tracks).toMatchObject({ prestige: 1, dominance: 0 });
    expect(t.view.powers).toMatchObject({ doves: 5, peacemakers: { east: ["non-proliferation-treaty"] } });
    expect(t.view.played).toEqual([]);
  });

  test("example 2, the other way: dominance moves to the USA to sabotage the USSR", () => {
    const t = table({ ...treaty, seat: "east" }).east("non-proliferation-treaty", "event");
    t.east("icon:dove-up", "icon:dove-up", "dominance:west");
    expect(t.view.tracks).toMatchObject({ prestige: 0, dominance: -1 });
    expect(t.view.powers).toMatchObject({ doves: 5, peacemakers: { east: ["non-proliferation-treaty"] } });
  });

  test("of a neutral card one arrow or one icon may be left out, of the other colours nothing", () => {
    const neutral = table({
      powers: {},
      seat: "ussr",
      display: ["nato-membership-and-rearmament", "land-reform", "korean-war"],
    });
    neutral.ussr("nato-membership-and-rearmament", "event");
    expect(neutral.options("ussr")).toEqual(["all", "icon:unrest/west/west-germany/by-east", "arrow:prestige/west"]);
    for (const card of ["hydrogen-bomb", "korean-war", "atoms-for-peace", "land-reform"] as const) {
      const t = table({ powers: {}, seat: "ussr", display: [card, "berlin-airlift", "marshall-plan"] });
      t.ussr(card, "event");
      expect(t.asked).not.toContain("ussr event.leave-out");
    }
  });

  test("an acting superpower may split a double prestige arrow between both tracks", () => {
    const t = table({
      powers: {},
      seat: "usa",
      display: ["the-miracle-of-bern", "land-reform", "korean-war"],
    }).usa("the-miracle-of-bern", "event", "dominance", "prestige");
    expect(t.view.tracks).toMatchObject({ prestige: -1, dominance: -1 });
  });

  test("the prestige arrow of a special card has priority: Russian tanks", () => {
    const t = table({ powers: {}, seat: "ussr", special: "russian-tanks", hands: { ussr: ["land-reform"] } });
    t.ussr("russian-tanks", "discard:land-reform");
    expect(t.view.tracks).toMatchObject({ prestige: -1, dominance: 0 });
  });

  test("a dominance arrow beyond the end: the favoured superpower takes $1 or removes unrest of its Germany", () => {
    const setting: Setting = {
      powers: {},
      seat: "east",
      decade: 3,
      tracks: { dominance: 6 },
      unrest: { sachsen: 2, bayern: 2 },
      display: ["fall-of-saigon", "nixon-in-china", "steel-crisis"],
    };
    // two arrows, each with its own choice; the event itself costs $1
    const t = table(setting).east("fall-of-saigon", "event").ussr("money", "remove");
    expect(t.view.powers?.treasury).toEqual({ usa: 6, ussr: 6 });
    expect(t.view.unrest).toMatchObject({ sachsen: 1, bayern: 2 });
    const yellow = table({
      ...setting,
      seat: "west",
      tracks: { dominance: -6 },
      display: ["nixon-in-china", "fall-of-saigon", "steel-crisis"],
    });
    yellow.west("nixon-in-china", "event").usa("remove", "money");
    expect(yellow.view.unrest).toMatchObject({ sachsen: 2, bayern: 1 });
    expect(yellow.view.powers?.treasury).toEqual({ usa: 6, ussr: 6 });
  });

  test("weaker Soviet aid: with a value of 0 the USSR may still raise the living standard; East is not concerned", () => {
    const setting: Setting = {
      powers: { weakerAid: true },
      display: ["hydrogen-bomb", "planned-build-up-of-socialism", "berlin-airlift"],
      factories: ["leipzig", "dresden"],
      segments: ["leipzig--dresden"],
    };
    const t = table({ ...setting, seat: "ussr" }).ussr("planned-build-up-of-socialism", "raise-standard", "sachsen");
    expect(t.view.standard.sachsen).toBe(1);
    const idle = table({ ...setting, seat: "ussr" }).ussr("planned-build-up-of-socialism", "build");
    expect(idle.asked).toEqual(["west turn.card"]);
    const east = table({ ...setting, seat: "east" }).east("planned-build-up-of-socialism", "build");
    expect(east.match.pending[0]?.args).toMatchObject({ value: 1 });
  });
});

describe("6.5: the arms race", () => {
  test("the example: in decade II the USSR moves the marker, draws a card and pays $1", () => {
    const t = table({
      powers: { armsDeck: ["arms-02"] },
      seat: "ussr",
      decade: 2,
      display: ["noespl-reforms", "vietnam-war", "non-proliferation-treaty"],
    }).ussr("noespl-reforms", "arms-race");
    expect(t.view.tracks.arms).toBe(1);
    expect(t.told("arms-race.card")).toEqual([{ power: "ussr", card: "arms-02", decade: 2 }]);
    expect(t.view.powers?.treasury).toEqual({ usa: 6, ussr: 5 });
    expect(t.view.powers).toMatchObject({ armsDeckSize: 9, lastArms: "arms-02" });
  });

  test("not for a German state, not with a card that bars it", () => {
    const setting: Setting = { powers: {}, display: ["berlin-airlift", "atoms-for-peace", "land-reform"] };
    expect(
      table({ ...setting, seat: "east" })
        .east("land-reform")
        .options("east"),
    ).not.toContain("arms-race");
    expect(
      table({ ...setting, seat: "usa" })
        .usa("atoms-for-peace")
        .options("usa"),
    ).not.toContain("arms-race");
    expect(
      table({ ...setting, seat: "usa" })
        .usa("berlin-airlift")
        .options("usa"),
    ).toContain("arms-race");
  });
});

describe("6.6: credit", () => {
  const display = ["1953-uprising", "petrodollars", "land-reform"] as const;

  test("the value of the card goes to the treasury, which may leave its track on either side", () => {
    const rich = table({ powers: { treasury: { usa: 11, ussr: 6 } }, seat: "usa", display }).usa(
      "1953-uprising",
      "credit",
    );
    expect(rich.view.powers?.treasury.usa).toBe(15);
    const poor = table({
      powers: { treasury: { usa: -6, ussr: 6 } },
      seat: "ussr",
      decade: 4,
      display: ["challenger-disaster", "launching-dax", "iran-contra-affair"],
    });
    poor.ussr("challenger-disaster", "event");
    expect(poor.view.powers?.treasury.usa).toBe(-8);
  });

  test("in the red only credit, or an event that adds to the own treasury", () => {
    const t = table({ powers: { treasury: { usa: 6, ussr: -1 } }, seat: "ussr", display, unrest: 1 });
    t.ussr("petrodollars");
    expect(t.options("ussr")).toEqual(["event", "credit"]);
    const german = table({ powers: { treasury: { usa: 6, ussr: -1 } }, seat: "east", display }).east("land-reform");
    expect(german.options("east")).toContain("build");
  });
});
