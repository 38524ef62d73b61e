import { statSync } from "node:fs";
import { type FileHandle, open, stat } from "node:fs/promises";

/**
 * Waits until what has been written is on the disk. SQLite would do so at every commit and keep everything else waiting
 * meanwhile; here all that was committed while the disk was busy is waited for together, beside other work.
 */
export class Disk {
  private running: Promise<void> | null = null;
  private next: Promise<void> | null = null;

  constructor(private readonly flush: () => Promise<void>) {}

  /** Whatever was committed before this is called is safe when it resolves. */
  safe(): Promise<void> {
    // a flush that has begun may have begun too early
    this.next ??= (this.running ?? Promise.resolve()).then(() => {
      this.next = null;
      const flushed = this.flush();
      this.running = flushed.catch(() => {});
      return flushed;
    });
    return this.next;
  }
}

/** The file that is written to is not the one of that name any more: nobody would find again what is written now. */
export class Gone extends Error {
  override readonly name = "Gone";
}

/** The write-ahead log of a database, which holds all that was committed and not yet moved into its file. */
export class WriteAheadLog {
  private file: Promise<FileHandle> | null = null;
  private readonly inode: number;

  constructor(private readonly database: string) {
    this.inode = statSync(database).ino;
  }

  /** Throws `Gone` if the database was deleted or replaced under the process. */
  async flush(): Promise<void> {
    this.file ??= open(`${this.database}-wal`, "r+");
    const [, inode] = await Promise.all([(await this.file).datasync(), this.inodeNow()]);
    if (inode !== this.inode) throw new Gone("The database file was deleted or replaced");
  }

  private async inodeNow(): Promise<number | null> {
    return stat(this.database).then(
      ({ ino }) => ino,
      () => null,
    );
  }

  async close(): Promise<void> {
    await (await this.file)?.close();
  }
}
