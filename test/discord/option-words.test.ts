import { ComponentType } from "discord.js";
import { describe, expect, test } from "vitest";
import { Breath } from "../../src/discord/breath.ts";
import { choices } from "../../src/discord/choices.ts";
import { inMenu, notesOn, onButton, placeholder } from "../../src/discord/option-words.ts";
import { dangersOf } from "../../src/discord/warnings.ts";
import type { Ask, Language } from "../../src/engine/index.ts";
import { redSeaTitle } from "../../src/games/red-sea/title.ts";
import type { AnyMatch, AnyTitle } from "../../src/games/title.ts";
import { twilightStruggleTitle } from "../../src/games/twilight-struggle/title.ts";
import { undauntedTitle } from "../../src/games/undaunted/title.ts";
import { twoPlusTwoTitle, wirSindDasVolkTitle } from "../../src/games/wir-sind-das-volk/title.ts";
import { leadsOf, lookedAhead } from "../../src/table/index.ts";
import { table as redSea } from "../games/red-sea/table.ts";
import { table as twilight } from "../games/twilight-struggle/table.ts";
import { table as undaunted } from "../games/undaunted/table.ts";
import { table as volk } from "../games/wir-sind-das-volk/table.ts";

/** What the panel of whoever is asked says of its options. */
async function panelOf(title: AnyTitle, { match }: { readonly match: unknown }, language: Language = "en") {
  const played = match as AnyMatch;
  const ask = played.pending[0] as Ask;
  const dangers = await dangersOf(played, ask, language, title.messages, new Breath());
  const sight = { title, language, view: played.view(ask.seat), dangers };
  return {
    button: (id: string) => onButton(sight, ask, id),
    menu: (id: string) => inMenu(sight, ask, id),
    notes: notesOn(
      sight,
      ask,
      ask.options.map(({ id }) => id),
    ),
    placeholder: (group: string, isOneOfSeveral: boolean) =>
      placeholder(
        sight,
        ask.options.map(({ id }) => ({ value: id, ...inMenu(sight, ask, id) })),
        group,
        isOneOfSeveral,
        ask.kind,
      ),
  };
}

