import { MessageFlags, type TextChannel } from "discord.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusal, type Scene, setTheScene } from "./setup.ts";

let scene: Scene;
let table: TextChannel;
beforeAll(async () => {
  scene = await setTheScene();
  table = scene.bot.channels.cache.get("1180000000000000302") as TextChannel;
});
afterAll(() => scene.end());

const flags = MessageFlags.IsComponentsV2;
const gallery = { type: 12, items: [{ media: { url: "attachment://board.png" } }] };
const text = (content: string) => ({ type: 10, content });
const board = { attachment: Buffer.from("bytes"), name: "board.png" };

interface Answer {
  readonly attachments: readonly unknown[];
  readonly components: readonly { readonly items: readonly { readonly media: { readonly attachment_id: string } }[] }[];
}

describe("a gallery", () => {
  let path: `/channels/${string}`;
  let id: string;

  it("D2: is answered with an empty list of attachments and the id in the media", async () => {
    const message = await table.send({ flags, components: [gallery], files: [board] });
    path = `/channels/${table.id}/messages/${message.id}`;
    const { attachments, components } = (await scene.bot.rest.get(path)) as Answer;
    expect(attachments).toEqual([]);
    id = components[0]?.items[0]?.media.attachment_id ?? "";
    expect(id).toMatch(/^\d{19}$/);
  });

  it("D2: is kept by an edit only with the id and the name of its file", async () => {
    const edit = (attachments?: object[]) =>
      scene.bot.rest.patch(path, { body: { flags, components: [gallery, text("Past")], attachments } });
    expect(await refusal(edit())).toMatchObject({ code: 50035 });
    expect(await refusal(edit([{ id }]))).toMatchObject({ code: 50035 });
    expect(await refusal(edit([{ filename: "board.png" }]))).toMatchObject({ code: 50035 });
    await edit([{ id, filename: "board.png" }]);
    const [seen] = await scene.people.messages({ person: "anna", channel: "table-one" });
    expect(seen?.attachments).toMatchObject([{ id, filename: "board.png", size: 5 }]);
  });

  it("is still served for a while after another has taken its place", async () => {
    const message = await table.send({ files: [board] });
    const last = async () => (await scene.people.messages({ person: "anna", channel: "table-one" })).at(-1);
    const url = (await last())?.attachments[0]?.url ?? "";
    await message.edit({ content: "Words alone", attachments: [] });
    expect((await last())?.attachments).toEqual([]);
    expect((await scene.people.download(url)).byteLength).toBe(5);
  });

  it("D3: does not come into a deferred answer, but with a follow-up after words it does", async () => {
    let refused: unknown;
    scene.on(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply();
      refused = await refusal(interaction.editReply({ flags, components: [gallery], files: [board] }));
      await interaction.editReply("Here it is");
      await interaction.followUp({ flags, components: [gallery], files: [board] });
    });
    const { message } = await scene.people.run({ person: "anna", channel: "welcome", command: "plain", settle: true });
    expect([refused, message?.content]).toMatchObject([{ code: 50035, status: 400 }, "Here it is"]);
    const last = async () => (await scene.people.messages({ person: "anna", channel: "welcome" })).at(-1);
    await expect.poll(async () => (await last())?.attachments.length).toBe(1);
    expect(scene.errors).toEqual([]);
  });
});

it("D4: 4,000 characters are for all texts of a message together", async () => {
  const send = (...lengths: number[]) =>
    table.send({ flags, components: lengths.map((length) => text("x".repeat(length))) });
  await send(2000, 2000);
  expect(await refusal(send(2000, 2001))).toMatchObject({ code: 50035 });
});
