import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";

/**
 * One JSON value a line, only ever added to, and rewritten as short as it can be on each start.
 * A line is with the operating system before anyone is answered, so that killing the process loses nothing;
 * what a kill can leave is half a last line, which is dropped.
 */
export class Journal<Entry> {
  readonly #path: string;
  #file: number | null = null;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#path = join(folder, "world.jsonl");
  }

  read(): Entry[] {
    if (!existsSync(this.#path)) return [];
    const entries: Entry[] = [];
    for (const line of readFileSync(this.#path, "utf8").split("\n")) {
      if (line === "") continue;
      try {
        entries.push(JSON.parse(line) as Entry);
      } catch {
        // Half written when the process was killed: nobody was ever told of it.
      }
    }
    return entries;
  }

  /** Starts a fresh file that says the same in fewer lines; the old one stays until the new one is whole. */
  begin(entries: Iterable<Entry>): void {
    const lines = [...entries].map((entry) => `${JSON.stringify(entry)}\n`);
    writeFileSync(`${this.#path}.new`, lines.join(""));
    renameSync(`${this.#path}.new`, this.#path);
    this.#file = openSync(this.#path, "a");
  }

  add(entry: Entry): void {
    if (this.#file !== null) writeSync(this.#file, `${JSON.stringify(entry)}\n`);
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }
}
