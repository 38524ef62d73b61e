import { expect, test } from "vitest";
import type { Args } from "../../src/engine/index.ts";
import { volkMessages } from "../../src/games/wir-sind-das-volk/messages/index.ts";
import { headedStory, story } from "../../src/i18n/story.ts";

type Entry = readonly [key: string, args: Args];

const logOf = (entries: readonly Entry[]) => entries.map(([key, args]) => ({ key, args }));

const told = (...entries: readonly Entry[]) => {
  const log = logOf(entries);
  return { en: story("en", log, volkMessages), ru: story("ru", log, volkMessages) };
};

const play = (action: string): Entry => ["play", { seat: "west", card: "land-reform", from: "hand", action }];

test("an action goes on with what it does, not with its name again", () => {
  expect(told(play("build"), ["build", { place: "kassel" }], ["build", { place: "wolfsburg" }])).toEqual({
    en: ["**West** plays *Land reform* from hand to build: **Kassel**, **Wolfsburg**"],
    ru: ["**Запад** разыгрывает с руки карту *«Земельная реформа»* – строительство: **Кассель**, **Вольфсбург**"],
  });
  expect(told(play("remove-unrest"), ["unrest", { province: "hessen", from: 3, to: 2 }]).ru).toEqual([
    "**Запад** разыгрывает с руки карту *«Земельная реформа»* – снятие беспорядков: **Гессен** 3 → 2",
  ]);
  expect(told(play("raise-standard"), ["standard.none", { seat: "west" }])).toEqual({
    en: ["**West** plays *Land reform* from hand to raise the living standard · no effect"],
    ru: ["**Запад** разыгрывает с руки карту *«Земельная реформа»* – рост благосостояния · без эффекта"],
  });
});

test("an action that builds nothing says so", () => {
  expect(told(play("build"), ["build.none", { seat: "west" }])).toEqual({
    en: ["**West** plays *Land reform* from hand to build: nothing"],
    ru: ["**Запад** разыгрывает с руки карту *«Земельная реформа»* – строительство: ничего"],
  });
});

test("seats that draw or discard the same number are told at once, but for cards that the reader knows", () => {
  const drawn = (seat: string, count: number, cards?: string): Entry => [
    "drawn",
    { seat, count, ...(cards === undefined ? {} : { cards: [cards] }) },
  ];
  expect(told(drawn("usa", 2), drawn("west", 1), drawn("ussr", 2))).toEqual({
    en: ["**USA, USSR** draw 2 cards each · **West** draws 1 card"],
    ru: ["**США, СССР** берут по 2 карты · **Запад** берёт 1 карту"],
  });
  expect(told(drawn("usa", 1), drawn("west", 1, "land-reform"), drawn("ussr", 1)).en).toEqual([
    "**USA, USSR** draw 1 card each · **West** draws 1 card: *Land reform*",
  ]);
  const gone = (seat: string): Entry => ["hand.discarded", { seat, count: 1 }];
  expect(told(gone("east"), gone("ussr"))).toEqual({
    en: ["**East, USSR** discard 1 card each"],
    ru: ["**Восток, СССР** сбрасывают по 1 карте"],
  });
});

test("cards of the arms race and of conflicts say what they show, in the column and decade they count in", () => {
  expect(
    told(
      ["conflict.card", { power: "ussr", card: "conflict-01" }],
      ["arms-race.card", { power: "usa", card: "arms-01", decade: 3 }],
    ),
  ).toEqual({
    en: [
      "**USSR** draws a conflict card (dominance → USA, USSR pays $1) · **USA** draws an arms race card (a dove turns down, USA pays $2)",
    ],
    ru: [
      "**СССР** берёт карту конфликта (доминирование → США, СССР платит $1) · **США** берут карту гонки вооружений (голубь лицом вниз, США платят $2)",
    ],
  });
  // games that began before the log named the decade
  expect(told(["arms-race.card", { power: "usa", card: "arms-01" }]).en).toEqual(["**USA** draws an arms race card"]);
});

