import { ScriptedFate } from "../../../src/engine/index.ts";
import type {
  CardId,
  CounterId,
  ScenarioId,
  SoldierId,
  StructureId,
  TileId,
  TokenFace,
  VehicleId,
} from "../../../src/games/undaunted/components/index.ts";
import { undaunted } from "../../../src/games/undaunted/index.ts";
import type { UndauntedOptions } from "../../../src/games/undaunted/options.ts";
import { startingState } from "../../../src/games/undaunted/rules/setup.ts";
import { lastingChanges } from "../../../src/games/undaunted/rules/stalemate.ts";
import { type PerSide, type Side, sides } from "../../../src/games/undaunted/seats.ts";
import type { Place, Soldier, Step, UndauntedState, Vehicle } from "../../../src/games/undaunted/state.ts";
import type { UndauntedView } from "../../../src/games/undaunted/view/index.ts";
import { GameTable } from "../game-table.ts";

type Each<T> = Partial<PerSide<T>>;

export interface Setting {
  /** The camp of the rulebook's worked example if not said. */
  scenario?: ScenarioId;
  /** The very beginning of a game: of the rest only dice and shuffles count. */
  fresh?: true;
  options?: Partial<Omit<UndauntedOptions, "scenario">>;
  /** Whose turn; Italy's, which holds the token in the camp, if not said. */
  side?: Side;
  step?: Step;
  round?: number;
  /** The round since which nothing has changed for good. */
  quietSince?: number;
  /** The highest scores until then. */
  quietBest?: PerSide<number>;
  initiative?: Side;
  /** Piles are as in the scenario, its deck unshuffled, but for what is named. The top card of a deck comes first. */
  hands?: Each<readonly CardId[]>;
  deck?: Each<readonly CardId[]>;
  discard?: Each<readonly CardId[]>;
  played?: Each<readonly CardId[]>;
  supply?: Each<readonly CardId[]>;
  /** All tokens of a side, where they are not those of the scenario. */
  tokens?: Each<Partial<Record<TileId, TokenFace>>>;
  /** A tile, a seat as `vehicle/seat`, or null for gone. Others are where the scenario has them. */
  soldiers?: Partial<Record<SoldierId, TileId | `${VehicleId}/${string}` | null>>;
  suppressed?: readonly SoldierId[];
  vehicles?: Partial<Record<VehicleId, Partial<Vehicle> | null>>;
  structures?: Partial<Record<StructureId, TileId>>;
  neutralised?: Each<readonly CounterId[]>;
  evacuated?: Each<readonly CounterId[]>;
  destroyed?: readonly StructureId[];
  /** Faces of the ten-sided dice, 0 to 9, in order. */
  dice?: readonly number[];
  /** What shuffling does to a pile; it stays as it is if not said. */
  arrange?: (pile: string[], what: string) => void;
}

/** A rifleman of the LRDG stands beside the reconnaissance car in the camp, which its crew has left. */
export const besideEmptyCar: NonNullable<Setting["soldiers"]> = {
  "lrdg-rifleman": "19A",
  "italy-scout": "21B",
  "italy-rifleman": "21B",
  "italy-machine-gunner": "21B",
};

/** Sets a table in the middle of a game: act with `lrdg` and `italy`, then look. */
export const table = (setting: Setting = {}): Table => new Table(setting);

export class Table extends GameTable<UndauntedState, UndauntedView, Side, UndauntedOptions> {
  constructor(setting: Setting) {
    const fate = new ScriptedFate({
      dice: (setting.dice ?? []).map(asRoll),
      ...(setting.arrange === undefined ? {} : { arrange: setting.arrange }),
    });
    super(undaunted, stateOf(setting), fate);
  }

  lrdg = (...answers: string[]): this => this.answer("lrdg", answers);
  italy = (...answers: string[]): this => this.answer("italy", answers);

  willRoll = (...faces: number[]): this => {
    this.fate.willRoll(...faces.map(asRoll));
    return this;
  };

  army(side: Side) {
    return this.view.armies[side];
  }

  hand(side: Side): readonly CardId[] {
    return this.match.view(side).hand;
  }

  /** Cards out of the game, as their owner sees them. */
  removed(side: Side): readonly CardId[] {
    return this.match.view(side).removed;
  }

  soldier(id: SoldierId) {
    return this.view.soldiers.find((each) => each.id === id);
  }

  vehicle(id: VehicleId) {
    return this.view.vehicles.find((each) => each.id === id);
  }

  tile(id: TileId) {
    return this.view.board.find((each) => each.id === id);
  }

  /** Where a soldier is: a tile, or `vehicle/seat`. */
  place(id: SoldierId): string | undefined {
    const man = this.soldier(id);
    return man === undefined || man.vehicle === null ? man?.tile : `${man.vehicle}/${man.seat}`;
  }
}

/** The die of ten sides shows its tenth as 0. */
const asRoll = (face: number): number => (face === 0 ? 10 : face);

function stateOf(setting: Setting): UndauntedState {
  const scenario = setting.scenario ?? "vulnerable-camp";
  const state = startingState(undaunted.options({ scenario, ...setting.options }));
  if (setting.fresh) return state;
  state.round = setting.round ?? 1;
  state.initiative = setting.initiative ?? state.initiative;
  state.step = setting.step ?? { at: "play", side: setting.side ?? state.initiative };
  for (const side of sides) {
    const army = state.armies[side];
    if (setting.deck?.[side]) army.deck = [...setting.deck[side]].reverse();
    for (const pile of ["discard", "played", "supply"] as const) {
      const named = setting[pile]?.[side];
      if (named !== undefined) army[pile] = [...named];
    }
    army.hand = [...(setting.hands?.[side] ?? [])];
    army.tokens = { ...(setting.tokens?.[side] ?? army.tokens) };
    army.neutralised = [...(setting.neutralised?.[side] ?? [])];
    army.evacuated = [...(setting.evacuated?.[side] ?? [])];
  }
  state.armies.lrdg.destroyed = [...(setting.destroyed ?? [])];
  if (setting.structures !== undefined) state.structures = { ...setting.structures };
  placeUnits(state, setting);
  if (setting.quietSince !== undefined) {
    const best = setting.quietBest;
    state.quiet = { changes: lastingChanges(state), since: setting.quietSince, ...(best && { best }) };
  }
  return state;
}

function placeUnits(state: UndauntedState, { soldiers = {}, suppressed = [], vehicles = {} }: Setting): void {
  const cars: Partial<Record<VehicleId, Vehicle>> = { ...state.vehicles };
  const men: Partial<Record<SoldierId, Soldier>> = { ...state.soldiers };
  for (const [id, where] of Object.entries(vehicles) as [VehicleId, Partial<Vehicle> | null][])
    if (where === null) delete cars[id];
    else
      cars[id] = {
        owner: id.startsWith("lrdg") ? "lrdg" : "italy",
        tile: "12A",
        damage: 0,
        ...cars[id],
        ...where,
      };
  for (const [id, where] of Object.entries(soldiers) as [SoldierId, string | null][])
    if (where === null) delete men[id];
    else men[id] = { place: placeOf(where), suppressed: false };
  for (const id of suppressed) {
    const man = men[id];
    if (man !== undefined) men[id] = { ...man, suppressed: true };
  }
  state.vehicles = cars;
  state.soldiers = men;
}

function placeOf(where: string): Place {
  const [first = "", seat] = where.split("/");
  return seat === undefined ? { tile: first as TileId } : { vehicle: first as VehicleId, seat };
}
