import type { Refusal } from "../engine/index.ts";
import { optionLabel, phrase } from "../i18n/index.ts";
import { look } from "../table/index.ts";
import { type Actor, type Bot, titleFor } from "./bot.ts";
import type { Answerable } from "./responder.ts";

const EXAMPLES = 6;

/** What was wrong, and what would be legal now, in the person's language. */
export async function refusalLines(
  bot: Bot,
  refusal: Refusal,
  { channelId }: Answerable,
  actor: Actor,
): Promise<string[]> {
  const game = channelId === null ? null : await bot.table.store.gameByChannel(channelId);
  if (game === null || game.status !== "running") return [phrase(actor.language, refusal.reason)];
  const title = titleFor(bot, game);
  const said = phrase(actor.language, refusal.reason, title.vocabulary);
  const { match, seat } = look(bot.table, game, actor.id);
  const ask = match.pending.find((pending) => pending.seat === seat && !pending.answered);
  if (ask === undefined) return [said];
  const labels = ask.options.slice(0, EXAMPLES).map(({ id }) => optionLabel(actor.language, ask, id, title.vocabulary));
  const more = ask.options.length > EXAMPLES ? " …" : "";
  return [said, `→ ${labels.join(", ")}${more}`];
}
