import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { SeenChannel, SeenMessage } from "../../src/playground/client.ts";
import { labelsOf, menusOf, type Options, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "threads", gatherMs: 50 });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
});
afterEach(async () => {
  await scene.people.clearFaults();
  await scene.people.fault({ kind: "permissions", channel: "table-one", without: [] });
});
afterAll(() => scene.end());

const east = { where: "poland 4, east germany, austria" };

const threadsOf = async (channel: string): Promise<readonly SeenChannel[]> => {
  const { channels } = await scene.people.world();
  const parent = channels.find(({ name }) => name === channel)?.id;
  return channels.filter((each) => each.parent === parent);
};

/** The thread of the last game that began in a channel, as somebody is in it. */
const inThread = async (person: Person, channel = "table-one"): Promise<Person> =>
  person.at((await threadsOf(channel)).at(-1)?.id ?? "");

async function begin(host: Person, guest: Person, options: Options = {}): Promise<void> {
  await host.run("game new", { title: "twilight-struggle", seat: "us", ...options });
  await guest.run("game join", { seat: "ussr" });
  await host.run("game start");
  await scene.calm();
}

const first = async (person: Person): Promise<SeenMessage> => (await person.posts())[0] as SeenMessage;
const says = async (person: Person) => textOf(await first(person));

/** What a person reads in the first post once it is current. */
const current = (person: Person) => expect.poll(() => says(person), { timeout: 10_000 });

test("a game gets a thread named after title and players, and the lobby's post leads there", async () => {
  const { message } = await anna.run("game new", { title: "twilight-struggle", seat: "us" });
  expect(message && textOf(message)).toContain("When it starts, the game gets a thread of its own.");
  await boris.run("game join", { seat: "ussr" });
  const told = await anna.tell("game start");
  await scene.calm();
  const [thread, ...others] = await threadsOf("table-one");
  expect(others).toEqual([]);
  expect(thread).toMatchObject({ id: message?.id, name: "Twilight Struggle: Anna – Boris" });
  expect(told).toContain(`https://discord.com/channels/${thread?.server}/${thread?.id}`);
  const lobby = (await anna.read()).find(({ id }) => id === message?.id);
  expect(lobby && textOf(lobby)).toContain(`It is played here: <#${thread?.id}>`);
  expect(lobby && [...labelsOf(lobby), ...menusOf(lobby)]).toEqual([]);
  expect(await anna.posts()).toEqual([]);
});

test("its first post is pinned, calls nobody, and is kept current with whose move it is, the score and the last move", async () => {
  const there = await inThread(anna);
  const post = await first(there);
  expect(post).toMatchObject({ pinned: true, rang: [] });
  // and has brought them into the thread
  const [thread] = await threadsOf("table-one");
  expect(thread?.thread?.members).toEqual(expect.arrayContaining([anna.id, boris.id]));
  const game = await scene.game(there.channel);
  await current(there).toContain("Last move: https://discord.com/channels/");
  const before = await says(there);
  expect(before).toContain(`▸ <@${boris.id}> (USSR), set-up: add influence in Eastern Europe, 6 left`);
  expect(before).toContain(`Last move <t:${Math.floor((game.movedAt ?? new Date(0)).getTime() / 1000)}:R>`);
  expect(before).toContain("VP: 0, level; 20 wins the game · DEFCON 5");
  expect(before).toContain(`\`${game.commitment}\``);
  await boris.at(there.channel).run("ts influence", east);
  await current(there).toContain(`▸ <@${anna.id}> (US), set-up: add influence in Western Europe, 7 left`);
  await current(there).toContain((await there.lastPost()).id);
  expect((await first(there)).id).toBe(post.id);
});

test("the lobby's channel is free for another game, and each is played where it is", async () => {
  await begin(boris, anna);
  const [one, two] = await threadsOf("table-one");
  expect((await scene.game(two?.id)).answered).toBe(0);
  expect((await scene.game(one?.id)).answered).toBe(6);
  expect(await anna.tell("game status")).toContain("There is no game in this channel.");
});

