import { describe, expect, test } from "vitest";
import { Match } from "../../../../src/engine/index.ts";
import { twilightStruggle } from "../../../../src/games/twilight-struggle/index.ts";
import type { TwilightOptions } from "../../../../src/games/twilight-struggle/options.ts";
import type { CrisisId, StatecraftId } from "../../../../src/games/twilight-struggle/turn-zero/ids.ts";
import { type Setting, type Table, table } from "../table.ts";

const fresh = (options: Partial<TwilightOptions> = {}, rest: Setting = {}) =>
  table({ fresh: true, options: { turnZero: true, ...options }, ...rest });
const crisisOf = (t: Table) => t.view.turnZero?.open;
const own = (t: Table, side: "us" | "ussr") => t.match.view(side).statecraft;
const bluff = (t: Table) => t.us("statecraft:oss").ussr("statecraft:kgb");

const us: StatecraftId[] = [
  "statecraft:kennan",
  "statecraft:acheson",
  "statecraft:marshall",
  "statecraft:dulles",
  "statecraft:oss",
];
const ussr: StatecraftId[] = [
  "statecraft:andropov",
  "statecraft:khrushchev",
  "statecraft:molotov",
  "statecraft:beria",
  "statecraft:kgb",
];
const first: CrisisId[] = ["crisis:yalta-potsdam", "crisis:ve-day", "crisis:uk-election"];
const second: CrisisId[] = ["crisis:israel", "crisis:chinese-civil-war", "crisis:vj-day"];

describe("before the first crisis", () => {
  test("without the option the game begins as ever", () => {
    const t = table({ fresh: true });
    expect(t.asked).toEqual(["ussr influence.add"]);
    expect(t.view.turnZero).toBeUndefined();
    expect(t.view.statecraft).toBeUndefined();
  });

  test("1: sides are drawn before statecraft cards are handed out", () => {
    const t = fresh({ sides: "random" }, { dice: [2] });
    expect(t.told("sides")).toEqual([{ swapped: true }]);
    expect(t.asked).toEqual(["us crisis.statecraft", "ussr crisis.statecraft"]);
  });

  test("1: a bid follows the usual rule and comes first", () => {
    const t = fresh({ sides: "auction" }, { dice: [1] });
    expect(t.asked).toEqual(["us sides.bid"]);
    t.us("ussr:2").ussr("pass");
    expect(t.asked).toEqual(["us crisis.statecraft", "ussr crisis.statecraft"]);
    expect(t.vp).toBe(2);
  });

  test("2: each side has its five statecraft cards, and nobody has been dealt anything else", () => {
    const t = fresh();
    expect(own(t, "us")).toEqual(us);
    expect(own(t, "ussr")).toEqual(ussr);
    expect(t.options("us")).toEqual(us);
    expect(t.options("ussr")).toEqual(ussr);
    expect(t.view.handSizes).toEqual({ us: 0, ussr: 0 });
    expect(t.view.turnZero?.handSizes).toEqual({ us: 5, ussr: 5 });
  });

  test("3: both piles are shuffled, and the first is met before the second", () => {
    const orders = Array.from({ length: 12 }, (_, game) => {
      const match = Match.start(twilightStruggle, { options: { turnZero: true }, seed: `piles-${game}` });
      while (match.view(null).step === "crisis") {
        match.answer("us", "statecraft:oss");
        match.answer("ussr", "statecraft:kgb");
      }
      return match.view(null).turnZero?.results.map(({ crisis }) => crisis) ?? [];
    });
    for (const order of orders) {
      expect(order.slice(0, 3).sort()).toEqual([...first].sort());
      expect(order.slice(3).sort()).toEqual([...second].sort());
    }
    expect(new Set(orders.map((order) => order.slice(0, 3).join())).size).toBeGreaterThan(2);
    expect(new Set(orders.map((order) => order.slice(3).join())).size).toBeGreaterThan(2);
  });
});

