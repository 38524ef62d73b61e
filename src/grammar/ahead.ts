import { type Ask, offers } from "../engine/index.ts";
import type { AnyMatch } from "../games/title.ts";
import type { Reading } from "./reading.ts";
import { isOfKind } from "./speech.ts";

/** What a part of a line was typed for behind a die or a secret: it counts if it then fits. */
export interface Ahead {
  readonly kinds: readonly string[];
  readonly otherwise: readonly string[];
  readonly items: readonly { readonly text: string; readonly options: readonly string[] }[];
}

/** What has been done of a reading: the answers, and what of the line a die or a secret has made moot. */
export interface Spoken {
  readonly undone: readonly string[];
  readonly given: readonly string[];
  readonly moot: readonly string[];
}

/** Gives what was read to a match. What loses the game is not given unasked behind a die: it stays a question. */
export function speak(
  match: AnyMatch,
  seat: string,
  { undo, picks, ahead }: Reading,
  isDangerous: (option: string) => boolean,
): Spoken {
  const undone = Array.from({ length: undo }, () => match.undo(seat)[1]);
  for (const pick of picks) match.answer(seat, pick);
  const given = [...picks];
  const parts = ahead.map((part) => ({ ...part, items: [...part.items] }));
  while (parts.length > 0 && !match.atStepStart && match.outcome === null) {
    const ask = match.pending.find((pending) => pending.seat === seat && !pending.answered);
    const option = ask === undefined ? undefined : fitting(parts, ask);
    if (option === undefined || isDangerous(option)) break;
    match.answer(seat, option);
    given.push(option);
  }
  const moot = parts.flatMap(({ items }) => items.flatMap(({ text }) => (text === "" ? [] : [text])));
  return { undone, given, moot };
}

type Parts = (Omit<Ahead, "items"> & { items: Ahead["items"][number][] })[];

/** The first thing that was said for such an ask and is offered there, else what goes without saying. */
function fitting(parts: Parts, ask: Ask): string | undefined {
  const meant = parts.filter(({ kinds }) => isOfKind(kinds, ask.kind));
  for (const { items } of meant) {
    const at = items.findIndex(({ options }) => options.some((id) => offers(ask, id)));
    if (at >= 0) return items.splice(at, 1)[0]?.options.find((id) => offers(ask, id));
  }
  return meant.flatMap(({ otherwise }) => otherwise).find((id) => offers(ask, id));
}
