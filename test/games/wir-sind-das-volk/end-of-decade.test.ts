import { describe, expect, test } from "vitest";
import { type Setting, table } from "./table.ts";

const phase = (name: NonNullable<Setting["phase"]>, setting: Setting) => table({ ...setting, phase: name });

describe("[B13.1] flight", () => {
  const east = ["berlin", "leipzig", "jena", "rostock", "dresden"] as const;

  test("runners + dark police + best West − worst East + 1 − 1, East loses half of it", () => {
    const t = phase("flight", {
      factories: east,
      standard: { bayern: 3, sachsen: 2 },
      played: ["forced-merger-of-kpd-and-spd", "reparations-agreement-with-israel", "russian-tanks", "land-reform"],
      police: [{ card: "stasi-is-founded", strength: "dark" }, { card: "stalinist-purges" }],
      unrest: { thueringen: 4 },
    });
    expect(t.told("flight")).toEqual([
      { runners: 4, police: 1, west: 3, east: 0, eastProtests: 1, westProtests: 0, level: 9, points: 4 },
    ]);
  });

  test("a mass protest in the West lowers it, a supplier's marker counts too", () => {
    const t = phase("flight", {
      factories: east,
      standard: { bayern: 2 },
      unrest: { "west-berlin": 4 },
      supplierProtests: ["rheinland-pfalz"],
    });
    expect(t.told("flight")[0]).toMatchObject({ westProtests: 1, level: 1, points: 0 });
  });

  test("never below 0; West Berlin counts as a Western province", () => {
    const t = phase("flight", { factories: east, unrest: { bayern: 4 } });
    expect(t.told("flight")[0]).toMatchObject({ level: 0, points: 0 });
    const berlin = phase("flight", { factories: [...east, "koblenz"], sectors: { french: 1, british: 1 } });
    expect(berlin.told("flight")[0]).toMatchObject({ west: 2 });
  });

  test("the points are chosen in turn, the prestige holder first; West must choose, too", () => {
    const t = phase("flight", { factories: east, standard: { bayern: 4 }, tracks: { prestige: 1 } });
    expect(t.asked).toEqual(["east flight.dismantle"]);
    t.east("rostock");
    expect(t.asked).toEqual(["west flight.dismantle"]);
    t.west("berlin");
    expect(Object.keys(t.view.factories).sort()).toEqual(["dresden", "jena", "leipzig"]);
    const west = phase("flight", { factories: east, standard: { bayern: 2 } });
    expect(west.asked).toEqual(["west flight.dismantle"]);
  });

  test("insolvency: East cannot dismantle what it must, West wins", () => {
    const t = phase("flight", { standard: { bayern: 2 }, runDown: ["berlin"] });
    expect(t.outcome).toEqual({ winners: ["west"], key: "insolvency", args: { decade: 1, loser: "east" } });
  });

  test("[B6] infrastructure first where it touches; a run-down factory cannot go; Rheinsberg goes in two steps", () => {
    const t = phase("flight", {
      factories: ["leipzig", "dresden", "rheinsberg", "cssr-east"],
      runDown: ["berlin"],
      segments: ["leipzig--dresden", "dresden--cssr-east"],
      standard: { bayern: 8 },
    });
    expect(t.options("west")).toEqual(["leipzig--dresden", "dresden--cssr-east", "rheinsberg"]);
    expect(t.refusal("west", "leipzig")?.key).toBe("refusal.touched");
    expect(t.refusal("west", "berlin")?.key).toBe("refusal.run-down");
    expect(t.refusal("west", "cssr-east")?.key).toBe("refusal.abroad");
    expect(t.refusal("west", "rostock")?.key).toBe("refusal.not-built");
    t.west("rheinsberg");
    expect(t.view.factories.rheinsberg).toBe("run-down");
    t.east("rheinsberg");
    expect(t.view.factories.rheinsberg).toBeUndefined();
  });

  test("[B12] with the Wall East dismantles a point of its choice and prestige moves to the West", () => {
    const t = phase("flight", { wall: true, factories: east, standard: { bayern: 9 }, tracks: { prestige: 2 } });
    expect(t.asked).toEqual(["east wall.dismantle"]);
    t.east("rostock");
    expect(t.told("track")[0]).toEqual({ track: "prestige", from: 2, to: 1 });
    expect(t.told("flight")).toEqual([]);
    expect(phase("flight", { wall: true }).outcome?.key).toBe("insolvency");
  });
});

