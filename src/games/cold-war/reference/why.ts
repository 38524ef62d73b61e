import type { Ask, Hint, Language } from "../../../engine/index.ts";
import type { Told } from "../../../i18n/game-messages.ts";
import { other, type Side } from "../seats.ts";
import { controls } from "../standing.ts";
import type { FamilyView } from "../view.ts";
import { type Book, say } from "./book.ts";

/** So many countries are counted through: enough to see how it goes. */
const EXAMPLES = 3;

/** Lines of the text board that say what limits a choice. */
interface Limits {
  readonly moment: string;
  readonly defcon: string;
  readonly military: string;
  readonly space: string;
  isScoring(card: string): boolean;
}

/** What the rules come to in this position, from what the seat that is asked may know. */
export function hereIn<View extends FamilyView>(
  book: Book<View>,
  view: View,
  ask: Ask<Side>,
  language: Language,
  { moment, defcon, military, space, isScoring }: Limits,
): readonly string[] {
  const counted = ({ count, worth }: Counting, head = "") =>
    ask.options
      .flatMap(({ id, hint = {} }) => {
        const held = id.startsWith(head) ? heldAt(book, view, ask.seat, id) : null;
        return held === null ? [] : [{ told: count(held, hint), worth: worth(held, hint) }];
      })
      .sort((one, two) => two.worth - one.worth)
      .slice(0, EXAMPLES)
      .map(({ told: { key, args } }) => say(book, language, key, args));
  switch (ask.kind) {
    case "influence.place":
      return counted(placing);
    case "operations.mixed":
      return [defcon, ...counted(placing, "place:")];
    case "coup.target":
      return [defcon, ...counted(couping)];
    case "realign.target":
      return [defcon, ...counted(realigning)];
    case "operations.kind":
    case "defcon.move":
    case "che.coup":
      return [defcon, military];
    case "cuban-missile-crisis.end":
      return [defcon];
    case "play.card":
      return [moment, ...inHand(book, view, ask.seat, isScoring, language), military];
    case "play.use":
    case "grain-sales.use":
      return [defcon, military, space];
    case "coup.reroll":
      return rolledAgain(book, ask, language);
    case "space.roll":
      return [moment, space];
    case "event.discard":
      // of each card that would do something is told already
      return ask.options.some(({ hint }) => hint !== undefined)
        ? []
        : inHand(book, view, ask.seat, isScoring, language);
    default:
      return [];
  }
}

/** How many sides of a die would better what it shows. */
const rolledAgain = <View extends FamilyView>(
  book: Book<View>,
  { args: { die } }: Ask<Side>,
  language: Language,
): readonly string[] =>
  typeof die === "number" ? [say(book, language, "why.reroll", { die, better: 6 - die, worse: die - 1 })] : [];

/** [10.1.5] What has to be played before the rounds are over. */
function inHand<View extends FamilyView>(
  book: Book<View>,
  { hands }: View,
  seat: Side,
  isScoring: Limits["isScoring"],
  language: Language,
): readonly string[] {
  const cards = hands[seat] ?? [];
  return [say(book, language, "why.hand", { count: cards.length, scoring: cards.filter(isScoring) })];
}

/** A country that an option is about, as the seat that is asked sees it. */
function heldAt<View extends FamilyView>(book: Book<View>, view: View, seat: Side, id: string) {
  const country = id.replace(/^(place|realign):/, "");
  const enemy = other(seat);
  const board = book.board(view);
  const place = board.find(country);
  if (place === undefined) return null;
  const stability = board.stability[place] ?? 0;
  const [own = 0, theirs = 0] = [seat, enemy].map((side) => view.influence[side][place]);
  const near = (side: Side) => board.neighbours[place]?.filter((each) => controls(board, view, side, each)).length ?? 0;
  return {
    isTheirs: controls(board, view, enemy, place),
    args: { country, stability, own, theirs, enemy, ownNear: near(seat), theirNear: near(enemy) },
  };
}

type Held = NonNullable<ReturnType<typeof heldAt>>;

/** What is said of a country, and how much it tells: the best ones are examples. */
interface Counting {
  count(held: Held, hint: Hint): Told;
  worth(held: Held, hint: Hint): number;
}

/** First where it is dear, then where least is missing. */
const placing: Counting = {
  count: placingAt,
  worth: ({ isTheirs, args: { stability, own, theirs } }) => {
    const missing = theirs + stability - own;
    return isTheirs ? 100 - missing : missing > 0 ? -missing : -100;
  },
};

const couping: Counting = { count: coupingAt, worth: (_, { chance }) => Number(chance ?? 0) };

const realigning: Counting = { count: realigningAt, worth: (_, { lowers }) => Number(lowers ?? 0) };

/** [6.1.2, 2.1.7] */
function placingAt({ isTheirs, args }: Held, { cost }: Hint): Told {
  const { stability, own, theirs } = args;
  const missing = theirs + stability - own;
  const price = typeof cost === "number" ? cost : isTheirs ? 2 : 1;
  const control = { missing: missing > 0 ? missing : null, held: missing <= 0 };
  return { key: "why.place", args: { ...args, ...control, cost: price, dear: isTheirs } };
}

/** [6.3.2] With a 6 comes the best result: so the sum before the die is that less 6. */
function coupingAt({ args }: Held, { best }: Hint): Told {
  const twice = 2 * args.stability;
  if (typeof best !== "number") return { key: "why.coup.none", args };
  const least = Math.max(1, 7 - best);
  return { key: "why.coup", args: { ...args, twice, best, sum: best - 6 + twice, least, ways: 7 - least } };
}

/** [6.2.2] */
function realigningAt({ args }: Held, { lowers = 0 }: Hint): Told {
  return { key: "why.realign", args: { ...args, lowers } };
}
