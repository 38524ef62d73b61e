import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Playground } from "../../src/playground/index.ts";

/** What `npm start` runs, with a token, at a local Discord. */
export function startedBot(playground: Playground, folder: string, more: Readonly<Record<string, string>> = {}) {
  const env = {
    ...process.env,
    DISCORD_TOKEN: playground.token,
    DISCORD_API: playground.api,
    DATABASE_URL: `file:${join(folder, "bot.db")}`,
    LOG_LEVEL: "silent",
    PICTURES: "off",
    ...more,
  };
  const child = spawn(process.execPath, ["src/start.mjs"], { env, stdio: ["ignore", "pipe", "pipe"] });
  const said: string[] = [];
  child.stderr.on("data", (text) => said.push(String(text)));
  return {
    pid: child.pid,
    ready: once(child.stdout, "data"),
    /** With what it left, and what it said about it. */
    ended: once(child, "exit").then(([status, signal]) => ({ status: status ?? signal, said: said.join("").trim() })),
    end: (signal: "SIGTERM" | "SIGKILL" = "SIGTERM") => child.kill(signal),
  };
}
