import type { Told } from "../../i18n/game-messages.ts";
import type { OrderKind } from "../order.ts";
import type { CardFacts } from "./cards/card.ts";
import type { en } from "./messages/en.ts";
import type { Side } from "./seats.ts";
import type { PerSide } from "./state.ts";

interface Seen {
  readonly seat: Side | null;
  readonly step: string;
  readonly turn: number;
  readonly hands: Readonly<Partial<PerSide<readonly string[]>>>;
}

interface Cancelled extends Told {
  readonly key: keyof typeof en;
}

const cancelled = (key: Cancelled["key"], args: Told["args"]): { readonly cancel: Cancelled } => ({
  cancel: { key, args },
});

const handOf = ({ seat, hands }: Seen): readonly string[] => (seat === null ? [] : (hands[seat] ?? []));

/**
 * [4.5.C] The headline of the next turn, kept ready while this one is played. It hangs on the card, which must still be in the hand,
 * and on the choice being as secret as it was thought to be: whoever may see the other headline first will want to.
 */
export function headlineOrder(cards: Readonly<Record<string, CardFacts>>): OrderKind<Seen> {
  // a scoring card must not be held until then [2.2.1]
  const canBe = (card: string) => cards[card]?.noHeadline !== true && cards[card]?.scoring !== true;
  return {
    kind: "headline",
    takes: "one",
    // a new hand rings in any case, and that somebody was ready is nobody's business
    isQuiet: false,
    choices: (view) => (view.step === "round" || view.step === "headline" ? handOf(view).filter(canBe) : []),
    hangsOn: ({ turn }) => ({ turn: String(turn + 1) }),
    obey(view, { kind, args, options }, { picks: [card = ""], hangs }) {
      const turn = Number(hangs.turn);
      if (kind !== "headline.card" || Number(args.turn) < turn) return null;
      if (Number(args.turn) > turn) return cancelled("cancel.headline.late", { turn });
      if (!handOf(view).includes(card)) return cancelled("cancel.headline.gone", { card });
      if (options.every(({ id }) => id !== card)) return cancelled("cancel.headline.illegal", { card });
      if (args.seen !== undefined) return cancelled("cancel.headline.seen", { seen: args.seen });
      return { answer: card, last: true };
    },
    isNear: (_, { kind }) => kind === "headline.card",
  };
}
