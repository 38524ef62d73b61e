import { describe, expect, test } from "vitest";
import { orderOfPlay } from "../../../src/games/wir-sind-das-volk/two-plus-two/order.ts";
import { type Setting, table } from "./table.ts";

const order = (tracks: Partial<Record<"prestige" | "dominance" | "space" | "arms", number>>) =>
  orderOfPlay({ tracks: { prestige: 0, currency: 0, socialists: 0, dominance: 0, space: 0, arms: 0, ...tracks } });

describe("[3] set-up", () => {
  const t = table({ fresh: true, powers: {} });

  test("treasuries at $6, six doves, order USA, USSR, West, East; USA begins", () => {
    expect(t.view.powers).toMatchObject({
      treasury: { usa: 6, ussr: 6 },
      doves: 6,
      order: ["usa", "ussr", "west", "east"],
      armsDeckSize: 10,
      conflictDeckSize: 10,
    });
    expect(t.asked).toEqual(["usa turn.card"]);
  });

  test("[4] two cards each, three cards of both games, six prepared, the tenth gone", () => {
    expect(t.view.handSizes).toEqual({ usa: 2, west: 2, ussr: 2, east: 2 });
    expect(t.view.display).toHaveLength(6);
    expect(t.view.powers?.prepared).toBe(6);
    expect(t.view.deckSize).toBe(9);
  });

  test("[14] table talk is stated", () => {
    expect(t.told("table-talk")).toEqual([{ talk: "none" }]);
  });
});

describe("[5] order of play", () => {
  test("the example: prestige +2, dominance 0, USA ahead in space", () => {
    expect(order({ prestige: 2, space: -1 })).toEqual(["east", "usa", "ussr", "west"]);
  });

  test("ties: superpowers first, West before East, space, then arms, then the USA", () => {
    expect(order({})).toEqual(["usa", "ussr", "west", "east"]);
    expect(order({ space: 1, arms: -3 })).toEqual(["ussr", "usa", "west", "east"]);
    expect(order({ arms: 1 })).toEqual(["ussr", "usa", "west", "east"]);
    expect(order({ prestige: -2, dominance: 2 })).toEqual(["ussr", "west", "usa", "east"]);
    expect(order({ prestige: -1, dominance: -1 })).toEqual(["usa", "west", "ussr", "east"]);
  });
});

describe("[4] sub-decades", () => {
  const ending: Setting = {
    seat: "usa",
    display: ["truman-doctrine", "berlin-airlift"],
    powers: {
      prepared: ["sputnik", "korean-war", "atoms-for-peace", "marshall-plan", "hydrogen-bomb", "austrian-state-treaty"],
    },
  };

  test("players act in order, again and again", () => {
    const t = table({ powers: {}, seat: "east", display: ["truman-doctrine", "berlin-airlift", "land-reform"] });
    t.east("berlin-airlift", "build", "done");
    expect(t.asked).toEqual(["usa turn.card"]);
  });

  test("ends with one regular card, which happens by itself; then B with six cards, the next player begins", () => {
    const t = table(ending).usa("berlin-airlift", "credit");
    expect(t.told("automatic")).toEqual([{ card: "truman-doctrine", level: 0 }]);
    expect(t.view.tracks.dominance).toBe(-2);
    expect(t.view.played).toEqual(["berlin-airlift", "truman-doctrine"]);
    expect(t.view.part).toBe(2);
    expect(t.view.display).toHaveLength(6);
    expect(t.asked).toEqual(["ussr turn.card"]);
  });

  test("C has four cards of the base game", () => {
    const t = table({ ...ending, part: 2 }).usa("berlin-airlift", "credit");
    expect(t.view.part).toBe(3);
    expect(t.view.display).toHaveLength(7);
  });

  test("after C comes the end of the decade, with arms race, space race and dominance first", () => {
    const t = table({ ...ending, part: 3, factories: ["berlin"] }).usa("berlin-airlift", "credit");
    expect(
      t
        .told("phase")
        .slice(0, 4)
        .map(({ phase }) => phase),
    ).toEqual(["arms-race", "space-race", "dominance"]);
    t.usa("box:usa-1");
    expect(t.told("phase")).toHaveLength(13);
    expect(t.view.decade).toBe(2);
  });

  test("[28] a player may play from hand; the display does not shrink", () => {
    const t = table({ ...ending, hands: { usa: ["land-reform"] } }).usa("land-reform", "credit");
    expect(t.view.display).toHaveLength(2);
    expect(t.asked).toEqual(["ussr turn.card"]);
  });

  test("[29] a deck that has run out gets one card left over from decade II", () => {
    const t = table({
      powers: { leftovers: { 2: ["spiegel-scandal", "noespl-reforms"] } },
      seat: "east",
      decade: 3,
      special: "honecker-ousts-ulbricht",
      only: true,
      deck: [],
      hands: { usa: ["steel-crisis"] },
      picks: ["noespl-reforms"],
    }).east("honecker-ousts-ulbricht", "draw");
    expect(t.hand("west")).toEqual(["noespl-reforms"]);
  });
});

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

