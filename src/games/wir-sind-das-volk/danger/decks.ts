import { singles } from "../cards/elements.ts";
import type { Decade } from "../cards/types.ts";
import type { Superpower } from "../seats.ts";
import { armsRaceCards } from "../two-plus-two/cards/arms-race.ts";
import { conflictCards } from "../two-plus-two/cards/conflict.ts";
import type { SmallDeck } from "../two-plus-two/draw.ts";
import type { Chance } from "./chance.ts";
import { type Effect, effectsOf } from "./effects.ts";

/** Cards whose effects that matter here are the same. */
interface Kind {
  readonly does: Readonly<Record<Superpower, readonly Effect[]>>;
  readonly reshuffles: boolean;
}

/**
 * [8] What may be known of a small deck: how many cards it has, and which was drawn last. Those that have it
 * reshuffled lie in it, or it would have been; each of the others that has not been seen is as likely to lie in it.
 */
export interface Deck {
  readonly size: number;
  /** How many cards of each kind may lie in it. */
  readonly unseen: readonly number[];
}

/** The kinds of one deck in one decade, and which card is of which. */
interface Kinds {
  readonly all: readonly Kind[];
  readonly of: ReadonlyMap<string, number>;
  readonly full: Deck;
}

interface Card {
  readonly id: string;
  readonly reshuffle: boolean;
  readonly does: Kind["does"];
}

function kindsOf(cards: readonly Card[]): Kinds {
  const all: Kind[] = [];
  const byLook = new Map<string, number>();
  const of = new Map<string, number>();
  const unseen: number[] = [];
  for (const { id, reshuffle, does } of cards) {
    const look = JSON.stringify([reshuffle, does]);
    const at = byLook.get(look) ?? all.push({ does, reshuffles: reshuffle }) - 1;
    byLook.set(look, at);
    of.set(id, at);
    unseen[at] = (unseen[at] ?? 0) + 1;
  }
  return { all, of, full: { size: cards.length, unseen } };
}

const conflict = kindsOf(
  conflictCards.map(({ id, reshuffle, usa, ussr }) => ({
    id,
    reshuffle,
    does: { usa: effectsOf(singles(usa), "usa"), ussr: effectsOf(singles(ussr), "ussr") },
  })),
);

const armsRace = ([1, 2, 3, 4] as const).map((decade) =>
  kindsOf(
    armsRaceCards.map(({ id, reshuffle, usa, ussr }) => ({
      id,
      reshuffle,
      does: {
        usa: effectsOf(singles(usa[decade - 1] ?? []), "usa"),
        ussr: effectsOf(singles(ussr[decade - 1] ?? []), "ussr"),
      },
    })),
  ),
);

const kindsIn = (which: SmallDeck, decade: Decade): Kinds =>
  which === "conflict" ? conflict : (armsRace[decade - 1] ?? kindsOf([]));

/** A deck as it may be known: its size, and the card drawn last. */
export function deckSeen(which: SmallDeck, decade: Decade, size: number, last: string | null): Deck {
  const { full, of, all } = kindsIn(which, decade);
  const seen = last === null ? undefined : of.get(last);
  if (seen === undefined || all[seen]?.reshuffles) return { size, unseen: full.unseen };
  return { size, unseen: full.unseen.with(seen, (full.unseen[seen] ?? 0) - 1) };
}

export const fullDeck = (which: SmallDeck, decade: Decade): Deck => kindsIn(which, decade).full;

/** A card that may be drawn: how likely, what it does, and what is then left. */
interface Drawn {
  readonly chance: Chance;
  readonly does: readonly Effect[];
  readonly left: Deck;
}

export function draws(which: SmallDeck, decade: Decade, { size, unseen }: Deck, power: Superpower): Drawn[] {
  const { all } = kindsIn(which, decade);
  const count = (reshuffles: boolean) =>
    all.reduce((sum, kind, at) => (kind.reshuffles === reshuffles ? sum + (unseen[at] ?? 0) : sum), 0);
  const sure = count(true);
  const others = count(false);
  return all.flatMap(({ does, reshuffles }, at): Drawn[] => {
    const cards = unseen[at] ?? 0;
    if (cards === 0) return [];
    const chance = reshuffles ? { ways: cards, cases: size } : { ways: cards * (size - sure), cases: others * size };
    const left = { size: size - 1, unseen: unseen.with(at, cards - 1) };
    return [{ chance, does: reshuffles ? [...does[power], { reshuffles: which }] : does[power], left }];
  });
}
