import { describe, expect, test } from "vitest";
import { changes } from "./changes.ts";
import { type Setting, table } from "./table.ts";

const display = ["land-reform", "berlin-airlift", "nato-membership-and-rearmament", "1953-uprising"] as const;

describe("[B5a] remove unrest", () => {
  const setting: Setting = { display, unrest: { bayern: 2, "west-berlin": 1 }, factories: ["kiel"] };

  test("free with a card of the own colour", () => {
    const t = table(setting).west("berlin-airlift", "remove-unrest", "bayern");
    expect(t.view.unrest.bayern).toBe(1);
    expect(t.view.factories.kiel).toBe("sound");
  });

  test("with a neutral or opposing card a point of one's own is dismantled afterwards", () => {
    for (const card of ["land-reform", "nato-membership-and-rearmament"]) {
      const t = table(setting).west(card, "remove-unrest", "west-berlin");
      expect(t.view.unrest["west-berlin"]).toBe(0);
      expect(t.view.factories.kiel).toBeUndefined();
    }
  });

  test("not without unrest, nor if nothing could be dismantled", () => {
    const calm = table({ display, factories: ["kiel"] }).west("berlin-airlift");
    expect(calm.options("west")).not.toContain("remove-unrest");
    expect(calm.refusal("west", "remove-unrest")?.key).toBe("refusal.no-unrest");
    const poor = table({ display, unrest: { bayern: 1 } }).west("land-reform");
    expect(poor.options("west")).not.toContain("remove-unrest");
    expect(poor.refusal("west", "remove-unrest")?.key).toBe("refusal.nothing-to-dismantle");
    expect(
      table({ display, unrest: { bayern: 1 } })
        .west("berlin-airlift")
        .options("west"),
    ).toContain("remove-unrest");
  });
});

test("an action tells what it costs and gives", () => {
  const t = table({ display, unrest: 1, factories: ["kiel"] }).west("1953-uprising");
  expect(t.hint("west", "build")).toEqual({ points: 4 });
  expect(t.hint("west", "raise-standard")).toEqual({ bridges: 4 });
  expect(t.hint("west", "remove-unrest")).toBeUndefined();
  expect(
    table({ display, unrest: 1, factories: ["kiel"] })
      .west("land-reform")
      .hint("west", "remove-unrest"),
  ).toEqual({
    costs: 1,
  });
});

