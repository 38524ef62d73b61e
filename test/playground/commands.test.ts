import { type Interaction, MessageFlags } from "discord.js";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { refusal, type Scene, setTheScene } from "./setup.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await setTheScene();
});
afterAll(() => scene.end());

const anna = { person: "anna", channel: "table-one" } as const;

describe("a slash command", () => {
  it("reaches the bot with its options by type, its person's language and the permissions", async () => {
    let seen: unknown;
    scene.on(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      seen = {
        dish: interaction.options.getString("dish"),
        count: interaction.options.getInteger("count"),
        for: interaction.options.getUser("for")?.username,
        member: interaction.options.getMember("for") !== null,
        hot: interaction.options.getBoolean("hot"),
        locale: interaction.locale,
        guildLocale: interaction.guildLocale,
        canAttach: interaction.appPermissions.has("AttachFiles"),
        manages: interaction.memberPermissions?.has("ManageChannels"),
        channel: interaction.channel?.id === interaction.channelId,
      };
      await interaction.reply("Coming.");
    });
    const options = { dish: "soup", count: 2, for: "chen", hot: true };
    const outcome = await scene.people.run({ person: "boris", channel: "#table-one", command: "/order", options });
    expect(seen).toEqual({
      dish: "soup",
      count: 2,
      for: "chen",
      member: true,
      hot: true,
      locale: "ru",
      guildLocale: "en-US",
      canAttach: true,
      manages: false,
      channel: true,
    });
    expect(outcome).toMatchObject({ kind: "reply", settled: true, message: { content: "Coming.", type: 20 } });
    expect(outcome.acknowledgedInMs).toBeGreaterThan(0);
    expect(outcome.message?.interaction).toMatchObject({ command: "order" });
  });

  it("has subcommands", async () => {
    scene.on(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.reply(`${interaction.options.getSubcommand()} ${interaction.options.getString("title")}`);
    });
    const outcome = await scene.people.run({ ...anna, command: "game new", options: { title: "Red Sea" } });
    expect(outcome.message?.content).toBe("new Red Sea");
    expect(await refusal(scene.people.run({ ...anna, command: "game" }))).toMatchObject({ code: "unknown-command" });
  });

  it.each([
    ["required-option", {}],
    ["bad-option", { dish: "soup", count: 6 }],
    ["bad-option", { dish: "soup", count: 1.5 }],
    ["bad-option", { dish: "soup", size: "huge" }],
    ["bad-option", { dish: "" }],
    ["unknown-option", { dish: "soup", salt: true }],
    ["unknown-person", { dish: "soup", for: "erika" }],
  ])("is not sent with options that Discord's client stops: %s", async (code, options) => {
    expect(await refusal(scene.people.run({ ...anna, command: "order", options }))).toMatchObject({ code });
  });

  it("is shown in the person's language to those who may use it", async () => {
    const forBoris = await scene.people.commands({ person: "boris", channel: "table-one" });
    expect(forBoris.map((command) => command.name)).toEqual(["order", "game", "plain"]);
    expect(forBoris[0]).toMatchObject({ shownName: "заказ", shownDescription: "Заказывает блюдо" });
    const forAnna = await scene.people.commands(anna);
    expect(forAnna.map((command) => command.name)).toContain("manage");
    expect(forAnna[0]?.shownName).toBe("order");
  });

  it("works in the DM", async () => {
    scene.on(async (interaction) => {
      if (interaction.isRepliable()) await interaction.reply(interaction.inGuild() ? "server" : "alone");
    });
    const outcome = await scene.people.run({ person: "dasha", channel: "dm", command: "plain" });
    expect(outcome.message?.content).toBe("alone");
    expect((await scene.people.messages({ person: "dasha", channel: "dm" })).map((each) => each.content)).toEqual([
      "alone",
    ]);
    expect(await scene.people.messages({ person: "anna", channel: "dm" })).toEqual([]);
  });
});

describe("deferral", () => {
  it("shows that the bot thinks, then the answer with its file", async () => {
    const picture = Buffer.from("not really a picture");
    let fill = () => {};
    const wait = new Promise<void>((resolve) => {
      fill = resolve;
    });
    scene.on(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply();
      await wait;
      await interaction.editReply({
        content: "Board",
        files: [{ attachment: picture, name: "board.png", description: "The board" }],
      });
    });
    const first = await scene.people.run({ ...anna, command: "plain" });
    expect(first).toMatchObject({ kind: "deferred-reply", settled: false, message: { thinking: true, content: "" } });
    fill();
    await expect
      .poll(() => scene.people.message({ ...anna, message: first.messageId ?? "" }))
      .toMatchObject({ thinking: false });
    const seen = await scene.people.message({ ...anna, message: first.messageId ?? "" });
    expect(seen).toMatchObject({ content: "Board", editedAt: null });
    expect(seen.attachments).toMatchObject([
      { filename: "board.png", description: "The board", contentType: "image/png" },
    ]);
    expect(Buffer.from(await scene.people.download(seen.attachments[0]?.url ?? ""))).toEqual(picture);
  });

  it("can be waited for", async () => {
    scene.on(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.editReply("Done");
    });
    const outcome = await scene.people.run({ ...anna, command: "plain", settle: true });
    expect(outcome).toMatchObject({
      kind: "deferred-reply",
      settled: true,
      message: { content: "Done", ephemeral: true },
    });
  });

  it("is filled in by the first follow-up, and later ones are messages of their own", async () => {
    scene.on(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply();
      await interaction.followUp("first");
      await interaction.followUp({ content: "second", flags: MessageFlags.Ephemeral });
    });
    const before = await scene.people.messages({ ...anna, limit: 500 });
    await scene.people.run({ ...anna, command: "plain", settle: true });
    const after = { ...anna, after: before.at(-1)?.id ?? "0" };
    await expect
      .poll(async () => (await scene.people.messages(after)).map((each) => each.content))
      .toEqual(["first", "second"]);
    expect((await scene.people.messages({ ...after, person: "boris" })).map((each) => each.content)).toEqual(["first"]);
  });
});

