import type { AutocompleteInteraction, ChatInputCommandInteraction } from "discord.js";
import { type Ask, Refusal } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { optionDetail, optionLabel } from "../i18n/index.ts";
import type { StoredGame } from "../store/index.ts";
import { type AnyMatch, act, normalise, preview, search, stillRunning } from "../table/index.ts";
import { type Actor, type Bot, titleFor } from "./bot.ts";
import { after } from "./clicks.ts";
import type { Choice } from "./command.ts";
import type { Answer } from "./responder.ts";
import { type Item, meant, readList } from "./typing.ts";
import { gameOf } from "./where.ts";

/** What a verb has typed in so far: a card, what it is played for, and places or other things. */
export interface Typed {
  readonly card?: string | null;
  readonly use?: string | null;
  readonly list?: string | null;
  /** The kinds of asks that the verb answers, by their beginning; any if not said. */
  readonly asks?: readonly string[];
}

const useKinds = ["play.use", "operations.kind", "grain-sales.use", "che.coup"];

/** The asked seat's present question in a match, after some picks. */
const askOf = (match: AnyMatch, seat: string): Ask | undefined =>
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
    if (typed.card) picks.push(cardMeant(title, actor, typed.card));
    else if (typed.use && first.ask.kind === "play.card") throw new Refusal({ key: "refusal.card-needed", args: {} });
  }
  if (typed.use) {
    const after = now();
    const forced = after.match.log.slice(first.match.log.length).filter(({ key }) => key === "forced");
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

/** A list, unless all of it is the name of one option. */
const itemsOf = (title: AnyTitle, actor: Actor, ask: Ask | undefined, list: string): Item[] =>
  ask !== undefined && named(title, actor, ask, list) !== undefined
    ? [{ whole: list, typed: list, count: 1 }]
    : readList(list);

/** The option that is called exactly so, by its id or its label. */
function named(title: AnyTitle, actor: Actor, ask: Ask, typed: string): string | undefined {
  const label = (id: string) => optionLabel(actor.language, ask, id, title.vocabulary).toLowerCase();
  const ids = ask.options.map(({ id }) => id);
  return ids.find((id) => id === typed) ?? ids.find((id) => label(id) === typed.trim().toLowerCase());
}

const fits = ({ asks, use }: Typed, kind: string): boolean =>
  asks === undefined ||
  asks.some((beginning) => kind.startsWith(beginning)) ||
  (use != null && (kind === "play.card" || useKinds.includes(kind)));

const asksForCard = (title: AnyTitle, ask: Ask): boolean =>
  !useKinds.includes(ask.kind) && ask.options.some(({ id }) => title.subjects("card").includes(id));

/** What a card is played for, by id or by the beginning of its label. */
function useMeant(title: AnyTitle, actor: Actor, ask: Ask, typed: string): string {
  const label = (id: string) => normalise(optionLabel(actor.language, ask, id, title.vocabulary));
  const near = ask.options.filter(({ id }) => label(id).startsWith(normalise(typed)));
  return named(title, actor, ask, typed) ?? (near.length === 1 ? near[0]?.id : undefined) ?? typed;
}

/** A card by any of its names: of the whole game, so that the rules can say why it cannot be played. */
const cardMeant = (title: AnyTitle, actor: Actor, typed: string): string =>
  meant(typed, title.subjects("card"), title.game, (id) => title.vocabulary.name(id)?.[actor.language] ?? id);

const placeMeant = (title: AnyTitle, actor: Actor, typed: string): string =>
  meant(typed, title.subjects("country"), title.game, (id) => title.vocabulary.name(id)?.[actor.language] ?? id);

/** An option by the name of what it is about; a place that is not offered is left to the rules. */
const optionMeant =
  (ask: Ask) =>
  (title: AnyTitle, actor: Actor, typed: string): string => {
    const label = (id: string) => optionLabel(actor.language, ask, id, title.vocabulary);
    const ids = ask.options.map(({ id }) => id);
    try {
      return named(title, actor, ask, typed) ?? meant(typed, ids, title.game, label);
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.reason.key === "refusal.ambiguous") throw refusal;
      return placeMeant(title, actor, typed);
    }
  };

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
  return after(bot, game.id, actor, done.since);
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

/** Only cards, and of those only the ones that can be used as the verb says. */
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
    .filter((id) => title.subjects("card").includes(id) && serves(id))
    .map((id) => choice(title, actor, ask, id));
}

function completeUse(bot: Bot, game: StoredGame, actor: Actor, { card }: Typed, text: string): Choice[] {
  const title = titleFor(bot, game);
  const ask = askAfter(bot, game, actor, { card: card ?? null });
  if (ask === undefined || !useKinds.includes(ask.kind)) return [];
  return matching(title, actor, ask, text).map((id) => choice(title, actor, ask, id));
}

function matching(title: AnyTitle, actor: Actor, ask: Ask, text: string): string[] {
  const ids = ask.options.map(({ id }) => id);
  const label = (id: string) => optionLabel(actor.language, ask, id, title.vocabulary).toLowerCase();
  const byLabel = ids.filter((id) => label(id).includes(text.toLowerCase()));
  return [...new Set([...byLabel, ...search(text, ids, title.game)])].slice(0, 25);
}

function choice(title: AnyTitle, actor: Actor, ask: Ask, id: string): Choice {
  const detail = optionDetail(actor.language, ask, id, title.vocabulary);
  const label = optionLabel(actor.language, ask, id, title.vocabulary);
  return { name: detail === "" ? label : `${label} · ${detail}`, value: id };
}

/** The last item of a list is completed, the rest is kept, and what is left to spend is shown. */
function completeList(bot: Bot, game: StoredGame, actor: Actor, typed: Typed, text: string): Choice[] {
  const title = titleFor(bot, game);
  const cut = Math.max(text.lastIndexOf(","), text.lastIndexOf(";"));
  const kept = cut < 0 ? "" : `${text.slice(0, cut).trim()}, `;
  const last = text.slice(cut + 1).trim();
  const ask = askAfter(bot, game, actor, { ...typed, list: kept });
  // a card that has not been named is no place
  if (ask === undefined || (typed.use != null && (asksForCard(title, ask) || useKinds.includes(ask.kind)))) return [];
  const left = typeof ask.args.left === "number" ? ` (${ask.args.left})` : "";
  const number = /\s(\d+)$/.exec(last)?.[1];
  return matching(title, actor, ask, last.replace(/\s*\d+$/, "")).map((id) => {
    const label = optionLabel(actor.language, ask, id, title.vocabulary);
    const count = number === undefined ? "" : ` ${number}`;
    const detail = kept === "" ? optionDetail(actor.language, ask, id, title.vocabulary) : "";
    const shown = [`${kept}${label}${count}${left}`, detail].filter((part) => part !== "").join(" · ");
    return { name: shown, value: `${kept}${/[,;]/.test(label) ? id : label}${count}` };
  });
}