describe("[B5b, B6] build", () => {
  test("point by point up to the value; a factory carries the next point", () => {
    const t = table({ display }).west("1953-uprising", "build");
    expect(t.options("west")).not.toContain("flensburg--kiel");
    t.west("kiel", "flensburg--kiel", "flensburg");
    expect(t.match.pending[0]?.args).toEqual({ left: 1, value: 4 });
    expect(t.hint("west", "kiel--hamburg")).toEqual({ gives: 0 });
    t.west("hamburg");
    expect(t.asked).toEqual(["east turn.card"]);
    expect(changes(table({ display }).view, t.view)).toEqual([
      "kiel none>sound",
      "flensburg none>sound",
      "hamburg none>sound",
      "built flensburg--kiel",
    ]);
  });

  test("the last segment between two factories brings 2", () => {
    const t = table({ display, factories: ["kiel", "flensburg"] }).west("berlin-airlift", "build");
    expect(t.hint("west", "flensburg--kiel")).toEqual({ gives: 2 });
    expect(t.hint("west", "ulm")).toEqual({ gives: 1 });
  });

  test("stopping early is allowed", () => {
    const t = table({ display }).west("1953-uprising", "build", "done");
    expect(t.view.factories).toEqual({});
  });

  test("of a double connection the near half first, the far one when its twin stands", () => {
    const t = table({ display, factories: ["hamburg"] }).west("berlin-airlift", "build");
    expect(t.options("west")).toContain("hamburg--hannover.hamburg");
    expect(t.refusal("west", "hamburg--hannover.hannover")).toEqual({
      key: "refusal.no-factory",
      args: { place: "hamburg--hannover.hannover" },
      rule: "B6",
    });
    t.west("hamburg--hannover.hamburg", "hamburg--hannover.hannover");
    expect(t.view.segments).toHaveLength(2);
  });

  test("[B8] a mass protest stops building in the province and at the far end of a connection", () => {
    const t = table({ display, unrest: { bayern: 4 }, factories: ["fulda", "muenchen"] }).west(
      "berlin-airlift",
      "build",
    );
    const offered = t.options("west");
    expect(offered).not.toContain("nuernberg");
    expect(offered).not.toContain("fulda--nuernberg");
    expect(offered).not.toContain("ulm--muenchen");
    expect(offered).toContain("fulda--frankfurt");
    expect(t.refusal("west", "nuernberg")?.key).toBe("refusal.protest");
    expect(t.refusal("west", "fulda--nuernberg")?.key).toBe("refusal.protest");
  });

  test("Hamburg is blocked only if both its provinces protest", () => {
    const one = table({ display, unrest: { niedersachsen: 4 } }).west("berlin-airlift", "build");
    expect(one.options("west")).toContain("hamburg");
    expect(one.options("west")).not.toContain("bremen");
    const both = table({ display, unrest: { niedersachsen: 4, "schleswig-holstein": 4 } }).west(
      "berlin-airlift",
      "build",
    );
    expect(both.refusal("west", "hamburg")?.key).toBe("refusal.protest");
  });

  test("[B8] a marker on a supplier blocks like any mass protest", () => {
    const t = table({ display, unrest: { "west-berlin": 4 }, supplierProtests: ["rheinland-pfalz"] });
    t.west("berlin-airlift", "build");
    expect(t.refusal("west", "koblenz")?.key).toBe("refusal.protest");
  });

  test("never Rheinsberg or abroad, but infrastructure to Poland is ordinary", () => {
    const t = table({ seat: "east", display, factories: ["schwedt"] }).east("land-reform", "build");
    expect(t.options("east")).toContain("schwedt--polska-north");
    expect(t.options("east")).not.toContain("rheinsberg");
    expect(t.refusal("east", "rheinsberg")?.key).toBe("refusal.by-card-only");
    expect(t.refusal("east", "polska-north")?.key).toBe("refusal.by-card-only");
    expect(t.refusal("east", "kiel")?.key).toBe("refusal.other-state");
    expect(t.refusal("east", "schwedt")?.key).toBe("refusal.built");
  });
});

