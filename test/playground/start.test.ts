import { rmSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PlaygroundClient } from "../../src/playground/client.ts";
import { newFolder } from "./setup.ts";
import { Started } from "./started.ts";

let folder: string;
const running: Started[] = [];
beforeEach(() => {
  folder = newFolder();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.end()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<Started> {
  const started = await Started.in(folder);
  running.push(started);
  return started;
}

test("the page is there, boards are painted, and a restart loses nothing", async () => {
  const first = await start();
  expect(await (await fetch(first.url)).text()).toContain("<title>Dead Drop</title>");
  const people = new PlaygroundClient(first.url);
  const at = { channel: "table-one", settle: true };
  await people.run({ ...at, person: "anna", command: "game new", options: { seat: "us", thread: false } });
  await people.run({ ...at, person: "boris", command: "game join" });
  await people.run({ ...at, person: "anna", command: "game start" });
  await people.run({ ...at, person: "boris", command: "game board", settleMs: 60_000 });
  // on a busy computer the words come first
  const board = async () =>
    (await people.messages({ person: "boris", channel: at.channel })).at(-1)?.attachments[0]?.url;
  await expect.poll(board).toBeDefined();
  const png = await people.download((await board()) ?? "");
  expect(Buffer.from(png).subarray(1, 4).toString()).toBe("PNG");
  expect(await first.end()).toBe(0);

  const second = await start();
  const again = new PlaygroundClient(second.url);
  const texts = await again.messages({ person: "chen", channel: "table-one" });
  expect(JSON.stringify(texts)).toContain("Hash of the bot’s secret");
  expect((await again.run({ ...at, person: "anna", command: "hand" })).kind).not.toBe("none");
  expect(await second.end()).toBe(0);
});
