import { type Ask, type Language, offers } from "../engine/index.ts";
import { isSlot, type Slot, slotsOf, type Verb } from "../games/verb.ts";
import { optionLabel, ownReason } from "../i18n/index.ts";
import { typable } from "./completion.ts";
import { likeOptions } from "./names.ts";
import { LineRefusal, type Place, read } from "./reading.ts";
import { isOfKind, type Line } from "./speech.ts";
import type { Speaker, Trouble } from "./walk.ts";

/** How many lines are tried with one verb before it has no example, and how many answers to a question. */
const MOST_TRIES = 16;
const MOST_ANSWERS = 12;

/**
 * A line that would be taken as it stands: what was typed as far as it is legal, and where it is not something that is; else the
 * same verb from the beginning, else another verb for what is asked now.
 */
export function exampleFor(
  speaker: Speaker,
  place: Place,
  line: Line,
  verbs: readonly Verb[],
  language: Language,
): Line | null {
  const search = new Search(speaker, place, language);
  const ask = place.match.pending.find(({ seat, answered }) => seat === speaker.seat && !answered);
  if (ask === undefined) return null;
  const others = verbs.filter((verb) => verb !== line.verb && isAnsweredBy(verb, ask));
  const own: Line[] = verbs.includes(line.verb) ? [line, { verb: line.verb, texts: {} }] : [];
  for (const beginning of [...own, ...others.map((verb) => ({ verb, texts: {} }))]) {
    const found = search.grown(beginning, beginning === line ? MOST_TRIES : MOST_TRIES / 2);
    if (found !== null) return found;
  }
  return search.risky;
}

const isAnsweredBy = ({ parts }: Verb, ask: Ask): boolean =>
  parts.some(
    (part) =>
      isOfKind(part.kinds, ask.kind) &&
      (isSlot(part) ? ask.options.some(({ id }) => part.only?.(id) !== false) : offers(ask, part.says)),
  );

/** A line on the way to an example: how much of what was typed it has given up, what that was, and what came of it elsewhere. */
interface Draft extends Line {
  readonly cost: number;
  readonly wanted: readonly string[];
  readonly granted: number;
}

class Search {
  private tries = 0;
  /** A line that would be taken, but asked about first: for where everything is dangerous. */
  risky: Line | null = null;

  constructor(
    private readonly speaker: Speaker,
    private readonly place: Place,
    private readonly language: Language,
  ) {}

  /** The line, or one that keeps as much of it as can be, that would be taken without a question. */
  grown({ verb, texts }: Line, most: number): Line | null {
    const limit = this.tries + most;
    const open: Draft[] = [{ verb, texts, cost: 0, wanted: [], granted: 0 }];
    let found: Draft | null = null;
    while (this.tries < limit && open.length > 0) {
      const at = open.reduce((best, draft, index) => (draft.cost < (open[best]?.cost ?? 0) ? index : best), 0);
      const [next] = open.splice(at, 1) as [Draft];
      if (found !== null && next.cost > found.cost) break;
      this.tries++;
      const trouble = this.troubleWith(next);
      if (trouble !== null) open.push(...this.mended(next, trouble));
      else if (isTypable(next) && next.granted > (found?.granted ?? -1)) found = next;
    }
    return found === null ? null : { verb, texts: found.texts };
  }

  /** Why a line would not be taken as it stands; what has to be confirmed first is not. */
  private troubleWith(line: Line): Trouble | null {
    try {
      read(this.speaker, this.place, line, "trying");
      const { warnings } = read(this.speaker, this.place, line);
      if (warnings.length === 0) return null;
      if (isTypable(line)) this.risky ??= { verb: line.verb, texts: line.texts };
      return { reason: ownReason("refusal.option") };
    } catch (error) {
      if (!(error instanceof LineRefusal)) throw error;
      return error.trouble;
    }
  }

  /** The line with the question that failed answered by something legal; what was wrong or stands in the way is left out. */
  private mended(draft: Draft, { ask, slot, said, reason }: Trouble): Draft[] {
    const { verb, texts } = draft;
    const wanted = said === undefined ? draft.wanted : [...draft.wanted, said];
    const changed = { verb, wanted, cost: draft.cost + (said === undefined ? 0 : 1), granted: draft.granted };
    if (ask === undefined || reason.key === "refusal.too-many") {
      const less = slot === undefined || said === undefined ? null : shorter(texts, slot.name.en, said);
      return less === null ? [] : [{ ...changed, texts: less }];
    }
    const failed = slot ?? slotsOf(verb).find((each) => !Object.hasOwn(texts, each.name.en) && fits(each.kinds, ask));
    if (failed === undefined || !isOfKind(failed.kinds, ask.kind)) return [];
    const name = failed.name.en;
    const kept = failed.list && said !== undefined ? upTo(texts[name] ?? "", said) : [];
    return this.answers(ask, failed, wanted).map(({ text, isWanted }) => ({
      ...changed,
      granted: draft.granted + Number(isWanted),
      texts: { ...texts, [name]: [...kept, text].join(", ") },
    }));
  }

  /** What could be said there, in the reader's words: first what is like something that was wanted. */
  private answers(ask: Ask, slot: Slot, wanted: readonly string[]): { text: string; isWanted: boolean }[] {
    const { title } = this.speaker;
    const offered = ask.options.map(({ id }) => id).filter((id) => slot.only?.(id) !== false);
    const like = wanted.flatMap((said) => likeOptions(title, ask.kind, offered, said));
    return [...new Set([...like, ...offered])].slice(0, MOST_ANSWERS).map((id) => ({
      text: typable(title, ask, offered, id, optionLabel(this.language, ask, id, title.messages)),
      isWanted: like.includes(id),
    }));
  }
}

/** A command is not sent without what it requires. */
const isTypable = ({ verb, texts }: Line): boolean =>
  slotsOf(verb).every(({ required, name }) => !required || Object.hasOwn(texts, name.en));

const fits = (kinds: readonly string[], { kind }: Ask): boolean => isOfKind(kinds, kind);

const itemsOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** The items of a list before the one that failed. */
function upTo(text: string, said: string): string[] {
  const items = itemsOf(text);
  const at = items.findIndex((item) => item.startsWith(said));
  return at < 0 ? [] : items.slice(0, at);
}

/** What was typed without what was too much of it. */
function shorter(texts: Line["texts"], name: string, said: string): Line["texts"] | null {
  const items = upTo(texts[name] ?? "", said);
  const { [name]: _, ...rest } = texts;
  if (items.length > 0) return { ...rest, [name]: items.join(", ") };
  return Object.keys(rest).length === Object.keys(texts).length ? null : rest;
}
