import { describe, expect, test } from "vitest";
import { cards, everyCardId } from "../../../../src/games/twilight-struggle/cards/index.ts";
import { combined } from "./table.ts";

const usCards = everyCardId.filter((id) => cards[id].side === "us" && !cards[id].oneWay && id !== "we-are-the-world");

/** A position in which every US event can happen with the sides exchanged. */
const position = {
  effects: [
    { card: "the-lion-falters", side: "ussr" },
    { card: "marshall-plan", side: "us" },
    { card: "john-paul-ii-elected-pope", side: "us" },
  ],
  milOps: { us: 2 },
  space: { ussr: 2 },
  influence: {
    ethiopia: [2, 1],
    "united-kingdom": [0, 5],
    "south-korea": [0, 3],
    israel: [0, 4],
    poland: [3, 1],
    egypt: [2, 2],
    libya: [4, 0],
    kenya: [0, 3],
    cuba: [0, 3],
    chile: [0, 3],
    japan: [4, 1],
  },
  discard: ["summit", "nasser"],
  china: { holder: "us", faceUp: true },
} as const;

describe("RS27 Mengistu Haile Mariam: every US event, with the sides exchanged", () => {
  test.each(usCards)("%s", (card) => {
    const t = combined({
      ...position,
      hands: { ussr: ["mengistu-haile-mariam", card, "comecon", "fidel"], us: ["allende", "decolonization"] },
      dice: Array<number>(20).fill(3),
      picks: ["allende"],
    }).ussr("mengistu-haile-mariam", "event", card);
    expect(t.told("event")).toContainEqual({ card, side: "ussr" });
    for (let answers = 0; t.outcome === null && t.view.phasing === "ussr" && answers < 60; answers++) {
      const ask = t.match.pending[0];
      const options = ask?.options.map(({ id }) => id) ?? [];
      t[ask?.seat ?? "us"](options.find((id) => id === "done" || id === "none") ?? (options[0] as string));
    }
    expect(t.hand("ussr")).not.toContain(card);
    for (const begun of t.told("effect.begins")) if (begun.card === card) expect(begun.side).toBe("ussr");
    expect(t.vp).toBeLessThanOrEqual(0);
  });
});
