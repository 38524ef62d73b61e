import type { Ask } from "../../../engine/index.ts";
import type { CardFacts } from "../cards/card.ts";
import type { World } from "../cold-war.ts";
import type { Risk } from "../messages/keys.ts";
import { resolver } from "../rules/events.ts";
import { targets } from "../rules/targets.ts";
import { isOpponents } from "../rules/uses.ts";
import { other, type Side } from "../seats.ts";
import { eventDanger, gainDanger } from "./event.ts";
import { drawDanger, heldDanger } from "./held-scoring.ts";
import { least, type Outlook } from "./outlook.ts";
import type { SharedView } from "./position-seen.ts";

export type { Outlook } from "./outlook.ts";

/**
 * What may cost a seat the game by what follows later, by chance, or by what the other side then chooses: marked where a
 * card and its use are chosen. What an answer leads to before anybody has a choice again the match tries out itself.
 */
export function dangerIn<T extends World, View extends SharedView<T["card"]>>(
  view: View,
  cards: Readonly<Record<T["card"], CardFacts<T["card"]>>>,
  ask: Ask<Side>,
  option: string,
  outlookOf: (view: View, seat: Side) => Outlook<T>,
): Risk<T> | undefined {
  const mayHold = view.round > 0 && view.hands[ask.seat]?.some((card) => cards[card].scoring);
  if (!mayHold && !kinds.includes(ask.kind)) return undefined;
  const outlook = outlookOf(view, ask.seat);
  return dangerOfKind(outlook, ask, option) ?? heldDanger(outlook, ask, option);
}

/** Questions whose answers can be dangerous in other ways than by holding a scoring card. */
const kinds: readonly string[] = [
  "headline.card",
  "play.card",
  "play.use",
  "grain-sales.use",
  "star-wars.card",
  "mengistu.card",
  "operations.kind",
  "coup.target",
  "ask-not.discard",
];

function dangerOfKind<T extends World>(outlook: Outlook<T>, ask: Ask<Side>, option: string): Risk<T> | undefined {
  const { g, isCard } = outlook;
  const { kind, args } = ask;
  switch (kind) {
    case "headline.card":
      return isCard(option) ? headlineDanger(outlook, option) : undefined;
    case "play.card":
      return isCard(option) ? least(outlook.usesOf(option).map((use) => useDanger(outlook, option, use))) : undefined;
    case "play.use":
    case "grain-sales.use":
      return isCard(args.card) ? useDanger(outlook, args.card, option) : undefined;
    case "star-wars.card":
    case "mengistu.card":
      return isCard(option) ? eventDanger(outlook, option, eventOwner(outlook, kind, option)) : undefined;
    case "operations.kind":
      return option === "coup" && args.event === undefined ? coupDanger(outlook, () => undefined) : undefined;
    case "coup.target":
      return fallTo(outlook, Number(ask.options.find(({ id }) => id === option)?.hint?.defcon ?? g.state.defcon));
    case "ask-not.discard":
      return drawDanger(outlook, ask, option);
    default:
      return undefined;
  }
}

const eventOwner = <T extends World>({ g, seat }: Outlook<T>, kind: string, card: T["card"]): Side =>
  kind === "mengistu.card" ? seat : resolver(g, card, seat);

/** A headline is resolved in a phase of its owner. The other one may come before it and change what it does. */
function headlineDanger<T extends World>(outlook: Outlook<T>, card: T["card"]): Risk<T> | undefined {
  const { g, seat } = outlook;
  g.state.phasing = seat;
  const danger = eventDanger(outlook, card, resolver(g, card, seat));
  if (danger === undefined || danger.decides !== undefined) return danger;
  const enemy = other(seat);
  const key = danger.key === "danger.brought" ? "danger.brought.headline" : "danger.event.headline";
  return { ...danger, key, args: { ...danger.args, enemy }, decides: enemy };
}

/** [5.2] What comes of playing a card for this. */
function useDanger<T extends World>(outlook: Outlook<T>, card: T["card"], use: T["use"]): Risk<T> | undefined {
  const { g, seat } = outlook;
  switch (use) {
    case "event":
      return eventDanger(outlook, card, resolver(g, card, seat));
    case "event-first":
      return eventDanger(outlook, card, other(seat));
    case "influence":
    case "realign":
    case "mixed":
      return afterOperations(outlook, card, 0);
    case "coup":
      return coupDanger(outlook, (fallen) => afterOperations(outlook, card, fallen));
    default:
      return undefined;
  }
}

/** The operations of some cards lower DEFCON themselves, and the event of an opponent's card follows [5.2]. */
function afterOperations<T extends World>(outlook: Outlook<T>, card: T["card"], fallen: number): Risk<T> | undefined {
  const { g, seat } = outlook;
  const falls = g.operationsDegrade(card) ? 1 : 0;
  if (falls > 0 && g.state.defcon - fallen <= 2) {
    const danger = fallTo(outlook, 1);
    if (danger !== undefined) return { ...danger, key: "danger.operations", args: { ...danger.args, card } };
  }
  if (!isOpponents(g, seat, card) || !g.eventFollows(card)) return undefined;
  return eventDanger(outlook, card, other(seat), fallen + falls) ?? gainDanger(outlook, card);
}

/** The danger that remains whichever target the coup has. */
function coupDanger<T extends World>(
  outlook: Outlook<T>,
  then: (fallen: number) => Risk<T> | undefined,
): Risk<T> | undefined {
  const { g, seat } = outlook;
  const loses = outlook.coupLoses();
  if (loses !== undefined) return loses;
  return least(
    targets(g, seat, "coup").map((place) => {
      const fallen = g.coupDegrades(seat, place) ? 1 : 0;
      return fallTo(outlook, g.state.defcon - fallen) ?? then(fallen);
    }),
  );
}

/** [8.1.3] The danger of bringing DEFCON to a level in one's own round. */
function fallTo<T extends World>({ g, seat }: Outlook<T>, level: number): Risk<T> | undefined {
  if (level > 1 || g.state.phasing !== seat || g.lowestDefcon() > 1) return undefined;
  return { key: "danger.defcon", args: { from: g.state.defcon } };
}
