import { type Game, Match, type Saved } from "../../src/engine/index.ts";
import type { Subject } from "./subject.ts";

/** A view that carries the whole position beside it, so that a check can look at both. */
interface Probed<State, View> {
  readonly state: State;
  readonly view: View;
}

export type Probe<State, View, Seat extends string, Options> = Match<State, Probed<State, View>, Seat, Options>;

export const probed = <State, View, Seat extends string, Options>(
  game: Game<State, View, Seat, Options>,
): Game<State, Probed<State, View>, Seat, Options> => {
  const { danger, threat, foresight, ...rest } = game;
  return {
    ...rest,
    view: (state, seat) => ({ state, view: game.view(state, seat) }),
    ...(danger && { danger: ({ view }, ask, option) => danger(view, ask, option) }),
    ...(threat && { threat: ({ view }, seat, next) => threat(view, seat, next) }),
    ...(foresight && { foresight: { ...foresight, mayEnd: ({ view }, ask, id) => foresight.mayEnd(view, ask, id) } }),
  };
};

/** What must be true after every answer, cheap enough to look at every time. */
export function faultsNow<State, View, Seat extends string, Options>(
  subject: Subject<State, View, Seat, Options>,
  match: Probe<State, View, Seat, Options>,
): string[] {
  const { state } = match.view(null);
  const found = subject.faults(state, match.outcome !== null);
  if (match.outcome === null && match.pending.length === 0) found.push("nobody is asked and the game is not over");
  for (const ask of match.pending) {
    const ids = new Set(ask.options.map((option) => option.id));
    if (ids.size === 0) found.push(`${ask.kind} offers nothing`);
    if (ids.size !== ask.options.length) found.push(`${ask.kind} offers an id twice`);
  }
  for (const seat of [null, ...match.seats]) {
    const secret = subject.hidden(state, seat);
    const leaked = subject.shown(match.view(seat).view).find((id) => secret.has(id));
    if (leaked !== undefined) found.push(`the view of ${seat ?? "a spectator"} tells ${leaked}`);
  }
  return found;
}

/** Position, asks and the log's length as text, to compare two ways to the same place. */
export function picture<State, View, Seat extends string, Options>(match: Probe<State, View, Seat, Options>): string {
  const { steps, given, answered, logged, outcome } = match.save();
  return JSON.stringify([steps.at(-1), given, answered, logged, outcome, match.pending, match.view(null)]);
}

/** Undo leads back to where the answer was given, and redo to where it led. */
export function undoFaults<State, View, Seat extends string, Options>(
  match: Probe<State, View, Seat, Options>,
  seat: Seat,
  before: string,
): string[] {
  if (!match.canUndo(seat)) return [];
  const after = picture(match);
  match.undo(seat);
  const back = picture(match);
  match.redo(seat);
  const found: string[] = [];
  if (back !== before) found.push("undo does not lead back");
  if (picture(match) !== after) found.push("redo does not lead on");
  return found;
}

/** A saved game, through JSON and back, is the same game. */
export function reloadFaults<State, View, Seat extends string, Options>(
  match: Probe<State, View, Seat, Options>,
): string[] {
  const saved = JSON.parse(JSON.stringify(match.save())) as Saved<State, Seat, Options>;
  const loaded = Match.load(match.game, saved);
  if (loaded.dropped.length > 0) return ["a saved game does not replay"];
  return picture(loaded) === picture(match) ? [] : ["a loaded game differs from the saved one"];
}
