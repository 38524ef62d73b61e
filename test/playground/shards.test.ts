import { once } from "node:events";
import { Client, Events, GatewayIntentBits as Intent } from "discord.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { PlaygroundClient } from "../../src/playground/client.ts";
import { type Playground, startPlayground } from "../../src/playground/index.ts";
import { temporaryFolder } from "../store/temporary.ts";

let playground: Playground;
let people: PlaygroundClient;
let bot: Client<true>;
/** What came, with the shard on which it came. */
const heard: [event: string, shard: number, guild: unknown][] = [];

beforeAll(async () => {
  playground = await startPlayground({ port: 0, dataFolder: temporaryFolder(), shards: 3 });
  people = new PlaygroundClient(playground.url);
  const client = new Client({ intents: [Intent.Guilds], rest: { api: playground.api }, shards: "auto" });
  client.on(Events.Raw, (packet, shard) => heard.push([packet.t, shard, packet.d?.guild_id ?? packet.d?.id]));
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(playground.token);
  bot = await ready;
  await bot.application.commands.set([{ name: "plain", description: "Takes nothing" }]);
});
afterAll(async () => {
  await bot.destroy();
  await playground.close();
});

it("a bot that asks is told how many shards to come with", async () => {
  expect(bot.ws.shards.map(({ id }) => id)).toEqual([0, 1, 2]);
  expect((await people.world()).shards).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
  ]);
});

it("a server is on the shard of its id, with all that happens there", async () => {
  const shards = new Set<number>();
  for (let n = 0; n < 40 && shards.size < 3; n++) {
    const created = once(bot, Events.GuildCreate);
    const { id } = await people.makeServer({ name: `Server ${n}` });
    await created;
    const shard = heard.find(([event, , guild]) => event === "GUILD_CREATE" && guild === id)?.[1];
    expect(shard).toBe(Number((BigInt(id) >> 22n) % 3n));
    await people.makeChannel({ name: `tavern-${n}`, server: id });
    await people.run({ person: "anna", channel: `tavern-${n}`, command: "plain", timeoutMs: 50 });
    await expect.poll(() => heard.at(-1)).toEqual(["INTERACTION_CREATE", shard, id]);
    shards.add(shard ?? -1);
  }
  expect([...shards].sort()).toEqual([0, 1, 2]);
});

it("what is done in a direct message comes on shard 0", async () => {
  await people.run({ person: "anna", channel: "dm", command: "plain", timeoutMs: 50 });
  await expect.poll(() => heard.at(-1)?.slice(0, 2)).toEqual(["INTERACTION_CREATE", 0]);
});

it("each shard is resumed by itself", async () => {
  const resumed: number[] = [];
  bot.on(Events.ShardResume, (shard) => resumed.push(shard));
  await people.fault({ kind: "drop-gateway", how: "reconnect", shard: 1 });
  await expect.poll(() => resumed).toEqual([1]);
  await people.fault({ kind: "drop-gateway", how: "reconnect", shard: 2 });
  await expect.poll(() => resumed).toEqual([1, 2]);
});

/** What a shard is told that introduces itself. */
async function introduced(shard: number, shards: number): Promise<string | number> {
  const socket = new WebSocket(`${playground.url.replace("http", "ws")}/?v=10&encoding=json`);
  const [hello] = await once(socket, "message");
  expect(JSON.parse(String(hello)).op).toBe(10);
  socket.send(JSON.stringify({ op: 2, d: { token: "any", intents: 0, properties: {}, shard: [shard, shards] } }));
  const [answer] = await once(socket, "message");
  socket.close(1000);
  const { op, t } = JSON.parse(String(answer));
  return t ?? op;
}

const INVALID_SESSION = 9;

it("introductions come five seconds apart, but those of shards with other remainders of 16", async () => {
  await people.limits({ generosity: 1, speed: 0.001 });
  expect(await introduced(0, 32)).toBe("READY");
  expect(await introduced(0, 32)).toBe(INVALID_SESSION);
  expect(await introduced(16, 32)).toBe(INVALID_SESSION);
  expect(await introduced(1, 32)).toBe("READY");
  await people.advance(4_900_000);
  expect(await introduced(0, 32)).toBe(INVALID_SESSION);
  await people.advance(200_000);
  expect(await introduced(0, 32)).toBe("READY");
  // a test need not wait that long
  await people.limits({ generosity: 1000 });
  expect([await introduced(0, 32), await introduced(0, 32)]).toEqual(["READY", "READY"]);
});
