import { describe, expect, test } from "vitest";
import { boardPages } from "../../src/discord/text-board.ts";
import { languages, Match } from "../../src/engine/index.ts";
import { sides } from "../../src/games/cold-war/seats.ts";
import { titles } from "../../src/games/titles.ts";
import type { CardId } from "../../src/games/twilight-struggle/cards/ids.ts";
import { cardIds, cards, promoCardIds } from "../../src/games/twilight-struggle/cards/index.ts";
import { spaceTracks } from "../../src/games/twilight-struggle/components/board.ts";
import { twilightStruggleTitle as title } from "../../src/games/twilight-struggle/title.ts";
import { nameInSentence } from "../../src/i18n/phrase.ts";
import { boardLines } from "../board-words.ts";
import { Random } from "../fuzz/random.ts";
import { twilightStruggleSubject as subject } from "../fuzz/twilight-struggle.ts";
import { type Setting, table } from "../games/twilight-struggle/table.ts";
import { fault } from "./words.ts";

/** A position in the middle of the game in which every hand is known to the test. */
const midGame: Setting = {
  turn: 5,
  round: 3,
  side: "us",
  vp: -3,
  defcon: 3,
  milOps: { us: 1, ussr: 4 },
  space: { us: 1, ussr: 4 },
  spaceAttempts: { ussr: 1 },
  influence: { italy: [2, 0], france: [3, 1], poland: [0, 3], iran: [2, 1], cuba: [0, 3], "south-korea": [1, 4] },
  hands: { us: ["duck-and-cover", "junta", "missile-envy"], ussr: ["blockade", "asia-scoring"] },
  discard: ["fidel", "containment"],
  removed: ["nato"],
  effects: [
    { card: "nato", side: "us" },
    { card: "containment", side: "us", turn: true },
    { card: "flower-power", side: "ussr" },
  ],
  china: { holder: "us", faceUp: false },
};

const view = () => table(midGame).match.view("us");

describe("look-ups", () => {
  const things = (["card", "place", "rule"] as const).flatMap((kind) =>
    title.subjects(kind).map((id) => [kind, id] as const),
  );

  test("have all cards, countries and rules", () => {
    // 34 of Red Sea, 110, the promo cards, and of Turn Zero 2 cards, 6 crises and 10 statecraft cards
    expect(title.subjects("card")).toHaveLength(34 + 110 + promoCardIds.length + 18);
    // and the space of the Chinese Civil War
    expect(title.subjects("place")).toHaveLength(85);
    expect(title.subjects("rule")).toHaveLength(66);
    expect(new Set(things.map(([, id]) => id)).size).toBe(things.length);
  });

  test("have words for everything, with a position and without", () => {
    const positions = [null, view(), table({ options: { chineseCivilWar: true }, fresh: true }).view];
    for (const [kind, id] of things)
      for (const language of languages)
        for (const position of positions) {
          const lines = title.lookUp(kind, id, language, position);
          expect(lines.length, id).toBeGreaterThan(1);
          for (const line of lines) expect(fault(language, line), line).toBeNull();
          expect(lines[0], id).toContain(nameInSentence(language, id, title.messages));
        }
  });

  test("know nothing of what does not exist", () => {
    expect(title.lookUp("card", "italy", "en", null)).toEqual([]);
    expect(title.lookUp("place", "nato", "en", null)).toEqual([]);
    expect(title.lookUp("rule", "rule:99", "en", null)).toEqual([]);
  });

  test("of a card", () => {
    expect(title.lookUp("card", "duck-and-cover", "en", null)).toEqual([
      "#4 *Duck and Cover* · 3 ops, US event · Early War",
      "Lower DEFCON by 1. The US gains VP equal to 5 minus the new DEFCON level.",
    ]);
    expect(title.lookUp("card", "nato", "ru", view())[0]).toBe(
      "№21 *«НАТО»* · 4 ОО, событие США · Начало войны · после события убирается из игры",
    );
    expect(title.lookUp("card", "asia-scoring", "en", null)[0]).toBe("#1 *Asia Scoring* · scoring card · Early War");
    expect(title.lookUp("card", "che", "en", null)[0]).toBe("#107 *Che* · 3 ops, USSR event · Mid War · optional card");
  });

  test.each<[CardId, string[]]>([
    ["nato", ["In effect for **US**.", "Removed from the game."]],
    ["containment", ["In effect for **US** until the end of the turn.", "Now in the discard pile."]],
    ["fidel", ["Now in the discard pile."]],
    ["junta", ["Out of sight: in a hand or in the draw pile."]],
    ["glasnost", ["Joins the draw pile in turn 8."]],
    ["the-china-card", ["*The China Card*: **US**, face down"]],
  ])("of %s say where it is as far as everybody can see", (id, lines) => {
    expect(title.lookUp("card", id, "en", view()).slice(2)).toEqual(lines);
  });

  test("of a card tell what lies open, what is not in the game, and what forbids it", () => {
    const late = table({
      turn: 9,
      options: { optionalCards: false },
      playing: ["shuttle-diplomacy"],
      effects: [{ card: "camp-david-accords", side: "us" }],
      discard: ["arab-israeli-war"],
      influence: { iran: [2, 0] },
    }).view;
    const present = (id: string) => title.lookUp("card", id, "en", late).slice(2);
    expect(present("shuttle-diplomacy")).toEqual(["Now on the table."]);
    expect(present("che")).toEqual(["Not used in this game."]);
    expect(present("arab-israeli-war")).toEqual([
      "Now in the discard pile.",
      "The event can no longer happen: *Camp David Accords*.",
    ]);
    expect(present("middle-east-scoring")).toEqual([
      "Out of sight: in a hand or in the draw pile.",
      "**Middle East**: US presence, 4; USSR absent, 0 → **US +4**",
    ]);
  });

  test("of a country", () => {
    expect(title.lookUp("place", "france", "en", view())).toEqual([
      "**France** · Europe, Western Europe · stability 3, battleground",
      "Neighbours: **Algeria**, **Italy**, **Spain/Portugal**, **United Kingdom**, **West Germany**",
      "Influence: US 3, USSR 1; controlled by nobody",
      "1 influence costs US 1, USSR 1",
      "DEFCON 3 closes it to coups and realignments",
    ]);
    expect(title.lookUp("place", "cuba", "ru", view())).toEqual([
      "**Куба** · Центральная Америка · стабильность 3, ключевая страна",
      "Соседи: **Гаити**, **Никарагуа**, США",
      "Влияние: США 0, СССР 3; под контролем **СССР**",
      "Цена одного очка влияния: США 2, СССР 1",
      "При DEFCON 3 перевороты и снижение влияния здесь не закрыты",
    ]);
    expect(title.lookUp("place", "finland", "en", null)).toEqual([
      "**Finland** · Europe, Western Europe, Eastern Europe · stability 4",
      "Neighbours: **Sweden**, USSR",
    ]);
  });

  test("of a country tell what Chernobyl and the designer's option change", () => {
    const now = table({
      defcon: 4,
      options: { realignIgnoresDefcon: true },
      effects: [{ card: "chernobyl", side: "us", turn: true, area: "europe" }],
    }).view;
    expect(title.lookUp("place", "poland", "en", now).slice(-2)).toEqual([
      "DEFCON 4 closes it to coups",
      "*Chernobyl*: no USSR influence here for operations points this turn",
    ]);
    expect(title.lookUp("place", "cuba", "en", now).at(-1)).toBe(
      "DEFCON 4 does not close it to coups and realignments",
    );
  });
});

