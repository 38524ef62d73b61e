import { describe, expect, test } from "vitest";
import { forecast } from "../../../src/games/undaunted/forecast.ts";
import { undauntedMessages } from "../../../src/games/undaunted/messages/index.ts";
import { piles } from "../../../src/games/undaunted/piles.ts";
import type { Side } from "../../../src/games/undaunted/seats.ts";
import { shownLines } from "../shown-lines.ts";
import { type Setting, table } from "./table.ts";

const shown = (setting: Setting, seat: Side | null = null) =>
  shownLines(forecast(table(setting).match.view(seat)), undauntedMessages);

describe("what each side still needs", () => {
  const onFoot = {
    "italy-scout": "2A",
    "italy-anti-tank": "2A",
    "italy-rifleman": "4A",
    "italy-machine-gunner": "4A",
    "lrdg-anti-tank": "9A",
    "lrdg-rifleman": "9A",
  } as const;
  // a car that the enemy may capture counts too
  const noCars = { "italy-recon-car": null, "lrdg-gun-truck": null } as const;

  test("11.3, 11.4: done, to go, and what is within reach", () => {
    const lines = shown({
      scenario: "convoy",
      soldiers: onFoot,
      vehicles: noCars,
      neutralised: { lrdg: ["italy-recon-car"] },
    });
    expect(lines).toContain("Neutralised: 1 of 2, 1 to go; 2 still possible");
    expect(lines).toContain("Evacuated: 0 of 1, 1 to go; 1 still possible");
    expect(lines.filter((line) => line.startsWith("-# Within reach"))).toEqual([
      "-# Within reach: *Truck*",
      "-# Within reach: *Truck*",
    ]);
  });

  test("R17: a goal that is out of reach is said to be so, from every chair", () => {
    // one vehicle is gone, and not by the LRDG: it can no longer neutralise two
    const setting: Setting = { scenario: "convoy", soldiers: onFoot, vehicles: noCars };
    for (const seat of ["lrdg", "italy", null] as const)
      expect(shown(setting, seat).find((line) => line.startsWith("Neutralised"))).toMatch(/of 2; \*\*out of reach\*\*/);
  });

  test("12.2: if nobody gets there points decide, then the initiative token", () => {
    const lines = shown({ scenario: "convoy", initiative: "italy" });
    expect(lines).toContain("Points LRDG 0, Italy 0: the initiative token decides, **Italy** would win");
  });

  test("R38: how long it may stay quiet, unless that was switched off", () => {
    expect(shown({ scenario: "convoy" }).at(-1)).toMatch(
      /^-# The game also ends like this when nothing changes for long: in 19 rounds/,
    );
    expect(shown({ scenario: "convoy", options: { stalemate: "never" } }).at(-1)).toMatch(/^Points/);
  });
});

describe("the piles, as each may know them [12.3]", () => {
  // both have drawn four cards of the decks of the scenario, as they lie
  const t = table({ scenario: "convoy", fresh: true });
  const read = (seat: Side | null) => shownLines(piles(t.match.view(seat)), undauntedMessages);

  test("the own hand and deck by themselves, the other side's together", () => {
    const own = read("lrdg");
    expect(own[0]).toBe("**LRDG**: hand 4, deck 7");
    expect(own[1]).toMatch(/^In your hand \(4\): /);
    expect(own[2]).toMatch(/^In your deck \(7\), in whatever order: /);
    const together =
      "In hand and deck (11): *Scout*, *Rifleman*, *Anti-Tank Gunner* ×2, *Saboteur* ×2, *Lieutenant*, *Warrant Officer*, *Fog of War* ×3";
    const seen = read("italy");
    expect(seen[0]).toBe("**Italy**: hand 4, deck 9");
    expect(seen[seen.indexOf("**LRDG**: hand 4, deck 7") + 1]).toBe(together);
    expect(read(null)).toContain(together);
    expect(read(null).join()).not.toContain("your");
  });

  test("the supply lies open", () => {
    expect(read(null)).toContain(
      "Supply (14): *Scout* ×3, *Rifleman* ×3, *Anti-Tank Gunner* ×2, *Saboteur* ×2, *Fog of War* ×4",
    );
  });
});
