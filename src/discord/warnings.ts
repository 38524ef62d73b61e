import { type Ask, dangerOf, type Language } from "../engine/index.ts";
import type { ReadonlyMatch } from "../games/title.ts";
import type { Warning } from "../grammar/index.ts";
import { dangerWords, type GameMessages } from "../i18n/index.ts";
import type { Position } from "../table/index.ts";

/** What a person should be asked about before an option is picked: it may lose the game, or does nothing. */
export function warningOf(position: Position, userId: string, option: string): Warning | null {
  const seat = position.actingSeat(userId);
  const ask = position.match.pending.find((pending) => pending.seat === seat);
  if (ask === undefined) return null;
  const danger = dangerOf(position.match, seat, option);
  const isEmpty = ask.options.some(({ id, hint }) => id === option && hint?.empty === true);
  return danger === null && !isEmpty ? null : { ask, option, danger };
}

/** In words, which options of an ask may lose the game. */
export function dangersOf(
  match: ReadonlyMatch,
  { seat, options }: Ask,
  language: Language,
  messages: GameMessages,
): ReadonlyMap<string, string> {
  const found = options.flatMap(({ id }): [string, string][] => {
    const danger = dangerOf(match, seat, id);
    return danger === null ? [] : [[id, dangerWords(language, danger, messages)]];
  });
  return new Map(found);
}
