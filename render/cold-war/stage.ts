import type { Language, Outcome, VisibleEntry } from "../../src/engine/index.ts";
import type { Pen } from "../kit/canvas.ts";
import type { BoardInput, PublicAsk } from "../painter.ts";
import type { Atlas, ColdWarView, OpenView } from "./atlas.ts";
import { type Changes, changesIn } from "./changes.ts";

export interface Scene<View extends ColdWarView = ColdWarView> {
  readonly language: Language;
  readonly view: OpenView<View>;
  readonly last: readonly VisibleEntry[];
  readonly since: readonly VisibleEntry[];
  readonly asks: readonly PublicAsk[];
  readonly outcome: Outcome | null;
}

/** A scene being drawn. */
export interface Stage<View extends ColdWarView = ColdWarView> extends Scene<View> {
  readonly pen: Pen;
  readonly atlas: Atlas<View>;
  readonly changes: Changes;
}

/** The hands are left behind here, whoever's view it was. */
export function openView<View extends ColdWarView>(view: View): OpenView<View> {
  const { seat: _seat, hands: _hands, statecraft: _statecraft, discard, removed, ...open } = view;
  return { ...open, discarded: discard.length, removed: removed.length };
}

/** Only keys and args that everybody sees: the secret half of an entry is left behind. */
export const bare = ({ key, args }: VisibleEntry): VisibleEntry => ({ key, args });

export function sceneOf<View extends ColdWarView>({
  view,
  language,
  last = [],
  since = [],
  asks = [],
  outcome = null,
}: BoardInput<View>): Scene<View> {
  return {
    language,
    view: openView(view),
    last: last.map(bare),
    since: since.map(bare),
    asks: asks.map(({ seat, kind, args }) => ({ seat, kind, args })),
    outcome,
  };
}

export const stageOf = <View extends ColdWarView>(pen: Pen, atlas: Atlas<View>, scene: Scene<View>): Stage<View> => ({
  ...scene,
  pen,
  atlas,
  changes: changesIn(atlas.board, scene),
});
