import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

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
      { power: "usa", card: "arms-07", decade: 1 },
      { power: "ussr", card: "arms-09", decade: 1 },
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
