import { type Flow, type Option, option } from "../../../engine/index.ts";
import { cardsNumbered, numbersOf } from "../cards/index.ts";
import type { CardId } from "../cards/types.ts";
import type { Volk } from "../volk.ts";

const rule = "B11";

type Choice = "nothing" | `swap:${string}` | `remove:${CardId}`;

/** [B11] East spies on the hand of the West or on the next two cards of the deck. */
export function* guillaume(g: Volk): Flow<boolean> {
  const { hands, deck } = g.state;
  const where = [...(hands.west.length > 0 ? ["hand" as const] : []), ...(deck.length > 0 ? ["deck" as const] : [])];
  if (where.length === 0) return false;
  const looked = yield* g.ask(
    "east",
    { kind: "guillaume.look", rule },
    where.map((each) => option(each)),
  );
  const seen = looked === "hand" ? [...hands.west] : deck.slice(-2).reverse();
  g.tellSecret("guillaume.looked", { at: looked, count: seen.length }, ["east"], { cards: seen });
  g.run.seal();
  // one question for everything: what is asked next would tell the West whether East swaps
  const options: Option<Choice>[] = [
    option("nothing"),
    ...seen.flatMap((taken) =>
      hands.east.map((given): Option<Choice> => option(`swap:${numbersOf([taken, given], "/")}`)),
    ),
    ...(looked === "deck" ? seen.map((id): Option<Choice> => option(`remove:${id}`)) : []),
  ];
  const choice = yield* g.ask("east", { kind: "guillaume.choice", args: { at: looked }, rule, secret: true }, options);
  const [, head, cards = ""] = /^(\w+):(.*)$/.exec(choice) ?? [];
  if (head === "remove") removeFromDeck(g, cards as CardId);
  else if (head === "swap") swap(g, looked, cards);
  else g.tell("guillaume.over", { at: looked });
  return true;
}

function removeFromDeck(g: Volk, card: CardId): void {
  const { deck } = g.state;
  deck.splice(deck.indexOf(card), 1);
  g.tellSecret("guillaume.removed", {}, ["east"], { card });
}

/** The card of the own hand takes exactly the place of the other one. Only who holds the cards learns which they are. */
function swap(g: Volk, where: "hand" | "deck", cards: string): void {
  const [taken, given] = cardsNumbered(cards, "/") as [CardId, CardId];
  const { east, west } = g.state.hands;
  const pile = where === "hand" ? west : g.state.deck;
  pile[pile.indexOf(taken)] = given;
  east[east.indexOf(given)] = taken;
  if (where === "deck") return g.tellSecret("guillaume.over", { at: where }, ["east"], { taken, given });
  g.tellSecret("guillaume.over", { at: where }, ["east", "west"], { taken, given });
  g.run.seal();
}
