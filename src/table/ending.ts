import { takesDraw } from "../computer/index.ts";
import { isComputer, refusal } from "../i18n/index.ts";
import { playerOf, titleOf } from "./context.ts";
import { consent } from "./offers.ts";
import type { Settler } from "./settling.ts";

/** Gives the game up: everybody else wins. */
export const resigning: Settler = () => (_, match, own) => {
  if (own.length === 0) throw refusal("refusal.not-playing");
  const winners = match.seats.filter((seat) => !own.includes(seat));
  if (winners.length === 0) throw refusal("refusal.resign-alone");
  return { status: "finished", entry: "resigned", outcome: { winners, key: "resigned", args: { seats: own } } };
};

/** Offers a draw, or accepts one. A computer plays on unless it is behind. */
export const drawing: Settler = (table, { user }) => {
  const agreeing = consent("draw", { user }, (__, { seats }) => ({
    status: "finished",
    entry: "draw-agreed",
    outcome: { winners: [], key: "agreement", args: { seats } },
  }));
  return (game, match, own, notes) => {
    const title = titleOf(table, game);
    const computers = match.seats.filter((seat) => isComputer(playerOf(game, match, seat) ?? ""));
    const agrees = (seat: string) => takesDraw(title, match.known(seat), `draw ${game.id} ${game.version}`);
    if (own.length > 0 && !computers.every(agrees)) throw refusal("refusal.draw-computer");
    return agreeing(game, match, own, notes);
  };
};

/** Ends the game without a result: when everybody wants it, or by whoever may manage the channel. */
export const abandoning: Settler = (_, { user, manager = false }) =>
  consent("abandon", { user, alone: manager }, () => ({ status: "abandoned", entry: "abandoned" }));
