/** What a block of a log tells about hidden cards before it begins. */

import { other, type Side } from "../../src/games/cold-war/seats.ts";
import type { CardId } from "../../src/games/twilight-struggle/cards/ids.ts";
import type { TwilightState } from "../../src/games/twilight-struggle/state.ts";
import type { Block, Entry } from "./tables.ts";

export interface Needs {
  readonly hands: Record<Side, CardId[]>;
  /** On top of the draw pile. */
  readonly deck: CardId[];
  /** Handed over for Missile Envy: the hand it comes from has nothing better. */
  bestGiven: { readonly side: Side; readonly card: CardId } | null;
  /** The US has shown all its scoring cards. */
  scoringShown: boolean;
  /** A trapped side that does not discard, so that it can have nothing to discard. */
  readonly stuck: Side | null;
}

export function needsOf(block: Block | undefined, state: TwilightState): Needs {
  const needs: Needs = {
    hands: { us: [], ussr: [] },
    deck: [],
    bestGiven: null,
    scoringShown: false,
    stuck: block?.kind === "round" && isStuck(block, block.side, state) ? block.side : null,
  };
  const hold = (side: Side, card: CardId) => {
    if (card !== "the-china-card" && !needs.hands[side].includes(card)) needs.hands[side].push(card);
  };
  if (block === undefined) return needs;
  if (block.kind === "round" && block.card !== null) hold(block.side, block.card);
  let event: CardId | null = null;
  for (const entry of block.entries) {
    if (entry.kind === "event") event = entry.card;
    if (entry.kind === "headline") hold(entry.side, entry.card);
    if (entry.kind === "discard") {
      if (event === "our-man-in-tehran") needs.deck.push(entry.card);
      else hold(entry.side, entry.card);
    }
    if (entry.kind === "play" && !isAboutTaken(entry, needs)) hold(entry.side, entry.card);
    if (event === "the-cambridge-five" && (entry.kind === "reveal" || entry.kind === "no-cards"))
      needs.scoringShown = true;
    if (entry.kind !== "reveal" || event === "salt-negotiations") continue;
    hold(entry.side, entry.card);
    if (event === "missile-envy") needs.bestGiven = { side: entry.side, card: entry.card };
  }
  return needs;
}

/** Grain Sales plays what it has just taken from the other hand. */
const isAboutTaken = (entry: Extract<Entry, { kind: "play" }>, { hands }: Needs): boolean =>
  hands[other(entry.side)].includes(entry.card);

function isStuck(block: Block, side: Side, { effects }: TwilightState): boolean {
  const trap = side === "us" ? "quagmire" : "bear-trap";
  if (!effects.some(({ card }) => card === trap)) return false;
  return !block.entries.some((entry) => entry.kind === "discard");
}
