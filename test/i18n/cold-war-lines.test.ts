import { describe, expect, test } from "vitest";
import type { Args, Language } from "../../src/engine/index.ts";
import { redSeaMessages } from "../../src/games/red-sea/messages/index.ts";
import { twilightStruggleMessages } from "../../src/games/twilight-struggle/messages/index.ts";
import { waiting } from "../../src/i18n/asks.ts";
import type { GameMessages } from "../../src/i18n/game-messages.ts";
import { outcomeLine } from "../../src/i18n/outcome.ts";
import { worded } from "../../src/i18n/phrase.ts";
import { headedStory, story } from "../../src/i18n/story.ts";
import { table as redSeaTable } from "../games/red-sea/table.ts";
import { table } from "../games/twilight-struggle/table.ts";

/** Lines found awkward when whole games were read, and as they read now. */

type Entry = readonly [key: string, args?: Args];

const entriesOf = (entries: readonly Entry[]) => entries.map(([key, args = {}]) => ({ key, args }));

const lines = (entries: readonly Entry[], language: Language = "en", game: GameMessages = twilightStruggleMessages) =>
  story(language, entriesOf(entries), game);

const round = (turn: number, number: number, side = "us"): Entry => ["round", { turn, round: number, side }];
const when = { when: { key: "moment.round", args: { turn: 2, round: 5, rounds: 7 } } };
const headed = (event: string, entries: readonly Entry[], language: Language = "en", game = twilightStruggleMessages) =>
  headedStory(language, entriesOf(entries), game, { ...when, event });

describe("the head of a post", () => {
  test("says that nothing more has come of an event when the next round is told", () => {
    const next: Entry[] = [round(2, 6), ["play", { side: "us", card: "nato", use: "event" }]];
    expect(headed("de-stalinization", next)).toEqual([
      "**T2·AR5** · *De-Stalinization* · no further effect",
      "**T2·AR6** · **US** plays *NATO* for its event",
    ]);
    expect(headed("de-stalinization", next, "ru")[0]).toBe("**Р2·Х5** · *«Десталинизация»* · больше ничего");
  });

  test("or when the next event is", () => {
    expect(headed("de-stalinization", [["event", { card: "truman-doctrine", side: "us" }]])).toEqual([
      "**T2·AR5** · *De-Stalinization* · no further effect",
      "Event: *Truman Doctrine*",
    ]);
  });

  test("names the card where the line does not", () => {
    const chosen: Entry[] = [["effect.begins", { card: "chernobyl", side: "us", area: "europe", until: "turn" }]];
    expect(headed("chernobyl", chosen)).toEqual([
      "**T2·AR5** · *Chernobyl* · Now in effect: Europe until the end of the turn",
    ]);
  });

  test("and not where it does, as with the die that gets free of a trap", () => {
    const trap = (die: number): Entry[] => [
      ["discard", { side: "ussr", card: "nasser" }],
      ["trap", { card: "bear-trap", side: "ussr", die, upTo: 4, free: die <= 4 }],
      ...(die <= 4 ? ([["effect.ends", { card: "bear-trap", side: "us" }]] as const) : []),
    ];
    expect(headed("bear-trap", trap(5))).toEqual([
      "**T2·AR5** · USSR discards *Nasser* · *Bear Trap*: 🎲 5, needs 4 or less: USSR stays trapped",
    ]);
    expect(headed("bear-trap", trap(4))).toEqual([
      "**T2·AR5** · USSR discards *Nasser* · *Bear Trap*: 🎲 4, needs 4 or less: USSR is free",
    ]);
  });
});

describe("what holds from now on", () => {
  test("is named where the line is about something else", () => {
    const flu: Entry[] = [
      ["event", { card: "kremlin-flu", side: "us" }],
      ["operation", { side: "us", operation: "coup", ops: 2 }],
      ["coup", { side: "us", country: "nigeria", die: 4, ops: 2, modifier: 0, stability: 1, result: 4 }],
      ["effect.begins", { card: "kremlin-flu", side: "us" }],
    ];
    expect(lines(flu)).toEqual([
      "Event: *Kremlin Flu*",
      "**US**, 2 operations: coup in **Nigeria**",
      "🎲 4 + 2 ops against 2 × 1 = +4 · *Kremlin Flu* now in effect",
    ]);
  });

  test("what ends with what it has done is named once", () => {
    const declared: Entry[] = [
      ["carter-doctrine", { side: "ussr", die: 1 }],
      ["effect.ends", { card: "carter-doctrine", side: "us" }],
    ];
    expect(lines(declared, "en", redSeaMessages)).toEqual([
      "*Carter Doctrine*: **US** declares the USSR die a 1 · no longer in effect",
    ]);
    expect(lines(declared, "ru", redSeaMessages)).toEqual([
      "*«Доктрина Картера»*: **США** объявляют, что на кубике СССР выпало 1 · больше не действует",
    ]);
  });

  test("a card that lowers DEFCON by its operations says so", () => {
    const hands = { us: ["first-lightning", "nato"], ussr: ["fidel"] } as const;
    const t = table({ side: "us", hands, options: { promoCards: true }, influence: { france: [1, 0] }, defcon: 4 });
    t.us("first-lightning", "influence", "france", "france");
    expect(lines(t.match.log.map(({ key, args }) => [key, args] as const)).join("\n")).toContain(
      "**France** 1 → 3 · DEFCON 4 → 3 (*First Lightning*)",
    );
  });
});

