import { type Flow, type Option, option } from "../../../engine/index.ts";
import type { CardId } from "../cards/types.ts";
import type { Seat } from "../seats.ts";
import { canDraw, yellowDrawer } from "../two-plus-two/deck.ts";
import type { Volk } from "../volk.ts";
import { discardFrom, drawCards } from "./decade.ts";

/** [B5] Since 2015 a special card costs a card of the hand, or the West draws one. */
export function* paySpecialPrice(g: Volk, seat: Seat, id: CardId): Flow {
  const { state } = g;
  const drawer = state.powers === null ? "west" : yellowDrawer(g, seat);
  const options: Option<`discard:${CardId}` | "draw">[] = [
    ...state.hands[seat].map((card) => option(`discard:${card}` as const)),
    ...(canDraw(g) ? [option("draw")] : []),
  ];
  if (options.length === 0) return g.tell("special.free", { card: id });
  const question = { kind: "special.price", args: { card: id, seat: drawer }, rule: "B5", secret: true } as const;
  const answer = yield* g.ask(seat, question, options);
  if (answer === "draw") drawCards(g, drawer, 1);
  else discardFrom(g, seat, [answer.slice("discard:".length) as CardId]);
}
