/** Which answers a page makes likely, best first. */

import type { Question } from "./attempt.ts";
import type { Comparison } from "./comparison.ts";
import type { Entry } from "./tables.ts";

/** Answers that leave things as they are. */
const declining = new Set(["done", "refuse", "pass", "keep", "none", "decline", "return"]);

/** Markers of one event or operation may be placed in any order: one order of those stated is enough. */
const anyOrder = /^influence\.(place|add|remove|remove-all|double)$/;

/** A log always names the card that is played. */
const named = /^(headline\.card|play\.card|trap\.discard)$/;

export function likelyAnswers(question: Question, comparison: Comparison): readonly string[] {
  const { options, kind } = question;
  const mentioned = options
    .map((id) => ({ id, rank: firstMention(id, question, comparison) }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, two) => one.rank - two.rank)
    .map(({ id }) => id);
  const declined = options.filter((id) => declining.has(id) && !mentioned.includes(id));
  if (named.test(kind) && mentioned.length > 0) return mentioned;
  if (anyOrder.test(kind) && mentioned.length > 0) return [...mentioned.slice(0, 1), ...declined];
  return [...mentioned, ...declined, ...options.filter((id) => !mentioned.includes(id) && !declined.includes(id))];
}

function firstMention(id: string, question: Question, comparison: Comparison): number {
  const inThisPassage = question.kind.startsWith("influence.");
  return comparison.ahead.findIndex(
    ({ entry, passage }) =>
      !(inThisPassage && passage !== comparison.presentPassage) && mentions(entry, id, question, comparison),
  );
}

function mentions(entry: Entry, id: string, { kind, seat }: Question, { page }: Comparison): boolean {
  switch (entry.kind) {
    case "influence":
      return entry.country === id.replace(crisis, "") && entry.delta < 0 === takesInfluence(kind, id);
    case "target":
    case "war":
      return entry.country === id;
    case "ops":
      return (entry.mode === "realignment" ? "realign" : entry.mode) === id;
    case "event":
      return entry.card === id || id === "event" || id === "event-first";
    case "headline":
      return entry.card === id && entry.side === seat;
    case "discard":
    case "reveal":
    case "play":
      return entry.card === id;
    case "return":
      return id === "return";
    case "olympics":
      return entry.choice === id;
    case "region":
      return (entry.region ?? page.unsaidRegion) === id;
    case "defcon":
      return id === String(entry.level) || id === (entry.change === "improves" ? "raise" : "lower");
    default:
      return false;
  }
}

const crisis = "end-crisis:";

const takesInfluence = (kind: string, id: string): boolean =>
  kind.startsWith("influence.remove") || kind === "cuban-missile-crisis.end" || id.startsWith(crisis);
