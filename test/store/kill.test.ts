import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { databaseIn } from "./databases.ts";
import { newGame, numberOf, open, reload, temporaryFolder, waiting } from "./temporary.ts";

const mover = new URL("mover.ts", import.meta.url).pathname;

/** Runs the mover, kills it in the middle, and returns the last move it told of. */
async function moveAndKill(url: string, id: string, moves: number): Promise<number> {
  const child = spawn(process.execPath, ["--import", "tsx", mover, url, id], { stdio: ["ignore", "pipe", "inherit"] });
  let told = "";
  const gone = new Promise((resolve) => child.on("close", resolve));
  const enough = new Promise<void>((resolve) => {
    child.stdout.on("data", (chunk) => {
      told += chunk;
      if (told.split("\n").length > moves) resolve();
    });
  });
  await Promise.race([enough, gone]);
  await sleep(Math.random() * 10);
  child.kill("SIGKILL");
  await gone;
  const lines = told.split("\n").slice(0, -1);
  return Number(lines[lines.length - 1]);
}

test("a process killed in the middle of its moves has lost none that it told of, and halved none", async () => {
  const folder = temporaryFolder();
  const url = await databaseIn(folder);
  const first = await open(folder);
  const { id } = await newGame(first);
  await first.close();
  for (const moves of [7, 31]) {
    const last = await moveAndKill(url, id, moves);
    const store = await open(folder);
    const game = await reload(store, id);
    const n = game.answered;
    expect(n).toBeGreaterThanOrEqual(last + 1);
    expect(n).toBeLessThanOrEqual(last + 2);
    expect(game).toMatchObject({ version: n, recorded: n, logged: n, saved: JSON.stringify({ n }) });
    const all = Array.from({ length: n }, (_, i) => i);
    expect((await store.answers(id)).map(({ option }) => Number(option))).toEqual(all);
    expect((await store.log(id, 0, n + 9)).map(({ index }) => index)).toEqual(all);
    expect((await store.checkpoints(id)).map(({ label }) => label?.args.n)).toEqual(all);
    expect((await waiting(store)).map(numberOf)).toEqual(all);
    await store.close();
  }
});
