import type { AutocompleteInteraction, ChatInputCommandInteraction } from "discord.js";
import { Refusal } from "../engine/index.ts";
import type { StoredGame } from "../store/index.ts";
import { myGames } from "../table/index.ts";
import { type Actor, type Bot, titleFor } from "./bot.ts";
import type { Choice } from "./command.ts";

/** The game a command is about: the one named, the channel's, or in a DM the person's only one. */
export async function gameOf(
  bot: Bot,
  interaction: ChatInputCommandInteraction | AutocompleteInteraction,
  actor: Actor,
): Promise<StoredGame> {
  const { store } = bot.table;
  const named = interaction.options.getString("game");
  if (named !== null) return found(await store.game(named));
  const here = interaction.channelId === null ? null : await store.gameByChannel(interaction.channelId);
  if (here !== null) return here;
  if (interaction.guildId !== null) return found(await store.lastGameOfChannel(interaction.channelId ?? ""));
  const own = (await myGames(bot.table, actor.id)).filter(({ game }) => game.status === "running");
  const waiting = own.filter(({ waits }) => waits);
  const [only] = waiting.length === 1 ? waiting : own;
  if (only === undefined) throw new Refusal({ key: "refusal.no-game", args: {} });
  if (own.length > 1 && waiting.length !== 1) throw new Refusal({ key: "refusal.which-game", args: {} });
  return found(await store.game(only.game.id));
}

function found(game: StoredGame | null): StoredGame {
  if (game === null) throw new Refusal({ key: "refusal.no-game", args: {} });
  return game;
}

/** Completes the option `game`: a person's games, those that wait first. */
export async function gameChoices(bot: Bot, actor: Actor): Promise<Choice[]> {
  const games = await myGames(bot.table, actor.id);
  return games.map(({ game, waits }) => {
    const players = game.seats.map(({ seat, userName }) => `${userName} (${seat})`).join(", ");
    return { name: `${waits ? "● " : ""}${titleFor(bot, game).name[actor.language]}: ${players}`, value: game.id };
  });
}
