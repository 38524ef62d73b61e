import { readFileSync, writeFileSync } from "node:fs";
import { allImports } from "./imports.ts";
import { picture } from "./rooms.ts";

const file = "docs/architecture.md";
const part = /(<!-- imports -->\n)[\s\S]*?(<!-- \/imports -->)/;

/** The page on architecture as it is, and with the imports as they are. */
export function pages(): { readonly now: string; readonly drawn: string } {
  const now = readFileSync(file, "utf8");
  return {
    now,
    drawn: now.replace(part, (_, begins: string, ends: string) => `${begins}${picture(allImports())}\n${ends}`),
  };
}

export const redraw = (): void => writeFileSync(file, pages().drawn);
