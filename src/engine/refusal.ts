import type { Args } from "./ask.ts";

/** Why something is not possible, for a catalogue to put in words, with the rulebook's paragraph where there is one. */
export interface Reason {
  readonly key: string;
  readonly args: Args;
  readonly rule?: string;
}

/** Thrown when an answer is not legal. Nothing has changed. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(readonly reason: Reason) {
    super(`${reason.key} ${JSON.stringify(reason.args)}${reason.rule ? ` [${reason.rule}]` : ""}`);
  }
}
