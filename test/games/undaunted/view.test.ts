import { describe, expect, test } from "vitest";
import { type Setting, table } from "./table.ts";

const setting: Setting = {
  hands: { lrdg: ["lrdg-scout", "lrdg-fog"], italy: ["italy-scout"] },
  deck: { lrdg: ["lrdg-sniper", "lrdg-fog", "lrdg-scout"], italy: ["italy-rifleman"] },
  discard: { lrdg: ["lrdg-rifleman"] },
  supply: { lrdg: ["lrdg-saboteur", "lrdg-scout"] },
};

describe("12.3 What is open", () => {
  test("to everybody: discards, play area, supply and the sizes of all piles", () => {
    const { armies } = table(setting).match.view("italy");
    expect(armies.lrdg).toMatchObject({
      handSize: 2,
      deckSize: 3,
      removedSize: 0,
      discard: ["lrdg-rifleman"],
      supply: ["lrdg-scout", "lrdg-saboteur"],
      played: [],
      tokensLeft: 11,
    });
  });

  test("to its owner alone: the hand, what is left in the deck, what is out of the game", () => {
    const own = table(setting).match.view("lrdg");
    expect(own.hand).toEqual(["lrdg-scout", "lrdg-fog"]);
    const others = table(setting).match.view("italy");
    expect(others.hand).toEqual(["italy-scout"]);
    expect(JSON.stringify(others)).not.toContain("lrdg-sniper");
    expect(table(setting).view).toMatchObject({ hand: [], deck: [], removed: [] });
  });

  test("not the order of the deck, even to its owner", () => {
    const turned = { ...setting, deck: { ...setting.deck, lrdg: ["lrdg-scout", "lrdg-sniper", "lrdg-fog"] as const } };
    expect(table(turned).match.view("lrdg")).toEqual(table(setting).match.view("lrdg"));
    expect(table(setting).match.view("lrdg").deck).toEqual(["lrdg-scout", "lrdg-sniper", "lrdg-fog"]);
  });
});

describe("12.3 What everybody can work out", () => {
  test("how many cards a soldier has left to lose, wherever they lie face down", () => {
    const { lrdg } = table(setting).match.view("italy").armies;
    expect(lrdg.copies).toEqual({ "lrdg-scout": 2, "lrdg-rifleman": 1, "lrdg-machine-gunner": 0, "lrdg-saboteur": 0 });
    const dealt = { ...setting, hands: { ...setting.hands, lrdg: ["lrdg-sniper", "lrdg-fog"] as const } };
    const otherwise = { ...dealt, deck: { ...setting.deck, lrdg: ["lrdg-scout", "lrdg-fog", "lrdg-scout"] as const } };
    expect(table(otherwise).match.view("italy")).toEqual(table(setting).match.view("italy"));
  });

  test("since when nothing has changed for good", () => {
    expect(table({ ...setting, round: 9, quietSince: 4 }).view.quiet).toEqual({ changes: 8, since: 4 });
    expect(table(setting).view.quiet).toBeNull();
  });
});

describe("the view has all that a painter needs", () => {
  test("a tile", () => {
    expect(table().tile("6B")).toEqual({
      id: "6B",
      x: 3,
      y: 1,
      terrain: "camp",
      cover: 2,
      impassable: false,
      adjacent: ["13A", "8B", "18A", "12A", "9A", "2B"],
      tokens: { lrdg: "controlled" },
      objective: 2,
      structure: null,
      evacuation: [],
    });
    expect(table().tile("10A")).toMatchObject({ cover: "hill", impassable: true });
    expect(table({ scenario: "landing-ground-7" }).tile("18A")?.structure).toEqual({
      id: "motor-pool",
      defence: 7,
      points: 2,
    });
    expect(table({ scenario: "convoy" }).tile("3A")?.evacuation).toEqual(["italy"]);
  });

  test("a vehicle", () => {
    expect(table({ vehicles: { "italy-medium-tank": { damage: 3 } } }).vehicle("italy-medium-tank")).toMatchObject({
      side: "italy",
      owner: "italy",
      tile: "21B",
      defence: null,
      armour: 5,
      damage: 3,
      critical: 3,
      durability: 5,
      disabled: true,
      seats: [
        { id: "driver", crew: "tank", occupant: "italy-tank-driver" },
        { id: "centre", crew: "tank", occupant: "italy-tank-gunner" },
        { id: "hull", crew: "tank", occupant: null },
      ],
    });
  });

  test("a soldier, goals and whose turn it is", () => {
    const { view } = table({ suppressed: ["lrdg-scout"], hands: { italy: ["italy-scout"] } });
    expect(view.soldiers.find(({ id }) => id === "lrdg-scout")).toEqual({
      id: "lrdg-scout",
      side: "lrdg",
      squad: null,
      defence: 5,
      tile: "2B",
      vehicle: null,
      seat: null,
      suppressed: true,
    });
    expect(view.armies.lrdg.goals).toEqual([
      { goal: { type: "neutralise", count: 4, of: { kind: "any" } }, done: 0, need: 4 },
    ]);
    expect(view.armies.lrdg.points).toBe(5);
    expect(view).toMatchObject({ active: "italy", initiative: "italy", step: "play", round: 1 });
    expect(view.roads).toEqual([["21B", "19A", "17A", "16B"]]);
  });
});
