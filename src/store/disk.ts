import { type FileHandle, open } from "node:fs/promises";

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

/** The write-ahead log of a database, which holds all that was committed and not yet moved into its file. */
export class WriteAheadLog {
  private file: Promise<FileHandle> | null = null;

  constructor(private readonly database: string) {}

  async flush(): Promise<void> {
    this.file ??= open(`${this.database}-wal`, "r+");
    await (await this.file).datasync();
  }

  async close(): Promise<void> {
    await (await this.file)?.close();
  }
}
