/** Discord's Markdown as a tree; pure, so that it can be tested without a browser. */
export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong" | "em" | "underline" | "strike" | "spoiler"; readonly inside: readonly Inline[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "link"; readonly url: string; readonly inside: readonly Inline[] }
  | { readonly kind: "person" | "channel" | "role"; readonly id: string }
  | { readonly kind: "command"; readonly name: string }
  | { readonly kind: "everyone"; readonly text: string }
  | { readonly kind: "emoji"; readonly name: string }
  | { readonly kind: "time"; readonly seconds: number; readonly style: string };

export type Block =
  | { readonly kind: "paragraph"; readonly lines: readonly (readonly Inline[])[] }
  | { readonly kind: "heading"; readonly level: 1 | 2 | 3; readonly inside: readonly Inline[] }
  | { readonly kind: "subtext"; readonly inside: readonly Inline[] }
  | { readonly kind: "quote"; readonly inside: readonly Block[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly start: number; readonly items: readonly Item[] };

interface Item {
  readonly inside: readonly Inline[];
  readonly below: readonly Block[];
}

export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  // Code keeps whatever stands in it, so it is cut out first.
  for (const [index, part] of text.split(/```(?:[\w+-]*\n)?([\s\S]+?)```\n?/).entries()) {
    if (index % 2 === 1) blocks.push({ kind: "code", text: part.replace(/\n$/, "") });
    else if (part.trim() !== "") blocks.push(...parseLines(part.replace(/\n$/, "").split("\n")));
  }
  return blocks;
}

const headingLine = /^(#{1,3})\s+(.+)$/;
const subtextLine = /^-#\s+(.+)$/;
const listLine = /^(\s*)([-*]|\d{1,9}\.)\s+(.+)$/;

function parseLines(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let paragraph: Inline[][] = [];
  const flush = () => {
    if (paragraph.length > 0) blocks.push({ kind: "paragraph", lines: paragraph });
    paragraph = [];
  };
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const taken = special(lines, at);
    if (taken === null) {
      paragraph.push(parseInline(line));
      at++;
      continue;
    }
    flush();
    blocks.push(taken.block);
    at += taken.lines;
  }
  flush();
  return blocks;
}

interface Taken {
  readonly block: Block;
  readonly lines: number;
}

function special(lines: readonly string[], at: number): Taken | null {
  const line = lines[at] ?? "";
  const heading = headingLine.exec(line);
  if (heading !== null) {
    const level = (heading[1] ?? "").length as 1 | 2 | 3;
    return { block: { kind: "heading", level, inside: parseInline(heading[2] ?? "") }, lines: 1 };
  }
  const subtext = subtextLine.exec(line);
  if (subtext !== null) return { block: { kind: "subtext", inside: parseInline(subtext[1] ?? "") }, lines: 1 };
  if (line.startsWith(">>> ")) {
    const rest = [line.slice(4), ...lines.slice(at + 1)];
    return { block: { kind: "quote", inside: parseLines(rest) }, lines: rest.length };
  }
  if (line.startsWith("> ")) {
    const quoted = takeWhile(lines.slice(at), (each) => each.startsWith("> "));
    return { block: { kind: "quote", inside: parseLines(quoted.map((each) => each.slice(2))) }, lines: quoted.length };
  }
  return listLine.test(line) ? list(lines, at) : null;
}

/** Items further in than the first belong to the item above them. */
function list(lines: readonly string[], at: number): Taken {
  const part = takeWhile(lines.slice(at), (line) => listLine.test(line));
  const depth = depthOf(part[0] ?? "");
  const ordered = /^\s*\d/.test(part[0] ?? "");
  const items: Item[] = [];
  let used = 0;
  while (used < part.length) {
    const line = part[used] ?? "";
    if (depthOf(line) < depth || /^\s*\d/.test(line) !== ordered) break;
    const below = takeWhile(part.slice(used + 1), (each) => depthOf(each) > depth);
    items.push({
      inside: parseInline(listLine.exec(line)?.[3] ?? ""),
      below: below.length > 0 ? parseLines(below) : [],
    });
    used += 1 + below.length;
  }
  const start = ordered ? Number.parseInt((part[0] ?? "").trim(), 10) : 1;
  return { block: { kind: "list", ordered, start, items }, lines: used };
}

