import { describe, expect, test } from "vitest";
import type { Ask, Language } from "../../../../src/engine/index.ts";
import type { CardId } from "../../../../src/games/twilight-struggle/cards/ids.ts";
import { twilightStruggleTitle as title } from "../../../../src/games/twilight-struggle/title.ts";
import { prompt } from "../../../../src/i18n/asks.ts";
import type { Setting, Table } from "../table.ts";
import { combined } from "./table.ts";

const words = title.messages;

const asked = (t: Table, language: Language): string => {
  const [ask] = t.match.pending as readonly Ask[];
  if (ask === undefined) throw new Error("nothing is asked");
  return prompt(language, ask, words);
};

describe("Mengistu Haile Mariam: what is asked names the side that is meant", () => {
  const turned = (card: CardId) =>
    combined({
      effects: [{ card: "the-lion-falters", side: "ussr" }],
      hands: { ussr: ["mengistu-haile-mariam", card, "fidel"], us: ["comecon"] },
    }).ussr("mengistu-haile-mariam", "event", card);
  const usual = (card: CardId) => combined({ side: "us", hands: { us: [card, "nato"] } }).us(card, "event");
  const scoring: Setting = {
    hands: { ussr: ["asia-scoring", "fidel"] },
    playing: ["shuttle-diplomacy"],
    influence: { japan: [4, 0], india: [3, 0], thailand: [0, 2], pakistan: [0, 2] },
  };
  const scored = (side: "us" | "ussr") =>
    combined({ ...scoring, effects: [{ card: "shuttle-diplomacy", side }] }).ussr("asia-scoring");

  test("Independent Reds", () => {
    expect(asked(turned("independent-reds"), "en")).toContain("match the US influence.");
    expect(asked(turned("independent-reds"), "ru")).toContain("сравняется с влиянием США.");
    expect(asked(usual("independent-reds"), "en")).toContain("match the USSR influence.");
  });

  test("Chernobyl", () => {
    expect(asked(turned("chernobyl"), "en")).toContain("close to US influence.");
    expect(asked(turned("chernobyl"), "ru")).toContain("закрыть для влияния США.");
    expect(asked(usual("chernobyl"), "ru")).toContain("закрыть для влияния СССР.");
    const { view } = turned("chernobyl").ussr("asia");
    expect(title.lookUp("place", "japan", "en", view).at(-1)).toBe(
      "*Chernobyl*: no US influence here for operations points this turn",
    );
  });

  test("Shuttle Diplomacy", () => {
    expect(asked(scored("ussr"), "en")).toContain("choose a battleground that will not count for the US.");
    expect(asked(scored("ussr"), "ru")).toContain("которая не будет учтена для США.");
    expect(asked(scored("us"), "en")).toContain("choose a battleground that will not count for the USSR.");
  });
});
