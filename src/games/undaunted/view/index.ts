import {
  type CardId,
  CONTROL_TOKENS,
  type CounterId,
  cardIds,
  type Goal,
  type Offer,
  type ScenarioId,
  type SoldierId,
  type Squad,
  type StructureId,
  scenarios,
  type TerrainId,
  type TileId,
  type TokenFace,
  type VehicleId,
} from "../components/index.ts";
import type { UndauntedOptions } from "../options.ts";
import { needOf } from "../rules/hopeless.ts";
import { pointsOf } from "../rules/points.ts";
import { soldiersOf } from "../rules/position.ts";
import { doneOf } from "../rules/victory.ts";
import type { PerSide, Side } from "../seats.ts";
import type { Pile, Step, Table, UndauntedState } from "../state.ts";
import { counterViews } from "./counters.ts";
import { tileViews } from "./tiles.ts";

export interface TileView {
  readonly id: TileId;
  /** In half tiles and rows. */
  readonly x: number;
  readonly y: number;
  readonly terrain: TerrainId;
  /** On a hill 3, or 1 against fire from a hill or from the air. */
  readonly cover: number | "hill";
  readonly impassable: boolean;
  readonly adjacent: readonly TileId[];
  readonly tokens: Readonly<Partial<PerSide<TokenFace>>>;
  /** Points of the objective token. */
  readonly objective: number | null;
  readonly structure: { readonly id: StructureId; readonly defence: number; readonly points: number } | null;
  /** Sides that may leave the board here. */
  readonly evacuation: readonly Side[];
}

export interface SoldierView {
  readonly id: SoldierId;
  readonly side: Side;
  readonly squad: Squad | null;
  readonly defence: number;
  /** Where he counts as standing, aboard or on foot. */
  readonly tile: TileId;
  readonly vehicle: VehicleId | null;
  readonly seat: string | null;
  readonly suppressed: boolean;
}

interface SeatView {
  readonly id: string;
  readonly actions: readonly Offer[];
  readonly crew: "tank" | null;
  readonly occupant: SoldierId | null;
}

export interface VehicleView {
  readonly id: VehicleId;
  /** As printed. */
  readonly side: Side;
  readonly owner: Side;
  readonly tile: TileId;
  readonly defence: number | null;
  readonly armour: number;
  readonly damage: number;
  readonly critical: number;
  readonly durability: number;
  readonly disabled: boolean;
  readonly seats: readonly SeatView[];
}

/** [12.3] What lies open before a player, and how high the rest is. */
export interface ArmyView {
  readonly handSize: number;
  readonly deckSize: number;
  readonly removedSize: number;
  readonly discard: readonly CardId[];
  readonly played: readonly CardId[];
  readonly supply: readonly CardId[];
  /** [10] Cards of its soldiers on the board that wounds could take, in hand, deck and discards: everybody can count them. */
  readonly copies: Table<SoldierId, number>;
  readonly tokensLeft: number;
  readonly evacuated: readonly CounterId[];
  readonly neutralised: readonly CounterId[];
  readonly destroyed: readonly StructureId[];
  readonly points: number;
  readonly goals: readonly { readonly goal: Goal; readonly done: number; readonly need: number }[];
  readonly hopeless: boolean;
}

/** What one seat, or a spectator, may know. */
export interface UndauntedView {
  readonly seat: Side | null;
  readonly options: UndauntedOptions;
  readonly scenario: ScenarioId;
  readonly step: Step["at"];
  readonly round: number;
  readonly initiative: Side;
  /** [R38] Lasting changes and highest scores when the round began, and since which round they are the same. */
  readonly quiet: NonNullable<UndauntedState["quiet"]> | null;
  /** Whose turn it is. */
  readonly active: Side | null;
  readonly board: readonly TileView[];
  readonly roads: readonly (readonly TileId[])[];
  readonly wadis: readonly (readonly TileId[])[];
  readonly soldiers: readonly SoldierView[];
  readonly vehicles: readonly VehicleView[];
  readonly armies: Readonly<PerSide<ArmyView>>;
  /** Of the seat's own; empty for a spectator. */
  readonly hand: readonly CardId[];
  /** What is left in the seat's own deck, sorted: nobody knows the order. */
  readonly deck: readonly CardId[];
  readonly removed: readonly CardId[];
}

export function viewOf(state: UndauntedState, seat: Side | null): UndauntedView {
  const { options, step } = state;
  const { roads, wadis } = scenarios[options.scenario];
  const own = seat === null ? null : state.armies[seat];
  const { soldiers, vehicles } = counterViews(state.soldiers, state.vehicles);
  return {
    seat,
    options,
    scenario: options.scenario,
    step: step.at,
    round: state.round,
    initiative: state.initiative,
    quiet: state.quiet ?? null,
    active: step.at === "play" ? step.side : null,
    board: tileViews(options.scenario, state.armies.lrdg.tokens, state.armies.italy.tokens, state.structures),
    roads,
    wadis,
    soldiers,
    vehicles,
    armies: { lrdg: armyView(state, "lrdg"), italy: armyView(state, "italy") },
    hand: own?.hand ?? [],
    deck: sorted(own?.deck ?? []),
    removed: sorted(own?.removed ?? []),
  };
}

function armyView(state: UndauntedState, side: Side): ArmyView {
  const army = state.armies[side];
  const points = pointsOf(state, side);
  return {
    handSize: army.hand.length,
    deckSize: army.deck.length,
    removedSize: army.removed.length,
    discard: army.discard,
    played: army.played,
    supply: sorted(army.supply),
    copies: copiesIn(state, side),
    tokensLeft: CONTROL_TOKENS - Object.keys(army.tokens).length,
    evacuated: army.evacuated,
    neutralised: army.neutralised,
    destroyed: army.destroyed,
    points,
    goals: scenarios[state.options.scenario].sides[side].victory.map((goal) => ({
      goal,
      done: goal.type === "claim" ? points : doneOf(state, side, goal),
      need: needOf(goal),
    })),
    hopeless: state.hopeless[side],
  };
}

function copiesIn(state: UndauntedState, side: Side): Table<SoldierId, number> {
  const { hand, deck, discard } = state.armies[side];
  const copies: Partial<Record<SoldierId, number>> = {};
  for (const id of soldiersOf(state, side)) copies[id] = 0;
  for (const pile of [hand, deck, discard])
    for (const card of pile) {
      const before = copies[card as SoldierId];
      if (before !== undefined) copies[card as SoldierId] = before + 1;
    }
  return copies;
}

const ranks = new Map(cardIds.map((id, at) => [id, at]));

const inOrder = new WeakMap<Pile, Pile>();

/** By title: nothing is told of how the cards lie. */
function sorted(pile: Pile): Pile {
  if (pile.length < 2) return pile;
  const known = inOrder.get(pile);
  if (known !== undefined) return known;
  const found = sort(pile);
  inOrder.set(pile, found);
  return found;
}

function sort(pile: Pile): Pile {
  const copies = new Uint8Array(cardIds.length);
  let last: CardId | undefined;
  let rank = 0;
  for (const card of pile) {
    // copies often lie together
    if (card !== last) rank = ranks.get(card) ?? 0;
    last = card;
    copies[rank] = (copies[rank] ?? 0) + 1;
  }
  const found = pile.slice();
  let at = 0;
  for (let title = 0; at < found.length; title++)
    for (let left = copies[title] ?? 0; left > 0; left--) found[at++] = cardIds[title] as CardId;
  return found;
}
