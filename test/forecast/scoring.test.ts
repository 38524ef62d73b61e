import { describe, expect, test } from "vitest";
import { languages, Match, type VisibleEntry } from "../../src/engine/index.ts";
import type { Side } from "../../src/games/cold-war/seats.ts";
import { forecast as redSeaForecast } from "../../src/games/red-sea/forecast.ts";
import { redSeaMessages } from "../../src/games/red-sea/messages/index.ts";
import { viewOf as redSeaView } from "../../src/games/red-sea/view.ts";
import { forecast as twilightForecast } from "../../src/games/twilight-struggle/forecast.ts";
import { twilightStruggleMessages } from "../../src/games/twilight-struggle/messages/index.ts";
import { viewOf as twilightView } from "../../src/games/twilight-struggle/view.ts";
import type { GameMessages } from "../../src/i18n/game-messages.ts";
import { type Passage, passageLines } from "../../src/i18n/passages.ts";
import { Random } from "../fuzz/random.ts";
import { redSeaSubject } from "../fuzz/red-sea.ts";
import { twilightStruggleSubject } from "../fuzz/twilight-struggle.ts";
import { played, positionsOf } from "./positions.ts";

const isEnd = ({ step }: { readonly step: { readonly at: string } }): boolean => step.at === "turn-end";

/** The args of the lines with a key. */
const linesOf = (passages: readonly Passage[], key: string) =>
  passages.flat().flatMap((line) => ("key" in line && line.key === key ? [line] : []));

/** A difference as the forecast tells it, for the US. */
const netOf = ({ net, gap }: Readonly<Record<string, unknown>>): number =>
  String(net).startsWith("ussr") ? -Number(gap) : Number(gap);

/** What VP entries add up to, for the US, until the first entry with the key. */
function gained(entries: readonly VisibleEntry[], until: string): number {
  const end = entries.findIndex(({ key }) => key === until);
  return entries
    .slice(0, end < 0 ? entries.length : end)
    .filter(({ key }) => key === "vp")
    .reduce((sum, { args }) => sum + (args.side === "us" ? 1 : -1) * Number(args.amount), 0);
}

const games = [
  {
    id: "twilight-struggle",
    messages: twilightStruggleMessages as GameMessages,
    ends: () =>
      positionsOf(twilightStruggleSubject, 40, isEnd).map((state) => ({
        foreseen: twilightForecast(twilightView({ ...state, step: { at: "round", round: 7, side: "us" } }, null)),
        real: played(twilightStruggleSubject.game, state, isEnd, ({ options }) => options.at(-1)?.id ?? ""),
      })),
  },
  {
    id: "red-sea",
    messages: redSeaMessages as GameMessages,
    ends: () =>
      positionsOf(redSeaSubject, 80, isEnd).map((state) => ({
        foreseen: redSeaForecast(redSeaView({ ...state, step: { at: "round", round: 7, side: "us" } }, null)),
        real: played(redSeaSubject.game, state, isEnd, ({ options }) => options.at(-1)?.id ?? ""),
      })),
  },
];

describe.each(games)("$id", ({ ends, messages }) => {
  // a scoring card that was held ends the game before anything is counted
  const counted = ends().filter(({ real }) => real.outcome?.key !== "held-scoring");

  test("8.2.1: what missing military operations cost at the end of the turn is foreseen", () => {
    expect(counted.length).toBeGreaterThan(40);
    for (const { foreseen, real } of counted) {
      const [line] = linesOf(foreseen, "forecast.military.net");
      expect(netOf(line?.args ?? {})).toBe(gained(real.entries, "final-scoring"));
      const wins = String(line?.args.net).endsWith("-wins") ? String(line?.args.net).replace("-wins", "") : undefined;
      expect(wins).toBe(real.outcome?.key === "vp" ? real.outcome.winners[0] : undefined);
    }
  });

  test.each(languages)("every line begins with a capital or a figure, in %s", (language) => {
    const lines = counted.flatMap(({ foreseen }) => foreseen.flatMap((each) => passageLines(language, each, messages)));
    expect(lines.length).toBeGreaterThan(400);
    expect(lines.filter((line) => /^(-# |[*•\s])*\p{Ll}/u.test(line))).toEqual([]);
  });

  test("10.3.2: the final scoring is foreseen, part by part", () => {
    const last = counted.filter(({ real }) => real.entries.some(({ key }) => key === "final-scoring"));
    expect(last.length).toBeGreaterThan(5);
    for (const { foreseen, real } of last) {
      const parts = linesOf(foreseen, "forecast.final.sum").flatMap(({ items = [] }) => items);
      const sum = parts.reduce((all, { args }) => all + netOf(args), 0);
      const military = gained(real.entries, "final-scoring");
      if (real.outcome?.key === "europe") expect(linesOf(foreseen, "end.europe")).toHaveLength(1);
      else expect(sum + military).toBe(real.state.vp);
    }
  });
});

const regionsOf = (passages: readonly Passage[]): ReadonlyMap<unknown, number> =>
  new Map(linesOf(passages, "forecast.region").map(({ args }) => [args.region, netOf(args)]));

/** Anything that happens before a count and changes what is counted. */
const changing = [
  "influence",
  "vp",
  "effect.begins",
  "effect.ends",
  "shuttle-diplomacy",
  "shuttle-diplomacy.us",
  "final-scoring",
];

test.each([
  { id: "twilight-struggle", subject: twilightStruggleSubject, forecast: twilightForecast },
  { id: "red-sea", subject: redSeaSubject, forecast: redSeaForecast },
] as const)("10.1: a region is scored in $id as was foreseen just before", ({ id, subject, forecast }) => {
  let scored = 0;
  for (let round = 0; round < 25; round++) {
    const random = new Random(`scored-${round}`);
    const match = Match.start<unknown, never, Side, unknown>(subject.game as never, {
      options: subject.options(random),
      seed: `scored-${round}`,
    });
    while (match.outcome === null) {
      const ask = random.pick(match.pending.filter((each) => !each.answered));
      const view = match.view(null);
      const foreseen = regionsOf(forecast(view));
      const before = match.log.length;
      match.answer(ask.seat, random.pick(subject.careful(match.view(ask.seat), ask as never)).id);
      const entries = match.log.slice(before);
      const at = entries.findIndex(({ key }) => key === "scoring");
      if (at < 0 || entries.slice(0, at).some(({ key }) => changing.includes(key))) continue;
      const net = entries.slice(at + 1).find(({ key }) => key === "vp" || key === "vp.none");
      // control of Europe, or of Africa, ends the game instead
      if (net === undefined) continue;
      const gain = net.key === "vp" ? (net.args.side === "us" ? 1 : -1) * Number(net.args.amount) : 0;
      expect([id, round, entries[at]?.args.region, foreseen.get(entries[at]?.args.region)]).toEqual([
        id,
        round,
        entries[at]?.args.region,
        gain,
      ]);
      scored++;
    }
  }
  expect(scored).toBeGreaterThan(15);
});
