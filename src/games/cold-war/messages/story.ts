import type { Args, VisibleEntry } from "../../../engine/index.ts";
import type { Say } from "../../../i18n/game-messages.ts";
import { fromTo } from "./enrich.ts";
import { count, isGathered, type Line, type Part, wordsOf } from "./line.ts";

/** What follows from something else and goes on with its line. */
const consequences: readonly string[] = [
  "operations.none",
  "space",
  "space.box",
  "vp",
  "defcon",
  "reshuffle",
  "drawn",
  "hand",
  "headline.cancelled",
  "trap",
  "marker",
  "marker.off",
  "discard.none",
  "deck",
  "taken",
  "scoring-cards-shown",
  "vp.none",
];

/** What an outcome has told that brings it about. */
const untold: readonly string[] = ["forced", "crisis.removed", "crisis.exchanged", "crisis.delayed"];

/** Nothing goes on with the line of one of these. */
const complete: readonly string[] = ["crisis.result"];

/** What the end of a turn brings before the next one begins. */
const endings: readonly string[] = ["effect.ends", "crisis.ends", "china", "romania", "deck"];

/** What no event brings about: right behind one, it has done nothing. */
const besideEvents: readonly string[] = ["round", "turn", "milops.check", "event", "round.passed", "held"];

/** What comes between a card and its operation without belonging to either. */
const asides: readonly string[] = ["forced", "vp", "effect.ends", "milops", "influence"];

/** Gathers the entries of a move into lines; `more` names what else goes on with a line in a title. */
export const gatherer =
  (more: readonly string[]) =>
  (entries: readonly VisibleEntry[], say: Say, event?: string): string[] =>
    new Telling(entries, say, new Set([...consequences, ...more]), event).lines();

class Telling {
  private readonly told: Line[] = [];
  private readonly skipped = new Set<VisibleEntry>();
  /** Military operations that belong to the coup or war about to be told. */
  private readonly early: string[] = [];
  /** The card whose event is told, and the line that names it: none for the first, whose head does. */
  private card: unknown;
  private cardLine: Line | undefined;
  /** The round that the next line begins with. */
  private when = "";
  /** The country that the present operation has named. */
  private named: unknown = null;

  constructor(
    private readonly entries: readonly VisibleEntry[],
    private readonly say: Say,
    private readonly joining: ReadonlySet<string>,
    event?: string,
  ) {
    this.card = event;
  }

  lines(): string[] {
    for (const [at, entry] of this.entries.entries()) if (!this.skipped.has(entry)) this.tell(entry, at);
    this.settleEarly();
    return this.told.map((line) => wordsOf(line, this.say)).filter((line) => line !== "");
  }

  private tell(entry: VisibleEntry, at: number): void {
    const { key, args } = entry;
    if (endings.includes(key) && !endings.includes(this.entries[at - 1]?.key ?? "") && this.endsTurn(at))
      this.breakOff();
    if (untold.includes(key)) return;
    switch (key) {
      case "round":
        // what is told next says whose round it is
        this.settleEarly();
        this.when = this.say(key, args);
        return;
      case "turn":
        if (args.over !== undefined) this.open("turn.over", args);
        return this.open(key, args);
      case "play":
        return this.play(args, at);
      case "operation":
        return this.operation("operation", args, at);
      case "headline":
        return this.entries[at - 1]?.key === "headline" ? this.join(this.say(key, args)) : this.open(key, args);
      case "event":
        if (args.card !== this.card) this.openEvent(key, args, args.card);
        if (this.hasNoEffect(at)) this.join(this.say("event.nothing", {}));
        return;
      case "event.none":
        return args.card === this.card ? this.join(this.say(key, args)) : this.open(key, args);
      case "coup":
        this.open(key, args.country === this.named ? without(args, "country") : args, args.country);
        this.named = null;
        return;
      case "realignment":
        return this.open(key, args, args.country);
      case "war":
        return this.war(args);
      case "milops":
        this.early.push(this.say(key, args));
        return;
      case "influence":
        return this.influence(args, at);
      case "discard":
        return this.gather(key, { side: args.side ?? null }, String(args.card));
      case "effect.ends":
        return this.ends(args, this.entries[at - 1]);
      case "effect.begins":
        return this.join(this.say(args.card === this.card && this.isAboutCard() ? "effect.now" : key, args));
      case "space.box":
        return this.join(this.say(isAttempt(this.entries[at - 1]) ? "space.reached" : key, args));
      case "space.ability":
        // of a turn that ends, not of what was played last
        if (args.ability === "military-operations") this.breakOff();
        return this.join(this.say(key, args));
      default:
        return this.joining.has(key) ? this.join(this.say(key, args)) : this.open(key, args);
    }
  }

