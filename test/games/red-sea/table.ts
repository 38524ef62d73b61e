import { guestsOf } from "../../../src/games/cold-war/rules/combination.ts";
import type { Side } from "../../../src/games/cold-war/seats.ts";
import type { Effect } from "../../../src/games/cold-war/state.ts";
import type { CardId } from "../../../src/games/red-sea/cards/ids.ts";
import { cardIds, cards } from "../../../src/games/red-sea/cards/index.ts";
import { board } from "../../../src/games/red-sea/components/board.ts";
import type { CountryId } from "../../../src/games/red-sea/components/countries.ts";
import { redSea } from "../../../src/games/red-sea/index.ts";
import type { RedSeaOptions } from "../../../src/games/red-sea/options.ts";
import { startingState } from "../../../src/games/red-sea/rules/setup.ts";
import type { RedSeaState, Step } from "../../../src/games/red-sea/state.ts";
import type { RedSeaView } from "../../../src/games/red-sea/view.ts";
import { ColdWarTable } from "../table.ts";

export interface Setting {
  options?: Partial<RedSeaOptions>;
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
  /** [US, USSR]; every other area is empty. `printed` starts from the printed set-up instead. */
  influence?: Partial<Record<CountryId, readonly [us: number, ussr: number]>>;
  printed?: boolean;
  hands?: Partial<Record<Side, readonly CardId[]>>;
  /** Top card first. The rest of the cards of the eras in play lie below. */
  deck?: readonly CardId[];
  /** Nothing lies below the cards of `deck`. */
  onlyDeck?: true;
  discard?: readonly CardId[];
  removed?: readonly CardId[];
  effects?: readonly (Pick<Effect<CardId>, "card" | "side"> & Partial<Effect<CardId>>)[];
  romania?: RedSeaState["romania"];
  /** Who acts first this turn. */
  first?: Side;
  /** The country, protected from the USSR. */
  centcom?: CountryId;
  famine?: readonly CountryId[];
  shown?: RedSeaState["shown"];
  /** With cards of Twilight Struggle: what was brought in, and who owes Missile Envy. */
  guests?: { us: readonly CardId[]; ussr: readonly CardId[] };
  missileEnvy?: Side;
  /** What dice and blind picks will give, in order; more with `willRoll` and `willPick`. */
  dice?: readonly number[];
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
  const state: RedSeaState = {
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
    effects: (setting.effects ?? []).map((effect) => ({ turn: false, since: setting.turn ?? 1, ...effect })),
    romania: setting.romania ?? start.romania,
    first: setting.first ?? start.first,
    centcom: setting.centcom === undefined ? null : { side: "us", place: board.place(setting.centcom) },
    famine: (setting.famine ?? []).map((country) => board.place(country)),
    shown: setting.shown ?? null,
    ...(setting.guests === undefined ? {} : { guests: setting.guests }),
    ...(setting.missileEnvy === undefined ? {} : { missileEnvy: setting.missileEnvy }),
  };
  if (!setting.printed) {
    state.influence.us.fill(0);
    state.influence.ussr.fill(0);
  }
  for (const [country, [us, ussr]] of Object.entries(setting.influence ?? {})) {
    state.influence.us[board.place(country as CountryId)] = us;
    state.influence.ussr[board.place(country as CountryId)] = ussr;
  }
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
