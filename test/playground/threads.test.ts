import {
  ChannelType,
  Events,
  type ForumChannel,
  type Message,
  PermissionFlagsBits,
  type TextChannel,
  type ThreadChannel,
} from "discord.js";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { refusal, type Scene, setTheScene } from "./setup.ts";

let scene: Scene;
let table: TextChannel;
beforeAll(async () => {
  scene = await setTheScene();
  table = channelNamed("table-two") as TextChannel;
});
afterEach(() => scene.people.clearFaults());
afterAll(() => scene.end());

const channelNamed = (name: string) =>
  scene.bot.channels.cache.find((channel) => "name" in channel && channel.name === name);

/** A channel that was made by hand, as soon as the bot knows of it. */
async function known<T>(id: string): Promise<T> {
  await expect.poll(() => scene.bot.channels.cache.has(id)).toBe(true);
  return scene.bot.channels.cache.get(id) as T;
}

const forbid = (...without: string[]) => scene.people.forbid("table-two", ...without);

describe("a thread", () => {
  let thread: ThreadChannel;

  it("is begun in a channel, which tells of it, and everybody can talk there", async () => {
    thread = await table.threads.create({ name: "Anna – Boris", type: ChannelType.PublicThread });
    expect(thread).toMatchObject({ type: ChannelType.PublicThread, parentId: table.id, ownerId: scene.bot.user.id });
    const [told] = await scene.people.messages({ person: "anna", channel: "table-two" });
    expect(told).toMatchObject({ type: 18, content: "Anna – Boris" });
    await thread.send("Begun");
    await scene.people.say({ person: "chen", channel: thread.id, content: "Hi" });
    const said = await scene.people.messages({ person: "dasha", channel: "Anna – Boris" });
    expect(said.map(({ content }) => content)).toEqual(["Begun", "Hi"]);
  });

  it("hangs on a message once", async () => {
    const message = await table.send("A game");
    const own = await message.startThread({ name: "Of its own" });
    expect(own.id).toBe(message.id);
    expect((await message.fetch(true)).hasThread).toBe(true);
    const again = { body: { name: "Again" } };
    const route = `/channels/${table.id}/messages/${message.id}/threads` as const;
    expect(await refusal(scene.bot.rest.post(route, again))).toMatchObject({ code: 160004 });
    await own.delete();
    await expect.poll(() => scene.bot.channels.cache.has(own.id)).toBe(false);
  });

  it("needs a name of up to 100 characters", async () => {
    const create = (name: string) => table.threads.create({ name, type: ChannelType.PublicThread });
    expect(await refusal(create("x".repeat(101)))).toMatchObject({ code: 50035 });
    await (await create("x".repeat(100))).delete();
  });

  it.each([
    ["CreatePublicThreads", () => table.threads.create({ name: "No", type: ChannelType.PublicThread })],
    ["CreatePrivateThreads", () => table.threads.create({ name: "No", type: ChannelType.PrivateThread })],
    ["SendMessagesInThreads", () => thread.send("No")],
    ["ManageThreads", () => thread.setLocked(true)],
    ["AttachFiles", () => thread.send({ files: [{ attachment: Buffer.from("a"), name: "a.txt" }] })],
    ["PinMessages", async () => (await thread.messages.fetch()).first()?.pin()],
  ])("without %s it is 50013", async (permission, attempt) => {
    await forbid(permission);
    expect(await refusal(Promise.resolve(attempt()))).toMatchObject({ code: 50013, status: 403 });
  });

  it("without ReadMessageHistory there is nothing to read", async () => {
    expect((await thread.messages.fetch()).size).toBe(2);
    await forbid("ReadMessageHistory");
    expect((await thread.messages.fetch()).size).toBe(0);
  });

  it("is out of reach with its channel: 50001 without ViewChannel, 10003 when that is deleted", async () => {
    await forbid("ViewChannel");
    expect(await refusal(thread.send("No"))).toMatchObject({ code: 50001 });
    await scene.people.clearFaults();
    await scene.people.deleteChannel("table-two");
    expect(await refusal(thread.send("No"))).toMatchObject({ code: 10003 });
    await scene.people.fault({ kind: "restore-channel", channel: "table-two" });
    [table, thread] = [await known<TextChannel>(table.id), await known<ThreadChannel>(thread.id)];
  });

  it("archived: nothing can be changed, a post wakes it", async () => {
    const post = await thread.send("Before");
    await scene.people.archive(thread.id);
    await expect.poll(() => thread.archived).toBe(true);
    expect(await refusal(post.edit("No"))).toMatchObject({ code: 50083 });
    expect(await refusal(post.pin())).toMatchObject({ code: 50083 });
    expect(await refusal(thread.setName("No"))).toMatchObject({ code: 50083 });
    expect(await refusal(thread.members.add(scene.bot.user.id))).toMatchObject({ code: 50083 });
    await expect(scene.people.run({ person: "anna", channel: thread.id, command: "plain" })).rejects.toMatchObject({
      code: "unknown-command",
    });
    await thread.send("After");
    await expect.poll(() => thread.archived).toBe(false);
    await post.edit("Now");
    await scene.people.archive(thread.id);
    await scene.people.say({ person: "chen", channel: thread.id, content: "Anybody?" });
    await expect.poll(() => thread.archived).toBe(false);
  });

  it("locked: posts need ManageThreads, and archived as well it must be woken first", async () => {
    await scene.people.lock(thread.id);
    await thread.send("I manage threads");
    await expect(scene.people.say({ person: "chen", channel: thread.id, content: "I do not" })).rejects.toMatchObject({
      code: "locked-thread",
    });
    await forbid("ManageThreads");
    expect(await refusal(thread.send("No"))).toMatchObject({ code: 160005 });
    await scene.people.archive(thread.id);
    expect(await refusal(thread.setArchived(false))).toMatchObject({ code: 160005 });
    await scene.people.clearFaults();
    expect(await refusal(thread.send("No"))).toMatchObject({ code: 50083 });
    await thread.setArchived(false);
    await thread.send("Awake");
    await thread.setLocked(false);
    expect(thread).toMatchObject({ archived: false, locked: false });
  });

  it("an archived one takes no public answers, but private ones", async () => {
    const button = { type: 1, components: [{ type: 2, style: 1, label: "Play", custom_id: "play" }] };
    const post = await thread.send({ content: "Your move", components: [button] });
    await scene.people.archive(thread.id);
    const answers: unknown[] = [];
    scene.on(async (interaction) => {
      if (!interaction.isButton()) return;
      answers.push(await refusal(interaction.update("No")), await refusal(interaction.reply("No")));
      await interaction.reply({ content: "Yes", flags: 64 });
    });
    const press = { person: "anna", channel: thread.id, message: post.id, customId: "play" };
    expect((await scene.people.press(press)).message?.content).toBe("Yes");
    expect(answers).toMatchObject([{ code: 50083 }, { code: 50083 }]);
    await scene.people.archive(thread.id, false);
  });

  it("a private one is its members' alone", async () => {
    const secret = await table.threads.create({ name: "Secret", type: ChannelType.PrivateThread });
    await secret.members.add((await scene.people.world()).people.find(({ key }) => key === "boris")?.id ?? "");
    await secret.send("Only us");
    expect(await scene.people.messages({ person: "boris", channel: "Secret" })).toMatchObject([{ content: "Only us" }]);
    await expect(scene.people.messages({ person: "dasha", channel: "Secret" })).rejects.toMatchObject({
      code: "unknown-channel",
    });
    expect((await scene.people.unread("dasha")).map(({ channelId }) => channelId)).not.toContain(secret.id);
    await forbid("ManageThreads");
    await secret.members.remove("@me");
    expect(await refusal(secret.send("No"))).toMatchObject({ code: 50001 });
  });

  it("a private one of others is told of only to a bot that is in it", async () => {
    const own = { kind: "thread", parent: "table-two", private: true } as const;
    await forbid("ManageThreads");
    const hidden = await scene.people.makeChannel({ ...own, name: "Hidden", people: ["anna"] });
    const shared = await scene.people.makeChannel({ ...own, name: "Shared", people: ["anna", "bot"] });
    await known(shared.id);
    expect(scene.bot.channels.cache.has(hidden.id)).toBe(false);
    expect(await refusal(scene.bot.channels.fetch(hidden.id))).toMatchObject({ code: 50001 });
  });
});

