import { describe, expect, test } from "vitest";
import { forecast } from "../../../src/games/wir-sind-das-volk/forecast/index.ts";
import { volkMessages } from "../../../src/games/wir-sind-das-volk/messages/index.ts";
import { piles } from "../../../src/games/wir-sind-das-volk/piles.ts";
import { shownLines } from "../shown-lines.ts";
import { type Setting, table } from "./table.ts";

const shown = (setting: Setting) => shownLines(forecast(table(setting).view), volkMessages);

// every Western province has a factory; the weakest export factory is 1
const west = ["kiel", "bremen", "koeln", "kassel", "koblenz", "ulm", "muenchen"] as const;

describe("[B13] the end of the decade if it came now", () => {
  test("each phase with its sum, once where nobody has a choice", () => {
    const setting: Setting = {
      factories: [...west, "berlin", "leipzig"],
      standard: { sachsen: 1 },
      tracks: { currency: -1 },
    };
    const lines = shown(setting);
    expect(lines[0]).toBe("**If decade I ended now**");
    expect(lines[1]).toBe("The game goes on: mass protests West 0, East 0; four make a state collapse");
    expect(lines).toContain(
      "**3. Western currency** · balance: marker −1 + exports 2 (**East Berlin**, **Saxony**) − living standard 1 = 0; a factory worth 1 is enough to export",
    );
    expect(lines.join()).not.toContain("Best for");
    // and so it comes
    const t = table({ ...setting, phase: "flight" });
    expect(t.told("currency")).toMatchObject([{ marker: -1, exports: 2, standard: 1, balance: 0 }]);
    expect(t.told("protests")).toEqual([{ west: 0, east: 0 }]);
  });

  test("what players choose is told as a number, and both ends where it makes a difference", () => {
    const lines = shown({ factories: [...west, "berlin", "leipzig", "jena"], tracks: { currency: -5 } });
    // −5 + 3 = −2: two of three are run down, whichever
    expect(lines).toContain("East: run down 2");
    expect(lines[1]).toMatch(/^-# Where players choose, both extremes are shown/);
    expect(lines.filter((line) => line.startsWith("**3. Western currency"))).toHaveLength(1);
  });

  test("insolvency is foreseen, and nothing after it", () => {
    const lines = shown({ factories: [...west, "berlin"], tracks: { currency: -4 } });
    expect(lines[1]).toMatch(/^East: run down 1/);
    expect(lines).toContain("National insolvency: East cannot dismantle what it must in decade I. Victory: **West**.");
    expect(lines.join()).not.toContain("4. Upkeep");
  });

  test("after decade IV East has held out", () => {
    expect(shown({ decade: 4, factories: [...west] })[1]).toBe(
      "East has held out to the end: mass protests West 0, East 0. Victory: **East**.",
    );
  });

  test("within the end of a decade it goes on with the next phase", () => {
    const lines = shown({
      phase: "currency",
      factories: [...west, "berlin", "leipzig", "jena"],
      tracks: { currency: -5 },
    });
    expect(lines[0]).toBe("**The rest of the end of decade I**");
    expect(lines[1]).toContain("western currency, is left out");
    expect(lines.join()).not.toContain("3. Western currency");
    expect(lines.join()).toContain("4. Upkeep of the police");
  });

  test("[12] 2+2: the races and the income come first", () => {
    const lines = shown({ powers: {}, factories: [...west], tracks: { arms: -5, dominance: 1 } });
    expect(lines[1]).toMatch(/^The arms race is won\. Victory: \*\*USA\*\*/);
    const even = shown({ powers: {}, factories: [...west] });
    expect(even.findIndex((line) => line.startsWith("**Arms race**"))).toBeLessThan(
      even.findIndex((line) => line.startsWith("**1. Flight**")),
    );
  });
});

test("the piles: what lies open, what is out of sight, and not the own hand", () => {
  const [held, ...others] = table({}).view.display;
  if (held === undefined) throw new Error("an empty display");
  const t = table({ display: others, hands: { west: [held] } });
  const read = (seat: "west" | "east" | null) => shownLines(piles(t.match.view(seat)), volkMessages).join("\n");
  const name = volkMessages.name(held)?.en ?? "?";
  expect(read("west")).not.toContain(name);
  expect(read("east").split("Out of sight")[1]).toContain(name);
  expect(read(null).split("Out of sight")[1]).toContain(name);
  expect(read(null)).toContain("Hands: West 1, East 0");
});

test("a card that is being played is neither in the display nor out of sight", () => {
  const t = table({ seat: "west", factories: [...west] });
  const [card = ""] = t.options("west");
  t.west(card);
  const name = volkMessages.name(card)?.en ?? "?";
  if (t.options("west").includes("build")) t.west("build");
  expect(shownLines(piles(t.view), volkMessages).join("\n")).not.toContain(name);
});
