/** Replays a whole log on our engine, block by block, and compares every value that it states. */

import { twilightStruggle } from "../../src/games/twilight-struggle/index.ts";
import { startingState } from "../../src/games/twilight-struggle/setup.ts";
import type { Step, TwilightState } from "../../src/games/twilight-struggle/state.ts";
import type { Piece } from "./attempt.ts";
import type { Ending } from "./comparison.ts";
import { fitHands } from "./hands.ts";
import { headerOf, lastPage, type Page, pageOf, quietRegion } from "./page.ts";
import { adopt } from "./resync.ts";
import { bestAttempt } from "./search.ts";
import type { Block, Log } from "./tables.ts";
import { type Disagreement, valuesOf } from "./values.ts";

export interface Replayed {
  readonly agreed: number;
  readonly disagreements: readonly Disagreement[];
}

export function replay(log: Log): Replayed {
  const replaying = new Replaying(log);
  replaying.play();
  return replaying;
}

class Replaying implements Replayed {
  agreed = 0;
  readonly disagreements: Disagreement[] = [];
  private state: TwilightState;

  constructor(private readonly log: Log) {
    const { handicap, optionalCards } = log.setup;
    const options = twilightStruggle.options({
      optionalCards,
      ...(handicap === null ? {} : { handicap: handicap.amount, handicapSide: handicap.side }),
    });
    this.state = startingState(options);
  }

  play(): void {
    const { setup, blocks, unknown } = this.log;
    for (const { line, text } of unknown) this.disagreements.push({ line, what: "line", stated: text, found: "unknown" });
    this.follow(pageOf(setup.placements), { at: "deal" }, (step) => step.at !== "headline", "none");
    for (const [at, block] of blocks.entries()) this.playBlock(block, at);
  }

  private playBlock(block: Block, at: number): void {
    const { blocks, end } = this.log;
    const next = blocks[at + 1];
    const isLast = next === undefined || next.kind === "final";
    const ending: Ending = isLast ? (end ?? "unknown") : "none";
    const rest = restOfTurn(blocks, at);
    const printing = { breaksOff: next === undefined, unsaidRegion: quietRegion(rest.slice(1)) };
    const fit = () => fitHands(this.state, rest);
    switch (block.kind) {
      case "headline": {
        const split = block.entries.findIndex(({ kind }) => kind !== "defcon" && kind !== "reshuffle");
        const start = split < 0 ? block.entries : block.entries.slice(0, split);
        if (at > 0) this.follow(pageOf(start), { at: "turn" }, only, "none");
        fit();
        return this.follow(pageOf(block.entries.slice(start.length), printing), { at: "headline" }, only, ending);
      }
      case "round":
        fit();
        return this.follow(
          pageOf([...headerOf(block), ...block.entries], printing),
          { at: "round", side: block.side, round: block.round },
          only,
          ending,
        );
      case "cleanup": {
        this.sitOut(block.line);
        fit();
        const scoring = next?.kind === "final" ? next.entries : [];
        const page = lastPage(block.entries, scoring, { ...printing, silentAwards: !block.stated });
        return this.follow(page, { at: "turn-end" }, only, ending);
      }
      case "final":
        return;
    }
  }

  /** Rounds to which a side is entitled and of which the log says nothing, because they were passed. */
  private sitOut(line: number): void {
    while (this.state.step.at === "round") {
      const { step } = this.state;
      fitHands(this.state, []);
      this.follow(pageOf([]), step, only, "none", line);
    }
  }

  private follow(page: Page, step: Step, goesOn: Piece["goesOn"], ending: Ending, line?: number): void {
    const first = page.lines[0]?.entry.line ?? line ?? 0;
    this.bringTo(step, first);
    const { found, stuck } = bestAttempt({ start: this.state, page, goesOn, ending });
    if (found === null) return this.giveUp(page, step, first, stuck);
    this.agreed += found.comparison.agreed;
    this.disagreements.push(...found.comparison.disagreements);
    this.state = found.state;
    if (found.comparison.disagreements.length > 0) adopt(this.state, page);
    if (found.outcome !== null) this.state.step = after(step, this.state);
  }

  /** If our engine is elsewhere than the log, it is put there. */
  private bringTo(step: Step, line: number): void {
    const expected = JSON.stringify(step, Object.keys(step).sort());
    const { step: ours } = this.state;
    const found = JSON.stringify(ours, Object.keys(ours).sort());
    if (expected === found) return;
    this.disagreements.push({ line, what: "step", stated: expected, found });
    this.state.step = step;
  }

  /** No way through the page: all it states counts as disagreement. */
  private giveUp(page: Page, step: Step, line: number, why: string): void {
    this.disagreements.push({ line, what: "page", stated: "played", found: why });
    for (const { entry } of page.lines)
      for (const [name, value] of Object.entries(valuesOf(entry)))
        this.disagreements.push({
          line: entry.line,
          what: `${entry.kind} ${name}`,
          stated: String(value),
          found: "nothing",
        });
    adopt(this.state, page);
    this.state.step = after(step, this.state);
  }
}

const only = () => false;

function restOfTurn(blocks: readonly Block[], from: number): readonly Block[] {
  const rest: Block[] = [];
  for (const block of blocks.slice(from)) {
    if (rest.length > 0 && block.kind === "headline") break;
    rest.push(block);
  }
  return rest;
}

/** The step that usually follows. */
function after(step: Step, { turn }: TwilightState): Step {
  if (step.at === "turn") return { at: "headline" };
  if (step.at === "headline") return { at: "round", round: 1, side: "ussr" };
  if (step.at !== "round") return { at: "turn" };
  if (step.side === "ussr") return { at: "round", round: step.round, side: "us" };
  return step.round < (turn <= 3 ? 6 : 7) ? { at: "round", round: step.round + 1, side: "ussr" } : { at: "turn-end" };
}
