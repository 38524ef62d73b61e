import type { VisibleEntry } from "../../../engine/index.ts";
import { capitalised } from "../../../i18n/capitals.ts";
import type { Say } from "../../../i18n/game-messages.ts";
import { hasHappened, isTold, sections, sums } from "./chapters.ts";
import type { LogKey, StoryKey } from "./keys.ts";

const JOINT = " · ";

/** Entries that open a line; all others go on with the present one. */
const headings: ReadonlySet<string> = new Set<LogKey>([
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
const ofHands: ReadonlySet<string> = new Set<LogKey>(["drawn", "hand.discarded"]);

interface List {
  readonly as: StoryKey;
  readonly item: StoryKey;
}

/** Entries of one kind in a row are told as one list. */
const lists: Readonly<Record<string, List>> = {
  unrest: { as: "unrests", item: "unrest.item" },
  standard: { as: "standards", item: "standard.item" },
  "standard.sector": { as: "standards", item: "standard.sector.item" },
  build: { as: "builds", item: "place.item" },
  dismantle: { as: "dismantles", item: "place.item" },
  "run-down": { as: "run-downs", item: "place.item" },
} satisfies Partial<Record<LogKey, List>>;

type Counting = (run: readonly VisibleEntry[], say: Say) => string;

/** Entries of one kind in a row that are told with their number. */
const counted: Readonly<Record<string, Counting>> = {
  lost: (run, say) => say("lost", { icon: severalOf(run.map(({ args }) => String(args.icon))) }),
  dove: (run, say) => {
    const { args } = run.at(-1) as VisibleEntry;
    return run.length === 1 ? say("dove", args) : say("doves", { ...args, count: run.length });
  },
  "socialists.exchange": (run, say) => {
    const list = run.map(({ args }) =>
      say("unrest.item", { ...args, from: Number(args.unrest) + 1, to: args.unrest ?? null }),
    );
    return say("socialists.exchange", { count: run.length, list: list.join(", ") });
  },
  drawn: (run, say) => together(run, say, "drawn", "drawn.each"),
  "hand.discarded": (run, say) => together(run, say, "hand.discarded", "hand.discarded.each"),
} satisfies Partial<Record<LogKey, Counting>>;

/** Seats that draw or discard the same number are told at once, but for cards that the reader knows. */
function together(run: readonly VisibleEntry[], say: Say, one: StoryKey, each: StoryKey): string {
  const groups = new Map<string, VisibleEntry[]>();
  for (const entry of run) {
    const { seat, count, cards } = entry.args;
    const group = String(cards === undefined || cards === null ? count : seat);
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  const words = [...groups.values()].map(([first, ...others]) => {
    if (first === undefined || others.length === 0) return say(one, first?.args ?? {});
    return say(each, {
      seats: [first, ...others].map(({ args }) => String(args.seat)),
      count: first.args.count ?? null,
    });
  });
  return words.join(JOINT);
}

/** Icons, with their number where there are several of one kind. */
function severalOf(icons: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const icon of icons) counts.set(icon, (counts.get(icon) ?? 0) + 1);
  return [...counts].map(([icon, count]) => (count === 1 ? icon : `${count}x:${icon}`));
}

/** Entries of a phase that open a line, besides its sums: what is decided on them. */
const findings: ReadonlySet<string> = new Set<LogKey>([
  "flight.wall",
  "prestige.box",
  "comparison.across",
  "socialists.gained",
  "socialists.lost",
  "dominance.box",
  "income",
]);

/** The entries of a move as lines: one for each card played, a few for each phase of the end of a decade. */
export function gather(entries: readonly VisibleEntry[], say: Say, event?: string): string[] {
  const told = opened(withoutDetours(unwoven(entries.filter(isTold))));
  const [first, ...others] = sections(told).flatMap((section) => {
    const parts = partsOf(section, say);
    if (section[0]?.key !== "phase") return linesOf(parts, opensLine);
    // a short post each time the other side chooses
    if (section[0].args.again) return linesOf(parts, opensLineOfRest);
    return hasHappened(section) ? linesOf(parts, opensLineOfPhase) : linesOf(parts, () => false);
  });
  // behind the name of the card that goes on the line has begun
  return first === undefined ? [] : [event === undefined ? capitalised(first) : first, ...others.map(capitalised)];
}

/** What begins with a phase says of which decade, unless that stands above it. */
const opened = ([first, ...others]: readonly VisibleEntry[]): readonly VisibleEntry[] =>
  first === undefined
    ? []
    : [first.key === "phase" ? { ...first, args: { opens: true, ...first.args } } : first, ...others];

interface Part {
  readonly key: string;
  readonly words: string;
  /** As what its action does it: the line goes on with a list of that. */
  readonly does?: StoryKey | undefined;
}

const doings: Readonly<Record<string, StoryKey>> = {
  build: "builds",
  "raise-standard": "standards",
  "remove-unrest": "unrests",
};

function partsOf(entries: readonly VisibleEntry[], say: Say): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < entries.length; ) {
    const { key, args } = entries[at] as VisibleEntry;
    const length = lists[key] === undefined && counted[key] === undefined ? 1 : runLength(entries, at);
    const run = entries.slice(at, at + length);
    if (key === "decade" && args.over !== undefined)
      parts.push({ key: "decade.over", words: say("decade.over", args) });
    const before = parts.at(-1);
    const as = lists[key]?.as;
    if (as !== undefined && before?.does === as)
      parts[parts.length - 1] = { key: before.key, words: `${before.words}: ${itemsOf(run, say)}` };
    else if (as !== undefined) parts.push({ key, words: say(as, { list: itemsOf(run, say) }) });
    else if (key === "build.none" && before?.does === "builds")
      parts[parts.length - 1] = { key: before.key, words: `${before.words}: ${say("build.none", args)}` };
    else if (key === "play") parts.push({ key, words: say(key, args), does: doings[String(args.action)] });
    else parts.push({ key, words: counted[key]?.(run, say) ?? say(key, args) });
    at += length;
  }
  return parts;
}

