import { type Client, Events, type Guild, GuildMember, type TextChannel } from "discord.js";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { refusal, type Scene, setTheScene } from "./setup.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await setTheScene();
});
afterEach(() => scene.people.clearFaults());
afterAll(() => scene.end());

const once = (event: Events.GuildCreate | Events.GuildDelete | Events.GuildUnavailable) =>
  new Promise<Guild>((resolve) => (scene.bot as Client).once(event, resolve));

const idOf = async (key: string) => (await scene.people.world()).people.find((each) => each.key === key)?.id ?? "";

describe("a second server", () => {
  let second: string;
  let tavern: TextChannel;

  it("is there with its own channels and people, as soon as the bot is invited", async () => {
    const joined = once(Events.GuildCreate);
    second = (await scene.people.makeServer({ name: "Tavern", locale: "ru", people: ["anna", "chen"] })).id;
    expect((await joined).name).toBe("Tavern");
    const { id } = await scene.people.makeChannel({ name: "tavern", server: "Tavern" });
    await expect.poll(() => scene.bot.channels.cache.has(id)).toBe(true);
    tavern = scene.bot.channels.cache.get(id) as TextChannel;
    expect(tavern.guildId).toBe(second);
    await tavern.send("<@1180000000000000202> <@1180000000000000203>");
    expect(await scene.people.messages({ person: "chen", channel: "tavern" })).toMatchObject([
      { rang: ["1180000000000000203"] },
    ]);
    await expect(scene.people.messages({ person: "boris", channel: "tavern" })).rejects.toMatchObject({
      code: "unknown-channel",
    });
  });

  it("its commands say where they come from", async () => {
    const seen: unknown[] = [];
    scene.on(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const user = interaction.options.getUser("for");
      const member = interaction.options.getMember("for");
      seen.push([interaction.guildId, interaction.guildLocale, user?.displayName, member !== null]);
      await interaction.reply("Here");
    });
    const order = (whom: string) => ({ command: "order", options: { dish: "soup", for: whom } });
    await scene.people.run({ person: "anna", channel: "tavern", ...order("chen") });
    await scene.people.run({ person: "anna", channel: "tavern", ...order("boris") });
    await scene.people.run({ person: "anna", channel: "table-one", ...order("boris") });
    expect(seen).toEqual([
      [second, "ru", "Chen", true],
      [second, "ru", "Boris", false],
      ["1180000000000000000", "en-US", "Boris", true],
    ]);
  });

  it("out of order it is unavailable for a while, and the other one goes on", async () => {
    const gone = once(Events.GuildUnavailable);
    await scene.people.fault({ kind: "outage", server: "Tavern", on: true });
    expect((await gone).id).toBe(second);
    await expect(scene.people.run({ person: "anna", channel: "tavern", command: "plain" })).rejects.toMatchObject({
      code: "unavailable",
    });
    expect((await scene.people.run({ person: "anna", channel: "table-one", command: "plain" })).kind).not.toBe("none");
    await scene.people.fault({ kind: "outage", server: "Tavern", on: false });
    await expect.poll(() => scene.bot.guilds.cache.get(second)?.available).toBe(true);
  });

  it("without the bot nothing there can be reached", async () => {
    const left = once(Events.GuildDelete);
    await scene.people.kickBot("Tavern");
    expect((await left).id).toBe(second);
    expect(await refusal(tavern.send("No"))).toMatchObject({ code: 50001, status: 403 });
    expect(await refusal(scene.bot.guilds.fetch(second))).toMatchObject({ code: 10004 });
    await expect(scene.people.run({ person: "anna", channel: "tavern", command: "plain" })).rejects.toMatchObject({
      code: "unknown-command",
    });
    const back = once(Events.GuildCreate);
    await scene.people.inviteBot("Tavern");
    expect((await back).id).toBe(second);
    await (scene.bot.channels.cache.get(tavern.id) as TextChannel).send("Back");
  });

  it("added without the scope bot, its commands work and it cannot post", async () => {
    await scene.people.fault({ kind: "bot-in-server", server: "Tavern", how: "commands" });
    await expect.poll(() => scene.bot.guilds.cache.has(second)).toBe(false);
    let guild: unknown = "not asked";
    scene.on(async (interaction) => {
      guild = interaction.guild;
      if (interaction.isRepliable()) await interaction.reply("By the token");
    });
    const outcome = await scene.people.run({ person: "anna", channel: "tavern", command: "plain" });
    expect([guild, outcome.message?.content]).toEqual([null, "By the token"]);
    expect(await refusal(tavern.send("No"))).toMatchObject({ code: 50001 });
    await scene.people.inviteBot("Tavern");
  });
});

describe("people", () => {
  it("who leave are strangers: not a member, and no DM without a server in common", async () => {
    const dasha = await idOf("dasha");
    const [guild] = scene.bot.guilds.cache.values();
    expect(await guild?.members.fetch({ user: dasha, force: true })).toBeInstanceOf(GuildMember);
    await scene.people.leave("dasha");
    expect(await refusal(guild?.members.fetch({ user: dasha, force: true }) ?? Promise.resolve())).toMatchObject({
      code: 10007,
    });
    const user = await scene.bot.users.fetch(dasha);
    expect(await refusal(user.send("No"))).toMatchObject({ code: 50278, status: 403 });
    await expect(scene.people.messages({ person: "dasha", channel: "table-one" })).rejects.toMatchObject({
      code: "unknown-channel",
    });
    await scene.people.join("dasha");
    await user.send("Hello again");
  });

  it("other bots are named as such, and do nothing", async () => {
    const { id } = await scene.people.makePerson({ key: "robot", name: "Robot", bot: true });
    const user = await scene.bot.users.fetch(id);
    expect(user.bot).toBe(true);
    expect(await refusal(user.send("No"))).toMatchObject({ code: 50007 });
    await expect(scene.people.run({ person: "robot", channel: "table-one", command: "plain" })).rejects.toMatchObject({
      code: "is-a-bot",
    });
  });

  it.each([
    ["mentions", "@everyone <@1180000000000000202>"],
    ["markdown", "**_`~~||a||~~`_** [x](https://example.org)"],
    ["emoji", "👩‍👩‍👧‍👦🏴‍☠️"],
    ["right to left", "‮שלום עולם"],
  ])("may be called what they like: %s", async (kind, name) => {
    const key = kind.replaceAll(" ", "-");
    const { id } = await scene.people.makePerson({ key, name });
    let seen = "";
    scene.on(async (interaction) => {
      seen = interaction.user.displayName;
      if (interaction.isRepliable()) await interaction.reply({ content: `<@${id}>`, allowedMentions: { users: [id] } });
    });
    const { message } = await scene.people.run({ person: key, channel: "table-one", command: "plain" });
    expect([seen, message?.mentions]).toEqual([name, [id]]);
  });

  it("and all of it is there after a restart", async () => {
    const before = await scene.people.world();
    await scene.bot.destroy();
    await scene.playground.close();
    scene = await setTheScene({ dataFolder: scene.folder });
    const after = await scene.people.world();
    expect(after.servers).toEqual(before.servers);
    expect(after.people).toEqual(before.people);
    expect(after.channels).toEqual(before.channels);
  });
});
