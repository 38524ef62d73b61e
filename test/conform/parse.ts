/**
 * A log of a Twilight Struggle game, as the digital edition writes it, to a structure that a driver can walk:
 * the setup, then blocks in order (headline phase, action rounds, end of turn, final scoring), each with its
 * entries. Nothing is checked against the rules here, and a line of no known form is kept as "unknown".
 */

import { type Block, type Draft, readHeader } from "./blocks.ts";
import type { Entry, EntryOf, Ids, Place, WinStatement } from "./entries.ts";
import { lineReader } from "./lines.ts";
import { type Named, resolver } from "./names.ts";
import { emptySetup, readSetupLine, type Setup } from "./setup.ts";

export type { Block } from "./blocks.ts";

interface LogNames<Card extends string, Country extends string, Region extends string> {
  readonly cards: readonly Named<Card>[];
  readonly countries: readonly Named<Country>[];
  readonly regions: readonly Named<Region>[];
}

export interface LoggedGame<I extends Ids = Ids> {
  readonly setup: Setup<I>;
  readonly blocks: readonly Block<I>[];
  /** Null where the log just stops, as most do. */
  readonly end: (WinStatement & Place) | null;
  /** Also in their places among the entries. */
  readonly unknown: readonly EntryOf<"unknown", I>[];
}

export function parseLog<Card extends string, Country extends string, Region extends string>(
  text: string,
  names: LogNames<Card, Country, Region>,
): LoggedGame<{ card: Card; country: Country; region: Region }> {
  type I = { card: Card; country: Country; region: Region };
  const card = resolver(names.cards);
  const readLine = lineReader<I>({ card, country: resolver(names.countries), region: resolver(names.regions) });
  const setup = emptySetup<I>();
  const blocks: Draft<I>[] = [];
  let gap = 0;

  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const said = raw.trim();
    const line = index + 1;
    if (said === "") {
      gap += 1;
      continue;
    }
    const header = readHeader<I>(said, line, card);
    if (header !== null) {
      blocks.push(header.block);
      gap = 0;
    }
    const rest = header?.rest ?? said;
    const block = blocks.at(-1);
    if (block === undefined) readSetupLine(setup, rest, { line, gap }, readLine);
    else if (rest !== "") block.entries.push(...readLine(rest).map((statement) => ({ ...statement, line, gap })));
    gap = 0;
  }

  const end = takeEnd(blocks);
  const settled = withTurnEnds(blocks);
  const unknown = [...setup.unknown, ...settled.flatMap((block) => block.entries.filter(isUnknown))];
  return { setup, blocks: settled, end, unknown };
}

/** Who won stands on the last line; final scoring is the paragraph above it, which has no header of its own. */
function takeEnd<I extends Ids>(blocks: Draft<I>[]): (WinStatement & Place) | null {
  const last = blocks.at(-1);
  const end = last?.entries.at(-1);
  if (last === undefined) return null;
  if (end?.kind !== "win") {
    const scoring = isLastOfGame(last) ? takeLastParagraph(last, isAward) : [];
    if (scoring[0] !== undefined) blocks.push({ kind: "final", line: scoring[0].line, entries: scoring });
    return null;
  }
  last.entries.pop();
  if (last.kind !== "final" && /final scoring/i.test(end.by ?? "")) {
    const paragraph = takeLastParagraph(last, isAward);
    const scoring = paragraph.length > 0 ? paragraph : takeLastAward(last);
    blocks.push({ kind: "final", line: scoring[0]?.line ?? end.line, entries: scoring });
  }
  return end;
}

/** Behind such a round a paragraph of awards is final scoring, though neither a mark nor a winner says so. */
const isLastOfGame = <I extends Ids>(block: Draft<I>): boolean =>
  block.kind === "round" && block.turn === 10 && (block.round > 7 || (block.round === 7 && block.side === "us"));

const isAward = <I extends Ids>({ kind }: Entry<I>): boolean => kind === "vp" || kind === "no-vp";

/** Final scoring right behind the last play. */
function takeLastAward<I extends Ids>({ entries }: Draft<I>): Entry<I>[] {
  const last = entries.at(-1);
  return last !== undefined && isAward(last) ? entries.splice(-1) : [];
}

/**
 * Gives every finished turn a cleanup block. Most logs print the effects that expire, and a held card that is
 * discarded, as a last paragraph of the turn's last action round; those that do print a header number it with
 * the last turn of the whole game.
 */
function withTurnEnds<I extends Ids>(blocks: readonly Draft<I>[]): Draft<I>[] {
  const settled: Draft<I>[] = [];
  let turn = 0;
  for (const block of blocks) {
    const previous = settled.at(-1);
    const turnIsOver = block.kind === "final" || (block.kind === "headline" && block.turn !== turn);
    if (turnIsOver && previous !== undefined && previous.kind !== "cleanup") {
      const expired = takeLastParagraph(previous, ({ kind }) => kind === "out-of-play" || kind === "discard");
      settled.push({ kind: "cleanup", turn, stated: false, line: expired[0]?.line ?? block.line, entries: expired });
    }
    if (block.kind === "headline" || block.kind === "round") turn = block.turn;
    settled.push(block.kind === "cleanup" && turn > 0 ? { ...block, turn } : block);
  }
  return settled;
}

/** Removes and returns the block's last paragraph, if nothing stands in it but such entries. */
function takeLastParagraph<I extends Ids>(block: Draft<I>, belongs: (entry: Entry<I>) => boolean): Entry<I>[] {
  const start = block.entries.findLastIndex((entry) => entry.gap > 0);
  if (start < 0 || !block.entries.slice(start).every(belongs)) return [];
  return block.entries.splice(start);
}

function isUnknown<I extends Ids>(entry: Entry<I>): entry is EntryOf<"unknown", I> {
  return entry.kind === "unknown";
}