const itemsOf = (run: readonly VisibleEntry[], say: Say): string =>
  run.flatMap(({ key, args }) => (lists[key] === undefined ? [] : say(lists[key].item, args))).join(", ");

/** What may be told in another order than it came in: neither makes the other possible. */
const woven: ReadonlySet<string> = new Set<LogKey>(["unrest", "standard", "standard.sector", "build"]);

/** In a row of these those of one kind stand together: a living standard and the unrest that goes with it change by turns. */
function unwoven(entries: readonly VisibleEntry[]): VisibleEntry[] {
  const told: VisibleEntry[] = [];
  for (const entry of entries) {
    const start = told.findLastIndex(({ key }) => !woven.has(key)) + 1;
    const last = woven.has(entry.key)
      ? told.findLastIndex((each, at) => at >= start && lists[each.key]?.as === lists[entry.key]?.as)
      : -1;
    told.splice(last < 0 ? told.length : last + 1, 0, entry);
  }
  return told;
}

type Opens = (part: Part, line: readonly Part[]) => boolean;

const opensLine: Opens = ({ key }, [first]) =>
  headings.has(key) || (ofHands.has(key) && first !== undefined && first.key !== "play" && !ofHands.has(first.key));

const opensLineOfPhase: Opens = ({ key }, [first]) => sums.has(key) || findings.has(key) || first?.key === "phase";

const opensLineOfRest: Opens = ({ key }) => sums.has(key) || findings.has(key);

function linesOf(parts: readonly Part[], opens: Opens): string[] {
  const lines: Part[][] = [];
  for (const part of parts) {
    const line = lines.at(-1);
    if (line === undefined || opens(part, line)) lines.push([part]);
    else line.push(part);
  }
  return lines.map((line) => sentence(line.map(({ words }) => words)));
}

/** Only the first word of a line has a capital: names at the beginning of a part stand in bold or italics. */
const sentence = (parts: readonly string[]): string =>
  parts.map((part) => part.slice(0, 1).toLowerCase() + part.slice(1)).join(JOINT);

/** Several steps of one marker, or several changes of unrest or living standard in one province, in a row are one. */
function withoutDetours(entries: readonly VisibleEntry[]): VisibleEntry[] {
  const told: VisibleEntry[] = [];
  for (const entry of entries) {
    const last = told.at(-1);
    if (last === undefined || !goesOn(last, entry)) told.push(entry);
    else
      told[told.length - 1] = { key: entry.key, args: { ...last.args, ...entry.args, from: last.args.from ?? null } };
  }
  return told;
}

const goesOn = (last: VisibleEntry, { key, args }: VisibleEntry): boolean =>
  (key === "track" || key === "unrest" || key === "standard") &&
  last.key === key &&
  last.args.track === args.track &&
  last.args.province === args.province &&
  last.args.to === args.from;

/** How many of the same kind follow each other; of doves those that turn the same way. */
function runLength(entries: readonly VisibleEntry[], from: number): number {
  const { key, args } = entries[from] as VisibleEntry;
  const isSame = (entry: VisibleEntry | undefined) =>
    lists[key] === undefined
      ? entry?.key === key && entry.args.up === args.up
      : lists[entry?.key ?? ""]?.as === lists[key].as;
  let end = from;
  while (isSame(entries[end])) end++;
  return end - from;
}
