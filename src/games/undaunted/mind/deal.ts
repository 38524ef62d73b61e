import type { Known, Random, VisibleEntry } from "../../../engine/index.ts";
import { type CardId, cardIds, scenarios } from "../components/index.ts";
import { faceDown, positionSeen } from "../danger/position-seen.ts";
import { other, type Side } from "../seats.ts";
import type { Army, Pile, UndauntedState } from "../state.ts";
import type { UndauntedView } from "../view/index.ts";

type UndauntedKnown = Known<UndauntedView, Side>;

/**
 * A whole position where the step began, from what the side knows: of its own deck all but the order, of the enemy what lies face down
 * in hand and deck together, because both can count.
 */
export function deal({ seat, before, log, told }: UndauntedKnown, random: Random): UndauntedState {
  const state = positionSeen(before, seat);
  const enemy = other(seat);
  const swapped = log.find(({ key }) => key === "sides")?.args.swapped === true;
  const { lrdg, italy } = state.armies;
  const armies = { lrdg: { ...lrdg }, italy: { ...italy } };
  const step = log.slice(told);
  armies[seat].deck = onTop(random.shuffle([...before.deck]), drawnBy(seat, step));
  hide(armies[enemy], before, enemy, handOf(enemy, log.slice(0, told), step), random);
  return { ...state, armies, swapped };
}

/** Lays the piles as they are seen now: what was drawn or shuffled on the way is otherwise as chance had it. */
export function settle(state: UndauntedState, { seat, view, log, answers }: UndauntedKnown, random: Random): void {
  if (answers.length === 0) return;
  const enemy = other(seat);
  const seen = positionSeen(view, seat).armies;
  for (const side of [seat, enemy]) {
    const { deck, hand, discard, played, supply, removed } = seen[side];
    Object.assign(state.armies[side], { deck, hand, discard, played, supply, removed });
  }
  state.armies[seat].deck = random.shuffle([...view.deck]);
  hide(state.armies[enemy], view, enemy, handOf(enemy, log, []), random);
}

/** What is known of a hand: cards that are in it, and titles of which none is. */
interface Hand {
  readonly present: readonly CardId[];
  readonly absent: ReadonlySet<CardId>;
}

/** Divides what the enemy has face down among his hand and his deck. */
function hide(army: Army, view: UndauntedView, enemy: Side, { present, absent }: Hand, random: Random): void {
  const { hand: some, deck: others } = faceDown(view, enemy);
  const left = random.shuffle([...some, ...others]);
  const hand = present.flatMap((card) => taken(left, card)).slice(0, some.length);
  while (hand.length < some.length) {
    const at = left.findIndex((card) => !absent.has(card));
    hand.push(...left.splice(Math.max(0, at), 1));
  }
  army.hand = hand;
  army.deck = left;
  army.removed = removedFrom(army, view, enemy);
}

/** What the scenario gave a side and lies nowhere else. */
function removedFrom(army: Army, view: UndauntedView, side: Side): CardId[] {
  const { deck, hand, discard, played, supply } = army;
  const counts = new Map<CardId, number>();
  for (const card of [...deck, ...hand, ...discard, ...played, ...supply])
    counts.set(card, (counts.get(card) ?? 0) + 1);
  const { deck: first, supply: second } = scenarios[view.scenario].sides[side];
  return cardIds.flatMap((card) => {
    const gone = (first[card] ?? 0) + (second[card] ?? 0) - (counts.get(card) ?? 0);
    return Array<CardId>(Math.max(0, gone)).fill(card);
  });
}

function taken(pile: CardId[], card: CardId): CardId[] {
  const at = pile.indexOf(card);
  return at < 0 ? [] : pile.splice(at, 1);
}

/** The same cards with those that came first on top, which is the end. */
function onTop(deck: CardId[], first: readonly CardId[]): Pile {
  const top = first.flatMap((card) => taken(deck, card));
  return [...deck, ...top.reverse()];
}

const drawnBy = (side: Side, step: readonly VisibleEntry[]): readonly CardId[] =>
  step.flatMap(({ key, args }) => (key === "drawn" && args.side === side ? cardsIn(args.cards) : []));

/** [10] A wound is taken from the hand if it can be: so where it was taken from tells of the hand. */
function handOf(enemy: Side, before: readonly VisibleEntry[], step: readonly VisibleEntry[]): Hand {
  const present: CardId[] = [];
  const absent = new Set<CardId>();
  for (const entry of before.filter(({ args }) => args.side === enemy)) {
    const { key, args } = entry;
    if (key === "drawn") absent.clear();
    if (key === "inspired") present.push(...cardsIn([args.card]));
    if (key === "played") taken(present, args.card as CardId);
    if (key === "turn-ended") {
      present.length = 0;
      absent.clear();
    }
    if (key !== "wounded") continue;
    if (args.pile === "hand") taken(present, args.soldier as CardId);
    else absent.add(args.soldier as CardId);
  }
  for (const { key, args } of step) {
    if (args.side !== enemy) continue;
    if (key === "drawn") break;
    if (key === "played") present.push(...cardsIn([args.card]));
    if (key !== "wounded") continue;
    if (args.pile === "hand") present.push(...cardsIn([args.soldier]));
    else if (!present.includes(args.soldier as CardId)) absent.add(args.soldier as CardId);
  }
  return { present, absent };
}

const titles: ReadonlySet<unknown> = new Set(cardIds);

const cardsIn = (arg: unknown): CardId[] => (Array.isArray(arg) ? arg.filter((each) => titles.has(each)) : []);
