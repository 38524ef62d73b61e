import { expect, test } from "vitest";
import { Match } from "../../src/engine/index.ts";
import type { AnyMatch } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { following, leadsOf } from "../../src/table/index.ts";
import { Random } from "../fuzz/random.ts";
import { subjectOf } from "../fuzz/subjects.ts";

/** What is asked about a choice, and can therefore be answered together with it: of an action where, of an icon too. */
const together: Readonly<Record<string, readonly string[]>> = {
  "turn.action build": ["build.point"],
  "turn.action event": [
    "build.icon",
    "dismantle.icon",
    "event.icon",
    "guillaume.look",
    "marker.move",
    "overflow.remove",
    "overflow.way",
    "police.province",
    "standard.icon",
    "stasi.unrest",
    "stop.factory",
    "unrest.add",
    "unrest.from",
    "unrest.remove",
    "unrest.to",
  ],
  "turn.action police": ["police.province"],
  "turn.action raise-standard": ["standard.province"],
  "turn.action remove-unrest": ["calm.province"],
  "turn.end police": ["police.province"],
  "event.icon arrow:*": ["overflow.remove", "overflow.way"],
  "event.icon icon:build": ["build.icon"],
  "event.icon icon:choose-marker": ["marker.move"],
  "event.icon icon:disband-stasi": ["stasi.unrest"],
  "event.icon icon:dismantle": ["dismantle.icon"],
  "event.icon icon:guillaume": ["guillaume.look"],
  "event.icon icon:living-standard": ["standard.icon"],
  "event.icon icon:move-unrest": ["unrest.from"],
  "event.icon icon:remove-unrest": ["unrest.remove"],
  "event.icon icon:rundown": ["rundown.factory"],
  "event.icon icon:stop-factory": ["stop.factory"],
  "event.icon icon:unrest": ["unrest.add"],
  "event.icon police": ["police.province"],
  "prestige.icon icon:build": ["build.icon"],
  "prestige.icon icon:dismantle": ["prestige.dismantle"],
  "prestige.icon icon:remove-living-standard": ["standard.lose"],
  "prestige.icon icon:remove-unrest": ["unrest.remove"],
  "prestige.icon icon:unrest": ["unrest.add"],
  "prestige.box box:*": [
    "build.icon",
    "prestige.dismantle",
    "prestige.icon",
    "rundown.factory",
    "standard.icon",
    "unrest.add",
    "unrest.remove",
  ],
  "dominance.box box:*": ["build.icon", "unrest.remove"],
  "marker.move prestige:*": ["overflow.way"],
  "overflow.way add": ["overflow.add"],
  "overflow.way remove": ["overflow.remove"],
  "overflow.dominance remove": ["overflow.remove"],
};

test.each(["wir-sind-das-volk", "two-plus-two"])(
  "%s: beside a choice stands only what is asked about it, never about what comes next",
  { timeout: 120_000 },
  (id) => {
    const title = titles.get(id);
    if (title === undefined) throw new Error(`No ${id}`);
    const { careful } = subjectOf(id);
    const wrong = new Set<string>();
    let shown = 0;
    for (let round = 0; round < 8; round++) {
      const random = new Random(`beside-${round}`);
      const match: AnyMatch = Match.start(title.game, { seed: `beside-${round}` });
      while (match.outcome === null) {
        const ask = random.pick(match.pending.filter(({ answered }) => !answered));
        for (const lead of leadsOf(title, match, ask)) {
          const next = following(title, match, ask, lead)?.ask;
          if (next === undefined) continue;
          shown++;
          const [option = ""] = lead.split("/");
          const key = `${ask.kind} ${option.replace(/^(arrow|box|prestige):.*/, "$1:*")}`;
          if (!together[key]?.includes(next.kind)) wrong.add(`${key}: ${next.kind}`);
        }
        match.answer(ask.seat, random.pick(careful(match.view(ask.seat), ask)).id);
      }
    }
    expect([...wrong]).toEqual([]);
    expect(shown).toBeGreaterThan(100);
  },
);
