/** The headers of a game log: what opens a block, and what stands on the same line behind it. */

import type { Entry, Ids, Side } from "./entries.ts";
import { sideOf } from "./lines.ts";
import type { Resolve } from "./names.ts";

export type Block<I extends Ids = Ids> = HeadlineBlock<I> | RoundBlock<I> | CleanupBlock<I> | FinalBlock<I>;

interface Contents<I extends Ids> {
  readonly line: number;
  readonly entries: readonly Entry<I>[];
}

/** The cards stand in the order in which they were laid open; who laid which is in the "headline" entries. */
export interface HeadlineBlock<I extends Ids = Ids> extends Contents<I> {
  readonly kind: "headline";
  readonly turn: number;
  readonly cards: readonly I["card"][];
}

/** Without a card the round was passed, or the log ends here. */
export interface RoundBlock<I extends Ids = Ids> extends Contents<I> {
  readonly kind: "round";
  readonly turn: number;
  readonly side: Side;
  readonly round: number;
  readonly card: I["card"] | null;
}

/** The end of a turn; `stated` where the log has a header for it, and only there does it print the awards. */
export interface CleanupBlock<I extends Ids = Ids> extends Contents<I> {
  readonly kind: "cleanup";
  readonly turn: number;
  readonly stated: boolean;
}

/** Final scoring. It may be empty: some logs mark it and print nothing. */
export interface FinalBlock<I extends Ids = Ids> extends Contents<I> {
  readonly kind: "final";
}

/** A block that is still being filled. */
export type Draft<I extends Ids> = Block<I> & { readonly entries: Entry<I>[] };

export interface Header<I extends Ids> {
  readonly block: Draft<I>;
  /** What the same line goes on to say; often the first entry of the block. */
  readonly rest: string;
}

const HEADLINE = /^Turn (\d+), Headline Phase\b(.*)$/;
const ROUND = /^Turn (\d+), (US|USSR) AR ?(\d+)\b(.*)$/;
const CLEANUP = /^Turn (\d+), Cleanup\b[:\s]*(.*)$/;
const FINAL = /^:\s*:\s*(.*)$/;
const CARDS_THEN_REST = /^\s*:?\s*([^:]*?)\s*(?::\s*(.*))?$/;

export function readHeader<I extends Ids>(text: string, line: number, card: Resolve<I["card"]>): Header<I> | null {
  const headline = HEADLINE.exec(text);
  if (headline !== null) {
    const [, turn, tail = ""] = headline;
    const { cards, rest, misread } = readCards<I>(tail, card);
    const entries = misread ? [unknown(text, line)] : [];
    return { block: { kind: "headline", turn: Number(turn), cards, line, entries }, rest };
  }

  const round = ROUND.exec(text);
  if (round !== null) {
    const [, turn, side = "", number, tail = ""] = round;
    const { cards, rest, misread } = readCards<I>(tail, card);
    const entries = misread ? [unknown(text, line)] : [];
    const play = { side: sideOf(side), round: Number(number), card: cards[0] ?? null };
    return { block: { kind: "round", turn: Number(turn), ...play, line, entries }, rest };
  }

  const cleanup = CLEANUP.exec(text);
  if (cleanup !== null) {
    const [, turn, rest = ""] = cleanup;
    return { block: { kind: "cleanup", turn: Number(turn), stated: true, line, entries: [] }, rest };
  }

  const final = FINAL.exec(text);
  if (final !== null) return { block: { kind: "final", line, entries: [] }, rest: final[1] ?? "" };
  return null;
}

/** ": Fidel* & NATO*: the rest", where the cards and the rest may each be missing. */
function readCards<I extends Ids>(tail: string, card: Resolve<I["card"]>) {
  const [, spellings = "", rest = ""] = CARDS_THEN_REST.exec(tail) ?? [];
  const named = spellings.split(" & ").filter((spelling) => spelling !== "");
  const cards = named.map(card).filter((id) => id !== null);
  return { cards, rest, misread: cards.length < named.length };
}

function unknown<I extends Ids>(text: string, line: number): Entry<I> {
  return { kind: "unknown", text, line, gap: 0 };
}
