import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { labelsOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;

beforeEach(async () => {
  scene = await Scene.set({ seed: "refused", pictures: true });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
  await scene.play(anna, boris);
});
afterEach(() => scene.end());

const posting = "POST /channels/\\d+/messages$";
const opening = { where: "poland 4, east germany, austria" };

const withPlay = async () => (await anna.posts()).filter((post) => labelsOf(post).includes("Play"));

describe("D2: a past post", () => {
  test("loses its buttons and keeps its pictures", async () => {
    const before = await anna.lastPost();
    expect(before.attachments).toHaveLength(1);
    await boris.run("ts influence", opening);
    await scene.calm();
    const past = (await anna.posts()).find(({ id }) => id === before.id);
    expect(past && labelsOf(past)).toEqual([]);
    expect(past?.attachments).toEqual(before.attachments);
    expect(await withPlay()).toHaveLength(1);
  });

  test("also after a restart, when nobody remembers its pictures", async () => {
    const before = await anna.lastPost();
    await scene.restart();
    await boris.run("ts influence", opening);
    await scene.calm();
    const past = (await anna.posts()).find(({ id }) => id === before.id);
    expect(past && labelsOf(past)).toEqual([]);
    expect(past?.attachments).toEqual(before.attachments);
    expect(scene.complaints).toEqual([]);
  });

  test("that cannot be changed is told in the log", async () => {
    await scene.people.fault({
      kind: "error",
      times: 1,
      status: 400,
      code: 50035,
      path: "PATCH /channels/.*/messages/",
    });
    await boris.run("ts influence", opening);
    await scene.calm();
    expect(scene.complaints.join()).toContain('"code":"50035"');
    expect(scene.complaints.join()).toContain("past post");
  });
});

describe("D6: what Discord refuses", () => {
  test("for how it looks goes out as words alone", async () => {
    await scene.people.fault({ kind: "error", times: 1, status: 400, code: 50035, path: posting });
    await boris.run("ts influence", opening);
    await scene.calm();
    const post = await anna.lastPost();
    expect(textOf(post)).toContain("Poland");
    expect(post.attachments).toEqual([]);
  });

  test("even then is given up loudly, and what comes behind it goes out", async () => {
    const { channelId } = await scene.game();
    await scene.people.fault({
      kind: "error",
      times: 2,
      status: 400,
      code: 50035,
      path: `POST /channels/${channelId}/messages$`,
    });
    await boris.run("ts influence", opening);
    await scene.calm();
    expect(scene.complaints.join()).toContain('"verdict":"hopeless"');
    expect(await scene.store.pendingCount()).toBe(0);
    await anna.run("ts influence", { where: "italy 4, france 3" });
    await scene.calm();
    expect(textOf(await anna.lastPost())).toContain("Italy");
  });

  test.each([50278, 10013, 50033])("%i: nobody can write to this person, which the channel is told", async (code) => {
    await anna.insist("game cancel");
    await scene.restart();
    await scene.people.fault({ kind: "error", times: 1, status: 400, code, path: "POST /users/@me/channels" });
    await scene.play(anna, boris);
    expect(await scene.store.pendingCount()).toBe(0);
    const told = (await anna.posts()).filter((post) => textOf(post).includes("direct messages are closed"));
    expect(told).toHaveLength(1);
  });

  test("a hand that waits several times is sent once", async () => {
    const { id, guildId } = await scene.game();
    const hand = { to: { userId: boris.id }, kind: "hand", payload: { game: id, seat: "ussr" } } as const;
    await scene.store.post([hand, hand, hand, hand, hand], new Date(), { id, guildId });
    await scene.calm();
    const rows = await scene.store.sentPosts(id, "hand", 5);
    expect(rows.filter(({ messageId }) => messageId !== null)).toHaveLength(1);
  });
});

test("D3: a picture that comes late stands in the answer, whose words came first", async () => {
  const { store } = scene;
  const { gameByChannel } = store;
  Object.assign(store, {
    gameByChannel: async (channel: string) => {
      await new Promise((resolve) => setTimeout(resolve, 1800));
      return gameByChannel(channel);
    },
  });
  const { message } = await boris.run("hand");
  Object.assign(store, { gameByChannel });
  expect(message?.ephemeral).toBe(true);
  expect(message && textOf(message)).toContain("Ваша рука");
  await expect.poll(async () => (await boris.read()).at(-1)?.attachments.length).toBe(1);
  expect(scene.complaints).toEqual([]);
});
