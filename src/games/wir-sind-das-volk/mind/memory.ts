import type { Random, VisibleEntry } from "../../../engine/index.ts";
import { baseDeck, card, isCard } from "../cards/index.ts";
import type { CardId, Decade } from "../cards/types.ts";
import { isSeat, perSeat, type Seat, type Superpower } from "../seats.ts";
import type { SmallDeck } from "../two-plus-two/draw.ts";

/** A card in the hand of another: known by name, or by its decade alone, or not even that. */
export interface Held {
  readonly card: CardId | null;
  readonly decade: Decade | null;
}

/** What a seat can tell of hidden cards from all that it has read: nothing but its own log goes in. */
export class Memory {
  /** Cards that it has seen somewhere from where they do not come back to a hidden place. */
  readonly gone = new Set<CardId>();
  /** The hands of the others, as they were filled. */
  readonly hands: Readonly<Record<Seat, Held[]>> = perSeat(() => []);
  /** The cards that come next, the first last, as far as it has been shown them. */
  top: CardId[] = [];
  /** How many cards are left of the decks of earlier decades. */
  readonly leftovers: Partial<Record<Decade, number>> = {};
  /** [12.2] Who has drawn a card of the next decade early. */
  early: { readonly seat: Superpower; readonly card: CardId | null } | null = null;
  /** What lies open of the small decks of 2+2, the last card last. */
  readonly discards: Readonly<Record<SmallDeck, string[]>> = { "arms-race": [], conflict: [] };

  /** The decade that the cards are of, as far as the log tells. */
  decade: Decade = 1;

  private deckSize = 0;

  constructor(
    private readonly seat: Seat,
    log: readonly VisibleEntry[],
    private readonly random: Random,
  ) {
    for (const [at, entry] of log.entries()) this.read(entry, log, at);
  }

  private read({ key, args }: VisibleEntry, log: readonly VisibleEntry[], at: number): void {
    const seat = typeof args.seat === "string" && isSeat(args.seat) ? args.seat : null;
    const cards = cardsIn(args.cards);
    switch (key) {
      case "decade":
        return this.beginDecade(Number(args.decade) as Decade);
      case "display":
      case "display.part":
        return this.layOut(cards);
      case "drawn":
        return this.draw(seat, Number(args.count), cards);
      case "play":
        return this.play(seat, cardIn(args.card), args.from === "hand");
      case "hand.discarded":
        return this.discard(seat, Number(args.count), cards, log.slice(at + 1));
      case "guillaume.looked":
        return this.look(String(args.at), cards);
      case "guillaume.over":
        return this.exchange(String(args.at), cardIn(args.taken), cardIn(args.given));
      case "guillaume.removed":
        return this.remove(cardIn(args.card));
      case "early-card":
        return this.drawEarly(seat, cardIn(args.card));
      case "arms-race.card":
        this.discards["arms-race"].push(String(args.card));
        return;
      case "conflict.card":
        this.discards.conflict.push(String(args.card));
        return;
      case "reshuffled":
        this.discards[args.deck as SmallDeck].length = 0;
        return;
    }
  }

  private beginDecade(decade: Decade): void {
    if (decade > 1) this.leftovers[(decade - 1) as Decade] = this.deckSize;
    this.decade = decade;
    this.deckSize = baseDeck(decade).length - (this.early === null ? 0 : 1);
    this.early = null;
    this.top = [];
  }

  private layOut(cards: readonly CardId[]): void {
    for (const id of cards) {
      this.gone.add(id);
      if (card(id).number !== undefined) this.takeNext();
    }
  }

  /** The next card of the deck, or of what was left over: its decade, and its name if it was shown. */
  private takeNext(): Held {
    if (this.deckSize > 0) {
      this.deckSize--;
      return { card: this.top.pop() ?? null, decade: this.decade };
    }
    for (const decade of [3, 2, 1] as const) {
      const left = this.leftovers[decade] ?? 0;
      if (decade >= this.decade || left === 0) continue;
      this.leftovers[decade] = left - 1;
      return { card: null, decade };
    }
    return { card: null, decade: null };
  }

