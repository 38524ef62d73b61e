import { appendFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Client, GatewayIntentBits, type TextChannel } from "discord.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PlaygroundClient } from "../../src/playground/client.ts";
import { startPlayground } from "../../src/playground/index.ts";
import { login, newFolder, refusal, type Scene, setTheScene } from "./setup.ts";

let scene: Scene;
let table: TextChannel;
beforeAll(async () => {
  scene = await setTheScene();
  table = scene.bot.channels.cache.find((channel) => "name" in channel && channel.name === "table-two") as TextChannel;
});
afterAll(() => scene.end());

const contents = async (people = scene.people) =>
  (await people.messages({ person: "anna", channel: "table-two" })).map((message) => message.content);

describe("REST in trouble", () => {
  it("a rate limit is waited out by the client", async () => {
    await scene.people.resetStats();
    await scene.people.fault({ kind: "rate-limit", times: 1, retryAfter: 0.1, path: "POST /channels/.*/messages$" });
    const began = performance.now();
    await table.send("Patient");
    expect(performance.now() - began).toBeGreaterThan(95);
    const { routes } = await scene.people.stats();
    expect(routes["POST /channels/:channel/messages"]).toMatchObject({ count: 2, statuses: { 200: 1, 429: 1 } });
  });

  it("an error after the fact is repeated without doubling, thanks to the nonce", async () => {
    await scene.people.fault({ kind: "error", times: 1, status: 502, applied: true });
    await table.send({ content: "Bad gateway", nonce: "1", enforceNonce: true });
    expect(await contents()).toEqual(["Patient", "Bad gateway"]);
  });

  it("a lost answer is not repeated by the client, and can be by the bot", async () => {
    const message = { content: "Hung up", nonce: "2", enforceNonce: true };
    await scene.people.fault({ kind: "hang-up", times: 1, applied: true });
    await expect(table.send(message)).rejects.toThrow("other side closed");
    await table.send(message);
    expect(await contents()).toEqual(["Patient", "Bad gateway", "Hung up"]);
  });

  it("an error that lasts reaches the bot", async () => {
    await scene.people.fault({ kind: "error", times: 4 });
    expect(await refusal(table.send("Never"))).toMatchObject({ status: 500 });
    await scene.people.clearFaults();
  });

  it("latency is felt", async () => {
    await scene.people.fault({ kind: "latency", ms: 60 });
    const began = performance.now();
    await table.send("Slow");
    expect(performance.now() - began).toBeGreaterThan(55);
    await scene.people.clearFaults();
  });

  it("a missing permission, a deleted message and a deleted channel are what Discord says they are", async () => {
    const message = await table.send("Short-lived");
    await scene.people.fault({ kind: "permissions", channel: "table-two", without: ["SendMessages"] });
    expect(await refusal(table.send("No"))).toMatchObject({ code: 50013, status: 403 });
    await expect.poll(() => table.permissionsFor(scene.bot.user)?.has("SendMessages")).toBe(false);
    await scene.people.fault({ kind: "permissions", channel: "table-two", without: ["ViewChannel"] });
    expect(await refusal(table.send("No"))).toMatchObject({ code: 50001 });
    await scene.people.clearFaults();
    await scene.people.fault({ kind: "delete-message", message: message.id });
    expect(await refusal(message.edit("Gone"))).toMatchObject({ code: 10008 });
    await scene.people.fault({ kind: "delete-channel", channel: "table-two" });
    await expect.poll(() => scene.bot.channels.cache.has(table.id)).toBe(false);
    expect(await refusal(table.send("Nowhere"))).toMatchObject({ code: 10003, status: 404 });
    await scene.people.fault({ kind: "restore-channel", channel: "table-two" });
    await table.send("Back");
  });

  it("a token of nobody and pages of elsewhere are turned away", async () => {
    const stranger = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: scene.playground.api } });
    expect(await refusal(stranger.login("bad-token"))).toMatchObject({ code: "TokenInvalid" });
    await stranger.destroy();
    const call = (headers: Record<string, string>) => fetch(`${scene.playground.url}/playground/world`, { headers });
    expect((await call({ origin: "https://example.org" })).status).toBe(403);
    expect((await call({ origin: scene.playground.url })).status).toBe(200);
    const front = await fetch(scene.playground.url);
    expect(front.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await front.text()).toContain("<title>Dead Drop</title>");
  });
});