describe("[7] icons at the value", () => {
  test("the example: East builds, the USSR draws a conflict card, a dove turns down", () => {
    const t = table({
      powers: { conflictDeck: ["conflict-04"] },
      seat: "east",
      decade: 2,
      display: ["partial-test-ban-treaty", "noespl-reforms", "vietnam-war"],
    }).east("partial-test-ban-treaty", "build", "leipzig", "dresden");
    expect(t.told("conflict.card")).toEqual([{ power: "ussr", card: "conflict-04" }]);
    expect(t.view.powers).toMatchObject({ doves: 5, treasury: { usa: 6, ussr: 3 } });
  });

  test("the icon beside the value only for a player of its colour, and not with the event", () => {
    const setting: Setting = {
      powers: { conflictDeck: ["conflict-02"] },
      display: ["truman-doctrine", "land-reform", "berlin-airlift"],
    };
    const red = table({ ...setting, seat: "ussr" }).ussr("truman-doctrine", "credit");
    expect(red.view.tracks.dominance).toBe(-2);
    const yellow = table({ ...setting, seat: "usa" }).usa("truman-doctrine", "credit");
    expect(yellow.told("conflict.card")).toEqual([]);
  });

  test("[11] a black card used for its value is kept as peacemaker, its event not", () => {
    const setting: Setting = { powers: {}, seat: "west", display: ["korean-war", "land-reform", "berlin-airlift"] };
    const t = table(setting).west("korean-war", "build", "done");
    expect(t.view.powers?.peacemakers.west).toEqual(["korean-war"]);
    expect(t.view.played).toEqual([]);
  });
});

describe("[8] arms race and conflict cards", () => {
  test("the example: the USSR draws a conflict card, dominance moves two boxes to the left", () => {
    const t = table({
      powers: { conflictDeck: ["conflict-02"] },
      seat: "east",
      display: ["truman-doctrine", "land-reform", "berlin-airlift"],
    });
    t.east("truman-doctrine", "build", "done");
    expect(t.view.tracks.dominance).toBe(-2);
  });

  test("a conflict card that moves the arms marker makes the superpower draw", () => {
    const t = table({
      powers: { conflictDeck: ["conflict-09"], armsDeck: ["arms-03"] },
      seat: "ussr",
      display: ["truman-doctrine", "land-reform", "berlin-airlift"],
    }).ussr("truman-doctrine", "credit");
    expect(t.view.tracks.arms).toBe(1);
    // credit 2, conflict −1, arms race −1
    expect(t.view.powers?.treasury.ussr).toBe(6);
    expect(t.told("reshuffled")).toEqual([{ deck: "arms-race" }]);
    expect(t.view.powers).toMatchObject({
      armsDeckSize: 10,
      lastArms: null,
      conflictDeckSize: 9,
      lastConflict: "conflict-09",
    });
  });

  test("a coat of arms on a drawn card is decided by that state", () => {
    const t = table({
      powers: { armsDeck: ["arms-10"] },
      seat: "usa",
      display: ["truman-doctrine", "land-reform", "berlin-airlift"],
    });
    t.usa("truman-doctrine", "arms-race");
    expect(t.asked).toEqual(["west unrest.add"]);
  });

  test("if both superpowers are hit the acting player sets the order", () => {
    const t = table({ powers: {}, seat: "west", display: ["korean-war", "land-reform", "berlin-airlift"] }).west(
      "korean-war",
      "event",
    );
    expect(t.options("west")).toEqual(["icon:dove-down", "icon:conflict/usa", "icon:conflict/ussr"]);
  });
});

