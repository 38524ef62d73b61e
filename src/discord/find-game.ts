import { normalise } from "../grammar/index.ts";
import { phrase, refusal } from "../i18n/index.ts";
import type { StoredGame } from "../store/index.ts";
import { isLeft, myGames, ownTables, type Position, positionOf, stillRunning, taughtAt } from "../table/index.ts";
import type { Choice, SlashInteraction } from "./command.ts";
import { type ComponentId, readId } from "./ids.ts";
import { harmless } from "./others-words.ts";
import type { GameSession, Session } from "./session.ts";

/** The game a command is about: the one named, the channel's, or in a DM the person's only one. */
export async function gameOf(session: Session, interaction: SlashInteraction): Promise<GameSession> {
  const { store } = session.table;
  const named = interaction.options.getString("game");
  if (named !== null) return found(session, await store.game(named));
  if (interaction.guildId === null)
    return session.at((await tableInHand(session, interaction)) ?? (await onlyGame(session)));
  const channel = interaction.channelId ?? "";
  const here = (await store.gameByChannel(channel)) ?? (await store.lastGameOfChannel(channel));
  const own = here === null ? await tableInHand(session, interaction) : null;
  return own === null ? found(session, here) : session.at(own);
}

/** The same, if it can be played in now. */
export async function runningGameOf(session: Session, interaction: SlashInteraction): Promise<GameSession> {
  const found = await gameOf(session, interaction);
  stillRunning(found.position);
  return found;
}

/** The game that somebody wants to move: the one named, the channel's, his only one without a place, or his only one. */
export async function gameToMove(session: Session, interaction: SlashInteraction): Promise<GameSession> {
  const { table, actor } = session;
  const named = interaction.options.getString("game");
  if (named !== null) return found(session, await table.store.game(named));
  const here = interaction.guildId === null ? null : await table.store.gameByChannel(interaction.channelId ?? "");
  if (here !== null) return found(session, here);
  const { games: own } = await table.store.gamesOfUser(actor.id);
  const parked = own.filter((game) => game.table.parked !== undefined);
  const meant = parked.length > 0 ? parked : own;
  if (meant.length > 1) throw refusal("refusal.which-game");
  return found(session, meant[0] ?? null);
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

/**
 * For whoever is at a table of his own and not in a channel with a game, it is what he types about: he was there some hours ago at most,
 * it is no lesson that is over, and what he types is no move of another game.
 */
export async function tableInHand(
  { table, actor }: Session,
  { commandName }: Pick<SlashInteraction, "commandName">,
): Promise<Position | null> {
  const [last] = await ownTables(table, actor.id);
  if (last === undefined || isLeft(last.game) || taughtAt(last)?.isEnd === true) return null;
  const families = [...table.titles.values()].map(({ family }) => family.name.en);
  if (families.includes(commandName) && commandName !== last.title.family.name.en) return null;
  const { movedAt } = last.game;
  return movedAt !== null && table.now().getTime() - movedAt.getTime() < IN_HAND_MS ? last : null;
}

const IN_HAND_MS = 12 * 60 * 60 * 1000;

function found(session: Session, game: StoredGame | null): GameSession {
  // a private table is there for one person alone
  if (game === null || (game.ownerId ?? session.actor.id) !== session.actor.id) throw refusal("refusal.no-game");
  return session.at(positionOf(session.table, game));
}

/** The only one that he plays in, or the only one of them that waits for him: two are enough to tell. */
async function onlyGame({ table, actor }: Session): Promise<Position> {
  const { games, count } = await myGames(table, actor.id, { scope: "played", most: 2 });
  const readable = games.flatMap(({ position, waits }) => (position === null ? [] : [{ position, waits }]));
  const waiting = readable.filter(({ waits }) => waits);
  const [only, another] = waiting.length > 0 ? waiting : readable;
  if (only === undefined) throw refusal(count === 0 ? "refusal.no-game" : "refusal.unreadable");
  // one that cannot be read stands in the place of another, which may wait too
  const isSure = count <= games.length || (waiting.length > 0 && readable.length === games.length);
  if (another !== undefined || !isSure) throw refusal("refusal.which-game");
  return only.position;
}

/** As many as Discord offers to choose from. */
const MOST = 25;

/** Completes the option `game`: a person's games, those that wait first. No position is read for it. */
export async function gameChoices({ table, actor: { id, language } }: Session, typed: string): Promise<Choice[]> {
  const wanted = normalise(typed);
  // only of what is typed all are looked through
  const { rows } = await table.store.ownGames(id, wanted === "" ? { most: MOST } : {});
  const choices = rows.map(({ id: value, title, others, isRunning, waits }) => {
    const game = table.titles.get(title)?.name[language] ?? title;
    const name = phrase(language, { key: "list.game", args: { game, players: others.map(harmless) } });
    const lobby = isRunning ? "" : ` · ${phrase(language, { key: "list.lobby", args: {} })}`;
    return { name: `${waits === true ? "● " : ""}${name}${lobby}`, value };
  });
  return choices.filter(({ name }) => normalise(name).includes(wanted));
}
