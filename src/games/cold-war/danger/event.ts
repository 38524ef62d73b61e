import type { Likelihood } from "../../../engine/index.ts";
import type { Peril } from "../cards/card.ts";
import type { World } from "../cold-war.ts";
import type { Risk } from "../messages/keys.ts";
import { resolver } from "../rules/events.ts";
import { type StrikeLimits, targets } from "../rules/targets.ts";
import { other, type Side, sign } from "../seats.ts";
import { bestIncludes, moreThan } from "./hidden-hand.ts";
import type { Outlook } from "./outlook.ts";

/** An event to be judged: who resolves it, how far DEFCON has fallen by then, and how many events have led to it. */
interface Case<T extends World> {
  readonly card: T["card"];
  readonly by: Side;
  readonly fallen: number;
  readonly depth: number;
}

/** A card that brings up another, which brings up another, is looked at no further. */
const DEEPEST = 2;

/** [8.1.3] Whether an event may bring DEFCON to 1 in a round or a headline of the seat, which then loses. */
export function eventDanger<T extends World>(
  outlook: Outlook<T>,
  card: T["card"],
  by: Side,
  fallen = 0,
  depth = 0,
): Risk<T> | undefined {
  const { g, seat } = outlook;
  if (g.state.phasing !== seat || g.lowestDefcon() > 1 || depth > DEEPEST || !g.canOccur(card, by)) return undefined;
  const peril = g.perilOf(card, by);
  return peril === undefined ? undefined : perilDanger(outlook, peril, { card, by, fallen, depth });
}

function perilDanger<T extends World>(outlook: Outlook<T>, peril: Peril, at: Case<T>): Risk<T> | undefined {
  const { g, seat } = outlook;
  const { card, by, fallen } = at;
  const isLow = g.state.defcon - fallen <= 2;
  const isTheirs = by !== seat;
  const sure: Risk<T> = { key: "danger.event", args: { card, from: g.state.defcon } };
  if (typeof peril !== "string") {
    const limits = { among: peril.coupIn, anyDefcon: true } as const;
    return isTheirs && isLow && mayStrike(outlook, by, fallen, limits) ? left(outlook, "coup", at) : undefined;
  }
  switch (peril) {
    case "falls":
      return isLow ? sure : undefined;
    case "chosen":
      return isTheirs ? left(outlook, "lowers", at) : undefined;
    case "lowered":
      return isTheirs && isLow ? left(outlook, "lowers", at) : undefined;
    case "rival-lowers":
      return !isTheirs && isLow ? left(outlook, "lowers", at) : undefined;
    case "contest":
      return isLow ? { ...left(outlook, "lowers", at), chance: chanceToLose(outlook) } : undefined;
    case "operations":
      return isTheirs && isLow && mayStrike(outlook, by, fallen) ? left(outlook, "coup", at) : undefined;
    case "blind-card":
      return blindCard(outlook, at);
    case "taken-card":
      return isTheirs ? takenCard(outlook, at) : undefined;
    case "best-card":
      return isTheirs ? undefined : bestCard(outlook, at);
    case "discards":
      return isTheirs ? fromDiscards(outlook, at) : undefined;
    case "turned-card":
      return isTheirs ? turnedCard(outlook, at) : undefined;
  }
}

/** A danger that depends on what the other side chooses. */
function left<T extends World>({ g, seat }: Outlook<T>, how: "coup" | "lowers", { card }: Case<T>): Risk<T> {
  const enemy = other(seat);
  return { key: `danger.event.${how}`, args: { card, enemy, from: g.state.defcon }, decides: enemy };
}

/** Whether a side could attempt a coup that brings DEFCON down from there. */
function mayStrike<T extends World>({ g }: Outlook<T>, by: Side, fallen: number, limits?: StrikeLimits): boolean {
  const { state } = g;
  const before = state.defcon;
  state.defcon = before - fallen;
  const open = targets(g, by, "coup", limits);
  state.defcon = before;
  return open.some((place) => g.coupDegrades(by, place) || g.coupRisksDefcon(place));
}

/** Of all pairs of dice those with which the other side has the higher total. */
function chanceToLose<T extends World>({ g, seat }: Outlook<T>): Likelihood {
  const lead = g.dominated(other(seat)) - g.dominated(seat);
  let ways = 0;
  for (let own = 1; own <= 6; own++) for (let theirs = 1; theirs <= 6; theirs++) if (theirs + lead > own) ways++;
  return { ways, cases: 36 };
}

