import { refusal } from "../i18n/index.ts";
import type { StoredGame } from "../store/index.ts";
import { myGames, type Position, positionOf, stillRunning } from "../table/index.ts";
import type { Choice, SlashInteraction } from "./command.ts";
import { type ComponentId, readId } from "./ids.ts";
import type { GameSession, Session } from "./session.ts";

/** The game a command is about: the one named, the channel's, or in a DM the person's only one. */
export async function gameOf(session: Session, interaction: SlashInteraction): Promise<GameSession> {
  const { store } = session.table;
  const named = interaction.options.getString("game");
  if (named !== null) return found(session, await store.game(named));
  if (interaction.guildId === null) return session.at(await onlyGame(session));
  const channel = interaction.channelId ?? "";
  return found(session, (await store.gameByChannel(channel)) ?? (await store.lastGameOfChannel(channel)));
}

/** The same, if it can be played in now. */
export async function runningGameOf(session: Session, interaction: SlashInteraction): Promise<GameSession> {
  const found = await gameOf(session, interaction);
  stillRunning(found.position);
  return found;
}

/** With the game that is in its lobby or running in a channel, if there is one. */
export async function gameOfChannel(session: Session, { channelId }: SlashInteraction): Promise<Session | GameSession> {
  const game = channelId === null ? null : await session.table.store.gameByChannel(channelId);
  return game === null ? session : found(session, game);
}

/** The game that a button or menu was made for, and what it stands for. */
export async function gameOfComponent(
  session: Session,
  customId: string,
): Promise<{ readonly found: GameSession; readonly id: ComponentId }> {
  const id = readId(customId);
  if (id === null) throw refusal("refusal.late");
  return { found: found(session, await session.table.store.game(id.game)), id };
}

function found(session: Session, game: StoredGame | null): GameSession {
  if (game === null) throw refusal("refusal.no-game");
  return session.at(positionOf(session.table, game));
}

async function onlyGame({ table, actor }: Session): Promise<Position> {
  const own = (await myGames(table, actor.id)).filter(
    ({ game, unreadable }) => game.status === "running" && !unreadable,
  );
  const waiting = own.filter(({ waits }) => waits);
  const [only] = waiting.length === 1 ? waiting : own;
  if (only === undefined || only.position === null) throw refusal("refusal.no-game");
  if (own.length > 1 && waiting.length !== 1) throw refusal("refusal.which-game");
  return only.position;
}

/** Completes the option `game`: a person's games, those that wait first. */
export async function gameChoices({ table, actor }: Session): Promise<Choice[]> {
  const games = await myGames(table, actor.id);
  return games.map(({ game, waits, unreadable }) => {
    const players = game.seats.map(({ seat, userName }) => `${userName} (${seat})`).join(", ");
    const name = table.titles.get(game.title)?.name[actor.language] ?? game.title;
    const mark = unreadable ? "⚠️ " : waits ? "● " : "";
    return { name: `${mark}${name}: ${players}`, value: game.id };
  });
}
