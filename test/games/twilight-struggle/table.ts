import type { Side } from "../../../src/games/cold-war/seats.ts";
import type { Effect } from "../../../src/games/cold-war/state.ts";
import type { CardId } from "../../../src/games/twilight-struggle/cards/ids.ts";
import { cardIds, cards } from "../../../src/games/twilight-struggle/cards/index.ts";
import { board } from "../../../src/games/twilight-struggle/components/board.ts";
import type { CountryId } from "../../../src/games/twilight-struggle/components/countries/index.ts";
import { twilightStruggle } from "../../../src/games/twilight-struggle/index.ts";
import type { TwilightOptions } from "../../../src/games/twilight-struggle/options.ts";
import { startingState } from "../../../src/games/twilight-struggle/rules/setup.ts";
import type { Step, TwilightState } from "../../../src/games/twilight-struggle/state.ts";
import type { Band, CrisisId, StatecraftId } from "../../../src/games/twilight-struggle/turn-zero/ids.ts";
import { changesOfKind } from "../../../src/games/twilight-struggle/turn-zero/running.ts";
import { noTurnZero, type TurnZeroState } from "../../../src/games/twilight-struggle/turn-zero/state.ts";
import type { TwilightView } from "../../../src/games/twilight-struggle/view.ts";
import { ColdWarTable } from "../table.ts";

export interface Setting {
  options?: Partial<TwilightOptions>;
  /** The very beginning of a game with these options: of the rest only dice and picks count. */
  fresh?: true;
  /** Whose action round; the USSR's if not said. */
  side?: Side;
  round?: number;
  turn?: number;
  /** Another step than an action round. */
  step?: Step;
  vp?: number;
  defcon?: number;
  milOps?: Partial<Record<Side, number>>;
  space?: Partial<Record<Side, number>>;
  spaceAttempts?: Partial<Record<Side, number>>;
  /** [US, USSR]; every other country is empty. `printed` starts from the printed set-up instead. */
  influence?: Partial<Record<CountryId, readonly [us: number, ussr: number]>>;
  printed?: boolean;
  hands?: Partial<Record<Side, readonly CardId[]>>;
  /** Top card first. The rest of the cards of the eras in play lie below. */
  deck?: readonly CardId[];
  discard?: readonly CardId[];
  removed?: readonly CardId[];
  /** In front of the US: Shuttle Diplomacy. */
  playing?: readonly CardId[];
  effects?: readonly (Pick<Effect<CardId>, "card" | "side"> & Partial<Effect<CardId>>)[];
  china?: TwilightState["china"];
  missileEnvy?: Side;
  /** With cards of Red Sea: what was brought in, the country protected from the USSR, what Stagflation has shown. */
  guests?: { us: readonly CardId[]; ussr: readonly CardId[] };
  centcom?: CountryId;
  shown?: { side: Side; cards: readonly CardId[] };
  /** Crises that have been met, by what they came to. */
  crises?: Partial<Record<CrisisId, Band>>;
  /** The position in the middle of Turn Zero. */
  turnZero?: Partial<TurnZeroState>;
  /** What dice and blind picks will give, in order; more with `willRoll` and `willPick`. */
  dice?: readonly number[];
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
  const state: TwilightState = {
    ...start,
    turn: setting.turn ?? start.turn,
    step: setting.step ?? { at: "round", round: setting.round ?? 1, side: setting.side ?? "ussr" },
    vp: setting.vp ?? start.vp,
    defcon: setting.defcon ?? start.defcon,
    milOps: { us: 0, ussr: 0, ...setting.milOps },
    space: { us: 0, ussr: 0, ...setting.space },
    spaceAttempts: { us: 0, ussr: 0, ...setting.spaceAttempts },
    hands: { us: [...(setting.hands?.us ?? [])], ussr: [...(setting.hands?.ussr ?? [])] },
    discard: [...(setting.discard ?? [])],
    removed: [...(setting.removed ?? [])],
    playing: [...(setting.playing ?? [])],
    effects: (setting.effects ?? []).map((effect) => ({ turn: false, since: setting.turn ?? 1, ...effect })),
    china: setting.china ?? start.china,
    missileEnvy: setting.missileEnvy ?? null,
    ...(setting.guests === undefined ? {} : { guests: setting.guests }),
    ...(setting.centcom === undefined ? {} : { centcom: { side: "us", place: board.place(setting.centcom) } }),
    ...(setting.shown === undefined ? {} : { shown: setting.shown }),
  };
  if (!setting.printed) {
    state.influence.us.fill(0);
    state.influence.ussr.fill(0);
  }
  for (const [country, [us, ussr]] of Object.entries(setting.influence ?? {})) {
    state.influence.us[board.place(country as CountryId)] = us;
    state.influence.ussr[board.place(country as CountryId)] = ussr;
  }
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
