import { once } from "node:events";
import { Client, Events, GatewayIntentBits as Intent } from "discord.js";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import type { PlaygroundOptions } from "../../src/playground/index.ts";
import { refusal, type Scene, setTheScene } from "./setup.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await setTheScene({ heartbeatMs: 500, identifiesPerDay: 20 } satisfies Partial<PlaygroundOptions>);
});
afterEach(() => scene.people.clearFaults());
afterAll(() => scene.end());

/** A bot written by hand: what it sends first, and how it ends. */
async function closedAfter(...payloads: object[]): Promise<number> {
  const socket = new WebSocket(`${scene.playground.url.replace("http", "ws")}/?v=10&encoding=json`);
  await once(socket, "message");
  for (const payload of payloads) socket.send(JSON.stringify(payload));
  const [code] = await once(socket, "close");
  return code;
}

const identify = (d: object = {}) => ({
  op: 2,
  d: { token: scene.playground.token, intents: 1, properties: {}, ...d },
});

const remaining = async (): Promise<number> => {
  const headers = { authorization: `Bot ${scene.playground.token}` };
  const response = await fetch(`${scene.playground.api}/v10/gateway/bot`, { headers });
  const { session_start_limit } = (await response.json()) as { session_start_limit: { remaining: number } };
  return session_start_limit.remaining;
};

describe("the gateway refuses", () => {
  it.each([
    ["no JSON at all", 4002, [[]]],
    ["what there is not", 4001, [{ op: 99 }]],
    ["requests of nobody", 4003, [{ op: 8, d: {} }]],
    ["a bad token", 4004, [{ op: 2, d: { token: "bad-token", intents: 1 } }]],
    ["a bad token that resumes", 4004, [{ op: 6, d: { token: "bad-token", session_id: "a", seq: 1 } }]],
    ["intents that there are not", 4013, [{ op: 2, d: { token: "any", intents: 2 ** 40 } }]],
    ["privileged intents", 4014, [{ op: 2, d: { token: "any", intents: Intent.GuildMembers } }]],
    ["chatter", 4008, Array.from({ length: 121 }, () => ({ op: 1, d: null }))],
    ["silence", 4009, [{ op: 2, d: { token: "any", intents: 1 } }]],
  ])("%s with %i", async (_, code, payloads) => {
    expect(await closedAfter(...payloads)).toBe(code);
  });

  it("privileged intents, and a real client says so", async () => {
    const bot = new Client({ intents: [Intent.Guilds, Intent.GuildMembers], rest: { api: scene.playground.api } });
    expect(await refusal(bot.login(scene.playground.token))).toMatchObject({ text: "Used disallowed intents" });
    await bot.destroy();
  });
});

describe("a real client", () => {
  it("leaves a connection whose heartbeats are not answered, and resumes", async () => {
    const resumed = new Promise((resolve) => scene.bot.once(Events.ShardResume, resolve));
    const lost = new Promise((resolve) => scene.bot.once(Events.ShardReconnecting, resolve));
    await scene.people.fault({ kind: "no-heartbeats", on: true });
    await lost;
    await scene.people.fault({ kind: "no-heartbeats", on: false });
    await resumed;
  });

  it("ends with 4004 when its token is taken away", async () => {
    const other = await setTheScene();
    const ended = new Promise<{ code: number }>((resolve) => other.bot.once(Events.ShardDisconnect, resolve));
    await other.people.fault({ kind: "revoked-token", on: true });
    expect(await refusal(other.bot.guilds.fetch())).toMatchObject({ status: 401 });
    await other.people.fault({ kind: "drop-gateway" });
    expect((await ended).code).toBe(4004);
    await other.end();
  });
});

describe("introductions", () => {
  it("are counted, and begin anew the next day", async () => {
    const before = await remaining();
    expect(before).toBeLessThan(20);
    await closedAfter(identify());
    expect(await remaining()).toBe(before - 1);
    await scene.people.advance(24 * 3_600_000);
    expect(await remaining()).toBe(20);
  });

  it("one too many costs the token, and all that is connected", async () => {
    await scene.people.fault({ kind: "identifies-left", left: 0 });
    const late = new Client({ intents: [Intent.Guilds], rest: { api: scene.playground.api } });
    expect((await refusal(late.login(scene.playground.token))).text).toContain("Not enough sessions remaining");
    await late.destroy();
    const ended = new Promise<{ code: number }>((resolve) => scene.bot.once(Events.ShardDisconnect, resolve));
    expect(await closedAfter(identify())).toBe(4004);
    expect((await ended).code).toBe(4004);
    expect(await closedAfter(identify())).toBe(4004);
  });
});
