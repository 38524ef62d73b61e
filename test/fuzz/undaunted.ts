import type { Ask, Option } from "../../src/engine/index.ts";
import {
  actionIds,
  type CardId,
  type CounterId,
  cardIds,
  isSoldier,
  scenarios,
  soldierIds,
  structureIds,
  tileIds,
  vehicleIds,
  vehicles,
} from "../../src/games/undaunted/components/index.ts";
import { undaunted } from "../../src/games/undaunted/index.ts";
import { optionSpecs, type UndauntedOptions } from "../../src/games/undaunted/options.ts";
import { crewOf, sideOf, soldier, soldiersOf, vehicle, vehiclesOn } from "../../src/games/undaunted/rules/position.ts";
import { seatIds } from "../../src/games/undaunted/rules/seating.ts";
import { other, type Side, sides } from "../../src/games/undaunted/seats.ts";
import type { UndauntedState } from "../../src/games/undaunted/state.ts";
import type { UndauntedView } from "../../src/games/undaunted/view/index.ts";
import type { Random } from "./random.ts";
import type { Subject } from "./subject.ts";

export const undauntedSubject: Subject<UndauntedState, UndauntedView, Side, UndauntedOptions> = {
  game: undaunted,
  options: (random) => ({
    scenario: random.pick(optionSpecs.scenario.values),
    sides: random.pick(optionSpecs.sides.values),
  }),
  faults,
  hidden,
  shown: ({ hand, deck, removed }) => [...hand, ...deck, ...removed],
  shuffleUnknown,
  careful,
  guesses: [
    ...cardIds,
    ...tileIds,
    ...vehicleIds,
    ...structureIds,
    ...actionIds,
    ...actionIds.map((id) => `seat:${id}`),
    ...seatIds.flatMap((id) => [`board:${id}`, `sit:${id}`]),
    ...soldierIds.map((id) => `swap:${id}`),
    ...["leave", "hunker", "rally", "end-turn", "evacuate", "stop", "done", "stay", "none", "", "toString"],
  ],
  covers: ({ key, args }) =>
    key === "played" ? `${args.seat === true ? "seat:" : ""}${String(args.use)}` : eventOf(key),
  coverable: [
    ...actionIds.filter((id) => id !== "drive"),
    ...["seat:drive", "seat:attack", "seat:suppress", "seat:blaze", "seat:anti-tank"],
    ...["board", "leave", "sit", "swap", "rally", "hunker"],
    ...["captured", "destroyed", "neutralised", "evacuated", "demolished", "suppressed", "repaired"],
  ],
};

const counted = ["captured", "destroyed", "neutralised", "evacuated", "demolished", "suppressed", "repaired"];
const eventOf = (key: string): string | undefined => (counted.includes(key) ? key : undefined);

function faults(state: UndauntedState): string[] {
  return [
    ...sides.flatMap((side) => misplacedCards(state, side)),
    ...tokenFaults(state),
    ...boardFaults(state),
    ...trophyFaults(state),
    ...viewFaults(state),
  ];
}

/** Every card the scenario gave a side lies in exactly one of its piles. */
function misplacedCards(state: UndauntedState, side: Side): string[] {
  const { deck, hand, discard, played, supply, removed } = state.armies[side];
  const now = tally([deck, hand, discard, played, supply, removed].flat());
  const { deck: first, supply: second } = scenarios[state.options.scenario].sides[side];
  const wrong = cardIds.filter((id) => (now.get(id) ?? 0) !== (first[id] ?? 0) + (second[id] ?? 0));
  const lost = soldiersOf(state, side).filter((id) => !removed.includes(id) && (now.get(id) ?? 0) === 0);
  const ghosts = [...deck, ...hand, ...discard, ...played, ...supply].filter(
    (id) => isSoldier(id) && state.soldiers[id] === undefined,
  );
  return [
    ...wrong.map((id) => `${id} is there ${now.get(id) ?? 0} times`),
    ...lost.map((id) => `${id} has lost all cards`),
    ...ghosts.map((id) => `${id} has cards and no counter`),
  ];
}