describe("countries are offered with the influence of both sides, the US first, and who controls", () => {
  const influence = { italy: [3, 0], france: [1, 0], iran: [0, 1], panama: [1, 2], canada: [2, 0] } as const;
  const hands = { us: ["nato", "fidel"], ussr: ["fidel", "nasser"] } as const;

  test("placing", async () => {
    const t = twilight({ side: "us", hands: { us: ["nato"] }, influence }).us("nato", "influence");
    const { button, notes } = await panelOf(twilightStruggleTitle, t);
    expect(button("italy")).toBe("Italy · 3:0 · US controls · costs 1 · stability 2, battleground");
    expect(button("panama")).toBe("Panama · 1:2 · costs 1 · stability 2, battleground");
    expect(notes).toEqual(["Influence is written US:USSR."]);
    expect((await panelOf(twilightStruggleTitle, t, "ru")).button("italy")).toBe(
      "Италия · 3:0 · контроль США · цена 1 · стабильность 2, ключевая страна",
    );
  });

  test("removing, by an event", async () => {
    const t = twilight({ hands: { us: ["nato"], ussr: ["suez-crisis"] }, influence: { ...influence, israel: [1, 0] } });
    const { button } = await panelOf(twilightStruggleTitle, t.ussr("suez-crisis", "event"));
    expect(button("france")).toBe("France · 1:0 · stability 3, battleground");
  });

  test("a coup: 4 + a die against twice 2 wins always, against twice 4 on a 5 or 6", async () => {
    const t = twilight({ side: "ussr", defcon: 5, hands: { us: ["nato"], ussr: ["nato", "fidel"] }, influence });
    const { button } = await panelOf(twilightStruggleTitle, t.ussr("nato", "coup"));
    expect(button("italy")).toContain("3:0 · US controls · certain, +1 to +6 · DEFCON → 4");
    expect(button("canada")).toContain("2:0 · 33 %, up to +2");
    expect((await panelOf(twilightStruggleTitle, t, "ru")).button("canada")).toContain("2:0 · 33 %, до +2");
  });

  test("a realignment, with the same chances as /odds", async () => {
    const t = twilight({ side: "us", defcon: 5, hands, influence }).us("fidel", "realign");
    const { button } = await panelOf(twilightStruggleTitle, t);
    expect(button("panama")).toBe("Panama · 1:2 · success 28 % · backfires 58 % · stability 2, battleground");
    const { chances } = t.match.odds({ seat: "us", what: "realign", target: "panama" });
    const ways = (side: string) =>
      chances.filter(({ args }) => args.side === side).reduce((sum, chance) => sum + chance.ways, 0);
    expect([ways("ussr"), ways("us")]).toEqual([10, 21]);
  });

  test("a war: 4 or more, −1 for each neighbour that the enemy controls", async () => {
    const t = twilight({
      hands: { us: ["nato"], ussr: ["indo-pakistani-war"] },
      influence: { india: [1, 0], iran: [2, 0] },
    });
    const { button } = await panelOf(twilightStruggleTitle, t.ussr("indo-pakistani-war", "event"));
    expect(button("india")).toContain("India · 1:0 · 50 %");
    expect(button("pakistan")).toContain("Pakistan · 0:0 · 33 %");
  });

  test("6.4: the space race, with the chance of the next box and what it brings", async () => {
    const t = twilight({ side: "us", hands: { us: ["nato"] } }).us("nato");
    expect((await panelOf(twilightStruggleTitle, t)).button("space")).toBe("Space race · 50 % · +2 VP");
    expect((await panelOf(twilightStruggleTitle, t, "ru")).button("space")).toBe("Космическая гонка · 50 % · +2 ПО");
    const second = twilight({ side: "us", hands: { us: ["nato"] }, space: { us: 0, ussr: 1 } }).us("nato");
    expect((await panelOf(twilightStruggleTitle, second)).button("space")).toBe("Space race · 50 % · +1 VP");
    const silent = twilight({ side: "us", hands: { us: ["nato"] }, options: { spaceNoRoll: true } }).us("nato");
    expect((await panelOf(twilightStruggleTitle, silent)).button("space")).toBe("Space race · 100 % · +2 VP");
  });

  test("placing and realigning in one play", async () => {
    const t = twilight({ side: "us", hands, influence, options: { mixInfluenceAndRealign: true } }).us("nato", "mixed");
    const { button } = await panelOf(twilightStruggleTitle, t);
    expect(button("place:panama")).toContain("1:2 · costs 1");
    expect(button("realign:panama")).toContain("1:2 · success 28 %");
  });

  test("Red Sea too", async () => {
    const t = redSea({ side: "us", hands: { us: ["diego-garcia"] }, influence: { kenya: [2, 0], ethiopia: [0, 3] } });
    const { button } = await panelOf(redSeaTitle, t.us("diego-garcia", "influence"));
    expect(button("ethiopia")).toMatch(/^Ethiopia · 0:3 · USSR controls · costs 2/);
  });
});

describe("a menu without a choice says what to choose", () => {
  const t = twilight({ side: "us", hands: { us: ["nato", "fidel", "nasser"] } });

  test("and where, or from what to what, if there are several", async () => {
    expect((await panelOf(twilightStruggleTitle, t)).placeholder("", false)).toBe("Choose a card…");
    expect((await panelOf(twilightStruggleTitle, t, "ru")).placeholder("era:early", false)).toBe(
      "Начало войны · Выберите карту…",
    );
    expect((await panelOf(twilightStruggleTitle, t)).placeholder("", true)).toMatch(/^Choose a card… \(.+ – .+\)$/);
  });
});

test("P23: what is attacked is a target, not a card", async () => {
  const t = undaunted({ side: "italy", hands: { italy: ["italy-scout"] } });
  const ask = {
    seat: "italy",
    kind: "attack.target",
    args: {},
    options: [{ id: "lrdg-scout" }, { id: "lrdg-navigator" }],
  };
  const words = (language: Language) =>
    placeholder(
      { title: undauntedTitle, language, view: (t.match as AnyMatch).view("italy"), dangers: new Map() },
      ask.options.map(({ id }) => ({ value: id, label: id })),
      "",
      false,
      ask.kind,
    );
  expect([words("en"), words("ru")]).toEqual(["Choose a target…", "Выберите цель…"]);
});