test("a first post that was deleted is posted again with the next move", async () => {
  const there = await inThread(anna);
  const { id } = await first(there);
  await scene.people.fault({ kind: "delete-message", message: id });
  await anna.at(there.channel).run("ts influence", east);
  await expect
    .poll(
      async () =>
        (await there.posts())
          .filter(({ pinned }) => pinned)
          .map(textOf)
          .join(),
      { timeout: 10_000 },
    )
    .toContain("(US), set-up: add influence in Western Europe, 7 left");
});

test("one that fell behind when the bot went is current when it is back", async () => {
  const [one] = await threadsOf("table-one");
  const there = anna.at(one?.id ?? "");
  const { id, version } = await scene.game(there.channel);
  await scene.store.noteFirstPost(id, { channelId: there.channel, messageId: (await first(there)).id, shown: 0 });
  await scene.restart();
  await expect.poll(async () => (await scene.store.firstPost(id))?.shown, { timeout: 10_000 }).toBe(version);
});

test("when the game is over it says who has won, and nothing more is kept of it", async () => {
  const [one] = await threadsOf("table-one");
  const there = anna.at(one?.id ?? "");
  const { id } = await scene.game(there.channel);
  await there.insist("game resign");
  await current(there).toContain("**USSR** wins: the other side has resigned.");
  expect(await says(there)).toContain("the game is over");
  await expect.poll(() => scene.store.firstPost(id)).toBeNull();
});

test("the thread that was made and not noted down is not made again", async () => {
  await scene.people.fault({ kind: "hang-up", times: 3, path: "POST /channels/.*/threads$", applied: true });
  await begin(anna, boris);
  const there = await inThread(anna);
  await expect.poll(async () => (await there.posts()).length, { timeout: 10_000 }).toBe(2);
  expect(await threadsOf("table-one")).toHaveLength(3);
});

test("where Discord makes no thread the game goes on in the lobby's channel, with all it has to say", async () => {
  await scene.people.fault({ kind: "error", times: 1, status: 400, code: 160006, path: "POST /channels/.*/threads$" });
  await begin(anna, boris);
  expect(await threadsOf("table-one")).toHaveLength(3);
  expect((await scene.game()).status).toBe("running");
  const lobby = await scene.lobby(anna);
  expect(textOf(lobby)).toContain(`▸ <@${boris.id}> (USSR), set-up`);
  expect(lobby.pinned).toBe(true);
  expect(textOf(await anna.lastPost())).toContain("(USSR), set-up");
  await boris.run("ts influence", east);
  await scene.calm();
  expect(textOf(await anna.lastPost())).toContain("Poland");
});

test("in the lobby's channel its post is the first post, which is unpinned when the game is over", async () => {
  const { id } = await scene.lobby(anna);
  const seen = async () => (await anna.read()).find((message) => message.id === id) as SeenMessage;
  await expect
    .poll(async () => textOf(await seen()))
    .toContain("(US), set-up: add influence in Western Europe, 7 left");
  await anna.insist("game cancel");
  await expect.poll(async () => textOf(await seen())).toContain("The game is ended without a result.");
  await expect.poll(async () => (await seen()).pinned).toBe(false);
});

const pressable = async () => (await anna.posts()).filter((post) => labelsOf(post).includes("Play")).length;

test("an edit that Discord wants to have later holds up no move, and comes later", async () => {
  await begin(anna, boris, { thread: false });
  await scene.people.fault({ kind: "rate-limit", times: 1, retryAfter: 3, path: "PATCH /channels/.*/messages/" });
  await boris.run("ts influence", east);
  await scene.calm();
  await expect.poll(pressable, { timeout: 15_000 }).toBe(1);
});

test("of edits that must wait for long the newest is what stays", async () => {
  const lobby = await scene.lobby(anna);
  const posts = (await anna.posts()).length;
  await scene.people.fault({ kind: "rate-limit", times: 9, retryAfter: 600, path: "PATCH /channels/.*/messages/" });
  await anna.run("ts influence", { where: "west germany 4, italy 2" });
  await anna.run("game undo");
  await anna.run("ts influence", { where: "france 2" });
  await scene.calm();
  expect(await anna.posts()).toHaveLength(posts + 1);
  expect(textOf(await anna.lastPost())).toContain("headline");
  await scene.people.clearFaults();
  await scene.restart();
  const seen = async () => (await anna.read()).find((message) => message.id === lobby.id) as SeenMessage;
  await expect.poll(async () => textOf(await seen()), { timeout: 15_000 }).toContain("headline phase");
  await anna.insist("game cancel");
});