function tally(ids: readonly CardId[]): Map<CardId, number> {
  const counts = new Map<CardId, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function tokenFaults({ armies, options }: UndauntedState): string[] {
  const laid = new Set<string>(scenarios[options.scenario].board.map(({ tile }) => tile));
  const found = Object.keys(armies.lrdg.tokens)
    .filter((tile) => tile in armies.italy.tokens)
    .filter((tile) =>
      sides.every((side) => armies[side].tokens[tile as keyof typeof armies.lrdg.tokens] === "controlled"),
    )
    .map((tile) => `both control ${tile}`);
  for (const side of sides) {
    const tokens = Object.keys(armies[side].tokens);
    if (tokens.length > 16) found.push(`${side} has ${tokens.length} tokens`);
    for (const tile of tokens) if (!laid.has(tile)) found.push(`a token lies on ${tile}`);
  }
  return found;
}

function boardFaults(state: UndauntedState): string[] {
  const found: string[] = [];
  const taken = new Set<string>();
  for (const id of soldiersOf(state)) {
    const { place } = soldier(state, id);
    if (place.vehicle === undefined) continue;
    const seat = `${place.vehicle}:${place.seat}`;
    if (taken.has(seat) || !(seatIds as readonly string[]).includes(seat)) found.push(`${id} sits in ${seat}`);
    taken.add(seat);
    if (state.vehicles[place.vehicle] === undefined) found.push(`${id} sits in nothing`);
    else if (vehicle(state, place.vehicle).owner !== sideOf(id)) found.push(`${id} sits in an enemy vehicle`);
  }
  for (const id of vehiclesOn(state)) {
    const { damage } = vehicle(state, id);
    if (damage < 0 || damage >= vehicles[id].durability) found.push(`${id} has ${damage} damage`);
    if (new Set(crewOf(state, id).map(sideOf)).size > 1) found.push(`${id} has a mixed crew`);
  }
  return found;
}

/** A counter is on the board or lies before one player, once; only those of the scenario are there at all. */
function trophyFaults(state: UndauntedState): string[] {
  const { sides: given } = scenarios[state.options.scenario];
  const trophies: CounterId[] = sides.flatMap((side) => [
    ...state.armies[side].neutralised,
    ...state.armies[side].evacuated,
  ]);
  const all: CounterId[] = [...trophies, ...soldiersOf(state), ...vehiclesOn(state)];
  const first = sides.flatMap((side): CounterId[] => [
    ...given[side].soldiers.map(({ soldier: id }) => id),
    ...given[side].vehicles.map(({ vehicle: id }) => id),
  ]);
  return [
    ...all.filter((id, at) => all.indexOf(id) !== at).map((id) => `${id} is in two places`),
    ...all.filter((id) => !first.includes(id)).map((id) => `${id} is not of this scenario`),
    ...first.filter((id) => !all.includes(id)).map((id) => `${id} is nowhere`),
  ];
}

/** [12.3] All that a view may tell of an army; hand, deck and removed cards are told to their owner alone. */
const open = [
  ...["handSize", "deckSize", "removedSize", "discard", "played", "supply", "tokensLeft", "evacuated", "neutralised"],
  ...["copies", "destroyed", "points", "goals", "hopeless"],
];

function viewFaults(state: UndauntedState): string[] {
  return [null, ...sides].flatMap((seat) => {
    const { armies, hand, deck, removed } = undaunted.view(state, seat);
    const own = seat === null ? { hand: [], deck: [], removed: [] } : state.armies[seat];
    const who = seat ?? "a spectator";
    return [
      ...sides.flatMap((side) => Object.keys(armies[side]).filter((key) => !open.includes(key))),
      ...(isSame(hand, own.hand) ? [] : ["another hand"]),
      ...(isSame(deck, own.deck) ? [] : ["another deck"]),
      ...(isSame(removed, own.removed) ? [] : ["other removed cards"]),
      ...(deck.every((card, at) => at === 0 || rank(deck[at - 1]) <= rank(card)) ? [] : ["how the deck lies"]),
    ].map((what) => `the view of ${who} tells ${what}`);
  });
}

const ranks = new Map(cardIds.map((id, at) => [id, at]));
const rank = (card: CardId | undefined): number => (card === undefined ? -1 : (ranks.get(card) ?? -1));

/** Whether two piles hold the same cards, in whatever order. */
function isSame(one: readonly CardId[], two: readonly CardId[]): boolean {
  const left = tally(two);
  for (const card of one) left.set(card, (left.get(card) ?? 0) - 1);
  return [...left.values()].every((count) => count === 0);
}

/**
 * A title can lie in several piles, so a title alone gives nothing away: what must not be seen is looked for by comparing
 * two worlds. Here it is enough that nobody but its owner finds a pile of a side in his view.
 */
function hidden(_: UndauntedState, seat: Side | null): ReadonlySet<string> {
  return seat === null ? anyCard : rivalCards[seat];
}

const cardsOf = (side: Side): ReadonlySet<string> => new Set(cardIds.filter((id) => id.startsWith(side)));
const anyCard: ReadonlySet<string> = new Set(cardIds);
const rivalCards = { lrdg: cardsOf("italy"), italy: cardsOf("lrdg") };

/** The order of one's own deck, and what of the other's hand is in his deck instead. */
function shuffleUnknown(state: UndauntedState, seat: Side, random: Random): UndauntedState {
  const world = undaunted.copy(state);
  const own = world.armies[seat];
  own.deck = random.shuffle([...own.deck]);
  const rival = world.armies[other(seat)];
  const pool = random.shuffle([...rival.hand, ...rival.deck]);
  rival.deck = pool.splice(rival.hand.length);
  rival.hand = pool;
  return world;
}

/** Who wants to win does not send cards away, nor stops while there is something to do. */
function careful(_: UndauntedView, ask: Ask<Side>): readonly Option[] {
  const idle = ["hunker", "end-turn", "none", "stop", "done"];
  const kept = ask.options.filter(
    ({ id, hint }) => !idle.includes(id) && !id.startsWith("swap:") && hint?.idle !== true,
  );
  return kept.length > 0 ? kept : ask.options;
}
