import { setTimeout as wait } from "node:timers/promises";
import type { BotOrders } from "../processes/bot.ts";
import { Worker } from "../processes/launch.ts";

interface Member {
  readonly worker: Worker;
  /** Whether its end was wanted. */
  isMeant: boolean;
}

/** Several bots at the same Discord and the same database; whoever ends by himself is started again, as something would do that watches. */
export class Fleet {
  private readonly all = new Set<Member>();
  private isOver = false;
  /** How often one ended by itself, as it does that cannot reach the database for long. */
  ownDeaths = 0;

  constructor(
    private readonly file: string,
    private readonly orders: () => BotOrders,
  ) {}

  get pids(): number[] {
    return [...this.all].map(({ worker }) => worker.pid);
  }

  begin(): void {
    const member = { worker: new Worker(this.file), isMeant: false };
    this.all.add(member);
    void member.worker.start(this.orders());
    void member.worker.gone.then(async () => {
      this.all.delete(member);
      if (member.isMeant || this.isOver) return;
      this.ownDeaths++;
      await wait(500);
      if (!this.isOver) this.begin();
    });
  }

  async kill(pid: number): Promise<void> {
    const member = this.meant(pid);
    await member?.worker.kill();
  }

  /** Has it leave as on SIGTERM. */
  async end(pid: number): Promise<void> {
    const member = this.meant(pid);
    if (member === undefined) return;
    member.worker.leave();
    await member.worker.gone;
  }

  /** Waits for one that is to end by itself. */
  async ended(pid: number): Promise<void> {
    const member = this.meant(pid);
    await member?.worker.gone;
  }

  async endAll(): Promise<void> {
    this.isOver = true;
    await Promise.all([...this.all].map(({ worker }) => worker.kill()));
  }

  private meant(pid: number): Member | undefined {
    const member = [...this.all].find(({ worker }) => worker.pid === pid);
    if (member !== undefined) member.isMeant = true;
    return member;
  }
}
