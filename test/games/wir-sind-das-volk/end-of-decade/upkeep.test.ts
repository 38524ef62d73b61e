import { describe, expect, test } from "vitest";
import { phase } from "./phase.ts";

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
