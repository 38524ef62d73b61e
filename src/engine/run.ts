import { type Args, type Ask, noArgs, type Option } from "./ask.ts";
import type { Fate } from "./fate.ts";
import type { Flow } from "./flow.ts";
import type { Outcome } from "./game.ts";
import type { LogEntry } from "./log.ts";

/** Thrown by `Run.end` to leave all flows at once; only the match catches it. */
export const finished = Symbol("finished");

/** What a flow has in its hands: the state, the seats to ask, chance and the log. */
export class Run<State, Seat extends string> {
  outcome: Outcome<Seat> | null = null;
  readonly log: LogEntry<Seat>[] = [];
  /** Set when a die fell or a secret was shown: what was answered before cannot be taken back. */
  sealed = false;
  /** Where in the log that happened first, since somebody has asked. */
  private sealedAt: number | null = null;

  constructor(
    public state: State,
    readonly fate: Fate,
  ) {}

  /** Asks one seat. A pick without alternative is made here, unless that would tell a secret. */
  *ask<Id extends string>(ask: Ask<Seat, Id>): Flow<Id> {
    const forced = this.forced(ask);
    if (forced !== undefined) return forced;
    return (yield [ask])[0] as Id;
  }

  /** Makes the pick of an ask without alternative, if that tells no secret. */
  forced<Id extends string>(ask: Ask<Seat, Id>): Id | undefined {
    const { options, seat, kind } = ask;
    if (options.length === 0) throw new Error(`Nothing to choose from: ${kind}`);
    if (options.length > 1 || ask.secret === true) return undefined;
    const { id } = options[0] as Option<Id>;
    this.log.push({ key: "forced", args: { seat, kind, option: id } });
    return id;
  }

  /** Asks several seats at once; nobody learns an answer before all are in. */
  *askAll<Id extends string>(asks: readonly Ask<Seat, Id>[]): Flow<readonly Id[]> {
    const answers = yield asks;
    return answers as readonly Id[];
  }

  roll(sides = 6): number {
    this.seal();
    return this.fate.roll(sides);
  }

  /** Takes one of the items blindly out of the list. */
  takeBlindly<Id extends string>(items: Id[]): Id {
    this.seal();
    return items.splice(this.fate.pick(items), 1)[0] as Id;
  }

  shuffle(items: string[], what: string): void {
    this.fate.shuffle(items, what);
  }

  /** To be called when a seat learns what it did not know. */
  seal(): void {
    this.sealed = true;
    this.sealedAt ??= this.log.length;
  }

  /** Where in the log a die first fell or a secret was shown since this was last asked; null if nowhere. */
  takeSealedAt(): number | null {
    const at = this.sealedAt;
    this.sealedAt = null;
    return at;
  }

  tell(key: string, args: Args = noArgs): void {
    this.log.push({ key, args });
  }

  /** A pair: everybody sees `args`, the seats named see `more` too. */
  tellSecret(key: string, args: Args, seats: readonly Seat[], more: Args): void {
    this.log.push({ key, args, secret: { seats, args: more } });
  }

  end(winners: readonly Seat[], key: string, args: Args = noArgs): never {
    this.outcome = { winners, key, args };
    throw finished;
  }
}
