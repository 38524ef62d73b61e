/** Listens to our engine and holds what it tells against what a page states. */

import type { LogEntry, Outcome } from "../../src/engine/index.ts";
import { plainValue } from "../../src/games/cold-war/rules/points.ts";
import type { Side } from "../../src/games/cold-war/seats.ts";
import type { CardId } from "../../src/games/twilight-struggle/cards/ids.ts";
import type { TwilightStruggle } from "../../src/games/twilight-struggle/twilight-struggle.ts";
import { FINAL_SCORING, type Line, opensPassage, type Page } from "./page.ts";
import { statementsOf } from "./statements.ts";
import type { Entry, Statement } from "./tables.ts";
import { type Disagreement, isAbout, show, type Value, valuesOf } from "./values.ts";

/** What the log says of the end of the game at the end of a page: nobody can have won while it goes on. */
export type Ending = "unknown" | "none" | { readonly winner: Side | null; readonly line: number };

type OurInfluence = Extract<Statement, { kind: "influence" }>;

type Position = TwilightStruggle["state"];

export class Comparison {
  agreed = 0;
  readonly disagreements: Disagreement[] = [];
  private readonly met: boolean[];
  /** Influence is stated once per country and told marker by marker: what has been told of a line so far. */
  private readonly told = new Map<number, OurInfluence>();
  private passage = 0;
  private open: number;
  /** Net award of final scoring, which a log prints as one. */
  private finalAward: number | null = null;
  private afterTurn = false;
  private playing: CardId | null = null;

  constructor(readonly page: Page) {
    this.met = page.lines.map(() => false);
    this.open = page.lines.length;
  }

  /** Whether a log that breaks off here has been followed to its last line. */
  get isOver(): boolean {
    return this.page.breaksOff && this.open === 0;
  }

  /** Stated and not yet told, from the present passage on. */
  get ahead(): readonly Line[] {
    return this.page.lines.filter((line, at) => !this.met[at] && line.passage >= this.passage);
  }

  get presentPassage(): number {
    return this.passage;
  }

  hear(entry: LogEntry<Side>, g: TwilightStruggle): void {
    if (this.isOver) return;
    if (entry.key === "play") this.playing = entry.args.card as CardId;
    if (entry.key === "final-scoring") {
      this.finalAward = 0;
      this.turnTo(FINAL_SCORING, g.state);
      return;
    }
    if (entry.key === "milops.check") this.afterTurn = true;
    if (entry.key === "event.none") return this.passOver(entry.args.card as CardId, g);
    for (const ours of statementsOf(entry, g)) {
      if (this.finalAward !== null && ours.kind === "vp") this.finalAward += ours.award;
      else if (opensPassage(ours)) this.compareOpening(ours, entry.args.side as Side, g);
      else this.compare(ours);
    }
  }

  /** To be called when nothing more will be told; final scoring is complete only then. */
  finish(state: Position): void {
    if (this.finalAward !== null && this.page.lines.some((line) => line.passage === FINAL_SCORING)) {
      const score = state.vp;
      this.take(this.finalAward === 0 ? { kind: "no-vp", score } : { kind: "vp", award: this.finalAward, score });
    }
    if (!this.isOver) this.turnTo(Number.POSITIVE_INFINITY, state);
  }

  /** Compares how the game stands after the page. */
  judge(ending: Ending, outcome: Outcome<Side> | null): void {
    if (ending === "unknown") return;
    const found = outcome === null ? "none" : show(outcome.winners[0] ?? null);
    const stated = ending === "none" ? "none" : show(ending.winner);
    const line = ending === "none" ? this.lastLine : ending.line;
    if (stated !== found) this.differ(line, "winner", stated, found);
    else if (ending !== "none") this.agreed++;
  }

  private compare(ours: Statement): void {
    if (isLoose(ours)) return this.compareEffect(ours);
    if (ours.kind === "influence") return this.compareInfluence(ours);
    if (ours.kind === "vp" && this.afterTurn && this.page.silentAwards) return;
    this.take(ours);
  }

  private take(ours: Statement): void {
    const at = this.find((line) => line.passage === this.passage && isAbout(line.entry, ours));
    if (at === undefined) return this.tooMuch(ours);
    this.meet(at, valuesOf(ours));
  }

  /** A log prints what begins and ends anywhere in its block, and does not print all of it. */
  private compareEffect(ours: Statement): void {
    const at = this.find((line) => isAbout(line.entry, ours));
    if (at !== undefined) this.meet(at, valuesOf(ours));
  }

