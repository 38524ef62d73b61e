import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "places", pictures: true });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
});
afterEach(() => scene.people.fault({ kind: "permissions", channel: "table-one", without: [] }));
afterAll(() => scene.end());

const forbid = (...without: string[]) => scene.people.fault({ kind: "permissions", channel: "table-one", without });

test.each([
  ["ViewChannel", "I may not see this channel", "View Channel"],
  ["SendMessages", "I may not post in this channel", "Send Messages"],
])("D1: without %s no lobby is opened, and who can change that is named", async (permission, why, what) => {
  await forbid(permission);
  const told = await anna.tell("game new", { title: "red-sea", seat: "us" });
  expect(told).toContain(why);
  expect(told).toContain("Whoever manages the channel");
  expect(told).toContain(what);
  await expect(scene.game()).rejects.toThrow("No game");
});

test("D1: nor does a game begin where the permission was taken away since", async () => {
  await anna.run("game new", { title: "red-sea", seat: "us", thread: false });
  await boris.run("game join");
  const lobby = await scene.lobby(anna);
  await forbid("SendMessages");
  expect(await anna.tell("game start")).toContain("I may not post");
  const clicked = await anna.pressLabel(lobby, "Start");
  expect(clicked.message && textOf(clicked.message)).toContain("I may not post");
  expect((await scene.game()).status).toBe("lobby");
});

test("D1: without AttachFiles the words go out", async () => {
  await forbid("AttachFiles");
  await anna.run("game start");
  await scene.calm();
  const post = await anna.lastPost();
  expect(post.attachments).toEqual([]);
  expect(textOf(post).length).toBeGreaterThan(40);
});

test("whoever manages the server reads how the bot is: what it lacks here, what waits, which one it is", async () => {
  expect(await anna.tell("settings server")).toContain("I have every permission I can use in this channel.");
  await forbid("AttachFiles", "PinMessages");
  const { id, guildId } = await scene.game();
  const later = { notBefore: new Date(Date.now() + 3_600_000), to: { userId: boris.id }, payload: { game: id } };
  await scene.store.post([{ ...later, kind: "reminder" }], new Date(1_800_000_000_000), { id, guildId });
  const told = (await anna.tell("settings server")).split("\n").slice(2);
  expect(told).toEqual([
    "Missing here: **Attach Files**. Without it moves are posted in words, without pictures.",
    "Missing here: **Pin Messages**. Without it the first post of a game is not pinned.",
    "Waiting to be posted on this server: 1, the oldest since <t:1800000000:R>.",
    expect.stringMatching(/^Dead Drop \d+\.\d+\.\d+\.$/),
  ]);
  expect(await boris.tell("settings server")).toContain("Менять настройки сервера может тот, кто им управляет.");
});

test("the help has the link by which the bot is invited", async () => {
  expect(await boris.tell("help")).toMatch(/https:\/\/discord\.com\/oauth2\/authorize\?client_id=\d+/);
});
