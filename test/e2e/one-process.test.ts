import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PlaygroundClient } from "../../src/playground/client.ts";
import { type Playground, startPlayground } from "../../src/playground/index.ts";
import { Witness } from "../openapi/witness.ts";
import { temporaryFolder } from "../store/temporary.ts";
import { startedBot } from "./started-bot.ts";

let playground: Playground;
let folder: string;
let witness: Witness;

beforeEach(async () => {
  folder = temporaryFolder();
  witness = new Witness();
  const dataFolder = join(folder, "playground");
  playground = await startPlayground({ port: 0, dataFolder, acknowledgeWithinMs: 6_000, witness: witness.see });
});
afterEach(async () => {
  await playground.close();
  expect([...witness.violations.keys()]).toEqual([]);
});

test("F8: a second process on the same file is refused, and told which one has it", async () => {
  const first = startedBot(playground, folder);
  await first.ready;
  const second = await startedBot(playground, folder).ended;
  expect(second.status).toBe(1);
  expect(second.said).toMatch(
    /^DATABASE_URL is "file:.*", which cannot be used: process \d+ on \S+ has had it since \S+\.$/,
  );
  expect(second.said).toContain(`process ${first.pid} `);
  // a lock is the system's: whatever a process dies of, the next can start
  first.end("SIGKILL");
  expect((await first.ended).status).toBe("SIGKILL");
  const third = startedBot(playground, folder);
  await third.ready;
  third.end();
  expect((await third.ended).status).toBe(0);
});

test("F10: a database that is deleted under the bot ends it, and nothing is acknowledged into nothing", async () => {
  const bot = startedBot(playground, folder);
  await bot.ready;
  const people = new PlaygroundClient(playground.url);
  const at = { person: "anna", channel: "table-one", settle: true };
  await people.run({ ...at, command: "game new", options: { title: "red-sea", seat: "us" } });
  rmSync(join(folder, "bot.db"));
  await people.run({ ...at, command: "game leave", settle: false });
  const { status, said } = await bot.ended;
  expect(status).toBe(1);
  expect(said).toContain("deleted or replaced");
  const posts = await people.messages({ person: "anna", channel: "table-one" });
  expect(JSON.stringify(posts)).not.toContain("gave up");
});
