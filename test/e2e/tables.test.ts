import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;
let dasha: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "tables" });
  [anna, boris, dasha] = ["anna", "boris", "dasha"].map((name) => scene.person(name)) as [Person, Person, Person];
});
afterAll(() => scene.end());

const east = { where: "poland 4, east germany, austria" };
const west = { where: "west germany 4, italy 3" };

test("two games in two channels do not mix", async () => {
  await scene.play(anna, boris);
  await scene.play(boris.at("table-two"), anna.at("table-two"));
  await boris.run("ts influence", east);
  await scene.calm();
  expect((await scene.game()).answered).toBe(6);
  expect((await scene.game("table-two")).answered).toBe(0);
  expect(textOf(await anna.lastPost())).toContain("Poland");
  expect(textOf(await anna.at("table-two").lastPost())).not.toContain("Poland");
});

test("the list of games, those that wait first, and all hands in the DM", async () => {
  const list = await boris.at("dm").tell("game list");
  const shown = list
    .replace(/<@\d+>/g, "@")
    .replace(/https:\S+/g, "post")
    .replace(/<t:\d+:R>/g, "time");
  const game =
    "Сумеречная борьба · ждём: США, срок time · Расстановка · ПО: 0, равенство; для победы нужно 20 · DEFCON 5 · с вами @, post";
  expect(shown.split("\n")).toEqual(["**Ваши партии: 2**", `- ${game}`, `- ${game.replace("США", "СССР")}`]);
  // each line leads to the last post of its game
  const posts = [await boris.lastPost(), await boris.at("table-two").lastPost()];
  for (const { channelId, id } of posts) expect(list).toContain(`/${channelId}/${id}`);
  const mine = await anna.at("dm").tell("game list");
  expect(mine).toContain("**Your games: 2** · waiting for you: 2\n");
  expect(mine.match(/\*\*waits for you\*\*/g)).toHaveLength(2);
  const hands = await anna.at("dm").tell("hand");
  expect(hands).toContain("Your hand as US");
  expect(hands).toContain("Your hand as USSR");
});

test("in the DM a person with several games says which, from a list", async () => {
  const dm = anna.at("dm");
  expect(await dm.tell("ts influence", west)).toContain("`game`");
  const games = await dm.complete("ts influence", "game", { where: "italy" });
  expect(games).toHaveLength(2);
  const one = await scene.game();
  expect(games.map(({ value }) => value)).toContain(one.id);
  expect(await dm.offered("ts influence", "where", { where: "ital", game: one.id })).toHaveLength(1);
  await dm.run("ts influence", { ...west, game: one.id });
  expect((await scene.game()).answered).toBe(13);
  expect((await scene.game("table-two")).answered).toBe(0);
});

test("where one of several games waits, the DM needs no name for it", async () => {
  expect(await boris.at("dm").tell("game status")).toContain("▸");
});

test("one person on both sides is led from seat to seat", async () => {
  const alone = dasha.at("table-three");
  await alone.run("game new", { seat: "us", thread: false });
  await alone.run("game join", { seat: "ussr" });
  await alone.run("game start");
  await scene.calm();
  expect(await alone.tell("hand")).toContain("Ваша рука: СССР");
  expect(await alone.tell("ts influence", east)).toContain("осталось 7");
  await alone.run("game undo");
  await scene.calm();
  expect(textOf(await alone.lastPost())).toContain("(USSR), set-up: add influence in Eastern Europe, 1 left");
  await alone.run("ts influence", { where: "austria" });
  expect(await alone.tell("hand")).toContain("Ваша рука: США");
  await alone.run("ts influence", west);
  for (let headlines = 0; headlines < 2; headlines++) {
    const [card] = await alone.complete("ts headline", "card");
    await alone.run("ts headline", { card: String(card?.value) });
  }
  await scene.calm();
  expect((await scene.game("table-three")).answered).toBeGreaterThanOrEqual(15);
  expect(await alone.tell("game resign")).toContain("/game cancel");
});

test("nothing of it has gone wrong inside", () => expect(scene.complaints).toEqual([]));
