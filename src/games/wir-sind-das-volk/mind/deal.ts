import type { Known, Random } from "../../../engine/index.ts";
import { baseDeck, card, expansionDeck } from "../cards/index.ts";
import { type CardId, type Decade, decades } from "../cards/types.ts";
import { positionSeen } from "../forecast/position-seen.ts";
import { type Seat, seats } from "../seats.ts";
import type { VolkState } from "../state.ts";
import { armsRaceIds, conflictIds } from "../two-plus-two/draw.ts";
import type { PowerState } from "../two-plus-two/state.ts";
import type { PowerView } from "../two-plus-two/view.ts";
import type { VolkView } from "../view.ts";
import { type Held, Memory } from "./memory.ts";
import { nothingShown, type Shown, shownTo } from "./shown.ts";

type VolkKnown = Known<VolkView, Seat>;

/** A whole position where the step began, from what the seat knows: everybody sees all but hands and decks. */
export function deal({ seat, before, log, told }: VolkKnown, random: Random): VolkState | null {
  const state = { ...positionSeen(before), played: before.played.slice() };
  const memory = new Memory(seat, log.slice(0, told), random);
  return new Dealer(state, before, seat, memory, shownTo(seat, log.slice(told)), random).deal() ? state : null;
}

/** Deals the hidden cards anew as they may be now: what was drawn or shuffled on the way is otherwise as chance had it. */
export function settle(state: VolkState, { seat, view, log, answers }: VolkKnown, random: Random): void {
  if (answers.length > 0) new Dealer(state, view, seat, new Memory(seat, log, random), nothingShown(), random).deal();
}

/** Lays out in a position what its seat cannot see. */
class Dealer {
  /** Cards of the base game that may lie anywhere, by decade, in no order. */
  private readonly unseen: Readonly<Record<Decade, CardId[]>>;
  /** Whether a decade is over and the cards of the next have not been dealt. */
  private readonly isBetween: boolean;
  /** The decade that the deck is of. */
  private readonly decade: Decade;

  constructor(
    private readonly state: VolkState,
    private readonly view: VolkView,
    private readonly seat: Seat,
    private readonly memory: Memory,
    private readonly shown: Shown,
    private readonly random: Random,
  ) {
    this.isBetween = view.step.at === "decade" && view.decade > 1 && memory.decade !== view.decade;
    this.decade = this.isBetween ? ((view.decade - 1) as Decade) : view.decade;
    const placed = this.placed();
    const open = (decade: Decade) => random.shuffle(baseDeck(decade).filter((id) => !placed.has(id)));
    this.unseen = { 1: open(1), 2: open(2), 3: open(3), 4: open(4) };
  }

  /** False if there are not cards enough: then the seat's log does not go back far enough. */
  deal(): boolean {
    const { state, view, seat } = this;
    state.hands[seat] = view.hand.slice();
    for (const other of seats) if (other !== seat && !this.dealHand(other)) return false;
    if (view.powers !== null && state.powers !== null && !this.dealPowers(state.powers, view.powers)) return false;
    const deck = this.pile(view.deckSize, this.decade, this.isBetween ? [] : this.next());
    if (deck === null) return false;
    state.deck = deck;
    return true;
  }

  /** Cards of which the seat knows where they are, or where they are not. */
  private placed(): ReadonlySet<CardId> {
    const { view, memory, shown } = this;
    const { hand, display, played, police, playing, powers } = view;
    return new Set([
      ...memory.gone,
      ...hand,
      ...display,
      ...played,
      ...police.map((each) => each.card),
      ...(playing === null ? [] : [playing]),
      ...(powers === null ? [] : Object.values(powers.peacemakers).flat()),
      ...memory.top,
      ...shown.next.flatMap((id) => id ?? []),
      ...seats.flatMap((each) => [...memory.hands[each].flatMap((held) => held.card ?? []), ...shown.held[each]]),
    ]);
  }

  private dealHand(other: Seat): boolean {
    const { view, memory, shown, random, state } = this;
    const held = random.shuffle([...memory.hands[other]]);
    // those that are known come first
    held.sort((one, two) => Number(one.card === null) - Number(two.card === null));
    for (const id of shown.held[other]) hold(held, id);
    while (held.length > view.handSizes[other]) held.pop();
    while (held.length < view.handSizes[other]) held.push({ card: null, decade: null });
    const hand = held.map((each) => each.card ?? this.take(each.decade ?? this.decade));
    state.hands[other] = hand.filter((id) => id !== null);
    return !hand.includes(null);
  }

