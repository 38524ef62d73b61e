import type { Args, Ask, Danger, Flow, Option, Outcome, Reason, Row, Run } from "../../engine/index.ts";
import { type Board, boardOf } from "./components/board.ts";
import { type ScenarioFacts, scenarios } from "./components/index.ts";
import type { AskKind, DangerKey, EndKey, LogKey, RefusalKey } from "./messages/keys.ts";
import type { Side } from "./seats.ts";
import type { Army, UndauntedState } from "./state.ts";

/** Asks, reasons, dangers and ends with keys that this game has words for; to the engine any key will do. */
export interface UndauntedAsk<Id extends string = string> extends Ask<Side, Id> {
  readonly kind: AskKind;
}
export interface UndauntedReason extends Reason {
  readonly key: RefusalKey;
}
export interface UndauntedDanger extends Danger {
  readonly key: DangerKey;
}
export interface UndauntedEnd extends Outcome<Side> {
  readonly key: EndKey;
}

interface Question {
  readonly kind: AskKind;
  readonly args?: Args;
  readonly rule: string;
  readonly secret?: boolean;
  readonly row?: Row;
}

/** What the rules have in their hands: the run, and the scenario's board beside the state. */
export class Undaunted {
  readonly scenario: ScenarioFacts;
  readonly board: Board;

  constructor(readonly run: Run<UndauntedState, Side>) {
    const { scenario } = run.state.options;
    this.scenario = scenarios[scenario];
    this.board = boardOf(scenario);
  }

  get state(): UndauntedState {
    return this.run.state;
  }

  army(side: Side): Army {
    return this.state.armies[side];
  }

  tell(key: LogKey, args: Args): void {
    this.run.tell(key, args);
  }

  /** Everybody sees `args`, the side sees `more` too. */
  tellSecret(key: LogKey, args: Args, side: Side, more: Args): void {
    this.run.tellSecret(key, args, [side], more);
  }

  end({ winners, key, args }: UndauntedEnd): never {
    return this.run.end(winners, key, args);
  }

  ask<Id extends string>(
    seat: Side,
    { kind, args = {}, rule, secret, row }: Question,
    options: readonly Option<Id>[],
  ): Flow<Id> {
    return this.run.ask({ seat, kind, args, rule, secret, row, options });
  }

  /** Asks both at once; neither learns the other's answer before. */
  askAll<Id extends string>(asks: readonly UndauntedAsk<Id>[]): Flow<readonly Id[]> {
    return this.run.askAll(asks);
  }
}
