import {
  type Ask,
  type Danger,
  dangerOf,
  Match,
  type OptionValues,
  readSaved,
  type VisibleEntry,
  visible,
} from "../../engine/index.ts";
import type { AnyMatch, AnyTitle } from "../../games/title.ts";

/** Where a game is kept between two visits. */
export interface Drawer {
  read(): string | null;
  write(text: string | null): void;
}

/** One game on one device, handed from seat to seat. */
export class Table {
  /** Whoever has the device in hand. */
  holder: string | null = null;
  /** Where in the log the last turn begins, and whose it is. */
  private since: number;
  private teller: string | null = null;

  private constructor(
    readonly title: AnyTitle,
    readonly match: AnyMatch,
    private readonly drawer: Drawer,
  ) {
    this.since = Math.max(0, match.logged - SHOWN);
  }

  static begin(title: AnyTitle, options: OptionValues, seed: string, drawer: Drawer): Table {
    const table = new Table(title, Match.start(title.game, { options: title.game.options(options), seed }), drawer);
    table.keep();
    return table;
  }

  /** The game that was kept; nothing if there is none, or if it cannot be read any more. */
  static kept(title: AnyTitle, drawer: Drawer): Table | null {
    const text = drawer.read();
    if (text === null) return null;
    try {
      return new Table(title, Match.load(title.game, readSaved(text, "the game")), drawer);
    } catch {
      return null;
    }
  }

  /** What is asked next; of several who are asked at once the first who has not answered. */
  get ask(): Ask | null {
    return this.match.outcome === null ? (this.match.pending.find(({ answered }) => !answered) ?? null) : null;
  }

  /** Whether the device is to be handed over first. */
  get isToPass(): boolean {
    return this.ask !== null && this.ask.seat !== this.holder;
  }

  take(): void {
    this.holder = this.ask?.seat ?? null;
  }

  /** What the holder of the device sees; while it is handed over, what everybody does. */
  get view(): unknown {
    return this.match.view(this.match.outcome === null && !this.isToPass ? this.holder : null);
  }

  /** What has happened in the last turn, as whoever holds the device may read it. */
  get news(): readonly VisibleEntry[] {
    const first = this.match.logged - this.match.log.length;
    const own = this.isToPass ? null : this.holder;
    return this.match.log.slice(Math.max(0, this.since - first)).map((entry) => visible(entry, own));
  }

  danger(option: string): Danger | null {
    return this.ask === null ? null : dangerOf(this.match, this.ask.seat, option);
  }

  answer(option: string): void {
    const { ask } = this;
    if (ask === null) return;
    const before = this.match.logged;
    this.match.answer(ask.seat, option);
    // a turn is told from its beginning
    if (this.teller !== ask.seat) this.since = before;
    this.teller = ask.seat;
    this.putDown();
    this.keep();
  }

  /** Who can take something back: whoever has the device, or has had it a moment ago. */
  get taker(): string | null {
    const { match, holder } = this;
    if (holder !== null && match.canUndo(holder)) return holder;
    return match.seats.find((seat) => match.canUndo(seat)) ?? null;
  }

  undo(): void {
    const { taker } = this;
    if (taker === null) return;
    this.match.undo(taker);
    this.since = Math.min(this.since, this.match.logged);
    this.putDown();
    this.keep();
  }

  /** Whoever is not asked any more has put the device down: he takes it again before his hand is shown. */
  private putDown(): void {
    if (this.isToPass) this.holder = null;
  }

  /** Nothing is kept of a game that is given up. */
  leave(): void {
    this.drawer.write(null);
  }

  private keep(): void {
    this.drawer.write(JSON.stringify(this.match.save()));
  }
}

/** Of a game that is taken up again so many of the last things are told. */
const SHOWN = 8;
