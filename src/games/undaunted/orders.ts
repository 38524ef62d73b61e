import type { Ask } from "../../engine/index.ts";
import type { Told } from "../../i18n/game-messages.ts";
import type { OrderKind } from "../order.ts";
import { type CardId, isFog } from "./components/index.ts";
import type { MessageKey } from "./messages/keys.ts";
import { other } from "./seats.ts";
import type { UndauntedView } from "./view/index.ts";

/** The word for an order that can be given as it is. */
const asItIs = [""];

/** Between turns there is nothing to end or to pass. */
const isPlayed = ({ seat, round }: UndauntedView): boolean => seat !== null && round > 0;

/** [5.1] The turn ends by itself when nothing but Fog of War is left, which cannot be played. */
const fog: OrderKind<UndauntedView> = {
  kind: "fog",
  takes: "nothing",
  // whether it will act is what the hand holds
  isQuiet: false,
  choices: (view) => (isPlayed(view) ? asItIs : []),
  hangsOn: () => ({}),
  obey: (_, ask) => (ask.kind === "play.card" && ask.options.length === 1 ? { answer: "end-turn" } : null),
  isNear: (_, { kind, options }) => kind === "play.card" && options.length === 1,
};

/** [4.2, 5.1] The highest card for the initiative and the end of every turn, until something changes that could matter. */
const pass: OrderKind<UndauntedView> = {
  kind: "pass",
  takes: "nothing",
  isQuiet: true,
  choices: (view) => (isPlayed(view) ? asItIs : []),
  hangsOn: (view) => aspectsOf(view),
  obey(view, ask, { hangs }) {
    if (ask.kind !== "initiative.card" && ask.kind !== "play.card") return null;
    const now = aspectsOf(view);
    const changed = aspects.find((each) => now[each] !== hangs[each]);
    if (changed !== undefined) return { cancel: changes[changed] };
    return { answer: ask.kind === "play.card" ? "end-turn" : highest(ask) };
  },
  isNear: ({ seat, soldiers }, { kind }) => kind === "play.card" && soldiers.every(({ side }) => side !== seat),
};

export const undauntedOrders: readonly OrderKind<UndauntedView>[] = [fog, pass];

/** The whole hand is laid off with the turn: the best card for the initiative costs no more than another. */
function highest({ options }: Ask): string {
  const value = ({ hint }: Ask["options"][number]) => Number(hint?.initiative ?? 0);
  const [first, ...rest] = options;
  return rest.reduce((best, each) => (value(each) > value(best ?? each) ? each : best), first)?.id ?? "";
}

const aspects = ["men", "cards", "score", "enemy"] as const;

interface Changed extends Told {
  readonly key: MessageKey;
}

const changes: Readonly<Record<(typeof aspects)[number], Changed>> = {
  men: { key: "cancel.pass.men", args: {} },
  cards: { key: "cancel.pass.cards", args: {} },
  score: { key: "cancel.pass.score", args: {} },
  enemy: { key: "cancel.pass.enemy", args: {} },
};

/**
 * What somebody who passes would want to hear of: his own counters, the cards that go round or could, what has been reached of the
 * goals; and while he has anybody on the board, where the enemy is. Fog comes and goes, and the piles are gone through in any case.
 */
function aspectsOf(view: UndauntedView): Record<(typeof aspects)[number], string> {
  const own = view.seat ?? "lrdg";
  const { soldiers, vehicles, armies, hand, deck, removed } = view;
  const counters = (side: typeof own) =>
    JSON.stringify([
      soldiers
        .filter((each) => each.side === side)
        .map(({ id, tile, vehicle, seat, suppressed }) => [id, tile, vehicle, seat, suppressed]),
      vehicles.filter(({ owner }) => owner === side).map(({ id, tile, damage }) => [id, tile, damage]),
    ]);
  const { discard, played, supply } = armies[own];
  const round = titlesIn([...hand, ...deck, ...discard, ...played]);
  const reached = [own, other(own)].map((side) => [armies[side].points, armies[side].goals.map(({ done }) => done)]);
  const isThere = soldiers.some(({ side }) => side === own);
  return {
    men: counters(own),
    cards: JSON.stringify([round, titlesIn(supply), titlesIn(removed)]),
    score: JSON.stringify(reached),
    enemy: isThere ? counters(other(own)) : "",
  };
}

const titlesIn = (pile: readonly CardId[]): CardId[] => pile.filter((card) => !isFog(card)).sort();
