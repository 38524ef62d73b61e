import { type Args, offers } from "./ask.ts";
import { foresee, isLostFor, type Likelihood, onlyAnswer } from "./foresight.ts";
import type { Outcome } from "./game.ts";
import type { Match } from "./match.ts";

/** What an answer may cost its seat: the game. It is shown with the option, and asked about before it is done. */
export interface Danger {
  /** The words: `danger.<…>`, or `end.<…>` for the end that is to come. */
  readonly key: string;
  readonly args: Args;
  /** In so many of so many equally likely cases the game is lost. Without it chance has no say. */
  readonly chance?: Likelihood;
  /** The seat that has it in its hands whether it comes so. With neither this nor a chance the loss is sure. */
  readonly decides?: string;
}

/** A match that is looked at and cloned, never played on. */
type Untouched<State, View, Seat extends string, Options> = Pick<
  Match<State, View, Seat, Options>,
  "pending" | "game" | "view" | "clone" | "imagine" | "standing"
>;

/** By position, seat and option: it is shown, completed and asked about, and each time it would have to be found out. */
const remembered = new WeakMap<object, Map<string, Danger | null>>();

/** Whether an answer that is offered loses or may lose the game for its seat; null if not, as far as it can know. */
export function dangerOf<State, View, Seat extends string, Options>(
  match: Untouched<State, View, Seat, Options>,
  seat: Seat,
  option: string,
): Danger | null {
  const dangers = remembered.get(match.standing) ?? new Map<string, Danger | null>();
  remembered.set(match.standing, dangers);
  const key = `${seat} ${option}`;
  const known = dangers.get(key);
  if (known !== undefined) return known;
  const danger = findDanger(match, seat, option);
  dangers.set(key, danger);
  return danger;
}

function findDanger<State, View, Seat extends string, Options>(
  match: Untouched<State, View, Seat, Options>,
  seat: Seat,
  option: string,
): Danger | null {
  const { game, pending } = match;
  const ask = pending.find((each) => each.seat === seat);
  if (ask === undefined || !offers(ask, option)) return null;
  const view = match.view(seat);
  const told = game.danger?.(view, ask, option);
  if (told !== undefined) return told;
  const together = pending.find((each) => each.seat !== seat)?.seat;
  const { foresight, threat } = game;
  const isAlone = together === undefined && (foresight === undefined || threat !== undefined);
  const foreseen = isAlone ? foreseenLoss(match, seat, option) : null;
  if (foreseen !== null || foresight === undefined || !foresight.mayEnd(view, ask, option)) return foreseen;
  if (together !== undefined && foresight.idle === undefined) return null;
  const loss = foresee(match, seat, option);
  if (loss === null) return null;
  return {
    ...sureLoss(loss.outcome),
    ...(loss.chance && { chance: loss.chance }),
    ...(together && { decides: together }),
  };
}

/** A loss that follows from the answer alone: what chance, a secret or somebody else decides could not be known. */
function foreseenLoss<State, View, Seat extends string, Options>(
  match: Untouched<State, View, Seat, Options>,
  seat: Seat,
  option: string,
): Danger | null {
  const after = match.clone();
  let threat: Danger | null = null;
  for (let next: string | undefined = option; next !== undefined; next = onlyAnswer(after, seat)) {
    after.answer(seat, next);
    const { outcome } = after;
    if (after.takeSealedAt() !== null) return threat;
    if (outcome !== null) return isLostFor(outcome, seat) ? sureLoss(outcome) : null;
    threat = newThreat(match, after, seat);
  }
  return threat;
}

function newThreat<State, View, Seat extends string, Options>(
  before: Untouched<State, View, Seat, Options>,
  after: Match<State, View, Seat, Options>,
  seat: Seat,
): Danger | null {
  const threat = threatIn(after, seat);
  return threat === undefined || threatIn(before, seat) !== undefined ? null : threat;
}

function threatIn<State, View, Seat extends string, Options>(
  match: Untouched<State, View, Seat, Options>,
  seat: Seat,
): Danger | undefined {
  const next = match.pending.find((ask) => ask.seat === seat);
  return match.game.threat?.(match.view(seat), seat, next);
}

/** The danger that the game surely ends so. */
export const sureLoss = <Key extends string>({ key, args, winners }: Outcome & { readonly key: Key }) =>
  ({ key: `end.${key}`, args: { ...args, winners } }) as const satisfies Danger;
