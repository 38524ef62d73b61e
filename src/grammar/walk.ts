import { type Ask, type Danger, type Decision, dangerOf, type LogEntry, offers, type Reason } from "../engine/index.ts";
import type { AnyMatch, AnyTitle } from "../games/title.ts";
import { isSlot, type Saying, type Slot } from "../games/verb.ts";
import { ownReason } from "../i18n/index.ts";
import type { Item } from "./items.ts";
import { exactOptions, meantOptions, thingsOf } from "./names.ts";
import { copied, isOfKind, isTyped, type Said, type Speech, typedIn, use } from "./speech.ts";

/** Who speaks, in which game. */
export interface Speaker {
  readonly title: AnyTitle;
  readonly seat: string;
}

/** Why a line cannot be taken, and at which question. */
export interface Trouble {
  readonly reason: Reason;
  /** The question that was not answered, or wrongly; none behind a die or a secret. */
  readonly ask?: Ask;
  readonly slot?: Slot;
  /** What was said to it. */
  readonly said?: string;
}

/** An answer of the line, and the part of the verb that gave it; none where it went without saying. */
export interface Pick {
  readonly ask: Ask;
  readonly option: string;
  readonly part: Slot | Saying | null;
}

/** Something about an answer that its person should be asked about. */
export interface Warning {
  readonly ask: Ask;
  readonly option: string;
  /** None if it merely does nothing. */
  readonly danger: Danger | null;
}

interface Given {
  readonly option: string;
  readonly part: Slot | Saying | null;
  /** The words it was said with, to be used up. */
  readonly said?: Said;
  readonly howOften?: "once" | "whole";
}

/**
 * Follows the match on a copy: at each ask of the seat the verb or the next item of the slot that answers such asks is given,
 * until the line is used up, a die falls or a secret is shown, or something does not fit.
 */
export class Walk {
  readonly picks: Pick[] = [];
  readonly warnings: Warning[] = [];
  /** A die would fall or a secret be shown: what lies behind must not be looked at. */
  sealed = false;
  trouble: Trouble | null = null;

  constructor(
    readonly speaker: Speaker,
    readonly match: AnyMatch,
    readonly speech: Speech,
    /** What stands although nobody need say it: the only ways, and what can no longer be taken back. */
    private standing: readonly Decision[],
    /** What somebody is still typing, where the walk waits; or that a line is only tried, so that nobody is told why not. */
    private readonly typing: Slot | "trying" | null = null,
  ) {}

  copy(): Walk {
    const copy = new Walk(this.speaker, this.match.clone(), copied(this.speech), this.standing, this.typing);
    copy.picks.push(...this.picks);
    return copy;
  }

  /** What the seat is asked now. Who has answered in secret may think again, but only at the beginning of a line. */
  get ask(): Ask | undefined {
    if (this.sealed) return undefined;
    const own = this.match.pending.filter(({ seat }) => seat === this.speaker.seat);
    return own.find(({ answered }) => !answered) ?? (this.picks.length === 0 ? own[0] : undefined);
  }

  /** How far the line has come: parts speak in their order, a card is not played after the place where it was to be used. */
  get reached(): number {
    return Math.max(-1, ...this.picks.map(({ part }) => this.speech.findIndex((said) => said.part === part)));
  }

  /** The options of an ask that a slot stands for. */
  offered({ only }: Slot, ask: Ask): string[] {
    const ids = ask.options.map(({ id }) => id);
    return only === undefined ? ids : ids.filter((id) => only(id));
  }

  fits(slot: Slot, ask: Ask): boolean {
    return isOfKind(slot.kinds, ask.kind) && this.offered(slot, ask).length > 0;
  }

  run(): this {
    for (let ask = this.ask; ask !== undefined && this.trouble === null; ask = this.ask) {
      const answer = this.answerTo(ask);
      if (answer === undefined) break;
      if (answer !== "again") this.give(ask, answer);
    }
    return this;
  }

  /** Gives an option for a slot in which nothing was typed, to see where it leads. */
  take(ask: Ask, option: string, slot: Slot): this {
    for (const said of this.speech) if (said.part === slot) said.touched = true;
    this.give(ask, { option, part: slot });
    return this.run();
  }

  /** Uses up what a slot says of what stands by itself. */
  claim(): void {
    for (const said of typedIn(this.speech)) while (this.claimOne(said));
  }

  /** What stands by itself of what a slot could say. */
  standingFor({ kinds, only }: Slot): readonly Decision[] {
    return this.standing.filter(({ kind, option }) => isOfKind(kinds, kind) && only?.(option) !== false);
  }

  /** Whether something was typed that comes before the verb, and the verb itself was not asked for. */
  get isUnsaid(): boolean {
    return this.speech.some(({ part, items }, at) => {
      const before = this.speech.slice(0, at).map((said) => said.part);
      const isUsed = this.picks.some((pick) => pick.part !== null && before.includes(pick.part));
      return !isSlot(part) && items.length > 0 && isUsed;
    });
  }

  private answerTo(ask: Ask): Given | "again" | undefined {
    const said = this.partFor(ask);
    if (said === undefined) return this.unsaid(ask);
    const [item] = said.items;
    if (item === undefined) return undefined;
    if (isTyped(said)) return this.meant(ask, said, item);
    const { part } = said;
    if (offers(ask, item.typed)) return { option: item.typed, part, said };
    this.trouble = { reason: this.whyNot(ask, item.typed), ask };
    return undefined;
  }

  /** The part whose turn it is: the first that has something left to say to such an ask, or should have had. */
  private partFor(ask: Ask): Said | undefined {
    return this.speech.slice(Math.max(0, this.reached)).find(({ part, items, touched }) => {
      if (!isSlot(part)) return items.length > 0 && isOfKind(part.kinds, ask.kind);
      const speaks = items.length > 0 || part === this.typing || (!touched && part.otherwise === undefined);
      return speaks && this.fits(part, ask);
    });
  }