describe("a forum", () => {
  let forum: ForumChannel;

  const tag = (name: string) => forum.availableTags.find((each) => each.name === name)?.id ?? "";
  const post = (appliedTags: string[], files: string[] = []) =>
    forum.threads.create({
      name: "A game",
      appliedTags,
      message: { content: "Begun", files: files.map((name) => ({ attachment: Buffer.from("a"), name })) },
    });

  it("takes posts with their tags, and nothing else", async () => {
    const made = { name: "games", kind: "forum", tags: ["Running", "Finished"], tagRequired: true } as const;
    forum = await known<ForumChannel>((await scene.people.makeChannel(made)).id);
    expect(forum.availableTags.map(({ name }) => name)).toEqual(["Running", "Finished"]);
    expect(await refusal(post([]))).toMatchObject({ code: 40067, status: 400 });
    expect(await refusal(post(["1"]))).toMatchObject({ code: 10087 });
    const game = await post([tag("Running")], ["board.txt"]);
    expect(game).toMatchObject({ parentId: forum.id, appliedTags: [tag("Running")] });
    const first = (await game.fetchStarterMessage()) as Message;
    expect([first.id, first.content, first.attachments.size]).toEqual([game.id, "Begun", 1]);
    await game.setAppliedTags([tag("Finished")]);
    expect((await game.fetch(true))?.appliedTags).toEqual([tag("Finished")]);
    const say = { person: "anna", channel: "games", content: "No" };
    await expect(scene.people.say(say)).rejects.toMatchObject({ code: "forum-channel" });
    const route = `/channels/${forum.id}/messages` as const;
    expect(await refusal(scene.bot.rest.post(route, { body: { content: "No" } }))).toMatchObject({ code: 50024 });
    await expect(scene.people.run({ person: "anna", channel: "games", command: "plain" })).rejects.toMatchObject({
      code: "unknown-command",
    });
  });

  it("a post that is refused leaves no thread behind, and needs SendMessages", async () => {
    const before = (await scene.people.world()).channels.length;
    const empty = forum.threads.create({ name: "Empty", appliedTags: [tag("Running")], message: { content: "" } });
    expect(await refusal(empty)).toMatchObject({ code: 50006 });
    expect((await scene.people.world()).channels.length).toBe(before);
    await scene.people.forbid("games", "SendMessages");
    expect(await refusal(post([tag("Running")]))).toMatchObject({ code: 50013 });
  });
});

