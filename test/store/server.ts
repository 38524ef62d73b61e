import { openDatabase } from "../../src/store/database.ts";
import { startPostgres } from "../processes/postgres.ts";
import { dropDatabase, nameOf, newDatabase } from "./databases.ts";

/** Before the tests on PostgreSQL: a server, and a database from which theirs are copied. */
export default async function setup(): Promise<() => Promise<void>> {
  // another project has been here
  if (process.env.TEST_DATABASE_TEMPLATE !== undefined) return async () => {};
  const postgres = await startPostgres();
  if (typeof postgres === "string") {
    if (process.env.CI === "true") throw new Error(postgres);
    console.warn(`The tests on PostgreSQL are skipped: ${postgres}`);
    return async () => {};
  }
  process.env.TEST_DATABASE_URL = postgres.url;
  const template = await newDatabase();
  await (await openDatabase(template)).close();
  process.env.TEST_DATABASE_TEMPLATE = nameOf(template);
  return async () => {
    await dropDatabase(template);
    await postgres.stop();
  };
}
