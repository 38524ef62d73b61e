import { carefully, type Level, type Think } from "../computer/index.ts";
import { type Ask, dangerOf } from "../engine/index.ts";
import { refusal } from "../i18n/index.ts";
import type { StoredGame } from "../store/index.ts";
import type { ReadonlyMatch, TableContext } from "./context.ts";
import { type Doing, type Settled, settle } from "./settling.ts";

/** One answer of a hint. */
export interface Step {
  readonly ask: Ask;
  readonly option: string;
  /** What the seat knows when it is asked. */
  readonly view: unknown;
}

/** Everybody hears that a seat has asked for a hint. */
export const tellOfHint = (table: TableContext, doing: Doing & { readonly seat: string }): Promise<Settled> =>
  settle(table, doing, (_, __, ___, notes) => ({ entry: "hinted", args: { seats: [doing.seat] }, notes, calls: [] }));

/** What a computer would do for a seat now. */
export interface Hint {
  readonly steps: readonly Step[];
  /** What the seat knows when all of it is done; nothing behind a die or a secret that is shown, where nothing is looked at. */
  readonly after: unknown;
}

const MOST_STEPS = 12;

/** How well it thinks: the choice that everything follows from best. */
const levelOf = (step: number): Level => (step === 0 ? "hard" : "normal");

/** Plays on for the seat in a clone, up to where a die would fall, a secret be shown or somebody else be asked. */
export async function hintFor(
  think: Think,
  { id, version }: Pick<StoredGame, "id" | "version">,
  match: ReadonlyMatch,
  seat: string,
): Promise<Hint> {
  const clone = match.clone();
  const steps: Step[] = [];
  for (;;) {
    const ask = askOf(clone, seat);
    if (ask === undefined || steps.length === MOST_STEPS) return { steps, after: clone.view(seat) };
    const seed = `hint ${id} ${version} ${steps.length}`;
    const thought = { title: match.game.id, level: levelOf(steps.length), known: clone.known(seat), seed };
    const option = await carefully(
      ask,
      (each) => dangerOf(clone, seat, each),
      (left) => think({ ...thought, ask: left }),
    );
    steps.push({ ask, option, view: clone.view(seat) });
    clone.takeSealedAt();
    clone.answer(seat, option);
    if (clone.takeSealedAt() !== null) return { steps, after: null };
    if (clone.atStepStart || !clone.canUndo(seat)) return { steps, after: clone.view(seat) };
  }
}

function askOf(match: ReadonlyMatch, seat: string): Ask | undefined {
  return match.pending.find((pending) => pending.seat === seat && pending.answered !== true);
}

/** The seat that a hint is for: one that is asked something now. */
export function seatToAdvise({ match, seat }: { readonly match: ReadonlyMatch; readonly seat: string | null }): string {
  if (seat === null) throw refusal("refusal.not-playing");
  if (askOf(match, seat) === undefined) throw refusal("refusal.no-hint");
  return seat;
}
