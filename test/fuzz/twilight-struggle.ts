import type { Ask, Option, OptionValue } from "../../src/engine/index.ts";
import { guestsOf } from "../../src/games/cold-war/rules/combination.ts";
import { seesHand } from "../../src/games/cold-war/rules/combined.ts";
import { other, type Side, sides } from "../../src/games/cold-war/seats.ts";
import type { CardId } from "../../src/games/twilight-struggle/cards/ids.ts";
import { cards, deckOf, everyCardId } from "../../src/games/twilight-struggle/cards/index.ts";
import { board } from "../../src/games/twilight-struggle/components/board.ts";
import { twilightStruggle } from "../../src/games/twilight-struggle/index.ts";
import { optionSpecs, type TwilightOptions } from "../../src/games/twilight-struggle/options.ts";
import { warlikeCards } from "../../src/games/twilight-struggle/policy.ts";
import type { TwilightState } from "../../src/games/twilight-struggle/state.ts";
import { crises, outcomeWords } from "../../src/games/twilight-struggle/turn-zero/crises.ts";
import { type StatecraftId, statecraftIds } from "../../src/games/twilight-struggle/turn-zero/ids.ts";
import { changesOfKind } from "../../src/games/twilight-struggle/turn-zero/running.ts";
import type { TurnZeroState } from "../../src/games/twilight-struggle/turn-zero/state.ts";
import { TwilightStruggle } from "../../src/games/twilight-struggle/twilight-struggle.ts";
import type { TwilightView } from "../../src/games/twilight-struggle/view.ts";
import { couldHold, dealOther, lookAt } from "./other-hand.ts";
import type { Random } from "./random.ts";
import type { Subject } from "./subject.ts";

/** Without an event, or one that cannot happen on this board. */
const eventless: readonly CardId[] = ["the-china-card", "un-intervention", "we-are-the-world"];

export const twilightStruggleSubject: Subject<TwilightState, TwilightView, Side, TwilightOptions> = {
  game: twilightStruggle,
  options,
  faults,
  hidden,
  shown: ({ hands, discard, removed, playing, statecraft = [], turnZero }) => [
    ...(hands.us ?? []),
    ...(hands.ussr ?? []),
    ...discard,
    ...removed,
    ...playing,
    ...statecraft,
    ...(turnZero?.open ? [turnZero.open] : []),
    ...(turnZero?.results ?? []).map(({ crisis }) => crisis),
  ],
  shuffleUnknown,
  isPlausible: (state, seat) => couldHold(new TwilightStruggle(lookAt(twilightStruggle.copy(state))), seat, state.step),
  careful,
  guesses: [
    ...board.ids,
    ...everyCardId,
    ...statecraftIds,
    "event",
    "event-first",
    "space",
    "coup",
    "done",
    "pass",
    "",
    "toString",
    "Iran",
  ],
  covers: ({ key, args }) =>
    key === "event"
      ? (args.card as string)
      : key === "crisis.result"
        ? (args.outcome as string)
        : key === "space.ability"
          ? (args.ability as string)
          : undefined,
  coverable: [
    ...everyCardId.filter((id) => !eventless.includes(id)),
    ...outcomeWords.map(([id]) => id),
    "military-operations",
    "cheap-influence",
    "coup-reroll",
  ],
};

/** Half of the games are the usual one; the others draw every option by lot. */
function options(random: Random): unknown {
  if (random.chance(2)) return {};
  const drawn = Object.fromEntries(
    Object.entries(optionSpecs).map(([name, { values }]) => [name, random.pick<OptionValue>(values)]),
  );
  return drawn.scenario === "late-war" ? { ...drawn, chineseCivilWar: false, turnZero: false } : drawn;
}

function faults(state: TwilightState, over: boolean): string[] {
  const found = [...misplacedCards(state)];
  for (const side of sides) {
    for (const [place, count] of state.influence[side].entries())
      if (!Number.isInteger(count) || count < 0) found.push(`${side} has ${count} influence in ${board.id(place)}`);
    if (state.milOps[side] < 0 || state.milOps[side] > 5) found.push(`${side} military operations`);
    if (state.space[side] < 0 || state.space[side] > 8) found.push(`${side} space`);
  }
  if (state.defcon < 1 || state.defcon > 5 || (state.defcon === 1 && !over)) found.push(`DEFCON ${state.defcon}`);
  if (Math.abs(state.vp) >= 20 && !over) found.push(`VP ${state.vp}`);
  if (state.turn < 1 || state.turn > 10) found.push(`turn ${state.turn}`);
  return found;
}

