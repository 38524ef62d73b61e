import type { Actor, Bot } from "../src/discord/bot.ts";
import type { Command } from "../src/discord/command.ts";
import { text } from "../src/discord/components.ts";
import { described, everywhere } from "../src/discord/words.ts";
import { phrase } from "../src/i18n/index.ts";

export const help: Command = {
  definition: {
    ...described("help", "помощь", "How to play here", "Как здесь играть"),
    ...everywhere,
  },
  execute: async (bot, interaction, actor) => ({
    components: [
      text(phrase(actor.language, { key: "help", args: { verbs: await verbsFor(bot, interaction, actor) } })),
    ],
  }),
};

/** The verbs of the channel's game; of every game if none is played. */
async function verbsFor(bot: Bot, { channelId }: { channelId: string | null }, { language }: Actor): Promise<string> {
  const { store, titles } = bot.table;
  const game = channelId === null ? null : await store.gameByChannel(channelId);
  const played = titles.get(game?.title ?? "");
  if (played !== undefined) return played.verbs;
  // games of one family share their verbs
  const families = new Map<string, string[]>();
  for (const { name, verbs } of titles.values()) families.set(verbs, [...(families.get(verbs) ?? []), name[language]]);
  return [...families].map(([verbs, names]) => `${verbs} (${names.join(", ")})`).join("; ");
}
