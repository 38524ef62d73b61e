import type { Side } from "../cold-war/sides.ts";
import { actionRounds, EXTRA_ROUND } from "./board.ts";
import type { CardId } from "./cards/ids.ts";
import type { TwilightStruggle } from "./twilight-struggle.ts";
import { type Use, usesOf } from "./uses.ts";

export interface Playable {
  readonly card: CardId;
  readonly uses: readonly Use[];
}

/** [6.4.4, card 86] Whether a side may take an eighth round this turn. */
export function mayPlayExtraRounds(g: TwilightStruggle, side: Side): boolean {
  const oil = side === "us" && g.effect("north-sea-oil")?.since === g.state.turn;
  return oil || g.hasSpaceAbility(side, "eight-action-rounds");
}

/** Rounds a side still has this turn, the present one included. */
export function roundsLeft(g: TwilightStruggle, side: Side): number {
  const { turn, round } = g.state;
  const regular = actionRounds(turn);
  const last = round > regular || mayPlayExtraRounds(g, side) ? EXTRA_ROUND : regular;
  return last - round + 1;
}

export const scoringCards = (g: TwilightStruggle, side: Side): CardId[] =>
  g.state.hands[side].filter((card) => g.facts(card).scoring);

/** [10.1.5] Whether a scoring card would be held unless one is played now. */
export function owesScoring(g: TwilightStruggle, side: Side): boolean {
  const count = scoringCards(g, side).length;
  return count > 0 && count >= roundsLeft(g, side);
}

/** Whether a side has been handed Missile Envy and has not used it; the duty lapses if the card leaves the hand. */
export const owesMissileEnvy = (g: TwilightStruggle, side: Side): boolean =>
  g.state.missileEnvy === side && g.state.hands[side].includes("missile-envy");

/** Cards whose event can take a scoring card out of the player's own hand [FAQ]. */
const shedding: Readonly<Record<Side, readonly CardId[]>> = {
  ussr: ["five-year-plan", "grain-sales-to-soviets"],
  us: ["ask-not-what-your-country-can-do-for-you", "aldrich-ames-remix", "star-wars"],
};

const broughtUp: readonly CardId[] = ["ask-not-what-your-country-can-do-for-you", "aldrich-ames-remix"];

/** [5.1] What a side may play in its action round, duties first. Empty: the round is sat out. */
export function playables(g: TwilightStruggle, side: Side): Playable[] {
  const { hands, china } = g.state;
  if (owesScoring(g, side)) return [...scoringPlays(g, side), ...sheddingPlays(g, side)];
  if (owesMissileEnvy(g, side)) return [{ card: "missile-envy", uses: eventless(usesOf(g, side, "missile-envy")) }];
  const plays = hands[side].map((card) => ({ card, uses: usesOf(g, side, card) }));
  if (china.holder === side && china.faceUp)
    plays.push({ card: "the-china-card", uses: usesOf(g, side, "the-china-card") });
  return plays;
}

const scoringPlays = (g: TwilightStruggle, side: Side): Playable[] =>
  scoringCards(g, side).map((card) => ({ card, uses: ["event"] }));

function sheddingPlays(g: TwilightStruggle, side: Side): Playable[] {
  return shedding[side]
    .filter((card) => g.state.hands[side].includes(card) && canShed(g, card))
    .map((card) => ({ card, uses: eventful(g, side, card) }))
    .filter(({ uses }) => uses.length > 0);
}

/** Star Wars only as a way to one of the others. */
const canShed = (g: TwilightStruggle, card: CardId): boolean =>
  card !== "star-wars" || broughtUp.some((wanted) => g.state.discard.includes(wanted));

/** The uses that let the event happen. */
function eventful(g: TwilightStruggle, side: Side, card: CardId): Use[] {
  const uses = usesOf(g, side, card);
  return g.facts(card).side === side ? uses.filter((use) => use === "event") : uses.filter((use) => use !== "space");
}

const eventless = (uses: readonly Use[]): Use[] => uses.filter((use) => use !== "event");
