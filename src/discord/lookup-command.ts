import { ApplicationCommandOptionType } from "discord.js";
import { Refusal } from "../engine/index.ts";
import type { AnyTitle, Subject } from "../games/title.ts";
import { look, search } from "../table/index.ts";
import { type Actor, type Bot, titleFor } from "./bot.ts";
import type { Command } from "./command.ts";
import { text } from "./components.ts";
import { asFiles, cardPictures, illustrated } from "./pictures.ts";
import { meant } from "./typing.ts";
import { described, everywhere } from "./words.ts";

/** A look-up: works without a game too, and with one shows how things stand. */
export function lookUpCommand(subject: Subject, words: ReturnType<typeof described>): Command {
  return {
    definition: {
      ...words,
      ...everywhere,
      options: [
        {
          ...described("name", "название", "What to look up", "Что посмотреть"),
          type: ApplicationCommandOptionType.String,
          required: true,
          autocomplete: true,
        },
      ],
    },
    execute: async (bot, interaction, actor) => {
      const { title, view } = await here(bot, interaction.channelId, actor);
      const label = (id: string) => title.game.name(id)?.[actor.language] ?? id;
      const id = meant(interaction.options.getString("name", true), title.subjects(subject), title.game, label);
      const lines = [text(title.lookUp(subject, id, actor.language, view).join("\n"))];
      const pictures = subject === "card" ? await cardPictures(bot, actor.language, title.game.id, id) : [];
      return { components: illustrated(pictures, lines), files: asFiles(pictures) };
    },
    autocomplete: async (bot, interaction, actor) => {
      const { title } = await here(bot, interaction.channelId, actor);
      const ids = search(interaction.options.getFocused(), title.subjects(subject), title.game);
      return ids.slice(0, 25).map((id) => ({ name: title.game.name(id)?.[actor.language] ?? id, value: id }));
    },
  };
}

/** The game of the channel as this person sees it, or any game's book if none is played. */
async function here(bot: Bot, channel: string | null, actor: Actor): Promise<{ title: AnyTitle; view: unknown }> {
  const game = channel === null ? null : await bot.table.store.gameByChannel(channel);
  if (game !== null) {
    const seen = game.saved === null ? null : look(bot.table, game, actor.id);
    return { title: titleFor(bot, game), view: seen?.match.view(seen.seat) ?? null };
  }
  const [title] = bot.table.titles.values();
  if (title === undefined) throw new Refusal({ key: "refusal.no-game", args: {} });
  return { title, view: null };
}
