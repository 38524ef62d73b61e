import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "./database.ts";
import { named } from "./dialect.ts";
import { Prisma } from "./generated/sqlite/client.ts";
import type { Trust } from "./trust.ts";

/** What whoever works on something for a person will ask for. */
export interface Concerned {
  readonly userId: string;
  readonly guildId: string | null;
  readonly memos: readonly string[];
}

/** The tables whose rows are looked at, with what tells their rows apart. */
const keys = { UserSettings: "userId", GuildSettings: "guildId", Memo: "key" } as const;

export type GlancedTable = keyof typeof keys;

/** What is worked on for longer looks at each row again. */
const LASTS_MS = 2000;

/** What stands for a row that is not there. */
const NONE = "";

interface Glance {
  readonly rows: Set<string>;
  readonly until: number;
  marks: Promise<ReadonlyMap<string, string>> | null;
  isOver: boolean;
}

const rowOf = (table: GlancedTable, key: string): string => `${table} ${key}`;

/**
 * Where other processes write too, a row that was read before is believed only as long as it is the same. Whoever works for a person
 * asks once, with one statement, which rows his settings have by now, and reads again only what has changed.
 */
export class Glances {
  private readonly present = new AsyncLocalStorage<Glance>();

  constructor(
    private readonly database: Pick<Database, "read" | "dialect">,
    private readonly trust: Trust,
  ) {}

  /** Work for which one glance is enough. */
  async during<T>({ userId, guildId, memos }: Concerned, work: () => Promise<T>): Promise<T> {
    if (this.trust.time !== null || this.database.dialect.rowVersion === null) return work();
    const glance: Glance = {
      rows: new Set([
        rowOf("UserSettings", userId),
        ...(guildId === null ? [] : [rowOf("GuildSettings", guildId)]),
        ...memos.map((memo) => rowOf("Memo", memo)),
      ]),
      until: performance.now() + LASTS_MS,
      marks: null,
      isOver: false,
    };
    try {
      return await this.present.run(glance, work);
    } finally {
      // what was begun meanwhile and goes on must look for itself
      glance.isOver = true;
    }
  }

  /** What changes with a row whenever that is written; nothing if no glance is for it. */
  async markOf(table: GlancedTable, key: string): Promise<string | undefined> {
    const glance = this.present.getStore();
    const isFor = glance !== undefined && !glance.isOver && glance.rows.has(rowOf(table, key));
    if (!isFor || performance.now() > glance.until) return undefined;
    glance.marks ??= this.look(glance.rows);
    return (await glance.marks).get(rowOf(table, key)) ?? NONE;
  }

  /** A row was written here: what was seen of it before says nothing. */
  doubt(table: GlancedTable, key: string): void {
    this.present.getStore()?.rows.delete(rowOf(table, key));
  }

  private async look(rows: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
    const { read, dialect } = this.database;
    const looks = (Object.keys(keys) as GlancedTable[]).flatMap((table) => {
      const wanted = [...rows].flatMap((row) => (row.startsWith(`${table} `) ? row.slice(table.length + 1) : []));
      if (wanted.length === 0) return [];
      const key = named(keys[table]);
      return Prisma.sql`SELECT ${table} || ' ' || ${key} AS "row", ${dialect.rowVersion} AS "mark"
        FROM ${named(table)} WHERE ${key} IN (${Prisma.join(wanted)})`;
    });
    const found = await read.$queryRaw<{ row: string; mark: string }[]>(Prisma.join(looks, " UNION ALL "));
    return new Map(found.map(({ row, mark }) => [row, mark]));
  }
}
