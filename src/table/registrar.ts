import type { TableContext } from "./context.ts";
import { tendLeague } from "./league-tending.ts";
import { recordResults } from "./results.ts";

interface Ways {
  readonly mayAct: () => boolean;
  readonly failed: (game: string, error: unknown) => void;
}

/** Writes down how games have ended: one after the other, whenever somebody looks. */
export class Registrar {
  private working: Promise<void> | null = null;
  private isWanted = false;
  private isClosed = false;

  constructor(
    private readonly table: TableContext,
    private readonly ways: Ways,
  ) {}

  /** There may be something to write down. */
  look(): void {
    this.isWanted = true;
    this.working ??= this.work().finally(() => {
      this.working = null;
    });
  }

  /** Until nothing is left. */
  async settled(): Promise<void> {
    while (this.working !== null) await this.working;
  }

  /** Ends with the one in hand. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.settled();
  }

  private async work(): Promise<void> {
    const { failed } = this.ways;
    const mayGoOn = () => !this.isClosed && this.ways.mayAct();
    while (this.isWanted && mayGoOn()) {
      this.isWanted = false;
      try {
        const recorded = await recordResults(this.table, failed, () => !mayGoOn());
        await this.tend(recorded);
      } catch (error) {
        failed("-", error);
      }
    }
  }

  /** Leagues whose games have ended, and those whose time has come. */
  private async tend(recorded: readonly string[]): Promise<void> {
    const { store, now } = this.table;
    const games = await Promise.all(recorded.map((id) => store.game(id)));
    const played = games.flatMap((game) => game?.table.league?.id ?? []);
    const due = await store.leaguesToWake(now());
    for (const id of new Set([...played, ...due])) {
      try {
        await tendLeague(this.table, id);
      } catch (error) {
        this.ways.failed(id, error);
      }
    }
  }
}