describe("other channels", () => {
  it("an announcement channel takes posts, and has threads of its own kind", async () => {
    const made = await scene.people.makeChannel({ name: "news", kind: "announcement" });
    const news = await known<TextChannel>(made.id);
    const message = await news.send("News");
    expect((await message.startThread({ name: "About it" })).type).toBe(ChannelType.AnnouncementThread);
  });

  it("a permission that is lost or given back is told of", async () => {
    const told = new Promise((resolve) => scene.bot.once(Events.ChannelUpdate, resolve));
    await forbid("PinMessages");
    await told;
    const mine = () => table.permissionsFor(scene.bot.user)?.has(PermissionFlagsBits.PinMessages);
    expect(mine()).toBe(false);
    await scene.people.clearFaults();
    await expect.poll(mine).toBe(true);
    await scene.people.fault({ kind: "role-permissions", without: ["PinMessages"] });
    await expect.poll(mine).toBe(false);
    const message = await table.send("Not pinned");
    expect(await refusal(message.pin())).toMatchObject({ code: 50013 });
  });

  it("the newest messages can be looked through", async () => {
    const [one, two, three] = [await table.send("1"), await table.send("2"), await table.send("3")];
    const read = async (options: object) => (await table.messages.fetch(options)).map(({ content }) => content);
    expect(await read({ limit: 2 })).toEqual(["3", "2"]);
    expect(await read({ limit: 10, after: one?.id })).toEqual(["3", "2"]);
    expect(await read({ limit: 2, before: three?.id })).toEqual(["2", "1"]);
    expect(await read({ limit: 3, around: two?.id })).toEqual(["3", "2", "1"]);
  });
});
