import { type APISelectMenuOption, ComponentType, MessageFlags } from "discord.js";
import { expect, test } from "vitest";
import type { Components } from "../../src/discord/components.ts";
import { panel } from "../../src/discord/panel.ts";
import { languages, Match } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import { checkMessage } from "../../src/playground/check/message.ts";
import { Random } from "../fuzz/random.ts";
import { subjectOf } from "../fuzz/subjects.ts";

interface Menu {
  readonly placeholder?: string;
  readonly options: readonly APISelectMenuOption[];
}

const partsOf = (components: Components) =>
  components.flatMap((each) => (each.type === ComponentType.ActionRow ? each.components : []));

const menusOf = (components: Components): Menu[] =>
  partsOf(components).filter((each) => each.type === ComponentType.StringSelect);

const labelsOf = (components: Components): string[] =>
  partsOf(components).flatMap((each) => ("label" in each && each.label !== undefined ? [each.label] : []));

const hasTexts = (components: Components): boolean =>
  partsOf(components).some((each) => "custom_id" in each && each.custom_id.includes("|texts|"));

/** So many letters of a button a phone shows for sure. */
const PHONE = 40;
const shorten = (label: string): string => (label.length > PHONE ? `${label.slice(0, PHONE)}…` : label);

test.each([...titles.values()].map((title) => [title.game.id, title] as const))(
  "%s: every question fits onto a panel, and no menu looks like a choice made",
  { timeout: 120_000 },
  (id, title) => {
    const subject = subjectOf(id);
    const cards = new Set(title.subjects("card"));
    const faults = new Set<string>();
    let asked = 0;
    for (let round = 0; round < 3; round++) {
      const random = new Random(`panel-${round}`);
      const match = Match.start(title.game, { seed: `panel-${round}` });
      while (match.outcome === null) {
        const ask = random.pick(match.pending.filter((each) => !each.answered));
        const components = panel({
          title,
          language: random.pick(languages),
          game: "abcdefghij",
          version: 9999,
          now: { ask, lead: null, view: match.view(ask.seat), dangers: new Map() },
          next: [],
          draft: null,
          lines: [],
          undo: match.canUndo(ask.seat) ? "pick" : null,
          stakes: [],
          coach: [],
          notices: [],
        });
        checkMessage({ content: "", embeds: [], components, flags: MessageFlags.IsComponentsV2, files: [] }, {});
        for (const { placeholder = "", options } of menusOf(components)) {
          if (!/(Choose|Выберите).*…/.test(placeholder)) faults.add(`“${placeholder}” looks like a choice`);
          if (options.some(({ label }) => placeholder.startsWith(label))) faults.add(`${placeholder} names an option`);
          for (const { value, description = "" } of options)
            if (cards.has(value) && description.length < 10) faults.add(`nothing says what ${value} does`);
        }
        const names = menusOf(components).flatMap(({ options }) => options.map(({ label }) => label));
        for (const label of [...labelsOf(components), ...names])
          if (/^\p{Ll}/u.test(label)) faults.add(`“${label}” begins small`);
        const begun = labelsOf(components).map((label) => shorten(label));
        for (const label of begun)
          if (begun.filter((other) => other === label).length > 1) faults.add(`“${label}” stands on two buttons`);
        for (const label of labelsOf(components))
          if (label.length > 60 && label.endsWith("…")) faults.add(`a button cuts “${label}”`);
        if (ask.options.some((option) => cards.has(option.id)) && !hasTexts(components))
          faults.add(`no card texts with ${ask.kind}`);
        asked++;
        match.answer(ask.seat, random.pick(subject.careful(match.view(ask.seat), ask)).id);
      }
    }
    expect([...faults]).toEqual([]);
    expect(asked).toBeGreaterThan(200);
  },
);
