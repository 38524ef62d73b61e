import { type Flow, type Option, option } from "../../../engine/index.ts";
import type { CardFacts } from "../cards/card.ts";
import type { ColdWar, World } from "../cold-war.ts";
import type { Side } from "../seats.ts";
import type { PerSide } from "../state.ts";
import { done } from "./influence.ts";

/** [12.1.1, 12.3.1] Operations points that the cards of a side may be worth together. */
const BUDGET = 9;

/** In either game it is Red Sea's rulebook that says so. */
const RULE = "RS 12";

export interface Combined<Card extends string = string> {
  readonly guests?: PerSide<readonly Card[]>;
}

const none = { us: [], ussr: [] } as const;

/** The cards that both sides have brought in, the US first. */
export const guestsOf = <Card extends string>({ guests = none }: Combined<Card>): readonly Card[] => [
  ...guests.us,
  ...guests.ussr,
];

/** [12.2] Neutral cards are in both columns, the others in that of their own side. */
export const isInColumn = (card: CardFacts, side: Side): boolean => card.side === "neutral" || card.side === side;

const pointsLeft = <T extends World>(g: ColdWar<T>, side: Side): number =>
  BUDGET - (g.state.guests?.[side] ?? []).reduce((sum, card) => sum + g.facts(card).ops, 0);

/** One side brings in cards of the other game, openly; what it leaves of its points is lost. */
export function* bringGuests<T extends World>(g: ColdWar<T>, side: Side, list: readonly T["card"][]): Flow {
  for (;;) {
    const left = pointsLeft(g, side);
    const taken = guestsOf<string>(g.state);
    const options: Option[] = list
      .filter((card) => isInColumn(g.facts(card), side) && !taken.includes(card) && g.facts(card).ops <= left)
      .map((card) => option(card, { cost: g.facts(card).ops }));
    if (options.length === 0) break;
    const answer = yield* g.ask(side, { kind: "combination.card", args: { left }, rule: RULE }, [...options, done]);
    if (answer === "done") break;
    const { guests = none } = g.state;
    g.state.guests = { us: guests.us, ussr: guests.ussr, [side]: [...guests[side], answer] };
  }
  const { guests = none } = g.state;
  g.tell("combination", { side, cards: [...guests[side]], spent: BUDGET - pointsLeft(g, side) });
}

/** [12.1.1] Shuffles guests into what is left of the draw pile. */
export function shuffleIn<T extends World>(g: ColdWar<T>, cards: readonly T["card"][]): void {
  if (cards.length === 0) return;
  g.state.deck.push(...cards);
  g.run.shuffle(g.state.deck, "combination");
}
