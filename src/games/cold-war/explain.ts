import type { Ask } from "../../engine/index.ts";
import type { CardFacts } from "./cards/card.ts";
import type { ColdWar, World } from "./cold-war.ts";
import type { Place } from "./components/board.ts";
import type { Why } from "./messages/keys.ts";
import { guestsOf, isInColumn } from "./rules/combination.ts";
import { placementCost } from "./rules/influence.ts";
import { owesScoring } from "./rules/rounds.ts";
import { nextBox } from "./rules/space-race.ts";
import { whyNoTarget } from "./rules/targets.ts";
import { cardsWorth, ESCAPE_OPS } from "./rules/traps.ts";
import { isOpponents } from "./rules/uses.ts";
import { other, type Side } from "./seats.ts";

/** Why a country is not offered. */
export function whyNotCountry<T extends World>(g: ColdWar<T>, ask: Ask<Side>, place: Place): Why<T> | undefined {
  const country = g.board.id(place);
  const limits = ask.args.anyDefcon === true ? ({ anyDefcon: true } as const) : {};
  switch (ask.kind) {
    case "coup.target":
    case "realign.target": {
      const how = ask.kind === "coup.target" ? "coup" : "realign";
      return whyNoTarget(g, ask.seat, how, place, limits) ?? { key: "refusal.elsewhere", args: { country } };
    }
    case "influence.place":
      return aboutPlacement(g, ask, place);
    case "influence.remove":
    case "influence.remove-all":
      return { key: "refusal.nothing-to-remove", args: { country } };
    default:
      return ask.options.some((option) => g.board.find(option.id) !== undefined)
        ? { key: "refusal.elsewhere", args: { country } }
        : undefined;
  }
}

function aboutPlacement<T extends World>(g: ColdWar<T>, ask: Ask<Side>, place: Place): Why<T> {
  const country = g.board.id(place);
  const side = ask.seat;
  const left = ask.args.left as number;
  if (g.closedTo(side).some((table) => table[place])) return { key: "refusal.closed", args: { country } };
  const near = g.influence(side, place) > 0 || g.reaches(side, place, []);
  const cost = placementCost(g, side, place);
  if (near && cost > left) return { key: "refusal.cost", args: { country, cost, left }, rule: "6.1.2" };
  return { key: "refusal.reach", args: { country, side }, rule: "6.1.1" };
}

/** Why a card is not offered where another one asks for a card out of a pile or a hand; nothing if none does. */
export function whyNotAsked<T extends World>(
  cards: Readonly<Record<string, CardFacts<string, Why<T>["key"]>>>,
  kind: string,
  from: "hand" | "pile",
  card: T["card"],
): Why<T> | undefined {
  const asked = Object.values(cards).find(({ asksFor }) => asksFor?.[kind]?.from === from)?.asksFor?.[kind];
  return asked === undefined ? undefined : { key: asked.refusal, args: { card } };
}

/** [12] Why a card cannot be brought in. */
export function whyNotGuest<T extends World>(
  g: ColdWar<T>,
  { seat, args }: Ask<Side>,
  card: T["card"],
  list: readonly string[],
): Why<T> {
  const rule = "RS 12";
  const facts = g.facts(card);
  if (!list.includes(card)) return { key: "refusal.combination.list", args: { card }, rule };
  if (guestsOf<string>(g.state).includes(card)) return { key: "refusal.combination.taken", args: { card }, rule };
  if (!isInColumn(facts, seat)) return { key: "refusal.combination.column", args: { card, side: other(seat) }, rule };
  return { key: "refusal.combination.cost", args: { card, cost: facts.ops, left: Number(args.left) }, rule };
}

/** Questions that are answered with a card, or by passing if no card fits. */
const cardKinds: readonly string[] = ["play.card", "trap.discard", "hand.discard"];

export const asksForCard = ({ kind, options }: Ask<Side>, isCard: (id: string) => boolean): boolean =>
  cardKinds.includes(kind) || options.some(({ id }) => isCard(id));

/** Why a side may not pass. */
export const whyNoPass = ({ kind, args }: Ask<Side>): Why =>
  cardKinds.includes(kind) && args.event !== undefined
    ? { key: "refusal.pass.event", args: {} }
    : { key: "refusal.pass", args: {}, rule: "5.1" };

/** Why a card of one's own hand is not offered, if a rule of the family is the reason. */
export function whyNotOfHand<T extends World>(g: ColdWar<T>, ask: Ask<Side>, card: T["card"]): Why<T> | undefined {
  const { kind, args } = ask;
  switch (kind) {
    case "headline.card":
      return { key: "refusal.headline", args: { card }, rule: "4.5.C" };
    case "event.discard":
      return { key: "refusal.worth", args: { card, ops: Number(args.ops) }, rule: "5.3" };
    case "trap.discard":
      return whyNotInTrap(g, ask.seat, card);
    case "hand.discard":
      return { key: "refusal.not-opponents", args: { card } };
    default:
      return undefined;
  }
}

function whyNotInTrap<T extends World>(g: ColdWar<T>, side: Side, card: T["card"]): Why<T> {
  if (owesScoring(g, side)) return { key: "refusal.duty.scoring", args: { card }, rule: "10.1.5" };
  if (cardsWorth(g, side, ESCAPE_OPS).includes(card)) return { key: "refusal.duty.missile-envy.trap", args: { card } };
  return { key: "refusal.worth", args: { card, ops: ESCAPE_OPS }, rule: "5.3" };
}

/** Why a card cannot be played for this. */
export function whyNotUse<T extends World>(
  g: ColdWar<T>,
  { seat, args }: Ask<Side>,
  use: string,
  aboutEvent: (card: T["card"]) => Why<T>,
): Why<T> | undefined {
  switch (use) {
    case "coup":
    case "realign":
      return { key: "refusal.no-target", args: { use, defcon: g.state.defcon }, rule: g.rules.bannedBy };
    case "space":
      return aboutSpace(g, seat);
    case "event":
    case "event-first":
      return typeof args.card === "string" ? aboutEvent(args.card) : undefined;
    default:
      return undefined;
  }
}

/** Why the event of a card cannot be chosen. */
export function whyNotEvent<T extends World>(g: ColdWar<T>, side: Side, card: T["card"]): Why<T> {
  const blocking = g.facts(card).preventedBy?.find((earlier) => g.inEffect(earlier));
  if (blocking !== undefined) return { key: "refusal.prevented", args: { card, by: blocking }, rule: "5.2" };
  if (isOpponents(g, side, card)) return { key: "refusal.opponents-event", args: { card }, rule: "5.2" };
  return { key: "refusal.condition", args: { card }, rule: "5.2" };
}

function aboutSpace<T extends World>(g: ColdWar<T>, side: Side): Why<T> {
  const box = nextBox(g, side);
  if (box === undefined) return { key: "refusal.space.end", args: {}, rule: "6.4.6" };
  const allowed = g.spaceAttemptsAllowed(side);
  if (g.state.spaceAttempts[side] >= allowed)
    return { key: "refusal.space.attempts", args: { allowed }, rule: "6.4.2" };
  return { key: "refusal.space.ops", args: { ops: box.ops }, rule: "6.4.1" };
}
