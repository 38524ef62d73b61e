import { type Ask, Run, ScriptedFate } from "../../engine/index.ts";
import { redSeaGuests } from "../cold-war/cards/from-red-sea/index.ts";
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
import { isOpponents } from "../cold-war/rules/uses.ts";
import { other, type Side } from "../cold-war/seats.ts";
import type { CardId } from "./cards/ids.ts";
import { cards } from "./cards/index.ts";
import { board } from "./components/board.ts";
import { dutyOf } from "./rules/duties.ts";
import type { TwilightState } from "./state.ts";
import { statecraft } from "./turn-zero/statecraft.ts";
import { TwilightStruggle, type TwilightWorld } from "./twilight-struggle.ts";

/** Why an id is not offered, from public facts and the asked seat's own hand. */
export function explain(state: TwilightState, ask: Ask<Side>, id: string): Why<TwilightWorld> | undefined {
  // nothing here rolls, asks or writes, so any fate will do
  const g = new TwilightStruggle(new Run<TwilightState, Side>(state, new ScriptedFate()));
  const place = board.find(id);
  if (place !== undefined) return whyNotCountry(g, ask, place);
  if (Object.hasOwn(cards, id)) return aboutCard(g, ask, id as CardId);
  if (ask.kind === "crisis.statecraft" && Object.hasOwn(statecraft, id))
    return { key: "refusal.statecraft", args: { card: id }, rule: "TZ 5" };
  if (ask.kind === "play.use" || ask.kind === "operations.kind" || ask.kind === "grain-sales.use")
    return whyNotUse(g, ask, id, (card) => aboutEvent(g, ask.seat, card));
  if (id === "pass") return whyNoPass(ask);
  return undefined;
}

function aboutCard(g: TwilightStruggle, ask: Ask<Side>, card: CardId): Why<TwilightWorld> | undefined {
  const { seat, kind } = ask;
  const { hands } = g.state;
  if (kind === "combination.card") return whyNotGuest(g, ask, card, redSeaGuests);
  if (!asksForCard(ask, (id) => Object.hasOwn(cards, id))) return undefined;
  if (card === "the-china-card") return aboutChina(g, ask);
  const why = whyNotAsked<TwilightWorld>(cards, kind, "pile", card);
  if (why !== undefined) return why;
  if (kind === "crisis.card") return { key: "refusal.not-there", args: { card }, rule: "TZ 9" };
  if (!hands[seat].includes(card)) return { key: "refusal.not-in-hand", args: { card } };
  const whyHeld = whyNotAsked<TwilightWorld>(cards, kind, "hand", card) ?? whyNotOfHand(g, ask, card);
  if (whyHeld !== undefined) return whyHeld;
  if (ask.args.event === "kremlin-flu") return { key: "refusal.kremlin-flu", args: { card } };
  const duty = dutyOf(g, seat);
  if (duty === "shown") return { key: "refusal.shown", args: { card } };
  if (duty === "scoring") return { key: "refusal.duty.scoring", args: { card }, rule: "10.1.5" };
  if (duty === "missile-envy") return { key: "refusal.duty.missile-envy", args: { card } };
  return undefined;
}

function aboutChina(g: TwilightStruggle, { seat, kind, args }: Ask<Side>): Why<TwilightWorld> {
  const { holder, faceUp } = g.state.china;
  if (kind !== "play.card") return { key: "refusal.china.use", args: {}, rule: "9.5" };
  if (holder !== seat) return { key: "refusal.china.holder", args: { side: other(seat) }, rule: "9.3" };
  if (!faceUp) return { key: "refusal.china.face-down", args: {}, rule: "9.3" };
  if (args.event === "kremlin-flu") return { key: "refusal.kremlin-flu", args: { card: "the-china-card" } };
  return { key: "refusal.china.duty", args: {}, rule: "9.8" };
}

function aboutEvent(g: TwilightStruggle, side: Side, card: CardId): Why<TwilightWorld> {
  if (card === "the-china-card") return { key: "refusal.china.event", args: {}, rule: "9.1" };
  const crisis = g.crises.voided.get(card);
  if (crisis !== undefined) return { key: "refusal.voided", args: { card, crisis }, rule: "TZ 8.2" };
  if (g.state.missileEnvy === side && card === "missile-envy") return { key: "refusal.missile-envy.event", args: {} };
  if (isOpponents(g, side, card) && cards[card].twoCards) return { key: "refusal.two-cards", args: { card } };
  return whyNotEvent(g, side, card);
}