describe("scoring", () => {
  const scoring: Entry = [
    "scoring",
    { region: "europe", us: "domination", usVp: 12, usKeys: 4, usBorders: 1, ussr: "presence", ussrVp: 3, ussrKeys: 0 },
  ];

  test("shows the arithmetic, and a scoring card is played for nothing else", () => {
    expect(lines([["play", { side: "ussr", card: "europe-scoring", use: "event" }], scoring])).toEqual([
      "**USSR** plays *Europe Scoring*",
      "Europe: US domination, 7 + 4 + 1 = 12 VP; USSR presence, 3 VP",
    ]);
    expect(lines([["play", { side: "ussr", card: "europe-scoring", use: "event" }], scoring], "ru")).toEqual([
      "**СССР** разыгрывает карту *«Подсчёт очков в Европе»*",
      "Европа: США – превосходство, 7 + 4 + 1 = 12 ПО; СССР – присутствие, 3 ПО",
    ]);
  });

  test("a scoring card is played for nothing else, at the table too", () => {
    const t = table({ side: "us", hands: { us: ["asia-scoring", "nato"] }, influence: { india: [3, 0] } });
    t.us("asia-scoring", "event");
    expect(lines(t.match.log.map(({ key, args }) => [key, args] as const))[0]).toBe(
      "**T1·AR1** · **US** plays *Asia Scoring*",
    );
  });

  test("a game from before it was kept has the points alone", () => {
    const before: Entry = ["scoring", { region: "asia", us: "presence", usVp: 4, ussr: "none", ussrVp: 0 }];
    expect(lines([before])).toEqual(["Asia: US presence, 4 VP; USSR absent, 0 VP"]);
  });

  test("a win by points says by how many", () => {
    const end = (language: Language, vp: number) =>
      outcomeLine(language, { winners: ["ussr"], key: "final-scoring", args: { vp } }, twilightStruggleMessages);
    expect(end("en", -11)).toBe("**USSR** wins after final scoring, 11 VP ahead.");
    expect(end("ru", -11)).toBe("Победа после финального подсчёта очков: **СССР**, перевес 11 ПО.");
    expect(end("ru", 12)).toBe(
      "Победа после финального подсчёта очков: **СССР**, США впереди на 12 ПО, а требовалось 20.",
    );
  });
});

