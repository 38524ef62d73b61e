import type { AutocompleteInteraction, ChatInputCommandInteraction } from "discord.js";
import { type Ask, Refusal } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import type { StoredGame } from "../store/index.ts";
import { type AnyMatch, act, preview, stillRunning } from "../table/index.ts";
import { type Actor, type Bot, titleFor } from "./bot.ts";
import { after } from "./clicks.ts";
import type { Choice } from "./command.ts";
import {
  cardMeant,
  choice,
  itemChoices,
  itemsOf,
  lastOf,
  matching,
  named,
  optionMeant,
  placeMeant,
  useMeant,
} from "./option-names.ts";
import type { Answer } from "./responder.ts";
import { gameOf } from "./where.ts";

/** What a verb has typed in so far: a card, what it is played for, and places or other things. */
export interface Typed {
  readonly card?: string | null;
  readonly use?: string | null;
  readonly list?: string | null;
  /** The kinds of asks that the verb answers, by their beginning; any if not said. */
  readonly asks?: readonly string[];
}

/** What is chosen where a card would be, if there is none or it may be kept. */
const PASS = "pass";
const useKinds = ["play.use", "operations.kind", "grain-sales.use", "che.coup"];

/** The asked seat's present question in a match, after some picks. */
export const askOf = (match: AnyMatch, seat: string): Ask | undefined =>
  match.pending.find((ask) => ask.seat === seat && !ask.answered) ?? match.pending.find((ask) => ask.seat === seat);

/**
 * A verb as picks: what the present question makes needless is left out, names are looked up among what is legal. What
 * follows a die or a shown secret is looked up on the whole board, so that nothing of it is told before it is done.
 */
export function picksOf(bot: Bot, game: StoredGame, actor: Actor, typed: Typed): string[] {
  const title = titleFor(bot, game);
  const picks: string[] = [];
  const now = () => {
    const { match, seat, seals } = preview(bot.table, game, actor.id, picks);
    return { match, seat, ask: seals ? undefined : askOf(match, seat), seals };
  };
  const first = now();
  if (first.ask === undefined) {
    const reason = first.match.refusal(first.seat, typed.card ?? typed.use ?? "");
    throw new Refusal(reason ?? { key: "refusal.option", args: {} });
  }
  if (!fits(typed, first.ask.kind)) throw new Refusal({ key: "refusal.verb", args: {} });
  if (asksForCard(title, first.ask)) {
    if (typed.card) picks.push(passMeant(title, actor, first.ask, typed.card) ?? cardMeant(title, actor, typed.card));
    else if (typed.use && first.ask.kind === "play.card") throw new Refusal({ key: "refusal.card-needed", args: {} });
  }
  if (typed.use) {
    const after = now();
    const forced = after.match.log
      .slice(first.match.log.length)
      .filter(({ key, args }) => key === "forced" && args.seat === after.seat);
    if (after.ask !== undefined && useKinds.includes(after.ask.kind))
      picks.push(useMeant(title, actor, after.ask, typed.use));
    else if (picks.length > 0 && !forced.some(({ args }) => args.option === typed.use))
      throw new Refusal({ key: "refusal.use", args: {} });
  }
  for (const item of itemsOf(title, actor, now().ask, typed.list ?? "")) {
    const { ask } = now();
    const exact = ask === undefined ? undefined : named(title, actor, ask, item.whole);
    const id = exact ?? (ask === undefined ? placeMeant : optionMeant(ask))(title, actor, item.typed);
    for (let each = 0; each < (exact === undefined ? item.count : 1); each++) picks.push(id);
  }
  return picks;
}

const fits = ({ asks, use }: Typed, kind: string): boolean =>
  asks === undefined ||
  asks.some((beginning) => kind.startsWith(beginning)) ||
  (use != null && (kind === "play.card" || useKinds.includes(kind)));

/** Whether a question is answered with a card, or would be if there were one. */
const asksForCard = (title: AnyTitle, { kind, options }: Ask): boolean =>
  !useKinds.includes(kind) && (options.some(({ id }) => isCard(title, id)) || options.every(({ id }) => id === PASS));

const isCard = (title: AnyTitle, id: string): boolean => title.subjects("card").includes(id);

/** Whether instead of a card a pass was typed that is offered. */
const passMeant = (title: AnyTitle, actor: Actor, ask: Ask, typed: string): string | undefined =>
  named(title, actor, ask, typed) === PASS ? PASS : undefined;

/** Runs a verb: all of it or nothing, and shows what is next. */
export async function runVerb(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  actor: Actor,
  typed: Typed,
): Promise<Answer> {
  const game = stillRunning(await gameOf(bot, interaction, actor));
  const picks = picksOf(bot, game, actor, typed);
  const done = await act(bot.table, { game: game.id, user: actor, interaction: interaction.id, picks });
  return after(bot, game.id, actor, done.since, picks.at(-1));
}

/** Completes the option that is being typed, from what is legal after everything typed before it. */
export async function completeVerb(
  bot: Bot,
  interaction: AutocompleteInteraction,
  actor: Actor,
  typed: Typed,
): Promise<Choice[]> {
  const game = await gameOf(bot, interaction, actor);
  if (game.status !== "running") return [];
  const { name, value } = interaction.options.getFocused(true);
  if (name === "card") return completeCard(bot, game, actor, typed, value);
  if (name === "as") return completeUse(bot, game, actor, typed, value);
  return completeList(bot, game, actor, typed, value);
}

/** The ask that follows what is typed; none if a die or a secret lies between. */
function askAfter(bot: Bot, game: StoredGame, actor: Actor, typed: Typed): Ask | undefined {
  const { match, seat, seals } = preview(bot.table, game, actor.id, picksOf(bot, game, actor, typed));
  return seals ? undefined : askOf(match, seat);
}

/** Only cards, or a pass instead, and of those only the ones that can be used as the verb says. */
function completeCard(bot: Bot, game: StoredGame, actor: Actor, { asks, use }: Typed, text: string): Choice[] {
  const title = titleFor(bot, game);
  const ask = askAfter(bot, game, actor, {});
  if (ask === undefined || !asksForCard(title, ask) || !fits({ ...(asks && { asks }), use: use ?? null }, ask.kind))
    return [];
  const serves = (id: string): boolean => {
    try {
      preview(bot.table, game, actor.id, picksOf(bot, game, actor, { card: id, use: use ?? null }));
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  };
  return matching(title, actor, ask, text)
    .filter((id) => (id === PASS || isCard(title, id)) && serves(id))
    .map((id) => choice(title, actor, ask, id));
}

function completeUse(bot: Bot, game: StoredGame, actor: Actor, { card }: Typed, text: string): Choice[] {
  const title = titleFor(bot, game);
  const ask = askAfter(bot, game, actor, { card: card ?? null });
  if (ask === undefined || !useKinds.includes(ask.kind)) return [];
  return matching(title, actor, ask, text).map((id) => choice(title, actor, ask, id));
}

function completeList(bot: Bot, game: StoredGame, actor: Actor, typed: Typed, text: string): Choice[] {
  const title = titleFor(bot, game);
  const { kept, last } = lastOf(text);
  const ask = askAfter(bot, game, actor, { ...typed, list: kept });
  // a card that has not been named is no place
  if (ask === undefined || (typed.use != null && (asksForCard(title, ask) || useKinds.includes(ask.kind)))) return [];
  return itemChoices(title, actor, ask, kept, last);
}
