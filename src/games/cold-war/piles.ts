import type { Args } from "../../engine/index.ts";
import type { Line, Passage } from "../../i18n/index.ts";
import type { CardFacts } from "./cards/card.ts";
import type { SharedView } from "./danger/position-seen.ts";
import { told } from "./forecast.ts";
import { openPile } from "./reference/card.ts";
import { other, type Side, sides } from "./seats.ts";

/** Cards that join the draw pile later, all at once. */
interface Later<Card extends string> {
  readonly turn: number;
  readonly era: CardFacts["era"];
  readonly cards: readonly Card[];
}

type Facts<Card extends string> = Readonly<Record<Card, CardFacts>>;

/** Where the cards lie, and which have not been seen, as far as the view's seat may know. */
export function pilesOf<Card extends string>(
  view: SharedView<Card>,
  facts: Facts<Card>,
  later: readonly Later<Card>[],
): readonly Passage[] {
  const { seat, unseen, playing, discard, removed, deckSize, handSizes } = view;
  const where =
    seat === null
      ? told("piles.unseen.anywhere", { deck: deckSize })
      : told("piles.unseen.where", { deck: deckSize, side: other(seat), hand: handSizes[other(seat)] });
  return [
    faceDown(view, later),
    scoring(view, facts, later),
    ...bySide("piles.unseen", unseen, facts, {}, [where]),
    ...sides.flatMap((side) => bySide("piles.theirs", knownOf(view, side), facts, { side })),
    ...bySide("piles.table", playing, facts),
    ...bySide("piles.discard", discard, facts),
    ...bySide("piles.removed", removed, facts),
  ];
}

/** What is known of a hand that is not the seat's own: all of one that lies open, else what was shown or handed over. */
function knownOf<Card extends string>(view: SharedView<Card>, side: Side): readonly Card[] {
  const { seat, hands, shown, missileEnvy } = view;
  if (side === seat) return [];
  // whoever owes Missile Envy holds it: a game without that card has nobody who does
  const open = hands[side] ?? [
    ...(shown?.side === side ? shown.cards : []),
    ...(missileEnvy === side ? ["missile-envy" as Card] : []),
  ];
  return open.filter((card) => openPile(card, view) === null);
}

function faceDown<Card extends string>(view: SharedView<Card>, later: readonly Later<Card>[]): Passage {
  const { deckSize, handSizes } = view;
  return [
    told("piles.head"),
    told("piles.sizes", { deck: deckSize, us: handSizes.us, ussr: handSizes.ussr }),
    told("piles.reshuffle"),
    ...later.map(({ turn, era, cards }) => told("piles.later", { turn, era: `era:${era}`, count: cards.length })),
  ];
}

function scoring<Card extends string>(
  view: SharedView<Card>,
  facts: Facts<Card>,
  later: readonly Later<Card>[],
): Passage {
  const { seat, unseen, playing, discard, removed } = view;
  const line = (key: Parameters<typeof told>[0], cards: readonly Card[], args: Args = {}): Line[] => {
    const found = cards.filter((card) => facts[card].scoring);
    return found.length === 0 ? [] : [told(key, { ...args, cards: found })];
  };
  return [
    told("piles.scoring"),
    ...(seat === null ? [] : line("piles.scoring.own", view.hands[seat] ?? [])),
    ...sides.flatMap((side) => line("piles.scoring.theirs", knownOf(view, side), { side })),
    ...line("piles.scoring.unseen", unseen),
    ...line("piles.scoring.table", playing),
    ...line("piles.scoring.discard", discard),
    ...line("piles.scoring.removed", removed),
    ...later.flatMap(({ turn, cards }) => line("piles.scoring.later", cards, { turn })),
  ];
}

function bySide<Card extends string>(
  head: Parameters<typeof told>[0],
  cards: readonly Card[],
  facts: Facts<Card>,
  args: Args = {},
  notes: readonly Line[] = [],
): Passage[] {
  if (cards.length === 0) return [];
  const of = (side: CardFacts["side"]): Line[] => {
    const found = cards.filter((card) => facts[card].side === side);
    return found.length === 0 ? [] : [told(`piles.of.${side}`, { cards: found })];
  };
  return [[told(head, { ...args, count: cards.length }), ...notes, ...[...sides, "neutral" as const].flatMap(of)]];
}
