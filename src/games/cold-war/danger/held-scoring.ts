import type { Ask } from "../../../engine/index.ts";
import type { World } from "../cold-war.ts";
import type { Risk } from "../messages/keys.ts";
import { roundsToCome } from "../rules/rounds.ts";
import { other, type Side } from "../seats.ts";
import { moreThan } from "./hidden-hand.ts";
import type { Outlook } from "./outlook.ts";

/**
 * [10.1.5] Whether scoring cards stay in hand for which no round is left this turn. The other side may still take one away,
 * so it is never quite sure before the turn ends.
 */
export function heldDanger<T extends World>(outlook: Outlook<T>, ask: Ask<Side>, option: string): Risk<T> | undefined {
  const { g, seat, excused } = outlook;
  if (g.state.round === 0) return undefined;
  const played = ask.kind === "play.use" ? ask.args.card : option;
  const cards = g.state.hands[seat].filter(
    (card) => card !== played && g.facts(card).scoring && !excused.includes(card),
  );
  if (cards.length === 0) return undefined;
  const rounds = roundsToCome(g, seat);
  if (cards.length > rounds) return held(outlook, cards, ask, String(played));
  // the round beyond the regular ones may be lost to a rival in space
  const isLoose = cards.length === rounds && g.hasSpaceAbility(seat, "eight-action-rounds");
  return isLoose && ask.kind === "play.card"
    ? { key: "danger.held.extra", args: { cards, enemy: other(seat) }, decides: other(seat) }
    : undefined;
}

function held<T extends World>(
  { g, seat, isCard, sheds }: Outlook<T>,
  cards: readonly T["card"][],
  { kind }: Ask<Side>,
  played: string,
): Risk<T> | undefined {
  const enemy = other(seat);
  const found: Risk<T> = { key: "danger.held", args: { cards, enemy }, decides: enemy };
  const isChoosing = kind === "play.card" || kind === "play.use";
  if (!isChoosing || !isCard(played)) return found;
  if (sheds(played)) return undefined;
  if (g.perilOf(played, enemy) !== "blind-card" || cards.length > 1) return found;
  // one of the hand will be drawn blindly, and it may be the one
  const others = g.state.hands[seat].filter((card) => card !== played).length;
  return others === 1 ? undefined : { ...found, chance: { ways: others - 1, cases: others } };
}

/** Cards are drawn when enough have been discarded: a scoring card among them may come too late. */
export function drawDanger<T extends World>(outlook: Outlook<T>, ask: Ask<Side>, option: string): Risk<T> | undefined {
  const { g, seat, unseen } = outlook;
  const rest = g.state.hands[seat].filter((card) => card !== option);
  if (option !== "done" && rest.length > 0) return undefined;
  const count = Number(ask.args.count) + (option === "done" ? 0 : 1);
  const room = roundsToCome(g, seat) - rest.filter((card) => g.facts(card).scoring).length;
  const scoring = unseen.filter((card) => g.facts(card).scoring).length;
  if (g.state.round === 0 || room < 0 || Math.min(scoring, count) <= room) return undefined;
  return { key: "danger.drawn", args: { count }, chance: moreThan(room, scoring, unseen.length, count) };
}
