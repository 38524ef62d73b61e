import { expect, test } from "vitest";
import { Match, type VisibleEntry, visible } from "../../src/engine/index.ts";
import { volkMessages } from "../../src/games/wir-sind-das-volk/messages/index.ts";
import { wirSindDasVolkTitle } from "../../src/games/wir-sind-das-volk/title.ts";
import { story } from "../../src/i18n/story.ts";
import { Random } from "../fuzz/random.ts";
import { twoPlusTwoSubject, wirSindDasVolkSubject } from "../fuzz/wir-sind-das-volk.ts";
import { type Table, table } from "../games/wir-sind-das-volk/table.ts";
import { lastCard } from "../table/lay.ts";

const chapters = (entries: readonly VisibleEntry[], before: readonly VisibleEntry[] = []) =>
  wirSindDasVolkTitle.chapters?.(entries, before) ?? [];

const told = (t: Table) => t.match.log.map((entry) => visible(entry, null));

const posts = (entries: readonly VisibleEntry[], before: readonly VisibleEntry[] = []) =>
  chapters(entries, before).map((chapter) => story("en", chapter, volkMessages));

test("[B13] every phase in which something happened is a chapter, quiet ones follow the one before", () => {
  const t = table(lastCard).east("build", "done");
  expect(posts(told(t))).toEqual([
    [
      "**East** plays *Göttingen Eighteen* from the display to build: nothing",
      "**1. Flight** · 0 runners + 0 dark police + living standard 0 in the West − 0 in the East − 1 for mass protests in the West = 0, half of that, rounded down: East loses 0 points",
      "**2. Prestige** · nobody has the lead in prestige",
    ],
    [
      "**End of decade I · 3. Western currency**",
      "Balance: marker −4 + exports 2 (**East Berlin**, **Saxony-Anhalt**) − living standard 0 = −2; a factory worth 0 is enough to export · run down **East Berlin (city)**, **Bitterfeld**",
      "**4. Upkeep of the police** · no police cards",
      "**5. Upkeep of the living standard** · every province keeps its living standard",
      "**6. Comparison within each state** · **West**: best living standard 0, 1 less is tolerated, but not in West Berlin · **East**: best living standard 0, 1 less is tolerated",
      "**7. Comparison of East and West** · nobody lives better than a neighbour across the border",
      "**8. Police** · no unused police cards",
    ],
    ["**End of decade I · 9. Socialists**", "1 socialist into the box, now 2"],
    ["**End of decade I · 10. Mass protests**", "**West** 1, **East** 0; four make a state collapse"],
    [
      "**End of decade I** · prestige 0 (West) · western currency West 4 · socialists East 2, 2 in the box",
      "Decade II begins. Special card: *Building the Berlin Wall*",
      "**West, East** draw 2 cards each",
      expect.stringContaining("Decade II, first half"),
    ],
  ]);
});

test("[B13] what goes on with a phase told before stands under its heading", () => {
  const t = table({
    phase: "flight",
    standard: { bayern: 2 },
    played: ["goettingen-eighteen", "monetary-reform-in-the-west"],
    factories: ["leipzig", "dresden", "bitterfeld", "berlin"],
  });
  const before = told(t);
  t.answer(t.match.pending[0]?.seat ?? "west", ["leipzig"]);
  expect(posts(told(t).slice(before.length), before)[0]?.slice(0, 1)).toEqual([
    "**End of decade I · 1. Flight** · dismantled **Leipzig**",
  ]);
});

test("an ordinary move is one chapter", () => {
  const t = table({ display: ["goettingen-eighteen", "land-reform"] });
  t.west("goettingen-eighteen", "build", "kiel", "done");
  expect(chapters(told(t))).toHaveLength(1);
});

test("nothing is lost or doubled, and no chapter of a random game is long", () => {
  for (const { game, careful } of [wirSindDasVolkSubject, twoPlusTwoSubject])
    for (let round = 0; round < 6; round++) {
      const random = new Random(`chapters-${round}`);
      const match = Match.start(game, { seed: `chapters-${round}` });
      for (let since = 0; match.outcome === null; since = match.logged) {
        const ask = random.pick(match.pending.filter((each) => !each.answered));
        match.answer(ask.seat, random.pick(careful(match.view(ask.seat), ask)).id);
        const entries = match.log.slice(since - match.logged).map((entry) => visible(entry, null));
        const parts = match.logged === since ? [] : chapters(entries);
        expect(parts.flat()).toEqual(match.logged === since ? [] : entries);
        for (const part of parts) expect(story("ru", part, volkMessages).join("\n").length).toBeLessThan(1800);
      }
    }
});
