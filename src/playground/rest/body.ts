import type { IncomingMessage } from "node:http";
import { refuse } from "../errors.ts";
import { isObject, type Json } from "../json.ts";
import type { Upload } from "../posting.ts";

const maxBody = 32 * 1024 * 1024;

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      // Read to the end in any case: whoever is still sending hears no answer.
      if (size <= maxBody) chunks.push(chunk);
    }
  } catch {
    throw refuse.cutShort();
  }
  if (size > maxBody) throw refuse.tooLarge();
  return Buffer.concat(chunks);
}

interface Body {
  /** As it was sent; `undefined` if nothing was. */
  readonly json: unknown;
  readonly payload: Json;
  readonly list: readonly unknown[] | null;
  readonly files: readonly Upload[];
}

/** JSON, or `payload_json` and `files[n]` in a multipart body. */
export async function parseBody(bytes: Buffer, contentType: string): Promise<Body> {
  if (!contentType.startsWith("multipart/form-data")) return { ...parsed(bytes.toString("utf8")), files: [] };
  const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": contentType } })
    .formData()
    .catch(() => Promise.reject(refuse.badForm()));
  const files: Upload[] = [];
  let text = "{}";
  for (const [name, value] of form) {
    if (typeof value === "string") {
      if (name === "payload_json") text = value;
      continue;
    }
    files.push({
      field: /^files\[(\d+)\]$/.exec(name)?.[1] ?? String(files.length),
      filename: value.name,
      contentType: typeOf(value.name, value.type),
      bytes: new Uint8Array(await value.arrayBuffer()),
    });
  }
  return { ...parsed(text), files };
}

function parsed(text: string): Omit<Body, "files"> {
  if (text.trim() === "") return { json: undefined, payload: {}, list: null };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse.badJson();
  }
  if (Array.isArray(value)) return { json: value, payload: {}, list: value };
  if (!isObject(value)) throw refuse.badJson();
  return { json: value, payload: value, list: null };
}

const types: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  json: "application/json; charset=utf-8",
  txt: "text/plain; charset=utf-8",
};

/** A bot often leaves the type out; Discord then goes by the name. */
function typeOf(filename: string, said: string): string {
  const byName = types[filename.split(".").at(-1)?.toLowerCase() ?? ""];
  return byName ?? (said || "application/octet-stream");
}