  private draw(seat: Seat | null, count: number, cards: readonly CardId[]): void {
    for (const id of cards) this.gone.add(id);
    for (let left = count; left > 0; left--) {
      const drawn = this.takeNext();
      if (seat !== null && seat !== this.seat) this.hands[seat].push(drawn);
    }
  }

  private play(seat: Seat | null, id: CardId | null, isFromHand: boolean): void {
    if (id === null) return;
    this.gone.add(id);
    if (!isFromHand || seat === null || seat === this.seat) return;
    const hand = this.hands[seat];
    const at = [
      hand.findIndex((each) => each.card === id),
      hand.findIndex((each) => each.card === null && each.decade === card(id).decade),
      hand.findIndex((each) => each.card === null),
    ].find((each) => each >= 0);
    if (at !== undefined) hand.splice(at, 1);
  }

  /** Which cards of another go nobody sees; not those that are played later. */
  private discard(seat: Seat | null, count: number, cards: readonly CardId[], later: readonly VisibleEntry[]): void {
    for (const id of cards) this.gone.add(id);
    if (seat === null || seat === this.seat) return;
    const hand = this.hands[seat];
    const kept = later.flatMap(({ key, args }) => {
      const id = key === "play" && args.seat === seat && args.from === "hand" ? cardIn(args.card) : null;
      return id === null ? [] : [id];
    });
    const safe = new Set(kept.map((id) => placeOf(hand, id)));
    for (let left = count; left > 0; left--) {
      const free = hand.filter((each) => !safe.has(each));
      if (hand.length > 0) hand.splice(hand.indexOf(this.random.pick(free.length > 0 ? free : hand)), 1);
    }
  }

  /** [B11] What the East was shown. */
  private look(where: string, cards: readonly CardId[]): void {
    if (cards.length === 0) return;
    if (where === "deck") this.top = [...cards].reverse();
    else this.hands.west.splice(0, Number.POSITIVE_INFINITY, ...cards.map(named));
  }

  private exchange(where: string, taken: CardId | null, given: CardId | null): void {
    if (taken !== null && given !== null) return this.swap(where, taken, given);
    // whoever was not shown cannot tell whether a card was exchanged, nor of which decade it was
    if (where === "deck") for (const [at, each] of this.hands.east.entries()) this.hands.east[at] = unsure(each);
  }

  private swap(where: string, taken: CardId, given: CardId): void {
    if (this.seat === "east") {
      this.gone.add(taken);
      this.gone.delete(given);
      if (where === "deck") this.top = this.top.map((id) => (id === taken ? given : id));
      else replace(this.hands.west, (each) => each.card === taken, named(given));
      return;
    }
    this.gone.delete(taken);
    this.gone.add(given);
    replace(this.hands.east, (each) => each === placeOf(this.hands.east, given), named(taken));
  }

  private remove(id: CardId | null): void {
    this.deckSize--;
    if (id === null) return;
    this.gone.add(id);
    this.top = this.top.filter((each) => each !== id);
  }

  private drawEarly(seat: Seat | null, id: CardId | null): void {
    if (seat !== "usa" && seat !== "ussr") return;
    this.early = { seat, card: id };
    if (id !== null) this.gone.add(id);
    if (seat !== this.seat) this.hands[seat].push({ card: null, decade: (this.decade + 1) as Decade });
  }
}

const cardIn = (arg: unknown): CardId | null => (typeof arg === "string" && isCard(arg) ? arg : null);
export const cardsIn = (arg: unknown): CardId[] =>
  Array.isArray(arg) ? arg.flatMap((each) => cardIn(each) ?? []) : [];

const named = (id: CardId): Held => ({ card: id, decade: card(id).decade });

const unsure = (held: Held): Held => (held.card === null ? { card: null, decade: null } : held);

/** Where in a hand a card may be. */
const placeOf = (hand: readonly Held[], id: CardId): Held | undefined =>
  hand.find((each) => each.card === id) ??
  hand.find((each) => each.card === null && each.decade === card(id).decade) ??
  hand.find((each) => each.card === null && each.decade === null);

function replace(hand: Held[], is: (held: Held) => boolean, by: Held): void {
  const at = hand.findIndex(is);
  if (at >= 0) hand[at] = by;
}
