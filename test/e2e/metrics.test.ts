import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Watch } from "../../src/watch.ts";
import type { Person } from "./person.ts";
import { Scene } from "./scene.ts";

const watch = new Watch();
let scene: Scene;
let anna: Person;
let boris: Person;
let url: string;

beforeAll(async () => {
  scene = await Scene.set({ seed: "metrics", meter: watch.meter });
  [anna, boris] = [scene.person("anna"), scene.person("chen")];
  url = await watch.open({ host: "127.0.0.1", port: 0 }, scene.store);
});
afterAll(async () => {
  await watch.close();
  await scene.end();
});

const asked = async (path: string): Promise<[status: number, text: string]> => {
  const response = await fetch(`${url}${path}`);
  return [response.status, await response.text()];
};

/** What one line of the counts says. */
async function counted(line: string): Promise<number> {
  const [, text] = await asked("/metrics");
  const found = text.split("\n").find((each) => each.startsWith(`${line} `));
  if (found === undefined) throw new Error(`Nothing is said of ${line}`);
  return Number(found.slice(line.length));
}

test("it lives, and is ready when it plays on Discord", async () => {
  expect(await asked("/healthz")).toEqual([200, "alive\n"]);
  expect(await asked("/readyz")).toEqual([503, "lacks discord\n"]);
  watch.bot = scene.bot;
  expect(await asked("/readyz")).toEqual([200, "ready\n"]);
});

test("what is done is counted by kind and outcome, with its times", async () => {
  await scene.play(anna, boris);
  expect(await counted(`dead_drop_interactions_total{kind="command",outcome="answered"}`)).toBe(3);
  expect(await counted(`dead_drop_acknowledgement_seconds_count{kind="command"}`)).toBe(3);
  expect(await counted(`dead_drop_answer_seconds_count{kind="command"}`)).toBe(3);
  // joined and started
  expect(await counted("dead_drop_moves_total")).toBe(2);
  await anna.run("ts influence", { where: "atlantis" });
  expect(await counted(`dead_drop_interactions_total{kind="command",outcome="refused"}`)).toBe(1);
  await anna.offered("ts influence", "where");
  expect(await counted(`dead_drop_interactions_total{kind="completion",outcome="answered"}`)).toBe(1);
  await anna.pressLabel(await anna.lastPost(), "My Hand");
  expect(await counted(`dead_drop_interactions_total{kind="component",outcome="answered"}`)).toBe(1);
  expect(await counted(`dead_drop_database_seconds_count{what="statement"}`)).toBeGreaterThan(20);
  expect(await counted(`dead_drop_database_seconds_count{what="commit"}`)).toBeGreaterThan(2);
});

test("how things stand is told: shards, what waits, the event loop", async () => {
  await scene.calm();
  expect(await counted(`dead_drop_shards{state="ready"}`)).toBe(1);
  expect(await counted(`dead_drop_shards{state="connecting"}`)).toBe(0);
  expect(await counted("dead_drop_outbox_waiting")).toBe(0);
  expect(await counted("dead_drop_lease_seconds")).toBe(0);
  watch.lease = { secondsLeft: 7.5 };
  expect(await counted("dead_drop_lease_seconds")).toBe(7.5);
  expect(await counted("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
  const { id, channelId, guildId } = await scene.game();
  await scene.people.forbid("table-one", "SendMessages");
  await scene.store.post([{ kind: "time-out", to: { channelId }, payload: { game: id, users: [] } }], new Date(), {
    id,
    guildId,
  });
  await expect.poll(() => counted("dead_drop_outbox_waiting")).toBeGreaterThan(0);
  await scene.people.clearFaults();
});

test("nobody is named: no ids, no names, no secrets", async () => {
  const { secret, commitment } = await scene.game();
  const [, text] = await asked("/metrics");
  for (const name of ["anna", "chen", "table-one", scene.playground.token, secret ?? "-", commitment ?? "-"])
    expect(text.toLowerCase()).not.toContain(name.toLowerCase());
  expect(text).not.toMatch(/\b1180000000000000\d{3}\b/);
});

test("nothing else is answered, and a port that is taken is refused", async () => {
  expect((await asked("/"))[0]).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: "POST" })).status).toBe(405);
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as { port: number };
  const second = new Watch();
  await expect(second.open({ host: "127.0.0.1", port }, scene.store)).rejects.toMatchObject({ code: "EADDRINUSE" });
  other.close();
});
