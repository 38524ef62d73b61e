import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { SeenChannel, SeenMessage } from "../../src/playground/client.ts";
import { labelsOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;
let chen: Person;
/** The game that these tests take from place to place. */
let game: string;

beforeAll(async () => {
  scene = await Scene.set({ seed: "moved", gatherMs: 50 });
  [anna, boris, chen] = [scene.person("anna"), scene.person("boris"), scene.person("chen")];
  await anna.run("game new", { title: "twilight-struggle", seat: "us" });
  await boris.run("game join", { seat: "ussr" });
  await anna.run("game start");
  await scene.calm();
  game = (await scene.game((await threadsOf("table-one"))[0]?.id)).id;
});
afterEach(() => scene.people.clearFaults());
afterAll(() => scene.end());

const threadsOf = async (channel: string): Promise<readonly SeenChannel[]> => {
  const { channels } = await scene.people.world();
  const parent = channels.find(({ name }) => name === channel)?.id;
  return channels.filter((each) => each.parent === parent);
};

const place = async (): Promise<string> => (await scene.store.game(game))?.channelId ?? "";
const here = async (person = anna): Promise<Person> => person.at(await place());
const pinned = async (person: Person): Promise<SeenMessage[]> =>
  (await person.read()).filter((message) => message.pinned);
/** What stands pinned where the game is, once it is current. */
const current = () =>
  expect.poll(async () => (await pinned(await here())).map(textOf).join("\n--\n"), { timeout: 10_000 });
const move = async (channel: string, person = anna): Promise<string> => {
  const told = await person.at("table-three").tell("game move", { game, channel });
  await scene.calm();
  return told;
};

test("a game that has a thread gets one where it goes, on a word to the channel, with a pinned first post", async () => {
  const before = await here();
  const [old] = await pinned(before);
  expect(await move("table-two")).toContain("The game gets a thread of its own in <#");
  const [thread, ...others] = await threadsOf("table-two");
  expect(others).toEqual([]);
  expect(thread).toMatchObject({ id: await place(), name: "Twilight Struggle: Anna – Boris" });
  expect(thread?.thread?.members).toEqual(expect.arrayContaining([anna.id, boris.id]));
  const [word] = await anna.at("table-two").read();
  expect(word).toMatchObject({ id: thread?.id, rang: [] });
  expect(word && textOf(word)).toContain(`(<@${anna.id}>, <@${boris.id}>): the game goes on here.`);
  await current().toContain(`▸ <@${boris.id}> (USSR), set-up: add influence in Eastern Europe, 6 left`);
  const posts = await (await here()).posts();
  expect(posts.map(({ pinned: isPinned }) => isPinned)).toEqual([true, false]);
  expect(posts.at(-1) && textOf(posts.at(-1) as SeenMessage)).toContain("has moved the game here from");
  const left = (await before.read()).find(({ id }) => id === old?.id);
  expect(left?.pinned).toBe(false);
  expect(left && textOf(left)).toBe(
    `**Twilight Struggle**: this game is played elsewhere now: https://discord.com/channels/${thread?.server}/${thread?.id}`,
  );
  const lobby = (await anna.read()).find((message) => textOf(message).includes("It is played here"));
  expect(lobby && textOf(lobby)).toContain(`<#${thread?.id}>`);
});

test("the first post there is kept current", async () => {
  await (await here(boris)).run("ts influence", { where: "poland 4, east germany, austria" });
  await current().toContain(`▸ <@${anna.id}> (US), set-up: add influence in Western Europe, 7 left`);
});

test("in a forum it gets a post with its tag, whose first message is the first post", async () => {
  const tags = ["Chess", "Twilight Struggle"];
  const forum = await scene.people.makeChannel({ name: "board-games", kind: "forum", tags, tagRequired: true });
  expect(await move("board-games", boris)).toContain("создаётся публикация");
  const [post, ...others] = await threadsOf("board-games");
  expect(others).toEqual([]);
  expect(post).toMatchObject({ id: await place(), name: "Twilight Struggle: Anna – Boris" });
  expect(post?.thread?.tags).toEqual([forum.forum?.tags.find(({ name }) => name === "Twilight Struggle")?.id]);
  await current().toContain("(US), set-up");
  const [first, ...rest] = await (await here()).posts();
  expect(first).toMatchObject({ id: post?.id, pinned: true });
  expect(rest.map((each) => labelsOf(each).includes("Play"))).toEqual([true]);
});

test("where no tag can be given that must be there it is refused, and the game stays", async () => {
  const was = await place();
  await scene.people.makeChannel({ name: "tagless", kind: "forum", tags: [], tagRequired: true });
  expect(await move("tagless")).toContain("tag");
  expect(await place()).toBe(was);
});

test("what was made and not noted down is found again, and nothing is made twice", async () => {
  await scene.people.fault({ kind: "hang-up", times: 4, path: "POST /channels/.*/(messages|threads)$", applied: true });
  await move("welcome");
  expect((await threadsOf("welcome")).map(({ id }) => id)).toEqual([await place()]);
  const words = (await anna.at("welcome").read()).filter((message) => textOf(message).includes("goes on here"));
  expect(words).toHaveLength(1);
  await scene.people.fault({ kind: "hang-up", times: 4, path: "POST /channels/.*/threads$", applied: true });
  await move("board-games");
  expect((await threadsOf("board-games")).map(({ id }) => id).slice(1)).toEqual([await place()]);
});

test("a process that dies before the place is made makes it when it is back", async () => {
  const { id: channelId } = await scene.people.makeChannel({ name: "late" });
  await scene.people.fault({ kind: "error", times: 1000, status: 500, path: `POST /channels/${channelId}/` });
  await anna.at("table-three").run("game move", { game, channel: "late" });
  expect((await scene.store.game(game))?.table.going?.channelId).toBe(channelId);
  await scene.restart(() => scene.people.clearFaults());
  await expect.poll(async () => (await scene.store.game(game))?.table.going, { timeout: 15_000 }).toBeUndefined();
  expect((await threadsOf("late")).map(({ id }) => id)).toEqual([await place()]);
  await current().toContain("(US), set-up");
});

const noThreads = { kind: "error", times: 1, status: 400, code: 160006, path: "POST /channels/.*/threads$" } as const;

test("where Discord makes no thread it goes on in the channel itself", async () => {
  const { id: channelId } = await scene.people.makeChannel({ name: "plain" });
  await scene.people.fault(noThreads);
  await move("plain");
  expect(await place()).toBe(channelId);
  await current().toContain("(US), set-up");
});

test("and if there is a game already it stays, and says so", async () => {
  const { id: channelId } = await scene.people.makeChannel({ name: "busy" });
  await chen.at("busy").run("game new", { title: "red-sea", thread: false });
  const was = await place();
  await scene.people.fault(noThreads);
  await move("busy");
  expect(await place()).toBe(was);
  expect(textOf(await (await here()).lastPost())).toContain(
    `The game stays here: no place could be made for it in <#${channelId}>`,
  );
  // beside another game there is room for a thread
  await move("busy");
  expect((await threadsOf("busy")).map(({ id }) => id)).toEqual([await place()]);
});

test("without the right to make threads it goes to the channel itself; when it comes back its first post is the one it was", async () => {
  const { id: channelId } = await scene.people.makeChannel({ name: "quiet" });
  await scene.people.forbid("quiet", "CreatePublicThreads");
  expect(await move("quiet")).toContain("goes on in <#");
  expect(await place()).toBe(channelId);
  await current().toContain("(US), set-up");
  const [first] = await pinned(await here());
  await move("board-games");
  expect(await pinned(anna.at("quiet"))).toEqual([]);
  await move("quiet");
  await current().toContain("(US), set-up");
  expect((await pinned(await here())).map(({ id }) => id)).toEqual([first?.id]);
});

test("a parked game goes on in a thread of its own, with what has waited", async () => {
  await scene.people.forbid("quiet", "SendMessages", "CreatePublicThreads");
  await expect.poll(async () => (await scene.store.game(game))?.table.parked?.reason).toBe("permission");
  await anna.at("dm").run("ts influence", { game, where: "west germany 4, italy 3" });
  await move("late");
  expect((await scene.store.game(game))?.table.parked).toBeUndefined();
  const posts = (await (await here()).posts()).map(textOf);
  expect(posts.filter((each) => each.includes("Italy"))).toHaveLength(1);
  expect(posts.at(-1)).toContain("goes on here");
  // what can still be edited there says where it has gone
  expect(await pinned(anna.at("quiet"))).toEqual([]);
});

test("a lobby goes into a forum too: its post there is the lobby", async () => {
  const busy = chen.at("busy");
  await busy.run("game move", { channel: "board-games" });
  await scene.calm();
  const made = (await threadsOf("board-games")).at(-1);
  expect(made?.name).toBe("Twilight Struggle: Red Sea");
  const lobby = await scene.lobby(chen.at(made?.id ?? ""));
  expect(lobby.id).toBe(made?.id);
  expect(labelsOf(lobby)).toContain("Join as US");
  const left = (await busy.read()).filter((message) => textOf(message).includes("This lobby has moved"));
  expect(left).toHaveLength(1);
});

test("nothing went wrong on the way", () => {
  expect(scene.complaints.filter((line) => !/not sent|refused|no place of its own|"parked"/.test(line))).toEqual([]);
});
