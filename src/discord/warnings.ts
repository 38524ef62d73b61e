import { type Ask, dangerOf, type Language, type Option } from "../engine/index.ts";
import type { ReadonlyMatch } from "../games/title.ts";
import type { Warning } from "../grammar/index.ts";
import { dangerWords, type GameMessages } from "../i18n/index.ts";
import type { Position } from "../table/index.ts";
import type { Breath } from "./breath.ts";

/** What a list of picks answers, one after the other, and what its person should be asked about first. */
export interface Walk {
  readonly steps: readonly { readonly ask: Ask; readonly option: string }[];
  readonly warnings: readonly Warning[];
}

/** Looks through picks before they are made: each may lose the game, or do nothing. Behind a die nothing is looked at. */
export function walkOf(position: Position, userId: string, picks: readonly string[], kinds: readonly string[]): Walk {
  const seat = position.actingSeat(userId);
  const steps: { ask: Ask; option: string }[] = [];
  const warnings: Warning[] = [];
  let match = position.match;
  for (const [at, option] of picks.entries()) {
    const ask = match.pending.find((pending) => pending.seat === seat);
    const offered = ask?.options.find(({ id }) => id === option);
    // one that the rules have made by themselves may be named all the same
    if (ask === undefined || offered === undefined || ask.kind !== kinds[at]) continue;
    steps.push({ ask, option });
    const danger = dangerOf(match, seat, option);
    if (danger !== null || isEmpty(offered)) warnings.push({ ask, option, danger });
    if (steps.length === picks.length) break;
    const after = match.clone();
    after.takeSealedAt();
    after.answer(seat, option);
    if (after.takeSealedAt() !== null) break;
    match = after;
  }
  return { steps, warnings };
}

const isEmpty = ({ hint }: Option): boolean => hint?.empty === true;

/** In words, which options of an ask may lose the game. */
export async function dangersOf(
  match: ReadonlyMatch,
  { seat, options }: Ask,
  language: Language,
  messages: GameMessages,
  breath: Breath,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const { id } of options) {
    const danger = dangerOf(match, seat, id);
    if (danger !== null) found.set(id, dangerWords(language, danger, messages));
    await breath.take();
  }
  return found;
}
