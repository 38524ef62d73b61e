import { ApplicationCommandOptionType } from "discord.js";
import { type Actor, titleFor } from "../src/discord/bot.ts";
import type { Command } from "../src/discord/command.ts";
import { text } from "../src/discord/components.ts";
import { meant } from "../src/discord/typing.ts";
import { gameOf } from "../src/discord/where.ts";
import { described, everywhere, gameOption } from "../src/discord/words.ts";
import { type Odds, Refusal } from "../src/engine/index.ts";
import type { AnyTitle } from "../src/games/title.ts";
import { phrase, worded } from "../src/i18n/index.ts";
import { look, search } from "../src/table/index.ts";

/** What something would do before it is done: exact chances, with the arithmetic. */
export const odds: Command = {
  definition: {
    ...described(
      "odds",
      "шансы",
      "Exact chances of a coup, a realignment or a space attempt",
      "Точные шансы переворота, снижения влияния или космоса",
    ),
    ...everywhere,
    options: [
      {
        ...described("what", "что", "What would be tried", "Что попробовать"),
        type: ApplicationCommandOptionType.String,
        required: true,
        choices: [
          { name: "coup", name_localizations: { ru: "переворот" }, value: "coup" },
          { name: "realignment", name_localizations: { ru: "снижение влияния" }, value: "realign" },
          { name: "space", name_localizations: { ru: "космос" }, value: "space" },
        ],
      },
      {
        ...described("target", "где", "The country", "Страна"),
        type: ApplicationCommandOptionType.String,
        autocomplete: true,
      },
      {
        ...described(
          "ops",
          "оо",
          "Operations points of the coup, 2 if not said",
          "Очки операций переворота, по умолчанию 2",
        ),
        type: ApplicationCommandOptionType.Integer,
        min_value: 1,
        max_value: 6,
      },
      gameOption,
    ],
  },
  execute: async (bot, interaction, actor) => {
    const game = await gameOf(bot, interaction, actor);
    const title = titleFor(bot, game);
    const { match, seat } = look(bot.table, game, actor.id);
    const typed = interaction.options.getString("target");
    const what = interaction.options.getString("what", true);
    if (typed === null && what !== "space") throw new Refusal({ key: "refusal.target-needed", args: {} });
    const label = (id: string) => title.game.name(id)?.[actor.language] ?? id;
    const target = typed === null ? {} : { target: meant(typed, title.subjects("country"), title.game, label) };
    const ops = interaction.options.getInteger("ops");
    const query = { seat: seat ?? (match.seats[0] as string), what, ...target, with: ops ?? 2 };
    return { components: [text(oddsLines(title, actor, match.odds(query)).join("\n"))] };
  },
  autocomplete: async (bot, interaction, actor) => {
    const title = titleFor(bot, await gameOf(bot, interaction, actor));
    const ids = search(interaction.options.getFocused(), title.subjects("country"), title.game);
    return ids.slice(0, 25).map((id) => ({ name: title.game.name(id)?.[actor.language] ?? id, value: id }));
  },
};

function oddsLines(title: AnyTitle, { language }: Actor, odds: Odds): string[] {
  const head = phrase(language, odds, title.vocabulary);
  const lines = odds.chances.map(({ key, args, ways }) => {
    const percent = Math.round((ways / odds.cases) * 100);
    return `- ${ways}/${odds.cases} (${percent} %): ${worded(language, { key, args }, title.vocabulary) ?? key}`;
  });
  return [head, ...lines];
}
