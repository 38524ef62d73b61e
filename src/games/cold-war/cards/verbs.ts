import { type Flow, type Option, option } from "../../../engine/index.ts";
import type { ColdWar, World } from "../cold-war.ts";
import type { Board, Place } from "../components/board.ts";
import { chooseCountries, removeInfluence } from "../rules/influence.ts";
import { lapseMissileEnvy } from "../rules/missile-envy.ts";
import { discardFrom, takeFrom } from "../rules/piles.ts";
import { isOpponents } from "../rules/uses.ts";
import { other, type Side } from "../seats.ts";

/** Verbs that several cards share. */

/** The countries of these names that are on the board; the others are passed over. */
export const named = (board: Board, countries: readonly string[]): readonly Place[] =>
  countries.flatMap((country) => board.find(country) ?? []);

/** Every country of a board, and the Sea Lanes where there are any. */
export const areasOf = (board: Board): readonly Place[] => [...board.everywhere, ...named(board, ["sea-lanes"])];

/** Takes a card blindly out of a hand and lays it on the table for all to see; none if the hand is empty. */
export function pullBlindly<T extends World>(g: ColdWar<T>, side: Side): T["card"] | undefined {
  const hand = g.state.hands[side];
  if (hand.length === 0) return undefined;
  const card = g.run.takeBlindly(hand, side);
  g.state.playing.push(card);
  g.tell("discard", { side, card });
  return card;
}

export const emptyOf = <T extends World>(g: ColdWar<T>, side: Side, place: Place): void => {
  g.change(side, place, -g.influence(side, place));
};

/** The chooser takes all influence of `whose` out of one country that has some. */
export function* clearOne<T extends World>(g: ColdWar<T>, whose: Side, chooser: Side, among: readonly Place[]): Flow {
  const present = among.filter((place) => g.influence(whose, place) > 0);
  yield* chooseCountries(g, chooser, "influence.remove-all", 1, present, (place) => emptyOf(g, whose, place));
}

/** A side takes one enemy marker out of a country that the enemy does not control. */
export function* removeUncontrolled<T extends World>(g: ColdWar<T>, by: Side): Flow {
  const enemy = other(by);
  const among = g.board.everywhere.filter((place) => !g.controls(enemy, place));
  yield* removeInfluence(g, enemy, by, { count: 1, among });
}

/** Adds `count` markers, all of them in one country, and returns the country. */
export function* addToOne<T extends World>(
  g: ColdWar<T>,
  side: Side,
  count: number,
  among: readonly Place[],
): Flow<Place> {
  const place = yield* g.askPlace(side, { kind: "influence.add-to-one", args: { count } }, among);
  g.change(side, place, count);
  return place;
}

/**
 * Compulsory, so a side that discards nothing shows everybody that it has no such card. It is asked all the same: otherwise
 * whoever played the event would see it, and could still take the play back.
 */
export function* discardEnemyCard<T extends World>(g: ColdWar<T>, side: Side): Flow {
  const hand = g.state.hands[side];
  if (hand.length === 0) return g.tell("discard.none", { side });
  const options: Option<T["card"] | "pass">[] = hand
    .filter((card) => isOpponents(g, side, card))
    .map((card) => option(card));
  if (options.length === 0) options.push(option("pass", { nothing: "discard" }));
  const card = yield* g.ask(side, { kind: "hand.discard", secret: true }, options);
  if (card === "pass") return g.tell("discard.none", { side });
  discardFrom(g, side, card);
}

export function* takeFromDiscards<T extends World>(
  g: ColdWar<T>,
  side: Side,
  isOffered: (card: T["card"]) => boolean,
): Flow {
  const { discard, hands } = g.state;
  const options = discard.filter(isOffered).map((card) => option(card));
  if (options.length === 0) return;
  const card = yield* g.ask(side, { kind: "discards.take" }, options);
  lapseMissileEnvy(g);
  takeFrom(discard, card);
  hands[side].push(card);
  g.tell("taken", { side, card });
}

/** One level up or down, as the side likes; at the top there is no further up. */
export function* moveDefcon<T extends World>(g: ColdWar<T>, side: Side): Flow {
  const { defcon } = g.state;
  const options = [option("lower", { defcon: defcon - 1 }), option("raise", { defcon: Math.min(5, defcon + 1) })];
  const move = yield* g.ask(side, { kind: "defcon.move" }, options);
  if (move === "lower") g.lowerDefcon();
  else g.raiseDefcon();
}
