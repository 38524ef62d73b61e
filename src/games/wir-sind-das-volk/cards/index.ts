import type { Germany } from "../components/board/types.ts";
import { expansionDecks } from "../two-plus-two/cards/index.ts";
import { decade1 } from "./decade-1.ts";
import { decade2 } from "./decade-2.ts";
import { decade3 } from "./decade-3.ts";
import { decade4 } from "./decade-4.ts";
import { specials } from "./specials.ts";
import type { CardEntry, CardId, Decade } from "./types.ts";

const baseDecks = { 1: decade1, 2: decade2, 3: decade3, 4: decade4 } as const;

export const baseCards: readonly CardEntry[] = Object.values(baseDecks).flat();
export const specialCards: readonly CardEntry[] = specials;
export const expansionCards: readonly CardEntry[] = Object.values(expansionDecks).flat();
export const allCards: readonly CardEntry[] = [...baseCards, ...specialCards, ...expansionCards];

const byId = new Map<string, CardEntry>(allCards.map((card) => [card.id, card]));

export const isCard = (id: string): id is CardId => byId.has(id);

export function card(id: CardId): CardEntry {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`No card ${id}`);
  return found;
}

export const baseDeck = (decade: Decade): CardId[] => baseDecks[decade].map(({ id }) => id);
export const expansionDeck = (decade: Decade): CardId[] => expansionDecks[decade].map(({ id }) => id);

/** [B12] The card of decade IV shows the Wall's fall only if the Wall stands. */
export function specialOf(decade: Decade, wall: boolean): CardId {
  switch (decade) {
    case 1:
      return "russian-tanks";
    case 2:
      return "building-the-berlin-wall";
    case 3:
      return "honecker-ousts-ulbricht";
    case 4:
      return wall ? "the-wall-comes-down" : "round-table-emergency-cabinet";
  }
}

/** [B4] The number of one's own side. */
export const valueFor = (id: CardId, side: Germany): number => card(id).value?.[side] ?? 0;

export const ownColour = { west: "yellow", east: "red" } as const;

/** Cards of a hand by their printed numbers: several together must fit onto a button. */
export const numbersOf = (ids: readonly CardId[], joint: string): string =>
  ids.map((id) => card(id).number).join(joint);

export const cardsNumbered = (numbers: string, joint: string): CardId[] =>
  numbers.split(joint).flatMap((number) => baseCards.find((each) => String(each.number) === number)?.id ?? []);