  private compareOpening(ours: Statement, side: Side, g: TwilightStruggle): void {
    const at = this.find((line) => line.passage > this.passage && isAbout(line.entry, ours));
    const entry = at === undefined ? undefined : this.page.lines[at]?.entry;
    if (at === undefined || entry === undefined) return this.tooMuch(ours);
    this.turnTo(this.page.lines[at]?.passage ?? this.passage, g.state);
    this.meet(at, { ...valuesOf(ours), ...this.printedOps(entry, ours, side, g) });
  }

  /**
   * For coups and the space race a log states what the points are worth; for influence and realignments what is printed
   * on a card in play, and then it agrees if that is worth what our engine gives.
   */
  private printedOps(entry: Entry, ours: Statement, side: Side, g: TwilightStruggle): Readonly<Record<string, Value>> {
    if (entry.kind !== "ops" || ours.kind !== "ops" || ours.mode === "coup" || ours.mode === "space") return {};
    const cards = this.playing === null ? g.state.playing : [...g.state.playing, this.playing];
    const printed = cards.flatMap((card) => [g.facts(card).ops, grants[card] ?? g.facts(card).ops]);
    const worthIt = printed.filter((ops) => plainValue(g.pointsFor(side, ops, null)) === ours.ops);
    return { ops: worthIt.includes(entry.ops) ? entry.ops : (worthIt[0] ?? null) };
  }

  /** A log may announce an event that does not occur; for a card without asterisk that is the same as no effect. */
  private passOver(card: CardId, g: TwilightStruggle): void {
    const next = this.ahead.find((line) => line.passage > this.passage);
    if (next?.entry.kind !== "event" || next.entry.card !== card || g.facts(card).removed) return;
    this.compareOpening({ kind: "event", card }, "us", g);
  }

  private compareInfluence(ours: OurInfluence): void {
    const at = this.find((line) => line.passage === this.passage && isAbout(line.entry, ours));
    const entry = at === undefined ? undefined : this.page.lines[at]?.entry;
    if (at === undefined || entry?.kind !== "influence") return this.tooMuch(ours);
    const sum = { ...ours, delta: (this.told.get(at)?.delta ?? 0) + ours.delta };
    this.told.set(at, sum);
    if (Math.abs(sum.delta) >= Math.abs(entry.delta)) this.meet(at, valuesOf(sum));
  }

  /** Leaves the passages before this one: what they state and nobody told is missing, unless the position shows it. */
  private turnTo(passage: number, state: Position): void {
    for (const [at, line] of this.page.lines.entries()) {
      if (this.met[at] || line.passage >= passage) continue;
      if (isLoose(line.entry) && passage !== Number.POSITIVE_INFINITY) continue;
      const told = this.told.get(at);
      this.meet(at, told === undefined ? shownBy(state, line.entry) : valuesOf(told));
    }
    this.passage = passage;
  }

  private find(wanted: (line: Line) => boolean): number | undefined {
    const at = this.page.lines.findIndex((line, index) => !this.met[index] && wanted(line));
    return at < 0 ? undefined : at;
  }

  private meet(at: number, found: Readonly<Record<string, Value>>): void {
    const entry = (this.page.lines[at] as Line).entry;
    this.met[at] = true;
    this.open--;
    for (const [name, stated] of Object.entries(valuesOf(entry))) {
      const value = found[name];
      if (value === stated) this.agreed++;
      else
        this.differ(entry.line, `${entry.kind} ${name}`, show(stated), value === undefined ? "nothing" : show(value));
    }
  }

  private tooMuch(ours: Statement): void {
    const found = Object.entries(valuesOf(ours)).map(([name, value]) => `${name} ${show(value)}`);
    const where = "side" in ours ? `${ours.side} ` : "";
    const country = "country" in ours ? `${ours.country} ` : "";
    this.differ(this.lastLine, ours.kind, "nothing", `${where}${country}${found.join(", ")}`);
  }

  /** The last line of the present passage. */
  private get lastLine(): number {
    return this.page.lines.findLast((line) => line.passage <= this.passage)?.entry.line ?? this.page.line;
  }

  private differ(line: number, what: string, stated: string, found: string): void {
    this.disagreements.push({ line, what, stated, found });
  }
}

/** Operations that an event grants and that are not those of its card: a boycott of the Olympic Games. */
const grants: Partial<Record<CardId, number>> = { "olympic-games": 4 };

const isLoose = ({ kind }: Statement): boolean => kind === "in-play" || kind === "out-of-play";

/** A log repeats where a marker stands even if it did not move, and says when a hand is empty. */
function shownBy(state: Position, entry: Entry): Readonly<Record<string, Value>> {
  if (entry.kind === "military-ops") return { level: state.milOps[entry.side] };
  if (entry.kind === "no-vp") return { score: state.vp };
  if (entry.kind === "no-cards" && state.hands[entry.side].length === 0) return { cards: entry.to };
  return {};
}
