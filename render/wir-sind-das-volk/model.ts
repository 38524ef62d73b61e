import type { Language, Outcome, VisibleEntry } from "../../src/engine/index.ts";
import type { VolkView } from "../../src/games/wir-sind-das-volk/view.ts";
import type { BoardInput, PublicAsk } from "../painter.ts";

/** What everybody sees of a position: a picture that is posted is made of nothing else. */
export type OpenView = Omit<VolkView, "seat" | "hand">;

export interface BoardScene {
  readonly language: Language;
  readonly view: OpenView;
  readonly last: readonly VisibleEntry[];
  readonly since: readonly VisibleEntry[];
  readonly asks: readonly PublicAsk[];
  readonly outcome: Outcome | null;
}

/** The hand is left behind here, whoever's view it was. */
export function openView({ seat: _seat, hand: _hand, ...open }: VolkView): OpenView {
  return open;
}

/** Only keys and args that everybody sees: the secret half of an entry is left behind. */
export const bare = ({ key, args }: VisibleEntry): VisibleEntry => ({ key, args });

export function boardScene({
  view,
  language,
  last = [],
  since = [],
  asks = [],
  outcome = null,
}: BoardInput<VolkView>): BoardScene {
  return {
    language,
    view: openView(view),
    last: last.map(bare),
    since: since.map(bare),
    asks: asks.map(({ seat, kind, args }) => ({ seat, kind, args })),
    outcome,
  };
}