describe("meeting a crisis", () => {
  test("4: one crisis lies open, the others do not", () => {
    const t = fresh();
    expect(first).toContain(crisisOf(t));
    expect(t.view.turnZero).toMatchObject({ left: 5, results: [] });
    expect(t.told("crisis")).toEqual([{ crisis: crisisOf(t) }]);
  });

  test("5, 6: a card laid down is seen by nobody until both lie there", () => {
    const t = fresh({}, { dice: [3] }).us("statecraft:marshall");
    expect(t.match.pending.map(({ seat, answered }) => [seat, answered])).toEqual([
      ["us", true],
      ["ussr", undefined],
    ]);
    expect(JSON.stringify({ ...t.match.view("ussr"), unseen: [] })).not.toContain("marshall");
    expect(t.told("statecraft", "ussr")).toEqual([]);
    t.ussr("statecraft:molotov");
    expect(t.told("statecraft")).toEqual([
      { side: "us", card: "statecraft:marshall" },
      { side: "ussr", card: "statecraft:molotov" },
    ]);
  });

  test("7: the die, the US modifier and the USSR modifier are added up", () => {
    const t = fresh({}, { dice: [3] })
      .us("statecraft:marshall")
      .ussr("statecraft:khrushchev");
    expect(t.told("crisis.result")).toMatchObject([{ die: 3, us: 2, ussr: -1, total: 4 }]);
    expect(t.view.turnZero?.results).toMatchObject([
      { die: 3, us: "statecraft:marshall", ussr: "statecraft:khrushchev", band: "4-5" },
    ]);
  });

  test.each<[StatecraftId, StatecraftId, number, number]>([
    ["statecraft:kennan", "statecraft:beria", 0, 0],
    ["statecraft:dulles", "statecraft:molotov", 0, 0],
    ["statecraft:dulles", "statecraft:beria", 0, 0],
    ["statecraft:dulles", "statecraft:kgb", 0, 0],
    ["statecraft:acheson", "statecraft:kgb", 1, 0],
    ["statecraft:oss", "statecraft:andropov", 0, -1],
  ])("7: %s against %s adds %i and %i", (american, soviet, usWorth, ussrWorth) => {
    const t = fresh({}, { dice: [3] })
      .us(american)
      .ussr(soviet);
    expect(t.told("crisis.result")).toMatchObject([{ us: usWorth, ussr: ussrWorth, total: 3 + usWorth + ussrWorth }]);
  });

  test.each<[StatecraftId, number]>([
    ["statecraft:kennan", 1],
    ["statecraft:acheson", 1],
    ["statecraft:marshall", 2],
    ["statecraft:dulles", 0],
    ["statecraft:oss", 0],
  ])("7: %s of the US adds %i to the die", (card, modifier) => {
    const t = fresh({}, { dice: [3] })
      .us(card)
      .ussr("statecraft:kgb");
    expect(t.told("crisis.result")).toMatchObject([{ die: 3, us: modifier, ussr: 0, total: 3 + modifier }]);
    expect(own(t, "us")?.includes(card)).toBe(card === "statecraft:oss");
  });

  test.each<[StatecraftId, number]>([
    ["statecraft:andropov", -1],
    ["statecraft:khrushchev", -1],
    ["statecraft:molotov", -2],
    ["statecraft:beria", 0],
    ["statecraft:kgb", 0],
  ])("7: %s of the USSR adds %i to the die", (card, modifier) => {
    const t = fresh({}, { dice: [4] })
      .us("statecraft:oss")
      .ussr(card);
    expect(t.told("crisis.result")).toMatchObject([{ die: 4, us: 0, ussr: modifier, total: 4 + modifier }]);
    expect(own(t, "ussr")?.includes(card)).toBe(card === "statecraft:kgb");
  });

  test("7: below 1 counts as 1, above 6 as 6", () => {
    const low = fresh({}, { dice: [1] })
      .us("statecraft:oss")
      .ussr("statecraft:molotov");
    expect(low.told("crisis.result")).toMatchObject([{ total: -1 }]);
    expect(low.view.turnZero?.results).toMatchObject([{ band: "1" }]);
    const high = fresh({}, { dice: [6] })
      .us("statecraft:marshall")
      .ussr("statecraft:kgb");
    expect(high.told("crisis.result")).toMatchObject([{ total: 8 }]);
    expect(high.view.turnZero?.results).toMatchObject([{ band: "6" }]);
  });

  test.each([
    [1, "1"],
    [2, "2-3"],
    [3, "2-3"],
    [4, "4-5"],
    [5, "4-5"],
    [6, "6"],
  ])("7: a die of %i is in the band %s", (die, band) => {
    expect(bluff(fresh({}, { dice: [die] })).view.turnZero?.results).toMatchObject([{ band }]);
  });

  test("7: cards that change the die and cancels are used up, even against nothing; a bluff comes back", () => {
    const t = fresh({}, { dice: [3, 3, 3] })
      .us("statecraft:dulles")
      .ussr("statecraft:kgb");
    expect(own(t, "us")).toEqual(us.filter((card) => card !== "statecraft:dulles"));
    expect(own(t, "ussr")).toEqual(ussr);
    t.us("statecraft:oss").ussr("statecraft:andropov");
    expect(own(t, "us")).toContain("statecraft:oss");
    expect(own(t, "ussr")).not.toContain("statecraft:andropov");
    expect(t.refusal("us", "statecraft:dulles")).toMatchObject({
      key: "refusal.statecraft",
      args: { card: "statecraft:dulles" },
    });
  });

  test("7: the die that fell cannot be undone", () => {
    const t = fresh({}, { dice: [3] }).us("statecraft:oss");
    expect(t.match.canUndo("us")).toBe(true);
    t.ussr("statecraft:kgb");
    expect(t.match.canUndo("us")).toBe(false);
    expect(t.match.canUndo("ussr")).toBe(false);
  });
});

