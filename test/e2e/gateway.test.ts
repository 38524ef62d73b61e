import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PlaygroundClient } from "../../src/playground/client.ts";
import { type Playground, startPlayground } from "../../src/playground/index.ts";
import { Witness } from "../openapi/witness.ts";
import { temporaryFolder } from "../store/temporary.ts";
import { startedBot } from "./started-bot.ts";

let playground: Playground;
let people: PlaygroundClient;
let folder: string;
let witness: Witness;

beforeEach(async () => {
  folder = temporaryFolder();
  witness = new Witness();
  const dataFolder = join(folder, "playground");
  playground = await startPlayground({ port: 0, dataFolder, acknowledgeWithinMs: 20_000, witness: witness.see });
  people = new PlaygroundClient(playground.url);
});
afterEach(async () => {
  await playground.close();
  expect([...witness.violations.keys()]).toEqual([]);
});

const started = (more: Readonly<Record<string, string>> = {}) => startedBot(playground, folder, more);

const commandsSeen = async () =>
  (await people.commands({ person: "anna", channel: "table-one" })).map(({ name }) => name);

test.each([
  [4004, "AuthenticationFailed"],
  [4014, "DisallowedIntents"],
])("D8, F11: closed with %i the bot says so and ends with status 1", async (code, name) => {
  const { ready, ended } = started();
  await ready;
  await people.fault({ kind: "drop-gateway", code });
  expect(await ended).toEqual({
    status: 1,
    said: `Discord has closed the connection for good (${code}: ${name}).`,
  });
});

test("D9: commands that somebody has taken away are back after a start", async () => {
  const first = started();
  await first.ready;
  const before = await commandsSeen();
  expect(before).toContain("game");
  first.end();
  await first.ended;
  const headers = { authorization: `Bot ${playground.token}`, "content-type": "application/json" };
  const address = `${playground.api}/v10/applications/${playground.applicationId}/commands`;
  await fetch(address, { method: "PUT", headers, body: "[]" });
  expect(await commandsSeen()).toEqual([]);
  const second = started();
  await second.ready;
  expect(await commandsSeen()).toEqual(before);
  second.end();
  expect((await second.ended).status).toBe(0);
});

test("D16: commands are registered to one server where that is wanted", async () => {
  const { ready, ended, end } = started({ DISCORD_GUILD: playground.guildId });
  await ready;
  const headers = { authorization: `Bot ${playground.token}` };
  const address = `${playground.api}/v10/applications/${playground.applicationId}`;
  const registered = async (route: string) => ((await (await fetch(route, { headers })).json()) as unknown[]).length;
  expect(await registered(`${address}/commands`)).toBe(0);
  expect(await registered(`${address}/guilds/${playground.guildId}/commands`)).toBeGreaterThan(8);
  end();
  await ended;
});
