import type { Language, Outcome, VisibleEntry } from "../../src/engine/index.ts";
import type { Position } from "../../src/games/cold-war/state.ts";
import type { BoardChanges } from "../../src/games/twilight-struggle/board-now.ts";
import type { TwilightView } from "../../src/games/twilight-struggle/view.ts";
import type { BoardInput, PublicAsk } from "../painter.ts";
import { type Changes, changesOf } from "./changes.ts";

/** What everybody sees of a position: a picture that is posted is made of nothing else. */
export type OpenView = Omit<TwilightView, "seat" | "hands" | "statecraft" | "discard" | "removed"> & {
  readonly discarded: number;
  readonly removed: number;
};

/** What control and scoring depend on. */
export type Ground = Position & BoardChanges;

export const groundOf = ({ influence, effects, turnZero }: Omit<OpenView, "removed">): Ground =>
  turnZero === undefined ? { influence, effects } : { influence, effects, turnZero };

export interface BoardScene {
  readonly language: Language;
  readonly view: OpenView;
  readonly last: readonly VisibleEntry[];
  readonly asks: readonly PublicAsk[];
  readonly outcome: Outcome | null;
}

/** The hands are left behind here, whoever's view it was. */
export function openView(view: TwilightView): OpenView {
  const { seat: _seat, hands: _hands, statecraft: _statecraft, discard, removed, ...open } = view;
  return { ...open, discarded: discard.length, removed: removed.length };
}

/** Only keys and args that everybody sees: the secret half of an entry is left behind. */
const bare = ({ key, args }: VisibleEntry): VisibleEntry => ({ key, args });

export function boardScene({
  view,
  language,
  last = [],
  asks = [],
  outcome = null,
}: BoardInput<TwilightView>): BoardScene {
  return {
    language,
    view: openView(view),
    last: last.map(bare),
    asks: asks.map(({ seat, kind, args }) => ({ seat, kind, args })),
    outcome,
  };
}

export const sceneChanges = (scene: BoardScene): Changes => changesOf(scene.last);
