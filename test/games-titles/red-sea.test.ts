import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages, Match } from "../../src/engine/index.ts";
import { sides } from "../../src/games/cold-war/seats.ts";
import type { CardId } from "../../src/games/red-sea/cards/ids.ts";
import { cardIds, cards } from "../../src/games/red-sea/cards/index.ts";
import { spaceTrack } from "../../src/games/red-sea/components/board.ts";
import { rules } from "../../src/games/red-sea/reference/rules-summary/index.ts";
import { redSeaTitle as title } from "../../src/games/red-sea/title.ts";
import { resolve } from "../../src/grammar/search.ts";
import { nameInSentence } from "../../src/i18n/phrase.ts";
import { boardLines } from "../board-words.ts";
import { Random } from "../fuzz/random.ts";
import { redSeaSubject as subject } from "../fuzz/red-sea.ts";
import { type Setting, table } from "../games/red-sea/table.ts";
import { fault } from "./words.ts";

const midGame: Setting = {
  turn: 2,
  round: 3,
  side: "us",
  vp: -3,
  defcon: 3,
  milOps: { us: 1, ussr: 4 },
  space: { us: 0, ussr: 1 },
  spaceAttempts: { ussr: 1 },
  influence: { egypt: [2, 0], kenya: [3, 1], ethiopia: [0, 3], oman: [0, 2], yemen: [1, 0], "sea-lanes": [2, 1] },
  hands: { us: ["usaid", "famine"], ussr: ["nasserism", "africa-scoring"] },
  discard: ["detente"],
  removed: ["the-derg"],
  effects: [
    { card: "the-derg", side: "ussr" },
    { card: "t62s-and-kalashnikovs", side: "ussr", turn: true },
  ],
  first: "us",
  centcom: "kenya",
  famine: ["sudan", "egypt"],
  romania: { holder: "ussr", faceUp: false },
};

const view = () => table(midGame).match.view("us");

describe("look-ups", () => {
  const things = (["card", "place", "rule"] as const).flatMap((kind) =>
    title.subjects(kind).map((id) => [kind, id] as const),
  );

  test("have all cards, areas and rules", () => {
    expect(title.subjects("card")).toHaveLength(51 + 21);
    expect(title.subjects("place")).toHaveLength(12);
    expect(title.subjects("rule").length).toBeGreaterThan(35);
    expect(new Set(things.map(([, id]) => id)).size).toBe(things.length);
  });

  test("have words for everything, with a position and without", () => {
    for (const [kind, id] of things)
      for (const language of languages)
        for (const position of [null, view(), table({ fresh: true }).view]) {
          const lines = title.lookUp(kind, id, language, position);
          expect(lines.length, id).toBeGreaterThan(1);
          for (const line of lines) expect(fault(language, line), line).toBeNull();
          expect(lines[0], id).toContain(nameInSentence(language, id, title.messages));
        }
  });

  test("know nothing of what does not exist", () => {
    expect(title.lookUp("card", "kenya", "en", null)).toEqual([]);
    expect(title.lookUp("place", "usaid", "en", null)).toEqual([]);
    expect(title.lookUp("rule", "rule:99", "en", null)).toEqual([]);
  });

  test("of a card", () => {
    expect(title.lookUp("card", "nasserism", "en", view())).toEqual([
      "#23 *Nasserism* · 1 op, USSR event · Mid War · removed after its event",
      "Until the end of the turn the USSR adds 1 to its coup rolls.",
      "Out of sight: in a hand or in the draw pile.",
    ]);
    // a number that is not known for sure is not told
    expect(title.lookUp("card", "famine", "ru", null)[0]).toBe(
      "*«Голод»* · 2 ОО, нейтральное событие · Середина войны",
    );
    expect(title.lookUp("card", "the-derg", "en", view()).slice(2)).toEqual([
      "In effect for **USSR**.",
      "Removed from the game.",
    ]);
    expect(title.lookUp("card", "romanian-autonomy", "en", view()).slice(2)).toEqual([
      "*Romanian Autonomy*: **USSR**, face down",
    ]);
    expect(title.lookUp("card", "stagflation", "en", table({ fresh: true }).view).slice(2)).toEqual([
      "Joins the draw pile in turn 2.",
    ]);
    expect(title.lookUp("card", "africa-scoring", "en", view()).slice(2)).toEqual([
      "Out of sight: in a hand or in the draw pile.",
      // US: Egypt and Kenya are all battlegrounds, so control 4 + 2, and a lead in the Sea Lanes
      "**Africa**: US control, 7; USSR presence, 1 → **US +6**",
    ]);
  });

  test("of a country", () => {
    expect(title.lookUp("place", "ethiopia", "en", view())).toEqual([
      "**Ethiopia** · Africa · stability 3",
      "Neighbours: **Sudan**, **Kenya**",
      "Flashpoint: a coup here turns up a card first; one worth 1 or 2 ops, or a scoring card, lowers DEFCON.",
      "Influence: US 0, USSR 3; controlled by **USSR**",
      "1 influence costs US 2, USSR 1",
      "DEFCON 3 does not close it to coups and realignments",
    ]);
    expect(title.lookUp("place", "egypt", "en", view()).slice(-2)).toEqual([
      "DEFCON 3 closes it to coups and realignments",
      "*Famine*: +1 to every coup roll here",
    ]);
    expect(title.lookUp("place", "kenya", "ru", view()).at(-1)).toBe(
      "*«ЦК ВС США»*: **СССР** не проводит здесь переворотов и снижения влияния",
    );
    expect(title.lookUp("place", "sea-lanes", "en", view())[0]).toBe("**Strategic Sea Lanes** · stability 4");
    expect(title.lookUp("place", "sea-lanes", "en", view()).at(-1)).toBe(
      "**Strategic Sea Lanes**: **US** leads, +1 when a region is scored",
    );
  });
});

