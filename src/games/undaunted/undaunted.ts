import type { Args, Flow, Option, Run } from "../../engine/index.ts";
import { type Board, boardOf } from "./components/board.ts";
import { type ScenarioFacts, scenarios } from "./components/index.ts";
import type { Side } from "./seats.ts";
import type { Army, UndauntedState } from "./state.ts";

interface Question {
  readonly kind: string;
  readonly args?: Args;
  readonly rule: string;
  readonly secret?: boolean;
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

  tell(key: string, args: Args): void {
    this.run.tell(key, args);
  }

  ask<Id extends string>(
    seat: Side,
    { kind, args = {}, rule, secret }: Question,
    options: readonly Option<Id>[],
  ): Flow<Id> {
    return this.run.ask({ seat, kind, args, rule, secret, options });
  }
}