describe("the three seconds", () => {
  it("are over for a bot that comes late, and an answer is given once", async () => {
    const hasty = await setTheScene({ acknowledgeWithinMs: 1000 });
    hasty.on(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      if (interaction.options.getString("title") === "late") await new Promise((resolve) => setTimeout(resolve, 1200));
      await interaction.reply("Once");
      interaction.replied = false;
      await interaction.reply("Twice");
    });
    const late = await hasty.people.run({ ...anna, command: "game new", options: { title: "late" } });
    expect(late).toMatchObject({ kind: "none", acknowledgedInMs: null, message: null });
    await expect.poll(() => hasty.errors).toMatchObject([{ code: 10062, status: 404 }]);
    const inTime = await hasty.people.run({ ...anna, command: "game new" });
    expect(inTime.message?.content).toBe("Once");
    await expect.poll(() => hasty.errors.slice(1)).toMatchObject([{ code: 40060, status: 400 }]);
    await hasty.end();
  });

  it("are counted once for an interaction delivered several times", async () => {
    let deliveries = 0;
    scene.on(async (interaction) => {
      deliveries++;
      if (interaction.isRepliable()) await interaction.reply("Hello");
    });
    await scene.people.run({ ...anna, command: "plain", repeat: 3 });
    await expect.poll(() => deliveries).toBe(3);
    await expect.poll(() => scene.errors.length).toBe(2);
    expect(scene.errors.splice(0)).toMatchObject([{ code: 40060 }, { code: 40060 }]);
  });
});

it("a token is dead after fifteen minutes", async () => {
  let late: Interaction | undefined;
  scene.on(async (interaction) => {
    late = interaction;
    if (interaction.isChatInputCommand()) await interaction.deferReply();
  });
  const { messageId } = await scene.people.run({ ...anna, command: "plain" });
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 16 * 60_000);
  if (late?.isChatInputCommand())
    expect(await refusal(late.editReply("Too late"))).toMatchObject({ code: 50027, status: 401 });
  expect(await scene.people.message({ ...anna, message: messageId ?? "" })).toMatchObject({
    thinking: false,
    failed: true,
  });
  vi.restoreAllMocks();
});

it("permissions that are no number are refused with the command", async () => {
  const command = { name: "odd", description: "Odd", default_member_permissions: "many" };
  const attempt = scene.bot.rest.post(`/applications/${scene.playground.applicationId}/commands`, { body: command });
  expect(await refusal(attempt)).toMatchObject({ code: 50035 });
});

describe("autocomplete", () => {
  it("gives the choices", async () => {
    scene.on(async (interaction) => {
      if (!interaction.isAutocomplete()) return;
      const typed = interaction.options.getFocused();
      await interaction.respond([{ name: `${typed} for ${interaction.options.getInteger("count")}`, value: typed }]);
    });
    const outcome = await scene.people.autocomplete({
      ...anna,
      command: "order",
      options: { dish: "bor", count: 2 },
      focused: "dish",
    });
    expect(outcome).toMatchObject({ kind: "choices", choices: [{ name: "bor for 2", value: "bor" }] });
  });

  it("refuses more than 25 of them", async () => {
    scene.on(async (interaction) => {
      if (!interaction.isAutocomplete()) return;
      await interaction.respond(Array.from({ length: 26 }, (_, index) => ({ name: `n${index}`, value: `v${index}` })));
    });
    const outcome = await scene.people.autocomplete({ ...anna, command: "order", focused: "dish", timeoutMs: 50 });
    expect(outcome.kind).toBe("none");
    await expect.poll(() => scene.errors.length).toBe(1);
    expect(scene.errors.splice(0)).toMatchObject([{ code: 50035 }]);
  });

  it("is not asked of an option without it", async () => {
    const asked = scene.people.autocomplete({ ...anna, command: "order", focused: "count" });
    expect(await refusal(asked)).toMatchObject({ code: "no-autocomplete" });
  });
});
