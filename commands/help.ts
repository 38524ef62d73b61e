import { ApplicationCommandOptionType } from "discord.js";
import { buttonWord } from "../src/discord/bot.ts";
import { aboutChannel, type Command } from "../src/discord/command.ts";
import { choiceOf, everywhere, localized } from "../src/discord/command-options.ts";
import { buttonRows, text } from "../src/discord/components.ts";
import { invitation } from "../src/discord/health.ts";
import { learnButton } from "../src/discord/learn-button.ts";
import { dataAnswer } from "../src/discord/own-data.ts";
import type { Reply } from "../src/discord/responder.ts";
import { GameSession, type Session } from "../src/discord/session.ts";
import type { Family } from "../src/games/verb.ts";
import { phrase } from "../src/i18n/index.ts";

export const help: Command = {
  definition: {
    ...localized("help", "помощь", "How to play here", "Как здесь играть"),
    ...everywhere,
    options: [
      {
        ...localized("topic", "тема", "A topic of its own", "Отдельная тема"),
        type: ApplicationCommandOptionType.String,
        choices: [choiceOf({ en: "privacy: what is kept about you", ru: "данные: что о вас хранится" }, "privacy")],
      },
    ],
  },
  handler: () => helping,
};

const helping = aboutChannel({
  execute: async (session, { options, guildId }) =>
    options.getString("topic") === "privacy" ? dataAnswer(session) : helpAnswer(session, guildId),
});

async function helpAnswer(session: Session, guildId: string | null): Promise<Reply> {
  return { components: [text(await helpWords(session, guildId)), ...buttonRows([learnButton(session)])] };
}

async function helpWords(session: Session, guildId: string | null): Promise<string> {
  const { bot, language } = session;
  const play = await buttonWord(bot, language, guildId, "button.play");
  const link = invitation(bot.client);
  return [
    phrase(language, { key: "help", args: { play, verbs: verbsFor(session) } }),
    phrase(language, { key: "help.invite", args: { link } }),
  ].join("\n");
}

/** The verbs of the channel's game; of every game if none is played. */
function verbsFor(session: Session): string {
  if (session instanceof GameSession) return verbsOf(session.title.family);
  const titles = [...session.table.titles.values()];
  const families = [...new Set(titles.map(({ family }) => family))];
  return families
    .map((family) => {
      const played = titles.filter((title) => title.family === family).map(({ name }) => name[session.language]);
      return `${verbsOf(family)} (${played.join(", ")})`;
    })
    .join("; ");
}

const verbsOf = ({ name, verbs }: Family): string => verbs.map((verb) => `\`/${name.en} ${verb.name.en}\``).join(", ");
