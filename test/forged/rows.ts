import { createHash } from "node:crypto";
import Database from "better-sqlite3";

/** Everything that is stored, looked at from beside the bot. */
export class Rows {
  private readonly database: Database.Database;
  private version: unknown;
  private hash: string;

  constructor(url: string) {
    this.database = new Database(url.replace(/^file:/, ""), { readonly: true });
    this.version = this.written();
    this.hash = this.hashed();
  }

  /** Whether any row of any table is another than when this was last asked. */
  haveChanged(): boolean {
    const version = this.written();
    // SQLite counts commits of others: without one there is nothing to compare
    if (version === this.version) return false;
    this.version = version;
    const before = this.hash;
    this.hash = this.hashed();
    return this.hash !== before;
  }

  close(): void {
    this.database.close();
  }

  private written(): unknown {
    return this.database.pragma("data_version", { simple: true });
  }

  private hashed(): string {
    const hash = createHash("sha256");
    const tables = this.database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").pluck();
    for (const table of tables.all())
      for (const row of this.database.prepare(`SELECT * FROM "${table}" ORDER BY rowid`).raw().iterate())
        hash.update(`${table} ${JSON.stringify(row)}\n`);
    return hash.digest("hex");
  }
}
