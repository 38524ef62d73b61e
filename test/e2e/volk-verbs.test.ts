import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Setting, table } from "../games/wir-sind-das-volk/table.ts";
import { lay } from "../table/lay.ts";
import { labelsOf, type Options, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;
let chen: Person;
let dasha: Person;

/** Anna and Boris play the game for two; with Chen and Dasha they play 2+2 at another table: Anna and Dasha are superpowers. */
beforeAll(async () => {
  scene = await Scene.set({ seed: "volk-verbs" });
  const people = ["anna", "boris", "chen", "dasha"].map((name) => scene.person(name));
  [anna, boris, chen, dasha] = people as [Person, Person, Person, Person];
  await scene.seat([anna, boris], ["west", "east"], { title: "wir-sind-das-volk" });
  await scene.seat(
    [anna, chen, dasha, boris].map((person) => person.at("table-two")),
    ["usa", "west", "ussr", "east"],
    { title: "two-plus-two" },
  );
});
afterAll(() => scene.end());

const built = ["hamburg", "dortmund", "bitterfeld", "berlin", "leipzig"] as const;

const forTwo: Setting = {
  display: ["land-reform", "stalinist-purges", "the-miracle-of-bern"],
  hands: { west: ["the-wirtschaftswunder"], east: ["joining-the-cmea"] },
  factories: built,
  segments: ["bitterfeld--leipzig"],
  unrest: 2,
};

const forFour: Setting = {
  ...forTwo,
  seat: "usa",
  display: ["land-reform", "hydrogen-bomb", "korean-war", "truman-doctrine"],
  hands: { usa: ["the-wirtschaftswunder"], ussr: ["joining-the-cmea"] },
  powers: {},
};

const set = async (setting: Setting, channel = "table-one") =>
  lay(scene.store, (await scene.game(channel)).id, table(setting));

const cards = async (person: Person, command: string) =>
  (await person.complete(command, "card")).map(({ value }) => value);

/** What a verb is answered with. */
const answered = async (person: Person, command: string, options: Options) => {
  const words = await person.tell(command, options);
  await scene.calm();
  return words;
};

describe("the game for two", () => {
  test("the board in words is leafed through, and one part of it told alone", async () => {
    await set(forTwo);
    const { message: first } = await anna.run("game board", { as: "text" });
    if (first === null) throw new Error("no answer");
    expect(textOf(first)).toContain("Board in words, page 1 of 2");
    expect(textOf(first)).toContain("**Dortmund** 1");
    expect(labelsOf(first)).toEqual(["▶", "Forecast", "Piles"]);
    const { message: second } = await anna.pressLabel(first, "▶");
    if (second === null) throw new Error("no answer");
    expect(textOf(second)).toContain("**Leipzig** 2");
    expect(textOf(second)).toContain("Infrastructure built: Bitterfeld – Leipzig");
    const saxony = await boris.tell("game board", { as: "text", region: "sachsen" });
    expect(saxony).toContain("**Лейпциг** 2");
    expect(saxony).not.toContain("Дортмунд");
    expect(await anna.tell("game board", { as: "text", region: "x".repeat(100) })).toContain(
      `The board has no part “${"x".repeat(59)}…”. It has: Display, Tracks, Schleswig-Holstein, Lower Saxony, `,
    );
  });

  test("a card is offered only for what it can be used for", async () => {
    await set(forTwo);
    expect(await cards(anna, "volk take")).toHaveLength(4);
    expect(await cards(anna, "volk event")).toEqual([
      "stalinist-purges",
      "the-miracle-of-bern",
      "the-wirtschaftswunder",
    ]);
    for (const verb of ["build", "standard", "unrest"]) expect(await cards(anna, `volk ${verb}`), verb).toHaveLength(4);
    for (const verb of ["arms", "credit"]) expect(await cards(anna, `volk ${verb}`), verb).toEqual([]);
    for (const verb of ["take", "build"]) expect(await cards(boris, `volk ${verb}`), verb).toEqual([]);
    expect(await anna.offered("volk police", "where")).toEqual([]);
  });

  test("/take: card, action and places in one line, each completed after the one before", async () => {
    await set(forTwo);
    expect(await anna.offered("volk take", "action", { card: "the-wirtschaftswunder" })).toEqual([
      "Remove Unrest",
      "Build · up to 4 points",
      "Raise Living Standard · may cover a shortfall of 4",
      "Event · build 3 points in the West, −1 unrest in the West (not West Berlin), +1 unrest in the East",
    ]);
    const options = { card: "the-wirtschaftswunder", action: "build" };
    expect(await anna.offered("volk take", "where", { ...options, where: "kiel, kiel –" })).toEqual([
      "kiel, Kiel – Hamburg · up to 3",
      "kiel, Flensburg – Kiel · up to 3",
    ]);
    expect(await answered(anna, "volk take", { ...options, where: "kiel, kiel – hamburg, done" })).toContain(
      "**West** plays *The Wirtschaftswunder* from hand to build: **Kiel**, **Kiel – Hamburg**",
    );
  });

  test("/build with a card of the hand goes on, counts, and is taken back point by point and whole", async () => {
    await set(forTwo);
    expect(await answered(anna, "volk build", { card: "wirtschaftswunder", where: "kiel, bremen" })).toContain(
      "**Build: 2 of 4 points left.**",
    );
    expect(await answered(anna, "game undo", {})).toContain("**Build: 3 of 4 points left.**");
    for (const _ of ["kiel", "build", "card"]) await anna.run("game undo");
    expect(await cards(anna, "volk take")).toContain("the-wirtschaftswunder");
    expect(await answered(anna, "hand", {})).toContain("The Wirtschaftswunder");
  });

  test("/standard asks where Hamburg counts and shows how much is left to bridge", async () => {
    await set({ ...forTwo, segments: ["kiel--hamburg"], factories: [...built, "kiel", "koeln"] });
    expect(await answered(anna, "volk standard", { card: "miracle of bern" })).toContain("in which Hamburg counts");
    const panel = await answered(anna, "volk standard", { where: "schleswig-holstein, schleswig-holstein" });
    expect(panel).toContain("iving standard **Schleswig-Holstein** 0 → 1");
    expect(panel).toContain("up to 2 more, 2 left to cover shortfalls");
  });

  test("/unrest with a card of another colour dismantles a point", async () => {
    await set(forTwo);
    expect(await anna.offered("volk unrest", "where", { card: "land-reform", where: "bavaria, " })).toEqual([
      "bavaria, Hamburg",
      "bavaria, Dortmund",
    ]);
    await answered(anna, "volk unrest", { card: "land reform", where: "bavaria, dortmund" });
    expect(textOf(await anna.lastPost())).toContain(
      "**West** plays *Land reform* from the display to remove unrest: **Bavaria** 2 → 1 · dismantled **Dortmund**",
    );
  });

  test("/event and /police in Russian, and the rest of an event in the same line", async () => {
    await set({ ...forTwo, seat: "east", police: [{ card: "stasi-is-founded" }] });
    expect(await boris.offered("volk police", "where", { where: "тюр" })).toEqual([
      "Тюрингия · до 1 · беспорядки 2 → 1 · благосостояние 0 · экономика 0 · лучшая фабрика 0",
    ]);
    expect(await answered(boris, "volk police", { where: "тюрингия" })).toContain("беспорядки: **Тюрингия** 2 → 1");
    await answered(boris, "volk event", { card: "земельная реформа", where: "саксония, бранденбург" });
    expect(textOf(await anna.lastPost())).toContain(
      "**East** plays *Land reform* from the display for its event · western currency: 0 → West 1 · socialists: 0 → East 1 · unrest **Saxony** 2 → 1, **Brandenburg** 2 → 1",
    );
  });

  test("a special card is an event that nobody has to be asked for", async () => {
    await set({ ...forTwo, seat: "east", special: "russian-tanks" });
    expect(await cards(boris, "volk event")).toContain("russian-tanks");
    expect(await cards(boris, "volk build")).not.toContain("russian-tanks");
    expect(await boris.offered("volk take", "action", { card: "russian-tanks" })).toEqual(["Событие"]);
    expect(await answered(boris, "volk take", { card: "русские танки", action: "строить" })).toContain(
      "Здесь выбора не было: Событие",
    );
    expect(await answered(boris, "volk build", { card: "русские танки" })).toContain("нельзя так использовать");
    expect(await answered(boris, "volk take", { card: "русские танки", action: "событие" })).toContain("Оплатите");
  });

  test("a card that was clicked may be named again, and gives way to another", async () => {
    await set(forTwo);
    await answered(anna, "choose", { option: "land-reform" });
    expect(await cards(anna, "volk take")).toHaveLength(4);
    expect(await cards(anna, "volk arms")).toEqual([]);
    expect(await answered(anna, "volk take", { card: "miracle of bern", action: "build", where: "kiel" })).toContain(
      "plays *The Miracle of Bern* from the display to build: **Kiel**",
    );
    await set(forTwo);
    await answered(anna, "choose", { option: "land-reform" });
    expect(await answered(anna, "volk take", { card: "land reform", action: "build", where: "kiel" })).toContain(
      "plays *Land reform* from the display to build: **Kiel**",
    );
  });

  test("the only card left is taken by itself and may be named all the same", async () => {
    await set({ ...forTwo, seat: "east", display: ["land-reform"], hands: {} });
    expect(await cards(boris, "volk take")).toEqual(["land-reform"]);
    expect(await cards(boris, "volk arms")).toEqual([]);
    expect(
      await answered(boris, "volk take", { card: "земельная реформа", action: "снять", where: "саксония" }),
    ).toContain("снятие беспорядков: **Саксония** 2 → 1");
  });

  test("what a phase asks is completed and chosen", async () => {
    await set({ phase: "prestige", tracks: { prestige: -2 }, factories: built });
    const boxes = await anna.offered("choose", "option");
    expect(boxes.map((each) => each.slice(0, 5))).toEqual(["Box 2", "Box 1"]);
    expect(await boris.offered("choose", "option")).toEqual([]);
    await answered(anna, "choose", { option: "box 1" });
    const next = await anna.offered("choose", "option");
    expect(next.length).toBeGreaterThan(0);
  });
});

describe("2+2", () => {
  const [usa, ussr] = [() => anna.at("table-two"), () => dasha.at("table-two")];

  test("/arms and /credit are offered to superpowers, with the cards that allow them", async () => {
    await set(forFour, "table-two");
    expect(await cards(usa(), "volk credit")).toHaveLength(5);
    expect((await cards(usa(), "volk arms")).length).toBeGreaterThan(0);
    expect(await cards(chen.at("table-two"), "volk credit")).toEqual([]);
    expect(await usa().offered("volk take", "action", { card: "korean-war" })).toEqual([
      "Remove Unrest · costs 1 point · then keep the card as peacemaker",
      "Build · up to 3 points · then keep the card as peacemaker",
      "Raise Living Standard · may cover a shortfall of 3 · then keep the card as peacemaker",
      "Event · a dove turns down, USA draws a conflict card, USSR draws a conflict card",
      "Credit · +3 dollars · then keep the card as peacemaker",
    ]);
  });

  test("/credit in English", async () => {
    await set(forFour, "table-two");
    await answered(usa(), "volk credit", { card: "korean war" });
    expect(textOf(await anna.at("table-two").lastPost())).toMatch(
      /^\*\*USA\*\* plays \*Korean War\*.*\*\*USA\*\* treasury/,
    );
  });

  test("/arms in Russian, with what its card asks afterwards", async () => {
    await set({ ...forFour, seat: "ussr" }, "table-two");
    const [card] = await ussr().complete("volk arms", "card");
    await answered(ussr(), "volk arms", { card: String(card?.value) });
    expect(textOf(await usa().lastPost())).toContain(
      "arms race · arms race: 0 → USSR 1 · **USSR** draws an arms race card",
    );
  });

  test("in debt only credit is offered", async () => {
    await set({ ...forFour, powers: { treasury: { usa: -1, ussr: 3 } } }, "table-two");
    expect(await usa().offered("volk take", "action", { card: "land-reform" })).toEqual(["Credit"]);
    expect(await cards(usa(), "volk build")).toEqual([]);
  });

  test("a superpower builds and raises in its Germany", async () => {
    await set({ ...forFour, seat: "ussr" }, "table-two");
    await answered(ussr(), "volk build", { card: "вступление в сэв", where: "дрезден, готово" });
    expect(textOf(await usa().lastPost())).toContain(
      "**USSR** plays *Joining the CMEA* from hand to build: **Dresden**",
    );
  });
});

test("a panel leads through a build with a count", async () => {
  await set(forTwo);
  await anna.run("volk build", { card: "miracle of bern" });
  const { message } = await anna.pressLabel(await anna.lastPost(), "Play");
  expect(message && textOf(message)).toContain("**Build: 2 of 2 points left.**");
  expect(message && labelsOf(message)).toEqual([
    "Choose up to 2…",
    "Done · does nothing",
    "Back",
    "Why?",
    "Forecast",
    "Piles",
  ]);
});

test("nothing of it has gone wrong inside", () => expect(scene.complaints).toEqual([]));
