import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment, WrongVariable } from "../src/environment.ts";
import { temporaryFolder } from "./store/temporary.ts";

const token = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs";

test("nothing has to be set", () => {
  expect(readEnvironment({ DISCORD_TOKEN: "", LOG_LEVEL: " ", PLAYGROUND_PORT: "" })).toEqual({
    token: null,
    discordApi: null,
    discordGuild: null,
    databaseUrl: "file:data/playground.db",
    deletionsFile: null,
    shards: "auto",
    watch: null,
    playgroundPort: 4600,
    playgroundFolder: "data/playground",
    logLevel: "warn",
    pictures: true,
    computerWaitMs: 0,
  });
  expect(readEnvironment({ DISCORD_TOKEN: ` ${token}\n` })).toMatchObject({
    token,
    databaseUrl: "file:data/dead-drop.db",
    logLevel: "info",
  });
});

test("pictures are switched on and off by any of the usual words", () => {
  const pictures = (word: string) => readEnvironment({ PICTURES: word }).pictures;
  expect(["on", "true", "1", "yes", "Yes", "ON"].map(pictures)).toEqual([true, true, true, true, true, true]);
  expect(["off", "false", "0", "no", "False", " off "].map(pictures)).toEqual([
    ...[false, false, false],
    ...[false, false, false],
  ]);
});

test.each([
  ["PLAYGROUND_PORT", "abc", `PLAYGROUND_PORT is "abc"; it may be a port from 1 to 65535, or 0 for a free one.`],
  ["PLAYGROUND_PORT", "65536", `PLAYGROUND_PORT is "65536"; it may be a port from 1 to 65535, or 0 for a free one.`],
  ["PLAYGROUND_PORT", "-1", `PLAYGROUND_PORT is "-1"; it may be a port from 1 to 65535, or 0 for a free one.`],
  ["DISCORD_API", "discord", `DISCORD_API is "discord"; it may be an address, as in https://discord.com/api.`],
  ["DISCORD_GUILD", "mine", `DISCORD_GUILD is "mine"; it may be the id of a server, a number.`],
  ["LOG_LEVEL", "loud", `LOG_LEVEL is "loud"; it may be fatal, error, warn, info, debug, trace or silent.`],
  [
    "LOG_LEVEL",
    "constructor",
    `LOG_LEVEL is "constructor"; it may be fatal, error, warn, info, debug, trace or silent.`,
  ],
  ["PICTURES", "maybe", `PICTURES is "maybe"; it may be on, off, true, false, yes, no, 1 or 0.`],
  ["HTTP_PORT", "http", `HTTP_PORT is "http"; it may be a port from 1 to 65535, or 0 for a free one.`],
  ["HTTP_HOST", "a b", `HTTP_HOST is "a b"; it may be an address of this machine, as in 0.0.0.0.`],
  [
    "DATABASE_URL",
    "nonsense",
    `DATABASE_URL is "nonsense"; it may be a file, as in file:data/dead-drop.db, or a database of PostgreSQL, as in postgresql://user:password@host:5432/name.`,
  ],
  ["SHARDS", "many", `SHARDS is "many"; it may be auto, or a number from 1 to 100000.`],
  ["SHARDS", "0", `SHARDS is "0"; it may be auto, or a number from 1 to 100000.`],
  ["SHARD_COUNT", "-2", `SHARD_COUNT is "-2"; it may be a number from 1 to 100000.`],
  ["SHARD_IDS", "0-3", "SHARD_IDS needs SHARD_COUNT, the number of all shards."],
  [
    "DATABASE_URL",
    "file:",
    `DATABASE_URL is "file:"; it may be a file, as in file:data/dead-drop.db, or a database of PostgreSQL, as in postgresql://user:password@host:5432/name.`,
  ],
])("%s=%s is refused", (name, value, line) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(new WrongVariable(line));
});

test("computers wait 20 seconds on Discord and not at all in the playground, unless told", () => {
  const wait = (variables: Record<string, string>) => readEnvironment(variables).computerWaitMs;
  expect([{}, { DISCORD_TOKEN: "abc" }, { COMPUTER_WAIT: "5" }].map(wait)).toEqual([0, 20_000, 5000]);
  expect(() => wait({ COMPUTER_WAIT: "soon" })).toThrow('COMPUTER_WAIT is "soon"; it may be seconds, from 0 to 3600.');
});

test("whoever watches asks this machine alone, unless another address is given", () => {
  expect(readEnvironment({ HTTP_PORT: "9100" }).watch).toEqual({ host: "127.0.0.1", port: 9100 });
  expect(readEnvironment({ HTTP_PORT: "9100", HTTP_HOST: "::" }).watch).toEqual({ host: "::", port: 9100 });
  expect(readEnvironment({ HTTP_HOST: "0.0.0.0" }).watch).toBeNull();
});

