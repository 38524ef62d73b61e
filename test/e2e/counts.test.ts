import { afterAll, beforeAll, expect, test } from "vitest";
import { type Counts, counts, since } from "../processes/counting.ts";
import { copyGame } from "../store/many.ts";
import { labelsOf, menusOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";
import { matchOf } from "./secrecy.ts";

let scene: Scene;
let anna: Person;
let boris: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "counts" });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
  await scene.play(anna, boris);
  await boris.run("choose", { option: "poland 4, east germany, austria" });
  await anna.run("choose", { option: "west germany 4, italy 3" });
  for (const [person, side] of [
    [boris, "ussr"],
    [anna, "us"],
  ] as const) {
    const ask = matchOf(await scene.game()).pending.find(({ seat }) => seat === side);
    await person.run("choose", { option: ask?.options[0]?.id ?? "" });
  }
  // as people who have met all words
  for (const { id } of [anna, boris]) await scene.store.setUserSettings(id, { metWords: ["ts:*"] });
  await scene.calm();
});
afterAll(() => scene.end());

/** A transaction with one statement. */
const WRITE = 3;

/** All that something asks for, with what follows from it. */
async function asked(work: () => Promise<unknown>): Promise<Counts> {
  await scene.calm();
  const before = counts();
  await work();
  await scene.bot.settled();
  return since(before);
}

/** A card of the USSR that can be played for a coup, and where. */
async function coup(): Promise<{ card: string; target: string }> {
  const match = matchOf(await scene.game());
  const seat = "ussr";
  const own = (trial: typeof match) => trial.pending.find((ask) => ask.seat === seat);
  for (const { id: card } of own(match)?.options ?? []) {
    const trial = match.clone();
    for (const pick of [card, "coup"]) if (trial.refusal(seat, pick) === null) trial.answer(seat, pick);
    const where = own(trial);
    const target = where?.kind === "coup.target" ? where.options[0]?.id : undefined;
    if (target !== undefined) return { card, target };
  }
  throw new Error("No coup is possible");
}

/** As if the game had not been asked for in a while: what the bot knows of it is forgotten. */
async function forgotten(work: () => Promise<unknown>): Promise<Counts> {
  await scene.store.looked((await scene.game()).id, boris.id, 0);
  return asked(work);
}

test("a hand, a completion and a click read the game and its seats; while it has not moved, its version", async () => {
  // and the last posts, as long as he has not seen them
  expect(await forgotten(() => boris.run("hand"))).toMatchObject({ loads: 1, queries: 3 });
  expect(await asked(() => boris.run("hand"))).toMatchObject({ loads: 0, queries: 2 });
  expect(await forgotten(() => boris.complete("ts coup", "card"))).toMatchObject({ loads: 1, queries: 2 });
  expect(await asked(() => boris.complete("ts coup", "card"))).toMatchObject({ loads: 0, queries: 1 });
  const { message } = await boris.pressLabel(await boris.lastPost(), "Play");
  const [menu] = message === null ? [] : menusOf(message);
  if (message === null || menu === undefined) throw new Error("No panel");
  const [card] = menu.options as { value: string }[];
  const click = await forgotten(() => boris.choose(message, menu, card?.value ?? ""));
  expect(click).toMatchObject({ loads: 1, queries: 7 });
  await boris.run("game undo");
});

test("a word that is new costs one write, and of a family that is new one look; those that were met cost nothing", async () => {
  const play = async () => boris.pressLabel(await boris.lastPost(), "Play");
  await play();
  const { queries } = await asked(play);
  await scene.store.setUserSettings(boris.id, { metWords: [] });
  const first = await asked(play);
  const second = await asked(play);
  expect([first.queries - queries, second.queries - queries]).toEqual([1 + WRITE, WRITE]);
  await scene.store.setUserSettings(boris.id, { words: false });
  expect((await asked(play)).queries).toBe(queries);
  await scene.store.setUserSettings(boris.id, { words: true, metWords: ["ts:*"] });
});

