import type { Ask } from "../engine/index.ts";
import type { Told } from "../i18n/index.ts";

/** What is kept of a standing order. */
interface OrderData {
  /** What was chosen for it: a card, or places in order of preference. */
  readonly picks: readonly string[];
  /** What it hangs on, as it stood when the order was given. */
  readonly hangs: Readonly<Record<string, string>>;
}

/**
 * What an order comes to when its seat is asked something: an answer, `last` if there is nothing left to order with it; its end, with
 * the reason; nothing if the ask is none of its business.
 */
type Obeyed =
  | { readonly answer: string; readonly last?: true }
  /** `cancel.<…>` among the game's phrases. */
  | { readonly cancel: Told }
  | null;

/**
 * A kind of standing order of a game. It sees what its seat may know and never a state. Its words are `order.<kind>`, what is ordered;
 * `order.<kind>.about`, what it does; and `ordered.<kind>`, what stands, with `{picks}`.
 */
export interface OrderKind<View> {
  readonly kind: string;
  /** Whether something must be chosen for it: one thing, several in their order, or several in none. */
  readonly takes: "nothing" | "one" | "list" | "set";
  /**
   * Nobody is rung for what it will answer. Only where that hangs on nothing hidden: whose phone does not ring is to be seen in a
   * message.
   */
  readonly isQuiet: boolean;
  /** What can be chosen for it now; of one that takes nothing, anything at all if it can be given. */
  choices(view: View): readonly string[];
  /** What it hangs on, if it were given now. */
  hangsOn(view: View, picks: readonly string[]): Readonly<Record<string, string>>;
  obey(view: View, ask: Ask, data: OrderData): Obeyed;
  /** Whether its button stands under this ask. */
  isNear(view: View, ask: Ask): boolean;
}
