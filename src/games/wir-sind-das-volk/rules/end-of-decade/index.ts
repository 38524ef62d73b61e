import type { Flow } from "../../../../engine/index.ts";
import type { Decade } from "../../cards/types.ts";
import { type Phase, type PowerPhase, phases, powerPhases, type Step } from "../../state.ts";
import { powerPhase } from "../../two-plus-two/end-of-decade.ts";
import type { Volk } from "../../volk.ts";
import { compareAcross, compareWithin } from "./comparisons.ts";
import { westernCurrency } from "./currency.ts";
import { flight } from "./flight.ts";
import { checkProtests, policePhase, socialistsPhase } from "./people.ts";
import { usePrestige } from "./prestige.ts";
import { policeUpkeep, standardUpkeep } from "./upkeep.ts";

const flows: Readonly<Record<Phase, (g: Volk) => Flow>> = {
  flight,
  prestige: usePrestige,
  currency: westernCurrency,
  "police-upkeep": policeUpkeep,
  "standard-upkeep": standardUpkeep,
  "internal-comparison": compareWithin,
  "east-west-comparison": compareAcross,
  police: policePhase,
  socialists: socialistsPhase,
  *"mass-protests"(g) {
    checkProtests(g);
  },
};

const all: readonly (Phase | PowerPhase)[] = [...powerPhases, ...phases];

const isPowerPhase = (phase: Phase | PowerPhase): phase is PowerPhase =>
  (powerPhases as readonly string[]).includes(phase);

/** [B13] One phase is one step, and everything it tells follows its heading. */
export function* playPhase(g: Volk, phase: Phase | PowerPhase): Flow {
  g.tell("phase", { phase, decade: g.state.decade });
  if (isPowerPhase(phase)) yield* powerPhase(g, phase);
  else yield* flows[phase](g);
  g.state.step = nextStep(g, phase);
}

function nextStep({ state }: Volk, phase: Phase | PowerPhase): Step {
  const next = all[all.indexOf(phase) + 1];
  if (next !== undefined) return { at: "phase", phase: next };
  state.decade = (state.decade + 1) as Decade;
  state.special = null;
  return { at: "decade" };
}