describe("[9] automatic events", () => {
  const last = (id: NonNullable<Setting["display"]>[number], more: Setting = {}) =>
    table({ seat: "usa", unrest: 1, powers: {}, ...more, display: ["berlin-airlift", id] }).usa(
      "berlin-airlift",
      "credit",
    );

  test("neutral: everything; icons of a colour are placed by that state, coats of arms as printed", () => {
    const t = last("nato-membership-and-rearmament");
    expect(t.asked).toEqual(["east unrest.add"]);
    const red = last("land-reform");
    expect(red.asked).toEqual(["east unrest.remove"]);
    const yellow = last("the-miracle-of-bern");
    expect(yellow.asked).toEqual(["west unrest.remove"]);
  });

  test("the colour of an icon is the state it affects", () => {
    const t = last("saar-protectorate", { factories: ["kiel", "ulm"] });
    expect(t.asked).toEqual(["west dismantle.icon"]);
  });

  test("[30] blue: both colours, opposite arrows are netted, both superpowers pay", () => {
    const t = last("race-for-the-rocket-scientists");
    expect(t.view.tracks.space).toBe(0);
    expect(t.told("track")).toEqual([]);
    expect(t.view.powers?.treasury).toEqual({ usa: 7, ussr: 5 });
  });

  test("opposite arms arrows: the marker stays and both draw, in printed order", () => {
    const t = last("hydrogen-bomb", { powers: { armsDeck: ["arms-07", "arms-09"] } });
    expect(t.view.tracks).toMatchObject({ arms: 0, dominance: 0 });
    expect(t.told("arms-race.card")).toEqual([
      { power: "usa", card: "arms-07" },
      { power: "ussr", card: "arms-09" },
    ]);
  });

  test("green: shaded parts are ignored", () => {
    const t = last("atoms-for-peace", { powers: { doves: 3 } });
    expect(t.view.powers).toMatchObject({ doves: 4, treasury: { usa: 9, ussr: 7 } });
    expect(t.view.played).toContain("atoms-for-peace");
  });

  test("prestige arrows cannot become dominance", () => {
    const t = last("marshall-plan");
    t.west("kiel", "ulm");
    expect(t.view.tracks.prestige).toBe(-1);
  });

  test("[31] a police card goes to East", () => {
    const t = last("stasi-is-founded");
    t.east("sachsen");
    expect(t.view.police).toEqual([{ card: "stasi-is-founded", strength: "dark", used: false }]);
  });

  test("advantage 1: the leader places every icon without a coat of arms", () => {
    const t = last("land-reform", { tracks: { arms: -1 } });
    expect(t.asked).toEqual(["usa unrest.remove"]);
    const coat = last("nato-membership-and-rearmament", { tracks: { arms: -2 } });
    expect(coat.asked).toEqual(["east unrest.add"]);
  });

  test("advantage 2: also those with the opposing state's coat, not the own ally's", () => {
    const t = last("nato-membership-and-rearmament", { tracks: { arms: -3 } });
    expect(t.asked).toEqual(["usa unrest.add"]);
    const ally = last("marshall-plan", { tracks: { arms: -3 } });
    expect(ally.asked).toEqual(["west build.icon"]);
  });

  test("advantage 3: may cancel one single icon or arrow", () => {
    const t = last("land-reform", { tracks: { arms: 4 } });
    expect(t.options("ussr")).toEqual([
      "all",
      "icon:remove-unrest/east",
      "arrow:currency/west",
      "arrow:socialists/east",
    ]);
    t.ussr("arrow:currency/west");
    expect(t.asked).toEqual(["ussr unrest.remove"]);
    t.ussr("sachsen", "thueringen");
    expect(t.view.tracks).toMatchObject({ currency: 0, socialists: 1 });
  });

  test("the advantage is fixed before the event", () => {
    const t = last("soviet-invasion-of-afghanistan", {
      tracks: { arms: 1 },
      powers: { conflictDeck: ["conflict-04"] },
    });
    expect(t.told("automatic")).toEqual([{ card: "soviet-invasion-of-afghanistan", power: "ussr", level: 1 }]);
  });
});

