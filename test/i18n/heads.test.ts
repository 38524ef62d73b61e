import { describe, expect, test } from "vitest";
import type { Language } from "../../src/engine/index.ts";
import { twilightStruggleMessages as game } from "../../src/games/twilight-struggle/messages/index.ts";
import { undauntedMessages } from "../../src/games/undaunted/messages/index.ts";
import { volkMessages } from "../../src/games/wir-sind-das-volk/messages/index.ts";
import { headedStory, story } from "../../src/i18n/story.ts";
import { type Table, table } from "../games/twilight-struggle/table.ts";

const told = (t: Table, language: Language = "en") => story(language, t.match.log, game);
const round = { when: { key: "moment.round", args: { turn: 1, round: 6, rounds: 6 } } } as const;

const removed = [
  { key: "influence", args: { side: "us", country: "italy", change: -2, us: 1, ussr: 0 } },
  { key: "influence", args: { side: "us", country: "france", change: -1, us: 0, ussr: 0 } },
] as const;

describe("a post begins with its own turn and round", () => {
  test("and with the event that goes on", () => {
    const head = { ...round, event: "socialist-governments" };
    expect(headedStory("en", removed, game, head)).toEqual([
      "**T1·AR6** · *Socialist Governments* · US **Italy** 3 → 1, **France** 1 → 0",
    ]);
    expect(headedStory("ru", removed, game, head)).toEqual([
      "**Р1·Х6** · *«Социалистические правительства»* · США **Италия** 3 → 1, **Франция** 1 → 0",
    ]);
  });

  test("an event that is told anew is named once", () => {
    const entries = [{ key: "event", args: { card: "fidel", side: "ussr" } }, ...removed];
    expect(headedStory("en", entries, game, { ...round, event: "fidel" })[0]).toBe(
      "**T1·AR6** · *Fidel* · US **Italy** 3 → 1, **France** 1 → 0",
    );
  });

  test("also where a move of that round follows", () => {
    const entries = [
      ...removed,
      { key: "round", args: { turn: 1, side: "us", round: 6 } },
      { key: "play", args: { side: "us", card: "nato", use: "event" } },
    ];
    expect(headedStory("en", entries, game, { ...round, event: "socialist-governments" })).toEqual([
      "**T1·AR6** · *Socialist Governments* · US **Italy** 3 → 1, **France** 1 → 0",
      "**T1·AR6** · **US** plays *NATO* for its event",
    ]);
  });

  test("of several rounds each begins a line", () => {
    const entries = [
      { key: "play", args: { side: "us", card: "nato", use: "event" } },
      { key: "round", args: { turn: 2, side: "ussr", round: 3 } },
      { key: "play", args: { side: "ussr", card: "fidel", use: "event" } },
    ];
    expect(headedStory("en", entries, game, round)).toEqual([
      "**T1·AR6** · **US** plays *NATO* for its event",
      "**T2·AR3** · **USSR** plays *Fidel* for its event",
    ]);
  });

  test("in Undaunted and Wir sind das Volk too", () => {
    const scouted = [{ key: "turn-ended", args: { side: "lrdg" } }];
    const inRound = { when: { key: "moment.round", args: { round: 5 } } };
    expect(headedStory("en", scouted, undauntedMessages, inRound)).toEqual(["**Round 5** · **LRDG** ends the turn"]);
    const unrest = [{ key: "unrest", args: { province: "hessen", from: 3, to: 4, state: "west", count: 2 } }];
    const inHalf = { when: { key: "moment.turn", args: { decade: 2, part: 1 } } };
    expect(headedStory("en", unrest, volkMessages, inHalf)).toEqual([
      "**Decade II, first half** · Unrest **Hesse** 3 → 4 (mass protest 2 of 4)",
    ]);
    expect(headedStory("ru", unrest, volkMessages, inHalf)).toEqual([
      "**Декада II, первая половина** · Беспорядки: **Гессен** 3 → 4 (массовый протест 2 из 4)",
    ]);
  });
});

describe("what comes of it", () => {
  test("a realignment without effect says so", () => {
    const t = table({ hands: { ussr: ["nasser", "fidel"], us: ["nato"] }, influence: { iran: [1, 0] }, dice: [3, 2] });
    t.ussr("nasser", "realign", "iran");
    expect(told(t).join("\n")).toContain("**Iran**: 🎲 US 3 + 1 = 4, USSR 2, no effect");
    expect(told(t, "ru").join("\n")).toContain("СССР 2, без последствий");
  });

  test("an event with a lasting effect says that it holds, and until when", () => {
    const hands = { us: ["containment", "nato"], ussr: ["fidel"] } as const;
    const t = table({ hands, side: "us" }).us("containment", "event");
    expect(told(t)[0]).toBe(
      "**T1·AR1** · **US** plays *Containment* for its event · now in effect until the end of the turn",
    );
    expect(told(t, "ru")[0]).toContain("теперь действует до конца раунда");
  });

  test("an event that finds nothing to do says so", () => {
    const hands = { us: ["fidel", "nato"], ussr: ["nasser"] } as const;
    const t = table({ hands, side: "us", influence: { cuba: [0, 3], france: [1, 0] } });
    t.us("fidel", "influence", "france", "france");
    expect(told(t).at(-1)).toBe("Event: *Fidel* · no effect");
  });

  test("a turn is closed by a line of its own", () => {
    const over = { over: 1, vp: -5, defcon: 3, us: 1, ussr: 0 };
    expect(story("en", [{ key: "turn", args: { turn: 2, ...over } }], game)).toEqual([
      "**End of turn 1** · USSR leads by 5 VP · DEFCON 3 · space race US 1, USSR 0",
      "**Turn 2**",
    ]);
    const round = { key: "round", args: { round: 4, over: 3, lrdg: ["1/3"], italy: ["0/5"] } };
    expect(story("ru", [round], undauntedMessages)[0]).toBe(
      "**Конец раунда 3** · выполнено: **LRDG** 1/3 · **Италия** 0/5",
    );
    const decade = { decade: 2, special: null, over: 1, prestige: -2, currency: 0, socialists: 1, box: 1 };
    expect(story("en", [{ key: "decade", args: decade }], volkMessages)[0]).toBe(
      "**End of decade I** · prestige West 2 · western currency 0 · socialists East 1, 1 in the box",
    );
  });
});