  /** What goes without saying. */
  private unsaid(ask: Ask): Given | undefined {
    if (this.picks.length === 0) return undefined;
    for (const { part, items } of typedIn(this.speech)) {
      if (items.length > 0 || part === this.typing || !isOfKind(part.kinds, ask.kind)) continue;
      const option = part.otherwise?.find((id) => offers(ask, id));
      if (option !== undefined) return { option, part: null };
    }
    return undefined;
  }

  private meant(ask: Ask, said: Said<Slot>, item: Item): Given | "again" | undefined {
    const { title } = this.speaker;
    const { part } = said;
    const offered = this.offered(part, ask);
    const whole = item.whole === item.typed ? [] : exactOptions(title, ask.kind, offered, item.whole);
    const found = whole.length === 1 ? whole : this.optionsMeant(ask, offered, item);
    const [option] = found;
    if (option !== undefined && found.length === 1)
      return { option, part, said, howOften: whole.length === 1 ? "whole" : "once" };
    if (found.length === 0) {
      if (this.claimOne(said)) return "again";
      const inferred = this.inferred(ask, part);
      if (inferred !== undefined) return { option: inferred, part: null };
    }
    const reason = this.typing === null ? this.unmeant(ask, part, item, found) : ownReason("refusal.option");
    this.trouble = { reason, ask, slot: part, said: item.whole };
    return undefined;
  }

  private optionsMeant({ kind }: Ask, offered: readonly string[], { typed, same }: Item): readonly string[] {
    if (same === undefined) return meantOptions(this.speaker.title, kind, offered, typed);
    return offered.filter((option) => option === same);
  }

  private unmeant(ask: Ask, slot: Slot, { typed, whole, same }: Item, found: readonly string[]): Reason {
    const { title, seat } = this.speaker;
    if (same !== undefined) return this.whyNot(ask, same);
    if (found.length > 1) return ownReason("refusal.ambiguous", { name: typed, options: found.slice(0, 5) });
    const known = slot.known?.(seat, ask.kind) ?? thingsOf(title);
    const [other] = meantOptions(title, ask.kind, known, typed);
    if (other === undefined) return ownReason("refusal.unknown-name", { name: typed === "" ? `${whole}…` : typed });
    return this.whyNot(ask, other);
  }

  /** The one option behind which what is typed is offered. */
  private inferred(ask: Ask, slot: Slot): string | undefined {
    if (!isOfKind(slot.infers ?? [], ask.kind)) return undefined;
    const leads = this.offered(slot, ask).filter((option) => {
      const ahead = this.copy();
      ahead.give(ask, { option, part: null });
      const next = ahead.ask;
      const item = ahead.speech.find(({ part }) => part === slot)?.items[0];
      if (next === undefined || item === undefined || !ahead.fits(slot, next)) return false;
      return meantOptions(this.speaker.title, next.kind, ahead.offered(slot, next), item.typed).length === 1;
    });
    return leads.length === 1 ? leads[0] : undefined;
  }

  private give(ask: Ask, { option, part, said, howOften = "once" }: Given): void {
    const { match } = this;
    const { seat } = this.speaker;
    const danger = this.typing === null ? dangerOf(match, seat, option) : null;
    const isEmpty = ask.options.some(({ id, hint }) => id === option && hint?.empty === true);
    const logged = match.log.length;
    match.takeSealedAt();
    match.answer(seat, option);
    const sealedAt = match.takeSealedAt();
    this.sealed = sealedAt !== null || !match.canUndo(seat);
    this.picks.push({ ask, option, part });
    if (said !== undefined) use(said, option, howOften);
    if (danger !== null || isEmpty) this.warnings.push({ ask, option, danger });
    // what was told before a die fell could be foreseen
    if (!this.sealed || sealedAt !== null) this.hear(match.log.slice(logged, sealedAt ?? match.log.length));
  }

  /** What the rules have decided meanwhile may have been said: it is not said again. */
  private hear(entries: readonly LogEntry[]): void {
    const { seat } = this.speaker;
    for (const { key, args } of entries) {
      if (key !== "forced" || args.seat !== seat) continue;
      const decision: Decision = { seat, kind: String(args.kind), option: String(args.option), forced: true };
      const said = this.speech.find((each) => this.isNamed(decision, each));
      if (said === undefined) this.standing = [...this.standing, decision];
      else use(said, decision.option);
    }
  }

  private claimOne(said: Said<Slot>): boolean {
    const at = this.standing.findIndex((decision) => this.isNamed(decision, said));
    if (at < 0) return false;
    const [decision] = this.standing.slice(at) as [Decision];
    this.standing = this.standing.toSpliced(at, 1);
    use(said, decision.option);
    return true;
  }

  /** Whether the next thing that a part has to say is what has been decided. */
  private isNamed({ kind, option }: Decision, said: Said): boolean {
    const [item] = said.items;
    if (item === undefined || !isOfKind(said.part.kinds, kind)) return false;
    if (!isTyped(said)) return item.typed === option;
    if (said.part.only?.(option) === false) return false;
    if (item.same !== undefined) return item.same === option;
    return [item.whole, item.typed].some((text) => meantOptions(this.speaker.title, kind, [option], text).length > 0);
  }

  private whyNot(ask: Ask, option: string): Reason {
    const reason = offers(ask, option) ? null : this.match.refusal(this.speaker.seat, option);
    return reason ?? { key: "refusal.option", args: {}, ...(ask.rule === undefined ? {} : { rule: ask.rule }) };
  }
}
