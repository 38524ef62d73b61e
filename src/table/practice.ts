import type { Notes } from "../store/index.ts";
import type { Prepared, Request } from "./changing.ts";
import type { Position } from "./position.ts";

/** So many tables for practice a person has at most. */
export const MOST_PRACTICE = 10;

/** What is noted of a move at a table for practice: its person is there, and what happens from then on is news to him. */
export function inPractice(
  { game }: Position,
  { result }: Prepared,
  user: Request["user"],
): Pick<Notes, "practice"> | null {
  const { practice } = game.table;
  if (practice === undefined) return null;
  const since = result?.since ?? practice.since;
  if (user.id !== game.ownerId) return { practice: { ...practice, since: Math.min(practice.since, since) } };
  const { left: _, ...there } = practice;
  return { practice: { ...there, since } };
}
