import { type Flow, type Option, option } from "../../../../engine/index.ts";
import type { ColdWar, World } from "../../cold-war.ts";
import type { Place } from "../../components/board.ts";
import type { CombinedColdWar } from "../../rules/combined.ts";
import { dispose, resolveFor } from "../../rules/events.ts";
import { addInfluence, done } from "../../rules/influence.ts";
import { discardFrom, layDown, showTo } from "../../rules/piles.ts";
import { roundsToCome, scoringCards } from "../../rules/rounds.ts";
import { other, type Side } from "../../seats.ts";
import { emptyOf } from "../verbs.ts";

/** Gosplan Advisers. [10.1.5] A scoring card that could no longer be played has to be among the two. */
export function* discardTwo<T extends World>(g: ColdWar<T>, side: Side): Flow {
  for (let left = 2; left > 0; left--) {
    const hand = g.state.hands[side];
    if (hand.length === 0) return;
    const scoring = scoringCards(g, side);
    const tooMany = scoring.length - roundsToCome(g, side);
    const among = tooMany >= left ? scoring : hand;
    const question = { kind: "gosplan-advisers.discard", args: { left }, secret: true } as const;
    const card = yield* g.ask(
      side,
      question,
      among.map((each) => option(each)),
    );
    discardFrom(g, side, card);
  }
}

/** Cyrus Vance: of two cards drawn blindly from the other hand, one goes to the discards. */
export function* discardOneOfTwo<T extends World>(g: ColdWar<T>, by: Side): Flow<T["card"] | undefined> {
  const rival = other(by);
  const hand = g.state.hands[rival];
  const drawn: T["card"][] = [];
  while (drawn.length < 2 && hand.length > 0) drawn.push(g.run.takeBlindly(hand, rival));
  if (drawn.length === 0) return undefined;
  hand.push(...drawn);
  showTo(g, by, "drawn-blindly", drawn);
  const card = yield* g.ask(
    by,
    { kind: "cyrus-vance.discard" },
    drawn.map((each) => option(each)),
  );
  discardFrom(g, rival, card);
  return card;
}

/** Mengistu Haile Mariam: an event of the other side out of the own hand, with the sides exchanged. */
export function* turnRound<T extends World>(g: CombinedColdWar<T>, by: Side): Flow {
  const hand = g.state.hands[by];
  if (hand.length === 0) return;
  const cards: Option<T["card"] | "none">[] = hand
    .filter((card) => g.facts(card).side === other(by) && g.canBeTurned(card) && g.canOccur(card, by))
    .map((card) => option(card));
  // if it plays none, nobody learns whether it could have
  const card = yield* g.ask(by, { kind: "mengistu.card", secret: true }, [...cards, option("none")]);
  if (card === "none") return;
  layDown(g, by, card);
  g.cardUsed(card, by);
  dispose(g, card, yield* resolveFor(g, card, by));
}

/** Vanguard Parties: own influence moves from one country to others. */
export function* moveOut<T extends World>(
  g: ColdWar<T>,
  by: Side,
  { most, perCountry }: { readonly most: number; readonly perCountry: number },
): Flow {
  const present = g.board.everywhere.filter((place) => g.influence(by, place) > 0);
  if (present.length === 0) return;
  const options = present.map((place) => g.board.options[place] as Option);
  const id = yield* g.ask(by, { kind: "vanguard-parties.from" }, [...options, done]);
  if (id === "done") return;
  const from = g.board.place(id);
  const count = Math.min(most, g.influence(by, from));
  const among = g.board.everywhere.filter((place) => place !== from);
  const moved = yield* addInfluence(g, by, { count, perCountry, among, upTo: true });
  g.change(by, from, -moved);
}

/** Mr. Nyet: two countries in which both have influence, from two regions. */
export function* clearTwoRegions<T extends World>(g: ColdWar<T>, by: Side, strictly: boolean): Flow {
  let open = g.board.everywhere.filter((place) => g.influence(by, place) > 0 && g.influence(other(by), place) > 0);
  for (let left = 2; left > 0 && open.length > 0; left--) {
    const chosen = yield* g.askPlace(
      by,
      { kind: "mr-nyet.country", args: { left }, row: { most: left, each: 1 } },
      open,
    );
    emptyOf(g, other(by), chosen);
    open = open.filter((place) => place !== chosen && liesElsewhere(g, chosen, place, strictly));
  }
}

/** Whether two countries lie in different regions. One that lies in two regions counts for either, or strictly for both at once. */
function liesElsewhere<T extends World>(g: ColdWar<T>, one: Place, another: Place, strictly: boolean): boolean {
  const taken = regionsOf(g, one);
  const free = regionsOf(g, another);
  if (strictly) return !free.some((region) => taken.includes(region));
  return free.some((region) => taken.some((each) => each !== region));
}

const regionsOf = <T extends World>(g: ColdWar<T>, place: Place): T["area"][] =>
  (Object.keys(g.rules.regions) as T["area"][]).filter((region) => g.board.within(region)[place]);
