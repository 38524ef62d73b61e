import { isDeepStrictEqual } from "node:util";
import {
  type Ask,
  type Known,
  Match,
  type OptionValues,
  Random,
  retraced,
  SeededFate,
  seedWithDice,
} from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import type { AnyMatch } from "./context.ts";

/** What a seat may know of a position, and nothing else. */
export interface Seen {
  readonly known: Known;
  readonly options: OptionValues;
  /** Who is asked what, which everybody hears. */
  readonly asked: readonly Pick<Ask, "seat" | "kind">[];
}

/** So many deals are tried of which each may not lead to the present. */
const MOST_DEALS = 24;

/**
 * A match at a position as a seat knows it, with everything dealt anew that it does not know: in another world that looks the same to it
 * the same comes of the same seed. Where chance within the step in progress cannot be made to come again, as when cards were shuffled, it
 * is where that step began. Null where nothing can be dealt.
 */
export function dealtAnew(title: AnyTitle, seen: Seen, seed: string): AnyMatch | null {
  const { known } = seen;
  for (let deals = 0; deals < MOST_DEALS; deals++) {
    const state = title.mind?.deal(known, new Random(`${seed} ${deals}`)) ?? null;
    if (state === null) return null;
    const match = broughtTo(title, seen, state, `${seed} ${deals}`);
    if (match !== null) return match;
  }
  const state = title.mind?.deal(known, new Random(seed)) ?? null;
  return state === null ? null : laid(title, seen, state, seedWithDice([], seed), []);
}

/** The position that was dealt, brought to the present by what has been answered and thrown since; null if that leads elsewhere. */
function broughtTo(title: AnyTitle, seen: Seen, state: unknown, seed: string): AnyMatch | null {
  const { game, mind } = title;
  const { known, asked } = seen;
  if (mind === undefined) return null;
  const random = new Random(`${seed} guesses`);
  const guesses: string[] = [];
  const guess: Parameters<typeof retraced<unknown, string>>[4] = (at, ask) => {
    const option = mind.quick(at, ask, random);
    guesses.push(option);
    return option;
  };
  const picks: number[] = [];
  if (retraced(game, game.copy(state), known, new SeededFate(seed), guess, picks) === null) return null;
  const answers = known.answers.map(([seat, option]) => [seat, option ?? guesses.shift() ?? ""] as const);
  const match = laid(title, seen, state, seedWithDice(known.dice, seed, picks), answers);
  if (match === null || !isDeepStrictEqual(match.view(known.seat), known.view)) return null;
  const isSame = isDeepStrictEqual(match.pending.map(heard), asked.map(heard));
  return isSame ? match : null;
}

const heard = ({ seat, kind }: Pick<Ask, "seat" | "kind">) => [seat, kind];

/** Null if the rules do not take the answers there. */
function laid(
  { game }: AnyTitle,
  { options }: Seen,
  state: unknown,
  seed: string,
  answers: readonly (readonly [seat: string, option: string])[],
): AnyMatch | null {
  const match: AnyMatch = Match.lay(game, game.copy(state), { options, seed });
  for (const [seat, option] of answers) {
    if (match.refusal(seat, option) !== null) return null;
    match.answer(seat, option);
  }
  return match;
}
