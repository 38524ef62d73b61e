import { type Flow, type Option, option } from "../../../engine/index.ts";
import type { ColdWar, World } from "../cold-war.ts";
import { drawCard, takeFrom } from "../rules/piles.ts";
import type { Side } from "../seats.ts";

/** Our Man in Tehran: a side looks at the top of the draw pile, discards what it likes, and the rest is shuffled back. */
export function* lookAtDeck<T extends World>(g: ColdWar<T>, by: Side, count: number): Flow {
  const { state } = g;
  const aside: T["card"][] = [];
  state.aside = aside;
  while (aside.length < count) {
    const card = drawCard(g);
    if (card === undefined) break;
    aside.push(card);
  }
  g.run.seal();
  g.tellSecret("looked-at", { side: by, count: aside.length }, [by], { cards: [...aside] });
  while (aside.length > 0) {
    const options: Option<T["card"] | "done">[] = [...aside.map((card) => option(card)), option("done")];
    const card = yield* g.ask(by, { kind: "our-man-in-tehran.discard" }, options);
    if (card === "done") break;
    takeFrom(aside, card);
    state.discard.push(card);
    g.tell("discard", { side: by, card });
  }
  state.deck.push(...aside);
  state.aside = [];
  g.run.shuffle(state.deck, "tehran");
}