describe("after the crises", () => {
  const neutral = { dice: [3, 4, 3, 3, 4, 4] };

  test("8: six crises, then the deal and set-up", () => {
    const t = fresh({}, neutral);
    for (let crisis = 0; crisis < 6; crisis++) {
      expect(t.view.turnZero?.results).toHaveLength(crisis);
      expect(t.asked).toEqual(["us crisis.statecraft", "ussr crisis.statecraft"]);
      bluff(t);
    }
    expect(t.view.turnZero?.results).toHaveLength(6);
    expect(t.asked).toEqual(["ussr influence.add"]);
    expect(t.view.handSizes).toEqual({ us: 8, ussr: 8 });
  });

  test("8.1: statecraft cards have left the game", () => {
    const t = fresh({}, neutral);
    for (let crisis = 0; crisis < 6; crisis++) bluff(t);
    expect(own(t, "us")).toEqual([]);
    expect(own(t, "ussr")).toEqual([]);
    expect(t.view.turnZero?.handSizes).toEqual({ us: 0, ussr: 0 });
  });

  test("without an effect everything is as printed", () => {
    const t = fresh({}, { dice: [3, 4, 3, 4, 3, 4] });
    for (let crisis = 0; crisis < 6; crisis++) bluff(t);
    const usual = table({ fresh: true });
    expect(t.view.influence).toEqual(usual.view.influence);
    expect(t.view.deckSize).toBe(usual.view.deckSize);
    expect(t.view.removed).toEqual([]);
    expect(t.view.china).toEqual({ holder: "ussr", faceUp: true });
  });

  test("every die in its turn: one crisis does not change the next", () => {
    const t = fresh({}, { dice: [6, 1, 6, 1, 6, 1] });
    for (let crisis = 0; crisis < 6; crisis++) bluff(t);
    expect(t.view.turnZero?.results.map(({ band }) => band)).toEqual(["6", "1", "6", "1", "6", "1"]);
  });
});

