import { afterAll, beforeAll, expect, test } from "vitest";
import { labelsOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;
let chen: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "parked" });
  [anna, boris, chen] = [scene.person("anna"), scene.person("boris"), scene.person("chen")];
  await scene.play(anna, boris);
});
afterAll(() => scene.end());

const opening = { where: "poland 4, east germany, austria" };

/** Why the game of a channel is parked; nothing if it is not. */
const reason = async (id: string) => (await scene.store.game(id))?.table.parked?.reason;
const parked = (id: string) => expect.poll(() => reason(id));
const told = async (person: Person) => (await person.at("dm").read()).slice(-1).map(textOf).join();
const inAll = async (person: Person, words: string) =>
  (await person.posts()).filter((post) => textOf(post).includes(words)).length;
const withPlay = async (person: Person) =>
  (await person.posts()).filter((post) => labelsOf(post).includes("Play")).length;

test("D15: without the permission a game is parked, and its people are told", async () => {
  const { id } = await scene.game();
  await scene.people.forbid("table-one", "SendMessages");
  await parked(id).toBe("permission");
  await scene.bot.settled();
  expect(await told(anna)).toContain("is parked: I may no longer post in <#");
  expect(await told(boris)).toContain("партия отложена");
  const list = await anna.at("table-two").tell("game list");
  expect(list).toContain("**parked**");
  expect(list).toContain("/game move");
  expect(await anna.tell("game claim")).toContain("its clock stands still");
});

test("moves are taken all the same, and whoever makes them is told", async () => {
  const before = (await anna.posts()).length;
  expect(await boris.tell("ts influence", opening)).toContain("Партия отложена");
  await scene.bot.settled();
  expect(await anna.posts()).toHaveLength(before);
});

test("when the permission comes back, what was missed is posted in order, then the present position", async () => {
  const { id } = await scene.game();
  await scene.people.forbid("table-one");
  await parked(id).toBeUndefined();
  await scene.calm();
  const [missed, last] = (await anna.posts()).slice(-2);
  expect(missed && textOf(missed)).toContain("Poland");
  expect(last && textOf(last)).toContain("The game goes on here");
  expect(last?.rang).toEqual([anna.id]);
  expect(await inAll(anna, "Poland")).toBe(1);
  expect(await withPlay(anna)).toBe(1);
});

test("D6: a post that Discord refuses though it should not parks the game too, until one is taken", async () => {
  const { id, channelId } = await scene.game();
  const fault = { kind: "error", status: 403, code: 50013, path: `POST /channels/${channelId}/messages$` } as const;
  await scene.people.fault({ ...fault, times: 1 });
  await anna.run("ts influence", { where: "italy 4, france 3" });
  await parked(id).toBe("permission");
  await scene.people.forbid("table-one");
  await parked(id).toBeUndefined();
  await scene.calm();
  expect(await inAll(anna, "Italy")).toBe(1);
  expect(await withPlay(anna)).toBe(1);
});

test("a game moves: both channels are told, and the old post loses its buttons", async () => {
  const game = await scene.game();
  expect(await chen.at("table-two").tell("game move", { game: game.id })).toContain("by its players");
  expect(await anna.tell("game move")).toContain("there already");
  await scene.people.forbid("table-two", "SendMessages");
  expect(await anna.tell("game move", { channel: "table-two" })).toContain("I may not post in this channel (<#");
  await scene.people.forbid("table-two");
  expect(await anna.offered("game move", "channel")).toEqual([
    "#welcome · Dead Drop",
    "#table-one · Dead Drop",
    "#table-two · Dead Drop",
    "#table-three · Dead Drop",
    "#side-table · Dead Drop",
  ]);
  const said = await boris.at("table-two").tell("game move");
  expect(said).toContain("Партия продолжается в <#");
  await scene.calm();
  expect((await scene.game("table-two")).id).toBe(game.id);
  expect(textOf(await anna.lastPost())).toContain("The game has moved");
  expect(await withPlay(anna)).toBe(0);
  const there = anna.at("table-two");
  expect(textOf(await there.lastPost())).toContain("has moved the game here from");
  expect(await withPlay(there)).toBe(1);
  expect(await anna.tell("game status", { game: game.id })).toContain("Last move");
});

