import { describe, expect, test } from "vitest";
import { elementId } from "../../../src/games/wir-sind-das-volk/cards/elements.ts";
import { allCards, baseCards, expansionCards, specialCards } from "../../../src/games/wir-sind-das-volk/cards/index.ts";
import {
  provinceList,
  provincesOf,
  segmentList,
  site,
  siteList,
  supplierOf,
  westGermany,
} from "../../../src/games/wir-sind-das-volk/components/board/index.ts";
import { connections } from "../../../src/games/wir-sind-das-volk/components/connections.ts";
import { standIns } from "../../../src/games/wir-sind-das-volk/components/stand-ins.ts";
import { prestigeBoxes, socialistsAt } from "../../../src/games/wir-sind-das-volk/components/tracks.ts";
import { armsRaceCards } from "../../../src/games/wir-sind-das-volk/two-plus-two/cards/arms-race.ts";
import { conflictCards } from "../../../src/games/wir-sind-das-volk/two-plus-two/cards/conflict.ts";
import { dominanceTrack } from "../../../src/games/wir-sind-das-volk/two-plus-two/components/tracks.ts";

describe("the map", () => {
  test("has 14 provinces, 38 cities, Rheinsberg among them, and 4 places abroad", () => {
    expect(provincesOf.west).toHaveLength(8);
    expect(provincesOf.east).toHaveLength(6);
    expect(siteList.filter(({ kind }) => kind === "external")).toHaveLength(4);
    expect(siteList.filter(({ kind, side }) => kind !== "external" && side === "west")).toHaveLength(25);
    expect(siteList.filter(({ kind, side }) => kind === "city" && side === "east")).toHaveLength(12);
    expect(siteList.filter(({ kind }) => kind === "plant").map(({ id }) => id)).toEqual(["rheinsberg"]);
  });

  test("has 68 connections, 8 of them double: 4 in each state", () => {
    expect(connections).toHaveLength(68);
    expect(segmentList).toHaveLength(76);
    const doubles = connections.filter(({ segments }) => segments.length === 2);
    expect(doubles.filter(({ side }) => side === "west")).toHaveLength(4);
    expect(doubles.filter(({ side }) => side === "east")).toHaveLength(4);
  });

  test("connects no city of the West with one of the East", () => {
    for (const { a, b, side } of connections) expect([site(a).side, site(b).side]).toEqual([side, side]);
  });

  test("borders are seen from both sides", () => {
    for (const { id, adjacent, neighbours } of provinceList)
      for (const { id: other, side, adjacent: back, neighbours: all } of provinceList) {
        const own = provinceList.find((each) => each.id === id)?.side;
        expect((neighbours as readonly string[]).includes(other)).toBe((all as readonly string[]).includes(id));
        if (side !== own)
          expect((adjacent as readonly string[]).includes(other)).toBe((back as readonly string[]).includes(id));
      }
  });

  test("Rheinsberg has no connections; Hamburg stands in two provinces", () => {
    expect(connections.some(({ a, b }) => [a, b].includes("rheinsberg" as never))).toBe(false);
    expect(site("hamburg").provinces).toEqual(["schleswig-holstein", "niedersachsen"]);
  });

  test("the sectors of West Berlin have their suppliers", () => {
    expect(supplierOf).toEqual({
      french: "rheinland-pfalz",
      british: "nordrhein-westfalen",
      american: "baden-wuerttemberg",
    });
    expect(westGermany).toHaveLength(7);
  });
});