test("the status tells the score, the tracks, the markers and the map", () => {
  expect(boardLines(title, view(), "en")).toEqual([
    "**Turn 2 of 2**, action round 3 of 7: **US**",
    "VP: **USSR** leads by 3; 10 wins the game",
    "DEFCON 3: no coups or realignments in Middle East",
    "Military operations, 3 required: US 1 (lacks 2), USSR 4",
    "Space race: US at the start; USSR in box 1, First mission to leave the inner Solar System, 1 attempt this turn (removes 1 influence after every headline phase)",
    "*Romanian Autonomy*: **USSR**, face down",
    "Hands: US 2, USSR 2 · draw pile 44 · discards 1 · removed 1",
    "In effect for **USSR**: *The Derg*",
    "This turn for **USSR**: *T-62s and Kalashnikovs*",
    "**US** acts first this turn",
    "*CENTCOM* of **US**: **Kenya**",
    "*Famine*: **Sudan**, **Egypt**",
    "Regions as if scored now; in brackets stability, ◆ battleground; then influence US:USSR",
    "**Africa**: US control, 7; USSR presence, 1 → **US +6**",
    "US: Egypt (2◆) 2:0, Kenya (2◆) 3:1",
    "USSR: Ethiopia (3) 0:3",
    "without influence: Sudan (1), Somalia (2), Djibouti (2), Madagascar (2)",
    "**Middle East**: US presence, 5; USSR presence, 3 → **US +2**",
    "US: Egypt (2◆) 2:0",
    "USSR: Oman (2) 0:2",
    "nobody: Yemen (2) 1:0",
    "without influence: Saudi Arabia (3◆), South Yemen (1)",
    "**Strategic Sea Lanes**: **US** leads, +1 when a region is scored",
    "nobody: Strategic Sea Lanes (4) 2:1",
  ]);
  for (const line of boardLines(title, view(), "ru")) expect(fault("ru", line), line).toBeNull();
});

test("the status tells of a victory in Africa, and of scoring cards that were shown", () => {
  const lines = boardLines(
    title,
    table({
      turn: 2,
      influence: { ethiopia: [1, 0], somalia: [2, 0], "sea-lanes": [0, 4] },
      shown: { side: "us", cards: ["middle-east-scoring"] },
      hands: { us: ["middle-east-scoring"] },
    }).view,
    "en",
  );
  expect(lines).toContain("**US** must play one of these next: *Middle East Scoring*");
  expect(lines).toContain("**Africa**: US presence, 1; USSR absent, 0 → **US wins**");
  expect(lines).toContain("**Strategic Sea Lanes**: **USSR** controls them and scores double");
});

