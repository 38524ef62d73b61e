import type { Ask, Option, OptionValue } from "../../src/engine/index.ts";
import { guestsOf } from "../../src/games/cold-war/rules/combination.ts";
import { seesHand } from "../../src/games/cold-war/rules/combined.ts";
import { other, type Side, sides } from "../../src/games/cold-war/seats.ts";
import type { CardId } from "../../src/games/red-sea/cards/ids.ts";
import { cardIds, cards, everyCardId } from "../../src/games/red-sea/cards/index.ts";
import { board, lastTurn } from "../../src/games/red-sea/components/board.ts";
import { redSea } from "../../src/games/red-sea/index.ts";
import { optionSpecs, type RedSeaOptions } from "../../src/games/red-sea/options.ts";
import { warlikeCards } from "../../src/games/red-sea/policy.ts";
import { RedSea } from "../../src/games/red-sea/red-sea.ts";
import type { RedSeaState } from "../../src/games/red-sea/state.ts";
import type { RedSeaView } from "../../src/games/red-sea/view.ts";
import { couldHold, dealOther, lookAt } from "./other-hand.ts";
import type { Random } from "./random.ts";
import type { Subject } from "./subject.ts";

export const redSeaSubject: Subject<RedSeaState, RedSeaView, Side, RedSeaOptions> = {
  game: redSea,
  options,
  faults,
  hidden,
  shown: ({ hands, discard, removed, playing }) => [
    ...(hands.us ?? []),
    ...(hands.ussr ?? []),
    ...discard,
    ...removed,
    ...playing,
  ],
  shuffleUnknown,
  isPlausible: (state, seat) => couldHold(new RedSea(lookAt(redSea.copy(state))), seat, state.step),
  careful,
  guesses: [
    ...board.ids,
    ...everyCardId,
    "event",
    "event-first",
    "space",
    "coup",
    "done",
    "pass",
    "",
    "toString",
    "Kenya",
  ],
  covers: ({ key, args }) => (key === "event" ? (args.card as string) : undefined),
  coverable: everyCardId.filter((id) => id !== "romanian-autonomy"),
};

/** Half of the games are the usual one; the others draw every option by lot. */
function options(random: Random): unknown {
  if (random.chance(2)) return {};
  return Object.fromEntries(
    Object.entries(optionSpecs).map(([name, { values }]) => [name, random.pick<OptionValue>(values)]),
  );
}

function faults(state: RedSeaState, over: boolean): string[] {
  const found = [...misplacedCards(state)];
  for (const side of sides) {
    for (const [place, count] of state.influence[side].entries())
      if (!Number.isInteger(count) || count < 0) found.push(`${side} has ${count} influence in ${board.id(place)}`);
    if (state.milOps[side] < 0 || state.milOps[side] > 5) found.push(`${side} military operations`);
    if (state.space[side] < 0 || state.space[side] > 3) found.push(`${side} space`);
    if (state.spaceAttempts[side] > 1) found.push(`${side} space attempts`);
  }
  if (state.defcon < 1 || state.defcon > 5 || (state.defcon === 1 && !over)) found.push(`DEFCON ${state.defcon}`);
  if (Math.abs(state.vp) >= 10 && !over) found.push(`VP ${state.vp}`);
  if (state.turn < 1 || state.turn > lastTurn(state)) found.push(`turn ${state.turn}`);
  if (state.famine.length > 2 || new Set(state.famine).size !== state.famine.length) found.push("Famine markers");
  if (state.playing.length > 0 && state.phasing === null) found.push("a card is left on the table");
  return found;
}

/** Every card of the eras in play lies in exactly one place. */
function misplacedCards(state: RedSeaState): string[] {
  const { hands, deck, discard, removed, playing, aside = [], turn } = state;
  const piles = [hands.us, hands.ussr, deck, discard, removed, playing, aside].flat();
  const seen = new Set(piles);
  if (seen.size !== piles.length) return ["a card is in two places"];
  const used = [...cardIds, ...(state.step.at === "combination" ? [] : guestsOf<CardId>(state))];
  const expected = used.filter((id) => id !== "romanian-autonomy" && (turn > 1 || cards[id].era === "mid"));
  const missing = expected.filter((id) => !seen.has(id)).map((id) => `${id} is nowhere`);
  return seen.size > expected.length ? [...missing, "there are too many cards"] : missing;
}

function hidden(state: RedSeaState, seat: Side | null): ReadonlySet<string> {
  const { deck, hands, shown, aside = [] } = state;
  const unknown: CardId[] = [...deck];
  if (seat !== lookerAt(state)) unknown.push(...aside);
  for (const side of sides) if (side !== seat && !isOpen(state, seat)) unknown.push(...hands[side]);
  return new Set(unknown.filter((card) => shown?.cards.includes(card) !== true));
}

/** Who looks at the draw pile: the US, unless Mengistu has turned the event round. */
const lookerAt = ({ playing }: RedSeaState): Side => (playing.includes("mengistu-haile-mariam") ? "ussr" : "us");

/** Whether a seat sees the other's hand. */
const isOpen = ({ effects }: RedSeaState, seat: Side | null): boolean => seat !== null && seesHand(effects, seat);

function shuffleUnknown(state: RedSeaState, seat: Side, random: Random, fairly = false): RedSeaState {
  const rival = other(seat);
  const world = redSea.copy(state);
  // what Stagflation has shown is known, and that Missile Envy was handed over
  const isKnown = (card: CardId) =>
    isOpen(state, seat) ||
    state.shown?.cards.includes(card) === true ||
    (card === "missile-envy" && state.missileEnvy === rival);
  const known = world.hands[rival].filter(isKnown);
  const size = world.hands[rival].length - known.length;
  const unknown = [...world.deck, ...world.hands[rival].filter((card) => !known.includes(card))];
  const { hand, deck } = dealOther(unknown, size, (card) => cards[card], random, fairly);
  world.hands[rival] = [...known, ...hand];
  world.deck = deck;
  return world;
}

function careful(view: RedSeaView, ask: Ask<Side>): readonly Option[] {
  const afraid = (ask.kind === "play.card" || ask.kind === "headline.card") && view.defcon === 2;
  const kept = ask.options.filter(
    ({ id, hint }) =>
      hint?.defcon !== 1 &&
      hint?.risk !== 1 &&
      hint?.risk !== 0 &&
      !(afraid && warlikeCards.has(id)) &&
      id !== "end-game",
  );
  return kept.length > 0 ? kept : ask.options;
}
