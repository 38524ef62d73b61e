import { type Ask, Run, ScriptedFate } from "../../engine/index.ts";
import { twilightGuests } from "../cold-war/cards/from-twilight-struggle/index.ts";
import {
  asksForCard,
  whyNoPass,
  whyNotAsked,
  whyNotCountry,
  whyNotEvent,
  whyNotGuest,
  whyNotOfHand,
  whyNotUse,
} from "../cold-war/explain.ts";
import type { Why } from "../cold-war/messages/keys.ts";
import { owesMissileEnvy } from "../cold-war/rules/missile-envy.ts";
import { shownCards } from "../cold-war/rules/shown-cards.ts";
import { other, type Side } from "../cold-war/seats.ts";
import type { CardId } from "./cards/ids.ts";
import { cards, isCard } from "./cards/index.ts";
import { board } from "./components/board.ts";
import { RedSea, type RedSeaWorld } from "./red-sea.ts";
import { dueCards } from "./rules/action-round.ts";
import type { RedSeaState } from "./state.ts";

/** Why an id is not offered, from public facts and the asked seat's own hand. */
export function explain(state: RedSeaState, ask: Ask<Side>, id: string): Why<RedSeaWorld> | undefined {
  // nothing here rolls, asks or writes, so any fate will do
  const g = new RedSea(new Run<RedSeaState, Side>(state, new ScriptedFate()));
  const place = board.find(id);
  if (place !== undefined) return whyNotCountry(g, ask, place);
  if (isCard(id)) return aboutCard(g, ask, id);
  if (ask.kind === "play.use" || ask.kind === "operations.kind")
    return whyNotUse(g, ask, id, (card) => aboutEvent(g, ask.seat, card));
  if (id === "pass") return whyNoPass(ask);
  return undefined;
}

function aboutCard(g: RedSea, ask: Ask<Side>, card: CardId): Why<RedSeaWorld> | undefined {
  const { seat, kind } = ask;
  const { hands } = g.state;
  if (kind === "combination.card") return whyNotGuest(g, ask, card, twilightGuests);
  if (!asksForCard(ask, isCard)) return undefined;
  if (card === "romanian-autonomy") return aboutRomania(g, ask);
  const why = whyNotAsked<RedSeaWorld>(cards, kind, "pile", card);
  if (why !== undefined) return why;
  const offered = ask.options.map(({ id }) => id).filter(isCard);
  if (offered.length > 0 && !offered.some((each) => hands[seat].includes(each)))
    return { key: "refusal.not-there", args: { card } };
  if (!hands[seat].includes(card)) return { key: "refusal.not-in-hand", args: { card } };
  const whyHeld = whyNotAsked<RedSeaWorld>(cards, kind, "hand", card) ?? whyNotOfHand(g, ask, card);
  if (whyHeld !== undefined) return whyHeld;
  if (kind !== "play.card") return { key: "refusal.not-there", args: { card } };
  if (dueCards(g, seat).length === 0)
    return owesMissileEnvy(g, seat) ? { key: "refusal.duty.missile-envy", args: { card } } : undefined;
  return shownCards(g, seat).length > 0
    ? { key: "refusal.shown", args: { card } }
    : { key: "refusal.duty.scoring", args: { card }, rule: "10.1.5" };
}

/** [9] */
function aboutRomania(g: RedSea, { seat, kind }: Ask<Side>): Why<RedSeaWorld> {
  const { holder, faceUp } = g.state.romania;
  const card = "romanian-autonomy";
  if (kind !== "play.card") return { key: "refusal.passing.use", args: { card }, rule: "9.5" };
  if (holder !== seat) return { key: "refusal.passing.holder", args: { card, side: other(seat) }, rule: "9.3" };
  if (!faceUp) return { key: "refusal.passing.face-down", args: { card }, rule: "9.3" };
  return { key: "refusal.passing.duty", args: {}, rule: "9.5" };
}

function aboutEvent(g: RedSea, side: Side, card: CardId): Why<RedSeaWorld> {
  if (card === "romanian-autonomy") return { key: "refusal.passing.event", args: { card }, rule: "9.1" };
  if (g.state.missileEnvy === side && card === "missile-envy") return { key: "refusal.missile-envy.event", args: {} };
  return whyNotEvent(g, side, card);
}
