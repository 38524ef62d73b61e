import { setTimeout as sleep } from "node:timers/promises";
import { isDriverAdapterError } from "@prisma/driver-adapter-utils";
import type { Database, StoreLog } from "./database.ts";
import { postgresqlDialect } from "./dialect.ts";
import type { PrismaClient } from "./generated/sqlite/client.ts";
import { migrateServer } from "./migrate.ts";
import { type Timing, timed } from "./timed.ts";

interface ServerOptions {
  readonly log: StoreLog | undefined;
  readonly timing: Timing | undefined;
}

/** How many connections a process opens at most. */
const CONNECTIONS = 10;

/** How long a transaction waits for a connection while all are in use, and how long it may take: as a crowd may make it. */
const WAIT_MS = 60_000;

/** How often a transaction that had to give way to another is run again. */
const TRIES = 5;

/**
 * A database of PostgreSQL. Transactions run beside each other, at the server's usual isolation: what keeps two from both winning
 * is that the first statement of each writes, and so takes the lock of the row, under the condition that it is as it was read.
 */
export async function openServer(url: string, { log, timing }: ServerOptions): Promise<Database> {
  // a bundle would load at once what it can see to be needed
  const { PrismaPg } = await import("@prisma/adapter-pg");
  const { PrismaClient: Client } = await import("./generated/postgresql/client.ts");
  const unwell = (error: Error) => log?.warn({ why: error.message }, "a connection to the database was lost");
  const connect = (max: number) =>
    new PrismaPg(
      { connectionString: url, max, connectionTimeoutMillis: WAIT_MS, keepAlive: true },
      { onPoolError: unwell, onConnectionError: unwell },
    );
  await migrateServer(connect(1), log).catch((error: unknown) => {
    throw inWords(error);
  });
  const transactionOptions = { maxWait: WAIT_MS, timeout: WAIT_MS };
  const adapter = connect(CONNECTIONS);
  const open = adapter.connect.bind(adapter);
  adapter.connect = async () => {
    const connected = await open();
    timed(connected, timing);
    return connected;
  };
  const postgresql = new Client({ adapter, transactionOptions });
  // made from one model: whatever can be asked of the client for SQLite can be asked of this one
  const client = postgresql as object as PrismaClient;
  await mustBeDurable(client).catch(async (error: unknown) => {
    await client.$disconnect();
    throw error;
  });
  return {
    read: client,
    dialect: postgresqlDialect,
    write: (work) => givingWay(() => client.$transaction(work)),
    writeAll: (statements) => givingWay(() => client.$transaction(statements(client))),
    note: (statement) => statement(client),
    close: () => client.$disconnect(),
  };
}

/** What is acknowledged must be on the disk. */
async function mustBeDurable(client: PrismaClient): Promise<void> {
  const [setting] = await client.$queryRaw<{ value: string }[]>`
    SELECT current_setting('synchronous_commit') AS "value"`;
  if (setting?.value === "off")
    throw new Error("synchronous_commit is off there, so that moves could be lost; it must be on");
}

/** Why nothing can be done with a server, for whoever has set its address. */
function inWords(error: unknown): unknown {
  if (!isDriverAdapterError(error)) return error;
  const { cause } = error;
  switch (cause.kind) {
    case "DatabaseNotReachable":
      return new Error(`nothing answers at ${cause.host ?? "that host"}:${cause.port ?? 5432}`);
    case "AuthenticationFailed":
      return new Error(`the server does not let ${cause.user ?? "that user"} in with that password`);
    case "DatabaseDoesNotExist":
      return new Error(`there is no database ${cause.db ?? "of that name"} on that server`);
    case "DatabaseAccessDenied":
      return new Error(`that user may not use the database ${cause.db ?? "of that name"}`);
    default:
      return new Error(cause.originalMessage ?? error.message);
  }
}

/** Whether two transactions stood in each other's way, and this one had to give way: it can be run again. */
const isInTheWay = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "P2034";

async function givingWay<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isInTheWay(error)) throw error;
      await sleep(Math.random() * 20 * tries);
    }
  }
}
