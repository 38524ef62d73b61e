import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

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
