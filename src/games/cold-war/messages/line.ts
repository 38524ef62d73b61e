import type { Args } from "../../../engine/index.ts";
import { capitalised } from "../../../i18n/capitals.ts";
import type { Say } from "../../../i18n/game-messages.ts";

const JOINT = " · ";

interface Change {
  readonly side: string;
  readonly country: string;
  readonly from: number;
  to: number;
}

/** Entries of one kind that are told as one: cards discarded by a side, effects that end. */
interface Gathered {
  readonly key: string;
  readonly args: Args;
  readonly cards: string[];
}

export type Part = string | Change[] | Gathered;

/** What becomes a line of the story. */
export interface Line {
  /** The round it begins, if it does. */
  readonly when: string;
  readonly parts: Part[];
  /** Said at the end of the line, though it happened first. */
  readonly last: string[];
  /** The country that the line is about. */
  country?: string;
  /** The key of what it begins with. */
  readonly key?: string;
  /** The operation that the first part of the line announces, and the markers it places. */
  readonly placing?: { readonly key: string; readonly args: Args; readonly changes: Change[] };
}

/** A line as it is posted: nothing if nothing has lasted. */
export function wordsOf({ when, parts, last, country, placing }: Line, say: Say): string {
  const words = parts.map((part) => {
    if (typeof part === "string") return part;
    if (isGathered(part)) return say(part.key, { ...part.args, cards: part.cards });
    return changesIn(part, country, say);
  });
  const placed = listed(lastingOf(placing?.changes ?? []), say);
  if (placing !== undefined && placed !== "") words[0] = say(placing.key, { ...placing.args, placed });
  const said = capitalised([...words, ...last].filter((part) => part !== "").join(JOINT));
  return [when, said].filter((part) => part !== "").join(JOINT);
}

function changesIn(changes: readonly Change[], country: string | undefined, say: Say): string {
  const lasting = lastingOf(changes);
  const bySide = () => lasting.map((change) => say("influence.side", { ...change })).join(", ");
  if (lasting.every((change) => change.country === country)) return bySide();
  const sides = [...new Set(lasting.map(({ side }) => side))];
  const [{ country: only } = { country: "" }] = lasting;
  if (sides.length > 1 && lasting.every((change) => change.country === only))
    return say("influence.in", { country: only, list: bySide() });
  const listOf = (side: string) =>
    listed(
      lasting.filter((change) => change.side === side),
      say,
    );
  return sides.map((side) => say("influence.of", { side, list: listOf(side) })).join(JOINT);
}

const lastingOf = (changes: readonly Change[]): readonly Change[] => changes.filter(({ from, to }) => from !== to);

const listed = (changes: readonly Change[], say: Say): string =>
  changes.map((change) => say("influence.country", { ...change })).join(", ");

/** Several changes in one country are one. */
export function count(changes: Change[], change: Change): void {
  const known = changes.find(({ side, country }) => side === change.side && country === change.country);
  if (known === undefined) changes.push(change);
  else known.to = change.to;
}

export const isGathered = (part: Part | undefined): part is Gathered =>
  typeof part === "object" && part !== null && !Array.isArray(part);