/** The menus, buttons and values of a panel, with what would be asked next beside it. */
function shownBy(title: AnyTitle, { match: played }: { readonly match: unknown }, language: Language) {
  const match = played as AnyMatch;
  const questionOf = (ask: Ask, lead: string | null, view: unknown) => ({
    ask,
    lead,
    view,
    dangers: new Map<string, string>(),
  });
  const ask = match.pending[0] as Ask;
  const only = new Map<string, Ask>();
  const next = leadsOf(title, match, ask).flatMap((lead) => {
    const { next: then, only: forced } = lookedAhead(title, match, ask, lead);
    if (forced !== null) only.set(lead, forced);
    return then === null ? [] : [questionOf(then.ask, lead, then.match.view(ask.seat))];
  });
  const now = { ...questionOf(ask, null, match.view(ask.seat)), only };
  const shown = choices({
    title,
    language,
    game: "abcdefghij",
    version: 1,
    now,
    next,
    draft: null,
  });
  return shown
    .flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []))
    .map((part) => ({
      words: ("label" in part ? part.label : "placeholder" in part ? part.placeholder : "") ?? "",
      values: part.type === ComponentType.StringSelect ? part.options : null,
    }));
}

test("P26: building several at once and one by one are told apart", () => {
  const t = volk({ seat: "west", display: ["saar-protectorate"] }).west("saar-protectorate");
  const labels = (language: Language) =>
    shownBy(wirSindDasVolkTitle, t, language).flatMap(({ words }) => (/^(Build|Строить)/.test(words) ? [words] : []));
  expect(labels("en")).toEqual(["Build: choose up to 2…", "Build · up to 2 points · one by one"]);
  expect(labels("ru")).toEqual(["Строить: выберите до 2…", "Строить · до 2 объектов · по одному"]);
});

test("a living standard is told before and after", async () => {
  const t = volk({ seat: "east", decade: 3, standard: { sachsen: 1 }, display: ["honecker-ousts-ulbricht"] });
  const { menu } = await panelOf(wirSindDasVolkTitle, t.east("honecker-ousts-ulbricht", "event"));
  expect(menu("sachsen").detail).toMatch(/^living standard 1 → 2 · /);
});

describe("what is chosen beside other things", () => {
  const factories = ["leipzig", "dresden", "rostock"] as const;
  const raise = () => volk({ seat: "east", factories, display: ["the-miracle-of-bern"] }).east("the-miracle-of-bern");
  const standard = (language: Language) =>
    shownBy(wirSindDasVolkTitle, raise(), language).find(({ words }) => /living standard|благосостояние/i.test(words));

  test("a long name stands behind the word that asks for a choice, which a phone would cut", () => {
    expect(standard("en")?.words).toBe("Choose up to 2: Raise Living Standard…");
    expect(standard("ru")?.words).toBe("Выберите до 2: Повысить благосостояние…");
  });

  test("and the word that ends a row does not say that it does nothing", () => {
    expect(standard("en")?.values?.at(-1)).toMatchObject({ label: "Done", description: "nothing more" });
    expect(standard("ru")?.values?.at(-1)).toMatchObject({ label: "Готово", description: "больше ничего" });
  });
});

describe("a use with one target names it, for nothing is asked before the die falls", () => {
  const dice = Array<number>(40).fill(1);
  const influence = { iran: [0, 1], italy: [2, 0] } as const;
  const t = () => twilight({ side: "us", dice, hands: { us: ["nato"] }, influence }).us("nato");
  const uses = (language: Language) => shownBy(twilightStruggleTitle, t(), language).map(({ words }) => words);

  test("a coup with its chance", () => {
    expect(uses("en")).toContain("Coup · Iran · 0:1 · certain, +1 to +6 · DEFCON → 4 · stability 2, battleground");
    expect(uses("ru").find((words) => words.startsWith("Переворот"))).toMatch(/^Переворот · Иран · 0:1 · наверняка/);
  });

  test("an event that can happen in one country", () => {
    const event = twilight({ dice, hands: { us: ["nato"], ussr: ["suez-crisis"] }, influence: { israel: [1, 0] } });
    const words = shownBy(twilightStruggleTitle, event.ussr("suez-crisis"), "en").map((each) => each.words);
    expect(words).toContain("Event · Israel · 1:0 · stability 4, battleground");
  });
});

test("Suez Crisis with 3 influence in reach asks for up to 3", () => {
  const t = twilight({
    hands: { us: ["nato"], ussr: ["suez-crisis"] },
    influence: { france: [0, 0], "united-kingdom": [5, 0], israel: [1, 0] },
  }).ussr("suez-crisis", "event");
  expect(shownBy(twilightStruggleTitle, t, "en").map(({ words }) => words)).toEqual(["Choose up to 3…"]);
  expect(shownBy(twilightStruggleTitle, t, "ru").map(({ words }) => words)).toEqual(["Выберите до 3…"]);
});

