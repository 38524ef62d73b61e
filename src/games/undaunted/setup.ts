import { type CardId, type SideFacts, scenarios } from "./data/index.ts";
import type { UndauntedOptions } from "./options.ts";
import { sides } from "./sides.ts";
import type { Army, UndauntedState } from "./state.ts";
import type { Undaunted } from "./undaunted.ts";

/** [3] Everything laid out as the scenario says; the decks are not shuffled yet. */
export function startingState(options: UndauntedOptions): UndauntedState {
  const scenario = scenarios[options.scenario];
  const state: UndauntedState = {
    options,
    step: options.sides === "random" ? { at: "sides" } : { at: "deal" },
    round: 0,
    initiative: scenario.initiative,
    armies: { lrdg: armyOf(scenario.sides.lrdg), italy: armyOf(scenario.sides.italy) },
    soldiers: {},
    vehicles: {},
    structures: Object.fromEntries(scenario.structures.map(({ structure, tile }) => [structure, tile])),
    hopeless: { lrdg: false, italy: false },
    swapped: false,
  };
  for (const side of sides) {
    for (const { vehicle, tile } of scenario.sides[side].vehicles)
      state.vehicles[vehicle] = { owner: side, tile, damage: 0 };
    for (const { soldier, ...place } of scenario.sides[side].soldiers)
      state.soldiers[soldier] = { place, suppressed: false };
  }
  return state;
}

const armyOf = ({ deck, supply, tokens }: SideFacts): Army => ({
  deck: copies(deck),
  hand: [],
  discard: [],
  played: [],
  supply: copies(supply),
  removed: [],
  tokens: { ...tokens },
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
  for (const side of sides) g.run.shuffle(g.army(side).deck, `${side} deck`);
  g.tell("scenario", { scenario: g.state.options.scenario, side: g.state.initiative });
  g.state.step = { at: "round" };
}