describe("[10] East's specialities", () => {
  test("the USSR may play the special card; the yellow player with fewer cards draws", () => {
    const setting: Setting = {
      powers: {},
      seat: "ussr",
      special: "russian-tanks",
      hands: { ussr: ["land-reform"], usa: ["sputnik"], west: [] },
    };
    const t = table(setting).ussr("russian-tanks");
    expect(t.options("ussr")).toEqual(["discard:land-reform", "draw"]);
    t.ussr("draw");
    expect(t.view.handSizes).toMatchObject({ usa: 1, west: 1 });
    // a tie: the one who acts next, after the USSR the West
    const tie = table({ ...setting, hands: { usa: ["sputnik"], west: ["korean-war"] } }).ussr("russian-tanks", "draw");
    expect(tie.view.handSizes).toMatchObject({ usa: 1, west: 2 });
  });

  test("the USSR uses East's police cards in its own turn, each once per decade", () => {
    const t = table({
      powers: {},
      seat: "ussr",
      unrest: { sachsen: 1 },
      police: [{ card: "stasi-is-founded" }],
      display: ["truman-doctrine", "land-reform", "berlin-airlift"],
    });
    t.ussr("police");
    expect(t.view.unrest.sachsen).toBe(0);
    expect(t.view.police[0]?.used).toBe(true);
  });

  test("disbanding with seven used cards: one province gets two", () => {
    const cards = [
      "stasi-is-founded",
      "stalinist-purges",
      "career-bans-for-critical-socialists",
      "doubling-the-number-of-informal-agents",
      "spring-guns-on-the-border",
      "stasi-raids-dissident-samizdat-printers",
      "hungarian-uprising",
    ] as const;
    const t = table({
      powers: {},
      seat: "east",
      decade: 4,
      special: "round-table-emergency-cabinet",
      hands: { east: ["land-reform"] },
      police: cards.map((card) => ({ card, used: true })),
    }).east("round-table-emergency-cabinet", "discard:land-reform", "icon:disband-stasi");
    t.east("sachsen", "thueringen", "brandenburg", "east-berlin", "sachsen-anhalt");
    expect(t.options("east")).toHaveLength(6);
    t.east("sachsen");
    expect(t.view.unrest).toMatchObject({ sachsen: 2, thueringen: 1, "mecklenburg-vorpommern": 1 });
  });

  test("Guillaume: East looks even if the USSR plays it, at West's hand or the deck", () => {
    const t = table({
      powers: {},
      seat: "ussr",
      decade: 3,
      hands: { west: ["steel-crisis"], usa: ["1973-oil-crisis"], east: ["munich-olympics"] },
      display: ["guillaume-affair", "red-army-faction", "nixon-in-china"],
    }).ussr("guillaume-affair", "event", "prestige", "icon:guillaume");
    expect(t.asked).toEqual(["east guillaume.look"]);
    t.east("hand");
    expect(t.options("east")).toEqual(["nothing", "swap:43/60"]);
  });
});
