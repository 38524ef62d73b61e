/** Replays a whole log on our engine, block by block, and compares every value that it states. */

import { twilightStruggle } from "../../src/games/twilight-struggle/index.ts";
import { startingState } from "../../src/games/twilight-struggle/rules/setup.ts";
import type { Step, TwilightState } from "../../src/games/twilight-struggle/state.ts";
import type { Piece } from "./attempt.ts";
import type { Ending } from "./comparison.ts";
import { fitHands } from "./hands.ts";
import { headerOf, lastPage, type Page, pageOf, quietRegion } from "./page.ts";
import { adopt, usualStepAfter } from "./resync.ts";
import { bestAttempt } from "./search.ts";
import type { Block, Entry, Log } from "./tables.ts";
import { type Disagreement, show, valuesOf } from "./values.ts";

export interface Replayed {
  readonly agreed: number;
  readonly disagreements: readonly Disagreement[];
}

/** Is shown where a round of a log begins: the position, which is not to be changed, and what was played. */
type Seen = (state: TwilightState, block: Extract<Block, { readonly kind: "round" }>) => void;

export function replay(log: Log, seen?: Seen): Replayed {
  const replaying = new Replaying(log, seen);
  replaying.play();
  return replaying;
}

/** Other ways to win, by the clock or by resignation, are not for our engine to find. */
const byTheRules = /victory points|final scoring|europe|defcon|nuclear|wargames|scoring card/i;

const oneStep = () => false;

class Replaying implements Replayed {
  agreed = 0;
  readonly disagreements: Disagreement[] = [];
  private state: TwilightState;
  /** Awards that stood at the end of one block and belong to the next. */
  private early: readonly Entry[] = [];

  constructor(
    private readonly log: Log,
    private readonly seen?: Seen,
  ) {
    this.state = startingState(optionsOf(log));
  }

  play(): void {
    const { setup, blocks, unknown } = this.log;
    for (const { line, text } of unknown) this.differ(line, "line", text, "unknown");
    this.follow(pageOf(setup.placements), { at: "deal" }, "none", (step) => step.at !== "headline");
    for (const [at, block] of blocks.entries()) this.playBlock(block, at);
  }

  private playBlock(block: Block, at: number): void {
    const { blocks, end } = this.log;
    const { entries, line } = block;
    const next = blocks[at + 1];
    const isLast = next === undefined || next.kind === "final";
    const ending: Ending = !isLast ? "none" : end !== null && byTheRules.test(end.by ?? "") ? end : "unknown";
    const rest = restOfTurn(blocks, at);
    const printing = { line, breaksOff: next === undefined, unsaidRegion: quietRegion(rest.slice(1)) };
    switch (block.kind) {
      case "headline": {
        const start = entries.slice(0, startOfTurn(block));
        if (at > 0) this.follow(pageOf(start, { line }), { at: "turn" }, "none");
        fitHands(this.state, rest);
        return this.follow(pageOf(entries.slice(start.length), printing), { at: "headline" }, ending);
      }
      case "round": {
        fitHands(this.state, rest);
        const step: Step = { at: "round", round: block.round, side: block.side };
        if (nameOf(step) === nameOf(this.state.step)) this.seen?.(this.state, block);
        const page = pageOf([...headerOf(block), ...this.early, ...entries], printing);
        return this.follow(page, step, ending, oneStep, next?.kind === "round");
      }
      case "cleanup": {
        this.sitOut(line);
        fitHands(this.state, rest);
        const scoring = next?.kind === "final" ? next.entries : [];
        const page = lastPage(entries, scoring, { ...printing, silentAwards: !block.stated });
        return this.follow(page, { at: "turn-end" }, ending);
      }
      case "final":
        return;
    }
  }

  /** Rounds to which a side is entitled and of which the log says nothing, because they were passed. */
  private sitOut(line: number): void {
    while (this.state.step.at === "round") {
      fitHands(this.state, []);
      this.follow(pageOf([], { line }), this.state.step, "none");
    }
  }

  private follow(
    stated: Page,
    step: Step,
    ending: Ending,
    goesOn: Piece["goesOn"] = oneStep,
    mayBeEarly = false,
  ): void {
    this.bringTo(step, stated.line);
    const piece = { start: this.state, page: stated, goesOn, ending };
    const whole = bestAttempt(piece);
    const agrees = whole.found?.comparison.disagreements.length === 0;
    const early = agrees || !mayBeEarly ? null : withoutEarly(piece);
    this.early = early?.awards ?? [];
    const { found, stuck, page } = early ?? { ...whole, page: stated };
    if (found === null) return this.giveUp(page, step, stuck);
    const { agreed, disagreements } = found.comparison;
    this.agreed += agreed;
    this.disagreements.push(...disagreements);
    this.state = found.state;
    if (disagreements.length > 0) adopt(this.state, page);
    if (found.outcome !== null) this.state.step = usualStepAfter(step, this.state);
  }

  /** If our engine is elsewhere than the log, it is put there. */
  private bringTo(step: Step, line: number): void {
    const stated = nameOf(step);
    const found = nameOf(this.state.step);
    if (stated === found) return;
    this.differ(line, "step", stated, found);
    this.state.step = step;
  }

  /** No way through the page: all it states counts as disagreement. */
  private giveUp(page: Page, step: Step, why: string): void {
    this.differ(page.line, "page", "played", why);
    for (const { entry } of page.lines)
      for (const [name, value] of Object.entries(valuesOf(entry)))
        this.differ(entry.line, `${entry.kind} ${name}`, show(value), "nothing");
    adopt(this.state, page);
    this.state.step = usualStepAfter(step, this.state);
  }

  private differ(line: number, what: string, stated: string, found: string): void {
    this.disagreements.push({ line, what, stated, found });
  }
}

/** The same without the awards at its end, if only they disagree: some logs print an award before the play that brings it. */
function withoutEarly(piece: Piece) {
  const { lines } = piece.page;
  const last = lines.at(-1)?.entry;
  if (last === undefined || last.gap === 0 || (last.kind !== "vp" && last.kind !== "no-vp")) return null;
  const page = { ...piece.page, lines: lines.slice(0, -1) };
  const attempt = bestAttempt({ ...piece, page });
  return attempt.found?.comparison.disagreements.length === 0 ? { ...attempt, page, awards: [last] } : null;
}

function optionsOf({ setup }: Log) {
  const { handicap, optionalCards, scenario } = setup;
  return twilightStruggle.options({
    optionalCards,
    scenario: /late war/i.test(scenario ?? "") ? "late-war" : "standard",
    ...(handicap === null ? {} : { handicap: handicap.amount, handicapSide: handicap.side }),
  });
}

const nameOf = (step: Step): string =>
  step.at === "round" ? `${step.side} round ${step.round}` : step.at === "setup" ? `${step.side} set-up` : step.at;

/** How many entries of a headline phase tell what came before it. */
function startOfTurn({ entries }: Block): number {
  const headline = entries.findIndex(({ kind }) => kind !== "defcon" && kind !== "reshuffle");
  return headline < 0 ? entries.length : headline;
}

function restOfTurn(blocks: readonly Block[], from: number): readonly Block[] {
  const rest: Block[] = [];
  for (const block of blocks.slice(from)) {
    if (rest.length > 0 && block.kind === "headline") break;
    rest.push(block);
  }
  return rest;
}