describe("[B13.2] prestige", () => {
  test("nobody at 0", () => {
    expect(phase("prestige", {}).told("prestige.nobody")).toEqual([{}]);
  });

  test("the side of the marker picks its box or one nearer to the start", () => {
    const t = phase("prestige", { tracks: { prestige: 3 }, unrest: { sachsen: 2 } });
    expect(t.options("east")).toEqual(["box:east-3", "box:east-2", "box:east-1"]);
    t.east("box:east-2");
    expect(t.view.unrest.sachsen).toBe(1);
  });

  test("icons in any order, all places by that side", () => {
    const t = phase("prestige", { tracks: { prestige: -5 }, standard: { sachsen: 1, thueringen: 1 } });
    t.west("box:west-5", "icon:unrest/east", "brandenburg");
    t.west("thueringen");
    expect(t.view.unrest.brandenburg).toBe(1);
    expect(t.view.standard).toMatchObject({ sachsen: 1, thueringen: 0 });
  });

  test("run-down becomes a dismantling if every factory is run down, and may end the game", () => {
    const t = phase("prestige", {
      tracks: { prestige: -1 },
      runDown: ["leipzig", "dresden"],
      segments: ["leipzig--dresden"],
    });
    expect(t.view.segments).toEqual([]);
    expect(phase("prestige", { tracks: { prestige: -1 }, runDown: ["leipzig"] }).outcome?.key).toBe("insolvency");
  });

  test("a dismantling icon that cannot be carried out is insolvency, other icons are lost", () => {
    const lost = phase("prestige", { tracks: { prestige: -5 } }).west("box:west-5", "icon:remove-living-standard/east");
    expect(lost.told("lost")).toEqual([{ icon: "icon:remove-living-standard/east" }]);
    const t = phase("prestige", { tracks: { prestige: -4 } }).west("box:west-4", "icon:dismantle/east");
    expect(t.outcome?.winners).toEqual(["west"]);
  });
});

describe("[B13.3] western currency", () => {
  // every Western province has a factory; the weakest export factory is 1
  const west = ["kiel", "bremen", "koeln", "kassel", "koblenz", "ulm", "muenchen"] as const;

  test("marker + competitive provinces − living standard of the East", () => {
    const t = phase("currency", {
      factories: [...west, "berlin", "leipzig"],
      standard: { sachsen: 1 },
      tracks: { currency: -1 },
    });
    expect(t.told("currency")).toEqual([
      {
        marker: -1,
        weakest: 1,
        exports: 2,
        provinces: ["east-berlin", "sachsen"],
        standard: 1,
        balance: 0,
      },
    ]);
    expect(t.told("run-down")).toEqual([]);
  });

  test("a province without a factory does not export, even if the weakest Western factory is 0", () => {
    const t = phase("currency", { factories: ["kiel", "berlin"] });
    expect(t.told("currency")[0]).toMatchObject({ weakest: 0, exports: 1 });
  });

  test("with more sound factories than missing points the players mark them in turn", () => {
    const t = phase("currency", { factories: [...west, "berlin", "leipzig", "jena"], tracks: { currency: -5 } });
    // −5 + 3 = −2
    expect(t.asked).toEqual(["west currency.rundown"]);
    t.west("berlin");
    expect(t.asked).toEqual(["east currency.rundown"]);
    t.east("jena");
    expect(t.told("run-down")).toEqual([{ place: "berlin" }, { place: "jena" }]);
  });

  test("otherwise all are run down and the rest is dismantled in turn", () => {
    const t = phase("currency", {
      factories: [...west, "berlin", "leipzig"],
      segments: ["leipzig--dresden", "bitterfeld--leipzig"],
      tracks: { currency: -5 },
    });
    // −5 + 2 = −3: two run down, one dismantled
    expect(t.told("run-down")).toEqual([{ place: "berlin" }, { place: "leipzig" }]);
    expect(t.asked).toEqual(["west currency.dismantle"]);
    expect(phase("currency", { factories: [...west, "berlin"], tracks: { currency: -4 } }).outcome?.key).toBe(
      "insolvency",
    );
  });

  test("West assigns Hamburg if that changes the weakest factory", () => {
    const setting: Setting = {
      factories: ["hamburg", "bremen", "koeln", "kassel", "koblenz", "ulm", "muenchen", "berlin"],
      tracks: { currency: 3 },
    };
    const t = phase("currency", setting);
    expect(t.asked).toEqual(["west factory.counts"]);
    t.west("schleswig-holstein");
    expect(t.told("currency")[0]).toMatchObject({ weakest: 1 });
    expect(phase("currency", { ...setting, factories: ["hamburg", "kiel", "bremen"] }).told("assigned")).toEqual([]);
  });
});

