import { type Guild, type MessageComponentInteraction, MessageFlags, Routes } from "discord.js";
import type { Language } from "../engine/index.ts";
import { type PhraseKey, phrase, refusal } from "../i18n/index.ts";
import { openLobby, usualPace, welcomeMemo } from "../table/index.ts";
import { type Bot, channelLanguage } from "./bot.ts";
import { button, buttonRows, type Components, menu, text } from "./components.ts";
import { type ComponentId, NO_GAME, writeId } from "./ids.ts";
import { learnButton } from "./learn-button.ts";
import { openedAnswer, shownBy } from "./lobby-post.ts";
import { demandPlace, mayPost, threadsIn } from "./permissions.ts";
import type { Reply } from "./responder.ts";
import type { Session } from "./session.ts";

/** Tells a server that the bot has come to what this is, once, where the server has its news. If it may not post there it is silent. */
export async function welcome(bot: Bot, guild: Guild): Promise<void> {
  const { store, now } = bot.table;
  const { systemChannel: channel, members } = guild;
  if (channel === null || members.me === null || !mayPost(channel, members.me)) return;
  if ((await store.memo(welcomeMemo(guild.id))) !== null) return;
  // beforehand: rather never than twice
  await store.setMemo(welcomeMemo(guild.id), now().toISOString());
  const language = await channelLanguage(bot, guild.id);
  const components = bot.links.inComponents(welcomeComponents(bot, language), language);
  const body = { components, flags: MessageFlags.IsComponentsV2, allowed_mentions: { parse: [] } };
  await bot.client.rest.post(Routes.channelMessages(channel.id), { body });
}

/** What this is, and the ways to a first game. */
function welcomeComponents({ table }: Bot, language: Language): Components {
  const say = (key: PhraseKey) => phrase(language, { key, args: {} });
  const against = [...table.titles.values()].flatMap((title) =>
    title.game.seats(title.game.options({})).map((seat) => ({
      value: `${title.game.id}=${seat}`,
      label: `${title.name[language]}: ${title.messages.name(seat)?.[language] ?? seat}`,
    })),
  );
  return [
    text(say("welcome")),
    menu(writeId({ action: "against", game: NO_GAME }), say("welcome.against"), against),
    ...buttonRows([
      learnButton({ language }),
      button(writeId({ action: "open", game: NO_GAME }), say("welcome.open"), "main"),
    ]),
  ];
}

/** Opens a lobby where the welcome stands: an empty one, or with the computer in all other seats. */
export async function clickedWelcome(
  session: Session,
  interaction: MessageComponentInteraction,
  { action }: ComponentId,
): Promise<Reply> {
  const { table, actor } = session;
  const { guildId, channelId } = interaction;
  if (guildId === null) throw refusal("refusal.server-only");
  // it may be forged: nothing is opened but by what stands there
  if (interaction.component == null) throw refusal("refusal.late");
  demandPlace(interaction, channelId);
  const chosen = action === "open" ? null : interaction.isStringSelectMenu() ? (interaction.values[0] ?? "") : "";
  const game = await openLobby(table, {
    ...whatFor(session, chosen),
    options: {},
    guildId,
    channelId,
    user: actor,
    interaction: session.interaction,
    pace: (await table.store.guildSettings(guildId)).pace ?? usualPace,
    shownBy: shownBy(session),
    ...(threadsIn(interaction) === "allowed" ? { thread: true } : {}),
  });
  return openedAnswer(session, game);
}

/** The title and who sits where; what was chosen may be forged. */
function whatFor({ table }: Session, chosen: string | null) {
  const [first] = table.titles.keys();
  if (chosen === null) return { title: first ?? "", asksTitle: true };
  const [id = "", own = ""] = chosen.split("=");
  const title = table.titles.get(id);
  const seats = title?.game.seats(title.game.options({})) ?? [];
  if (!seats.includes(own)) throw refusal("refusal.late");
  const others = seats.filter((seat) => seat !== own);
  return { title: id, seats: [own], computers: others.map((seat) => ({ seat, level: "easy" as const })) };
}