describe("the status", () => {
  test("tells the score, the tracks and the map", () => {
    expect(boardLines(title, view(), "en")).toEqual([
      "**Turn 5 of 10**, action round 3 of 7: **US**",
      "VP: **USSR** leads by 3; 20 wins the game",
      "DEFCON 3: no coups or realignments in Europe, Asia",
      "Military operations, 3 required: US 1 (lacks 2), USSR 4",
      "Space race: US in box 1, Earth Satellite; USSR in box 4, Man in Earth Orbit, 1 attempt this turn (two attempts per turn, sees the other headline first)",
      "*The China Card*: **US**, face down",
      "Hands: US 3, USSR 2 · draw pile 78 · discards 2 · removed 1",
      "In effect for **US**: *NATO*",
      "In effect for **USSR**: *Flower Power*",
      "This turn for **US**: *Containment*",
      "Regions as if scored now; in brackets stability, ◆ battleground; then influence US:USSR",
      "**Europe**: US presence, 4; USSR presence, 4 → **0**",
      "US: Italy (2◆) 2:0",
      "USSR: Poland (3◆) 0:3",
      "nobody: France (3◆) 3:1",
      "without influence: Canada (4), United Kingdom (5), Norway (4), Sweden (4), Finland (4), Denmark (3), Benelux (3), West Germany (4◆), East Germany (3◆), Czechoslovakia (3), Austria (4), Hungary (3), Romania (3), Yugoslavia (3), Bulgaria (3), Greece (2), Turkey (2), Spain/Portugal (2)",
      "**Asia**: US absent, 0; USSR presence, 4 → **USSR +4**",
      "USSR: South Korea (3◆) 1:4",
      "without influence: Afghanistan (2), Pakistan (2◆), India (3◆), Burma (2), Laos/Cambodia (1), Thailand (2◆), Vietnam (1), Malaysia (2), Indonesia (1), Philippines (2), Australia (4), Japan (4◆), Taiwan (3), North Korea (3◆)",
      "**Middle East**: US absent, 0; USSR absent, 0 → **0**",
      "nobody: Iran (2◆) 2:1",
      "without influence: Lebanon (1), Syria (2), Israel (4◆), Jordan (2), Iraq (3◆), Gulf States (3), Saudi Arabia (3◆), Egypt (2◆), Libya (2◆)",
      "**Central America**: US absent, 0; USSR presence, 3 → **USSR +3**",
      "USSR: Cuba (3◆) 0:3",
      "without influence: Mexico (2◆), Guatemala (1), El Salvador (1), Honduras (2), Nicaragua (1), Costa Rica (3), Panama (2◆), Haiti (1), Dominican Republic (1)",
      "**South America**: US absent, 0; USSR absent, 0 → **0**",
      "without influence: Colombia (1), Venezuela (2◆), Ecuador (2), Peru (2), Bolivia (2), Brazil (2◆), Paraguay (2), Chile (3◆), Argentina (2◆), Uruguay (2)",
      "**Africa**: US absent, 0; USSR absent, 0 → **0**",
      "without influence: Tunisia (2), Algeria (2◆), Morocco (3), West African States (2), Saharan States (1), Ivory Coast (2), Nigeria (1◆), Cameroon (1), Zaire (1◆), Angola (1◆), Zimbabwe (1), Botswana (2), South Africa (3◆), SE African States (1), Kenya (2), Somalia (2), Ethiopia (1), Sudan (1)",
    ]);
  });

  test("says so in Russian", () => {
    expect(boardLines(title, view(), "ru").slice(0, 7)).toEqual([
      "**Раунд 5 из 10**, ход 3 из 7: **США**",
      "ПО: впереди **СССР** на 3; для победы нужно 20",
      "DEFCON 3: перевороты и снижение влияния закрыты: Европа, Азия",
      "Военные операции, нужно 3: США 1 (не хватает 2), СССР 4",
      "Космическая гонка: США – деление 1, Искусственный спутник Земли; СССР – деление 4, Человек на орбите Земли, 1 попытка в этом раунде (две попытки за раунд, противник первым открывает начальное событие)",
      "*«Китайская карта»*: **США**, рубашкой вверх",
      "На руках: США 3, СССР 2 · колода 78 · сброс 2 · убрано 1",
    ]);
  });

  test("has a line of its own for the first post", () => {
    const scores = [title.score(view(), "en"), title.score(view(), "ru")];
    expect(scores).toEqual([
      "**Turn 5 of 10**, action round 3 of 7: **US** · VP: **USSR** leads by 3; 20 wins the game · DEFCON 3",
      "**Раунд 5 из 10**, ход 3 из 7: **США** · ПО: впереди **СССР** на 3; для победы нужно 20 · DEFCON 3",
    ]);
  });

  test("warns at DEFCON 2, and tells of a region that wins", () => {
    const influence = { france: [3, 0], italy: [2, 0], "west-germany": [4, 0], poland: [3, 0] } as const;
    const lines = boardLines(
      title,
      table({ defcon: 2, influence: { ...influence, "east-germany": [3, 0], denmark: [3, 0] } }).view,
      "en",
    );
    expect(lines).toContain(
      "DEFCON 2: no coups or realignments in Europe, Asia, Middle East; the next step down is nuclear war",
    );
    expect(lines).toContain("**Europe**: US control, 6; USSR absent, 0 → **US wins**");
  });

  test("names the card that is owed, and the civil war while nobody has The China Card", () => {
    expect(boardLines(title, table({ missileEnvy: "us", hands: { us: ["missile-envy"] } }).view, "ru")).toContain(
      "**США** должны использовать карту *«Ракетная зависть»* ради операций",
    );
    const civilWar = table({
      options: { chineseCivilWar: true },
      influence: { "chinese-civil-war": [0, 2] },
      china: { holder: null, faceUp: true },
    });
    expect(boardLines(title, civilWar.view, "en")).toContain(
      "*The China Card*: with nobody yet, USSR influence in the Chinese Civil War 2 of 3",
    );
  });

  const crowded: Setting = {
    turn: 10,
    round: 8,
    side: "us",
    vp: 19,
    defcon: 2,
    space: { us: 7, ussr: 3 },
    spaceAttempts: { us: 2, ussr: 1 },
    hands: { us: ["ussuri-river-skirmish"], ussr: ["che"] },
    missileEnvy: "ussr",
  };

  test.each([
    ["a contested", [12, 11]],
    ["a controlled", [22, 10]],
  ] as const)(
    "of %s world with every effect in play is three pages at most, and leaves no country out",
    (_, influence) => {
      const everywhere = Object.fromEntries(title.subjects("place").map((id) => [id, influence]));
      const lasting = lastingCards();
      const { view: now } = table({
        ...crowded,
        influence: everywhere,
        effects: lasting.map((card, at) => ({ card, side: at % 2 === 0 ? "us" : "ussr", turn: at % 3 === 0 })),
      });
      expect(now.effects.length).toBeGreaterThan(30);
      for (const language of languages) {
        const { pages } = boardPages(title.board(now, language), null);
        expect(pages.length).toBeLessThan(4);
        const text = pages.join("\n");
        for (const id of title.subjects("place").slice(0, 84))
          expect(text, id).toContain(nameInSentence(language, id, title.messages));
      }
    },
  );
});

