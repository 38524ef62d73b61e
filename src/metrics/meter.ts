/** What of the bot's work is counted. Nothing here says who did something, where, or in which game. */
export interface Meter {
  /** An interaction is over. */
  interaction(kind: InteractionKind, outcome: InteractionOutcome): void;
  /** Seconds from its arrival until Discord had the acknowledgement. */
  acknowledged(kind: InteractionKind, seconds: number): void;
  /** Seconds from its arrival until its answer was there to see. */
  answered(kind: InteractionKind, seconds: number): void;
  /** A match was brought to life from its save. */
  loaded(): void;
  /** A change of a game was stored. */
  moved(): void;
  /** Pictures of one message, and how many seconds they took. */
  painted(pictures: number, seconds: number): void;
  /** A limit of Discord's was waited for. */
  rateLimited(scope: string): void;
  /** Seconds until the database had answered a statement, or had committed a transaction and its disk had it. */
  database(what: "statement" | "commit", seconds: number): void;
}

export const interactionKinds = ["command", "completion", "component", "form"] as const;
export type InteractionKind = (typeof interactionKinds)[number];

/** `late`: Discord had given it up, or had its answer from somewhere else. */
export const interactionOutcomes = ["answered", "refused", "failed", "late"] as const;
export type InteractionOutcome = (typeof interactionOutcomes)[number];

/** Counts nothing. */
export const noMeter: Meter = {
  interaction: () => {},
  acknowledged: () => {},
  answered: () => {},
  loaded: () => {},
  moved: () => {},
  painted: () => {},
  rateLimited: () => {},
  database: () => {},
};

/** For how long something goes on. */
export function stopwatch(): () => number {
  const began = performance.now();
  return () => (performance.now() - began) / 1000;
}