test("a danger is told without the marks of italics, which a button would show", async () => {
  const t = twilight({
    side: "us",
    defcon: 4,
    hands: { us: ["nato"] },
    influence: { cuba: [0, 3], angola: [0, 2] },
    effects: [{ card: "cuban-missile-crisis", side: "ussr", turn: true }],
  });
  const { button } = await panelOf(twilightStruggleTitle, t.us("nato"));
  expect(button("coup")).toMatch(/^⚠️ Coup · .*Cuban Missile Crisis/);
  expect(button("coup")).not.toContain("*");
});

test("secret bids stand in two menus, one for each side", () => {
  const menusFor = (language: Language) => {
    const match = twilight({ fresh: true, options: { sides: "influence-bid" } }).match as AnyMatch;
    const ask = match.pending[0] as Ask;
    const now = { ask, lead: null, view: match.view("us"), dangers: new Map<string, string>() };
    const title = twilightStruggleTitle;
    const shown = choices({ title, language, game: "abcdefghij", version: 1, now, next: [], draft: null });
    const parts = shown.flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []));
    return parts.flatMap((part) =>
      part.type === ComponentType.StringSelect ? [[part.placeholder, part.options[0]?.label, part.options.length]] : [],
    );
  };
  expect(menusFor("en")).toEqual([
    ["US · Choose…", "US, bid 0", 13],
    ["USSR · Choose…", "USSR, bid 0", 13],
  ]);
  expect(menusFor("ru").map(([placeholder]) => placeholder)).toEqual(["США · Выберите…", "СССР · Выберите…"]);
});

describe("a card is offered with what it does", () => {
  const t = twilight({ side: "us", hands: { us: ["nato", "fidel", "nasser"] } });

  test("in a menu behind what is printed, cut at a word", async () => {
    expect((await panelOf(twilightStruggleTitle, t)).menu("fidel")).toEqual({
      label: "Fidel",
      detail: expect.stringMatching(/^2 ops, USSR event · The US loses all its influence in Cuba/),
    });
  });

  test("and where buttons have no room for it, above them; so with the card that is played", async () => {
    expect((await panelOf(twilightStruggleTitle, t)).notes).toContainEqual(
      expect.stringMatching(/^\*Fidel\*: The US loses/),
    );
    expect((await panelOf(twilightStruggleTitle, t.us("fidel"))).notes).toEqual([
      expect.stringMatching(/^\*Fidel\*: The US/),
    ]);
  });
});

describe("2+2: an action says what comes with the value, and to whom", () => {
  test("a verb of which a button has no room to tell all stays a button, and the rest stands above", async () => {
    const t = volk({ seat: "usa", display: ["korean-war", "land-reform"], powers: { doves: 6 } }).usa("korean-war");
    const raise = shownBy(twoPlusTwoTitle, t, "en").filter(({ words }) => words.startsWith("Raise Living Standard"));
    expect(raise).toEqual([{ words: "Raise Living Standard · may cover a shortfall of 3", values: null }]);
    expect((await panelOf(twoPlusTwoTitle, t)).notes).toContain(
      "Raise Living Standard: may cover a shortfall of 3, then keep the card as peacemaker",
    );
    expect(shownBy(twoPlusTwoTitle, t, "ru").map(({ words }) => words)).not.toContain("Выберите…");
  });

  const uprising = (language: Language = "en") =>
    panelOf(
      twoPlusTwoTitle,
      volk({
        seat: "usa",
        display: ["hungarian-uprising", "land-reform", "berlin-airlift"],
        powers: { doves: 6 },
      }).usa("hungarian-uprising"),
      language,
    );

  test("whatever the card is used for but its event", async () => {
    expect((await uprising()).button("build")).toBe("Build · up to 2 points · then USA draws a conflict card");
    expect((await uprising()).button("credit")).toBe("Credit · +2 dollars · then USA draws a conflict card");
    expect((await uprising("ru")).button("build")).toBe("Строить · до 2 объектов · затем США берут карту конфликта");
  });

  test("the other side has nothing to fear from it", async () => {
    const t = volk({ seat: "ussr", display: ["hungarian-uprising", "land-reform"], powers: { doves: 6 } });
    expect((await panelOf(twoPlusTwoTitle, t.ussr("hungarian-uprising"))).button("build")).toBe(
      "Build · up to 2 points",
    );
    expect((await panelOf(twoPlusTwoTitle, t)).button("event")).toMatch(
      /^Event · light police card, −1 unrest in the East/,
    );
  });

  test("[11] without a dove left, what may turn one down is marked", async () => {
    const t = volk({ seat: "usa", display: ["korean-war", "land-reform", "berlin-airlift"], powers: { doves: 0 } });
    expect((await panelOf(twoPlusTwoTitle, t.usa("korean-war"))).button("event")).toMatch(
      /^⚠️ Event · Doves 0: nuclear war/,
    );
  });
});

