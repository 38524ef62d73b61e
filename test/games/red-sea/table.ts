import { guestsOf } from "../../../src/games/cold-war/rules/combination.ts";
import type { Side } from "../../../src/games/cold-war/seats.ts";
import type { CardId } from "../../../src/games/red-sea/cards/ids.ts";
import { cardIds, cards } from "../../../src/games/red-sea/cards/index.ts";
import { board } from "../../../src/games/red-sea/components/board.ts";
import type { CountryId } from "../../../src/games/red-sea/components/countries.ts";
import { redSea } from "../../../src/games/red-sea/index.ts";
import type { RedSeaOptions } from "../../../src/games/red-sea/options.ts";
import { startingState } from "../../../src/games/red-sea/rules/setup.ts";
import type { RedSeaState } from "../../../src/games/red-sea/state.ts";
import type { RedSeaView } from "../../../src/games/red-sea/view.ts";
import { type ColdWarSetting, ColdWarTable, inTheMiddle } from "../table.ts";

export interface Setting extends ColdWarSetting<CardId, CountryId, RedSeaState, RedSeaOptions> {
  /** Nothing lies below the cards of `deck`. */
  onlyDeck?: true;
  romania?: RedSeaState["romania"];
  /** Who acts first this turn. */
  first?: Side;
  famine?: readonly CountryId[];
  picks?: readonly CardId[];
}

/** Sets a table in the middle of a game: act with `us` and `ussr`, then look. */
export const table = (setting: Setting = {}): Table => new Table(setting);

export class Table extends ColdWarTable<CardId, CountryId, RedSeaState, RedSeaView, RedSeaOptions> {
  constructor(setting: Setting, game: typeof redSea = redSea) {
    super(game, board, stateOf(setting), setting);
  }

  get romania() {
    return this.view.romania;
  }

  /** Countries with a Famine marker. */
  get famine(): CountryId[] {
    return this.view.famine.map((place) => board.id(place));
  }
}

function stateOf(setting: Setting): RedSeaState {
  const options = redSea.options(setting.options ?? {});
  const start = startingState(options);
  if (setting.fresh) return start;
  const state = inTheMiddle(start, setting, board);
  state.romania = setting.romania ?? start.romania;
  state.first = setting.first ?? start.first;
  state.famine = (setting.famine ?? []).map((country) => board.place(country));
  state.deck = deckOf(state, setting.deck ?? [], setting.onlyDeck === true);
  return state;
}

/** The cards of the eras so far that lie nowhere else, those named on top. */
function deckOf(state: RedSeaState, top: readonly CardId[], only: boolean): CardId[] {
  const { hands, discard, removed, turn } = state;
  const elsewhere = new Set<CardId>([...hands.us, ...hands.ussr, ...discard, ...removed, ...top, "romanian-autonomy"]);
  const rest = [...cardIds, ...guestsOf<CardId>(state)].filter(
    (id) => (turn > 1 || cards[id].era === "mid") && !elsewhere.has(id),
  );
  return [...(only ? [] : rest), ...[...top].reverse()];
}
