import { describe, expect, it } from "vitest";
import { volkPainter } from "../../../render/wir-sind-das-volk/index.ts";
import { decadeEntries, gameLog } from "./entries.ts";
import { decadeEnd, final, powersThick, thick } from "./scenes.ts";
import { entry, type Scene } from "./setting.ts";

const boardWords = ({ view, asks, last, outcome }: Scene, language: "en" | "ru") =>
  volkPainter.board({ view, asks, last, outcome, language }).alt;

const scoringWords = (entries: Parameters<typeof volkPainter.count>[0]["entries"], language: "en" | "ru" = "en") =>
  volkPainter.count({ view: decadeEnd.view, entries, language })?.alt;

describe("a picture in words", () => {
  it("tells of a board who moves, what brings a state down, the tracks and every province", () => {
    const words = boardWords(thick, "en");
    expect(words).toMatch(/^West · decade III, first half: Play a card, 5 left in the display\./);
    expect(words).toContain("West, 3 of 4 mass protests");
    expect(words).toContain("Prestige West 2");
    expect(words).toContain("The Wall stands");
    expect(words).toContain("Brandenburg 6!/0");
    expect(words).toContain("North Rhine-Westphalia 0!/3");
    expect(words).toContain("Thuringia 0/0");
  });

  it("says the same in Russian", () => {
    const words = boardWords(thick, "ru");
    expect(words).toMatch(/^Запад · декада III, первая половина/);
    expect(words).toContain("Бранденбург 6!/0");
  });

  it("tells of 2+2 the treasuries, doves and victory points", () => {
    const words = boardWords(powersThick, "en");
    expect(words).toContain("USA 4, USSR −3");
    expect(words).toContain("2 of 6 doves");
    expect(words).toContain("The Wall stands");
  });

  it("tells how the game ended", () => {
    expect(boardWords(final, "en")).toMatch(/^The game is over: East collapses in decade IV/);
  });

  it("tells the end of a decade with its sums, mass protests first", () => {
    const words = scoringWords(decadeEntries);
    expect(words).toMatch(/^End of decade II\. Mass protests: West 1, East 3/);
    expect(words).toContain("= flight 7 → points lost 3");
    expect(words).toContain("marker 1 + exports (factory ≥ 1) 3 − living standard 6 = balance −2");
  });

  it("leaves the cards of the next decade out of it", () => {
    const next = [
      entry("decade", { decade: 3, special: "honecker-ousts-ulbricht" }),
      entry("drawn", { seat: "west", count: 2 }),
    ];
    expect(scoringWords([...decadeEntries, ...next])).toBe(scoringWords(decadeEntries));
  });

  it("tells of the end what both states had, and unrest decade by decade", () => {
    const { view, outcome } = final;
    if (outcome === null) throw new Error("The game is not over");
    const { alt } = volkPainter.end({ view, outcome, entries: gameLog, language: "en" });
    expect(alt).toContain("Mass protests: West 1, East 4.");
    expect(alt).toContain("Unrest: West 14, East 23.");
    expect(alt).toContain("I 21:18");
  });
});
