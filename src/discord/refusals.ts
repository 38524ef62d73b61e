import { type Ask, Refusal } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { optionLabel, phrase, prompt } from "../i18n/index.ts";
import type { StoredGame } from "../store/index.ts";
import { look } from "../table/index.ts";
import { type Actor, type Bot, titleFor } from "./bot.ts";
import { readId } from "./ids.ts";
import type { Answerable } from "./responder.ts";
import { LineRefusal } from "./step-refusal.ts";
import { gameOf } from "./where.ts";

const EXAMPLES = 6;

/** What was wrong, and what would be legal now, in the person's language. */
export async function refusalLines(
  bot: Bot,
  refusal: Refusal,
  interaction: Answerable,
  actor: Actor,
): Promise<string[]> {
  const game = await gameAbout(bot, interaction, actor);
  if (game === null) return [phrase(actor.language, refusal.reason)];
  const title = titleFor(bot, game);
  const said = phrase(actor.language, refusal.reason, title.vocabulary);
  if (game.status !== "running" || !answersAsk(interaction)) return [said];
  const line = refusal instanceof LineRefusal ? lineLines(refusal, actor, title) : [];
  if (line.length > 0) return [said, ...line];
  const { match, seat } = look(bot.table, game, actor.id);
  const ask = match.pending.find((pending) => pending.seat === seat && !pending.answered);
  if (ask === undefined) return [said];
  return [said, offered(ask, actor, title)];
}

/** What is asked where a line went wrong, what would be legal there, and a whole line that would work. */
function lineLines({ ask, example }: LineRefusal, actor: Actor, title: AnyTitle): string[] {
  const { language } = actor;
  return [
    ...(ask === undefined || ask.options.length === 0
      ? []
      : [prompt(language, ask, title.vocabulary), offered(ask, actor, title)]),
    ...(example === null ? [] : [phrase(language, { key: "refusal.example", args: { line: example } })]),
  ];
}

function offered(ask: Ask, { language }: Actor, { vocabulary }: AnyTitle): string {
  const labels = ask.options.slice(0, EXAMPLES).map(({ id }) => optionLabel(language, ask, id, vocabulary));
  return `→ ${labels.join(", ")}${ask.options.length > EXAMPLES ? " …" : ""}`;
}

/** Commands that answer nothing: what is legal to answer does not help there. */
const others = ["game", "hand", "card", "country", "rules", "odds", "settings"];

const answersAsk = (interaction: Answerable): boolean =>
  !interaction.isChatInputCommand() || !others.includes(interaction.commandName);

async function gameAbout(bot: Bot, interaction: Answerable, actor: Actor): Promise<StoredGame | null> {
  try {
    if (interaction.isChatInputCommand()) return await gameOf(bot, interaction, actor);
    const id = readId(interaction.customId);
    return id === null ? null : await bot.table.store.game(id.game);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
