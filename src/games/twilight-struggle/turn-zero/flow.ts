import { type Flow, type Option, option } from "../../../engine/index.ts";
import { takeFrom } from "../../cold-war/rules/piles.ts";
import { sides } from "../../cold-war/seats.ts";
import type { PerSide } from "../../cold-war/state.ts";
import type { CardId } from "../cards/ids.ts";
import type { TwilightStruggle } from "../twilight-struggle.ts";
import { crises, outcomeId } from "./crises.ts";
import { bandOf } from "./crisis.ts";
import { changeDecks } from "./decks.ts";
import { type CrisisId, crisisIds, type StatecraftId } from "./ids.ts";
import { changesOfKind } from "./running.ts";
import { noTurnZero, type TurnZeroState } from "./state.ts";
import { statecraft, statecraftOf, worth } from "./statecraft.ts";

/** [TZ 2, 3] Statecraft cards are handed out and both piles shuffled, the second one under the first. */
export function prepareCrises(g: TwilightStruggle): void {
  const { state } = g;
  const civilWar = state.options.chineseCivilWar;
  const hands = { us: statecraftOf("us"), ussr: statecraftOf("ussr") };
  const lost: PerSide<StatecraftId | null> = { us: null, ussr: null };
  if (civilWar)
    for (const side of sides) {
      const card = g.run.takeBlindly(hands[side], side);
      lost[side] = card;
      g.tellSecret("statecraft.lost", { side }, [side], { card });
    }
  const pile = (number: 1 | 2): CrisisId[] => {
    const ids = crisisIds.filter((id) => crises[id].pile === number);
    const used = civilWar ? ids.filter((id) => id !== "crisis:chinese-civil-war") : ids;
    g.run.shuffle(used, `crises-${number}`);
    return used;
  };
  const first = pile(1);
  state.turnZero = { ...noTurnZero, hands, lost, piles: [...pile(2), ...first] };
  state.step = { at: "crisis" };
}

/** [TZ 4–7] The next crisis: both lay down a card in secret, the die is rolled, the outcome noted. */
export function* playCrisis(g: TwilightStruggle): Flow {
  const { piles } = zero(g);
  const crisis = piles.at(-1) as CrisisId;
  g.state.turnZero = { ...zero(g), piles: piles.slice(0, -1), open: crisis };
  g.tell("crisis", { crisis });
  const played = yield* layDownStatecraft(g, crisis);
  const modifiers = { us: worth(played.us, played.ussr), ussr: worth(played.ussr, played.us) };
  const die = g.run.roll();
  const total = die + modifiers.us + modifiers.ussr;
  const band = bandOf(total);
  const outcome = outcomeId(crisis, band);
  g.tell("crisis.result", { crisis, die, us: modifiers.us, ussr: modifiers.ussr, total, outcome });
  const { hands, results } = zero(g);
  g.state.turnZero = {
    ...zero(g),
    hands: { us: without(hands.us, played.us), ussr: without(hands.ussr, played.ussr) },
    open: null,
    results: [...results, { crisis, us: played.us, ussr: played.ussr, die, band }],
  };
  g.state.step = zero(g).piles.length > 0 ? { at: "crisis" } : { at: "aftermath" };
}

/** Asked even with one card left, or the other side would learn that it is the last. */
function* layDownStatecraft(g: TwilightStruggle, crisis: CrisisId): Flow<PerSide<StatecraftId | null>> {
  const { hands } = zero(g);
  // with the Chinese Civil War variant a side can run out, and then lays down nothing
  const asked = sides.filter((side) => hands[side].length > 0);
  const asks = asked.map((seat) => ({
    seat,
    kind: "crisis.statecraft" as const,
    args: { crisis },
    options: hands[seat].map((card) => option(card)),
    rule: "TZ 5",
    secret: true,
  }));
  const cards = asks.length === 0 ? [] : yield* g.askAll<StatecraftId>(asks);
  const played: PerSide<StatecraftId | null> = { us: null, ussr: null };
  for (const [at, side] of asked.entries()) played[side] = cards[at] as StatecraftId;
  for (const side of sides) {
    const card = played[side];
    if (card === null) g.tell("statecraft.none", { side });
    else g.tell("statecraft", { side, card });
  }
  return played;
}

/** [TZ 7] What counted is used up; a bluff comes back. */
const without = (hand: readonly StatecraftId[], played: StatecraftId | null): readonly StatecraftId[] =>
  hand.filter((card) => card !== played || statecraft[card].does === "bluff");

/** [TZ 8.1–9] Statecraft cards leave the game, decks are changed, and a card may be taken before the deal. */
export function* settleCrises(g: TwilightStruggle): Flow {
  const { state } = g;
  const { results } = zero(g);
  state.turnZero = { ...noTurnZero, results };
  changeDecks(g, results);
  // the outcome has told it
  if (changesOfKind(results, "china-face-down").length > 0) state.china = { holder: "ussr", faceUp: false };
  for (const { side, cards } of changesOfKind(results, "starting-card")) {
    const offered: Option<CardId | "none">[] = cards
      .filter((card) => state.deck.includes(card))
      .map((card) => option(card));
    const card = yield* g.ask(side, { kind: "crisis.card", rule: "TZ 9" }, [...offered, option("none")]);
    if (card === "none") {
      g.tell("crisis.card.none", { side });
      continue;
    }
    takeFrom(state.deck, card);
    state.hands[side].push(card);
    g.tell("crisis.card", { side, card });
  }
  state.step = { at: "deal" };
}

const zero = (g: TwilightStruggle): TurnZeroState => g.state.turnZero ?? noTurnZero;