describe("[B13.4] upkeep of the police", () => {
  test("1 point per card, used or not, dark and light", () => {
    const t = phase("police-upkeep", {
      factories: ["berlin", "leipzig", "jena"],
      police: [{ card: "stasi-is-founded", strength: "dark", used: true }, { card: "stalinist-purges" }],
    });
    t.east("berlin", "jena");
    expect(t.view.factories).toEqual({ leipzig: "sound" });
    expect(phase("police-upkeep", { police: [{ card: "stalinist-purges" }] }).outcome?.key).toBe("insolvency");
  });
});

describe("[B13.5] upkeep of the living standard", () => {
  test("falls to the export factory, to 0 without one; no unrest arises", () => {
    const t = phase("standard-upkeep", {
      factories: ["leipzig", "muenchen"],
      standard: { sachsen: 3, thueringen: 1, bayern: 1 },
      unrest: 0,
    });
    expect(t.told("standard")).toEqual([
      { province: "sachsen", from: 3, to: 1 },
      { province: "thueringen", from: 1, to: 0 },
    ]);
  });

  test("West assigns Hamburg anew", () => {
    const t = phase("standard-upkeep", {
      factories: ["hamburg"],
      standard: { "schleswig-holstein": 1, niedersachsen: 1 },
    });
    t.west("niedersachsen");
    expect(t.told("standard")).toEqual([{ province: "schleswig-holstein", from: 1, to: 0 }]);
  });

  test("ruling 8: West Berlin lives no better than its weakest supplier whose sector holds any; West chooses", () => {
    const t = phase("standard-upkeep", {
      factories: ["koblenz", "koeln", "dortmund", "duisburg"],
      segments: ["dortmund--koeln", "duisburg--koeln"],
      sectors: { french: 1, british: 2 },
    });
    // Koblenz allows 1, Köln 3
    expect(t.options("west")).toEqual(["french", "british"]);
    t.west("french");
    // now only the British sector counts: 2 of 3
    expect(t.view.sectors).toEqual({ french: 0, british: 2, american: 0 });
  });

  test("all may stay", () => {
    expect(phase("standard-upkeep", {}).told("standard.kept")).toEqual([{}]);
  });
});

