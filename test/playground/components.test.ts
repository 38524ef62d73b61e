import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  LabelBuilder,
  MediaGalleryBuilder,
  type MessageActionRowComponentBuilder,
  MessageFlags,
  ModalBuilder,
  SectionBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from "discord.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { refusal, type Scene, setTheScene } from "./setup.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await setTheScene();
});
afterAll(() => scene.end());

const anna = { person: "anna", channel: "table-one" } as const;
const button = (id: string) => new ButtonBuilder().setCustomId(id).setLabel(id).setStyle(ButtonStyle.Primary);
const row = (...parts: MessageActionRowComponentBuilder[]) =>
  new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(parts);
const menu = (id: string) =>
  new StringSelectMenuBuilder()
    .setCustomId(id)
    .setMaxValues(2)
    .addOptions(["italy", "france", "iran"].map((value) => ({ label: value, value })));

async function post(person: "anna" | "boris" = "anna", ephemeral = false): Promise<string> {
  scene.on(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.reply({
      content: "Panel",
      components: [
        row(button("go"), button("off").setDisabled(true)),
        row(menu("where")),
        row(new UserSelectMenuBuilder().setCustomId("who")),
      ],
      ...(ephemeral && { flags: MessageFlags.Ephemeral }),
    });
  });
  const { messageId } = await scene.people.run({ person, channel: "table-one", command: "plain" });
  return messageId ?? "";
}

it("a button updates its message", async () => {
  const message = await post();
  scene.on(async (interaction) => {
    if (interaction.isButton())
      await interaction.update({ content: `pressed ${interaction.customId}`, components: [] });
  });
  const outcome = await scene.people.press({ ...anna, message, label: "go" });
  expect(outcome).toMatchObject({
    kind: "update",
    messageId: message,
    message: { content: "pressed go", components: [] },
  });
  expect(outcome.message?.editedAt).not.toBeNull();
  expect(await refusal(scene.people.press({ ...anna, message, label: "go" }))).toMatchObject({
    code: "unknown-component",
  });
});

it("a button deferred quietly is edited later", async () => {
  const message = await post("anna", true);
  scene.on(async (interaction) => {
    if (!interaction.isButton()) return;
    await interaction.deferUpdate();
    await interaction.editReply("later");
  });
  const outcome = await scene.people.press({ ...anna, message, customId: "go", settle: true });
  expect(outcome).toMatchObject({ kind: "deferred-update", message: { content: "later", ephemeral: true } });
});

it("menus send what was chosen, people among it", async () => {
  const message = await post();
  scene.on(async (interaction) => {
    if (interaction.isStringSelectMenu()) await interaction.reply(interaction.values.join("+"));
    if (interaction.isUserSelectMenu()) await interaction.reply(interaction.users.map((user) => user.username).join());
  });
  const where = await scene.people.choose({ ...anna, message, customId: "where", values: ["iran", "italy"] });
  expect(where.message).toMatchObject({ content: "iran+italy", replyTo: message, type: 19 });
  const who = await scene.people.choose({ ...anna, message, customId: "who", values: ["dasha"] });
  expect(who.message?.content).toBe("dasha");
});

it("what is not on the screen cannot be used, except by force", async () => {
  const message = await post("boris", true);
  const asBoris = { person: "boris", channel: "table-one", message } as const;
  expect(await refusal(scene.people.press({ ...anna, message, customId: "go" }))).toMatchObject({
    code: "unknown-message",
  });
  expect(await refusal(scene.people.press({ ...asBoris, customId: "off" }))).toMatchObject({
    code: "disabled-component",
  });
  const choose = (values: string[]) => refusal(scene.people.choose({ ...asBoris, customId: "where", values }));
  expect(await choose(["mars"])).toMatchObject({ code: "bad-values" });
  expect(await choose([])).toMatchObject({ code: "bad-values" });

  const heard: string[] = [];
  scene.on(async (interaction) => {
    if (!interaction.isMessageComponent()) return;
    heard.push(`${interaction.user.username} ${interaction.customId}`);
    await interaction.reply({ content: "No.", flags: MessageFlags.Ephemeral });
  });
  await scene.people.press({ ...anna, message, customId: "go", force: true });
  await scene.people.press({ ...anna, message: "42", customId: "made up", force: true });
  await scene.people.choose({ ...anna, message: "42", customId: "x", values: ["nothing"], force: true });
  expect(heard).toEqual(["anna go", "anna made up", "anna x"]);
});

