import type { Ask } from "../engine/index.ts";
import { gamePhrase } from "../i18n/index.ts";
import { button } from "./components.ts";
import { writeId } from "./ids.ts";
import type { GameSession } from "./session.ts";

/** What a button says that gives an order. */
export const orderButton = ({ title, language }: Pick<GameSession, "title" | "language">, kind: string): string =>
  gamePhrase(language, { key: `button.order.${kind}`, args: {} }, title.messages);

/** Under an ask that need not have come: one tap orders what needs no choice, and leads to the choice of anything else. */
export const orderButtons = ({ game, title, language, look }: GameSession, ask: Ask) =>
  title.orders
    .filter(({ isNear }) => isNear(look.match.view(ask.seat), ask))
    .map(({ kind, takes }) => {
      const label = orderButton({ title, language }, kind);
      const id = { game: game.id, ask: ask.seat, option: kind };
      return button(writeId({ ...id, action: takes === "nothing" ? "order" : "orders" }), label);
    });
