import { describe, expect, test } from "vitest";
import { phase } from "./phase.ts";

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

  test("each province strikes once, with its own living standard; those of the East strike back", () => {
    const t = phase("east-west-comparison", { standard: { thueringen: 2, hessen: 1, bayern: 1, niedersachsen: 2 } });
    // Hessen and Bayern (1) have one poorer neighbour each, Thüringen (2) has both of them
    expect(t.options("west")).toEqual(["mecklenburg-vorpommern", "brandenburg", "sachsen-anhalt"]);
    t.west("sachsen-anhalt");
    expect(t.asked).toEqual(["east comparison.target"]);
    expect(t.options("east")).toEqual(["hessen", "bayern"]);
    t.east("hessen");
    expect(t.told("comparison.across")).toEqual([
      { province: "niedersachsen", target: "sachsen-anhalt", strength: 2, standard: 0 },
      { province: "hessen", target: "sachsen-anhalt", strength: 1, standard: 0 },
      { province: "bayern", target: "sachsen", strength: 1, standard: 0 },
      { province: "thueringen", target: "hessen", strength: 2, standard: 1 },
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
