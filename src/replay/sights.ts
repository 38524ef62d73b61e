import { Match, readSaved } from "../engine/index.ts";
import type { AnyMatch, AnyTitle } from "../games/title.ts";
import { retrace } from "../table/retracing.ts";
import type { Scene } from "./filming.ts";
import type { Ended } from "./footage.ts";

/** By seat what it saw. */
export type Sight = Readonly<Record<string, unknown>>;

interface Seen {
  readonly scenes: readonly Scene[];
  /** By scene. */
  readonly sights: readonly Sight[];
  /** Whether the stored positions would tell more. */
  readonly lacks: boolean;
}

/** Of a game that is over: what each seat saw at every scene, by playing it again; from its stored positions where that does not lead there. */
export function sightsOf(title: AnyTitle, told: readonly Scene[], ended: Ended): Seen {
  const stored = ended.positions === null ? [] : storedPositions(title, ended.positions);
  const scenes = [...lostScenes(told, stored), ...told];
  const replayed = replayedSights(title, scenes, ended);
  const sights = scenes.map(({ logged }, at): Sight => {
    const found = replayed[at];
    if (found !== undefined) return found;
    const nearest = logged === undefined ? undefined : stored.findLast((position) => position.logged <= logged);
    return nearest?.sight ?? {};
  });
  const first = told[0];
  const lacks =
    ended.positions === null &&
    (first === undefined || !isBeginning(first) || replayed.some((each) => each === undefined));
  return { scenes, sights, lacks };
}

const isBeginning = ({ logged, entries }: Scene): boolean => logged === undefined || logged <= entries.length;

const sightOf = (match: AnyMatch): Sight => Object.fromEntries(match.seats.map((seat) => [seat, match.view(seat)]));

/** How far ahead a position is looked for among the scenes: some of them show one that nobody comes by any more. */
const AHEAD = 4;

/** Plays the game again and stops at each scene. */
function replayedSights(
  title: AnyTitle,
  scenes: readonly Scene[],
  { seed, options, acts }: Ended,
): (Sight | undefined)[] {
  const views = scenes.map(({ view }) => JSON.stringify(view));
  const sights: (Sight | undefined)[] = scenes.map(() => undefined);
  let next = 0;
  const look = (match: AnyMatch) => {
    let view: string | null = null;
    for (let at = next; at < Math.min(next + AHEAD, scenes.length); at++) {
      const { logged } = scenes[at] as Scene;
      if (logged !== undefined && logged !== match.logged) continue;
      view ??= JSON.stringify(match.view(null));
      if (views[at] !== view) continue;
      sights[at] = sightOf(match);
      next = at + 1;
    }
  };
  try {
    const match: AnyMatch = Match.start(title.game, { seed, options });
    look(match);
    retrace(match, acts, () => look(match));
  } catch {
    // its answers do not lead on by the rules as they are now, which may fail in any way
  }
  return sights;
}

interface StoredPosition {
  readonly logged: number;
  readonly view: unknown;
  readonly sight: Sight;
}

function storedPositions(title: AnyTitle, texts: readonly string[]): StoredPosition[] {
  return texts.flatMap((text): StoredPosition[] => {
    try {
      const match: AnyMatch = Match.load(title.game, readSaved(text, "a position"));
      // as it would come out of a post
      const view: unknown = JSON.parse(JSON.stringify(match.view(null)));
      return [{ logged: match.logged, view, sight: sightOf(match) }];
    } catch {
      // what stands in a state is the game's own business
      return [];
    }
  });
}

/** Before the first post that is kept: the positions that were, without words. */
function lostScenes([first]: readonly Scene[], stored: readonly StoredPosition[]): Scene[] {
  const until = first === undefined ? Infinity : isBeginning(first) ? 0 : (first.logged ?? 0) - first.entries.length;
  return stored
    .filter(({ logged }) => logged < until)
    .map(({ view, logged }) => ({ view, entries: [], asks: [], logged }));
}
