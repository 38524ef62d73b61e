import { MessageFlags } from "discord.js";
import { expect, test } from "vitest";
import { panel } from "../../src/discord/panel.ts";
import { languages, Match } from "../../src/engine/index.ts";
import { twoPlusTwoTitle, wirSindDasVolkTitle } from "../../src/games/wir-sind-das-volk/title.ts";
import { checkMessage } from "../../src/playground/check/message.ts";
import { Random } from "../fuzz/random.ts";
import { twoPlusTwoSubject, wirSindDasVolkSubject } from "../fuzz/wir-sind-das-volk.ts";

test.each([
  ["for two", wirSindDasVolkTitle, wirSindDasVolkSubject],
  ["for four", twoPlusTwoTitle, twoPlusTwoSubject],
] as const)("every question of a game %s fits onto a panel", { timeout: 120_000 }, (_, title, subject) => {
  let asked = 0;
  for (let round = 0; round < 4; round++) {
    const random = new Random(`panel-${round}`);
    const match = Match.start(subject.game, { seed: `panel-${round}` });
    while (match.outcome === null) {
      const ask = random.pick(match.pending.filter((each) => !each.answered));
      const components = panel({
        title,
        language: random.pick(languages),
        game: "abcdefghij",
        version: 9999,
        ask,
        lines: [],
        undo: match.canUndo(ask.seat) ? "pick" : null,
        dangers: new Map(),
        notices: [],
      });
      const draft = { content: "", embeds: [], components, flags: MessageFlags.IsComponentsV2, files: [] };
      checkMessage(draft, {});
      asked++;
      match.answer(ask.seat, random.pick(subject.careful(match.view(ask.seat), ask)).id);
    }
  }
  expect(asked).toBeGreaterThan(300);
});