test("shards are counted, or named with their number", () => {
  const shards = (variables: Readonly<Record<string, string>>) => readEnvironment(variables).shards;
  expect([shards({ SHARDS: "AUTO" }), shards({ SHARDS: "" })]).toEqual(["auto", "auto"]);
  expect(shards({ SHARDS: "3" })).toEqual({ ids: [0, 1, 2], of: 3 });
  expect(shards({ SHARD_COUNT: "2" })).toEqual({ ids: [0, 1], of: 2 });
  expect(shards({ SHARD_IDS: "3, 0-1,2", SHARD_COUNT: "4" })).toEqual({ ids: [0, 1, 2, 3], of: 4 });
  const DATABASE_URL = "postgresql://bot@host/games";
  expect(shards({ SHARD_IDS: "0,3", SHARD_COUNT: "4", DATABASE_URL })).toEqual({ ids: [0, 3], of: 4 });
});

test.each([
  ["0-4", "4", `SHARD_IDS is "0-4"; it may be numbers below SHARD_COUNT (4), as in 0-3 or 0,2,5-7.`],
  ["3-1", "4", `SHARD_IDS is "3-1"; it may be numbers below SHARD_COUNT (4), as in 0-3 or 0,2,5-7.`],
  ["0;1", "4", `SHARD_IDS is "0;1"; it may be numbers below SHARD_COUNT (4), as in 0-3 or 0,2,5-7.`],
  ["0-1", "4", "SHARD_IDS must be all of them on a file: several processes share a database of PostgreSQL."],
])("SHARD_IDS=%s of SHARD_COUNT=%s is refused", (ids, count, line) => {
  expect(() => readEnvironment({ SHARD_IDS: ids, SHARD_COUNT: count })).toThrow(new WrongVariable(line));
  expect(() => readEnvironment({ SHARDS: "2", SHARD_COUNT: count })).toThrow(
    new WrongVariable("SHARDS is for all of them: with SHARD_IDS and SHARD_COUNT leave it out."),
  );
});

test("everything that is wrong is told at once, on one line", () => {
  expect(() => readEnvironment({ LOG_LEVEL: "loud\nnoise", PICTURES: "?" })).toThrow(
    /^LOG_LEVEL is "loud noise"; [^\n]*\. PICTURES is "\?"; [^\n]*\.$/,
  );
});

test("no token and no password is shown, wherever it was written", () => {
  const told = (variables: Readonly<Record<string, string>>) => {
    try {
      readEnvironment(variables);
    } catch (error) {
      return String(error);
    }
    return "nothing";
  };
  expect(told({ DISCORD_TOKEN: `Bot ${token}` })).toContain(
    "DISCORD_TOKEN is something that is not shown here; it may be",
  );
  expect(told({ DISCORD_TOKEN: "a token", LOG_LEVEL: "a token" })).not.toContain("a token");
  expect(told({ SHARDS: token })).not.toContain("ZnCjm1");
  expect(told({ PLAYGROUND_PORT: token })).not.toContain("ZnCjm1");
  expect(told({ DATABASE_URL: "mysql://me:pass@host/db" })).toContain(`DATABASE_URL is "mysql://…@host/db"; it may`);
});

/** What `npm start` says and leaves when it cannot start. */
function failed(variables: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  const env = {
    ...process.env,
    DISCORD_TOKEN: "",
    DATABASE_URL: `file:${join(folder, "bot.db")}`,
    PLAYGROUND_FOLDER: join(folder, "playground"),
    PLAYGROUND_PORT: "0",
    ...variables,
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["src/start.mjs"], {
    env,
    encoding: "utf8",
    timeout: 60_000,
  });
  return { status, said: `${stdout}${stderr}` };
}

test("a wrong value ends the start with one line", () => {
  expect(failed({ PLAYGROUND_PORT: "abc" })).toEqual({
    status: 1,
    said: `PLAYGROUND_PORT is "abc"; it may be a port from 1 to 65535, or 0 for a free one.\n`,
  });
});

test("so does one that is well written and cannot be used", async () => {
  const folder = temporaryFolder();
  expect(failed({ DATABASE_URL: `file:${folder}` })).toEqual({
    status: 1,
    said: `DATABASE_URL is "file:${folder}", which cannot be used: unable to open database file.\n`,
  });
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  const { status, said } = failed({ PLAYGROUND_PORT: `${port}` });
  other.close();
  expect(status).toBe(1);
  expect(said).toMatch(/^PLAYGROUND_PORT is "\d+", which cannot be used: listen EADDRINUSE[^\n]*\.\n$/);
});
