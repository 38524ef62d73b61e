import { ButtonStyle, ComponentType, type MessageCreateOptions, MessageFlags, type TextChannel } from "discord.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusal, type Scene, setTheScene } from "./setup.ts";

let scene: Scene;
let table: TextChannel;
beforeAll(async () => {
  scene = await setTheScene();
  table = scene.bot.channels.cache.find((channel) => "name" in channel && channel.name === "table-two") as TextChannel;
});
afterAll(() => scene.end());

const seenBy = (person: string, channel = "table-two") => scene.people.messages({ person, channel });
const idOf = async (key: string) => (await scene.people.world()).people.find((person) => person.key === key)?.id ?? "";

describe("a channel", () => {
  it("takes messages, edits, pins and deletions", async () => {
    const message = await table.send("First");
    await message.edit("Second");
    await message.pin();
    const [seen, notice] = await seenBy("boris");
    expect(seen).toMatchObject({ content: "Second", pinned: true, author: { name: "Dead Drop", bot: true } });
    expect(seen?.editedAt).not.toBeNull();
    expect(notice).toMatchObject({ type: 6, replyTo: message.id });
    expect((await table.messages.fetchPins()).items.map(({ message: each }) => each.id)).toEqual([message.id]);
    await message.delete();
    expect((await seenBy("boris")).map((each) => each.id)).toEqual([notice?.id]);
    expect(await refusal(message.edit("Third"))).toMatchObject({ code: 10008, status: 404 });
    expect(await refusal(table.messages.fetch("1234567890123456789"))).toMatchObject({ code: 10008 });
  });

  it("is read in pages, oldest first", async () => {
    const sent = [];
    for (const content of ["a", "b", "c", "d"]) sent.push(await table.send(content));
    const page = async (where: { before?: string; after?: string }) =>
      (await scene.people.messages({ person: "anna", channel: "table-two", limit: 2, ...where })).map(
        (each) => each.content,
      );
    expect(await page({})).toEqual(["c", "d"]);
    expect(await page({ before: sent[2]?.id ?? "" })).toEqual(["a", "b"]);
    expect(await page({ after: sent[0]?.id ?? "" })).toEqual(["b", "c"]);
    const fetched = await table.messages.fetch({ limit: 2, before: sent[3]?.id ?? "" });
    expect(fetched.map((each) => each.content)).toEqual(["c", "b"]);
  });

  it("keeps a repeated nonce from showing twice", async () => {
    const before = (await seenBy("anna")).length;
    const same = { content: "Only once", nonce: "outbox-17", enforceNonce: true };
    const sent = await Promise.all([table.send(same), table.send(same), table.send(same)]);
    expect(new Set(sent.map((message) => message.id)).size).toBe(1);
    expect((await seenBy("anna")).length).toBe(before + 1);
  });

  it("counts what is unread and who is called", async () => {
    await scene.people.markRead({ person: "chen", channel: "table-two" });
    const chen = await idOf("chen");
    await table.send({
      content: `<@${chen}> to move, not <@${await idOf("dasha")}>`,
      allowedMentions: { users: [chen] },
    });
    await table.send("More");
    const unread = async (person: string) =>
      (await scene.people.unread(person)).find((each) => each.channel === "table-two");
    expect(await unread("chen")).toMatchObject({ unread: 2, mentions: 1 });
    expect(await unread("dasha")).toMatchObject({ mentions: 0 });
    expect((await seenBy("chen")).at(-2)).toMatchObject({ mentions: [chen], rang: [chen], mentionsMe: true });
  });

  it("greets everybody in their language with a pinned message that is not unread", async () => {
    for (const [person, words] of [
      ["chen", "Welcome to Dead Drop"],
      ["dasha", "Это Dead Drop"],
    ] as const) {
      const [first] = await seenBy(person, "welcome");
      expect(first).toMatchObject({ pinned: true, author: { bot: true } });
      expect(JSON.stringify(first?.components)).toContain(words);
      expect((await scene.people.unread(person))[0]).toMatchObject({ channel: "welcome", unread: 0 });
    }
    const channel = scene.bot.channels.cache.find((each) => "name" in each && each.name === "welcome") as TextChannel;
    expect((await channel.messages.fetchPins()).items).toHaveLength(1);
  });

  it("has a thread, and what people say arrives", async () => {
    const thread = scene.bot.channels.cache.find((channel) => channel.isThread());
    if (!thread?.isThread()) throw new Error("There is no thread.");
    await thread.send("In the thread");
    expect(await seenBy("anna", "side-table")).toMatchObject([{ content: "In the thread" }]);
    const heard = new Promise<string>((resolve) =>
      scene.bot.once("messageCreate", (message) => resolve(message.author.username)),
    );
    await scene.people.say({ person: "dasha", channel: "side-table", content: "Hi" });
    expect(await heard).toBe("dasha");
  });

  it("tells watchers at once, each what they may see", async () => {
    const stop = new AbortController();
    const events = scene.people.events(stop.signal, "anna");
    expect((await events.next()).value).toEqual({ type: "listening" });
    await table.send("News");
    expect((await events.next()).value).toMatchObject({ type: "message-create", message: { content: "News" } });
    stop.abort();
  });
});

