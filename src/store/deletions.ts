import { randomBytes, type ScryptOptions, scrypt } from "node:crypto";
import { mkdir, open, readFile, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { fileOf, isServer } from "./database.ts";
import { newId } from "./pack.ts";

/** Somebody wanted to be forgotten. */
export interface Deletion {
  readonly id: string;
  readonly at: Date;
  /** A hash that only whoever has the person's id can compare with. */
  readonly person: string;
}

const keyLine = z.object({ format: z.literal(1), key: z.string() });
const deletionLine = z.object({ id: z.string(), at: z.coerce.date(), person: z.string() });

/** The deletions that there have been, and what their hashes are made with. */
interface Deletions {
  readonly key: string;
  readonly all: readonly Deletion[];
}

/**
 * The deletions that there have been, kept beside the database and not in it: a backup from before one does not know it. People
 * stand there as hashes. Ids can be guessed, so that the hash is a slow one; the file is as private as the database.
 */
export class DeletionFile {
  constructor(private readonly path: string) {}

  /** Nothing if there is no such file. Throws if a line cannot be read: somebody would come back who wanted to be forgotten. */
  async read(): Promise<Deletions | null> {
    const [first, ...rest] = wholeLines(await this.text());
    if (first === undefined) return null;
    return {
      key: this.parsed(keyLine, first, 1).key,
      all: rest.map((line, at) => this.parsed(deletionLine, line, at + 2)),
    };
  }

  /** On the disk when it resolves. */
  async add(userId: string, at: Date): Promise<Deletion> {
    const known = await this.read();
    const key = known?.key ?? randomBytes(32).toString("hex");
    const deletion = { id: newId(20), at, person: await personHash(userId, key) };
    const lines = [...(known === null ? [{ format: 1, key }] : []), deletion];
    await mkdir(dirname(this.path), { recursive: true });
    const file = await open(this.path, "a", 0o600);
    try {
      // half a line was never acknowledged
      await file.truncate(Buffer.byteLength(wholeText(await this.text())));
      await file.appendFile(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
      await file.sync();
    } finally {
      await file.close();
    }
    if (known === null) await syncFolder(dirname(this.path));
    return deletion;
  }

  private text(): Promise<string> {
    return textOf(this.path);
  }

  private parsed<Schema extends z.ZodType>(schema: Schema, line: string, number: number): z.output<Schema> {
    try {
      return schema.parse(JSON.parse(line));
    } catch {
      throw new Error(`line ${number} of ${this.path}, which holds who wanted to be forgotten, cannot be read`);
    }
  }
}

/** Where they are kept: beside the file, or for a server in the folder `data`, by what the database is called. */
export const deletionsOf = (url: string): string =>
  `${isServer(url) ? resolve("data", decodeURIComponent(new URL(url).pathname.slice(1)) || "postgres") : fileOf(url)}-deletions`;

/** Copies the deletions to where those of another database are looked for. What stands there already is not written over. */
export async function takeAlong(from: string, to: string): Promise<void> {
  const text = await textOf(from);
  if (text === "" || from === to) return;
  const there = await textOf(to);
  if (there === text) return;
  if (there !== "")
    throw new Error(`${to} holds other deletions than ${from}: put them together by hand, keys and all`);
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, text, { mode: 0o600, flush: true });
}

/** A new file is there for good when its folder says so. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  await folder.sync().finally(() => folder.close());
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}

const wholeText = (text: string): string => text.slice(0, text.lastIndexOf("\n") + 1);

const wholeLines = (text: string): string[] => wholeText(text).split("\n").slice(0, -1);

const slowly = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

export const personHash = async (userId: string, key: string): Promise<string> =>
  (await slowly(userId, key, 32, { N: 1024, r: 8, p: 1 })).toString("hex");