describe("Undaunted", () => {
  test("P51: the copies of a card are counted at initiative, with what it can do, in both languages", async () => {
    const t = undaunted({
      step: { at: "initiative" },
      hands: { lrdg: ["lrdg-rifleman", "lrdg-rifleman"], italy: ["italy-scout"] },
    });
    expect((await panelOf(undauntedTitle, t)).button("lrdg-rifleman")).toMatch(
      /^Rifleman · on \w+ · initiative \d · 2 copies · Move 1, Attack 1, Control$/,
    );
    expect((await panelOf(undauntedTitle, t, "ru")).button("lrdg-rifleman")).toMatch(
      /^Стрелок · в \S+ · инициатива \d · 2 копии · Переместиться 1, Атаковать 1, Захватить$/,
    );
  });

  test("a target is told with its side, its tile, the chance and what is left of it", async () => {
    const t = undaunted({ hands: { italy: ["italy-machine-gunner"], lrdg: ["lrdg-rifleman"] }, dice: [1, 1] });
    const { button } = await panelOf(undauntedTitle, t.italy("italy-machine-gunner", "attack"));
    expect(button("lrdg-rifleman")).toMatch(/^Rifleman · LRDG · on 18A · needs 9 · \d+ % · \d cards? left$/);
  });

  test("what is controlled is told with its tile, and what that is worth", async () => {
    const t = undaunted({
      side: "lrdg",
      hands: { lrdg: ["lrdg-rifleman"] },
      vehicles: { "lrdg-patrol-truck": { tile: "9A" } },
      soldiers: { "lrdg-rifleman": "12A" },
      tokens: { lrdg: { "12A": "scouted" } },
      dice: [1, 1, 1, 1],
    });
    expect((await panelOf(undauntedTitle, t.lrdg("lrdg-rifleman"))).button("control")).toMatch(/^Control · on 12A/);
  });

  test("12.2: a hit that ends the own last chance is marked on the target, and the chance stays", async () => {
    const gone = { "italy-machine-gunner": null, "italy-scout": null, "italy-anti-tank": null };
    const t = undaunted({
      scenario: "convoy",
      side: "italy",
      vehicles: { "italy-truck": null, "italy-recon-car": null, "lrdg-gun-truck": { damage: 2 } },
      soldiers: { ...gone, "lrdg-scout": null, "lrdg-saboteur": null, "italy-rifleman": "17A" },
      neutralised: { lrdg: ["italy-truck"] },
      hands: { italy: ["italy-rifleman", "italy-squad-leader"] },
    }).italy("italy-rifleman");
    const words = (await panelOf(undauntedTitle, t)).menu("attack");
    expect(words.label).toBe("⚠️ Attack");
    expect(words.detail).toMatch(/^On a hit: your own last chance is gone, you lose\. .*needs 9 · 20 %/);
  });

  test("a use that no target explains says what comes of it", async () => {
    const t = undaunted({
      side: "italy",
      hands: { italy: ["italy-scout", "italy-fog"] },
      supply: { lrdg: ["lrdg-fog"] },
    }).italy("italy-scout");
    const words = async (language: Language) => {
      const { button } = await panelOf(undauntedTitle, t, language);
      return ["recon", "conceal", "hunker"].map(button);
    };
    expect(await words("en")).toEqual([
      "Recon · remove a fog from hand, draw a card",
      "Conceal · +1 fog for LRDG",
      "Hunker Down · the card goes to the supply",
    ]);
    expect(await words("ru")).toEqual([
      "Наблюдать · туман с руки убрать из игры, взять карту",
      "Замаскироваться · LRDG: +1 туман",
      "Затаиться · карта уходит в запас",
    ]);
    const spent = undaunted({ side: "italy", hands: { italy: ["italy-scout"] }, supply: { lrdg: [] } });
    expect((await panelOf(undauntedTitle, spent.italy("italy-scout"))).button("conceal")).toBe(
      "Conceal · no effect, LRDG has no fog left",
    );
  });

  test("a unit keeps its actions on a Russian button", async () => {
    const t = undaunted({ hands: { italy: ["italy-scout", "italy-rifleman"], lrdg: ["lrdg-rifleman"] } });
    expect((await panelOf(undauntedTitle, t, "ru")).button("italy-rifleman")).toContain("Переместиться 1, Атаковать 1");
  });
});
