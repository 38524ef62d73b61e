import { type Args, type Language, type LogEntry, visible } from "../engine/index.ts";
import type { GameMessages, Told } from "./game-messages.ts";
import { optionLabel } from "./options.ts";
import { hasWords, worded } from "./phrase.ts";

/** One entry of the log as one sentence, as a seat or a spectator may read it. */
export function logLine<Seat extends string>(
  language: Language,
  entry: LogEntry<Seat>,
  game: GameMessages,
  seat: Seat | null = null,
): string {
  const { key, args } = visible(entry, seat);
  const told = key === "forced" ? withChoice(language, args, game) : args;
  return worded(language, { key: `log.${key}`, args: told }, game) ?? `(${key})`;
}

/** Where in the game something happened that is told by itself: when, and by which card's event. */
interface StoryHead {
  readonly when?: Told;
  readonly event?: string;
}

/** A story that stands for itself: its first line says when that was, and what has caused it. */
export function headedStory(
  language: Language,
  entries: readonly LogEntry[],
  game: GameMessages,
  { when, event }: StoryHead = {},
): string[] {
  const [first = "", ...others] = story(language, entries, game, null, event);
  if (first === "") return [];
  const time = when === undefined ? undefined : headOf(language, when, game);
  const words = (key: "head.event" | "head.event.over") =>
    worded(language, { key, args: { event: event ?? "" } }, game);
  const cause = event === undefined ? undefined : words("head.event");
  if (cause !== undefined && isOver(entries, event, game))
    return [joined(time, cause, words("head.event.over")), first, ...others];
  // what comes of an event of an earlier round may stand above a line of this one
  const timed = event === undefined ? [first, ...others] : [first];
  const isTimed = time === undefined || timed.some((line) => plain(line).startsWith(plain(time)));
  const isNamed = cause === undefined || first.includes(cause);
  return [joined(isTimed ? undefined : time, isNamed ? undefined : cause, first), ...others];
}

/** Whether nothing has come of the event any more: the next one is told, or the next round. */
function isOver(entries: readonly LogEntry[], event: string | undefined, { landmarks = {} }: GameMessages): boolean {
  const begins = entries.find(({ key }) => key !== "forced");
  if (begins === undefined) return false;
  return begins.key === "event" ? begins.args.card !== event : Object.hasOwn(landmarks, begins.key);
}

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== "").join(" · ");

/** A time in the game as a line begins with it; none if nothing begins so. */
export const headOf = (language: Language, when: Told, game: GameMessages): string | undefined =>
  worded(language, { ...when, key: when.key.replace(/^moment\./, "head.") }, game);

const plain = (words: string): string => words.replaceAll("**", "");

/** The entries of one move as a few lines, as a seat or a spectator may read them. */
export function story<Seat extends string>(
  language: Language,
  entries: readonly LogEntry<Seat>[],
  game: GameMessages,
  seat: Seat | null = null,
  event?: string,
): string[] {
  if (game.gather === undefined)
    return entries.filter(({ key }) => key !== "forced").map((entry) => logLine(language, entry, game, seat));
  return game.gather(
    entries.map((entry) => visible(entry, seat)),
    (key, args, whole) => {
      if (whole !== undefined || !hasWords(language, `story.${key}`, game))
        return withoutStop(logLine(language, { key, args }, game));
      return worded(language, { key: `story.${key}`, args }, game) ?? "";
    },
    event,
  );
}

/** A pick without alternative is told with the label of the option. */
function withChoice(language: Language, args: Args, game: GameMessages): Args {
  const { seat, kind, option } = args as { seat: string; kind: string; option: string };
  return { seat, choice: optionLabel(language, { seat, kind, args: {}, options: [] }, option, game) };
}

const withoutStop = (sentence: string): string => sentence.replace(/\.$/, "");
