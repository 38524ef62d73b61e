/** What one block of a log states, made ready for comparison. */

import type { Side } from "../../src/games/cold-war/seats.ts";
import { type Region, regions } from "../../src/games/twilight-struggle/components/areas.ts";
import { board } from "../../src/games/twilight-struggle/components/board.ts";
import type { Block, Entry, Statement } from "./tables.ts";

/** A stated entry and the passage it belongs to: every event and every operation opens a new one. */
export interface Line {
  readonly entry: Entry;
  readonly passage: number;
}

export interface Page {
  /** Where it begins. */
  readonly line: number;
  readonly lines: readonly Line[];
  /** In the order in which our engine rolls them. */
  readonly dice: readonly number[];
  /** The log ends here without the game having ended: nothing is expected beyond the last line. */
  readonly breaksOff: boolean;
  /** Awards for military operations are printed only where the end of the turn has a header. */
  readonly silentAwards: boolean;
  /** Where a region was chosen and not printed: one that fits what follows. */
  readonly unsaidRegion: Region | null;
}

type Printing = Partial<Omit<Page, "lines" | "dice">>;

export function pageOf(entries: readonly Entry[], printing: Printing = {}): Page {
  const { line = entries[0]?.line ?? 0, breaksOff = false, silentAwards = false, unsaidRegion = null } = printing;
  const kept = entries.filter((entry, at) => isTold(entry, entries.slice(0, at), entries.slice(at + 1), breaksOff));
  let passage = 0;
  const lines = kept.map((entry) => {
    if (opensPassage(entry)) passage++;
    return { entry, passage };
  });
  return { line, lines, dice: diceOf(kept), breaksOff, silentAwards, unsaidRegion };
}

/** The end of the last turn and final scoring are one step of the engine: the scoring is a passage of its own. */
export function lastPage(cleanup: readonly Entry[], scoring: readonly Entry[], printing: Printing): Page {
  const page = pageOf(cleanup, printing);
  const lines = [...page.lines, ...inOne(scoring).map((entry) => ({ entry, passage: FINAL_SCORING }))];
  return { ...page, lines };
}

/** Most logs have one award for final scoring, others one for each region. */
function inOne(scoring: readonly Entry[]): readonly Entry[] {
  const last = scoring.at(-1);
  if (scoring.length < 2 || (last?.kind !== "vp" && last?.kind !== "no-vp")) return scoring;
  let award = 0;
  for (const entry of scoring) if (entry.kind === "vp") award += entry.award;
  const { line, gap, score } = last;
  return [award === 0 ? { kind: "no-vp", score, line, gap } : { kind: "vp", award, score, line, gap }];
}

export const FINAL_SCORING = 1_000;

export const opensPassage = ({ kind }: Statement): boolean => kind === "event" || kind === "ops";

/** A round's header, as an entry of its own: the card that is played. In a trap the discard says it. */
export function headerOf(block: Block): readonly Entry[] {
  if (block.kind !== "round" || block.card === null) return [];
  if (block.entries.some((entry) => entry.kind === "trap-roll")) return [];
  return [{ kind: "play", side: block.side, card: block.card, line: block.line, gap: 0 }];
}

function isTold(entry: Entry, before: readonly Entry[], after: readonly Entry[], breaksOff: boolean): boolean {
  switch (entry.kind) {
    // printed even if the coup was declined
    case "ops": {
      if (entry.mode !== "coup" || (breaksOff && after.length === 0)) return true;
      return after.find((next) => next.kind === "target" || opensPassage(next))?.kind === "target";
    }
    // what Grain Sales takes is named twice
    case "reveal":
      return !entry.fromHand;
    // and what is played, there and elsewhere, more than once
    case "play":
      return !before.some((earlier) => earlier.kind === "play" && earlier.card === entry.card);
    default:
      return true;
  }
}

/** A realignment is rolled for the US first, whoever acts. */
function diceOf(entries: readonly Entry[]): number[] {
  const dice: number[] = [];
  let waiting: { side: Side; die: number } | null = null;
  for (const entry of entries) {
    if (entry.kind === "roll") {
      if (waiting === null) waiting = entry;
      else {
        dice.push(...(waiting.side === "us" ? [waiting.die, entry.die] : [entry.die, waiting.die]));
        waiting = null;
      }
    } else if ("die" in entry) dice.push(entry.die);
  }
  return dice;
}

/** A region in which the USSR places nothing in the rest of the turn, so that Chernobyl may have closed it. */
export function quietRegion(rest: readonly Block[]): Region | null {
  const used = rest.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      entry.kind === "influence" && entry.side === "ussr" && entry.delta > 0 ? [board.place(entry.country)] : [],
    ),
  );
  return regions.find((region) => !used.some((place) => board.within(region)[place])) ?? null;
}