  /** What comes next of the deck, the first first; null for what is not known. */
  private next(): readonly (CardId | null)[] {
    const known = [...this.memory.top].reverse();
    const { next } = this.shown;
    return Array.from({ length: Math.max(known.length, next.length) }, (_, at) => next[at] ?? known[at] ?? null);
  }

  private pile(size: number, decade: Decade, next: readonly (CardId | null)[]): CardId[] | null {
    const pile = Array.from({ length: size }, (_, at) => next[size - 1 - at] ?? this.take(decade));
    return pile.includes(null) ? null : pile.filter((id) => id !== null);
  }

  /** A card that may lie anywhere, of a decade if there is still one of it. */
  private take(decade: Decade): CardId | null {
    const nearest = [decade, ...decades.filter((each) => each < decade).reverse()];
    for (const each of nearest) {
      const id = this.unseen[each].pop();
      if (id !== undefined) return id;
    }
    return null;
  }

  private dealPowers(powers: PowerState, view: PowerView): boolean {
    const { memory, random, shown } = this;
    const { early } = memory;
    const nextDecade = Math.min(4, this.decade + 1) as Decade;
    if (early !== null) {
      const drawn = early.card ?? this.state.hands[early.seat].find((id) => card(id).decade === nextDecade);
      if (drawn === undefined) return false;
      powers.early = { seat: early.seat, card: drawn };
      powers.nextDeck = this.pile(baseDeck(nextDecade).length - 1, nextDecade, this.isBetween ? this.next() : []);
      if (powers.nextDeck === null) return false;
    }
    for (const decade of decades) {
      const size = memory.leftovers[decade];
      if (size === undefined || decade >= this.decade) continue;
      const left = this.pile(size, decade, []);
      if (left === null) return false;
      powers.leftovers[decade] = left;
    }
    const closed = expansionDeck(this.decade).filter((id) => !memory.gone.has(id));
    powers.prepared = random.shuffle(closed).slice(0, view.prepared);
    const arms = { ids: armsRaceIds, size: view.armsDeckSize, last: view.lastArms };
    const conflict = { ids: conflictIds, size: view.conflictDeckSize, last: view.lastConflict };
    const open = memory.discards;
    [powers.armsDeck, powers.armsDiscard] = small(arms, open["arms-race"], shown.turned["arms-race"], random);
    [powers.conflictDeck, powers.conflictDiscard] = small(conflict, open.conflict, shown.turned.conflict, random);
    return powers.prepared.length === view.prepared;
  }
}

/** A card that was in a hand, as it has turned out: in the place of one that it can have been. */
function hold(hand: Held[], id: CardId): void {
  const { decade } = card(id);
  if (hand.some((each) => each.card === id)) return;
  const same = hand.findIndex((each) => each.card === null && each.decade === decade);
  const at = same >= 0 ? same : hand.findIndex((each) => each.card === null);
  const known = { card: id, decade };
  if (at >= 0) hand[at] = known;
  else hand.unshift(known);
}

interface Small<Id extends string> {
  readonly ids: readonly Id[];
  readonly size: number;
  readonly last: Id | null;
}

/** A small deck of 2+2 and its discards: what lies open is remembered, and what comes next if it was turned up since. */
function small<Id extends string>(
  { ids, size, last }: Small<Id>,
  open: readonly string[],
  turned: readonly string[],
  random: Random,
): [deck: Id[], discard: Id[]] {
  const total = size === 0 && last === null ? 0 : ids.length;
  const read = open.flatMap((id) => ids.find((each) => each === id) ?? []);
  const discard = read.slice(Math.max(0, read.length - (total - size)));
  if (last !== null && discard.at(-1) !== last) discard.push(last);
  const closed = random.shuffle(ids.filter((id) => !discard.includes(id)));
  const first = turned.flatMap((id) => closed.find((each) => each === id) ?? []).reverse();
  const deck = [...closed.filter((id) => !first.includes(id)), ...first];
  // what was turned up longer ago than the log goes back
  const forgotten = deck.splice(0, Math.max(0, deck.length - size));
  return [deck, [...forgotten, ...discard]];
}
