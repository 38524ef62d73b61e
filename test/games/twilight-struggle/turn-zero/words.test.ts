import { describe, expect, test } from "vitest";
import { languages, Match } from "../../../../src/engine/index.ts";
import { sides } from "../../../../src/games/cold-war/seats.ts";
import { cards } from "../../../../src/games/twilight-struggle/cards/index.ts";
import { twilightStruggle } from "../../../../src/games/twilight-struggle/index.ts";
import { twilightStruggleTitle as title } from "../../../../src/games/twilight-struggle/title.ts";
import { crises, outcomeId } from "../../../../src/games/twilight-struggle/turn-zero/crises.ts";
import { bands, crisisIds, statecraftIds } from "../../../../src/games/twilight-struggle/turn-zero/ids.ts";
import { resolve } from "../../../../src/grammar/search.ts";
import { logLine, optionLabel, prompt, story, waiting } from "../../../../src/i18n/index.ts";
import { gamePhrase, nameInSentence } from "../../../../src/i18n/phrase.ts";
import { boardLines } from "../../../board-words.ts";
import { fault } from "../../../games-titles/words.ts";
import { table } from "../table.ts";

const game = title.messages;

describe("every outcome in words", () => {
  const all = crisisIds.flatMap((crisis) => bands.map((band) => [crisis, band] as const));

  test.each(all)("%s, %s", (crisis, band) => {
    const args = { crisis, die: 3, us: 1, ussr: -2, total: 2, outcome: outcomeId(crisis, band) };
    for (const language of languages) {
      const line = logLine(language, { key: "crisis.result", args }, game);
      expect(fault(language, line), line).toBeNull();
      expect(line).toContain(crises[crisis].outcomes[band].text[language]);
      expect(line).toContain("🎲 3 + 1 − 2 = 2");
    }
  });

  test("cards that an outcome names exist under that name", () => {
    for (const language of languages) {
      const known = new Set(Object.keys(cards).map((id) => nameInSentence(language, id, game)));
      for (const { outcomes } of Object.values(crises))
        for (const { text } of Object.values(outcomes))
          for (const [, name = ""] of text[language].matchAll(/\*([^*]+)\*/g)) expect([...known]).toContain(name);
    }
  });

  test("a die without modifiers has no sum", () => {
    const args = { crisis: "crisis:israel", die: 4, us: 0, ussr: 0, total: 4, outcome: "crisis:israel:4-5" };
    expect(logLine("en", { key: "crisis.result", args }, game)).toBe("*Israel*: 🎲 4 → 4–5: no effect.");
    expect(logLine("ru", { key: "crisis.result", args }, game)).toBe(
      "*«Создание Израиля»*: 🎲 4 → 4–5: без последствий.",
    );
  });
});

describe("a crisis as people read it", () => {
  const start = () => table({ fresh: true, options: { turnZero: true }, dice: [5] });

  test("what is asked", () => {
    const [ask] = start().match.pending;
    if (ask === undefined) throw new Error("nobody is asked");
    expect(prompt("en", ask, game)).toContain("choose a statecraft card to play face down");
    expect(waiting("en", ask, game, { view: start().view })).toBe(
      "▸ US, Turn Zero: play a statecraft card face down for *1945 UK Election*.",
    );
    expect(optionLabel("en", ask, "statecraft:marshall", game)).toBe("Marshall (+2)");
    expect(optionLabel("ru", ask, "statecraft:oss", game)).toBe("УСС (блеф)");
  });

  test("what it can come to, by the die, while cards are laid down", () => {
    const outcomes = [
      "- 1 or less: at set-up the US has 2 less influence in the United Kingdom",
      "- 2–3: no effect",
      "- 4–5: the event of *Socialist Governments* does not happen in turns 1 and 2",
      "- 6 or more: *Socialist Governments* joins the draw pile with the Mid War cards; the event of *Suez Crisis* can no longer happen",
    ];
    const { view } = start();
    const said = title.stakes?.(view).map((told) => gamePhrase("en", told, game));
    expect(said).toEqual(["By the die and both statecraft cards:", ...outcomes]);
    expect(boardLines(title, view, "en")).toEqual(expect.arrayContaining(outcomes));
    expect(title.stakes?.(table({}).view)).toEqual([]);
  });

  test("what happened, as one story", () => {
    const t = start().us("statecraft:kennan").ussr("statecraft:beria");
    const told = ["statecraft", "crisis.result"].flatMap((key) => t.told(key).map((args) => ({ key, args })));
    expect(story("en", told, game)).toEqual([
      "**US** plays *Kennan (+1)* · **USSR** plays *Beria (cancel)*",
      "*1945 UK Election*: 🎲 5 → 4–5: the event of *Socialist Governments* does not happen in turns 1 and 2",
    ]);
  });

  test("the status tells what has been met and what still changes the rules, the same to everybody", () => {
    const t = start().us("statecraft:oss").ussr("statecraft:kgb");
    for (const seat of [null, ...sides])
      expect(boardLines(title, t.match.view(seat), "en").slice(0, 9)).toEqual(
        boardLines(title, t.view, "en").slice(0, 9),
      );
    const lines = boardLines(title, t.view, "en");
    expect(lines[0]).toBe("**Turn Zero**: *VE Day*");
    expect(lines).toContain("Crises still face down: 4 · statecraft cards: US 5, USSR 5");
    expect(lines).toContain(
      "*1945 UK Election*: the event of *Socialist Governments* does not happen in turns 1 and 2",
    );
    const later = (turn: number) =>
      boardLines(title, table({ crises: { "crisis:uk-election": "4-5", "crisis:israel": "1" }, turn }).view, "en").join(
        "\n",
      );
    expect(later(2)).toContain("*1945 UK Election*");
    expect(later(2)).not.toContain("*Israel*");
    expect(later(3)).not.toContain("*1945 UK Election*");
  });
});

