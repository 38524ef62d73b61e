import { type Ask, type Language, languages, Match, offers } from "../../src/engine/index.ts";
import type { AnyMatch, AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { isSlot, type Slot, slotsOf, type Verb } from "../../src/games/verb.ts";
import {
  choose,
  complete,
  exampleFor,
  type Line,
  LineRefusal,
  type Place,
  type Reading,
  read,
  type Speaker,
  speak,
} from "../../src/grammar/index.ts";
import { optionLabel } from "../../src/i18n/index.ts";
import { Random } from "../fuzz/random.ts";
import type { AnySubject } from "../fuzz/subject.ts";

/** What was typed in all games, and what of it broke the contract of the grammar. */
interface Report {
  readonly verbs: Set<string>;
  lines: number;
  refused: number;
  examplesTaken: number;
  readonly violations: string[];
}

export const freshReport = (): Report => ({
  verbs: new Set(),
  lines: 0,
  refused: 0,
  examplesTaken: 0,
  violations: [],
});

/** One random game, in which lines are typed at one decision in `thin`. */
export function typeThrough(subject: AnySubject, seed: string, thin: number, report: Report): void {
  const random = new Random(seed);
  const title = titles.get(subject.game.id) as AnyTitle;
  const match: AnyMatch = Match.start(title.game, { options: subject.options(random), seed });
  let begun = match.clone();
  while (match.outcome === null && report.violations.length < 20) {
    const ask = random.pick(match.pending.filter(({ answered }) => !answered));
    if (match.atStepStart) begun = match.clone();
    if (random.chance(thin)) {
      new Typist(title, match, begun, ask, random, report, seed).type();
      if (match.atStepStart) report.violations.push(...toldApart(subject, match, ask, random, seed));
    }
    match.answer(ask.seat, random.pick(subject.careful(match.view(ask.seat), ask)).id);
  }
}

/** Whatever the seat may not know is shuffled: what it is completed, refused and warned of must be the same. */
function toldApart(subject: AnySubject, match: AnyMatch, ask: Ask, random: Random, seed: string): string[] {
  const saved = match.save();
  const step = saved.steps.at(-1);
  // what somebody else has answered in secret would no longer be in a hand
  if (step === undefined || match.pending.length > 1) return [];
  const state = subject.shuffleUnknown(step.state, ask.seat, random);
  const other: AnyMatch = Match.load(match.game, {
    ...saved,
    steps: [...saved.steps.slice(0, -1), { ...step, state }],
  });
  if (JSON.stringify(own(other, ask.seat)) !== JSON.stringify(own(match, ask.seat))) return [];
  const title = titles.get(subject.game.id) as AnyTitle;
  const speaker = { title, seat: ask.seat };
  return [choose, ...title.family.verbs].flatMap((verb) => {
    const texts = Object.fromEntries(slotsOf(verb).map(({ name }) => [name.en, nameOfSomething(title, ask, random)]));
    const line = { verb, texts };
    const [here, there] = [match, other].map((each) => everythingTold(speaker, { match: each, posted: 0 }, line));
    return here === there
      ? []
      : [`${seed} after ${match.answered}: /${verb.name.en} ${JSON.stringify(texts)} tells worlds apart`];
  });
}

const own = (match: AnyMatch, seat: string) => [match.view(seat), match.pending.filter((ask) => ask.seat === seat)];

const nameOfSomething = (title: AnyTitle, ask: Ask, random: Random): string => {
  const ids = [...ask.options.map(({ id }) => id), ...title.subjects("card"), ...title.subjects("place")];
  return optionLabel(random.pick(languages), ask, random.pick(ids), title.messages);
};

function everythingTold(speaker: Speaker, place: Place, line: Line): string {
  const completed = slotsOf(line.verb).map(({ name }) => complete(speaker, place, line, name.en, "en"));
  const empty = slotsOf(line.verb).map(({ name }) => complete(speaker, place, { ...line, texts: {} }, name.en, "ru"));
  try {
    const { picks, warnings, undo } = read(speaker, place, line);
    return JSON.stringify([completed, empty, picks, undo, warnings.map(({ option, danger }) => [option, danger])]);
  } catch (error) {
    if (!(error instanceof LineRefusal)) throw error;
    const { reason, ask, said } = error.trouble;
    return JSON.stringify([completed, empty, reason, ask, said]);
  }
}

class Typist {
  private readonly language: Language;
  private readonly speaker: Speaker;
  private readonly place: Place;

  constructor(
    private readonly title: AnyTitle,
    private readonly match: AnyMatch,
    private readonly begun: AnyMatch,
    private readonly ask: Ask,
    private readonly random: Random,
    private readonly report: Report,
    private readonly seed: string,
  ) {
    this.language = random.pick(languages);
    this.speaker = { title, seat: ask.seat };
    this.place = { match, posted: 0 };
  }

  type(): void {
    const before = JSON.stringify(this.match.save());
    const verbs = [choose, ...this.title.family.verbs];
    this.findsEveryAnswer();
    for (const verb of verbs) this.completesWhatIsAsked(verb);
    for (const verb of this.random.shuffle([...verbs]).slice(0, 3)) this.takesWhatItOffers(verb);
    this.givesWay(this.random.pick(this.title.family.verbs));
    for (let at = 0; at < 3; at++) this.refusesWell(this.random.pick(verbs));
    if (JSON.stringify(this.match.save()) !== before) this.breach("reading a line has touched the match", null);
  }

  /** Every legal answer can be found by its name in either language. */
  private findsEveryAnswer(): void {
    for (const { id } of this.random.shuffle([...this.ask.options]).slice(0, 4)) {
      const label = optionLabel(this.random.pick(languages), this.ask, id, this.title.messages);
      const line: Line = { verb: choose, texts: { option: label } };
      const offered = complete(this.speaker, this.place, line, "option", this.language);
      const found = offered.some(({ value }) => this.leadsTo({ verb: choose, texts: { option: value } }, id));
      if (!found && !/[,;]/.test(label))
        this.breach(`"${label}" (${id}) is not found: ${JSON.stringify(offered)}`, line);
    }
  }

  /** A slot whose question is open is completed with what is offered there, whatever the verb says before it. */
  private completesWhatIsAsked(verb: Verb): void {
    for (const [at, slot] of verb.parts.entries()) {
      if (!isSlot(slot) || !slot.kinds.some((kind) => this.ask.kind.startsWith(kind))) continue;
      const earlier = verb.parts.slice(0, at).some(({ kinds }) => kinds.some((kind) => this.ask.kind.startsWith(kind)));
      if (earlier || verb.parts.slice(at + 1).some((part) => !isSlot(part) || part.required)) continue;
      const ids = this.ask.options.map(({ id }) => id).filter((id) => slot.only?.(id) !== false);
      const offered = complete(this.speaker, this.place, { verb, texts: {} }, slot.name.en, this.language);
      if (ids.length > 0 && offered.length !== Math.min(25, ids.length))
        this.breach(`${slot.name.en} is completed with ${offered.length} of ${ids.length}`, { verb, texts: {} });
    }
  }

  private leadsTo(line: Line, option: string): boolean {
    const reading = this.tried(line);
    return !(reading instanceof LineRefusal) && reading.picks[0] === option;
  }

  /** What completion offers is taken when chosen, and everything chosen is used. */
  private takesWhatItOffers(verb: Verb): void {
    const texts: Record<string, string> = {};
    const slots = this.random.chance(4) ? this.random.shuffle([...slotsOf(verb)]) : slotsOf(verb);
    for (const slot of slots) {
      if (!slot.required && this.random.chance(4)) continue;
      this.fill({ verb, texts }, slot, texts);
    }
    const line: Line = { verb, texts };
    if (slotsOf(verb).some(({ required, name }) => required && texts[name.en] === undefined)) return;
    if (slotsOf(verb).length > 0 && Object.keys(texts).length === 0) return;
    const says = verb.parts.flatMap((part) => (isSlot(part) ? [] : [part.says]));
    if (slotsOf(verb).length === 0 && !says.some((option) => offers(this.ask, option))) return;
    const reading = this.tried(line);
    if (reading instanceof LineRefusal) {
      // who leaves out what is asked for is told so
      const { trouble } = reading;
      const missing = slotsOf(verb).some(
        ({ name, kinds }) =>
          texts[name.en] === undefined && kinds.some((kind) => trouble.ask?.kind.startsWith(kind) ?? false),
      );
      if (!missing) this.breach(`what was offered is refused: ${trouble.reason.key} ${trouble.said ?? ""}`, line);
      this.judge(reading, line);
    } else this.usesEverything(line, reading);
  }

  private fill(line: Line, slot: Slot, texts: Record<string, string>): void {
    const name = slot.name.en;
    for (let items = slot.list ? 1 + this.random.below(3) : 1; items > 0; items--) {
      const kept = texts[name] === undefined ? "" : `${texts[name]}, `;
      const typing = { ...line, texts: { ...texts, [name]: kept } };
      const offered = complete(this.speaker, this.place, typing, name, this.language);
      const tooLong = offered.find((choice) => choice.name.length > 100 || choice.value.length > 100);
      if (tooLong !== undefined) this.breach(`a choice is too long: ${JSON.stringify(tooLong)}`, typing);
      if (offered.length === 0) return;
      texts[name] = this.random.pick(offered).value;
    }
  }

  /** As many things are decided by a line, or were made moot by a die, as were typed. */
  private usesEverything(line: Line, reading: Reading): void {
    const { seat } = this.speaker;
    const after = this.match.clone();
    const logged = after.logged;
    const { given, undone, moot } = speak(after, seat, reading, () => false);
    const forced = after.log.slice(Math.max(0, after.log.length - (after.logged - logged))).filter(isForced(seat));
    const standing = this.match.decisionsOf(seat);
    const typed = Object.values(line.texts).flatMap((text) => text.split(/[,;\n]/)).length;
    const said = given.length + forced.length + standing.length + moot.length;
    if (said < typed) this.breach(`${typed} things typed, ${said} used: ${JSON.stringify({ given, moot })}`, line);
    if (undone.length > standing.length) this.breach("more is taken back than was decided in the step", line);
  }

  /** A whole line typed in the middle of a move does what it does at the beginning. */
  private givesWay(verb: Verb): void {
    const { seat } = this.speaker;
    if (this.match.atStepStart || !this.begun.pending.some((ask) => ask.seat === seat)) return;
    const back = this.match.clone();
    while (!back.atStepStart && back.canUndo(seat)) back.undo(seat);
    if (!back.atStepStart || back.answered !== this.begun.answered) return;
    const clean = new Typist(this.title, back, back, this.ask, this.random, this.report, this.seed);
    const texts: Record<string, string> = {};
    for (const slot of slotsOf(verb)) clean.fill({ verb, texts }, slot, texts);
    const [first] = slotsOf(verb);
    if (first === undefined || texts[first.name.en] === undefined) return;
    const line: Line = { verb, texts };
    const wanted = clean.tried(line);
    const found = this.tried(line);
    if (wanted instanceof LineRefusal) return;
    if (found instanceof LineRefusal)
      return this.breach(`a half-made choice does not give way: ${found.message}`, line);
    // an answer that the line does not stand in the way of stays: the police that was sent before a card is taken
    if (found.undo < this.match.decisionsOf(seat).filter(({ forced }) => !forced).length) return;
    const [one, two] = [back, this.match.clone()];
    speak(one, seat, wanted, () => false);
    speak(two, seat, found, () => false);
    const state = (match: AnyMatch) => JSON.stringify([match.pending, match.view(seat), match.outcome]);
    if (state(one) !== state(two)) this.breach("a line does something else in the middle of a move", line);
  }

  /** Something typed at random is used whole, or refused with the question, what is legal, and a line that is taken. */
  private refusesWell(verb: Verb): void {
    const texts: Record<string, string> = {};
    for (const slot of slotsOf(verb))
      if (slot.required || !this.random.chance(3)) texts[slot.name.en] = this.nonsense(slot);
    const line: Line = { verb, texts };
    const reading = this.tried(line);
    if (reading instanceof LineRefusal) this.judge(reading, line);
    else this.usesEverything(line, reading);
  }

  private nonsense(slot: Slot): string {
    const items = Array.from({ length: slot.list ? 1 + this.random.below(3) : 1 }, () => {
      const things = [
        ...this.ask.options.map(({ id }) => id),
        ...this.title.subjects("card"),
        ...this.title.subjects("place"),
        ...this.title.subjects("tile"),
      ];
      const id = this.random.pick(things);
      const name = optionLabel(this.random.pick(languages), this.ask, id, this.title.messages).replace(/[,;\n]/g, " ");
      const typed = this.random.chance(4) ? name.slice(0, 1 + this.random.below(5)) : name;
      return this.random.chance(5) ? "Narnia" : this.random.chance(4) ? `${typed} ${1 + this.random.below(4)}` : typed;
    });
    return items.join(", ");
  }

  private judge({ trouble }: LineRefusal, line: Line): void {
    const { ask, said, reason } = trouble;
    this.report.refused++;
    if (ask !== undefined && ask.options.length === 0) this.breach("a refusal offers nothing", line);
    if (ask === undefined && said === undefined) this.breach(`a refusal names no question: ${reason.key}`, line);
    const verbs = [...this.title.family.verbs, choose];
    const example = exampleFor(this.speaker, this.place, line, verbs, this.language);
    if (example === null) return this.breach(`no example after ${reason.key}`, line);
    const taken = this.tried(example);
    const lacks = slotsOf(example.verb).find(({ required, name }) => required && example.texts[name.en] === undefined);
    if (lacks !== undefined) this.breach(`the example lacks ${lacks.name.en}: ${JSON.stringify(example.texts)}`, line);
    if (taken instanceof LineRefusal) this.breach(`the example is refused: ${JSON.stringify(example.texts)}`, line);
    else this.report.examplesTaken++;
  }

  private tried(line: Line): Reading | LineRefusal {
    this.report.lines++;
    this.report.verbs.add(line.verb.name.en);
    try {
      return read(this.speaker, this.place, line);
    } catch (error) {
      if (error instanceof LineRefusal) return error;
      throw error;
    }
  }

  private breach(what: string, line: Line | null): void {
    const at = `${this.title.game.id} ${this.seed} after ${this.match.answered} answers, ${this.ask.seat} ${this.ask.kind}`;
    const typed = line === null ? "" : ` /${line.verb.name.en} ${JSON.stringify(line.texts)}`;
    this.report.violations.push(`${at}:${typed} ${what}`);
  }
}

const isForced =
  (seat: string) =>
  ({ key, args }: { readonly key: string; readonly args: Readonly<Record<string, unknown>> }): boolean =>
    key === "forced" && args.seat === seat;