describe("the cards", () => {
  test("are 80 regular and 5 special faces, 20 per decade, and 40 of 2+2, 10 per decade", () => {
    expect(baseCards.map(({ number }) => number)).toEqual(Array.from({ length: 80 }, (_, at) => at + 1));
    expect(specialCards).toHaveLength(5);
    for (const decade of [1, 2, 3, 4]) {
      expect(baseCards.filter((each) => each.decade === decade)).toHaveLength(20);
      expect(expansionCards.filter((each) => each.decade === decade)).toHaveLength(10);
    }
  });

  test("six police cards in the base game, a seventh in 2+2 [10]", () => {
    const police = (cards: typeof baseCards) => cards.filter((each) => each.police !== undefined);
    expect(police(baseCards).map(({ number }) => number)).toEqual([5, 15, 21, 49, 51, 66]);
    expect(police(expansionCards)).toHaveLength(1);
    for (const { event, police: corner } of police(baseCards))
      expect(event).toContainEqual({ icon: "police", strength: corner });
  });

  test("only neutral cards, and none of 2+2, may be played by both with coats of arms of the base game", () => {
    const neutral = baseCards.filter(({ colour }) => colour === "neutral").map(({ number }) => number);
    expect(neutral).toEqual([11, 15, 21, 22, 30, 41, 42, 45, 48, 51, 61, 62]);
  });

  test("blue cards are mirrored [6.4]", () => {
    const blue = expansionCards.filter(({ colour }) => colour === "blue");
    expect(blue).toHaveLength(12);
    const mirror = { west: "east", east: "west", usa: "ussr", ussr: "usa" } as const;
    for (const { id, event } of blue) {
      const mirrored = event.map((element) =>
        elementId(
          "arrow" in element
            ? { ...element, toward: mirror[element.toward] }
            : {
                ...element,
                ...(element.side === undefined ? {} : { side: mirror[element.side] }),
                ...(element.decidedBy === undefined ? {} : { decidedBy: mirror[element.decidedBy] }),
                ...(element.power === "usa" || element.power === "ussr" ? { power: mirror[element.power] } : {}),
              },
        ),
      );
      expect(mirrored.sort(), id).toEqual(event.map(elementId).sort());
    }
  });

  test("peacemakers are on green and black cards only [11]", () => {
    for (const { id, colour, event, below = [] } of expansionCards) {
      const has = (list: typeof event) => list.some((each) => "icon" in each && each.icon === "peacemaker");
      expect(has(event), id).toBe(colour === "green");
      expect(has(below), id).toBe(colour === "black");
    }
  });

  test("ids are all different", () => {
    const ids = allCards.map(({ id }) => id);
    expect(new Set(ids).size).toBe(125);
  });
});

describe("the tracks", () => {
  test("socialists: 1, 1, 2, 2, 3, 4", () => {
    expect(socialistsAt).toEqual([0, 1, 1, 2, 2, 3, 4]);
  });

  test("prestige: the last box of each side", () => {
    expect(prestigeBoxes.west[6]?.map(elementId)).toEqual([
      "icon:remove-living-standard/east",
      "icon:unrest/east",
      "icon:dismantle/east",
    ]);
    expect(prestigeBoxes.east[6]?.map(elementId)).toEqual([
      "icon:living-standard/east",
      "icon:remove-unrest/east",
      "icon:build/east",
    ]);
  });

  test("dominance is mirrored, income too", () => {
    for (let box = 0; box <= 6; box++) {
      const [usa, ussr] = [dominanceTrack.usa[box], dominanceTrack.ussr[box]];
      expect(usa?.vp).toBe(ussr?.vp);
      expect([usa?.income.usa, usa?.income.ussr]).toEqual([ussr?.income.ussr, ussr?.income.usa]);
    }
  });
});

test("ten arms race and ten conflict cards, two of each reshuffle", () => {
  for (const deck of [armsRaceCards, conflictCards]) {
    expect(deck).toHaveLength(10);
    expect(deck.filter(({ reshuffle }) => reshuffle)).toHaveLength(2);
  }
});

test("stand-ins are listed with their source", () => {
  expect(standIns.length).toBeGreaterThan(50);
  expect(standIns.every(({ source }) => source === "designed")).toBe(true);
  expect(standIns).toContainEqual(
    expect.objectContaining({ thing: "korean-war", fields: expect.arrayContaining(["event"]) }),
  );
  // these two are printed in the rulebook
  expect(standIns.find(({ thing }) => thing === "first-man-on-the-moon")?.fields).toEqual(["valueIcons", "noArmsRace"]);
});
