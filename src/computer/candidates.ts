import type { Ask } from "../engine/index.ts";

/** What is considered: an answer, and where two are one plan the one to what is asked next. */
export interface Candidate {
  readonly option: string;
  readonly next?: string;
}

/** The options that a policy would take, the best first, at most so many. */
export function ranked<Seat extends string>(
  ask: Ask<Seat>,
  most: number,
  choose: (ask: Ask<Seat>) => string,
): readonly string[] {
  const found: string[] = [];
  let left = ask.options;
  while (found.length < most && left.length > 0) {
    const [only, another] = left;
    const id = another === undefined && only !== undefined ? only.id : choose({ ...ask, options: left });
    found.push(id);
    left = left.filter((option) => option.id !== id);
  }
  return found;
}
