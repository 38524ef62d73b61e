import { expect, test } from "vitest";
import { languages, Match } from "../../src/engine/index.ts";
import type { AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { boardLines } from "../board-words.ts";
import { Random } from "../fuzz/random.ts";
import { subjectOf } from "../fuzz/subjects.ts";

/** Everything that a view of any title may have, as far as it matters here. */
interface AnyView {
  readonly step: unknown;
  readonly playing: readonly string[];
  readonly effects: readonly { readonly card: string }[];
  readonly soldiers: readonly { readonly vehicle: unknown }[];
}

/** What a view has that is no fact of the board: settled before the game, printed, or kept for other looks. */
const noFacts: Readonly<Record<string, (path: string, view: AnyView) => boolean>> = {
  "twilight-struggle": (path, view) =>
    // what was laid at a crisis is told when it is looked up; the China space is on the board in one variant only
    /^(turnZero\.results\.\d+\.(die|us|ussr)|turnZero\.running|influence\.\w+\.84)$/.test(path) ||
    // crises are past
    (/^turnZero\./.test(path) && view.step !== "crisis") ||
    ofNoColdWar(path, view),
  "red-sea": (path, view) => ofNoColdWar(path, view),
  "undaunted-north-africa": (path, view) =>
    // how tiles lie and what is printed on tiles and seats; what wounds could take, and how long nothing happened
    /^(options|quiet|roads|wadis|board\.\d+\.(x|y|cover|impassable)|armies\.\w+\.(copies|goals\.\d+\.goal))/.test(
      path,
    ) ||
    /^vehicles\.\d+\.seats\.\d+\.actions/.test(path) ||
    // aboard he is of its owner's side, and nothing is aimed at him
    (/^soldiers\.\d+\.(side|defence)$/.test(path) && view.soldiers[Number(path.split(".")[1])]?.vehicle !== null),
  "wir-sind-das-volk": (path, view) =>
    // what only the great powers have
    /^(tracks\.(dominance|space|arms)|handSizes\.(usa|ussr))$/.test(path) || ofNoGermany(path, view),
  "two-plus-two": (path, view) => ofNoGermany(path, view),
};

/** Of West Berlin the sectors are told; the end of a decade is in no part of it. */
const ofNoGermany = (path: string, { step }: AnyView): boolean =>
  /^(options|ahead|standard\.west-berlin$)/.test(path) ||
  (path === "part" && typeof step === "object" && step !== null && "at" in step && step.at !== "turn");

const ofNoColdWar = (path: string, { step, playing, effects }: AnyView): boolean =>
  /^(options|unseen|effects\.\d+\.since)/.test(path) ||
  // a phase has no round, and the set-up no turn
  (/^(turn|round|phasing)$/.test(path) && step !== "round") ||
  // told once, as an event in effect
  (path === "playing" && effects.some(({ card }) => card === playing.at(-1)));

const others: Readonly<Record<string, string>> = {
  us: "ussr",
  ussr: "us",
  lrdg: "italy",
  italy: "lrdg",
  west: "east",
  east: "west",
  sound: "run-down",
  "run-down": "sound",
  scouted: "controlled",
  controlled: "scouted",
  dark: "light",
  light: "dark",
};

/** Everything that one fact can be changed to, with where it stands. */
function* changes(fact: unknown, path: string): Generator<readonly [string, unknown]> {
  if (typeof fact === "number") yield [path, fact > 0 ? fact - 1 : fact + 1];
  else if (typeof fact === "boolean") yield [path, !fact];
  else if (typeof fact === "string" && others[fact] !== undefined) yield [path, others[fact]];
  else if (Array.isArray(fact)) {
    if (fact.length > 0 && typeof fact[0] !== "number") yield [path, fact.slice(0, -1)];
    for (const [at, each] of fact.entries())
      for (const [where, changed] of changes(each, `${path}.${at}`)) yield [where, fact.with(at, changed)];
  } else if (typeof fact === "object" && fact !== null)
    for (const [key, each] of Object.entries(fact))
      for (const [where, changed] of changes(each, path === "" ? key : `${path}.${key}`))
        yield [where, { ...fact, [key]: changed }];
}

function untold(title: AnyTitle, view: unknown, spared: (path: string, view: AnyView) => boolean): string[] {
  return languages.flatMap((language) => {
    const told = boardLines(title, view, language).join("\n");
    return [...changes(view, "")]
      .filter(([path]) => !spared(path, view as AnyView))
      .filter(([, changed]) => boardLines(title, changed, language).join("\n") === told)
      .map(([path]) => `${language} ${path}`);
  });
}

test.each([...titles.values()])("whatever of the board of $game.id changes, its words change too", (title) => {
  const subject = subjectOf(title.game.id);
  const missed = new Set<string>();
  for (let round = 0; round < 4; round++) {
    const random = new Random(`text-board-${round}`);
    const match = Match.start(title.game, {
      options: title.game.options(subject.options(random)),
      seed: `text-board-${round}`,
    });
    for (let answers = 0; match.outcome === null && answers < 1500; answers++) {
      if (answers % 200 === 7)
        for (const path of untold(title, match.view(null), noFacts[title.game.id] ?? (() => false))) missed.add(path);
      const ask = random.pick(match.pending.filter((each) => !each.answered));
      match.answer(ask.seat, random.pick(subject.careful(match.view(ask.seat), ask)).id);
    }
  }
  expect([...missed]).toEqual([]);
});
