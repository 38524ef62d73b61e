import type { VisibleEntry } from "../../../engine/index.ts";
import type { Say } from "../../../i18n/vocabulary.ts";

const JOINT = " · ";

/** Entries that open a line; all others go on with the present one. */
const headings: ReadonlySet<string> = new Set([
  "play",
  "phase",
  "decade",
  "display",
  "drawn",
  "hand.discarded",
  "order",
  "automatic",
  "table-talk",
  "early-card",
]);

/** Entries of one kind in a row are told as one list. */
const lists: Readonly<Record<string, { readonly as: string; readonly item: string }>> = {
  unrest: { as: "unrests", item: "unrest.item" },
  standard: { as: "standards", item: "standard.item" },
  build: { as: "builds", item: "place.item" },
  dismantle: { as: "dismantles", item: "place.item" },
  "run-down": { as: "run-downs", item: "place.item" },
};

/** The entries of a move as lines: one per card played and one per phase of the end of a decade. */
export function gather(entries: readonly VisibleEntry[], say: Say): string[] {
  const lines: string[][] = [];
  const told = entries.filter(({ key }) => key !== "forced" && key !== "assigned");
  for (let at = 0; at < told.length; ) {
    const { key, args } = told[at] as VisibleEntry;
    const list = lists[key];
    const run = list === undefined ? 1 : runLength(told, at);
    const part = list === undefined ? say(key, args) : listed(told.slice(at, at + run), list, say);
    const line = lines.at(-1);
    if (line === undefined || headings.has(key)) lines.push([part]);
    else if (part !== "") line.push(part);
    at += run;
  }
  return lines.map((parts) => capitalised(parts.join(JOINT)));
}

function runLength(entries: readonly VisibleEntry[], from: number): number {
  const key = entries[from]?.key;
  let end = from;
  while (entries[end]?.key === key) end++;
  return end - from;
}

function listed(entries: readonly VisibleEntry[], { as, item }: { as: string; item: string }, say: Say): string {
  return say(as, { list: entries.map(({ args }) => say(item, args)).join(", ") });
}

const capitalised = (line: string): string => line.slice(0, 1).toUpperCase() + line.slice(1);
