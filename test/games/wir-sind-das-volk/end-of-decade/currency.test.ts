import { describe, expect, test } from "vitest";
import type { Setting } from "../table.ts";
import { phase } from "./phase.ts";

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

  test("Rheinsberg can be run down, and is the only factory that can then be dismantled", () => {
    const t = phase("currency", { factories: [...west, "rheinsberg", "leipzig"], tracks: { currency: -5 } });
    // −5 + 2 = −3: two run down, one dismantled
    expect(t.told("run-down")).toEqual([{ place: "rheinsberg" }, { place: "leipzig" }]);
    expect(t.told("dismantle")).toEqual([{ place: "rheinsberg" }]);
  });

  test("a province with a factory weaker than the weakest of the West does not export", () => {
    const t = phase("currency", { factories: west, runDown: ["leipzig"], tracks: { currency: 0 } });
    expect(t.told("currency")[0]).toMatchObject({ weakest: 1, exports: 0, balance: 0 });
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
