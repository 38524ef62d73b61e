import type { Args, VisibleEntry } from "../../../engine/index.ts";
import type { EngineLogKey, LogKey } from "./keys.ts";

type Matters = (args: Args) => boolean;

const never: Matters = () => false;

/** Entries by which a phase tells its sum, and whether anything comes of it. */
export const sums: ReadonlyMap<string, Matters> = new Map<LogKey, Matters>([
  ["flight", ({ points }: Args) => Number(points) > 0],
  ["prestige.nobody", never],
  ["currency", ({ balance }) => Number(balance) < 0],
  ["police.upkeep", ({ count }) => Number(count) > 0],
  ["standard.kept", never],
  ["comparison.within", never],
  ["comparison.none", never],
  ["police.phase", ({ count }) => Number(count) > 0],
  ["socialists.same", never],
  ["protests", ({ west, east }) => Number(west) + Number(east) > 0],
  ["race.nobody", never],
  ["race.lead", never],
]);

/** What is picked without alternative, and where a factory counts, is not told by itself. */
export const isTold = ({ key }: VisibleEntry): boolean => key !== "forced" && key !== "assigned";

const isHeading = ({ key }: VisibleEntry): boolean => key === "phase" || key === "decade";

/** Entries that belong to no phase, whatever was told before them. */
const apart: ReadonlySet<string> = new Set<LogKey | EngineLogKey>([
  "play",
  "automatic",
  "hand.discarded",
  "table.took-back",
  "fell-back",
]);

/**
 * The end of a decade is told in chapters: one for each phase in which something happened, with the quiet ones after it, and
 * one for the new decade. What goes on with a phase told before is told under its heading.
 */
export function chapters(entries: readonly VisibleEntry[], before: readonly VisibleEntry[]): VisibleEntry[][] {
  const parts: VisibleEntry[][] = [];
  for (const section of sections(headed(entries, before))) {
    const last = parts.at(-1);
    if (last === undefined || hasHappened(section)) parts.push([...section]);
    else last.push(...section);
  }
  return parts;
}

function headed(entries: readonly VisibleEntry[], before: readonly VisibleEntry[]): readonly VisibleEntry[] {
  const [first] = entries;
  const heading = before.findLast((entry) => isHeading(entry) || apart.has(entry.key));
  if (first === undefined || isHeading(first) || apart.has(first.key) || heading?.key !== "phase") return entries;
  return [{ key: "phase", args: { ...heading.args, again: true } }, ...entries];
}

/** A heading with everything under it; what comes before the first one has none. */
export function sections(entries: readonly VisibleEntry[]): VisibleEntry[][] {
  const parts: VisibleEntry[][] = [];
  for (const entry of entries) {
    const last = parts.at(-1);
    if (last === undefined || isHeading(entry)) parts.push([entry]);
    else last.push(entry);
  }
  return parts;
}

export const hasHappened = (section: readonly VisibleEntry[]): boolean =>
  section[0]?.key !== "phase" ||
  section.slice(1).some((entry) => isTold(entry) && (sums.get(entry.key)?.(entry.args) ?? true));