/** The menu of a lobby in which it is chosen whether the game gets a thread. */
const threadMenu = (lobby: SeenMessage) =>
  menusOf(lobby).find(({ options }) => (options as { label: string }[])[0]?.label.startsWith("Thread of its own: "));

test("without the right to make threads none is offered, and one that was wanted is refused with who can give it", async () => {
  await scene.people.fault({ kind: "permissions", channel: "table-one", without: ["CreatePublicThreads"] });
  expect(await anna.tell("game new", { thread: true })).toContain("Create Public Threads");
  await anna.run("game new", { title: "wir-sind-das-volk" });
  expect(threadMenu(await scene.lobby(anna))).toBeUndefined();
  await anna.run("game cancel");
  const there = scene.person("anna", "side-table");
  expect(await there.tell("game new", { thread: true })).toContain("can have no threads");
});

test("the host switches it off and on in the lobby; a right that was taken away since is named at the start", async () => {
  await anna.run("game new", { title: "wir-sind-das-volk", seat: "west" });
  await boris.run("game join");
  const choose = async (value: string) => {
    const post = await scene.lobby(anna);
    const menu = threadMenu(post);
    if (menu === undefined) throw new Error("No menu of options");
    await anna.choose(post, menu, value);
    return textOf(await scene.lobby(anna));
  };
  expect(await choose("@thread=false")).not.toContain("a thread of its own.");
  expect(await choose("@thread=true")).toContain("a thread of its own.");
  await scene.people.fault({ kind: "permissions", channel: "table-one", without: ["SendMessagesInThreads"] });
  expect(await anna.tell("game start")).toContain("Send Messages in Threads");
  expect((await scene.game()).status).toBe("lobby");
  await anna.run("game cancel");
});

test("people are called what they like, and neither thread nor choice is turned around or calls anybody", async () => {
  const { id: called } = await scene.people.makePerson({ key: "odd", name: "\u202e@everyone **שלום** 🎲" });
  const odd = scene.person("odd");
  await begin(anna, odd);
  const thread = (await threadsOf("table-one")).at(-1);
  expect(thread?.name).toBe("Twilight Struggle: Anna – everyone **שלום** 🎲");
  const there = await inThread(anna);
  for (const post of await there.posts()) expect(post.rang.filter((id) => id !== called)).toEqual([]);
  const offered = await anna.at("dm").offered("game status", "game");
  expect(offered.filter((name) => name.includes("everyone"))).toEqual(["Twilight Struggle with everyone **שלום** 🎲"]);
  await there.insist("game resign");
  await scene.calm();
});