it("a modal is opened, kept to what it asks, and answered", async () => {
  const message = await post();
  scene.on(async (interaction) => {
    if (interaction.isButton()) {
      const where = new TextInputBuilder().setCustomId("text").setStyle(TextInputStyle.Short).setMaxLength(5);
      await interaction.showModal(
        new ModalBuilder()
          .setCustomId("form")
          .setTitle("Influence")
          .addLabelComponents(
            new LabelBuilder().setLabel("Where").setTextInputComponent(where),
            new LabelBuilder().setLabel("Which").setStringSelectMenuComponent(menu("which")),
          ),
      );
    }
    if (interaction.isModalSubmit() && interaction.isFromMessage()) {
      const { fields } = interaction;
      await interaction.update(`${fields.getTextInputValue("text")} ${fields.getStringSelectValues("which").join()}`);
    }
  });
  const opened = await scene.people.press({ ...anna, message, customId: "go" });
  expect(opened).toMatchObject({ kind: "modal", modal: { customId: "form", title: "Influence" } });
  expect(await scene.people.modal("anna")).toMatchObject({ customId: "form", sourceId: message });
  expect(await scene.people.modal("boris")).toBeNull();
  const submit = (text: string) => scene.people.submit({ person: "anna", fields: { text, which: ["iran"] } });
  expect(await refusal(submit("too long"))).toMatchObject({ code: "bad-field" });
  expect(await refusal(submit(""))).toMatchObject({ code: "required-field" });
  const outcome = await submit("rome");
  expect(outcome).toMatchObject({ kind: "update", messageId: message, message: { content: "rome iran" } });
  expect(await refusal(submit("rome"))).toMatchObject({ code: "no-modal" });
});

it("a modal can not come after a deferral", async () => {
  scene.on(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.deferReply();
    interaction.deferred = false;
    const input = new TextInputBuilder().setCustomId("t").setStyle(TextInputStyle.Short);
    await interaction.showModal(
      new ModalBuilder()
        .setCustomId("m")
        .setTitle("m")
        .addLabelComponents(new LabelBuilder().setLabel("t").setTextInputComponent(input)),
    );
  });
  await scene.people.run({ ...anna, command: "plain" });
  await expect.poll(() => scene.errors.length).toBe(1);
  expect(scene.errors.splice(0)).toMatchObject([{ code: 40060 }]);
});

it("Components V2 carries text, sections, pictures and buttons", async () => {
  scene.on(async (interaction) => {
    if (interaction.isButton())
      return interaction.update({ components: [new TextDisplayBuilder().setContent("after")] });
    if (!interaction.isChatInputCommand()) return;
    const section = new SectionBuilder()
      .addTextDisplayComponents(new TextDisplayBuilder().setContent("Hello <@1180000000000000202>"))
      .setButtonAccessory(button("in-section"));
    const gallery = new MediaGalleryBuilder().addItems({
      media: { url: "attachment://board.png" },
      description: "A board",
    });
    await interaction.reply({
      flags: MessageFlags.IsComponentsV2,
      components: [new ContainerBuilder().addSectionComponents(section).addMediaGalleryComponents(gallery)],
      files: [{ attachment: Buffer.from("x"), name: "board.png" }],
      allowedMentions: { parse: ["users"] },
    });
  });
  const { message, messageId } = await scene.people.run({ ...anna, command: "plain" });
  expect(message?.mentions).toEqual(["1180000000000000202"]);
  expect(JSON.stringify(message?.components)).toContain(message?.attachments[0]?.url);
  const pressed = await scene.people.press({ ...anna, message: messageId ?? "", customId: "in-section" });
  expect(pressed.message?.components).toMatchObject([{ type: 10, content: "after" }]);
});