describe("[B5c] raise the living standard", () => {
  // economy of Hessen: three connected factories, 2 + 3 + 2 = 7
  const hessen: Setting = {
    display,
    unrest: 1,
    factories: ["kassel", "giessen", "frankfurt"],
    segments: ["kassel--giessen", "giessen--frankfurt"],
  };

  test("economy 3 for the first level, 6 for the second; each calms 1 unrest", () => {
    const t = table({ ...hessen, standard: { hessen: 1 } }).west("nato-membership-and-rearmament", "raise-standard");
    expect(t.hint("west", "hessen")).toEqual({ bridge: 0, standard: 1, toStandard: 2 });
    t.west("hessen");
    expect(t.view.standard.hessen).toBe(2);
    expect(t.view.unrest.hessen).toBe(0);
  });

  test("a shortfall is bridged with the value: at most 2 for a province, in all not more than the value", () => {
    const t = table({ ...hessen, standard: { hessen: 2 } });
    // 9 needed, 7 there
    t.west("berlin-airlift", "raise-standard");
    expect(t.hint("west", "hessen")).toEqual({ bridge: 2, standard: 2, toStandard: 3 });
    const weak = table({ ...hessen, standard: { hessen: 2 } }).west("nato-membership-and-rearmament", "raise-standard");
    expect(weak.asked).toEqual(["east turn.card"]);
    expect(weak.told("standard.none")).toEqual([{ seat: "west" }]);
    const far = table({ ...hessen, standard: { hessen: 3 }, factories: ["kassel", "giessen", "frankfurt", "kiel"] });
    far.west("1953-uprising", "raise-standard");
    expect(far.refusal("west", "hessen")).toEqual({
      key: "refusal.economy",
      args: { place: "hessen", short: 5, value: 4 },
      rule: "B5",
    });
  });

  test("at most three provinces, each once", () => {
    const t = table({ display, factories: ["kiel", "ulm", "muenchen", "kassel", "koeln"] });
    t.west("1953-uprising", "raise-standard");
    expect(t.hint("west", "bayern")).toEqual({ bridge: 2, standard: 0, toStandard: 1 });
    t.west("bayern");
    expect(t.refusal("west", "bayern")?.key).toBe("refusal.raised");
    t.west("hessen");
    // 4 points of value are spent on two bridges
    expect(t.asked).toEqual(["east turn.card"]);
    expect([t.view.standard.bayern, t.view.standard.hessen]).toEqual([1, 1]);
  });

  test("mass protests do not hinder it", () => {
    const t = table({ ...hessen, unrest: { hessen: 5 } }).west("berlin-airlift", "raise-standard", "hessen");
    expect(t.view.unrest.hessen).toBe(4);
  });

  test("Hamburg counts in one of its provinces, chosen before and for the whole action", () => {
    const setting: Setting = {
      display,
      factories: ["hamburg", "kiel", "bremen"],
      segments: ["kiel--hamburg", "hamburg--bremen"],
    };
    // Hamburg is worth 3, Kiel and Bremen 2 each
    const t = table(setting).west("berlin-airlift", "raise-standard");
    expect(t.asked).toEqual(["west factory.counts"]);
    t.west("niedersachsen");
    expect(t.hint("west", "niedersachsen")).toEqual({ bridge: 0, standard: 0, toStandard: 1 });
    expect(t.hint("west", "schleswig-holstein")).toEqual({ bridge: 1, standard: 0, toStandard: 1 });
  });

  test("an external factory counts where a working connection leads, with two the acting player chooses", () => {
    const setting: Setting = {
      seat: "east",
      display,
      factories: ["schwedt", "neubrandenburg", "rostock", "polska-north"],
      segments: ["schwedt--polska-north", "neubrandenburg--polska-north", "rostock--neubrandenburg"],
    };
    const t = table(setting).east("land-reform", "raise-standard");
    expect(t.asked).toEqual(["east factory.counts"]);
    expect(t.options("east")).toEqual(["mecklenburg-vorpommern", "brandenburg"]);
    t.east("brandenburg");
    // Schwedt 2 and Polska 3
    expect(t.hint("east", "brandenburg")).toEqual({ bridge: 0, standard: 0, toStandard: 1 });
  });

  describe("West Berlin", () => {
    const supplier: Setting = {
      display,
      unrest: 2,
      factories: ["koeln", "dortmund", "duisburg"],
      segments: ["dortmund--koeln", "duisburg--koeln", "duisburg--dortmund"],
    };

    test("a supplier may send its living standard to its sector; West Berlin is calmed", () => {
      const t = table(supplier).west("nato-membership-and-rearmament", "raise-standard");
      expect(t.options("west")).toEqual(["nordrhein-westfalen", "send:nordrhein-westfalen", "done"]);
      t.west("send:nordrhein-westfalen");
      expect(t.view.sectors).toEqual({ french: 0, british: 1, american: 0 });
      expect(t.view.standard["nordrhein-westfalen"]).toBe(0);
      expect([t.view.unrest["west-berlin"], t.view.unrest["nordrhein-westfalen"]]).toEqual([1, 2]);
    });

    test("not if the supplier would not live better, nor to the fullest sector", () => {
      const equal = table({ ...supplier, sectors: { french: 1 } }).west("berlin-airlift", "raise-standard");
      expect(equal.options("west")).toEqual(["nordrhein-westfalen", "done"]);
      expect(equal.refusal("west", "send:nordrhein-westfalen")?.key).toBe("refusal.send");
      const full = table({ ...supplier, standard: { "nordrhein-westfalen": 2 }, sectors: { british: 1 } });
      full.west("berlin-airlift", "raise-standard");
      expect(full.options("west")).toEqual(["nordrhein-westfalen", "done"]);
      const open = table({ ...supplier, standard: { "nordrhein-westfalen": 2 }, sectors: { french: 1 } });
      open.west("berlin-airlift", "raise-standard");
      expect(open.options("west")).toContain("send:nordrhein-westfalen");
    });

    test("only one transfer per action, and it uses up the supplier", () => {
      const t = table({
        ...supplier,
        factories: ["koeln", "dortmund", "duisburg", "stuttgart", "ulm"],
        standard: { "baden-wuerttemberg": 0 },
        segments: ["dortmund--koeln", "duisburg--koeln", "duisburg--dortmund", "stuttgart--ulm"],
      }).west("berlin-airlift", "raise-standard", "send:nordrhein-westfalen");
      expect(t.options("west")).toEqual(["baden-wuerttemberg", "done"]);
      expect(t.refusal("west", "west-berlin")?.key).toBe("refusal.west-berlin");
    });
  });
});

