import { expect, test } from "vitest";
import { hasPictures, paintCard } from "../../render/index.ts";
import { titles } from "../../src/games/titles.ts";

const painted = [...titles.values()].filter(({ game }) => hasPictures(game.id));

test.each(painted.map(({ game }) => game.id))(
  "D7: pictures of the cards of %s have plain file names",
  async (title) => {
    const cards = titles.get(title)?.subjects("card") ?? [];
    const names: string[] = [];
    for (const card of cards) names.push((await paintCard({ title, card, language: "en" }))?.name ?? "none.png");
    expect(names.filter((name) => !/^[\w.-]+\.png$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBeGreaterThan(20);
  },
);
