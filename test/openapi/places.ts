import { rmSync } from "node:fs";
import { ChannelType, type ForumChannel, type TextChannel } from "discord.js";
import { PlaygroundClient } from "../../src/playground/client.ts";
import { startPlayground } from "../../src/playground/index.ts";
import { login, newFolder } from "../playground/setup.ts";
import { Witness } from "./witness.ts";

/** A client begins, changes and leaves threads and posts in every way there is, with somebody looking over its shoulder. */
export async function walkThroughPlaces(): Promise<Witness> {
  const witness = new Witness();
  const folder = newFolder();
  const playground = await startPlayground({ port: 0, dataFolder: folder, witness: witness.see });
  const bot = await login(playground);
  const people = new PlaygroundClient(playground.url);
  const channel = async <T>(id: string) => (await bot.channels.fetch(id)) as T;

  const table = await channel<TextChannel>("1180000000000000302");
  const thread = await table.threads.create({ name: "Anna – Boris", type: ChannelType.PublicThread });
  const post = await thread.send({ content: "Begun", files: [{ attachment: Buffer.from("a"), name: "a.txt" }] });
  await post.pin();
  await post.edit("Whose move it is");
  await thread.messages.fetchPins();
  await post.unpin();
  await thread.setName("Anna – Chen");
  await thread.setLocked(true);
  await thread.setArchived(true);
  await thread.setArchived(false);
  await thread.messages.fetch({ limit: 100, after: post.id });
  await thread.messages.fetch({ limit: 10, around: post.id });
  await thread.delete();
  await (await table.send("A game")).startThread({ name: "Of its own", autoArchiveDuration: 10080 });

  const secret = await table.threads.create({ name: "Secret", type: ChannelType.PrivateThread });
  await secret.members.add("1180000000000000202");
  await secret.members.remove("1180000000000000202");
  await secret.leave();

  const made = { name: "games", kind: "forum", tags: ["Running", "Finished"], tagRequired: true } as const;
  const forum = await channel<ForumChannel>((await people.makeChannel(made)).id);
  const [running = "", finished = ""] = forum.availableTags.map(({ id }) => id);
  const board = { attachment: Buffer.from("a"), name: "a.txt" };
  const game = await forum.threads.create({
    name: "A game",
    appliedTags: [running],
    message: { content: "Begun", files: [board], allowedMentions: { parse: [] } },
  });
  await game.setAppliedTags([finished]);
  await forum.guild.channels.fetchActiveThreads();
  await forum.guild.members.fetch({ user: "1180000000000000202", force: true });

  const { id } = await people.makeServer({ name: "Tavern" });
  await (await bot.guilds.fetch(id)).leave();
  await bot.destroy();
  await playground.close();
  rmSync(folder, { recursive: true, force: true });
  return witness;
}
