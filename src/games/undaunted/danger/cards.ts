import { type CardId, cards, isFog } from "../components/index.ts";
import { moveCard } from "../rules/piles.ts";
import { other, type Side } from "../seats.ts";
import type { Army, Pile, UndauntedState } from "../state.ts";
import type { UndauntedDanger } from "../undaunted.ts";
import { lossByQuiet, lossWithCard, told } from "./loss-ahead.ts";

/** [4.2] Who shows the last card that could be played leaves the round to the enemy, and perhaps the token too. */
export function dangerOfShowing(position: UndauntedState, seat: Side, card: CardId): UndauntedDanger | undefined {
  const army = position.armies[seat];
  moveCard(army, card, "hand", "discard");
  if (!army.hand.every(isFog)) return undefined;
  const enemys = bestInitiative(position.armies[other(seat)]);
  const own = cards[card].initiative;
  const initiative = own === enemys ? position.initiative : own > enemys ? seat : other(seat);
  return told(lossByQuiet({ ...position, initiative }, seat));
}

/** The highest that may be in hand. */
const bestInitiative = ({ hand, deck }: Army): number =>
  Math.max(0, ...[...hand, ...deck].map((card) => cards[card].initiative));

/** [8.8] With nothing else to play: the cards drawn may all be fog. */
export function dangerOfDrawing(position: UndauntedState, seat: Side, count: number): UndauntedDanger | undefined {
  const { deck, discard } = position.armies[seat];
  const fromDeck = Math.min(count, deck.length);
  const ways = foggy(deck, fromDeck) * foggy(discard, count - fromDeck);
  if (ways === 0) return undefined;
  const cases = arrangements(deck.length, fromDeck) * arrangements(discard.length, count - fromDeck);
  const loss = lossWithCard(position, seat, () => {});
  return told(loss, ways === cases ? undefined : { key: "danger.fog", chance: { ways, cases } });
}

const foggy = (pile: Pile, count: number): number => arrangements(pile.filter(isFog).length, count);

/** In how many ways so many can be drawn, one after the other. */
const arrangements = (among: number, count: number): number =>
  count === 0 ? 1 : among * arrangements(among - 1, count - 1);
