import type { Ask } from "./ask.ts";

/**
 * Rules are generators: a flow yields the asks that must be answered before it can go on (several seats may be asked
 * at once) and receives one option id per ask, in the same order.
 */
export type Flow<T = void> = Generator<readonly Ask[], T, readonly string[]>;

/** A flow that is over: for rules with nothing to do, made once. */
export const nothing: Flow = (function* (): Flow {})();
nothing.next([]);
