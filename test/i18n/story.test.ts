import { describe, expect, test } from "vitest";
import type { Language } from "../../src/engine/index.ts";
import type { Side } from "../../src/games/cold-war/seats.ts";
import { twilightStruggleMessages as game } from "../../src/games/twilight-struggle/messages/index.ts";
import { prompt, waiting } from "../../src/i18n/asks.ts";
import { optionDetail, optionLabel } from "../../src/i18n/options.ts";
import { outcomeLine } from "../../src/i18n/outcome.ts";
import { logLine, story } from "../../src/i18n/story.ts";
import { type Setting, type Table, table } from "../games/twilight-struggle/table.ts";

/** What the answers given to a table told. */
const told = (t: Table, language: Language = "en", seat: Side | null = null) =>
  story(language, t.match.log, game, seat);

const askOf = (t: Table, seat: Side) => {
  const ask = t.match.pending.find((pending) => pending.seat === seat);
  if (ask === undefined) throw new Error(`${seat} is not asked`);
  return ask;
};

const iran: Setting = {
  hands: { ussr: ["decolonization", "fidel"], us: ["nato", "duck-and-cover"] },
  influence: { iran: [1, 0], panama: [1, 0], france: [1, 0] },
};

describe("a coup, as the channel sees it", () => {
  const t = () => table({ ...iran, dice: [4] }).ussr("decolonization", "coup", "iran");

  test("in English", () => {
    expect(told(t()).slice(-2)).toEqual([
      "**T1·AR1** · **USSR** plays *Decolonization* for 2 operations: coup in **Iran**",
      "🎲 4 + 2 ops against 2 × 2 = +2 · US 1 → 0, USSR 0 → 1 · DEFCON 5 → 4 · MilOps USSR 2",
    ]);
  });

  test("in Russian", () => {
    expect(told(t(), "ru").slice(-2)).toEqual([
      "**Р1·Х1** · **СССР** разыгрывает карту *«Деколонизация»* на 2 ОО: переворот, **Иран**",
      "🎲 4 + 2 ОО против 2 × 2 = +2 · США 1 → 0, СССР 0 → 1 · DEFCON 5 → 4 · военные операции СССР: 2",
    ]);
  });

  test("who is next", () => {
    const next = t();
    const view = next.match.view(null);
    const ask = askOf(next, "us");
    expect(waiting("en", ask, game, { view })).toBe("▸ US, action round 1 of 6: play a card.");
    expect(waiting("en", ask, game, { view, who: "@anna (US)" })).toBe(
      "▸ @anna (US), action round 1 of 6: play a card.",
    );
    expect(waiting("ru", ask, game, { view })).toBe("▸ США, ход 1 из 6: разыграйте карту.");
    expect(prompt("en", ask, game)).toBe("Choose a card to play.");
  });
});