/** A card of one's own hand, or one of those that nobody has seen. */
function blindCard<T extends World>(outlook: Outlook<T>, { card, by, fallen, depth }: Case<T>): Risk<T> | undefined {
  const { g, seat, unseen, handSizes } = outlook;
  const isOwn = other(by) === seat;
  if (!isOwn && handSizes[other(by)] === 0) return undefined;
  const among = isOwn ? g.state.hands[seat].filter((each) => each !== card) : unseen;
  return brought(outlook, card, among, (each) =>
    g.facts(each).side === by ? eventDanger(outlook, each, by, fallen, depth + 1) : undefined,
  );
}

/** The other side can always use the card it takes, or this one instead, for a coup. */
function takenCard<T extends World>(outlook: Outlook<T>, at: Case<T>): Risk<T> | undefined {
  const { g, seat } = outlook;
  const { card, by, fallen, depth } = at;
  if (g.state.defcon - fallen <= 2 && mayStrike(outlook, by, fallen)) return left(outlook, "coup", at);
  const own = g.state.hands[seat].filter((each) => each !== card);
  const found = brought(outlook, card, own, (each) =>
    eventDanger(outlook, each, resolver(g, each, by), fallen, depth + 1),
  );
  return found && { ...found, decides: by };
}

/** One of these comes up, each as likely as the others. */
function brought<T extends World>(
  { g }: Outlook<T>,
  card: T["card"],
  among: readonly T["card"][],
  dangerOf: (card: T["card"]) => Risk<T> | undefined,
): Risk<T> | undefined {
  const feared = among.flatMap((each) => {
    const danger = dangerOf(each);
    return danger === undefined ? [] : [{ card: each, danger }];
  });
  if (feared.length === 0) return undefined;
  const deciding = feared.find(({ danger }) => danger.decides !== undefined)?.danger.decides;
  const isSure = feared.length === among.length;
  return {
    key: "danger.brought",
    args: { card, cards: feared.map((each) => each.card), from: g.state.defcon },
    ...(isSure ? {} : { chance: { ways: feared.length, cases: among.length } }),
    ...(deciding && { decides: deciding }),
  };
}

/** [FAQ] The best card of the other hand happens if it is not the other side's; that side chooses among equals. */
function bestCard<T extends World>(outlook: Outlook<T>, { card, by, fallen, depth }: Case<T>): Risk<T> | undefined {
  const { g, seat, unseen, handSizes } = outlook;
  const rival = other(seat);
  const feared = unseen.filter(
    (each) => g.facts(each).side !== rival && eventDanger(outlook, each, by, fallen, depth + 1) !== undefined,
  );
  if (feared.length === 0 || handSizes[rival] === 0) return undefined;
  const worth = (each: T["card"]) => ({ worth: g.facts(each).ops });
  return {
    key: "danger.handed",
    args: { card, cards: feared, enemy: rival, from: g.state.defcon },
    chance: bestIncludes(feared.map(worth), unseen.map(worth), handSizes[rival]),
    decides: rival,
  };
}

function fromDiscards<T extends World>(outlook: Outlook<T>, { card, by, fallen, depth }: Case<T>): Risk<T> | undefined {
  const { g } = outlook;
  const feared = g.state.discard.filter(
    (each) => eventDanger(outlook, each, resolver(g, each, by), fallen, depth + 1) !== undefined,
  );
  return chosen(outlook, card, feared);
}

/** An event of the own side out of the other hand, with the sides exchanged. */
function turnedCard<T extends World>(outlook: Outlook<T>, { card, by, fallen, depth }: Case<T>): Risk<T> | undefined {
  const { g, seat, unseen, handSizes } = outlook;
  const feared = unseen.filter(
    (each) =>
      g.facts(each).side === seat &&
      g.canBeTurned(each) &&
      eventDanger(outlook, each, by, fallen, depth + 1) !== undefined,
  );
  const found = chosen(outlook, card, feared);
  return found && { ...found, chance: moreThan(0, feared.length, unseen.length, handSizes[by]) };
}

function chosen<T extends World>(
  { g, seat }: Outlook<T>,
  card: T["card"],
  feared: readonly T["card"][],
): Risk<T> | undefined {
  if (feared.length === 0) return undefined;
  const enemy = other(seat);
  return { key: "danger.chosen", args: { card, cards: feared, enemy, from: g.state.defcon }, decides: enemy };
}

/** [10.3.1] Whether an event gives the other side the VP it still needs. */
export function gainDanger<T extends World>({ g, seat }: Outlook<T>, card: T["card"]): Risk<T> | undefined {
  const enemy = other(seat);
  if (!g.canOccur(card, enemy)) return undefined;
  const gain = g.gainsOf(card, enemy);
  const lead = sign(enemy) * g.state.vp + gain;
  return gain === 0 || lead < g.rules.victory
    ? undefined
    : { key: "danger.event.vp", args: { card, enemy, gain, lead } };
}