test("a typed coup with its post reads the game once and writes one transaction and one mark", async () => {
  const options = await coup();
  const posts = (await anna.posts()).length;
  const typed = await forgotten(() => boris.run("ts coup", options));
  await scene.calm();
  expect(await anna.posts()).toHaveLength(posts + 1);
  // game, seats; BEGIN, game, post, interaction, answers, log, position, COMMIT; sent
  expect(typed).toMatchObject({ loads: 1, queries: 11 });
});

test("a person's games are found by one statement while none of them has moved, his own tables by another", async () => {
  await boris.at("dm").run("hand");
  expect(await asked(() => boris.at("dm").run("hand"))).toMatchObject({ loads: 0, queries: 2 });
  expect(await forgotten(() => boris.at("dm").run("hand"))).toMatchObject({ loads: 1, queries: 4 });
  expect(await forgotten(() => boris.complete("hand", "game"))).toMatchObject({ loads: 0, queries: 1 });
});

/** What it costs boris to look for his games, none of which is known to the bot. */
async function looked() {
  const dm = boris.at("dm");
  const cost = async (work: () => Promise<unknown>) => {
    const { queries, rows, loads } = await asked(work);
    return { queries, rows, loads };
  };
  return {
    list: await cost(() => dm.run("game list")),
    hands: await cost(() => dm.run("hand")),
    only: await cost(() => dm.run("game status")),
    completion: await cost(() => dm.complete("hand", "game")),
  };
}

test("F20: a person's games cost the same, however many there are and were", async () => {
  const { id } = await scene.game();
  const cost = {
    // which, their rows, their seats, when they were called, where their last posts stand (those of copies nowhere), what he seeks, and
    // his tables for practice
    list: { queries: 7, rows: 10 + 10 + 20 + 10, loads: 10 },
    // of those that are known now the versions, and whether he is at a table of his own
    hands: { queries: 2, rows: 4, loads: 0 },
    // whether he is at a table of his own
    only: { queries: 2, rows: 2, loads: 0 },
    completion: { queries: 1, rows: 25, loads: 0 },
  };
  await copyGame(scene.database, id, { names: "000C", count: 30 });
  expect(await looked()).toEqual(cost);
  await copyGame(scene.database, id, { names: "000B", count: 1000, over: true });
  await copyGame(scene.database, id, { names: "000A", count: 1000 });
  expect(await looked()).toEqual(cost);
  expect(await boris.at("dm").tell("game list")).toContain("**Ваши партии: 1031**");
});

test("their pages are turned by buttons; what is typed finds one behind them", async () => {
  const { message: first } = await anna.at("dm").run("game list");
  if (first === null) throw new Error("No list");
  expect(labelsOf(first)).toEqual(["▶"]);
  const { message: second } = await anna.at("dm").pressLabel(first, "▶");
  if (second === null) throw new Error("No page");
  expect([second.id, labelsOf(second)]).toEqual([first.id, ["◀", "▶"]]);
  expect(textOf(second).split("\n")[0]).toBe("**Your games: 1031** · waiting for you: 1031 · page 2 of 104");
  expect(textOf(second).split("\n")).toHaveLength(11);
  const { message: back } = await anna.at("dm").pressLabel(second, "◀");
  expect(back && textOf(back)).toBe(textOf(first));
  const { message: hands } = await anna.at("dm").run("hand");
  const { message: more } = hands === null ? { message: null } : await anna.at("dm").pressLabel(hands, "▶");
  expect(more && textOf(more).split("\n")[0]).toBe("**Your hands**, page 2 of 258");
  await scene.seat([anna.at("table-two"), scene.person("chen", "table-two")], ["lrdg", "italy"], {
    title: "undaunted-north-africa",
  });
  const { id } = await scene.game("table-two");
  expect(await anna.complete("hand", "game", { game: "undaunt" })).toMatchObject([{ value: id }]);
});
