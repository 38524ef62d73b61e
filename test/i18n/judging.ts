import { readdirSync, readFileSync } from "node:fs";
import { type Ask, type Language, type LogEntry, languages, Match } from "../../src/engine/index.ts";
import { prompt, waiting } from "../../src/i18n/asks.ts";
import { en } from "../../src/i18n/en/index.ts";
import { optionDetail, optionLabel } from "../../src/i18n/options.ts";
import { outcomeLine } from "../../src/i18n/outcome.ts";
import { argsIn, keysIn } from "../../src/i18n/pattern.ts";
import { ru } from "../../src/i18n/ru/index.ts";
import { logLine, story } from "../../src/i18n/story.ts";
import type { Catalogue, Vocabulary } from "../../src/i18n/vocabulary.ts";
import { Random } from "../fuzz/random.ts";
import type { Subject } from "../fuzz/subject.ts";

/** Args that a pattern shows, besides those that only choose a form. */
const shownIn = (pattern: string) => [...new Set(argsIn(pattern.replace(/\{\w+\|[^{}]*\}/g, "")))].sort();

/** What is wrong with the phrases of a game, together with those of the bot. */
export function catalogueFaults({ phrases }: Pick<Vocabulary, "phrases">): string[] {
  const all: Record<Language, Catalogue> = { en: { ...en, ...phrases.en }, ru: { ...ru, ...phrases.ru } };
  const keys = [...new Set([...Object.keys(all.en), ...Object.keys(all.ru)])];
  const found: string[] = [];
  for (const key of keys) {
    const [english, russian] = [all.en[key], all.ru[key]];
    if (english === undefined || russian === undefined) found.push(`${key} is missing in a language`);
    else if (String(shownIn(english)) !== String(shownIn(russian))) found.push(`${key} has other args in Russian`);
    for (const pattern of [english ?? "", russian ?? ""]) {
      for (const chosen of keysIn(pattern))
        if (!keys.some((each) => each.startsWith(`${chosen}.`))) found.push(`${chosen} is chosen from and not there`);
      if (/[!ёЁ]/.test(pattern)) found.push(`${key} has an exclamation mark or the letter ё`);
    }
    // the whole channel reads it
    if (key.startsWith("todo.") && argsIn(english ?? "").includes("card")) found.push(`${key} names a card`);
  }
  return found;
}

/** What the sources in some folders, but for their words, have a pattern find. */
export function inSources(folders: readonly string[]): (pattern: RegExp) => string[] {
  const source = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.includes("words"))
      .map((file) => readFileSync(`${folder}/${file}`, "utf8")),
  );
  return (pattern) => source.flatMap((text) => [...text.matchAll(pattern)].map(([, key]) => key ?? ""));
}

/** What is wrong with words, if anything; `rawIds` must not be among them. */
export function fault(language: Language, words: string, rawIds: readonly string[]): string | null {
  if (words.trim() === "") return "nothing";
  if (/[{}[\]]/.test(words)) return "a placeholder";
  if (/undefined|NaN|null|\[object/.test(words)) return "a value";
  if (/\b(log|story|ask|todo|option|end|setting)\.[a-z]/.test(words)) return "a key";
  if (/\s{2}|\s[,.:]|\.\.|::|(^| )· ·|·$/.test(words)) return "punctuation";
  if ((words.match(/\*/g) ?? []).length % 2 !== 0) return "Markdown";
  // Russian has no small Latin letters in any name
  if (language === "ru") return /[a-z]{2,}/.test(words) ? "a raw id" : null;
  if (/[а-я]/i.test(words)) return "Russian";
  const raw = new RegExp(`(?<![\\w-])(${rawIds.join("|")})(?![\\w-])`);
  return raw.test(words) || /\b[a-z]+(-[a-z]+){2,}\b/.test(words) ? "a raw id" : null;
}

/** Plays random games and looks at the words of everything asked, offered, told and ended with. */
export function wordFaults<State, View, Seat extends string, Options>(
  subject: Subject<State, View, Seat, Options>,
  vocabulary: Vocabulary<View>,
  rawIds: readonly string[],
  games: number,
): string[] {
  const look = new Looking(vocabulary as Vocabulary, rawIds);
  for (let round = 0; round < games; round++) {
    const random = new Random(`words-${round}`);
    const match = Match.start(subject.game, { options: subject.options(random), seed: `words-${round}` });
    const careful = round % 4 !== 0;
    let logged = 0;
    while (match.outcome === null) {
      const view = match.view(null);
      for (const ask of match.pending) {
        look.atAsk(ask, view);
        look.atOptions(ask);
      }
      const ask = random.pick(match.pending.filter((each) => !each.answered));
      const considered = careful ? subject.careful(match.view(ask.seat), ask) : ask.options;
      match.answer(ask.seat, random.pick(considered).id);
      const entries = match.log.slice(logged);
      logged = match.log.length;
      for (const entry of entries) look.atEntry(entry, match.seats);
      look.atStory(entries, random.pick([null, ...match.seats]));
    }
    for (const language of languages)
      look.note(language, match.outcome, outcomeLine(language, match.outcome, vocabulary as Vocabulary));
    look.atStory(match.log, null);
  }
  return [...look.faults];
}

class Looking {
  readonly faults = new Set<string>();
  private readonly seen = new Set<string>();

  constructor(
    private readonly game: Vocabulary,
    private readonly rawIds: readonly string[],
  ) {}

  note(language: Language, what: unknown, words: string, mayBeEmpty = false): void {
    const wrong = mayBeEmpty && words === "" ? null : fault(language, words, this.rawIds);
    if (wrong !== null) this.faults.add(`${wrong} in “${words}” of ${JSON.stringify(what)}`);
  }

  atAsk(ask: Ask, view: unknown): void {
    if (!this.isNew([ask.seat, ask.kind, ask.args, this.game.moment?.(view)])) return;
    for (const language of languages) {
      this.note(language, ask, prompt(language, ask, this.game));
      this.note(language, ask, waiting(language, ask, this.game, { view }));
    }
  }

  atOptions(ask: Ask): void {
    for (const option of ask.options) {
      if (!this.isNew(`${ask.kind} ${option.id} ${Object.entries(option.hint ?? {}).join()}`)) continue;
      for (const language of languages) {
        this.note(language, option, optionLabel(language, ask, option.id, this.game));
        this.note(language, option, optionDetail(language, ask, option.id, this.game), true);
      }
    }
  }

  atEntry<Seat extends string>(entry: LogEntry<Seat>, seats: readonly Seat[]): void {
    if (!this.isNew(entry)) return;
    const secret = [entry.secret?.args.cards ?? entry.secret?.args.card ?? []].flat() as string[];
    for (const language of languages)
      for (const seat of [null, ...seats]) {
        const line = logLine(language, entry, this.game, seat);
        this.note(language, entry, line);
        const sees = seat !== null && entry.secret?.seats.includes(seat) === true;
        for (const card of secret)
          if (line.includes(this.game.name(card)?.[language] ?? card) !== sees) this.faults.add(`secret: ${line}`);
      }
  }

  atStory<Seat extends string>(entries: readonly LogEntry<Seat>[], seat: Seat | null): void {
    for (const language of languages)
      for (const line of story(language, entries, this.game, seat)) this.note(language, "a story", line);
  }

  /** Whether this has not been looked at before. */
  private isNew(what: unknown): boolean {
    const text = typeof what === "string" ? what : JSON.stringify(what);
    if (this.seen.has(text)) return false;
    this.seen.add(text);
    return true;
  }
}