describe("look-ups", () => {
  test("of a crisis: its four outcomes, and what it came to", () => {
    const lines = title.lookUp("card", "crisis:israel", "en", null);
    expect(lines[0]).toBe("*Israel* · crisis of Turn Zero, pile 2");
    expect(lines.slice(1).map((line) => line.split(":")[0])).toEqual(["1 or less", "2–3", "4–5", "6 or more"]);
    const { view } = table({ crises: { "crisis:israel": "6" } });
    expect(title.lookUp("card", "crisis:israel", "en", view).at(-1)).toBe("Result 6 or more, with 🎲 3.");
  });

  test("of a statecraft card", () => {
    expect(title.lookUp("card", "statecraft:molotov", "en", null)).toEqual([
      "#P11 *Molotov (−2)* · statecraft card of the USSR",
      "−2 to the crisis roll. Used once.",
    ]);
    for (const id of statecraftIds)
      for (const language of languages)
        for (const line of title.lookUp("card", id, language, null)) expect(fault(language, line), line).toBeNull();
  });

  test("of cards that a crisis has changed", () => {
    const { view } = table({
      crises: { "crisis:ve-day": "6", "crisis:uk-election": "6" },
      removed: ["europe-scoring"],
    });
    const present = (id: string) => title.lookUp("card", id, "en", view).slice(2);
    expect(present("blockade")).toEqual([
      "Out of sight: in a hand or in the draw pile.",
      "The event cannot happen now: *VE Day*.",
    ]);
    expect(present("socialist-governments")).toEqual(["Joins the draw pile with the Mid War cards."]);
    expect(present("europe-scoring")[0]).toBe("Removed from the game.");
    expect(present("europe-scoring-allied-berlin")[0]).toBe("Out of sight: in a hand or in the draw pile.");
    expect(present("nationalist-china")).toEqual(["Not used in this game."]);
    expect(title.lookUp("card", "europe-scoring-allied-berlin", "en", null)[0]).toBe(
      "#2 *Europe Scoring (Allied Berlin)* · scoring card · Early War · card of Turn Zero",
    );
  });

  test("of a country that VJ Day opens to the US alone", () => {
    const crises = { "crisis:vj-day": "6" } as const;
    const lines = (turn: number, id: string) =>
      title.lookUp("place", id, "en", table({ crises, turn, defcon: 4 }).view);
    expect(lines(1, "italy")).toContain("*VJ Day*: this does not apply to the US this turn");
    expect(lines(1, "cuba").join()).not.toContain("VJ Day");
    expect(lines(2, "italy").join()).not.toContain("VJ Day");
  });

  test("of Taiwan as a battleground", () => {
    const { view } = table({ crises: { "crisis:chinese-civil-war": "6" } });
    expect(title.lookUp("place", "taiwan", "en", view)[0]).toContain("stability 3, battleground");
    expect(title.lookUp("place", "taiwan", "en", null)[0]).not.toContain("battleground");
  });

  test("new names do not take old short names away", () => {
    const find = (typed: string) => resolve(typed, title.subjects("card"), title.game);
    expect(find("marshall")).toEqual(["marshall-plan"]);
    expect(find("oss")).toEqual(["one-small-step"]);
    expect(find("europe")).toEqual(["europe-scoring"]);
    expect(find("Берлинская стена")).toEqual(["berlin-wall"]);
    for (const id of title.subjects("card"))
      for (const language of languages) expect(find(title.messages.name(id)?.[language] ?? "")).toEqual([id]);
  });
});

describe("the hand", () => {
  test("of a side in Turn Zero is its statecraft cards, and a spectator has none", () => {
    const { match } = table({ fresh: true, options: { turnZero: true } });
    expect(title.hand(match.view("us"))).toHaveLength(5);
    expect(title.hand(match.view("us"))).toContain("statecraft:kennan");
    expect(title.hand(match.view(null))).toEqual([]);
  });
});

test("refusals have words in both languages", () => {
  const told = [
    { key: "refusal.options.late-turn-zero", args: {} },
    { key: "refusal.voided", args: { card: "blockade", crisis: "crisis:ve-day" } },
    { key: "refusal.statecraft", args: { card: "statecraft:kennan" } },
    { key: "refusal.first-lightning", args: { card: "fidel" } },
    { key: "refusal.two-cards", args: { card: "first-lightning" } },
    { key: "refusal.kremlin-flu", args: { card: "fidel" } },
  ];
  for (const language of languages)
    for (const each of told) {
      const line = gamePhrase(language, each, game);
      expect(fault(language, line), line).toBeNull();
    }
});

test("a whole game with everything on can be told in both languages", () => {
  const options = { turnZero: true, promoCards: true, spaceTrack: "alternate" };
  const match = Match.start(twilightStruggle, { options, seed: "words" });
  for (let at = 0; at < 400 && match.outcome === null; at++) {
    const ask = match.pending.find((each) => !each.answered);
    if (ask !== undefined) match.answer(ask.seat, ask.options[at % ask.options.length]?.id ?? "");
    if (at % 10 !== 0) continue;
    for (const language of languages)
      for (const line of boardLines(title, match.view(null), language)) expect(fault(language, line), line).toBeNull();
  }
  for (const language of languages)
    for (const entry of match.log) {
      const line = logLine(language, entry, game);
      expect(line, line).not.toMatch(/[{}[\]]|^\(/);
    }
});