describe("[B5d] events", () => {
  test("on a neutral card one single arrow or icon may be left out; a double arrow is two", () => {
    const t = table({
      seat: "east",
      decade: 3,
      unrest: 1,
      display: ["frg-recognizes-gdr-sovereignty", "steel-crisis"],
    }).east("frg-recognizes-gdr-sovereignty", "event");
    expect(t.options("east")).toEqual([
      "all",
      "icon:remove-unrest/west/by-west",
      "arrow:prestige/east",
      "arrow:currency/east",
    ]);
    t.east("arrow:prestige/east");
    t.west("bayern", "hessen", "west-berlin");
    expect(t.view.tracks).toMatchObject({ prestige: 1, currency: 1 });
  });

  test("a police icon may be left out too", () => {
    const t = table({ seat: "east", decade: 3, display: ["spring-guns-on-the-border", "steel-crisis"] });
    t.east("spring-guns-on-the-border", "event", "icon:police/light");
    expect(t.view.police).toEqual([]);
    expect(t.view.played).toEqual(["spring-guns-on-the-border"]);
  });

  test("nothing may be left out of a red or yellow card", () => {
    const t = table({ seat: "east", display: ["joining-the-cmea", "land-reform"] }).east("joining-the-cmea", "event");
    expect(t.asked).toEqual(["east event.icon"]);
    expect(t.options("east")).toEqual(["icon:build/east/cssr", "icon:build/east/polska", "icon:unrest/east"]);
  });

  test("the acting player fixes the order: a mass protest made first stops the building", () => {
    const t = table({
      seat: "east",
      unrest: { thueringen: 3 },
      display: ["forced-merger-of-kpd-and-spd", "land-reform"],
    });
    t.east("forced-merger-of-kpd-and-spd", "event", "icon:unrest/east", "thueringen");
    expect(t.options("east")).not.toContain("jena");
  });

  test("ruling 4: card 27 with Rheinsberg standing or Brandenburg in protest builds nothing", () => {
    const display = ["first-german-nuclear-plant-is-in-the-east", "noespl-reforms"] as const;
    const setting = { seat: "east", decade: 2, display } as const;
    const [plant] = display;
    const standing = table({ ...setting, runDown: ["rheinsberg"] }).east(plant, "event");
    expect(standing.view.factories.rheinsberg).toBe("run-down");
    expect(standing.told("lost")).toEqual([{ icon: "icon:build/east/rheinsberg" }]);
    const protest = table({ ...setting, unrest: { brandenburg: 4 } }).east(plant, "event");
    expect(protest.view.factories.rheinsberg).toBeUndefined();
    expect(protest.view.tracks.prestige).toBe(1);
  });

  test("ruling 3: what cannot be done is lost, and the West does not lose by it", () => {
    const t = table({ seat: "east", decade: 3, factories: ["ulm"], display: ["1973-oil-crisis", "steel-crisis"] });
    t.east("1973-oil-crisis", "event");
    expect(t.told("lost")).toHaveLength(3);
    expect(t.outcome).toBeNull();
  });

  test("ruling 17: card 35 needs two provinces", () => {
    const t = table({ decade: 2, display: ["colour-tv-comes-to-the-west", "noespl-reforms"] });
    t.west("colour-tv-comes-to-the-west", "event", "icon:living-standard/west/west-germany", "bayern");
    t.west("icon:living-standard/west/west-germany");
    expect(t.options("west")).not.toContain("bayern");
    expect(t.options("west")).not.toContain("west-berlin");
  });

  test("a living standard without a place may go to West Berlin, to a sector with the least", () => {
    const t = table({ decade: 4, sectors: { french: 1 }, display: ["start-of-the-computer-age", "launching-dax"] });
    t.west("start-of-the-computer-age", "event", "icon:living-standard/west", "west-berlin");
    expect(t.options("west")).toEqual(["british", "american"]);
  });

  test("abroad an icon builds a factory or a segment that leads there", () => {
    const t = table({
      seat: "east",
      unrest: { sachsen: 4 },
      factories: ["dresden"],
      display: ["joining-the-cmea", "land-reform"],
    });
    t.east("joining-the-cmea", "event", "icon:build/east/cssr");
    // Dresden lies in a protesting province, the factory abroad is not blocked
    expect(t.options("east")).toEqual(["cssr-east", "cssr-west"]);
  });
});
