import { ScriptedFate } from "../../../src/engine/index.ts";
import { baseDeck } from "../../../src/games/wir-sind-das-volk/cards/index.ts";
import type { CardId, Decade, Track } from "../../../src/games/wir-sind-das-volk/cards/types.ts";
import {
  type ProvinceId,
  provinceList,
  type SegmentId,
  type SiteId,
} from "../../../src/games/wir-sind-das-volk/components/board/index.ts";
import type { Sector } from "../../../src/games/wir-sind-das-volk/components/board/types.ts";
import { twoPlusTwo, wirSindDasVolk } from "../../../src/games/wir-sind-das-volk/index.ts";
import type { VolkOptions } from "../../../src/games/wir-sind-das-volk/options.ts";
import type { Seat } from "../../../src/games/wir-sind-das-volk/seats.ts";
import type { Factory } from "../../../src/games/wir-sind-das-volk/standing.ts";
import type { Phase, PoliceCard, PowerPhase, Step, VolkState } from "../../../src/games/wir-sind-das-volk/state.ts";
import { armsRaceIds, conflictIds } from "../../../src/games/wir-sind-das-volk/two-plus-two/draw.ts";
import type { PowerState } from "../../../src/games/wir-sind-das-volk/two-plus-two/state.ts";
import type { VolkView } from "../../../src/games/wir-sind-das-volk/view.ts";
import { GameTable } from "../game-table.ts";

type PerProvince = Partial<Record<ProvinceId, number>>;

export interface Setting {
  /** The very beginning of a game. */
  fresh?: true;
  /** Whose turn; West's if not said. */
  seat?: Seat;
  phase?: Phase | PowerPhase;
  step?: Step;
  decade?: Decade;
  part?: number;
  /** What is not named is 0. */
  unrest?: PerProvince | number;
  standard?: PerProvince;
  sectors?: Partial<Record<Sector, number>>;
  socialists?: PerProvince;
  factories?: readonly SiteId[];
  runDown?: readonly SiteId[];
  segments?: readonly SegmentId[];
  supplierProtests?: readonly ProvinceId[];
  tracks?: Partial<Record<Track, number>>;
  box?: number;
  wall?: boolean;
  stasiDisbanded?: boolean;
  police?: readonly (Pick<PoliceCard, "card"> & Partial<PoliceCard>)[];
  hands?: Partial<Record<Seat, readonly CardId[]>>;
  display?: readonly CardId[];
  special?: CardId;
  played?: readonly CardId[];
  /** Top card first; the other cards of the decade lie below unless `only` is said. */
  deck?: readonly CardId[];
  only?: true;
  /** A game of 2+2, with what differs from its start. Decks top card first. */
  powers?: Partial<PowerState>;
  picks?: readonly string[];
}

/** [10] All seven police cards there are in 2+2, used. */
export const usedPolice: NonNullable<Setting["police"]> = [
  { card: "stasi-is-founded", used: true },
  { card: "stalinist-purges", used: true },
  { card: "career-bans-for-critical-socialists", used: true },
  { card: "doubling-the-number-of-informal-agents", used: true },
  { card: "spring-guns-on-the-border", used: true },
  { card: "stasi-raids-dissident-samizdat-printers", used: true },
  { card: "hungarian-uprising", used: true },
];

export const table = (setting: Setting = {}): Table => new Table(setting);

/** Sets a table in the middle of a game: act with the seats, then look. */
export class Table extends GameTable<VolkState, VolkView, Seat, VolkOptions> {
  constructor(setting: Setting) {
    const game = setting.powers === undefined ? wirSindDasVolk : twoPlusTwo;
    const state = stateOf(game.start(game.options({})), setting);
    super(game, state, new ScriptedFate({ picks: [...(setting.picks ?? [])] }));
  }

  west = (...answers: string[]): this => this.answer("west", answers);
  east = (...answers: string[]): this => this.answer("east", answers);
  usa = (...answers: string[]): this => this.answer("usa", answers);
  ussr = (...answers: string[]): this => this.answer("ussr", answers);

  hand(seat: Seat): readonly CardId[] {
    return this.match.view(seat).hand;
  }
}

const fill = (given: PerProvince | number | undefined): Record<ProvinceId, number> =>
  Object.fromEntries(
    provinceList.map(({ id }) => [id, typeof given === "number" ? given : (given?.[id] ?? 0)]),
  ) as Record<ProvinceId, number>;

function stateOf(start: VolkState, setting: Setting): VolkState {
  if (setting.fresh) return start;
  const decade = setting.decade ?? 1;
  const { usa = [], west = [], ussr = [], east = [] } = setting.hands ?? {};
  const factories: Partial<Record<SiteId, Factory>> = {};
  for (const id of setting.factories ?? []) factories[id] = "sound";
  for (const id of setting.runDown ?? []) factories[id] = "run-down";
  const display = setting.display ?? baseDeck(decade).slice(-4);
  const step = setting.phase === undefined ? ({ at: "turn", seat: setting.seat ?? "west" } as const) : undefined;
  const taken = new Set<CardId>([...usa, ...west, ...ussr, ...east, ...display, ...(setting.played ?? [])]);
  for (const { card } of setting.police ?? []) taken.add(card);
  const top = setting.deck ?? [];
  const rest = setting.only ? [] : baseDeck(decade).filter((id) => !taken.has(id) && !top.includes(id));
  return {
    ...start,
    decade,
    part: setting.part ?? 1,
    step: setting.step ?? step ?? { at: "phase", phase: setting.phase ?? "flight" },
    unrest: fill(setting.unrest),
    standard: fill(setting.standard),
    sectors: { french: 0, british: 0, american: 0, ...setting.sectors },
    socialists: fill(setting.socialists),
    factories,
    segments: [...(setting.segments ?? [])],
    supplierProtests: [...(setting.supplierProtests ?? [])],
    tracks: { ...start.tracks, ...setting.tracks },
    box: setting.box ?? 0,
    wall: setting.wall ?? false,
    stasiDisbanded: setting.stasiDisbanded ?? false,
    police: (setting.police ?? []).map((each) => ({ strength: "light", used: false, ...each })),
    hands: { usa: [...usa], west: [...west], ussr: [...ussr], east: [...east] },
    display: [...display],
    special: setting.special ?? null,
    played: [...(setting.played ?? [])],
    deck: [...rest, ...[...top].reverse()],
    powers: start.powers === null ? null : powersOf(start.powers, setting.powers ?? {}),
  };
}

function powersOf(start: PowerState, given: Partial<PowerState>): PowerState {
  const onTop = <Id extends string>(all: readonly Id[], top: readonly Id[] = []): Id[] => [
    ...all.filter((id) => !top.includes(id)),
    ...[...top].reverse(),
  ];
  return {
    ...start,
    ...given,
    armsDeck: onTop(armsRaceIds, given.armsDeck),
    conflictDeck: onTop(conflictIds, given.conflictDeck),
  };
}
