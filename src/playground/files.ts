import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StoredAttachment } from "./message.ts";

/** How many files are still served after their message has let go of them. */
const mostFormer = 100;

/** The bytes of attachments, one file each, named by id alone so that no name from outside reaches the disk. */
export class AttachmentFiles {
  readonly #folder: string;
  readonly #former = new Map<string, StoredAttachment>();

  constructor(folder: string) {
    this.#folder = join(folder, "attachments");
    mkdirSync(this.#folder, { recursive: true });
  }

  write(id: string, bytes: Uint8Array): void {
    writeFileSync(join(this.#folder, id), bytes);
  }

  read(id: string): Buffer | null {
    const path = join(this.#folder, id);
    return existsSync(path) ? readFileSync(path) : null;
  }

  /** Discord serves what was replaced or deleted for a while: who has just been shown it may still be fetching it. */
  letGo(attachments: readonly StoredAttachment[]): void {
    for (const attachment of attachments) this.#former.set(attachment.id, attachment);
    const tooMany = [...this.#former.keys()].slice(0, Math.max(0, this.#former.size - mostFormer));
    for (const id of tooMany) this.#former.delete(id);
    this.#remove(tooMany);
  }

  former(id: string): StoredAttachment | undefined {
    return this.#former.get(id);
  }

  /** Drops files whose message was never written, or is gone. */
  keepOnly(ids: readonly string[]): void {
    const wanted = new Set(ids);
    this.#remove(readdirSync(this.#folder).filter((name) => !wanted.has(name)));
  }

  #remove(ids: readonly string[]): void {
    for (const id of ids) rmSync(join(this.#folder, id), { force: true });
  }
}

/** Width and height from the first bytes of a PNG, a JPEG or a WebP; Discord sends them with every picture. */
export function sizeOfImage(bytes: Uint8Array): { width: number; height: number } | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.length > 24 && view.readUInt32BE(0) === 0x89504e47)
    return { width: view.readUInt32BE(16), height: view.readUInt32BE(20) };
  if (view.length > 30 && view.toString("latin1", 0, 4) === "RIFF" && view.toString("latin1", 8, 12) === "WEBP")
    return sizeOfWebp(view);
  if (view.length > 4 && view.readUInt16BE(0) === 0xffd8) return sizeOfJpeg(view);
  return null;
}

function sizeOfWebp(view: Buffer): { width: number; height: number } | null {
  switch (view.toString("latin1", 12, 16)) {
    case "VP8X":
      return { width: view.readUIntLE(24, 3) + 1, height: view.readUIntLE(27, 3) + 1 };
    case "VP8L": {
      const bits = view.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case "VP8 ":
      return { width: view.readUInt16LE(26) & 0x3fff, height: view.readUInt16LE(28) & 0x3fff };
    default:
      return null;
  }
}

function sizeOfJpeg(view: Buffer): { width: number; height: number } | null {
  let at = 2;
  while (at + 9 < view.length && view[at] === 0xff) {
    const marker = view.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: view.readUInt16BE(at + 5), width: view.readUInt16BE(at + 7) };
    at += 2 + view.readUInt16BE(at + 2);
  }
  return null;
}
