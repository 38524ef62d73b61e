import { MessageFlags, Routes } from "discord.js";
import { Unreadable } from "../engine/index.ts";
import { readPost, type Said, type SentPost } from "../store/index.ts";
import type { Bot } from "./bot.ts";
import { isDown, pauseOn } from "./later.ts";
import { markKey } from "./own-messages.ts";
import { type Sent, sentMessage } from "./past-posts.ts";
import { asFiles, illustratedPost } from "./pictures.ts";
import type { Content } from "./post-content.ts";
import { isGone, redactError } from "./trouble.ts";

/** A hand that is to be shown: the row of the outbox and what it says. */
interface Shown {
  readonly id: number;
  readonly nonce: string;
  readonly said: Said<"hand">;
}

/**
 * A hand has one message in the direct messages of its person. It is changed where it stands, which rings nobody; when new cards
 * call for a decision another one takes its place, below what was said since.
 */
export class HandMessages {
  constructor(private readonly bot: Bot) {}

  /**
   * Changes the message that shows the hand; nothing if there is none, or if Discord would have to be waited for. Throws if
   * Discord is down: it may have heard, and a second message would be one too many.
   */
  async change(hand: Shown, channel: string, { components, pictures }: Content): Promise<Sent | null> {
    if (hand.said.payload.isNew) return null;
    const messageId = await this.standing(hand);
    if (messageId === null) return null;
    const body = {
      ...illustratedPost(pictures, components, markKey(hand.said, hand.nonce)),
      flags: MessageFlags.IsComponentsV2,
    };
    try {
      const options = { body, files: asFiles(pictures) };
      return sentMessage(await this.bot.client.rest.patch(Routes.channelMessage(channel, messageId), options));
    } catch (error) {
      if (isGone(error) || (!isDown(error) && pauseOn(error) !== null)) return null;
      throw error;
    }
  }

  /** Takes away the message that another one has taken the place of; throws if Discord is down. */
  async replace(hand: Shown, channel: string, { messageId }: Sent): Promise<void> {
    const past = await this.standing(hand);
    if (past === null || past === messageId) return;
    try {
      await this.bot.client.rest.delete(Routes.channelMessage(channel, past));
    } catch (error) {
      if (isDown(error)) throw error;
      if (!isGone(error)) this.bot.log.warn({ error: redactError(error) }, "past hand");
    }
  }

  /** The message that showed the hand last. Somebody with several seats has one for each. */
  private async standing({ id, said }: Shown): Promise<string | null> {
    const { game, seat } = said.payload;
    const sent = await this.bot.table.store.sentTo(said.to.userId, game, "hand", id);
    return sent.find((post) => seatOf(post) === seat)?.messageId ?? null;
  }
}

/** Whose hand a message shows; nothing if nobody can read that any more. */
function seatOf(post: SentPost): string | null {
  try {
    const said = readPost(post);
    return said.kind === "hand" ? said.payload.seat : null;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
