import type { Ask } from "../../src/engine/index.ts";
import type { OrderKind } from "../../src/games/order.ts";

interface Laid<View, Seat extends string> {
  readonly match: { readonly pending: readonly Ask<Seat>[]; view(seat: Seat | null): View };
}

/** An order given for a seat now; the function says what it comes to whenever it is called. */
export function order<View, Seat extends string>(
  table: Laid<View, Seat>,
  kinds: readonly OrderKind<View>[],
  [seat, kind, ...picks]: readonly [Seat, string, ...string[]],
): () => string | null {
  const found = kinds.find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`No order ${kind}`);
  const data = { picks, hangs: found.hangsOn(table.match.view(seat), picks) };
  return () => {
    const ask = table.match.pending.find((each) => each.seat === seat);
    const obeyed = ask === undefined ? null : found.obey(table.match.view(seat), ask, data);
    if (obeyed === null) return null;
    return "answer" in obeyed ? obeyed.answer : obeyed.cancel.key;
  };
}

/** What can be chosen for a kind of order now. */
export const choices = <View, Seat extends string>(
  { match }: Laid<View, Seat>,
  kinds: readonly OrderKind<View>[],
  seat: Seat | null,
  kind: string,
): readonly string[] => kinds.find((each) => each.kind === kind)?.choices(match.view(seat)) ?? [];
