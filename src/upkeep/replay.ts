import { type LogEntry, Match, Refusal, readSaved, seedOf, Unreadable } from "../engine/index.ts";
import type { AnyMatch, AnyTitle } from "../games/title.ts";
import type { AnswerRecord, StoredEntry, StoredGame } from "../store/index.ts";
import { retrace } from "../table/index.ts";

/** What does not follow, and at which row of what people did that shows first; none where it does not hang on one. */
export interface Mismatch {
  readonly answer: number | null;
  readonly what: string;
}

interface Loaded {
  readonly match: AnyMatch;
  readonly seed: string;
}

/** A game as it was saved, if the rules as they are now can go on from there. */
export function loaded(title: AnyTitle, text: string): Loaded | Mismatch {
  try {
    const saved = readSaved(text, "the position");
    const match: AnyMatch = Match.load(title.game, saved);
    const { dropped } = match;
    if (dropped.length === 0) return { match, seed: saved.seed };
    const what = `the step in hand no longer replays: ${dropped.length} answers of it would be dropped`;
    return { answer: match.answered, what };
  } catch (error) {
    const why = error instanceof Unreadable ? error.message : `the position cannot be loaded: ${error}`;
    return { answer: null, what: why };
  }
}

interface Story {
  readonly answers: readonly AnswerRecord[];
  readonly log: readonly StoredEntry[];
}

/** Plays a game from its seed, and holds everything that was logged and where it stands against what is stored. */
export function replayed(title: AnyTitle, game: StoredGame, stored: Loaded, { answers, log }: Story): Mismatch | null {
  const { match: present, seed } = stored;
  if (game.secret !== null && seedOf({ secret: game.secret, words: game.words }) !== seed)
    return { answer: null, what: "the seed does not follow from the secret and the words" };
  const match: AnyMatch = Match.start(title.game, { options: present.options, seed });
  const loggedAfter = [match.logged];
  try {
    retrace(match, answers, () => loggedAfter.push(match.logged));
  } catch (error) {
    const at = loggedAfter.length - 1;
    if (!(error instanceof Refusal)) return { answer: at, what: `the rules fail: ${error}` };
    const { kind, seat, option } = answers[at] ?? { kind: "answer", seat: "nobody", option: "nothing" };
    return { answer: at, what: `${seat} may not ${kind} ${option}: ${error.reason.key}` };
  }
  const entry = firstDifference(match.log, log);
  // the last time that the log grew past it: an answer may have been given anew before others had answered
  if (entry !== null)
    return { answer: loggedAfter.findLastIndex((logged) => logged <= entry), what: difference(match.log, log, entry) };
  const end = endDifference(match, present);
  return end === null ? null : { answer: match.answered, what: end };
}

const told = (entry: LogEntry | StoredEntry | undefined): string => {
  if (entry === undefined) return "nothing";
  const { key, args, secret } = entry;
  return JSON.stringify({ key, args, secret });
};

function firstDifference(log: readonly LogEntry[], stored: readonly StoredEntry[]): number | null {
  for (let at = 0; at < Math.max(log.length, stored.length); at++) if (told(log[at]) !== told(stored[at])) return at;
  return null;
}

/** By their keys alone: what an entry tells may be secret. */
function difference(log: readonly LogEntry[], stored: readonly StoredEntry[], at: number): string {
  const [now, then] = [log[at]?.key ?? "nothing", stored[at]?.key ?? "nothing"];
  return `entry ${at} of the log was ${then} and is ${now}${now === then ? " with something else in it" : ""}`;
}

function endDifference(now: AnyMatch, then: AnyMatch): string | null {
  const same = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two);
  if (now.answered !== then.answered) return `${then.answered} answers led to it, and ${now.answered} do`;
  if (!same(now.outcome, then.outcome)) return "it ends otherwise";
  if (!same(now.pending, then.pending)) return "something else is asked";
  const seat = [null, ...now.seats].find((each) => !same(now.view(each), then.view(each)));
  return seat === undefined ? null : `${seat ?? "whoever watches"} sees another position`;
}
