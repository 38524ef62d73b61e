import { deepStrictEqual } from "node:assert";
import { type Fate, type Game, type LogEntry, Match, type VisibleEntry, visible } from "../../src/engine/index.ts";

/** How every answer of a test is given: see vitest.config.ts. */
const mode = process.env.TABLE_MODE ?? "plain";

/** A match whose answers are also undone and given again, or followed by a reload, as the mode says. */
export class Replaying<State, View, Seat extends string, Options> {
  /** Entries that a reloaded match no longer has. */
  private earlier: LogEntry<Seat>[] = [];

  constructor(
    private readonly game: Game<State, View, Seat, Options>,
    public match: Match<State, View, Seat, Options>,
    private readonly fate: Fate,
  ) {}

  answer(seat: Seat, option: string): void {
    const before = this.picture();
    this.match.answer(seat, option);
    if (mode === "reload") this.reload();
    if (mode === "undo" && this.match.canUndo(seat)) this.undoAndRepeat(seat, option, before);
  }

  get log(): readonly LogEntry<Seat>[] {
    return [...this.earlier, ...this.match.log];
  }

  logFor(seat: Seat | null): readonly VisibleEntry[] {
    return this.log.map((entry) => visible(entry, seat));
  }

  private reload(): void {
    const before = this.picture();
    const all = this.log;
    const saved = JSON.parse(JSON.stringify(this.match.save()));
    this.match = Match.load(this.game, saved, this.fate);
    this.earlier = all.slice(0, all.length - this.match.log.length);
    deepStrictEqual(this.log, all);
    deepStrictEqual(this.match.dropped, []);
    deepStrictEqual(this.picture(), before);
  }

  private undoAndRepeat(seat: Seat, option: string, before: unknown): void {
    const after = this.picture();
    this.match.undo(seat);
    deepStrictEqual(this.picture(), before);
    this.match.redo(seat);
    deepStrictEqual(this.picture(), after);
    this.match.undo(seat);
    this.match.answer(seat, option);
    deepStrictEqual(this.picture(), after);
  }

  /** Everything anybody can see, and the position itself. */
  private picture(): unknown {
    const { match } = this;
    const { steps, given, answered, logged, outcome } = match.save();
    const views = [null, ...match.seats].map((seat) => match.view(seat));
    return { step: steps.at(-1), given, answered, logged, outcome, pending: match.pending, views, log: this.log };
  }
}
