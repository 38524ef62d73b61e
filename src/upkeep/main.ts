import { config } from "dotenv";
import { readEnvironment } from "../environment.ts";
import { openStore } from "../store/index.ts";
import { backup } from "./backup.ts";
import { progressOn } from "./progress.ts";
import { restore } from "./restore.ts";
import { verifyStore } from "./verify-store.ts";

/** npm run backup -- FILE, npm run restore -- FILE [--replace], npm run verify-store [-- --running] */
config({ quiet: true });
const [command, ...given] = process.argv.slice(2);
const flags = given.filter((word) => word.startsWith("--"));
const [file] = given.filter((word) => !word.startsWith("--"));
const { databaseUrl: url } = readEnvironment(process.env);
const progress = progressOn(process.stderr);

try {
  process.exitCode = await carryOut();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function carryOut(): Promise<number> {
  const isKnown = (allowed: readonly string[]) => flags.every((flag) => allowed.includes(flag));
  if (command === "backup" && file !== undefined && isKnown([])) {
    const { games, bytes } = await backup(url, file, progress);
    console.log(`${file} has ${games} games in ${bytes} bytes, and every one of them was loaded from it.`);
    return 0;
  }
  if (command === "restore" && file !== undefined && isKnown(["--replace"])) {
    const { games, kept } = await restore(file, url, progress, { replace: flags.includes("--replace") });
    console.log(`${games} games are restored${kept === null ? "" : `; what was there before is ${kept}`}.`);
    return 0;
  }
  if (command === "verify-store" && file === undefined && isKnown(["--running"])) {
    const store = await openStore({ url });
    try {
      const { differences, ...found } = await verifyStore(store, { running: flags.includes("--running"), progress });
      for (const { game, answer, what } of differences)
        console.log(`${game}${answer === null ? "" : `, answer ${answer}`}: ${what}`);
      console.log(JSON.stringify({ ...found, differences: differences.length }));
      return differences.length === 0 ? 0 : 1;
    } finally {
      await store.close();
    }
  }
  console.error("usage: npm run backup -- FILE | restore -- FILE [--replace] | verify-store [-- --running]");
  return 2;
}
