import { type CardId, type SideFacts, type SoldierId, scenarios, type VehicleId } from "../components/index.ts";
import type { UndauntedOptions } from "../options.ts";
import { sides } from "../seats.ts";
import type { Army, Soldier, UndauntedState, Vehicle } from "../state.ts";
import type { Undaunted } from "../undaunted.ts";
import { shuffleDeck } from "./piles.ts";

/** [3] Everything laid out as the scenario says; the decks are not shuffled yet. */
export function startingState(options: UndauntedOptions): UndauntedState {
  const scenario = scenarios[options.scenario];
  const vehicles: Partial<Record<VehicleId, Vehicle>> = {};
  const soldiers: Partial<Record<SoldierId, Soldier>> = {};
  for (const side of sides) {
    for (const { vehicle, tile } of scenario.sides[side].vehicles) vehicles[vehicle] = { owner: side, tile, damage: 0 };
    for (const { soldier, ...place } of scenario.sides[side].soldiers) soldiers[soldier] = { place, suppressed: false };
  }
  return {
    options,
    step: options.sides === "random" ? { at: "sides" } : { at: "deal" },
    round: 0,
    initiative: scenario.initiative,
    armies: { lrdg: armyOf(scenario.sides.lrdg), italy: armyOf(scenario.sides.italy) },
    soldiers,
    vehicles,
    structures: Object.fromEntries(scenario.structures.map(({ structure, tile }) => [structure, tile])),
    hopeless: { lrdg: false, italy: false },
    swapped: false,
  };
}

const armyOf = ({ deck, supply, tokens }: SideFacts): Army => ({
  deck: copies(deck),
  hand: [],
  discard: [],
  played: [],
  supply: copies(supply),
  removed: [],
  tokens,
  evacuated: [],
  neutralised: [],
  destroyed: [],
});

const copies = (counts: Readonly<Partial<Record<CardId, number>>>): CardId[] =>
  Object.entries(counts).flatMap(([card, count]) => Array<CardId>(count).fill(card as CardId));

/** Who sat down as which side may be drawn. */
export function drawSides(g: Undaunted): void {
  g.state.swapped = g.run.roll(2) === 2;
  g.tell("sides", { swapped: g.state.swapped });
  g.state.step = { at: "deal" };
}

/** [3.9] */
export function shuffleDecks(g: Undaunted): void {
  for (const side of sides) shuffleDeck(g, side);
  g.tell("scenario", { scenario: g.state.options.scenario, side: g.state.initiative });
  g.state.step = { at: "round" };
}
