import type { Language } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { gamePhrase, phrase, type Told, worded } from "../i18n/index.ts";
import type { OrderEndPost } from "../store/index.ts";
import { type Offer, offers } from "../table/index.ts";
import { type Bot, titleFor } from "./bot.ts";
import type { Session } from "./session.ts";

/** What a kind of order does, as a label. */
export const orderName = (title: AnyTitle, language: Language, kind: string): string =>
  gamePhrase(language, { key: `order.${kind}`, args: {} }, title.messages);

export const orderAbout = (title: AnyTitle, language: Language, kind: string): string =>
  gamePhrase(language, { key: `order.${kind}.about`, args: {} }, title.messages);

/** One of the things that can be chosen for an order. */
export function pickName(title: AnyTitle, language: Language, pick: string): string {
  if (isOffer(pick)) return phrase(language, { key: `order.offer.${pick}`, args: {} });
  return title.messages.name(pick)?.[language] ?? pick;
}

const isOffer = (pick: string): pick is Offer => offers.some((each) => each === pick);

/** What stands, as a sentence. */
export function orderWords(title: AnyTitle, language: Language, told: Told): string {
  const { picks } = told.args;
  const named = Array.isArray(picks)
    ? picks.map((pick) => (isOffer(pick) ? pickName(title, language, pick) : pick))
    : [];
  return worded(language, { ...told, args: { ...told.args, picks: named } }, title.messages) ?? told.key;
}

/** What is told to whoever has given an order that has ended by itself; nothing if its game is gone. */
export async function orderEndWords(bot: Bot, language: Language, post: OrderEndPost): Promise<string | null> {
  const game = await bot.table.store.game(post.game);
  if (game === null) return null;
  const title = titleFor(bot, game);
  const args = {
    title: title.name[language],
    channel: `<#${game.channelId}>`,
    order: orderWords(title, language, post.order),
    reason: worded(language, post.reason, title.messages) ?? post.reason.key,
  };
  return phrase(language, { key: "order-end", args });
}

export const endedMemo = (userId: string): string => `orders ${userId}`;

/** Somebody cannot be written to, or does not want to be: he hears of it with the next answer that he gets. */
export async function tellOrderLater({ table: { store } }: Bot, userId: string, words: string): Promise<void> {
  const before = await store.memo(endedMemo(userId));
  await store.setMemo(endedMemo(userId), before === null ? words : `${before}\n${words}`);
}

/** What was to be told of orders that have ended. */
export async function orderNews({ table: { store }, actor }: Session): Promise<string[]> {
  return (await store.takeMemo(endedMemo(actor.id)))?.split("\n") ?? [];
}