test("living standards that rise by turns with the unrest they calm stand together", () => {
  const raised = told(
    play("raise-standard"),
    ["standard", { province: "bayern", from: 0, to: 1 }],
    ["unrest", { province: "bayern", from: 3, to: 2 }],
    ["standard.sector", { sector: "british", from: 1, to: 2 }],
    ["unrest", { province: "west-berlin", from: 4, to: 3, count: 0 }],
    ["standard", { province: "bayern", from: 1, to: 2 }],
    ["unrest", { province: "bayern", from: 2, to: 1 }],
  );
  expect(raised.en).toEqual([
    "**West** plays *Land reform* from hand to raise the living standard: **Bavaria** 0 → 1, **West Berlin** (British sector) 1 → 2, **Bavaria** 1 → 2 · unrest **Bavaria** 3 → 2, **West Berlin** 4 → 3 (one mass protest fewer, now 0 of 4), **Bavaria** 2 → 1",
  ]);
});

test("several icons of one kind have their number in their words", () => {
  const words = (id: string) => volkMessages.name(id);
  expect(words("3x:icon:unrest/west")).toEqual({ en: "+3 unrest in the West", ru: "+3 фишки беспорядков на Западе" });
  expect(words("2x:icon:build/east")).toEqual({
    en: "build 2 points in the East",
    ru: "построить 2 объекта на Востоке",
  });
  expect(words("2x:arrow:prestige/west")?.en).toBe("2 × prestige → West");
  const icon = "icon:remove-unrest/west/west-berlin";
  expect(told(play("event"), ["lost", { icon }], ["lost", { icon }]).ru[0]).toContain(
    "невозможно, пропадает: −2 фишки беспорядков на Западе (Западный Берлин)",
  );
});

test("what is dismantled and built again keeps its order", () => {
  const entries: Entry[] = [
    ["build", { place: "kassel" }],
    ["dismantle", { place: "kassel" }],
    ["build", { place: "kassel" }],
  ];
  expect(
    told(play("event"), ...entries)
      .en[0]?.split(" · ")
      .slice(1),
  ).toEqual(["built **Kassel**", "dismantled **Kassel**", "built **Kassel**"]);
});

test("a socialist who calms says what is left there, and of a mass protest that ends", () => {
  const calm = (count?: number): Entry => [
    "socialists.exchange",
    { province: "sachsen", unrest: 3, box: 0, ...(count === undefined ? {} : { count }) },
  ];
  expect(told(play("event"), calm(1)).en[0]).toContain(
    "a socialist calms **Saxony** 4 → 3 (one mass protest fewer, now 1 of 4)",
  );
  expect(told(play("event"), calm(1)).ru[0]).toContain(
    "социалист успокаивает: **Саксония** 4 → 3 (массовым протестом меньше, теперь 1 из 4)",
  );
});

test("a marker that stays on its side names the side once, and money has its sign", () => {
  const track: Entry = ["track", { track: "currency", from: 1, to: 2 }];
  expect(told(play("event"), track).ru[0]).toContain(" · валюта: Восток 1 → 2");
  const paid: Entry = ["treasury", { power: "usa", from: 1, to: -2 }];
  expect(told(play("event"), paid)).toMatchObject({
    en: [expect.stringContaining("**USA** treasury: $1 → −$2")],
    ru: [expect.stringContaining("казна **США**: $1 → −$2")],
  });
});

test("P45: a post that begins in a phase says of which decade, and behind a card’s name goes on small", () => {
  const phase = { key: "phase", args: { phase: "currency", decade: 2 } };
  const ran = { key: "run-down", args: { place: "leipzig" } };
  const when = { key: "moment.phase", args: { decade: 2, phase: "currency" } };
  expect(headedStory("ru", [phase, ran], volkMessages, { when })[0]).toBe("**Конец декады II · 3. Валюта**");
  expect(headedStory("ru", [ran], volkMessages, { when })).toEqual([
    "**Конец декады II · 3. Валюта** · Износ: **Лейпциг**",
  ]);
  const unrest = [{ key: "unrest", args: { province: "hessen", from: 2, to: 1 } }];
  const turn = { key: "moment.turn", args: { decade: 1, part: 1 } };
  expect(headedStory("en", unrest, volkMessages, { when: turn, event: "russian-tanks" })).toEqual([
    "**Decade I, first half** · *Russian tanks* · unrest **Hesse** 2 → 1",
  ]);
});
