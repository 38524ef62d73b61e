import { people, refusal } from "../i18n/index.ts";
import { type GameRecord, isActive } from "../store/index.ts";
import type { Request } from "./changing.ts";
import { computersOf, type SeatedComputer } from "./computers.ts";
import { seatsOf, type TableContext } from "./context.ts";
import { join, openLobby } from "./lobby.ts";
import { canSwap } from "./news.ts";
import { type Position, positionOf } from "./position.ts";

interface Rematch extends Request {
  /** Whether everybody takes the other side this time. */
  readonly swap: boolean;
}

/**
 * The same game once more, in the same place: whoever asks first opens a lobby as the last one was, in which the others are
 * invited; whoever asks then sits down there. Nobody is seated by somebody else.
 */
export async function rematch(table: TableContext, request: Rematch): Promise<GameRecord> {
  const { position, user, interaction, swap } = request;
  const { game, title } = position;
  if (isActive(game.status)) throw refusal("refusal.rematch-early");
  const seats = seatsFor(position, user.id, swap);
  const open = await table.store.gameByChannel(game.channelId);
  if (open?.status === "lobby" && open.title === game.title) return sitDown(table, request, open.id, seats);
  return openLobby(table, {
    title: title.game.id,
    options: game.options,
    ...(game.guildId === null ? {} : { guildId: game.guildId }),
    channelId: game.channelId,
    user,
    interaction,
    seats,
    computers: computersFor(position, seats, swap),
    pace: game.pace,
    ...(game.table.rated && game.table.league === undefined ? { rated: true, hints: game.table.hints === true } : {}),
    invited: people([...new Set(game.seats.map(({ userId }) => userId))]).filter((userId) => userId !== user.id),
  });
}

/** What somebody played in the end, or what the only opponent did. */
function seatsFor({ game, match }: Position, userId: string, swap: boolean): readonly string[] {
  const own = seatsOf(game, match, userId);
  if (own.length === 0) throw refusal("refusal.not-playing");
  if (!swap) return own;
  if (!canSwap(game)) throw refusal("refusal.swap-two");
  return match.seats.filter((seat) => !own.includes(seat));
}

/** Computers sit down at once where they were, or where their opponent was. */
function computersFor({ game, match }: Position, taken: readonly string[], swap: boolean): SeatedComputer[] {
  const all = computersOf(game).map(({ seat, level }) => ({ seat: match.seating[seat] ?? seat, level }));
  if (!swap) return all;
  return match.seats
    .filter((seat) => !taken.includes(seat))
    .flatMap((seat) => all.slice(0, 1).map(({ level }) => ({ seat, level })));
}

async function sitDown(
  table: TableContext,
  { user, interaction }: Rematch,
  lobby: string,
  seats: readonly string[],
): Promise<GameRecord> {
  const game = await table.store.game(lobby);
  if (game === null) throw refusal("refusal.no-game");
  return join(table, { position: positionOf(table, game), user, interaction, seats });
}