describe("with the Chinese Civil War variant [0]", () => {
  const variant = (picks: StatecraftId[], dice = [3, 3, 3, 3, 3]) => fresh({ chineseCivilWar: true }, { dice, picks });

  test("its crisis is left out: five are met", () => {
    const t = variant(["statecraft:kennan", "statecraft:molotov"]);
    for (let crisis = 0; crisis < 5; crisis++) bluff(t);
    const met = t.view.turnZero?.results.map(({ crisis }) => crisis);
    expect(met).toHaveLength(5);
    expect(met).not.toContain("crisis:chinese-civil-war");
    expect(t.asked).toEqual(["ussr influence.add"]);
    expect(t.view.china.holder).toBeNull();
  });

  test("each side first loses a random statecraft card", () => {
    const t = variant(["statecraft:kennan", "statecraft:molotov"]);
    expect(own(t, "us")).toEqual(us.filter((card) => card !== "statecraft:kennan"));
    expect(own(t, "ussr")).toEqual(ussr.filter((card) => card !== "statecraft:molotov"));
  });

  test("face down: only its owner is told which", () => {
    const t = variant(["statecraft:kennan", "statecraft:molotov"]);
    expect(t.told("statecraft.lost")).toEqual([{ side: "us" }, { side: "ussr" }]);
    expect(t.told("statecraft.lost", "us")).toEqual([{ side: "us", card: "statecraft:kennan" }, { side: "ussr" }]);
    expect(t.told("statecraft.lost", "ussr")).toEqual([{ side: "us" }, { side: "ussr", card: "statecraft:molotov" }]);
    expect(JSON.stringify(t.match.view("ussr"))).not.toContain("kennan");
    expect(JSON.stringify(t.match.view(null))).not.toContain("statecraft:");
  });

  test("who has lost the bluff runs out before the last crisis, and then adds nothing", () => {
    const t = variant(["statecraft:oss", "statecraft:molotov"], [3, 3, 1, 3, 4]);
    for (const card of ["kennan", "acheson", "marshall", "dulles"]) t.us(`statecraft:${card}`).ussr("statecraft:kgb");
    expect(t.asked).toEqual(["ussr crisis.statecraft"]);
    t.ussr("statecraft:andropov");
    expect(t.told("statecraft.none")).toEqual([{ side: "us" }]);
    expect(t.told("crisis.result").at(-1)).toMatchObject({ die: 4, us: 0, ussr: -1, total: 3 });
    expect(t.view.turnZero?.results.at(-1)?.us).toBeNull();
    expect(t.asked).toEqual(["ussr influence.add"]);
  });

  test("if both have run out the die alone decides, and nobody is asked", () => {
    const t = variant(["statecraft:oss", "statecraft:kgb"]);
    const soviet = ["andropov", "khrushchev", "molotov", "beria"];
    for (const [at, card] of ["kennan", "acheson", "marshall", "dulles"].entries())
      t.us(`statecraft:${card}`).ussr(`statecraft:${soviet[at]}`);
    expect(t.told("crisis.result").at(-1)).toMatchObject({ us: 0, ussr: 0, total: 3 });
    expect(t.view.turnZero?.results).toHaveLength(5);
    expect(t.asked).toEqual(["ussr influence.add"]);
  });
});

describe("options", () => {
  test("the Late War scenario begins too late for Turn Zero, and says so", () => {
    expect(() => twilightStruggle.options({ scenario: "late-war", turnZero: true })).toThrow(
      "refusal.options.late-turn-zero",
    );
    expect(() => twilightStruggle.options({ scenario: "late-war", promoCards: true })).not.toThrow();
    expect(() => twilightStruggle.options({ scenario: "late-war", spaceTrack: "alternate" })).not.toThrow();
  });

  test("the three modules are switched one by one", () => {
    const t = fresh({ promoCards: true, spaceTrack: "alternate" });
    expect(t.view.options).toMatchObject({ turnZero: true, promoCards: true, spaceTrack: "alternate" });
    expect(fresh().view.options).toMatchObject({ turnZero: true, promoCards: false, spaceTrack: "standard" });
  });
});
