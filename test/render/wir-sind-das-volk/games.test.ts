import { describe, expect, it } from "vitest";
import { drawn } from "../../../render/studio/drawn.ts";
import { volkPainter } from "../../../render/wir-sind-das-volk/index.ts";
import { languages, Match } from "../../../src/engine/index.ts";
import { allCards } from "../../../src/games/wir-sind-das-volk/cards/index.ts";
import { Random } from "../../fuzz/random.ts";
import { twoPlusTwoSubject, wirSindDasVolkSubject } from "../../fuzz/wir-sind-das-volk.ts";

/** One position in so many is drawn as well. */
const DRAWN = 60;

function expectWords(alt: string): void {
  expect(alt.length).toBeGreaterThan(20);
  expect(alt.length).toBeLessThanOrEqual(1024);
  expect(alt).not.toMatch(/[{}*]|undefined|null/);
}

describe("random games can be painted from the first card to the last", () => {
  for (const subject of [wirSindDasVolkSubject, twoPlusTwoSubject])
    it(subject.game.id, () => {
      const random = new Random(`painted ${subject.game.id}`);
      const match = Match.start(subject.game, { options: subject.options(random), seed: "painted" });
      let seen = 0;
      let told = 0;
      while (match.outcome === null) {
        const ask = random.pick(match.pending.filter((each) => !each.answered));
        match.answer(ask.seat, random.pick(subject.careful(match.view(ask.seat), ask)).id);
        const entries = match.logFor(null).slice(told);
        told = match.logged;
        const language = languages[seen % 2] ?? "en";
        const asks = match.pending.map(({ seat, kind, args }) => ({ seat, kind, args }));
        const view = match.view(ask.seat);
        const board = volkPainter.board({ view, language, last: entries, asks, outcome: match.outcome });
        expectWords(board.alt);
        const others = [volkPainter.hand({ view, language }), volkPainter.count({ view, language, entries })];
        for (const sketch of others) if (sketch !== null) expectWords(sketch.alt);
        if (seen++ % DRAWN === 0)
          for (const sketch of [board, ...others])
            if (sketch !== null) expect(drawn(sketch).length).toBeLessThan(400_000);
      }
      for (const language of languages) {
        const { outcome } = match;
        const end = volkPainter.end({ view: match.view(null), language, outcome, entries: match.logFor(null) });
        expectWords(end.alt);
        expect(drawn(end).length).toBeLessThan(400_000);
      }
    });
});

describe("every card has a face", () => {
  for (const language of languages)
    it(language, () => {
      for (const { id } of allCards) {
        const sketch = volkPainter.card({ card: id, language });
        expectWords(sketch?.alt ?? "");
      }
    });
});
