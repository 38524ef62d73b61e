import type { VisibleEntry } from "../../../engine/index.ts";
import type { Say } from "../../../i18n/vocabulary.ts";

const JOINT = " · ";

/** Entries that open a line; all others go on with the present one. */
const headings: ReadonlySet<string> = new Set([
  "play",
  "phase",
  "decade",
  "display",
  "display.part",
  "order",
  "automatic",
  "table-talk",
  "early-card",
]);

/** Entries that open a line where no card is being played. */
const ofHands: ReadonlySet<string> = new Set(["drawn", "hand.discarded"]);

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
  const lines: { readonly heading: string; readonly parts: string[] }[] = [];
  const told = withoutDetours(entries.filter(({ key }) => key !== "forced" && key !== "assigned"));
  for (let at = 0; at < told.length; ) {
    const { key, args } = told[at] as VisibleEntry;
    const list = lists[key];
    const run = list === undefined ? 1 : runLength(told, at);
    const part = list === undefined ? say(key, args) : listed(told.slice(at, at + run), list, say);
    const line = lines.at(-1);
    const opens = headings.has(key) || (ofHands.has(key) && line?.heading !== "play");
    if (line === undefined || opens) lines.push({ heading: key, parts: [part] });
    else line.parts.push(part);
    at += run;
  }
  return lines.map(({ parts }) => capitalised(parts.join(JOINT)));
}

/** Several steps of one marker, or several changes of unrest in one province, in a row are one. */
function withoutDetours(entries: readonly VisibleEntry[]): VisibleEntry[] {
  const told: VisibleEntry[] = [];
  for (const entry of entries) {
    const last = told.at(-1);
    if (last === undefined || !goesOn(last, entry)) told.push(entry);
    else told[told.length - 1] = { key: entry.key, args: { ...entry.args, from: last.args.from ?? null } };
  }
  return told;
}

const goesOn = (last: VisibleEntry, { key, args }: VisibleEntry): boolean =>
  (key === "track" || key === "unrest") &&
  last.key === key &&
  last.args.track === args.track &&
  last.args.province === args.province &&
  last.args.to === args.from;

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
