import type { Args, VisibleEntry } from "../../../engine/index.ts";
import type { Say } from "../../../i18n/game-messages.ts";
import type { EngineLogKey, LogKey } from "./keys.ts";

const JOINT = " · ";

/** What begins a line; everything else goes on with the line before it. */
const heads: ReadonlySet<string> = new Set<LogKey | EngineLogKey>([
  "sides",
  "scenario",
  "round",
  "initiative",
  "played",
  "turn-ended",
  "hopeless",
  "quiet",
  "fell-back",
]);

/** What a card is played for, where the line goes on as one sentence: “plays *Scout*: scouts **2B** → **9A**”. */
const sentences: ReadonlySet<unknown> = new Set([
  ...["move", "stalk", "scout", "drive", "control", "attack", "strafe", "demolish", "anti-tank", "suppress"],
  ...["board", "leave", "sit", "swap", "rally"],
]);

/** Who or what an entry is about, by its key. */
const subjects: Readonly<Record<string, string>> = {
  wounded: "soldier",
  suppressed: "soldier",
  neutralised: "unit",
  demolished: "structure",
  damaged: "vehicle",
  destroyed: "unit",
  evacuated: "unit",
} satisfies Partial<Record<LogKey, string>>;

interface Part {
  readonly key: string;
  readonly args: Args;
  readonly words: string;
}

/** One line for each card played, with all that came of it. */
export function gather(entries: readonly VisibleEntry[], say: Say): string[] {
  const lines: Line[] = [];
  for (const { key, args } of entries) {
    if (key === "forced") continue;
    const line = lines.at(-1);
    if (key === "round" && args.over !== undefined)
      lines.push(new Line({ key: "round.over", args, words: say("round.over", args) }));
    if (heads.has(key)) lines.push(new Line({ key, args, words: say(key, args) }));
    else if (line === undefined) lines.push(new Line({ key, args, words: say(key, args, "whole") }));
    else line.add(key, args, say);
  }
  return lines.map((line) => line.words());
}

/** A part of a line and what goes on with it as one; nothing where they do not belong together. */
type Joining = (before: Part, args: Args, say: Say) => Part | undefined;

const joinings: Readonly<Record<string, Joining>> = {
  /** One way, also where tiles are scouted on it. */
  moved: ({ key, args: before, words }, args, say) =>
    before.unit === args.unit && before.to === args.from
      ? { key, args, words: words + say("moved-on", args) }
      : undefined,
  scouted({ key, args: before }, args, say) {
    const fog = Number(before.fog) + Number(args.fog);
    const all = { ...args, tile: [before.tile, args.tile].flat() as string[], fog };
    return { key, args: all, words: say(key, { ...all, short: fog > 0 && args.fog === 0 ? true : null }) };
  },
  drawn({ key, args: before }, args, say) {
    const isSame = before.side !== args.side && before.count === args.count && !before.cards && !args.cards;
    return isSame ? { key, args: {}, words: say("drawn-both", args) } : undefined;
  },
} satisfies Partial<Record<LogKey, Joining>>;

/** What makes up a line, in order. */
class Line {
  private parts: readonly Part[];

  constructor(head: Part) {
    this.parts = [head];
  }

  add(key: string, args: Args, say: Say): void {
    for (const [at, part] of this.parts.entries()) {
      const joined = part.key === key ? joinings[key]?.(part, args, say) : undefined;
      if (joined === undefined) continue;
      const others = this.parts.toSpliced(at, 1);
      this.parts = key === "moved" ? others.toSpliced(at, 0, joined) : [...others, joined];
      return;
    }
    this.parts = [...this.parts, { key, args, words: say(key, this.shortened(key, args)) }];
  }

  words(): string {
    const [first] = this.parts;
    const [head = "", ...rest] = this.parts.map(({ words }) => words);
    const isSentence = first?.key === "played" && sentences.has(first.args.use) && rest.length > 0;
    return (isSentence ? [`${head} ${rest[0]}`, ...rest.slice(1)] : [head, ...rest]).join(JOINT);
  }

  /** Without the name of whom the line has just named: who goes, or what was fired at. */
  private shortened(key: string, args: Args): Args {
    const subject = subjects[key];
    const [first] = this.parts;
    const aim = this.parts.find((part) => part.key === "fired")?.args.target;
    const named = key === "evacuated" ? [first?.args.card, first?.args.vehicle] : [aim];
    return subject === undefined || !named.includes(args[subject]) ? args : { ...args, [subject]: null };
  }
}
