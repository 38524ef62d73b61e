import type { Args } from "../../engine/index.ts";
import type { Line, Passage } from "../../i18n/index.ts";
import { baseDeck, expansionDeck } from "./cards/index.ts";
import type { CardId, Decade } from "./cards/types.ts";
import type { MessageKey } from "./messages/keys.ts";
import { germanies, seats } from "./seats.ts";
import type { VolkView } from "./view.ts";

const told = (key: MessageKey, args: Args = {}) => ({ key, args });

/** What lies open, how much lies face down, and which cards of the decade are not in sight. */
export function piles(view: VolkView): readonly Passage[] {
  const { display, special, played, police, powers } = view;
  const table = listed("piles.display", display, special === null ? [] : [told("piles.special", { card: special })]);
  return [
    faceDown(view),
    ...table,
    ...listed("piles.played", played),
    ...listed(
      "piles.police",
      police.map(({ card }) => card),
    ),
    ...seats.flatMap((seat) => listed("piles.peacemakers", powers?.peacemakers[seat] ?? [], [], { seat })),
    ...outOfSight(view),
  ];
}

function listed(head: MessageKey, cards: readonly CardId[], more: readonly Line[] = [], args: Args = {}): Passage[] {
  if (cards.length + more.length === 0) return [];
  const list = cards.length === 0 ? [] : [told("piles.cards", { cards })];
  return [[told(head, { ...args, count: cards.length }), ...list, ...more]];
}

function faceDown({ handSizes, deckSize, decade, powers }: VolkView): Passage {
  const playing = powers === null ? germanies : seats;
  const items = playing.map((seat) => told("piles.hand", { seat, count: handSizes[seat] }));
  const later = ([2, 3, 4] as const).filter((each) => each > decade);
  const ofDecade = (each: Decade) => baseDeck(each).length + (powers === null ? 0 : expansionDeck(each).length);
  const count = later.reduce((sum, each) => sum + ofDecade(each), 0);
  return [
    told("piles.head"),
    { ...told("piles.sizes", { deck: deckSize, prepared: powers?.prepared ?? null }), items },
    ...(powers === null ? [] : [told("piles.small", { arms: powers.armsDeckSize, conflict: powers.conflictDeckSize })]),
    ...(later.length === 0 ? [] : [told("piles.later", { count })]),
  ];
}

/** Cards of the decade that nobody sees but who holds them, and those put away unseen. */
function outOfSight(view: VolkView): Passage[] {
  const { step, decade, hand, powers } = view;
  // between two decades the next deck is not there yet
  if (step.at === "decade") return [];
  const seen = inSight(view);
  const all = [...baseDeck(decade), ...(powers === null ? [] : expansionDeck(decade))];
  const unseen = all.filter((id) => !seen.has(id) && !hand.includes(id));
  return listed("piles.unseen", unseen, [told("piles.unseen.note")], { decade });
}

const inSight = ({ display, played, police, playing, powers }: VolkView): ReadonlySet<CardId> =>
  new Set([
    ...display,
    ...played,
    ...police.map(({ card }) => card),
    ...(playing === null ? [] : [playing]),
    ...Object.values(powers?.peacemakers ?? {}).flat(),
  ]);