const depthOf = (line: string): number => /^\s*/.exec(line)?.[0].length ?? 0;

function takeWhile(lines: readonly string[], fits: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !fits(line));
  return lines.slice(0, end < 0 ? lines.length : end);
}

type Rule = readonly [pattern: RegExp, make: (match: RegExpExecArray) => Inline | null];

const inside = (match: RegExpExecArray, at = 1): Inline[] => parseInline(match[at] ?? "");

/** In the order in which they are tried at each place. */
const rules: readonly Rule[] = [
  [/\\([^\w\s])/y, (match) => ({ kind: "text", text: match[1] ?? "" })],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (match) => ({ kind: "code", text: (match[2] ?? "").replace(/^ (.*) $/s, "$1") })],
  [/<@!?(\d+)>/y, (match) => ({ kind: "person", id: match[1] ?? "" })],
  [/<@&(\d+)>/y, (match) => ({ kind: "role", id: match[1] ?? "" })],
  [/<#(\d+)>/y, (match) => ({ kind: "channel", id: match[1] ?? "" })],
  [/<\/([^:>]+):\d+>/y, (match) => ({ kind: "command", name: match[1] ?? "" })],
  [/<a?:(\w+):\d+>/y, (match) => ({ kind: "emoji", name: match[1] ?? "" })],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/y, (match) => ({ kind: "time", seconds: Number(match[1]), style: match[2] ?? "f" })],
  [/@(everyone|here)\b/y, (match) => ({ kind: "everyone", text: match[0] })],
  [
    /\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y,
    (match) => ({ kind: "link", url: match[2] ?? "", inside: inside(match) }),
  ],
  [/<(https?:\/\/[^\s>]+)>/y, (match) => plainLink(match[1] ?? "")],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"'\])]/y, (match) => plainLink(match[0])],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, (match) => ({ kind: "strong", inside: inside(match) })],
  [/__([\s\S]+?)__(?!_)/y, (match) => ({ kind: "underline", inside: inside(match) })],
  [/~~([\s\S]+?)~~(?!~)/y, (match) => ({ kind: "strike", inside: inside(match) })],
  [/\|\|([\s\S]+?)\|\|/y, (match) => ({ kind: "spoiler", inside: inside(match) })],
  [/\*(?![\s*])((?:\*\*|[^*])+?)(?<![\s])\*(?!\*)/y, (match) => ({ kind: "em", inside: inside(match) })],
  [/(?<!\w)_(?!_)((?:__|[^_])+?)_(?![\w_])/y, (match) => ({ kind: "em", inside: inside(match) })],
];

const plainLink = (url: string): Inline => ({ kind: "link", url, inside: [{ kind: "text", text: url }] });

export function parseInline(text: string): Inline[] {
  const found: Inline[] = [];
  let plain = "";
  const flush = () => {
    if (plain !== "") found.push({ kind: "text", text: plain });
    plain = "";
  };
  for (let at = 0; at < text.length; ) {
    const hit = firstRule(text, at);
    if (hit === null) {
      plain += text[at];
      at++;
      continue;
    }
    if (hit.inline.kind === "text") plain += hit.inline.text;
    else {
      flush();
      found.push(hit.inline);
    }
    at += hit.length;
  }
  flush();
  return found;
}

function firstRule(text: string, at: number): { readonly inline: Inline; readonly length: number } | null {
  if (!/[\\`<@[h*_~|]/.test(text[at] ?? "")) return null;
  for (const [pattern, make] of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) continue;
    const { length } = match[0];
    const inline = make(match);
    if (inline !== null) return { inline, length };
  }
  return null;
}