describe("secrets", () => {
  it("an ephemeral reply is seen by its person alone, and not by the bot's own token", async () => {
    scene.on(async (interaction) => {
      if (interaction.isRepliable()) await interaction.reply({ content: "My hand", flags: MessageFlags.Ephemeral });
    });
    const { messageId } = await scene.people.run({ person: "boris", channel: "table-three", command: "plain" });
    expect(await seenBy("boris", "table-three")).toMatchObject([{ content: "My hand", ephemeral: true, flags: 64 }]);
    expect(await seenBy("anna", "table-three")).toEqual([]);
    const three = scene.bot.channels.cache.find((each) => "name" in each && each.name === "table-three") as TextChannel;
    expect(await refusal(three.messages.fetch(messageId ?? ""))).toMatchObject({ code: 10008 });
  });

  it("a DM reaches one person, unless they have closed theirs", async () => {
    const chen = await scene.bot.users.fetch(await idOf("chen"));
    await chen.send({ content: "Your hand", files: [{ attachment: Buffer.from("cards"), name: "hand.txt" }] });
    expect(await seenBy("chen", "dm")).toMatchObject([{ content: "Your hand", attachments: [{ size: 5 }] }]);
    expect(await seenBy("anna", "dm")).toEqual([]);
    await scene.people.fault({ kind: "closed-dms", person: "chen", on: true });
    expect(await refusal(chen.send("Again"))).toMatchObject({ code: 50007, status: 403 });
    await scene.people.fault({ kind: "closed-dms", person: "chen", on: false });
    await chen.send("Again");
  });
});

describe("what Discord would refuse is refused", () => {
  const button = (id: string, label = "x") =>
    ({ type: ComponentType.Button, style: ButtonStyle.Primary, label, customId: id }) as const;
  const row = (...components: ReturnType<typeof button>[]) => ({ type: ComponentType.ActionRow, components }) as const;
  const text = (content: string) => ({ type: ComponentType.TextDisplay, content }) as const;
  const menu = (count: number) =>
    ({
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.StringSelect,
          customId: "m",
          options: Array.from({ length: count }, (_, index) => ({ label: `${index}`, value: `${index}` })),
        },
      ],
    }) as const;
  const v2 = MessageFlags.IsComponentsV2;

  it.each<[string, number, MessageCreateOptions]>([
    ["an empty message", 50006, { content: " " }],
    ["more than 2000 characters", 50035, { content: "x".repeat(2001) }],
    ["a custom id of 101", 50035, { components: [row(button("x".repeat(101)))] }],
    ["a custom id twice", 50035, { components: [row(button("a")), row(button("a"))] }],
    ["a label of 81", 50035, { components: [row(button("a", "x".repeat(81)))] }],
    ["six rows", 50035, { components: Array.from({ length: 6 }, (_, index) => row(button(`${index}`))) }],
    ["26 options", 50035, { components: [menu(26)] }],
    ["V2 with content", 50035, { flags: v2, content: "x", components: [text("y")] }],
    ["V2 with embeds", 50035, { flags: v2, embeds: [{ title: "x" }], components: [text("y")] }],
    ["V2 parts without the flag", 50035, { components: [text("y")] }],
    ["more than 40 components", 50035, { flags: v2, components: Array.from({ length: 41 }, () => text("y")) }],
    [
      "more than 4000 characters in V2",
      50035,
      { flags: v2, components: [text("x".repeat(2500)), text("x".repeat(2500))] },
    ],
    ["an embed of 4097", 50035, { embeds: [{ description: "x".repeat(4097) }] }],
    ["a nonce of 26", 50035, { content: "x", nonce: "x".repeat(26), enforceNonce: true }],
  ])("%s", async (_, code, message) => {
    const before = (await seenBy("anna")).length;
    expect(await refusal(table.send(message))).toMatchObject({ code, status: 400 });
    expect((await seenBy("anna")).length).toBe(before);
  });

  it("the largest message there can be", async () => {
    const rows = Array.from({ length: 5 }, (_, y) =>
      row(...Array.from({ length: 5 }, (_, x) => button(`${y}${x}`, "x".repeat(80)))),
    );
    await table.send({ content: "ы".repeat(2000), components: rows });
    await table.send({ flags: v2, components: Array.from({ length: 40 }, () => text("x".repeat(100))) });
  });

  it("commands that break Discord's rules", async () => {
    const set = (...options: object[]) =>
      refusal(scene.bot.application.commands.set([{ name: "x", description: "x", options: options as never[] }]));
    const option = { type: 3, name: "a", description: "a" };
    expect(await set({ ...option, name: "Upper" })).toMatchObject({ code: 50035 });
    expect(await set(option, { ...option, name: "b", required: true })).toMatchObject({ code: 50035 });
    const choices = Array.from({ length: 26 }, (_, index) => ({ name: `${index}`, value: `${index}` }));
    expect(await set({ ...option, choices })).toMatchObject({ code: 50035 });
    expect(await set({ ...option, description: "x".repeat(101) })).toMatchObject({ code: 50035 });
  });
});
