import type { Language, Outcome, VisibleEntry } from "../../src/engine/index.ts";
import type { UndauntedView } from "../../src/games/undaunted/view/index.ts";
import type { BoardInput, PublicAsk } from "../painter.ts";

/** What everybody sees of a position: a picture that is posted is made of nothing else. */
export type OpenView = Omit<UndauntedView, "seat" | "hand" | "deck" | "removed">;

export interface BoardScene {
  readonly language: Language;
  readonly view: OpenView;
  readonly last: readonly VisibleEntry[];
  readonly since: readonly VisibleEntry[];
  readonly asks: readonly PublicAsk[];
  readonly outcome: Outcome | null;
}

/** The seat's own cards are left behind here, whoever's view it was. */
export function openView(view: UndauntedView): OpenView {
  const { seat: _seat, hand: _hand, deck: _deck, removed: _removed, ...open } = view;
  return open;
}

/** Only keys and args that everybody sees: the secret half of an entry is left behind. */
export const bare = ({ key, args }: VisibleEntry): VisibleEntry => ({ key, args });

export const boardScene = ({
  view,
  language,
  last = [],
  since = [],
  asks = [],
  outcome = null,
}: BoardInput<UndauntedView>): BoardScene => ({
  language,
  view: openView(view),
  last: last.map(bare),
  since: since.map(bare),
  asks: asks.map(({ seat, kind, args }) => ({ seat, kind, args })),
  outcome,
});
