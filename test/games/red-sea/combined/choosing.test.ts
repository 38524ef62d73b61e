import { describe, expect, test } from "vitest";
import { twilightGuests } from "../../../../src/games/cold-war/cards/from-twilight-struggle/index.ts";
import { cards } from "../../../../src/games/red-sea/cards/index.ts";
import { redSeaMessages } from "../../../../src/games/red-sea/messages/index.ts";
import type { RedSeaOptions } from "../../../../src/games/red-sea/options.ts";
import { redSeaTitle } from "../../../../src/games/red-sea/title.ts";
import { gamePhrase } from "../../../../src/i18n/phrase.ts";
import { boardLines } from "../../../board-words.ts";
import { table } from "../table.ts";
import { combined } from "./table.ts";

const fresh = (options: Partial<RedSeaOptions> = {}) => combined({ fresh: true, options });
const refused = (t: ReturnType<typeof fresh>, seat: "us" | "ussr", option: string) => {
  const reason = t.refusal(seat, option);
  return reason === null ? "taken" : gamePhrase("en", reason, redSeaMessages);
};

const numbers = (column: "us" | "ussr" | "neutral", era: "mid" | "late") =>
  twilightGuests
    .filter((id) => cards[id].side === column && cards[id].era === era)
    .map((id) => [cards[id].number, cards[id].ops]);

describe("12.2: the list", () => {
  test("common cards, with their costs", () => {
    expect(numbers("neutral", "mid")).toEqual([
      [36, 3],
      [39, 3],
      [43, 3],
      [45, 1],
      [49, 2],
    ]);
    expect(numbers("neutral", "late")).toEqual([
      [92, 2],
      [100, 4],
    ]);
  });
  test("cards of the US", () => {
    expect(numbers("us", "mid")).toEqual([
      [44, 3],
      [63, 2],
      [66, 2],
      [72, 1],
      [74, 2],
      [108, 2],
    ]);
    expect(numbers("us", "late")).toEqual([
      [86, 3],
      [110, 3],
    ]);
  });
  test("cards of the USSR", () => {
    expect(numbers("ussr", "mid")).toEqual([
      [51, 3],
      [56, 4],
      [61, 3],
      [62, 1],
    ]);
    expect(numbers("ussr", "late")).toEqual([
      [98, 3],
      [109, 2],
    ]);
  });
});