describe("[B13.6] comparison within each state", () => {
  test("H − LS − 1 unrest; West Berlin without tolerance", () => {
    const t = phase("internal-comparison", {
      standard: { bayern: 3, hessen: 2, ulm: 0 } as never,
      sectors: { french: 1 },
    });
    const got = Object.fromEntries(t.told("unrest").map(({ province, to }) => [province, to]));
    expect(got).toEqual({
      "schleswig-holstein": 2,
      niedersachsen: 2,
      "nordrhein-westfalen": 2,
      "rheinland-pfalz": 2,
      "baden-wuerttemberg": 2,
      "west-berlin": 2,
    });
  });

  test("each state for itself, West Berlin counts for the best", () => {
    const t = phase("internal-comparison", { sectors: { french: 1, british: 1 }, standard: { sachsen: 2 } });
    expect(t.told("comparison.within")).toEqual([
      { side: "west", best: 2 },
      { side: "east", best: 2 },
    ]);
    const first = t.told("unrest").slice(0, 12);
    expect(first).toHaveLength(12);
    expect(first.every(({ from, to }) => from === 0 && to === 1)).toBe(true);
    expect(first.map(({ province }) => province)).not.toContain("west-berlin");
    expect(first.map(({ province }) => province)).not.toContain("sachsen");
  });

  test("then East lays markers for new mass protests of West Berlin", () => {
    const t = phase("internal-comparison", { standard: { bayern: 1 }, unrest: { "west-berlin": 3 } });
    expect(t.asked).toEqual(["east supplier.protest"]);
  });
});

describe("[B13.7] comparison of East and West", () => {
  test("the owner chooses a poorer neighbour, which gets the difference", () => {
    const t = phase("east-west-comparison", { standard: { bayern: 3, sachsen: 1, thueringen: 2 } });
    // 3 against 1 and against 2
    expect(t.options("west")).toEqual(["sachsen", "thueringen"]);
    expect(t.hint("west", "sachsen")).toEqual({ unrest: 0, to: 2 });
    t.west("sachsen");
    expect(t.told("comparison.across")[0]).toEqual({ province: "bayern", target: "sachsen", strength: 3, standard: 1 });
    expect(t.view.unrest.sachsen).toBe(2);
  });

  test("own mass protests weaken it; they are counted at the start of the phase", () => {
    const t = phase("east-west-comparison", { standard: { bayern: 1 }, unrest: { bayern: 4 } });
    expect(t.told("comparison.across")).toEqual([]);
    const hit = phase("east-west-comparison", {
      standard: { "schleswig-holstein": 4, "mecklenburg-vorpommern": 1 },
      unrest: { "mecklenburg-vorpommern": 2 },
    });
    // Schleswig-Holstein (4) makes Mecklenburg restless first; that one still strikes back with 1 against Lower Saxony
    expect(hit.told("comparison.across").map(({ province, target }) => [province, target])).toEqual([
      ["schleswig-holstein", "mecklenburg-vorpommern"],
      ["mecklenburg-vorpommern", "niedersachsen"],
    ]);
  });

  test("West Berlin hits every poorer neighbour", () => {
    const t = phase("east-west-comparison", { sectors: { french: 1, british: 1 }, standard: { "east-berlin": 1 } });
    expect(t.view.unrest).toMatchObject({ brandenburg: 2, "east-berlin": 1 });
  });

  test("ruling 7: it is compulsory, and markers for West Berlin are settled at the end", () => {
    const t = phase("east-west-comparison", { standard: { "east-berlin": 1 }, unrest: { "west-berlin": 3 } });
    expect(t.told("comparison.across")).toHaveLength(1);
    expect(t.asked).toEqual(["east supplier.protest"]);
  });
});

describe("[B13.8] police", () => {
  test("every unused card removes 1 unrest, East choosing; then all are unused", () => {
    const t = phase("police", {
      unrest: { sachsen: 1, thueringen: 1 },
      police: [{ card: "stasi-is-founded", used: true }, { card: "stalinist-purges" }],
    });
    t.east("sachsen");
    expect(t.view.unrest).toMatchObject({ sachsen: 0, thueringen: 1 });
    expect(t.view.police.every(({ used }) => !used)).toBe(true);
  });
});

