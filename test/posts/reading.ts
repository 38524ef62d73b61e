import type { SeenMessage } from "../../src/playground/client.ts";
import { componentsOf } from "../e2e/person.ts";

/** Everything that a message says: its texts, buttons and menus, one to a line. */
function linesOf(message: SeenMessage): string[] {
  const labels: string[] = [];
  const lines = [message.content];
  for (const each of componentsOf(message)) {
    if (typeof each.content === "string") lines.push(...each.content.split("\n"));
    if (each.type === 2) labels.push(String(each.label));
    if (each.type === 3) lines.push(`<${String(each.placeholder)}>`, ...valuesOf(each.options));
  }
  return [...lines, ...(labels.length === 0 ? [] : [`[${labels.join("] [")}]`])].filter((line) => line.trim() !== "");
}

const valuesOf = (options: unknown): string[] =>
  (options as { readonly label: string; readonly description?: string }[]).map(({ label, description }) =>
    description === undefined ? `  - ${label}` : `  - ${label} | ${description}`,
  );

/** Writes a game down as it is read: a post that a later one has taken the place of is not. */
export class Reading {
  private readonly seen = new Set<string>();
  private parts: { readonly id?: string; readonly lines: readonly string[] }[] = [];

  /** A post to everybody: all of it, in its place. */
  post(message: SeenMessage): void {
    this.parts.push({ id: message.id, lines: ["", ...linesOf(message)] });
  }

  gone(id: string): void {
    this.parts = this.parts.filter((part) => part.id !== id);
  }

  /** What one person alone reads; what was read before is left out. */
  aside(name: string, message: SeenMessage): void {
    const fresh = linesOf(message).filter((line) => !this.seen.has(line));
    for (const line of fresh) this.seen.add(line);
    if (fresh.length > 0) this.parts.push({ lines: fresh.map((line) => `    ${name}: ${line}`) });
  }

  print(): void {
    for (const { lines } of this.parts) console.log(lines.join("\n"));
    this.parts = [];
  }
}