describe("the gateway in trouble", () => {
  it.each([
    { how: "close", resumable: true },
    { how: "reconnect", resumable: true },
    { how: "invalid-session", resumable: true },
  ] as const)("$how: the session is resumed and nothing is missed", async ({ how, resumable }) => {
    scene.on(async (interaction) => {
      if (interaction.isRepliable()) await interaction.reply("Still here");
    });
    const resumed = new Promise<number>((resolve) => scene.bot.once("shardResume", (_, replayed) => resolve(replayed)));
    await scene.people.fault({ kind: "drop-gateway", how, resumable });
    const outcome = await scene.people.run({ person: "anna", channel: "welcome", command: "plain" });
    expect(outcome.message?.content).toBe("Still here");
    await resumed;
  });

  it("a session that is lost is begun anew", async () => {
    // A client that has only just identified itself waits five seconds before it does so again.
    const ready = new Promise((resolve) => scene.bot.once("shardReady", resolve));
    await scene.people.fault({ kind: "drop-gateway", resumable: false });
    await ready;
    const outcome = await scene.people.run({ person: "anna", channel: "welcome", command: "plain" });
    expect(outcome.message?.content).toBe("Still here");
  });

  it("two shards: each hears its own", async () => {
    const playground = await startPlayground({ port: 0, dataFolder: join(scene.folder, "two") });
    const bot = new Client({
      intents: [GatewayIntentBits.Guilds],
      rest: { api: playground.api },
      shards: [0, 1],
      shardCount: 2,
    });
    const ready = new Promise((resolve) => bot.once("clientReady", resolve));
    await bot.login(playground.token);
    await ready;
    expect(bot.guilds.cache.size).toBe(1);
    expect((await new PlaygroundClient(playground.url).world()).connections).toBe(2);
    await bot.destroy();
    await playground.close();
  });
});

describe("a restart", () => {
  it("loses nothing, whatever the last line looks like", async () => {
    const dataFolder = newFolder();
    const before = await setTheScene({ dataFolder });
    before.on(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply({ flags: 64 });
    });
    const channel = before.bot.channels.cache.get(table.id) as TextChannel;
    const kept = await channel.send({
      content: "Kept",
      files: [{ attachment: Buffer.from("bytes"), name: "a.txt" }],
      nonce: "n",
      enforceNonce: true,
    });
    const gone = await channel.send("Gone");
    await kept.edit("Kept and edited");
    await gone.delete();
    const deferred = await before.people.run({ person: "boris", channel: "table-two", command: "plain" });
    await before.people.markRead({ person: "anna", channel: "table-two" });
    await before.end();
    appendFileSync(join(dataFolder, "world.jsonl"), '{"is":"message","message":{"id":"118');

    const playground = await startPlayground({ port: 0, dataFolder });
    const people = new PlaygroundClient(playground.url);
    const bot = await login(playground);
    const [message, ...others] = await people.messages({ person: "anna", channel: "table-two" });
    expect(others).toEqual([]);
    expect(message).toMatchObject({ id: kept.id, content: "Kept and edited" });
    expect(Buffer.from(await people.download(message?.attachments[0]?.url ?? "")).toString()).toBe("bytes");
    expect((await people.commands({ person: "anna", channel: "table-two" })).map((each) => each.name)).toContain(
      "order",
    );
    expect(await people.messages({ person: "boris", channel: "table-two" })).toMatchObject([
      { id: kept.id },
      { id: deferred.messageId, thinking: true },
    ]);
    const again = bot.channels.cache.get(table.id) as TextChannel;
    expect((await again.send({ content: "Kept", nonce: "n", enforceNonce: true })).id).toBe(kept.id);
    expect((await again.send("New")).id > kept.id).toBe(true);
    await bot.destroy();
    await playground.close();
    rmSync(dataFolder, { recursive: true, force: true });
  });
});