  /** A card and the operation it is played for are one line. */
  private play(args: Args, at: number): void {
    const then = this.entries.slice(at + 1).find(({ key }) => key !== "forced" && key !== "event");
    if (args.use === "event" && then?.key.startsWith("scoring"))
      return this.openEvent("played.scoring", args, args.card);
    if (args.use === "event" || args.use === "event-first") return this.openEvent("play", args, args.card);
    this.card = null;
    const where = this.next("operation", at);
    const operation = where === undefined ? undefined : this.entries[where];
    if (where === undefined || operation === undefined) return this.open("play", args);
    this.skipped.add(operation);
    const key = operation.args.operation === "space" ? "played.space" : "played";
    this.operation(key, { ...args, ...operation.args }, where);
  }

  private operation(key: string, args: Args, at: number): void {
    const where = args.operation === "coup" ? this.next("coup", at) : undefined;
    const country = where === undefined ? undefined : this.entries[where]?.args.country;
    this.named = country ?? null;
    const placing = args.operation === "influence" ? { key, args, changes: [] } : undefined;
    this.open(key, country === undefined ? args : { ...args, country }, undefined, placing);
  }

  private openEvent(key: string, args: Args, card: unknown): void {
    this.open(key, args);
    this.card = card;
    this.cardLine = this.told.at(-1);
  }

  /** Whether the present line is the one that names the card. */
  private isAboutCard(): boolean {
    const line = this.present();
    return this.cardLine === undefined ? line === this.told[0] : line === this.cardLine;
  }

  /** A war is told with the event that brings it. */
  private war(args: Args): void {
    const { country } = args;
    const line = this.told.at(-1);
    if (line === undefined || line !== this.cardLine || line.parts.length > 1 || typeof country !== "string")
      return this.open("war", args, country);
    line.parts.push(this.say("war", args));
    line.last.push(...this.early.splice(0));
    line.country = country;
  }

  /** What ends with what it has just done need not be named again. */
  private ends({ card }: Args, before: VisibleEntry | undefined): void {
    if (before?.key === "trap" && before.args.card === card) return;
    if (before?.key === card) return this.join(this.say("effect.over", {}));
    this.gather("effect.ends", {}, String(card));
  }

  /** Where the next entry with the key is, if only asides come before it. */
  private next(key: string, after: number): number | undefined {
    for (let at = after + 1; at < this.entries.length; at++) {
      const found = this.entries[at]?.key ?? "";
      if (found === key) return at;
      if (!asides.includes(found)) return undefined;
    }
    return undefined;
  }

  private open(key: string, args: Args, country?: Args[string], placing?: Line["placing"]): void {
    const last = key === "coup" || key === "war" ? this.early.splice(0) : [];
    this.settleEarly();
    this.told.push({
      when: this.takeWhen(),
      key,
      parts: [this.say(key, args)],
      last,
      ...(typeof country === "string" ? { country } : {}),
      ...(placing === undefined ? {} : { placing }),
    });
  }

  /** Whether nothing comes any more but the end of the turn. */
  private endsTurn(at: number): boolean {
    let next = at;
    while (endings.includes(this.entries[next]?.key ?? "")) next++;
    const key = this.entries[next]?.key;
    return key === "turn" || key === "final-scoring";
  }

  /** A line that starts with whatever joins it. */
  private breakOff(): void {
    this.settleEarly();
    this.told.push({ when: this.takeWhen(), parts: [], last: [] });
  }

  private takeWhen(): string {
    const { when } = this;
    this.when = "";
    return when;
  }

  /** Whether an event is followed by something that it has not brought about. */
  private hasNoEffect(at: number): boolean {
    const next = this.entries.slice(at + 1).find(({ key }) => key !== "forced")?.key ?? "";
    return besideEvents.includes(next);
  }

  private join(part: Part): void {
    this.present().parts.push(part);
  }

  private present(): Line {
    if (this.told.length === 0 || this.when !== "" || complete.includes(this.told.at(-1)?.key ?? "")) this.breakOff();
    return this.told[this.told.length - 1] as Line;
  }

  private settleEarly(): void {
    for (const words of this.early.splice(0)) this.join(words);
  }

  private influence(args: Args, at: number): void {
    // what is placed once the cards are dealt
    if (this.entries[at - 1]?.key === "drawn") this.breakOff();
    const change = { side: String(args.side), country: String(args.country), ...fromTo(args) };
    const { placing, parts, country: here } = this.present();
    if (placing?.args.side === change.side) return count(placing.changes, change);
    const lastPart = parts.at(-1);
    const goesOn = Array.isArray(lastPart) && (lastPart[0]?.country === here) === (change.country === here);
    if (goesOn) count(lastPart, change);
    else this.join([change]);
  }

  private gather(key: string, args: Args, card: string): void {
    const lastPart = this.present().parts.at(-1);
    if (isGathered(lastPart) && lastPart.key === key && lastPart.args.side === args.side) lastPart.cards.push(card);
    else this.join({ key, args, cards: [card] });
  }
}

/** Of an attempt everybody knows which track its box is on. */
const isAttempt = (entry: VisibleEntry | undefined): boolean =>
  entry?.key === "space" || entry?.key === "space.no-roll";

const without = (args: Args, name: string): Args =>
  Object.fromEntries(Object.entries(args).filter(([each]) => each !== name));
