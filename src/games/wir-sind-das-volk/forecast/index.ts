import type { VisibleEntry } from "../../../engine/index.ts";
import type { Line, Passage, Told } from "../../../i18n/index.ts";
import type { Germany } from "../components/board/types.ts";
import type { LogKey, MessageKey } from "../messages/keys.ts";
import { germanies } from "../seats.ts";
import type { VolkView } from "../view.ts";
import { type DecadeEnd, decadeEnd, type PhaseAhead, phasesAhead } from "./end-of-decade.ts";

const told = (key: MessageKey, args: Told["args"] = {}): Told => ({ key, args });

/** The decade as if it ended now: first what it comes to, then phase by phase with the sums. */
export function forecast(view: VolkView): readonly Passage[] {
  const ends = { west: decadeEnd(view, "west"), east: decadeEnd(view, "east") };
  return [headOf(view, ends), ...phasesAhead(view).flatMap((_, at) => phasePassage(ends, at))];
}

type Ends = Readonly<Record<Germany, DecadeEnd>>;

const hasChoices = ({ phases }: DecadeEnd): boolean => phases.some(({ entries, sure }) => sure < entries.length);

function headOf({ step, decade }: VolkView, ends: Ends): Passage {
  const open = hasChoices(ends.west) || hasChoices(ends.east);
  const lines: Line[] =
    step.at === "phase"
      ? [told("forecast.head.rest", { decade }), told("forecast.under-way", { phase: step.phase })]
      : [told("forecast.head", { decade })];
  if (open) lines.push(told("forecast.choices"));
  return [...lines, ...results(ends)];
}

/** What both ways of choosing come to: what is the same once, and first. */
function results(ends: Ends): Line[] {
  const [west, east] = [resultOf(ends.west, "forecast.protests"), resultOf(ends.east, "forecast.protests")];
  const same = west.filter((line) => east.some((each) => isSame(each, line)));
  const rest = (lines: readonly Line[]) => lines.filter((line) => !same.some((each) => isSame(each, line)));
  return [...same, ...favouring("west", rest(west)), ...favouring("east", rest(east))];
}

const isSame = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

const favouring = (side: Germany, lines: readonly Line[]): Line[] =>
  lines.length === 0 ? [] : [told(`forecast.favours.${side}`), ...lines];

/** What the end of the decade would come to if everybody chose for the good of one Germany. */
export const decadeResult = (view: VolkView, favoured: Germany, goesOn: MessageKey): readonly Told[] =>
  resultOf(decadeEnd(view, favoured), goesOn);

/** What East loses; then how the game ends, or, in these words, that it goes on. */
function resultOf({ phases, outcome }: DecadeEnd, goesOn: MessageKey): Told[] {
  const entries = phases.flatMap((phase) => phase.entries);
  const protests = entries.find(({ key }) => key === "protests");
  const lost = lossesIn(entries);
  return [
    ...(lost === null ? [] : [lost]),
    // how a game of this title ends there are words for
    ...(outcome === null
      ? [told(goesOn, protests?.args ?? {})]
      : [told(`end.${outcome.key}` as MessageKey, { ...outcome.args, winners: outcome.winners })]),
  ];
}

/** What is chosen one by one is told as a number: which it will be nobody knows. */
const chosenLosses: ReadonlySet<string> = new Set<LogKey>(["dismantle", "dismantle.half", "run-down"]);

function lossesIn(entries: readonly VisibleEntry[]): Told | null {
  const count = (...keys: readonly LogKey[]) => entries.filter(({ key }) => keys.some((each) => each === key)).length;
  const dismantled = count("dismantle", "dismantle.half");
  const rundown = count("run-down");
  if (dismantled + rundown === 0) return null;
  return told("forecast.losses", {
    dismantled: dismantled || null,
    rundown: rundown || null,
    both: dismantled > 0 && rundown > 0,
  });
}

/** A phase as both ways of choosing lead through it: once if it is the same, or if only one of them gets there. */
function phasePassage(ends: Ends, at: number): Passage[] {
  const ways = germanies.flatMap((side) => {
    const phase = ends[side].phases[at];
    return phase === undefined ? [] : [{ side, phase }];
  });
  const [first, second] = ways;
  if (first === undefined) return [];
  // what the last phase counts is told first of all
  if (first.phase.phase === "mass-protests") return [];
  if (second !== undefined && isSame(phaseLines(first.phase), phaseLines(second.phase)))
    return [phaseLines(first.phase)];
  return [ways.flatMap(({ side, phase }) => phaseLines(phase, side))];
}

function phaseLines({ entries: [heading, ...entries] }: PhaseAhead, favours?: Germany): Line[] {
  const shown = entries.filter(({ key }) => !chosenLosses.has(key));
  const lost = lossesIn(entries);
  // of which decade stands above all of them
  const args = { ...heading?.args, opens: false, ...(favours && { favours }) };
  const head = heading === undefined ? [] : [{ ...heading, args }];
  return [{ story: [...head, ...shown] }, ...(lost === null ? [] : [lost])];
}
