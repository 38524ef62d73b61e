import type { Language } from "../engine/index.ts";
import { type GameMessages, headedStory, outcomeLine, positionName, type Told, waiting } from "../i18n/index.ts";
import type { Film, Frame } from "./film.ts";

/** What a step tells: what happened, and who is to do what then, or how it ended. */
export interface Telling {
  readonly lines: readonly string[];
  readonly next: readonly string[];
}

/** In the words of its post, with names in the place of mentions. */
export function tellingOf(
  language: Language,
  { entries, head = {}, asks, outcome, view }: Frame,
  { players }: Pick<Film, "players">,
  messages: GameMessages,
): Telling {
  const next =
    outcome === undefined
      ? asks.map((ask) =>
          waiting(language, { ...ask, options: [] }, messages, {
            view,
            who: whoIs(language, ask.seat, players, messages),
          }),
        )
      : [outcomeLine(language, outcome, messages)];
  return { lines: headedStory(language, entries, messages, head), next };
}

function whoIs(language: Language, seat: string, players: Film["players"], { name }: GameMessages): string {
  const called = name(seat)?.[language] ?? seat;
  const player = players.find(([each]) => each === seat)?.[1];
  return player === undefined ? called : `${player} (${called})`;
}

/** A turn, a decade: the steps in which it is played. */
export interface Turn {
  /** Nothing for what comes before the first. */
  readonly name: Told | undefined;
  readonly from: number;
}

/** The turns of a game, in their order; there is always one. A step belongs to the turn in which it begins. */
export function turnsOf(frames: readonly Frame[], { landmarks = {} }: GameMessages): Turn[] {
  const turns: Turn[] = [];
  let last: Parameters<NonNullable<(typeof landmarks)[string]>>[1];
  for (const [at, { entries }] of frames.entries()) {
    const before = last;
    for (const { key, args } of entries) last = landmarks[key]?.(args, last) ?? last;
    const name = (before ?? last)?.chapter;
    if (turns.length === 0 || !isSame(turns.at(-1)?.name, name)) turns.push({ name, from: at });
  }
  return turns.length > 0 ? turns : [{ name: undefined, from: 0 }];
}

const isSame = (one: Told | undefined, other: Told | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** When in the game a position is. */
export function momentOf(language: Language, { view }: Frame, messages: GameMessages): string | undefined {
  const moment = messages.moment?.(view);
  return moment === undefined ? undefined : positionName(language, moment, messages);
}