describe("other moves", () => {
  test("The China Card is named, whatever card lies on the table", () => {
    const effects = [{ card: "shuttle-diplomacy", side: "us" }] as const;
    const hands = { us: ["nato"], ussr: ["fidel"] } as const;
    const t = table({ turn: 4, hands, effects, playing: ["shuttle-diplomacy"], influence: { iran: [0, 1] } });
    t.ussr("the-china-card", "influence", "iran", "iran", "iran", "iran");
    expect(told(t)[0]).toBe(
      "**T4·AR1** · **USSR** plays *The China Card* for 4 operations: influence in **Iran** 1 → 5 · *The China Card* lies in front of **US**, face down",
    );
  });

  test("influence in several countries is one line, and forced picks are not told", () => {
    const t = table({ ...iran, side: "us" }).us("nato", "influence", "france", "france", "iran", "canada");
    expect(told(t)).toEqual([
      "**T1·AR1** · **US** plays *NATO* for 4 operations: influence in **France** 1 → 3, **Iran** 1 → 2, **Canada** 0 → 1",
    ]);
    expect(told(t, "ru")).toEqual([
      "**Р1·Х1** · **США** разыгрывают карту *«НАТО»* на 4 ОО: влияние, **Франция** 1 → 3, **Иран** 1 → 2, **Канада** 0 → 1",
    ]);
  });

  test("an opponent's event after the operations", () => {
    const t = table({ ...iran, side: "us", hands: { us: ["fidel", "nato"], ussr: ["nasser"] } });
    t.us("fidel", "influence", "france", "iran");
    expect(told(t)).toEqual([
      "**T1·AR1** · **US** plays *Fidel* for 2 operations: influence in **France** 1 → 2, **Iran** 1 → 2",
      "Event: *Fidel* · USSR **Cuba** 0 → 3",
    ]);
  });

  test("a realignment and a war show their sums", () => {
    const influence = { iran: [1, 1], france: [1, 0], "south-korea": [1, 0], japan: [4, 0] } as const;
    const realigned = table({ hands: { ussr: ["nasser", "fidel"], us: ["nato"] }, influence, dice: [2, 5] });
    realigned.ussr("nasser", "realign", "iran");
    expect(told(realigned)).toEqual([
      "**T1·AR1** · **USSR** plays *Nasser* for 1 operation: realignment",
      "**Iran**: 🎲 US 2, USSR 5 · US 1 → 0",
    ]);
    const war = table({ hands: { ussr: ["korean-war", "fidel"], us: ["nato"] }, influence, dice: [5] });
    war.ussr("korean-war", "event");
    expect(told(war)).toEqual([
      "**T1·AR1** · **USSR** plays *Korean War* for its event · **South Korea**: 🎲 5 − 1 = 4, needs 4 or more: won · US 1 → 0, USSR 0 → 1 · USSR +2 VP → USSR 2 · MilOps USSR 2",
    ]);
  });

  test("an effect that acts by itself is named before what it does", () => {
    const effects = [{ card: "norad", side: "us" }] as const;
    const influence = { canada: [4, 0], iran: [1, 0], panama: [1, 0] } as const;
    const hands = { ussr: ["decolonization", "fidel"], us: ["nato"] } as const;
    const t = table({ hands, effects, influence, defcon: 3, dice: [4] }).ussr("decolonization", "coup", "panama");
    t.us("canada");
    expect(told(t).at(-1)).toBe("*NORAD* is triggered · US **Canada** 4 → 5");
  });

  test("a game that gathers nothing has a line for each entry", () => {
    const { gather: _, ...plain } = game;
    const t = table({ ...iran, dice: [4] }).ussr("decolonization", "coup", "iran");
    const lines = story("en", t.match.log, plain);
    expect(lines).toContain("**USSR** plays *Decolonization* for a coup.");
    expect(lines).toContain("**USSR** attempts a coup in **Iran**: 🎲 4 + 2 ops against 2 × 2 = +2.");
    expect(lines).toContain("**Iran**: US influence 1 → 0.");
  });
});

describe("secrets", () => {
  const drawn = {
    key: "drawn",
    args: { side: "us", count: 2 },
    secret: { seats: ["us"], args: { cards: ["nato", "fidel"] } },
  } as const;

  test("are told to their seats alone", () => {
    expect(logLine("en", drawn, game)).toBe("**US** draws 2 cards.");
    expect(logLine<Side>("en", drawn, game, "ussr")).toBe("**US** draws 2 cards.");
    expect(logLine<Side>("en", drawn, game, "us")).toBe("**US** draws 2 cards: *NATO*, *Fidel*.");
    expect(logLine<Side>("ru", drawn, game, "us")).toBe("**США** берут 2 карты: *«НАТО»*, *«Фидель»*.");
    expect(story<Side>("en", [drawn], game, "us")).toEqual(["US draws 2 cards: *NATO*, *Fidel*"]);
  });

  test("the card chosen is named to its player, not to the channel", () => {
    const t = table({ ...iran, side: "us" }).us("duck-and-cover");
    const ask = askOf(t, "us");
    expect(prompt("en", ask, game)).toBe("Choose what *Duck and Cover* is played for.");
    expect(waiting("en", ask, game)).toBe("▸ US: choose what the card is played for.");
  });
});