/** Every card of the eras in play lies in exactly one place. */
function misplacedCards(state: TwilightState): string[] {
  const piles = [
    state.hands.us,
    state.hands.ussr,
    state.deck,
    state.discard,
    state.removed,
    state.playing,
    state.aside,
  ].flat();
  const seen = new Set(piles);
  if (seen.size !== piles.length) return ["a card is in two places"];
  const before: readonly string[] = ["sides", "crises", "crisis", "aftermath", "deal"];
  const late = state.options.scenario === "late-war";
  if (before.includes(state.step.at)) return [];
  const eras = (["early", "mid", "late"] as const).slice(0, late || state.turn > 7 ? 3 : state.turn > 3 ? 2 : 1);
  const results = state.turnZero?.results ?? [];
  const delayed = state.turn > 3 ? [] : changesOfKind(results, "delayed").map(({ card }) => card);
  const expected = [
    ...eras.flatMap((era) => deckOf(era, state.options)).filter((id) => !delayed.includes(id)),
    ...changesOfKind(results, "exchanged").map((change) => change.for),
    ...changesOfKind(results, "removed").map(({ card }) => card),
    ...(state.step.at === "combination" ? [] : guestsOf<CardId>(state)).filter((id) => eras.includes(cards[id].era)),
  ];
  const strays = piles.filter((id) => !expected.includes(id));
  return [
    ...expected.filter((id) => !seen.has(id)).map((id) => `${id} is nowhere`),
    ...strays.map((id) => `${id} is not in this game`),
  ];
}

function hidden(state: TwilightState, seat: Side | null): ReadonlySet<string> {
  const unknown: string[] = [...state.deck, ...hiddenOfTurnZero(state.turnZero, seat)];
  if (seat !== lookerAt(state)) unknown.push(...state.aside);
  for (const side of sides) if (side !== seat && !isOpen(state, seat)) unknown.push(...state.hands[side]);
  return new Set(unknown.filter((card) => state.shown?.cards.includes(card as CardId) !== true));
}

function hiddenOfTurnZero(turnZero: TurnZeroState | undefined, seat: Side | null): string[] {
  if (turnZero === undefined) return [];
  const { hands, lost, piles } = turnZero;
  return [
    ...piles,
    ...sides.filter((side) => side !== seat).flatMap((side) => [...hands[side], lost[side] ?? []].flat()),
  ];
}

/** Who looks at the draw pile: the US, unless Mengistu has turned the event round. */
const lookerAt = ({ playing }: TwilightState): Side => (playing.includes("mengistu-haile-mariam") ? "ussr" : "us");

/** Whether a seat sees the other's hand. */
const isOpen = ({ effects }: TwilightState, seat: Side | null): boolean => seat !== null && seesHand(effects, seat);

function shuffleUnknown(state: TwilightState, seat: Side, random: Random, fairly = false): TwilightState {
  const rival = other(seat);
  const world = twilightStruggle.copy(state);
  if (world.turnZero !== undefined) world.turnZero = otherTurnZero(world.turnZero, rival, random);
  if (isOpen(state, seat)) {
    random.shuffle(world.deck);
    return world;
  }
  // that Missile Envy was handed over is known, and what Stagflation has shown
  const isKnown = (card: CardId) =>
    (card === "missile-envy" && state.missileEnvy === rival) || state.shown?.cards.includes(card) === true;
  const known = world.hands[rival].filter(isKnown);
  const size = world.hands[rival].length - known.length;
  const unknown = [...world.deck, ...world.hands[rival].filter((card) => !known.includes(card))];
  const { hand, deck } = dealOther(unknown, size, (card) => cards[card], random, fairly);
  world.hands[rival] = [...known, ...hand];
  world.deck = deck;
  return world;
}

/** The other side may have lost another card, and the crises may lie in another order. */
function otherTurnZero(turnZero: TurnZeroState, rival: Side, random: Random): TurnZeroState {
  const { hands, lost, piles } = turnZero;
  // the next one is turned up as the step begins
  const covered = piles.slice(0, -1);
  const ofPile = (number: 1 | 2) => random.shuffle(covered.filter((id) => crises[id].pile === number));
  const pool = random.shuffle<StatecraftId>([...hands[rival], ...(lost[rival] === null ? [] : [lost[rival]])]);
  return {
    ...turnZero,
    hands: { ...hands, [rival]: pool.slice(0, hands[rival].length) },
    lost: { ...lost, [rival]: pool[hands[rival].length] ?? null },
    piles: [...ofPile(2), ...ofPile(1), ...piles.slice(-1)],
  };
}

function careful(view: TwilightView, ask: Ask<Side>): readonly Option[] {
  const afraid = (ask.kind === "play.card" || ask.kind === "headline.card") && view.defcon === 2;
  const kept = ask.options.filter(
    ({ id, hint }) => hint?.defcon !== 1 && !(afraid && warlikeCards.has(id)) && id !== "end-game" && id !== "lose",
  );
  return kept.length > 0 ? kept : ask.options;
}