describe("one thing is one line", () => {
  test("both sides in one country", () => {
    const nasser: Entry[] = [
      ["event", { card: "nasser", side: "ussr" }],
      ["influence", { side: "ussr", country: "egypt", change: 2, us: 2, ussr: 2 }],
      ["influence", { side: "us", country: "egypt", change: -1, us: 1, ussr: 2 }],
    ];
    expect(lines(nasser)).toEqual(["Event: *Nasser* · **Egypt**: USSR 0 → 2, US 2 → 1"]);
  });

  test("a war is told with its event", () => {
    const war: Entry[] = [
      ["event", { card: "korean-war", side: "ussr" }],
      ["milops", { side: "ussr", from: 0, to: 2 }],
      ["war", { side: "ussr", country: "south-korea", die: 2, modifier: 0, needs: 4, won: false }],
    ];
    expect(lines(war)).toEqual(["Event: *Korean War* · **South Korea**: 🎲 2, needs 4 or more: lost · MilOps USSR 2"]);
  });

  test("what the end of a turn brings stands apart from what was played last", () => {
    const over: Entry[] = [
      ["play", { side: "us", card: "nasser", use: "event" }],
      ["space.ability", { side: "us", ability: "military-operations" }],
      ["milops", { side: "us", from: 2, to: 4 }],
      ["held", { side: "us", cards: [] }],
      ["effect.ends", { card: "containment", side: "us" }],
      ["crisis.ends", { crisis: "crisis:uk-election" }],
      ["deck", { era: "mid" }],
      ["turn", { turn: 4, over: 3, vp: 0, defcon: 2, us: 2, ussr: 0 }],
      ["reshuffle", { cards: 19 }],
    ];
    expect(lines(over)).toEqual([
      "**US** plays *Nasser* for its event",
      "**US** uses its lead in space: 2 military operations before the check · MilOps US 4",
      "**US** has no cards left",
      "No longer in effect: *Containment*",
      "*1945 UK Election* no longer changes the rules · the Mid War cards are shuffled in",
      "**End of turn 3** · the score is 0 · DEFCON 2 · space race US 2, USSR 0",
      "**Turn 4** · the discard pile becomes a new draw pile of 19 cards",
    ]);
  });

  test("what a crisis brings is told with its outcome, and not again", () => {
    const crisis = "crisis:uk-election";
    const met: Entry[] = [
      ["crisis.result", { crisis, die: 6, us: 0, ussr: 0, total: 6, outcome: `${crisis}:6` }],
      ["crisis.delayed", { card: "socialist-governments" }],
      ["drawn", { side: "ussr", count: 8 }],
    ];
    const [result = "", ...others] = lines(met);
    expect(result).toContain("*Socialist Governments* joins the draw pile with the Mid War cards");
    expect(others).toEqual(["USSR draws 8 cards"]);
  });

  test("what is placed after the deal is a line of its own", () => {
    const setUp: Entry[] = [
      ["crisis.card", { side: "ussr", card: "arab-israeli-war" }],
      ["drawn", { side: "ussr", count: 7 }],
      ["drawn", { side: "us", count: 8 }],
      ["influence", { side: "ussr", country: "poland", change: 4, us: 0, ussr: 4 }],
      ["influence", { side: "ussr", country: "austria", change: 2, us: 0, ussr: 2 }],
    ];
    expect(lines(setUp)).toEqual([
      "**USSR** takes *Arab-Israeli War* into its hand before the deal · USSR draws 7 cards · US draws 8 cards",
      "USSR **Poland** 0 → 4, **Austria** 0 → 2",
    ]);
  });

  test("who loses influence by a realignment, in the number of its name", () => {
    const said = (side: string) =>
      worded("ru", { key: "odds.loses", args: { side, removed: 2 } }, twilightStruggleMessages);
    expect([said("us"), said("ussr")]).toEqual(["США теряют 2", "СССР теряет 2"]);
  });

  test("Kremlin Flu asks for a scoring card", () => {
    const ask = { seat: "ussr", kind: "play.card", args: { round: 2, event: "kremlin-flu" }, options: [] };
    expect(waiting("en", ask, twilightStruggleMessages)).toBe(
      "▸ USSR, *Kremlin Flu*: play a scoring card, or pass without one.",
    );
  });

  test("an event that does not happen says why", () => {
    const why = (more: Entry[1]) => lines([["event.none", { card: "socialist-governments", ...more }]]);
    expect(why({ why: "condition" })).toEqual([
      "*Socialist Governments*: the event does not happen, as its condition is not met",
    ]);
    expect(why({ why: "prevented", by: "the-iron-lady" })).toEqual([
      "*Socialist Governments*: the event does not happen, because of *The Iron Lady*",
    ]);
    // as games told it that were begun earlier
    expect(why({})).toEqual(["*Socialist Governments*: the event does not happen"]);
  });

  test("the cards that are brought in", () => {
    const chosen: Entry[] = [
      ["influence", { side: "us", country: "italy", change: 2, us: 2, ussr: 0 }],
      ["combination", { side: "us", cards: ["water-wars"], spent: 1 }],
    ];
    expect(lines(chosen)).toEqual(["US **Italy** 0 → 2", "**US** brings in *Water Wars* (1 of 9 points)"]);
  });

  test("a step in the space race says which race it is", () => {
    const taken: Entry[] = [
      ["play", { side: "us", card: "captured-nazi-scientist", use: "event" }],
      ["space.box", { side: "us", box: 1 }],
    ];
    expect(lines(taken)).toEqual(["**US** plays *Captured Nazi Scientist* for its event · US in space box 1"]);
    expect(lines(taken, "ru")[0]).toContain("США: деление 1 космической гонки");
    const attempted: Entry[] = [
      ["space", { side: "us", die: 1, upTo: 3, success: true }],
      ["space.box", { side: "us", box: 1 }],
    ];
    expect(lines(attempted)).toEqual(["🎲 1, needs 3 or less: success · US in box 1"]);
  });
});

test("RS 6.4.4: influence that the space race takes away is told with it", () => {
  const t = redSeaTable({
    step: { at: "headline" },
    space: { us: 1 },
    hands: { us: ["nasserism", "famine"], ussr: ["arab-league", "separatists"] },
    influence: { kenya: [0, 2], egypt: [0, 1] },
  });
  t.us("nasserism").ussr("arab-league");
  const [ask] = t.match.pending;
  if (ask === undefined) throw new Error("Nothing is asked");
  expect(waiting("en", ask, redSeaMessages, { view: t.match.view(null) })).toBe(
    "▸ US, turn 1, headline phase, space race: choose where influence is removed, 1 left.",
  );
  const told = [{ key: "influence", args: { side: "ussr", country: "kenya", change: -1, us: 0, ussr: 1 } }];
  const head = { when: { key: "moment.headline", args: { turn: 1 } }, event: String(ask.args.event) };
  expect(headedStory("ru", told, redSeaMessages, head)).toEqual([
    "**Р1·начальные события** · космическая гонка · СССР **Кения** 2 → 1",
  ]);
});
