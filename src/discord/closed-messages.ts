import { type PostRecord, readPost, type Said } from "../store/index.ts";
import { type Bot, personLanguage } from "./bot.ts";
import { orderEndWords, tellOrderLater } from "./order-words.ts";
import { tellParkedLater } from "./parked-words.ts";

/** Direct messages that are closed are told once, in the channel of the game; what matters is said with the next private answer. */
export async function tellClosed(bot: Bot, post: PostRecord): Promise<void> {
  const { store, now } = bot.table;
  if (!("userId" in post.to) || post.gameId === null) return;
  const { userId } = post.to;
  const said = readPost(post);
  if (said.kind === "parked") return tellParkedLater(bot, said);
  const settings = await store.userSettings(userId);
  const game = await store.brokenGame(post.gameId);
  if (game === null) return;
  // whoever has left it, and may be forgotten, is not written down again
  const isIn = game.seats.some((seat) => seat.userId === userId) || game.hostId === userId;
  if (!isIn) return;
  if (said.kind === "order-end") await tellOrderEnd(bot, said, post.guildId);
  if (settings.dmsClosed) return;
  await store.setUserSettings(userId, { dmsClosed: true });
  const payload = { user: userId, guild: game.guildId };
  await store.post([{ to: { channelId: game.channelId }, kind: "closed-dm", payload }], now(), game);
}

async function tellOrderEnd(bot: Bot, { to, payload }: Said<"order-end">, guildId: string | null): Promise<void> {
  const language = await personLanguage(bot, to.userId, guildId);
  const words = await orderEndWords(bot, language, payload);
  if (words !== null) await tellOrderLater(bot, to.userId, words);
}