describe("secrets", () => {
  test("the hand is one's own, and a spectator has none", () => {
    const { match } = table(midGame);
    expect(title.hand(match.view("us"))).toEqual(["usaid", "famine"]);
    expect(title.hand(match.view(null))).toEqual([]);
  });

  test("whoever reads, status and look-ups of a position are the same", () => {
    const random = new Random("look-ups");
    const match = Match.start(title.game, { options: title.game.options({}), seed: "look-ups" });
    for (let answered = 0; answered < 80 && match.outcome === null; answered++) {
      const ask = random.pick(match.pending.filter((each) => !each.answered));
      match.answer(ask.seat, random.pick(subject.careful(match.view(ask.seat), ask)).id);
      if (answered % 10 !== 0) continue;
      const [all, ...seen] = [null, ...sides].map((seat) => {
        const now = match.view(seat);
        return languages.flatMap((language) => [
          ...boardLines(title, now, language),
          ...cardIds.flatMap((id: CardId) => title.lookUp("card", id, language, now)),
        ]);
      });
      for (const each of seen) expect(each).toEqual(all);
    }
  });
});

describe("the digest", () => {
  const find = (typed: string) => resolve(typed, title.subjects("rule"), title.game);

  test("is found by title in both languages and by paragraph", () => {
    for (const { id, title: words } of rules)
      for (const language of languages) expect(find(words[language]), words[language]).toEqual([id]);
    expect(find("6.3.6.1")).toEqual(["rule:6.3.6"]);
    expect(find("8.1.7")).toEqual(["rule:8.1.7"]);
  });

  test("has every chapter, and every paragraph that the game cites", () => {
    for (const chapter of ["2.", "3.", "4.", "5.", "6.1", "6.2", "6.3", "6.4", "7.", "8.1", "8.2", "9.", "10.", "11."])
      expect(
        rules.some(({ id }) => id.startsWith(`rule:${chapter}`)),
        chapter,
      ).toBe(true);
    const cited = ["src/games/cold-war", "src/games/red-sea"]
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: "utf8" })
          .filter((file) => file.endsWith(".ts"))
          .map((file) => readFileSync(`${folder}/${file}`, "utf8")),
      )
      .flatMap((text) => [...text.matchAll(/rule: "([\d.A-I]+)"/g)].map(([, paragraph = ""]) => paragraph));
    expect(cited.length).toBeGreaterThan(20);
    // sides are auctioned in Twilight Struggle only
    for (const paragraph of cited.filter((each) => each !== "11.1.3"))
      expect(find(paragraph), paragraph).toHaveLength(1);
  });

  test("is short, and has the names of cards right", () => {
    for (const language of languages) {
      const known = Object.keys(cards).map((id) => nameInSentence(language, id, title.messages));
      for (const { id, text } of rules) {
        expect(text[language].length, id).toBeLessThan(500);
        for (const [, name = ""] of text[language].matchAll(/\*([^*]+)\*/g)) expect(known, id).toContain(name);
      }
    }
  });

  test("[6.4.3] has the numbers of the track", () => {
    const [, text = ""] = title.lookUp("rule", "rule:6.4.3", "en", null);
    for (const [at, { ops, upTo }] of spaceTrack.slice(1).entries())
      expect(text).toContain(`Box ${at + 1}: ${ops} ops, 1–${upTo}`);
  });
});

test("names that people type mean one card or area each", () => {
  const typed = [...title.subjects("card"), ...title.subjects("place")].flatMap((id) => title.game.aliases(id));
  expect(typed.filter((each, at) => typed.indexOf(each) !== at)).toEqual([]);
  for (const kind of ["card", "place"] as const)
    for (const id of title.subjects(kind))
      for (const alias of title.game.aliases(id))
        expect(resolve(alias, title.subjects(kind), title.game), alias).toEqual([id]);
});

test("countries are sorted by region and cards by era, and both have names", () => {
  expect(title.group("kenya")).toBe("africa");
  expect(title.group("oman")).toBe("middle-east");
  for (const id of [...title.subjects("card"), ...title.subjects("place")])
    expect(title.messages.name(title.group(id) ?? ""), id).toBeDefined();
});
