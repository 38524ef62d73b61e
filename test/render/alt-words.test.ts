import "../../render/studio/skia.ts";
import { describe, expect, test } from "vitest";
import type { Inputs } from "../../render/painter.ts";
import { sketchOf } from "../../render/painters.ts";
import type { AnyTitle } from "../../src/games/title.ts";
import { twilightStruggleTitle } from "../../src/games/twilight-struggle/title.ts";
import { undauntedTitle } from "../../src/games/undaunted/title.ts";
import { wirSindDasVolkTitle } from "../../src/games/wir-sind-das-volk/title.ts";
import { table as twilight } from "../games/twilight-struggle/table.ts";
import { table as undaunted } from "../games/undaunted/table.ts";
import { table as volk } from "../games/wir-sind-das-volk/table.ts";

const altOf = (title: string, kind: "board" | "hand", input: Inputs["board"]): string =>
  sketchOf({ title, kind, input })?.alt ?? "";

describe("the board in words", () => {
  const board = (setting: Parameters<typeof twilight>[0], ...picks: string[]) => {
    const { match } = twilight(setting).us(...picks);
    const { log: last, outcome } = match;
    return altOf("twilight-struggle", "board", { view: match.view("us"), language: "en", last, asks: [], outcome });
  };

  test.each([
    [1, "⚀ 1"],
    [4, "⚃ 4"],
  ])("P50: a rolled %i has its own face", (die, words) => {
    const hands = { us: ["nato"], ussr: ["fidel"] } as const;
    const coup = { side: "us", hands, influence: { panama: [0, 2] }, dice: [die] } as const;
    expect(board(coup, "nato", "coup", "panama")).toContain(`${words} + 4 ops against 2 × 2`);
  });

  test("P50: DEFCON 1 is nuclear war, no level at which coups are open", () => {
    const hands = { us: ["nato"], ussr: ["fidel"] } as const;
    const words = board(
      { side: "us", defcon: 2, hands, influence: { panama: [0, 2] }, dice: [4] },
      ...["nato", "coup", "panama"],
    );
    expect(words).toContain("DEFCON 1: nuclear war.");
    expect(words).not.toContain("coups and realignments everywhere");
  });
});

describe("P50: one order of the cards of a hand, in the picture, in words and for menus", () => {
  const inOrder = (title: AnyTitle, view: unknown) => {
    const alt = altOf(title.game.id, "hand", { view, language: "en" });
    const hand = title.hand(view).map((card) => title.messages.name(card)?.en ?? card);
    return { hand, places: hand.map((name) => alt.indexOf(name)) };
  };

  test("Twilight Struggle has the printed numbers, promo cards behind them", () => {
    const t = twilight({ hands: { us: ["nato", "fidel", "defectors", "asia-scoring"], ussr: [] } });
    const { hand, places } = inOrder(twilightStruggleTitle, t.match.view("us"));
    expect(hand).toEqual(["Asia Scoring", "Fidel", "NATO", "Defectors"]);
    expect(places.every((place, at) => place > (places[at - 1] ?? 0))).toBe(true);
  });

  test("Undaunted has that of its card lists", () => {
    const t = undaunted({ hands: { lrdg: ["lrdg-fog", "lrdg-scout", "lrdg-rifleman"], italy: [] } });
    const { hand, places } = inOrder(undauntedTitle, t.match.view("lrdg"));
    expect(hand).toEqual(["Scout", "Rifleman", "Fog of War"]);
    expect(places.every((place, at) => place > (places[at - 1] ?? 0))).toBe(true);
  });

  test("Wir sind das Volk! has them as they came", () => {
    const t = volk({ hands: { west: ["prague-spring", "goettingen-eighteen"], east: [] } });
    const { hand, places } = inOrder(wirSindDasVolkTitle, t.match.view("west"));
    expect(hand).toEqual(["Prague Spring", "Göttingen Eighteen"]);
    expect(places.every((place, at) => place > (places[at - 1] ?? 0))).toBe(true);
  });
});
