import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlQuery } from "@prisma/driver-adapter-utils";
import Sqlite from "better-sqlite3";
import { databaseFile, isServer } from "../../src/store/index.ts";

/** How a statement looks for something in one table. */
export interface Look {
  readonly table: string;
  /** The columns that an index is asked for, as in `gameId=? AND index<?`; nothing where all of it is gone through. */
  readonly by: string;
  /** What the database itself says. */
  readonly plan: string;
}

/** A database that says how it would do what it is asked. */
interface Planner {
  readonly looks: (statement: SqlQuery) => Promise<Look[]>;
  readonly close: () => Promise<void>;
}

export const planner = (url: string): Promise<Planner> => (isServer(url) ? onServer(url) : inFile(url));

/** As in `SEARCH main.Outbox USING INDEX … (gameId=? AND kind=?)`. */
const looking = /^(?:SCAN|SEARCH) (?:main\.)?(?<table>\w+)(?: USING .*?\((?<by>[^()]*)\))?/;

async function inFile(url: string): Promise<Planner> {
  const database = new Sqlite(databaseFile(url) ?? "", { readonly: true });
  return {
    looks: async ({ sql, args }) =>
      database
        .prepare<null[], { readonly detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
        .all(...args.map(() => null))
        .flatMap(({ detail: plan }) => {
          const { table, by = "" } = looking.exec(plan)?.groups ?? {};
          return table === undefined ? [] : [{ table, by, plan }];
        }),
    close: async () => void database.close(),
  };
}

/** A step of a plan of PostgreSQL's. */
interface Step {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Index Cond"?: string;
  readonly "TID Cond"?: string;
  readonly Plans?: readonly Step[];
}

/**
 * Planned as it would be done, with what the server knows of its tables: it chooses among indices by what is in them. Only to read a
 * short table as a whole, because that is quicker yet, is forbidden, so that it happens where no index serves.
 */
async function onServer(url: string): Promise<Planner> {
  const database = await new PrismaPg({ connectionString: url, max: 1, idleTimeoutMillis: 0 }).connect();
  for (const way of ["seqscan", "hashjoin", "mergejoin"]) await database.executeScript(`SET enable_${way} = off`);
  return {
    looks: async ({ sql, args, argTypes }) => {
      const { rows } = await database.queryRaw({ sql: `EXPLAIN (FORMAT JSON) ${sql}`, args, argTypes });
      const [first] = rows;
      const text = first?.[0];
      const plans = (typeof text === "string" ? JSON.parse(text) : text) as readonly { readonly Plan: Step }[];
      return plans.flatMap(({ Plan }) => looksOf(Plan));
    },
    close: () => database.dispose(),
  };
}

/** A condition on an index, as in `(("gameId" = 'x'::text) AND (index < 7))`, or `(id = ANY ('{a,b}'::text[]))`. */
const comparison = /\(\(?"?(\w+)"?\)?(?:::\w+)? (<|>|=)/g;

function looksOf(step: Step, above?: string): Look[] {
  const { "Node Type": kind, "Relation Name": own, "Index Name": index, Plans: below = [] } = step;
  const condition = step["Index Cond"] ?? step["TID Cond"] ?? "";
  // what finds the rows of a bitmap stands below it
  const table = kind === "Bitmap Index Scan" ? above : kind === "Bitmap Heap Scan" ? undefined : own;
  const by = [...condition.matchAll(comparison)].map(([, column, sign]) => `${column}${sign}?`).join(" AND ");
  const plan = [kind, table, ...(index === undefined ? [] : ["by", index, condition])].join(" ");
  const look = table === undefined || !kind.endsWith("Scan") ? [] : [{ table, by, plan }];
  return [...look, ...below.flatMap((each) => looksOf(each, own))];
}
