import type { CardId } from "../../../src/games/twilight-struggle/cards/ids.ts";
import { cardIds, cards } from "../../../src/games/twilight-struggle/cards/index.ts";
import { board } from "../../../src/games/twilight-struggle/components/board.ts";
import type { CountryId } from "../../../src/games/twilight-struggle/components/countries/index.ts";
import { twilightStruggle } from "../../../src/games/twilight-struggle/index.ts";
import type { TwilightOptions } from "../../../src/games/twilight-struggle/options.ts";
import { startingState } from "../../../src/games/twilight-struggle/rules/setup.ts";
import type { TwilightState } from "../../../src/games/twilight-struggle/state.ts";
import type { Band, CrisisId, StatecraftId } from "../../../src/games/twilight-struggle/turn-zero/ids.ts";
import { changesOfKind } from "../../../src/games/twilight-struggle/turn-zero/running.ts";
import { noTurnZero, type TurnZeroState } from "../../../src/games/twilight-struggle/turn-zero/state.ts";
import type { TwilightView } from "../../../src/games/twilight-struggle/view.ts";
import { type ColdWarSetting, ColdWarTable, inTheMiddle } from "../table.ts";

export interface Setting extends ColdWarSetting<CardId, CountryId, TwilightState, TwilightOptions> {
  /** In front of the US: Shuttle Diplomacy. */
  playing?: readonly CardId[];
  china?: TwilightState["china"];
  /** Crises that have been met, by what they came to. */
  crises?: Partial<Record<CrisisId, Band>>;
  /** The position in the middle of Turn Zero. */
  turnZero?: Partial<TurnZeroState>;
  picks?: readonly (CardId | StatecraftId)[];
}

/** Sets a table in the middle of a game: act with `us` and `ussr`, then look. */
export const table = (setting: Setting = {}): Table => new Table(setting);

export class Table extends ColdWarTable<CardId, CountryId, TwilightState, TwilightView, TwilightOptions> {
  constructor(setting: Setting) {
    super(twilightStruggle, board, stateOf(setting), setting, ["missile-envy.card", "un-intervention.card"]);
  }
}

function stateOf(setting: Setting): TwilightState {
  const options = twilightStruggle.options(setting.options ?? {});
  const start = startingState(options);
  if (setting.fresh) return start;
  const state = inTheMiddle(start, setting, board);
  state.playing = [...(setting.playing ?? [])];
  state.china = setting.china ?? start.china;
  if (setting.crises !== undefined || setting.turnZero !== undefined)
    state.turnZero = { ...noTurnZero, results: metCrises(setting.crises ?? {}), ...setting.turnZero };
  state.deck = deckOf(state, setting.deck ?? []);
  return state;
}

const metCrises = (crises: Partial<Record<CrisisId, Band>>): TurnZeroState["results"] =>
  Object.entries(crises).map(([crisis, band]) => ({ crisis: crisis as CrisisId, band, die: 3, us: null, ussr: null }));

/** The cards of the eras so far that lie nowhere else, those named on top. */
function deckOf(state: TwilightState, top: readonly CardId[]): CardId[] {
  const { hands, discard, removed, playing, turn } = state;
  const eras = turn <= 3 ? ["early"] : turn <= 7 ? ["early", "mid"] : ["early", "mid", "late"];
  const elsewhere = new Set<CardId>([...hands.us, ...hands.ussr, ...discard, ...removed, ...playing, ...top]);
  const rest: readonly CardId[] = cardIds.filter(
    (id) => id !== "the-china-card" && eras.includes(cards[id].era) && !elsewhere.has(id),
  );
  const isChanged = state.step.at !== "crisis" && state.step.at !== "aftermath";
  const results = isChanged ? (state.turnZero?.results ?? []) : [];
  const out = new Set([
    ...changesOfKind(results, "removed").map(({ card }) => card),
    ...changesOfKind(results, "exchanged").map(({ card }) => card),
    ...(turn <= 3 ? changesOfKind(results, "delayed").map(({ card }) => card) : []),
  ]);
  const brought = changesOfKind(results, "exchanged").map((change) => change.for);
  const added = brought.filter((card) => !elsewhere.has(card));
  return [...rest.filter((card) => !out.has(card)), ...added, ...[...top].reverse()];
}
