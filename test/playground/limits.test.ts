import { rmSync } from "node:fs";
import { RateLimitError, type TextChannel } from "discord.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newFolder, refusal, type Scene, setTheScene } from "./setup.ts";

const hour = 3_600_000;

let scene: Scene;
beforeAll(async () => {
  scene = await setTheScene();
});
// Discord's own limits, standing still: a test moves the clock itself.
beforeEach(() => scene.people.limits({ generosity: 1, speed: 0.001, globalPerSecond: 50, invalidRequests: 10_000 }));
afterAll(() => scene.end());

const channel = { one: "1180000000000000302", two: "1180000000000000303" } as const;

async function call(method: string, path: string, body?: object) {
  const response = await fetch(`${scene.playground.api}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${scene.playground.token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    answer: (text.startsWith("{") ? JSON.parse(text) : {}) as Record<string, unknown>,
    header: (name: string) => response.headers.get(name),
  };
}

const post = (where: string) => call("POST", `/channels/${where}/messages`, { content: "Hi" });

const statuses = async (count: number, ask: () => Promise<{ status: number }>) => {
  const all: number[] = [];
  for (let time = 0; time < count; time++) all.push((await ask()).status);
  return all;
};

describe("a bucket", () => {
  it("is a route in one channel: five posts in five seconds", async () => {
    const first = await post(channel.one);
    expect([first.header("x-ratelimit-limit"), first.header("x-ratelimit-remaining")]).toEqual(["5", "4"]);
    expect(await statuses(4, () => post(channel.one))).toEqual([200, 200, 200, 200]);
    const sixth = await post(channel.one);
    expect(sixth).toMatchObject({ status: 429, answer: { global: false, code: 0 } });
    expect(sixth.header("x-ratelimit-remaining")).toBe("0");
    expect(sixth.header("x-ratelimit-scope")).toBe("user");
    expect(Number(sixth.header("retry-after"))).toBe(sixth.answer.retry_after);
    expect(sixth.header("x-ratelimit-bucket")).toBe(first.header("x-ratelimit-bucket"));
    expect((await post(channel.two)).status).toBe(200);
    expect((await call("GET", `/channels/${channel.one}/messages`)).status).toBe(200);
  });

  it("is empty again when its time is over", async () => {
    expect(await statuses(6, () => post(channel.one))).toContain(429);
    await scene.people.advance(4_999_000);
    expect((await post(channel.one)).status).toBe(429);
    await scene.people.advance(2_000);
    expect((await post(channel.one)).status).toBe(200);
  });

  it("holds back a real client for as long as it lasts, and no longer", async () => {
    await scene.people.limits({ speed: 50 });
    const table = scene.bot.channels.cache.get(channel.two) as TextChannel;
    const sent = await Promise.all(Array.from({ length: 12 }, (_, at) => table.send(`${at}`)));
    expect(sent.map(({ content }) => content)).toEqual(Array.from({ length: 12 }, (_, at) => `${at}`));
  });

  it("a name can be changed twice in ten minutes, whatever else is changed", async () => {
    const made = await scene.people.makeChannel({ name: "thread", kind: "thread", parent: "table-one" });
    const change = (body: object) => call("PATCH", `/channels/${made.id}`, body);
    expect(await statuses(3, () => change({ name: "New" }))).toEqual([200, 200, 429]);
    expect((await change({ auto_archive_duration: 60 })).status).toBe(200);
  });
});

describe("the whole bot", () => {
  it("may ask fifty times a second, answers to interactions aside", async () => {
    await scene.people.limits({ globalPerSecond: 3 });
    const where = [channel.one, channel.two];
    expect(await statuses(3, () => post(where.reverse()[0] ?? ""))).toEqual([200, 200, 200]);
    const over = await post(channel.one);
    expect(over).toMatchObject({ status: 429, answer: { global: true } });
    expect([over.header("x-ratelimit-global"), over.header("x-ratelimit-scope")]).toEqual(["true", "global"]);
    scene.on(async (interaction) => {
      if (!interaction.isRepliable()) return;
      await interaction.reply("At once");
      await interaction.followUp("And more");
    });
    const { message } = await scene.people.run({ person: "anna", channel: "welcome", command: "plain" });
    expect(message?.content).toBe("At once");
    expect(scene.errors).toEqual([]);
  });

  it("is shut out after too many calls in vain, without a word of JSON", async () => {
    await scene.people.limits({ invalidRequests: 3 });
    await scene.people.forbid("table-one", "SendMessages");
    expect(await statuses(4, () => post(channel.one))).toEqual([403, 403, 403, 403]);
    const shut = await call("GET", "/users/@me");
    expect([shut.status, shut.text, shut.header("x-ratelimit-scope")]).toEqual([429, "error code: 1015", null]);
    expect(Number(shut.header("retry-after"))).toBeGreaterThan(0);
    await scene.people.clearFaults();
    expect((await post(channel.two)).status).toBe(429);
    await scene.people.advance(hour * 1000);
    expect((await post(channel.two)).status).toBe(200);
  });

  it("asking for what is not there is not in vain", async () => {
    await scene.people.limits({ invalidRequests: 1, generosity: 10 });
    expect(await statuses(5, () => call("GET", "/channels/1"))).toEqual([404, 404, 404, 404, 404]);
  });
});

describe("a post older than an hour", () => {
  it("can be edited three times in twenty seconds in its channel, and then it is 30046", async () => {
    const [one, two] = [(await post(channel.one)).answer.id, (await post(channel.two)).answer.id];
    const edit = (where: string, id: unknown) => call("PATCH", `/channels/${where}/messages/${id}`, { content: "Now" });
    expect(await statuses(5, () => edit(channel.one, one))).toEqual([200, 200, 200, 200, 200]);
    await scene.people.advance(hour + 1000);
    await scene.people.limits({});
    expect(await statuses(3, () => edit(channel.one, one))).toEqual([200, 200, 200]);
    const fourth = await edit(channel.one, one);
    expect(fourth).toMatchObject({ status: 429, answer: { code: 30046, global: false } });
    // it is not the bucket that is full
    expect(fourth.header("x-ratelimit-remaining")).toBe("1");
    expect((await edit(channel.two, two)).status).toBe(200);
  });

  it("reaches a client that does not want to wait as such", async () => {
    const table = scene.bot.channels.cache.get(channel.two) as TextChannel;
    const old = await table.send("Old");
    await scene.people.advance(hour + 1000);
    await scene.people.limits({});
    scene.bot.rest.options.rejectOnRateLimit = ["/channels"];
    for (const time of ["1", "2", "3"]) await old.edit(time);
    await expect(old.edit("4")).rejects.toBeInstanceOf(RateLimitError);
    scene.bot.rest.options.rejectOnRateLimit = null;
  });
});

describe("time that passes", () => {
  it("ends what tokens and nonces are good for", async () => {
    const table = scene.bot.channels.cache.get(channel.one) as TextChannel;
    await scene.people.limits({ generosity: 1000, speed: 1 });
    const once = { content: "Once", nonce: "nonce", enforceNonce: true };
    const first = await table.send(once);
    expect((await table.send(once)).id).toBe(first.id);
    await scene.people.advance(6 * 60_000);
    expect((await table.send(once)).id).not.toBe(first.id);
    let later: Promise<unknown> = Promise.resolve();
    scene.on(async (interaction) => {
      if (!interaction.isRepliable()) return;
      await interaction.reply("Soon");
      await scene.people.advance(16 * 60_000);
      later = refusal(interaction.followUp("Late"));
    });
    await scene.people.run({ person: "anna", channel: "welcome", command: "plain" });
    await expect.poll(() => later).toMatchObject({ code: 50027 });
  });

  it("does not go back when Discord comes back", async () => {
    const folder = newFolder();
    const first = await setTheScene({ dataFolder: folder });
    const once = { content: "Once", nonce: "nonce", enforceNonce: true };
    const send = ({ bot }: Scene) => (bot.channels.cache.get(channel.one) as TextChannel).send(once);
    const { id } = await send(first);
    await first.people.advance(6 * 60_000);
    await first.end();
    const second = await setTheScene({ dataFolder: folder });
    expect((await send(second)).id).not.toBe(id);
    await second.end();
    rmSync(folder, { recursive: true, force: true });
  });
});