test("a title in a Russian sentence is quoted, however its name is written; on a button it is bare", () => {
  const discards = (card: string) =>
    logLine<Side>("ru", { key: "discard", args: { side: "us", card } }, game).replace("**США** сбрасывают ", "");
  expect(["nasser", "duck-and-cover", "iran-contra-scandal"].map(discards)).toEqual([
    "карту *«Насер»*.",
    "карту *«Пригнись и накройся»*.",
    "карту *«Скандал „Иран – контрас“»*.",
  ]);
  const ask = { seat: "us", kind: "play.card", args: {}, options: [] };
  expect(optionLabel("ru", ask, "iran-contra-scandal", game)).toBe("Скандал «Иран – контрас»");
});

describe("asks and options", () => {
  test("the event that asks is named", () => {
    const hands = { ussr: ["blockade", "fidel"], us: ["nato", "duck-and-cover"] } as const;
    const t = table({ hands, influence: { "west-germany": [4, 0], france: [1, 0] } }).ussr("blockade", "event");
    const ask = askOf(t, "us");
    expect(prompt("en", ask, game)).toBe("*Blockade* · Discard a card worth 3 or more ops, or refuse.");
    expect(waiting("ru", ask, game, { view: t.match.view(null) })).toBe(
      "▸ США, ход 1 из 6, *«Блокада»*: сбросьте карту на 3 ОО или больше либо откажитесь.",
    );
    expect(optionLabel("en", ask, "refuse", game)).toBe("Refuse");
    expect(optionLabel("ru", ask, "nato", game)).toBe("НАТО");
    expect(optionDetail("en", ask, "nato", game)).toBe("4 ops, US event");
  });

  test("what an option costs and leads to", () => {
    const influence = { france: [1, 0], italy: [0, 2], iran: [0, 1] } as const;
    const placing = table({ ...iran, side: "us", influence }).us("nato", "influence");
    expect(optionDetail("en", askOf(placing, "us"), "italy", game)).toBe("costs 2 · stability 2, battleground");
    const ask = { seat: "us", kind: "coup.target", args: {}, options: [{ id: "angola", hint: { defcon: 1 } }] };
    expect(optionDetail("en", ask, "angola", game)).toBe("DEFCON → 1 · stability 1, battleground");
  });

  test("ids in two parts", () => {
    const ask = (kind: string) => ({ seat: "us", kind, args: {}, options: [] });
    expect(optionLabel("en", ask("play.card"), "end-crisis:turkey", game)).toBe(
      "End Cuban Missile Crisis: 2 influence from Turkey",
    );
    expect(optionLabel("en", ask("operations.mixed"), "place:italy", game)).toBe("Place in Italy");
    expect(optionLabel("ru", ask("operations.mixed"), "realign:italy", game)).toBe("Снизить: Италия");
    expect(optionLabel("en", ask("sides.bid"), "us:3", game)).toBe("US for 3 VP");
    expect(optionLabel("en", ask("south-african-unrest.way"), "south-africa", game)).toBe("2 in South Africa");
    expect(optionLabel("en", ask("junta.country"), "south-africa", game)).toBe("South Africa");
    expect(optionLabel("en", ask("play.card"), "un-intervention", game)).toBe("UN Intervention");
    expect(optionLabel("en", ask("grain-sales.use"), "un-intervention", game)).toBe("With UN Intervention");
  });
});

test("the end of the game", () => {
  const end = (
    winners: Side[],
    key: string,
    args: Record<string, number | string | string[]>,
    language: Language = "en",
  ) => outcomeLine(language, { winners, key, args }, game);
  expect(end(["ussr"], "vp", { vp: -21 })).toBe("**USSR** wins by victory points, 21 VP ahead.");
  expect(end(["us"], "defcon", { loser: "ussr" })).toBe("Nuclear war with USSR as the phasing player: **US** wins.");
  expect(end(["us"], "europe", {}, "ru")).toBe("Контроль над Европой при подсчёте очков. Победа: **США**.");
  expect(end([], "final-scoring", { vp: 0 })).toBe("A draw after final scoring: the score is 0.");
  expect(end(["ussr"], "final-scoring", { vp: 12 })).toBe(
    "**USSR** wins after final scoring, as US is 12 VP ahead and needed 20.",
  );
  expect(end(["us"], "held-scoring", { losers: ["ussr"] })).toBe(
    "**US** wins: USSR held a scoring card at the end of the turn.",
  );
});