describe("[B13.9] socialists", () => {
  test("right of the start they come into the box, then are exchanged", () => {
    const t = phase("socialists", { tracks: { socialists: 5 }, box: 1, unrest: { sachsen: 5 } });
    expect(t.told("socialists.gained")).toEqual([{ count: 3, box: 4 }]);
    expect(t.view.unrest.sachsen).toBe(3);
    expect(t.view.box).toBe(2);
  });

  test("triumph of socialism: the supply of twelve is too small, East wins", () => {
    const t = phase("socialists", { tracks: { socialists: 6 }, box: 6, socialists: { sachsen: 3 } });
    expect(t.outcome).toMatchObject({ winners: ["east"], key: "triumph-of-socialism", args: { count: 4, supply: 3 } });
    expect(phase("socialists", { tracks: { socialists: 6 }, box: 5, socialists: { sachsen: 3 } }).outcome).toBeNull();
  });

  test("left of it they are lost, first from the box, then West chooses; each leaves 1 unrest", () => {
    const t = phase("socialists", {
      tracks: { socialists: -4 },
      box: 1,
      socialists: { sachsen: 1, thueringen: 1 },
      unrest: { sachsen: 3 },
    });
    expect(t.asked).toEqual(["west socialists.lose"]);
    t.west("sachsen");
    // ruling 10: the mass protest counts in phase 10
    expect(t.view.unrest.sachsen).toBe(4);
    expect(t.told("protests")).toEqual([{ west: 0, east: 1 }]);
  });

  test("ruling 15: what is left in the box is exchanged also with the marker on the left", () => {
    const t = phase("socialists", { tracks: { socialists: -1 }, box: 3, unrest: { sachsen: 4 } });
    expect([t.view.unrest.sachsen, t.view.box]).toEqual([3, 1]);
  });

  test("socialism fails: more must be lost than there are, West wins", () => {
    const t = phase("socialists", { tracks: { socialists: -5 }, box: 1, socialists: { sachsen: 1 } });
    expect(t.outcome).toMatchObject({ winners: ["west"], key: "socialism-fails", args: { count: 3, there: 2 } });
  });
});

describe("[B13.10] mass protests", () => {
  test("four and a state collapses", () => {
    const east = phase("mass-protests", { unrest: { sachsen: 8, thueringen: 4, brandenburg: 5 } });
    expect(east.outcome).toMatchObject({
      winners: ["west"],
      key: "collapse",
      args: { west: 0, east: 4, loser: "east" },
    });
    const west = phase("mass-protests", { unrest: { bayern: 12, hessen: 4 } });
    expect(west.outcome).toMatchObject({ winners: ["east"], key: "collapse" });
  });

  test("ruling 13: West Berlin's protest and the supplier's marker both count", () => {
    const t = phase("mass-protests", {
      unrest: { "west-berlin": 8 },
      supplierProtests: ["rheinland-pfalz", "rheinland-pfalz"],
    });
    expect(t.outcome).toMatchObject({ winners: ["east"], args: { west: 4 } });
  });

  test("both at once: East wins", () => {
    const t = phase("mass-protests", { unrest: { bayern: 16, sachsen: 16 } });
    expect(t.outcome).toMatchObject({ winners: ["east"], key: "both-collapse" });
  });

  test("three are not enough; after decade IV East has held out", () => {
    expect(phase("mass-protests", { unrest: { bayern: 12, sachsen: 12 } }).outcome).toBeNull();
    const t = phase("mass-protests", { decade: 4, unrest: { bayern: 12, sachsen: 12 } });
    expect(t.outcome).toMatchObject({ winners: ["east"], key: "held-out", args: { decade: 4, west: 3, east: 3 } });
  });
});

test("the ten phases in order, each with its heading", () => {
  const t = phase("flight", { factories: ["berlin"] });
  expect(t.told("phase").map(({ phase: name }) => name)).toEqual([
    "flight",
    "prestige",
    "currency",
    "police-upkeep",
    "standard-upkeep",
    "internal-comparison",
    "east-west-comparison",
    "police",
    "socialists",
    "mass-protests",
  ]);
  expect(t.view.decade).toBe(2);
});
