import { levels, type Think, weakest } from "../computer/index.ts";
import { computerId, isComputer } from "../i18n/index.ts";
import { NewerRefusal } from "./changing.ts";
import { playTurn } from "./computer-turn.ts";
import { hasComputer, waitedComputer } from "./computers.ts";
import type { TableContext } from "./context.ts";
import { type Position, readPosition } from "./position.ts";

/** When a computer moves in a game that waits for it, and for what it has been asked there. */
interface Due {
  readonly at: number;
  readonly asked: string;
  /** Whether people play there too: they go first. */
  readonly hasPeople: boolean;
}

type Failed = (game: string, error: unknown) => Promise<void> | void;

interface Ways {
  readonly think: Think;
  /** How long it waits before it moves, so that whoever has moved can take it back, in milliseconds. */
  readonly waitMs: number;
  /** Whether this process may move anything now. */
  readonly mayAct?: () => boolean;
  readonly failed?: Failed;
}

const computers = levels.map(computerId);

/** So many turns are thought about at once: what each holds is one position. */
const MOST_AT_ONCE = 4;
/** A turn that had to wait so long for those of other games is played by the weakest level, so that all of them come to move. */
const CROWDED_MS = 60_000;
/** When one is tried again that has failed. */
const AGAIN_MS = 60_000;

/**
 * Moves for computers when their games wait for them. What there is to do stands in the database alone: it is noticed when this
 * process changes a game, and looked for by whoever starts or takes over. A move is keyed by its game and version, so that it is done
 * once however often it is tried. A standing order, the nearest relative, answers one question by a rule that is at hand; this thinks
 * elsewhere, meanwhile others may move, and a whole turn is one move.
 */
export class ComputerClock {
  private readonly due = new Map<string, Due>();
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private isClosed = false;

  constructor(
    private readonly table: TableContext,
    private readonly ways: Ways,
  ) {}

  /** A game has changed: whoever is waited for there now is due some time later, or still due when he was. */
  notice(position: Position): void {
    const { game } = position;
    // at a table for practice it moves while its person waits
    const isGame = game.status === "running" && game.ownerId === null;
    const waited = isGame && hasComputer(game) ? waitedComputer(position) : null;
    if (waited === null || this.isClosed) {
      this.forget(game.id);
      return;
    }
    const asked = `${waited.seat} ${waited.since}`;
    const known = this.due.get(game.id);
    const at = known?.asked === asked ? known.at : this.now() + this.ways.waitMs;
    this.put(game.id, { at, asked, hasPeople: game.seats.some(({ userId }) => !isComputer(userId)) });
  }

  /** Looks for all games that wait for a computer, and moves where it is time. */
  async look(): Promise<void> {
    for (const id of await this.table.store.gamesWaitingFor(computers, this.table.share?.())) {
      if (this.isClosed) return;
      if (!this.due.has(id)) await this.find(id);
    }
    this.begin();
  }

  /** When all turns whose time has come are played. */
  async settled(): Promise<void> {
    for (this.begin(); this.underWay.size > 0; this.begin()) await Promise.all(this.underWay.values());
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    await Promise.all(this.underWay.values());
  }

  private now(): number {
    return this.table.now().getTime();
  }

  private forget(id: string): void {
    this.due.delete(id);
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
  }

  private put(id: string, due: Due): void {
    this.forget(id);
    this.due.set(id, due);
    const timer = setTimeout(() => this.begin(), Math.max(0, due.at - this.now()));
    timer.unref();
    this.timers.set(id, timer);
  }

  private async find(id: string): Promise<void> {
    try {
      this.notice(await readPosition(this.table, id));
    } catch (error) {
      await this.ways.failed?.(id, error);
    }
  }

  /** Begins the turns whose time has come, those against people first, then the longest due. */
  private begin(): void {
    const { mayAct = () => true } = this.ways;
    if (this.isClosed || !mayAct()) return;
    const ready = [...this.due]
      .filter(([id, { at }]) => at <= this.now() && !this.underWay.has(id))
      .sort(([, one], [, other]) => Number(other.hasPeople) - Number(one.hasPeople) || one.at - other.at);
    for (const [id, due] of ready.slice(0, MOST_AT_ONCE - this.underWay.size)) {
      this.forget(id);
      const turn = this.turn(id, due).finally(() => {
        this.underWay.delete(id);
        this.begin();
      });
      this.underWay.set(id, turn);
    }
  }

  private async turn(id: string, due: Due): Promise<void> {
    const { think, failed, mayAct = () => true } = this.ways;
    try {
      const position = await readPosition(this.table, id);
      const waited = waitedComputer(position);
      if (waited === null) return;
      const isCrowded = this.now() - due.at > CROWDED_MS;
      // whoever has taken the shards over meanwhile thinks himself
      const whileOurs: Think = async (thought) => {
        const choices = await think(isCrowded ? { ...thought, level: weakest } : thought);
        if (!mayAct() || this.isClosed) throw new Ended();
        return choices;
      };
      await playTurn(this.table, whileOurs, position, waited);
    } catch (error) {
      // where somebody was faster, what he did has been noticed
      if (error instanceof Ended || error instanceof NewerRefusal || this.isClosed) return;
      await failed?.(id, error);
      if (!this.isClosed && !this.due.has(id)) this.put(id, { ...due, at: this.now() + AGAIN_MS });
    }
  }
}

/** This process may not move any more. */
class Ended extends Error {}
