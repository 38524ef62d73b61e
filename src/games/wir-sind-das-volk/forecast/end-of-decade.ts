import { type Outcome, playOut, Run, ScriptedFate, type VisibleEntry, visible } from "../../../engine/index.ts";
import type { Germany } from "../components/board/types.ts";
import { playPhase } from "../rules/end-of-decade/index.ts";
import type { Seat } from "../seats.ts";
import { type Phase, type PowerPhase, phases, powerPhases, type VolkState } from "../state.ts";
import type { VolkView } from "../view.ts";
import { Volk } from "../volk.ts";
import { choiceFor } from "./choosing.ts";
import { positionSeen } from "./position-seen.ts";

/** One phase as it would be told. */
export interface PhaseAhead {
  readonly phase: Phase | PowerPhase;
  readonly entries: readonly VisibleEntry[];
  /** How many of the entries come before anybody had a choice: all if nobody had. */
  readonly sure: number;
}

/** The end of a decade if it came now and every choice were made for the good of one Germany. */
export interface DecadeEnd {
  readonly phases: readonly PhaseAhead[];
  /** If it ends the game. */
  readonly outcome: Outcome<Seat> | null;
}

/** Played by the rules themselves, on what everybody can see. */
export function decadeEnd(view: VolkView, favoured: Germany): DecadeEnd {
  const run = new Run<VolkState, Seat>(positionSeen(view), new ScriptedFate());
  const played: PhaseAhead[] = [];
  for (const phase of phasesAhead(view)) {
    const before = run.log.length;
    let sure: number | null = null;
    playOut<Seat>(playPhase(new Volk(run), phase), (ask) => {
      sure ??= run.log.length - before;
      return choiceFor(favoured, run.state, ask);
    });
    const entries = run.log.slice(before).map((entry) => visible(entry, null));
    played.push({ phase, entries, sure: sure ?? entries.length });
    if (run.outcome !== null) break;
  }
  return { phases: played, outcome: run.outcome };
}

/** Those still to come; of one that is under way nobody can say from the board how much of it is done. */
export function phasesAhead({ step, powers }: VolkView): readonly (Phase | PowerPhase)[] {
  const all = powers === null ? phases : [...powerPhases, ...phases];
  return step.at === "phase" ? all.slice(all.indexOf(step.phase as Phase) + 1) : all;
}
