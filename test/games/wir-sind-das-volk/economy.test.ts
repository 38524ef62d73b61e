import { describe, expect, test } from "vitest";
import {
  economyOf,
  exportFactory,
  factoryValue,
  fedBy,
  isBlocked,
  workingConnections,
} from "../../../src/games/wir-sind-das-volk/standing.ts";
import { type Setting, table } from "./table.ts";

const land = (setting: Setting) => table(setting).view;

describe("[B6] economy", () => {
  test("a factory is worth 1 and 1 more for each working connection", () => {
    const view = land({
      factories: ["dortmund", "koeln", "duisburg"],
      segments: ["dortmund--koeln", "duisburg--koeln", "koeln--koblenz"],
    });
    expect(factoryValue(view, "koeln")).toBe(3);
    expect(factoryValue(view, "dortmund")).toBe(2);
    // no factory in Koblenz
    expect(workingConnections(view, "koeln")).toBe(2);
    expect(factoryValue(view, "koblenz")).toBe(0);
  });

  test("a double connection works with both halves only", () => {
    const half = land({ factories: ["hamburg", "hannover"], segments: ["hamburg--hannover.hamburg"] });
    expect(factoryValue(half, "hamburg")).toBe(1);
    const whole = land({
      factories: ["hamburg", "hannover"],
      segments: ["hamburg--hannover.hamburg", "hamburg--hannover.hannover"],
    });
    expect(factoryValue(whole, "hamburg")).toBe(2);
  });

  test("run down: 1 less, but its connections keep working", () => {
    const view = land({ factories: ["leipzig"], runDown: ["dresden"], segments: ["leipzig--dresden"] });
    expect(factoryValue(view, "dresden")).toBe(1);
    expect(factoryValue(view, "leipzig")).toBe(2);
    expect(factoryValue(land({ runDown: ["dresden"] }), "dresden")).toBe(0);
  });

  test("Rheinsberg is worth 2, on its reverse 1", () => {
    expect(factoryValue(land({ factories: ["rheinsberg"] }), "rheinsberg")).toBe(2);
    expect(factoryValue(land({ runDown: ["rheinsberg"] }), "rheinsberg")).toBe(1);
  });

  test("the economy of a province is the sum, its export factory the best one", () => {
    const view = land({ factories: ["dortmund", "koeln", "bielefeld"], segments: ["dortmund--koeln"] });
    expect(economyOf(view, "nordrhein-westfalen", {})).toBe(5);
    expect(exportFactory(view, "nordrhein-westfalen", {})).toBe(2);
    expect(exportFactory(view, "west-berlin", {})).toBe(0);
  });

  test("Hamburg counts in the province it is assigned to, as export factory too", () => {
    const view = land({ factories: ["hamburg", "bremen"], segments: ["hamburg--bremen"] });
    expect(economyOf(view, "schleswig-holstein", { hamburg: "schleswig-holstein" })).toBe(2);
    expect(economyOf(view, "niedersachsen", { hamburg: "schleswig-holstein" })).toBe(2);
    expect(economyOf(view, "niedersachsen", { hamburg: "niedersachsen" })).toBe(4);
    expect(exportFactory(view, "schleswig-holstein", { hamburg: "niedersachsen" })).toBe(0);
  });

  test("a factory abroad feeds provinces by working connections and never exports", () => {
    const view = land({
      factories: ["dresden", "cssr-east"],
      segments: ["dresden--cssr-east", "cottbus--cssr-east"],
    });
    expect(fedBy(view, "cssr-east")).toEqual(["sachsen"]);
    expect(factoryValue(view, "cssr-east")).toBe(2);
    expect(economyOf(view, "sachsen", { "cssr-east": "sachsen" })).toBe(4);
    expect(exportFactory(view, "sachsen", { "cssr-east": "sachsen" })).toBe(2);
    expect(fedBy(land({ factories: ["cssr-east"] }), "cssr-east")).toEqual([]);
  });

  test("provinces merely crossed and places abroad do not block", () => {
    const view = land({ unrest: { niedersachsen: 4 } });
    expect(isBlocked(view, "polska-north")).toBe(false);
    expect(isBlocked(view, "hamburg")).toBe(false);
    expect(isBlocked(view, "bremen")).toBe(true);
  });
});

describe("[B6] dismantling", () => {
  test("ruling 12: while the shipyards close Hamburg counts as Lower Saxony", () => {
    const t = table({
      decade: 4,
      seat: "east",
      factories: ["hamburg", "flensburg", "kiel", "muenchen"],
      segments: ["kiel--hamburg"],
      display: ["shipyards-crisis", "launching-dax"],
    }).east("shipyards-crisis", "event");
    // the segment at Hamburg, then Hamburg itself, then nothing
    expect(t.view.segments).toEqual([]);
    expect(Object.keys(t.view.factories).sort()).toEqual(["flensburg", "kiel", "muenchen"]);
    expect(t.told("lost")).toHaveLength(1);
  });

  test("a stopped factory takes all infrastructure that touches it along", () => {
    const t = table({
      decade: 4,
      factories: ["schwedt", "polska-north", "polska-south"],
      segments: ["schwedt--polska-north", "neubrandenburg--polska-north", "schwedt--polska-south"],
      display: ["martial-law-against-solidarity", "launching-dax"],
    }).west("martial-law-against-solidarity", "event", "polska-north");
    expect(t.view.segments).toEqual(["schwedt--polska-south"]);
    expect(t.view.factories).toEqual({ schwedt: "sound", "polska-south": "sound" });
  });
});