test("where there is a game none can go, nor where there is nothing to be posted", async () => {
  await chen.run("game new", { title: "red-sea" });
  expect(await anna.at("table-two").tell("game move", { channel: "table-one" })).toContain("already a game");
  const voice = await scene.people.makeChannel({ name: "talk", kind: "voice" });
  expect(await anna.at("table-two").tell("game move", { channel: voice.id })).toContain("threads and forums");
  expect(await anna.at("table-two").tell("game move", { channel: "nowhere" })).toContain("a channel “nowhere”");
  expect(await anna.at("dm").tell("game move")).toContain("Say where to");
});

test("a lobby moves too: its post stands in the new place, and the old one says where", async () => {
  await chen.run("game move", { channel: "table-three" });
  await scene.calm();
  const lobby = await scene.lobby(chen.at("table-three"));
  expect(labelsOf(lobby)).toContain("Join as US");
  const left = (await chen.read()).filter((message) => textOf(message).includes("This lobby has moved"));
  expect(left).toHaveLength(1);
  expect(left[0] && labelsOf(left[0])).toEqual([]);
  await chen.at("table-three").run("game cancel");
});

test("a player moves it from the DM, into a thread; one that merely sleeps is woken", async () => {
  const { id } = await scene.game("table-two");
  const { channels } = await scene.people.world();
  const thread = channels.find(({ name }) => name === "side-table")?.id ?? "";
  await scene.people.archive("side-table");
  await anna.at("dm").run("game move", { channel: `https://discord.com/channels/1180000000000000000/${thread}` });
  await scene.calm();
  expect((await scene.game("side-table")).id).toBe(id);
  expect(await withPlay(anna.at("side-table"))).toBe(1);
  expect(await reason(id)).toBeUndefined();
});

test("a locked thread parks its game, and it goes on when it is opened", async () => {
  const { id } = await scene.game("side-table");
  await scene.people.forbid("table-three", "ManageThreads");
  await scene.people.lock("side-table");
  await parked(id).toBe("locked");
  await scene.people.lock("side-table", false);
  await parked(id).toBeUndefined();
  await scene.calm();
  expect(textOf(await anna.at("side-table").lastPost())).toContain("goes on here");
});

test("a channel that goes takes the games in its threads with it; they go on elsewhere", async () => {
  const { id } = await scene.game("side-table");
  await scene.people.deleteChannel("table-three");
  await parked(id).toBe("channel");
  expect(await boris.at("table-two").tell("game move")).toContain("Партия продолжается");
  await scene.calm();
  expect((await scene.game("table-two")).id).toBe(id);
  expect(textOf(await anna.at("table-two").lastPost())).toContain("goes on here");
});

test("a server that is merely away parks nothing; one that removes the bot does, and whoever cannot be written to hears it next", async () => {
  const { id } = await scene.game("table-two");
  await scene.people.fault({ kind: "outage", on: true });
  await expect.poll(() => scene.bot.client.guilds()[0]?.available).toBe(false);
  await scene.bot.settled();
  expect(await reason(id)).toBeUndefined();
  await scene.people.fault({ kind: "outage", on: false });
  const server = await scene.people.makeServer({ name: "Second Home" });
  await scene.people.makeChannel({ name: "den", server: server.id });
  await scene.people.fault({ kind: "closed-dms", person: "boris", on: true });
  await scene.people.kickBot();
  await parked(id).toBe("server");
  await scene.bot.settled();
  expect(await told(anna)).toContain("I was removed from its server");
  expect(await told(anna)).toContain("After 90 days it is forgotten");
  expect(await boris.at("den").tell("help")).toContain("меня удалили с её сервера");
  expect(await boris.at("den").tell("help")).not.toContain("меня удалили");
  await scene.people.inviteBot();
  await parked(id).toBeUndefined();
  await scene.calm();
  expect(textOf(await anna.at("table-two").lastPost())).toContain("goes on here");
});

test("what happened while the bot was away is found at its start", async () => {
  const { id } = await scene.game("table-two");
  await scene.restart(() => scene.people.kickBot());
  await parked(id).toBe("server");
  expect(await anna.at("den").tell("game move", { game: id })).toContain("goes on in <#");
  await scene.calm();
  const moved = await scene.game("den");
  expect(moved.id).toBe(id);
  expect(textOf(await anna.at("den").lastPost())).toContain("goes on here");
  await scene.restart(() => scene.people.deleteChannel("den"));
  await parked(id).toBe("channel");
  await scene.restart(() => scene.people.fault({ kind: "restore-channel", channel: "den" }));
  await parked(id).toBeUndefined();
  await scene.calm();
});
