import { titles } from "../../src/games/titles.ts";
import type { Store } from "../../src/store/index.ts";
import {
  join,
  openLobby,
  type Pace,
  type Position,
  Queue,
  type Request,
  readPosition,
  start,
  type TableContext,
  type User,
  usualPace,
} from "../../src/table/index.ts";
import { open, waiting } from "../store/temporary.ts";

export const anna = { id: "anna", name: "Anna" };
export const boris = { id: "boris", name: "Boris" };

/** What a room has sent when its game has begun: the lobby's post three times as it was then. */
export const begun = [
  "first channel",
  "hand anna",
  "hand boris",
  "lobby channel",
  "lobby channel",
  "lobby channel",
  "move channel",
];

const HOUR = 60 * 60 * 1000;

interface Played {
  readonly title: string;
  readonly seat: string;
  readonly pace: Partial<Pace>;
}

/** A table with a clock of its own. */
export class Room {
  private time = Date.parse("2026-03-01T12:00:00Z");
  private interactions = 0;
  readonly table: TableContext;
  /** How long a standing order waits, in milliseconds. */
  orderWait = 0;

  private constructor(
    readonly store: Store,
    changed: (position: Position) => void,
  ) {
    this.table = {
      store,
      titles,
      queue: new Queue(),
      now: () => new Date(this.time),
      newSecret: () => "a known seed",
      orderWait: () => this.orderWait,
      changed,
    };
  }

  static async open(folder?: string, changed: (position: Position) => void = () => {}): Promise<Room> {
    return new Room(await open(folder), changed);
  }

  /** A game of Anna (US, if not said) and Boris (USSR) that has begun. */
  async game(
    options: Readonly<Record<string, unknown>> = {},
    { title = "twilight-struggle", seat = "us", pace = {} }: Partial<Played> = {},
  ): Promise<string> {
    const { id } = await openLobby(this.table, {
      title,
      options,
      guildId: "guild",
      channelId: `channel-${this.interactions}`,
      user: anna,
      interaction: this.next(),
      seats: [seat],
      pace: { ...usualPace, ...pace },
    });
    await join(this.table, await this.by(boris, id));
    await start(this.table, await this.by(boris, id));
    return id;
  }

  /** The game as it is stored now. */
  at(game: string): Promise<Position> {
    return readPosition(this.table, game);
  }

  /** A person's new wish in a game, as it is now. */
  async by(user: User, game: string): Promise<Request> {
    return { position: await this.at(game), user, interaction: this.next() };
  }

  pass(hours: number): void {
    this.time += hours * HOUR;
  }

  next(): string {
    return `interaction-${this.interactions++}`;
  }

  /** Kinds and addresses of what waits to be sent; sends it. */
  async sent(): Promise<string[]> {
    const found: string[] = [];
    for (;;) {
      const due = await waiting(this.store);
      if (due.length === 0) return found;
      for (const post of due) {
        found.push(`${post.kind} ${"userId" in post.to ? post.to.userId : "channel"}`);
        await this.store.markSent(post.id, `message-${post.id}`, this.table.now());
      }
    }
  }
}