test("a channel is offered by a name that turns nothing around and calls nobody", async () => {
  const { id } = await scene.people.makeChannel({ name: "odd-\u202e@here" });
  const offered = await anna.complete("game move", "channel", {});
  expect(offered.find(({ value }) => value === id)?.name).toMatch(/^#odd-here · /);
  const told = await boris.tell("card", { name: "[free](https://evil.example) @everyone **Narnia**" });
  expect(told).toContain("«free(https://evil.example) everyone Narnia»");
});

test("an announcement channel's thread is one of announcements", async () => {
  await scene.people.makeChannel({ name: "news", kind: "announcement" });
  await begin(anna.at("news"), boris.at("news"));
  expect(await threadsOf("news")).toHaveLength(1);
  expect(await says(await inThread(anna, "news"))).toContain("the game has begun");
});

test("in a forum a game gets a post with its tag, which is named after all players when it starts", async () => {
  const forum = await scene.people.makeChannel({
    name: "games",
    kind: "forum",
    tags: ["Chess", "Red Sea", "wir sind das volk!"],
    tagRequired: true,
  });
  const tagged = async () => {
    const tags = forum.forum?.tags ?? [];
    const posts = await threadsOf("games");
    return posts.map(({ name, thread }) => [name, thread?.tags.map((id) => tags.find((tag) => tag.id === id)?.name)]);
  };
  const open = (options: Options) => anna.tell("game new", { channel: forum.id, ...options });
  expect(await open({ title: "red-sea", tag: "go" })).toBe(
    "No such tag can be given in that forum. Its tags: Chess, Red Sea, wir sind das volk!.",
  );
  expect(await anna.offered("game new", "tag", { channel: forum.id, tag: "re" })).toEqual(["Red Sea"]);
  await open({ title: "red-sea", tag: "red sea" });
  await open({ title: "two-plus-two" });
  const told = await open({ title: "wir-sind-das-volk", seat: "west" });
  await scene.calm();
  expect(await tagged()).toEqual([
    ["Twilight Struggle: Red Sea: Anna", ["Red Sea"]],
    ["Wir sind das Volk! 2+2: Anna", ["Chess"]],
    ["Wir sind das Volk!: Anna", ["wir sind das volk!"]],
  ]);
  const there = await inThread(anna, "games");
  expect(told).toBe(`A game is being set up here: <#${there.channel}>`);
  const lobby = await scene.lobby(there);
  expect(lobby.id).toBe(there.channel);
  expect(labelsOf(lobby)).toContain("Join as East");
  expect(threadMenu(lobby)).toBeUndefined();
  await boris.at(there.channel).run("game join");
  await there.run("game start");
  await scene.calm();
  expect((await tagged()).at(-1)?.[0]).toBe("Wir sind das Volk!: Boris – Anna");
  const begun = await scene.lobby(there);
  expect(begun.pinned).toBe(true);
  expect(textOf(begun)).toContain("the game has begun");
});

test("the lobby's post in a thread that sleeps is brought up to date at once, and wakes it", async () => {
  const there = anna.at("side-table");
  await there.run("game new", { title: "red-sea", seat: "us" });
  const opened = await scene.lobby(there);
  await scene.people.archive("side-table");
  await boris.at("side-table").pressLabel(opened, "Join as USSR");
  const lobby = await scene.lobby(there);
  expect(textOf(lobby)).toContain(`<@${boris.id}>`);
  expect(labelsOf(lobby)).toContain("Start");
  await scene.people.archive("side-table");
  await there.pressLabel(lobby, "Cancel");
  expect(textOf(await scene.lobby(there))).toContain("was closed");
});

test("one command delivered twenty times opens one post", async () => {
  const { id } = await scene.people.makeChannel({ name: "quiet-games", kind: "forum" });
  const where = { person: "anna", channel: "table-one", settle: true, timeoutMs: 20_000, repeat: 20 };
  await scene.people.run({ ...where, command: "game new", options: { title: "red-sea", channel: id } });
  await scene.calm();
  expect(await threadsOf("quiet-games")).toHaveLength(1);
});

test("a forum in which the bot may not post gets nothing, and it is said who can change that", async () => {
  await scene.people.fault({ kind: "permissions", channel: "quiet-games", without: ["SendMessagesInThreads"] });
  const { channels } = await scene.people.world();
  const idOf = (name: string) => channels.find((each) => each.name === name)?.id ?? "";
  const told = await anna.tell("game new", { channel: idOf("quiet-games") });
  expect(told).toContain("Whoever manages it can grant me");
  expect(await threadsOf("quiet-games")).toHaveLength(1);
});

test("F14: a first post that was edited before it was noted down as sent is not posted again", async () => {
  // as if every such note were lost in a power cut
  Object.assign(scene.store, { markSent: async () => {} });
  await anna.at("table-two").run("game new", { title: "twilight-struggle", seat: "us" });
  await boris.at("table-two").run("game join");
  await anna.at("table-two").run("game start");
  await scene.bot.settled();
  const there = await inThread(anna, "table-two");
  const { id } = await scene.game(there.channel);
  await expect.poll(async () => (await scene.store.firstPost(id))?.shown, { timeout: 10_000 }).toBeGreaterThan(0);
  const before = (await there.posts()).map((post) => post.id);
  expect(before).toHaveLength(2);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6 * 60_000 });
  try {
    await scene.restart();
    await scene.calm();
    expect((await there.posts()).map((post) => post.id)).toEqual(before);
  } finally {
    vi.useRealTimers();
  }
});
