import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const at = (name: string): string => fileURLToPath(new URL(`./page/${name}`, import.meta.url));

interface Served {
  readonly type: string;
  readonly body: Promise<string>;
}

/** Nothing from elsewhere, nothing inline, and no frame around it. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

let served: ReadonlyMap<string, Served> | null = null;

/** Made when somebody first looks: scripts and tests need no page. */
function pages(): ReadonlyMap<string, Served> {
  served ??= new Map<string, Served>([
    ["/", { type: "text/html; charset=utf-8", body: readFile(at("index.html"), "utf8") }],
    ["/page/page.js", { type: "text/javascript; charset=utf-8", body: bundle("main.ts") }],
    ["/page/page.css", { type: "text/css; charset=utf-8", body: bundle("styles/index.css") }],
    ["/page/icon.svg", { type: "image/svg+xml", body: readFile(at("icon.svg"), "utf8") }],
  ]);
  return served;
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [at(entry)],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

/** Answers for the page and its parts; false when the path is none of them. */
export async function servePage(path: string, response: ServerResponse): Promise<boolean> {
  if (path !== "/" && !path.startsWith("/page/")) return false;
  const page = pages().get(path);
  if (page === undefined) return false;
  const body = await page.body;
  response.writeHead(200, {
    "content-type": page.type,
    "cache-control": "no-cache",
    "content-security-policy": policy,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
  response.end(body);
  return true;
}
