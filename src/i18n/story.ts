import { type Args, type Language, type LogEntry, visible } from "../engine/index.ts";
import type { GameMessages } from "./game-messages.ts";
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

/** The entries of one move as a few lines, as a seat or a spectator may read them. */
export function story<Seat extends string>(
  language: Language,
  entries: readonly LogEntry<Seat>[],
  game: GameMessages,
  seat: Seat | null = null,
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
  );
}

/** A pick without alternative is told with the label of the option. */
function withChoice(language: Language, args: Args, game: GameMessages): Args {
  const { seat, kind, option } = args as { seat: string; kind: string; option: string };
  return { seat, choice: optionLabel(language, { seat, kind, args: {}, options: [] }, option, game) };
}

const withoutStop = (sentence: string): string => sentence.replace(/\.$/, "");
