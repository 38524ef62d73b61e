import {
  type Args,
  type Ask,
  type Danger,
  type Flow,
  noArgs,
  type Option,
  option,
  type Reason,
  type Row,
  type Run,
} from "../../engine/index.ts";
import type { Single } from "./cards/elements.ts";
import type { CardId } from "./cards/types.ts";
import { type ProvinceId, provincesOf } from "./components/board/index.ts";
import type { Germany } from "./components/board/types.ts";
import type { AskKind, DangerKey, EndKey, LogKey, RefusalKey } from "./messages/keys.ts";
import { usePolice } from "./rules/police.ts";
import { germanyOf, type Seat } from "./seats.ts";
import type { VolkState } from "./state.ts";
import type { PowerState } from "./two-plus-two/state.ts";

/** Asks, reasons and dangers with keys that this game has words for; to the engine any key will do. */
export interface VolkAsk<Id extends string = string> extends Ask<Seat, Id> {
  readonly kind: AskKind;
}
export interface VolkReason extends Reason {
  readonly key: RefusalKey;
}
export interface VolkDanger extends Danger {
  readonly key: DangerKey;
}

/** An ask without the seat and the options. */
export interface Question {
  readonly kind: AskKind;
  readonly args?: Args;
  readonly rule?: string;
  readonly secret?: true;
  readonly row?: Row;
}

/** What the rules have in their hands: the state, the seats to ask, chance. The verbs of the rules are functions beside it. */
export class Volk {
  readonly state: VolkState;
  /** Whose turn it is; nobody's at the end of a decade. */
  acting: Seat | null = null;
  /** The event being resolved, for whoever is asked. */
  event: CardId | null = null;
  /** Whether unrest in the East rose since a red player could last call the police. */
  unseenUnrest = false;
  /** [11] The acting player keeps the card in the end. */
  keepsCard = false;
  /** [11] Who would press the red button. */
  presser: Seat | null = null;

  constructor(readonly run: Run<VolkState, Seat>) {
    this.state = run.state;
  }

  get powers(): PowerState {
    const { powers } = this.state;
    if (powers === null) throw new Error("A game without superpowers");
    return powers;
  }

  tell(key: LogKey, args: Args = noArgs): void {
    this.run.tell(key, args);
  }

  /** Everybody sees `args`, the seats named see `more` too. */
  tellSecret(key: LogKey, args: Args, seats: readonly Seat[], more: Args): void {
    this.run.tellSecret(key, args, seats, more);
  }

  end(winners: readonly Seat[], key: EndKey, args: Args): never {
    return this.run.end(winners, key, args);
  }

  *ask<Id extends string>(seat: Seat, question: Question, options: readonly Option<Id>[]): Flow<Id> {
    const { kind, args = noArgs, rule, secret, row } = question;
    const told = this.event === null ? args : { ...args, event: this.event };
    return yield* this.run.ask({ seat, kind, args: told, options, rule, secret, row });
  }

  /** Asks several at once; nobody learns an answer before all are in. */
  askAll<Id extends string>(asks: readonly VolkAsk<Id>[]): Flow<readonly Id[]> {
    return this.run.askAll(asks);
  }

  /** As `ask`, at a moment when a red player may also call the police [B10]; the options are looked at again after it. */
  *askFreely<Id extends string>(seat: Seat, question: Question, options: () => readonly Option<Id>[]): Flow<Id> {
    for (;;) {
      if (!this.mayUsePolice(seat)) return yield* this.ask(seat, question, options());
      this.unseenUnrest = false;
      const answer = yield* this.ask<Id | "police">(seat, question, [...options(), option("police")]);
      if (answer !== "police") return answer;
      yield* usePolice(this, seat);
    }
  }

  mayUsePolice(seat: Seat): boolean {
    const { police, unrest } = this.state;
    if (this.acting !== seat || germanyOf(seat) !== "east") return false;
    return police.some(({ used }) => !used) && provincesOf.east.some((id) => unrest[id] > 0);
  }

  /** What is still to come of the play, the next first. */
  get ahead(): readonly string[] {
    return this.state.ahead ?? [];
  }

  set ahead(ids: readonly string[]) {
    this.state.ahead = ids;
  }

  /** Does these one after the other; those not yet done come before what was ahead until now. */
  *inTurn(all: readonly Single[], each: (single: Single) => Flow): Flow {
    const outer = this.ahead;
    const ids = all.map(({ id }) => id);
    for (const [at, single] of all.entries()) {
      this.ahead = [...ids.slice(at + 1), ...outer];
      yield* each(single);
    }
    this.ahead = outer;
  }

  /** [B3] Who has prestige: the West on the start box. */
  get prestigeHolder(): Germany {
    return this.state.tracks.prestige > 0 ? "east" : "west";
  }

  withUnrest(side: Germany): ProvinceId[] {
    return provincesOf[side].filter((id) => this.state.unrest[id] > 0);
  }
}
