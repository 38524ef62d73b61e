import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PlaygroundClient } from "../../src/playground/client.ts";
import { newFolder } from "./setup.ts";

let folder: string;
let running: ChildProcess[];
beforeEach(() => {
  folder = newFolder();
  running = [];
});
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** What `npm start` runs, without a token; its address, once the bot is there. */
async function start(): Promise<{ child: ChildProcess; url: string; ms: number }> {
  const began = performance.now();
  const env = {
    ...process.env,
    DISCORD_TOKEN: "",
    DATABASE_URL: `file:${join(folder, "bot.db")}`,
    PLAYGROUND_FOLDER: join(folder, "playground"),
    PLAYGROUND_PORT: "0",
  };
  const child = spawn(process.execPath, ["src/start.mjs"], { env, stdio: ["ignore", "pipe", "inherit"] });
  running.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /runs at (\S+)\/$/.exec(line)?.[1];
    if (url !== undefined) return { child, url, ms: performance.now() - began };
  }
  throw new Error("It never said where it runs");
}

/** The largest part of it that is not ours: the measure of a machine that is busy with other things. */
async function loadingDiscordJs(): Promise<number> {
  const began = performance.now();
  await once(spawn(process.execPath, ["-e", "import('discord.js')"]), "exit");
  return performance.now() - began;
}

async function end(child: ChildProcess): Promise<unknown> {
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  return (await gone)[0];
}

test("the page is there within five seconds, boards are painted, and a restart loses nothing", async () => {
  const first = await start();
  if (first.ms > 5000) expect(first.ms).toBeLessThan(4 * (await loadingDiscordJs()));
  expect(await (await fetch(first.url)).text()).toContain("<title>Dead Drop</title>");
  const people = new PlaygroundClient(first.url);
  const at = { channel: "table-one", settle: true };
  await people.run({ ...at, person: "anna", command: "game new", options: { seat: "us" } });
  await people.run({ ...at, person: "boris", command: "game join" });
  await people.run({ ...at, person: "anna", command: "game start" });
  const { message } = await people.run({ ...at, person: "boris", command: "game board", settleMs: 60_000 });
  const png = await people.download(message?.attachments[0]?.url ?? "");
  expect(Buffer.from(png).subarray(1, 4).toString()).toBe("PNG");
  expect(await end(first.child)).toBe(0);

  const second = await start();
  const again = new PlaygroundClient(second.url);
  const texts = await again.messages({ person: "chen", channel: "table-one" });
  expect(JSON.stringify(texts)).toContain("Seed hash");
  expect((await again.run({ ...at, person: "anna", command: "hand" })).kind).not.toBe("none");
  expect(await end(second.child)).toBe(0);
});
