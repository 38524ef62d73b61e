import type { Level } from "../computer/index.ts";
import type { OptionValues } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { isComputer, refusal } from "../i18n/index.ts";
import type { GameRecord } from "../store/index.ts";
import type { Prepared } from "./changing.ts";
import { computerUser, demandLevel } from "./computers.ts";
import { sitting, type TableContext, titleOf } from "./context.ts";
import { inLobby, type LobbyRequest, lobbyNotes } from "./in-lobby.ts";
import { optionsOf } from "./options.ts";
import { demandConsent } from "./rated.ts";

/** Another game is to be played: whoever sits in a seat that it has too stays there, and its options are the usual ones. */
export function retitle(table: TableContext, request: LobbyRequest & { readonly title: string }): Promise<GameRecord> {
  const title = titleOf(table, request);
  return byHost(table, request, (game) => {
    const options = game.title === request.title ? game.options : title.game.options({});
    return { ...seatedFor(game, title, options), set: { title: request.title, options, table: lobbyNotes(game) } };
  });
}

/** Offers the values of an option in the lobby's post. */
export const openOption = (
  table: TableContext,
  request: LobbyRequest & { readonly option: string },
): Promise<GameRecord> =>
  byHost(table, request, (game) => ({ set: { table: lobbyNotes(game, { option: request.option }) } }));

/** Whether the game to come gets a thread of its own. */
export const setThread = (
  table: TableContext,
  request: LobbyRequest & { readonly thread: boolean },
): Promise<GameRecord> =>
  byHost(table, request, (game) => ({ set: { table: lobbyNotes(game, { thread: request.thread }) } }));

/** Whether the game to come counts for the ladder, or, if it does, whether hints may be asked for in it. */
export const setRated = (
  table: TableContext,
  request: LobbyRequest & { readonly what: "rated" | "hints"; readonly on: boolean },
): Promise<GameRecord> =>
  byHost(table, request, (game) => {
    const { what, on } = request;
    if (on) demandConsent(game);
    const { rated: isRated, hints: hasHints, ...notes } = lobbyNotes(game);
    const rated = what === "rated" ? on : isRated === true;
    const hints = what === "hints" ? on : hasHints === true;
    const counts = { rated: true as const, ...(hints ? { hints: true as const } : {}) };
    return { set: { table: { ...notes, ...(rated ? counts : {}) } } };
  });

/** A computer of a level sits down in a seat that no person has; or, without one, gets up. */
export const seatComputer = (
  table: TableContext,
  request: LobbyRequest & { readonly seat: string; readonly level: Level | null },
): Promise<GameRecord> =>
  byHost(
    table,
    request,
    (game, seats) => {
      const { seat, level } = request;
      const taken = game.seats;
      if (!seats.includes(seat)) throw refusal("refusal.no-seat", { seats });
      if (level !== null) demandLevel(titleOf(table, game), level);
      if (taken.some((each) => each.seat === seat && !isComputer(each.userId)))
        throw refusal("refusal.taken", { seat });
      if (level !== null && game.table.rated) throw refusal("refusal.rated-computer");
      const others = taken.filter((each) => each.seat !== seat);
      return { seats: level === null ? others : [...others, sitting(seat, computerUser(level))] };
    },
    "refusal.host-computer",
  );

/** Changes options of the game to come. */
export function configure(
  table: TableContext,
  request: LobbyRequest & { readonly options: Readonly<Record<string, unknown>> },
): Promise<GameRecord> {
  return byHost(table, request, (game) => {
    const title = titleOf(table, game);
    const options = optionsOf(title, { ...game.options, ...request.options });
    return { ...seatedFor(game, title, options), set: { options, table: lobbyNotes(game) } };
  });
}

/** Whoever sits in a seat that there no longer is gets up. */
const seatedFor = ({ seats }: GameRecord, { game }: AnyTitle, options: OptionValues): Pick<Prepared, "seats"> => ({
  seats: seats.filter(({ seat }) => game.seats(options).includes(seat)),
});

function byHost(
  table: TableContext,
  request: LobbyRequest,
  changing: Parameters<typeof inLobby>[2],
  otherwise: "refusal.host-options" | "refusal.host-computer" = "refusal.host-options",
): Promise<GameRecord> {
  return inLobby(table, request, (game, seats) => {
    if (game.hostId !== request.user.id) throw refusal(otherwise);
    return changing(game, seats);
  });
}
