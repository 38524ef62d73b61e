import { describe, expect, test } from "vitest";
import type { Ask } from "../../src/engine/index.ts";
import { choiceFor } from "../../src/games/wir-sind-das-volk/forecast/choosing.ts";
import { type DecadeEnd, decadeEnd } from "../../src/games/wir-sind-das-volk/forecast/end-of-decade.ts";
import { germanies, type Seat } from "../../src/games/wir-sind-das-volk/seats.ts";
import type { VolkState } from "../../src/games/wir-sind-das-volk/state.ts";
import { viewOf } from "../../src/games/wir-sind-das-volk/view.ts";
import { Random } from "../fuzz/random.ts";
import { twoPlusTwoSubject, wirSindDasVolkSubject } from "../fuzz/wir-sind-das-volk.ts";
import { played, positionsOf } from "./positions.ts";

const isEnding = ({ step }: VolkState): boolean => step.at === "phase";
const begins = ({ step, powers }: VolkState): boolean =>
  step.at === "phase" && step.phase === (powers === null ? "flight" : "arms-race");

/** As it is shown in the last turn before: the end has not begun. */
const justBefore = (state: VolkState) => viewOf({ ...state, step: { at: "turn", seat: "west" } }, null);

/** What is told before anybody has a choice. */
function sureOf({ phases }: DecadeEnd) {
  const open = phases.findIndex(({ entries, sure }) => sure < entries.length);
  if (open < 0) return { open: false, entries: phases.flatMap(({ entries }) => entries) };
  const before = phases.slice(0, open).flatMap(({ entries }) => entries);
  return { open: true, entries: [...before, ...(phases[open]?.entries.slice(0, phases[open]?.sure) ?? [])] };
}

describe.each([wirSindDasVolkSubject, twoPlusTwoSubject])("$game.id", (subject) => {
  const ends = positionsOf(subject, 60, begins);
  const { game } = subject;

  test("the end of a decade is foreseen as it happens if everybody chooses as is said", () => {
    expect(ends.length).toBeGreaterThan(60);
    for (const state of ends)
      for (const side of germanies) {
        const foreseen = decadeEnd(justBefore(state), side);
        const real = played(game, state, isEnding, (ask: Ask<Seat>, now) => choiceFor(side, now, ask));
        expect(foreseen.phases.flatMap(({ entries }) => entries)).toEqual(real.entries);
        expect(foreseen.outcome).toEqual(real.outcome);
      }
  });

  test("whatever anybody chooses, it is foreseen up to the first choice, and to the end if there is none", () => {
    let certain = 0;
    for (const [at, state] of ends.entries()) {
      const random = new Random(`choices-${at}`);
      const foreseen = decadeEnd(justBefore(state), "west");
      const real = played(game, state, isEnding, (ask: Ask<Seat>) => random.pick(ask.options).id);
      const { open, entries } = sureOf(foreseen);
      expect(real.entries.slice(0, entries.length)).toEqual(entries);
      certain += entries.length;
      if (!open) expect(real.outcome).toEqual(foreseen.outcome);
    }
    expect(certain).toBeGreaterThan(ends.length);
  });

  test("mass protests and the balance of currency lie between the two ways of choosing, nearly always", () => {
    const outside: string[] = [];
    for (const [at, state] of ends.entries()) {
      const ways = germanies.map((side) => figures(decadeEnd(justBefore(state), side)));
      const random = new Random(`between-${at}`);
      const real = played(game, state, isEnding, (ask: Ask<Seat>) => random.pick(ask.options).id);
      const [west, east, found] = [...ways, figuresIn(real.entries)];
      if (west === undefined || east === undefined || found === undefined) continue;
      for (const key of ["east", "balance"] as const) {
        const [least, most] = [Math.min(west[key], east[key]), Math.max(west[key], east[key])];
        if (found[key] < least || found[key] > most) outside.push(`${key} ${least}…${most}: ${found[key]}`);
      }
    }
    expect(outside.length / (2 * ends.length)).toBeLessThan(0.06);
  });
});

interface Figures {
  readonly east: number;
  readonly balance: number;
}

const figures = ({ phases }: DecadeEnd): Figures | undefined => figuresIn(phases.flatMap(({ entries }) => entries));

function figuresIn(entries: readonly { readonly key: string; readonly args: Readonly<Record<string, unknown>> }[]) {
  const protests = entries.find(({ key }) => key === "protests")?.args;
  const currency = entries.find(({ key }) => key === "currency")?.args;
  if (protests === undefined || currency === undefined) return undefined;
  return { east: Number(protests.east), balance: Number(currency.balance) };
}
