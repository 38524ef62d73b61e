import { type APISelectMenuOption, ComponentType, MessageFlags } from "discord.js";
import { expect, test } from "vitest";
import type { Question } from "../../src/discord/choices.ts";
import type { Components } from "../../src/discord/components.ts";
import { panel } from "../../src/discord/panel.ts";
import { formOf } from "../../src/discord/picks-form.ts";
import { type Ask, languages, Match } from "../../src/engine/index.ts";
import type { AnyMatch, AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { checkMessage } from "../../src/playground/check/message.ts";
import { checkModal } from "../../src/playground/check/modal.ts";
import { following, leadsOf } from "../../src/table/index.ts";
import { Random } from "../fuzz/random.ts";
import { subjectOf } from "../fuzz/subjects.ts";

/** Boards with more places than a menu has room for. */
const isLarge = ["twilight-struggle", "wir-sind-das-volk", "two-plus-two"];

const GAMES = 4;
const MOST_ANSWERS = 400;

/** So many letters of a menu or of one of its values a phone shows. */
const PHONE = 35;

interface Menu {
  readonly placeholder?: string | undefined;
  readonly options: readonly Pick<APISelectMenuOption, "value" | "label">[];
}

/** What whoever looks at a phone would stumble over. */
function faultsOn({ messages }: AnyTitle, { placeholder = "", options }: Menu): string[] {
  const isSeen = /choose|none|выберите|ничего/i.test(placeholder.slice(0, PHONE));
  const [only, another] = options;
  const isVerb = another === undefined && only !== undefined && messages.name(only.value) === undefined;
  const seen = options.map(({ label }) => label.slice(0, PHONE));
  const alike = options.filter((_, at) => seen.indexOf(seen[at] ?? "") < at);
  return [
    ...(isSeen ? [] : [`“${placeholder}” looks like a choice`]),
    ...(isVerb ? [`“${only.label}” stands in a menu of its own`] : []),
    ...alike.map(({ label }) => `another begins as “${label}”`),
  ];
}

const menusOf = (components: Components): Menu[] =>
  components
    .flatMap((each) => (each.type === ComponentType.ActionRow ? each.components : []))
    .filter((each) => each.type === ComponentType.StringSelect);

test.each([...titles])("every question of %s fits onto a panel, and every row into its form", (id, title) => {
  const subject = subjectOf(id);
  const faults = new Set<string>();
  let forms = 0;
  for (let round = 0; round < GAMES; round++) {
    const random = new Random(`panel-${round}`);
    const match: AnyMatch = Match.start(title.game, { seed: `panel-${round}` });
    for (let asked = 0; match.outcome === null && asked < MOST_ANSWERS; asked++) {
      const ask = random.pick(match.pending.filter((each) => !each.answered));
      forms += fits(title, match, ask, random, faults);
      match.answer(ask.seat, random.pick(subject.careful(match.view(ask.seat), ask)).id);
    }
  }
  expect([...faults]).toEqual([]);
  expect(forms > 0).toBe(isLarge.includes(id));
});

/** Discord would take the panel and all forms that it opens; says how many these are. */
function fits(title: AnyTitle, match: AnyMatch, ask: Ask, random: Random, faults: Set<string>): number {
  const view = match.view(ask.seat);
  const questionOf = (asked: Ask, lead: string | null): Question => ({ ask: asked, lead, view, dangers: new Map() });
  const now = questionOf(ask, null);
  const next = leadsOf(title, match, ask).flatMap((lead) => {
    const asked = following(title, match, ask, lead)?.ask;
    return asked === undefined ? [] : [questionOf(asked, lead)];
  });
  const base = { title, language: random.pick(languages), game: "abcdefghij", version: 9999, draft: null };
  const undo = match.canUndo(ask.seat) ? "pick" : null;
  const components = panel({ ...base, now, next, lines: [], undo, stakes: [], coach: [], notices: [] });
  checkMessage({ content: "", embeds: [], components, flags: MessageFlags.IsComponentsV2, files: [] }, {});
  for (const each of menusOf(components)) for (const fault of faultsOn(title, each)) faults.add(fault);
  const opened = [now, ...next].filter(({ lead }) =>
    JSON.stringify(components).includes(`|form|abcdefghij|9999|${ask.kind}|${lead ?? ""}"`),
  );
  for (const question of opened) {
    const form = formOf({ ...base, now }, question);
    if (form === null) throw new Error(`No form for ${question.ask.kind}`);
    checkModal({ ...form });
    for (const { component } of form.components.filter((each) => each.type === ComponentType.Label))
      if (component.type === ComponentType.StringSelect)
        for (const fault of faultsOn(title, component)) faults.add(fault);
  }
  return opened.length;
}
