import {
  type Ask,
  type Danger,
  dangerOf,
  type Language,
  type LogEntry,
  languages,
  Match,
  type Reason,
} from "../../src/engine/index.ts";
import type { AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { prompt, waiting } from "../../src/i18n/asks.ts";
import type { GameMessages } from "../../src/i18n/game-messages.ts";
import { optionDetail, optionLabel } from "../../src/i18n/options.ts";
import { outcomeLine } from "../../src/i18n/outcome.ts";
import { passageLines } from "../../src/i18n/passages.ts";
import { gamePhrase, nameInSentence } from "../../src/i18n/phrase.ts";
import { logLine, story } from "../../src/i18n/story.ts";
import { Random } from "../fuzz/random.ts";
import type { Subject } from "../fuzz/subject.ts";
import type { Fault } from "./faults.ts";

/** What must be told of an option, because one decides by it. */
type Facts<View> = (view: View, ask: Ask, id: string, language: Language) => readonly string[];

/** Plays random games and looks at the words of everything asked, offered, warned of, refused, told and ended with. */
export function wordFaults<State, View, Seat extends string, Options>(
  subject: Subject<State, View, Seat, Options>,
  messages: GameMessages<View>,
  games: number,
  fault: Fault,
  facts: Facts<View> = () => [],
): string[] {
  const look = new Reader(messages, fault);
  for (let round = 0; round < games; round++) {
    const random = new Random(`words-${round}`);
    const match = Match.start(subject.game, { options: subject.options(random), seed: `words-${round}` });
    const careful = round % 4 !== 0;
    let logged = 0;
    while (match.outcome === null) {
      const view = match.view(null);
      for (const ask of match.pending) {
        look.atAsk(ask, view);
        const seen = match.view(ask.seat);
        for (const { id } of ask.options) look.atOption(ask, id, seen, (language) => facts(seen, ask, id, language));
      }
      if (random.chance(8))
        look.atOverviews(titles.get(subject.game.id), match.view(random.pick([null, ...match.seats])));
      const ask = random.pick(match.pending.filter((each) => !each.answered));
      look.atRefusal(match.refusal(ask.seat, random.pick(subject.guesses)));
      const considered = careful ? subject.careful(match.view(ask.seat), ask) : ask.options;
      const { id } = random.pick(considered);
      look.atDanger(dangerOf(match, ask.seat, id));
      match.answer(ask.seat, id);
      const entries = match.log.slice(logged);
      logged = match.log.length;
      for (const entry of entries) look.atEntry(entry, match.seats);
      look.atStory(entries, random.pick([null, ...match.seats]));
    }
    for (const language of languages)
      look.note(language, match.outcome, outcomeLine(language, match.outcome, messages));
    look.atStory(match.log, null);
  }
  return [...look.faults];
}

/** What a button's id has room for, besides its mark, the game and its version. */
const MOST_OF_A_BUTTON = 70;

/** Reads every text once, in both languages, and notes what is wrong with it. */
class Reader {
  readonly faults = new Set<string>();
  private readonly seen = new Set<string>();

  constructor(
    private readonly game: GameMessages,
    private readonly fault: Fault,
  ) {}

  note(language: Language, what: unknown, words: string, mayBeEmpty = false): void {
    const wrong = mayBeEmpty && words === "" ? null : this.fault(language, words);
    if (wrong !== null) this.faults.add(`${wrong} in “${words}” of ${JSON.stringify(what)}`);
  }

  atOverviews(title: AnyTitle | undefined, view: unknown): void {
    for (const passage of [...(title?.forecast(view) ?? []), ...(title?.piles(view) ?? [])])
      if (this.isNew(passage))
        for (const language of languages)
          for (const line of passageLines(language, passage, this.game)) this.note(language, passage, line);
  }

  atAsk(ask: Ask, view: unknown): void {
    if (!this.isNew([ask.seat, ask.kind, ask.args, this.game.moment?.(view)])) return;
    for (const language of languages) {
      this.note(language, ask, prompt(language, ask, this.game));
      this.note(language, ask, waiting(language, ask, this.game, { view }));
    }
  }

  /** Beside the option itself: what one decides by must be among what is told of it. */
  atOption(ask: Ask, id: string, view: unknown, facts: (language: Language) => readonly string[]): void {
    const hint = ask.options.find((option) => option.id === id)?.hint ?? {};
    for (const language of languages) {
      const wanted = facts(language);
      const what = `${ask.kind} ${id}`;
      if (!this.isNew(`${what} ${language} ${Object.entries(hint).join()} ${wanted.join()}`)) continue;
      if (ask.kind.length + id.length > MOST_OF_A_BUTTON) this.faults.add(`too long for a button: ${id}`);
      const detail = optionDetail(language, ask, id, this.game, view);
      this.note(language, what, optionLabel(language, ask, id, this.game));
      this.note(language, what, detail, true);
      for (const fact of wanted) if (!detail.includes(fact)) this.faults.add(`no “${fact}” in “${detail}” of ${what}`);
    }
  }

  atRefusal(reason: Reason | null): void {
    if (reason === null || !this.isNew(reason)) return;
    const { key, args } = reason;
    for (const language of languages) this.note(language, reason, gamePhrase(language, { key, args }, this.game));
  }

  atDanger(danger: Danger | null): void {
    if (danger === null || !this.isNew(danger)) return;
    const { key, args } = danger;
    for (const language of languages) this.note(language, danger, gamePhrase(language, { key, args }, this.game));
  }

  /** Whoever may know what an entry keeps secret reads it, and nobody else. */
  atEntry<Seat extends string>(entry: LogEntry<Seat>, seats: readonly Seat[]): void {
    if (!this.isNew(entry)) return;
    const secret = [entry.secret?.args.cards ?? entry.secret?.args.card ?? []].flat() as string[];
    for (const language of languages)
      for (const seat of [null, ...seats]) {
        const line = logLine(language, entry, this.game, seat);
        this.note(language, entry, line);
        const sees = seat !== null && entry.secret?.seats.includes(seat) === true;
        for (const card of secret)
          if (line.includes(nameInSentence(language, card, this.game) ?? card) !== sees)
            this.faults.add(`secret: ${line}`);
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
