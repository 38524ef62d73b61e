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