/** Cards whose event goes on, by their code. */
function lastingCards(): CardId[] {
  return cardIds.filter((id) => cards[id].event.toString().includes("begin("));
}

describe("secrets", () => {
  test("the hand is one's own, and a spectator has none", () => {
    const { match } = table(midGame);
    expect(title.hand(match.view("us"))).toEqual(["duck-and-cover", "junta", "missile-envy"]);
    expect(title.hand(match.view("ussr"))).toEqual(["asia-scoring", "blockade"]);
    expect(title.hand(match.view(null))).toEqual([]);
  });

  test("an opponent's open hand is not one's own", () => {
    const { match } = table({ ...midGame, effects: [{ card: "aldrich-ames-remix", side: "ussr", turn: true }] });
    expect(title.hand(match.view("ussr"))).toEqual(["asia-scoring", "blockade"]);
  });

  test("no hidden card is named, whoever reads", () => {
    const { match } = table({
      ...midGame,
      effects: [...(midGame.effects ?? []), { card: "aldrich-ames-remix", side: "ussr", turn: true }],
    });
    const open = new Set<string>(["fidel", "containment", "nato", "flower-power", "aldrich-ames-remix"]);
    const hidden = cardIds.filter((id) => !open.has(id) && id !== "the-china-card");
    for (const seat of [null, ...sides])
      for (const language of languages) {
        const now = match.view(seat);
        const texts = [
          boardLines(title, now, language),
          ...title.subjects("place").map((id) => title.lookUp("place", id, language, now)),
        ].map((lines) => lines.join("\n"));
        for (const id of hidden)
          for (const text of texts) expect(text).not.toContain(`*${title.messages.name(id)?.[language]}*`);
      }
  });

  test("a card in a hand and a card in the draw pile look the same to everybody", () => {
    const { match } = table(midGame);
    for (const seat of [null, ...sides]) {
      const present = (id: CardId) => title.lookUp("card", id, "en", match.view(seat)).slice(2);
      for (const id of ["junta", "blockade", "missile-envy", "quagmire"] as const)
        expect(present(id)).toEqual(["Out of sight: in a hand or in the draw pile."]);
    }
  });

  test("whoever reads, status and look-ups of a position are the same", () => {
    const random = new Random("look-ups");
    const match = Match.start(title.game, { options: title.game.options({}), seed: "look-ups" });
    for (let answered = 0; answered < 150 && match.outcome === null; answered++) {
      const ask = random.pick(match.pending.filter((each) => !each.answered));
      match.answer(ask.seat, random.pick(subject.careful(match.view(ask.seat), ask)).id);
      if (answered % 10 !== 0) continue;
      const [all, ...seen] = [null, ...sides].map((seat) => {
        const now = match.view(seat);
        return languages.flatMap((language) => [
          ...boardLines(title, now, language),
          ...cardIds.flatMap((id) => title.lookUp("card", id, language, now)),
        ]);
      });
      for (const each of seen) expect(each).toEqual(all);
      for (const language of languages)
        for (const line of boardLines(title, match.view(null), language))
          expect(fault(language, line), line).toBeNull();
    }
  });
});

describe("the title", () => {
  test("is in the list under the id of its game", () => {
    expect([...titles.keys()]).toContain("twilight-struggle");
    expect(titles.get("twilight-struggle")?.name.ru).toBe("Сумеречная борьба");
  });

  test("sorts countries by region and cards by era, and both have names", () => {
    expect(title.group("italy")).toBe("europe");
    expect(title.group("vietnam")).toBe("asia");
    expect(title.messages.name(title.group("che") ?? "")).toEqual({ en: "Mid War", ru: "Середина войны" });
    expect(title.group("done")).toBeUndefined();
    for (const id of [...title.subjects("card"), ...title.subjects("place")])
      expect(title.messages.name(title.group(id) ?? ""), id).toBeDefined();
  });

  test("[6.4] the rule with the numbers of the space race has those of the track", () => {
    const [, text = ""] = title.lookUp("rule", "rule:6.4.3", "en", null);
    spaceTracks.deluxe.slice(1).forEach(({ ops, upTo, vp: { first, second } }, at) => {
      const vp = first + second === 0 ? "" : `, ${first}/${second}`;
      expect(text).toContain(`${at + 1}: ${ops} ops, 1–${upTo}${vp}.`);
    });
  });
});
