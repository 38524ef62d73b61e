import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** What `npm start` runs, without a token, in a folder of its own. */
export class Started {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static async in(folder: string): Promise<Started> {
    const env = {
      ...process.env,
      DISCORD_TOKEN: "",
      DATABASE_URL: `file:${join(folder, "bot.db")}`,
      PLAYGROUND_FOLDER: join(folder, "playground"),
      PLAYGROUND_PORT: "0",
    };
    const child = spawn(process.execPath, ["src/start.mjs"], { env, stdio: ["ignore", "pipe", "inherit"] });
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /runs at (\S+)\/$/.exec(line)?.[1];
      if (url !== undefined) return new Started(child, url);
    }
    throw new Error("It never said where it runs");
  }

  /** Asks it to leave; with what it left. */
  async end(): Promise<unknown> {
    if (this.child.exitCode !== null) return this.child.exitCode;
    const gone = once(this.child, "exit");
    this.child.kill("SIGTERM");
    return (await gone)[0];
  }
}