describe("12.1.1: the choice", () => {
  test("comes after the complete set-up, the US first", () => {
    const t = fresh();
    expect(t.view.handSizes).toEqual({ us: 9, ussr: 9 });
    expect(t.influence("somalia")).toEqual([0, 1]);
    expect(t.asked).toEqual(["us combination.card"]);
    expect(t.match.pending[0]?.args).toEqual({ left: 9 });
    t.us("done");
    expect(t.asked).toEqual(["ussr combination.card"]);
    t.ussr("done");
    expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
  });

  test("comes after the influence of a bid or a handicap", () => {
    const t = fresh({ handicap: 1 });
    expect(t.asked).toEqual(["us influence.handicap"]);
    t.us("ethiopia");
    expect(t.asked).toEqual(["us combination.card"]);
  });

  test("offers the own column and the common cards, with their costs", () => {
    const t = fresh();
    const mine = twilightGuests.filter((id) => cards[id].side !== "ussr");
    expect(t.options("us")).toEqual([...mine, "done"]);
    expect(t.match.pending[0]?.options.find(({ id }) => id === "wargames")?.hint).toEqual({ cost: 4 });
    t.us("done");
    expect(t.options("ussr")).toEqual([...twilightGuests.filter((id) => cards[id].side !== "us"), "done"]);
  });

  test("is worth 9 points a side at most, and the rest is lost", () => {
    const t = fresh();
    t.us("wargames", "bear-trap");
    expect(t.match.pending[0]?.args).toEqual({ left: 2 });
    expect(t.options("us").every((id) => id === "done" || cards[id as "summit"].ops <= 2)).toBe(true);
    t.us("done");
    expect(t.match.pending[0]?.args).toEqual({ left: 9 });
    expect(t.told("combination")).toEqual([{ side: "us", cards: ["wargames", "bear-trap"], spent: 7 }]);
  });

  test("ends by itself when nothing can be paid for", () => {
    const t = fresh();
    t.us("wargames", "bear-trap", "missile-envy");
    expect(t.asked).toEqual(["ussr combination.card"]);
  });

  test("there is one copy of each card", () => {
    const t = fresh();
    t.us("brush-war", "done");
    expect(t.options("ussr")).not.toContain("brush-war");
    expect(t.options("ussr")).toContain("arms-race");
    expect(refused(t, "ussr", "brush-war")).toBe("Brush War has been brought in already. [RS 12]");
  });

  test("a refusal says why", () => {
    const t = fresh();
    t.us("wargames", "bear-trap", "sadat-expels-soviets");
    expect(refused(t, "us", "terrorism")).toBe("Terrorism costs 2, and 1 is left. [RS 12]");
    expect(refused(t, "us", "opec")).toBe("Only USSR can bring in OPEC. [RS 12]");
    expect(refused(t, "us", "wargames")).toBe("Wargames has been brought in already. [RS 12]");
    expect(refused(t, "us", "zbig")).toMatch(/is not among the cards that can be brought in/);
  });

  test("everybody sees what is brought in", () => {
    const t = fresh();
    t.us("summit", "done").ussr("opec", "done");
    expect(t.view.guests).toEqual({ us: ["summit"], ussr: ["opec"] });
    const status = boardLines(redSeaTitle, t.view, "en").join("\n");
    expect(status).toContain("Cards added by **US**: *Summit*");
    expect(status).toContain("Cards added by **USSR**: *OPEC*");
  });

  test("Mid War cards join what is left of the deck, not the first hands; Late War cards wait", () => {
    const t = fresh();
    t.us("summit", "terrorism", "done").ussr("opec", "yuri-and-samantha", "done");
    expect(t.view.deckSize).toBe(28 - 18 + 2);
    for (const side of ["us", "ussr"] as const) expect(t.hand(side)).not.toContain("summit");
    expect(redSeaTitle.lookUp("card", "summit", "en", t.view).join("\n")).toContain("Out of sight");
    expect(redSeaTitle.lookUp("card", "terrorism", "en", t.view).join("\n")).toContain("in turn 2");
    expect(redSeaTitle.lookUp("card", "bear-trap", "en", t.view).join("\n")).toContain("Not used in this game");
  });

  test("chooseBeforeDeal: both choose before the deal, and the cards may be in the first hands", () => {
    const t = fresh({ chooseBeforeDeal: true });
    expect(t.view.handSizes).toEqual({ us: 0, ussr: 0 });
    t.us("summit", "done").ussr("opec", "done");
    expect(t.view.handSizes).toEqual({ us: 9, ussr: 9 });
    expect(t.view.deckSize).toBe(28 - 18 + 2);
    expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
  });

  test("without the option nobody is asked, and nothing in the state tells of it", () => {
    const t = table({ fresh: true });
    expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
    expect(t.view).not.toHaveProperty("guests");
    expect(t.view).not.toHaveProperty("missileEnvy");
  });
});

describe("12.1.2: the length of the game", () => {
  test("three turns with at least one card, else two", () => {
    const firstLine = (...brought: string[]) => {
      const t = fresh();
      t.us(...brought, "done").ussr("done");
      return boardLines(redSeaTitle, t.view, "en")[0];
    };
    expect(firstLine("summit")).toContain("Turn 1 of 3");
    expect(firstLine()).toContain("Turn 1 of 2");
  });

  test("Late War cards come in after turn 1 with the added ones; turn 2 is followed by a third", () => {
    const t = combined({ turn: 1, step: { at: "turn-end" }, guests: { us: ["terrorism"], ussr: [] } });
    expect(t.view.turn).toBe(2);
    const drawn = [...t.hand("us"), ...t.hand("ussr")];
    expect(t.view.deckSize + drawn.length).toBe(28 + 22 + 1);
    const third = combined({
      turn: 2,
      step: { at: "turn-end" },
      defcon: 3,
      milOps: { us: 5, ussr: 5 },
      guests: { us: ["terrorism"], ussr: [] },
    });
    expect(third.outcome).toBeNull();
    expect([third.view.turn, third.defcon, third.view.handSizes]).toEqual([3, 4, { us: 9, ussr: 9 }]);
    expect(third.asked).toEqual(["us headline.card", "ussr headline.card"]);
  });

  test("final scoring comes after turn 3; without a card after turn 2", () => {
    const end = { step: { at: "turn-end" }, milOps: { us: 5, ussr: 5 } } as const;
    const third = combined({ ...end, turn: 3, guests: { us: ["terrorism"], ussr: [] } });
    expect(third.outcome?.key).toBe("final-scoring");
    expect(combined({ ...end, turn: 2 }).outcome?.key).toBe("final-scoring");
  });
});
