import type { AutocompleteInteraction, ChatInputCommandInteraction } from "discord.js";
import { type Ask, Refusal } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { optionDetail, optionLabel } from "../i18n/index.ts";
import type { StoredGame } from "../store/index.ts";
import { type AnyMatch, act, preview, runningGame, search } from "../table/index.ts";
import { type Actor, type Bot, titleFor } from "./bot.ts";
import { after } from "./clicks.ts";
import type { Choice } from "./command.ts";
import type { Answer } from "./responder.ts";
import { meant, readList } from "./typing.ts";
import { gameOf } from "./where.ts";

/** What a verb has typed in so far: a card, what it is played for, and places or other things. */
export interface Typed {
  readonly card?: string | null;
  readonly use?: string | null;
  readonly list?: string | null;
}

const useKinds = ["play.use", "operations.kind", "grain-sales.use", "che.coup"];

/** The asked seat's present question in a match, after some picks. */
const askOf = (match: AnyMatch, seat: string): Ask | undefined =>
  match.pending.find((ask) => ask.seat === seat && !ask.answered) ?? match.pending.find((ask) => ask.seat === seat);

/** A verb as picks: what the present question makes needless is left out, names are looked up among what is legal. */
export function picksOf(bot: Bot, game: StoredGame, actor: Actor, typed: Typed): string[] {
  const title = titleFor(bot, game);
  const picks: string[] = [];
  const now = () => {
    const { match, seat } = preview(bot.table, game, actor.id, picks);
    return { match, seat, ask: askOf(match, seat) };
  };
  const first = now();
  if (first.ask === undefined) {
    const reason = first.match.refusal(first.seat, typed.card ?? typed.use ?? "");
    throw new Refusal(reason ?? { key: "refusal.option", args: {} });
  }
  const choosesCard = first.ask.options.some(({ id }) => title.subjects("card").includes(id));
  if (choosesCard && !useKinds.includes(first.ask.kind)) {
    if (typed.card) picks.push(cardMeant(title, actor, typed.card));
    else if (typed.use && first.ask.kind === "play.card") throw new Refusal({ key: "refusal.card-needed", args: {} });
  }
  if (typed.use && useKinds.includes(now().ask?.kind ?? "")) picks.push(typed.use);
  for (const { typed: name, count } of readList(typed.list ?? "")) {
    const { ask } = now();
    const id = ask === undefined ? placeMeant(title, actor, name) : optionMeant(title, actor, ask, name);
    for (let each = 0; each < count; each++) picks.push(id);
  }
  return picks;
}

/** A card by any of its names: of the whole game, so that the rules can say why it cannot be played. */
const cardMeant = (title: AnyTitle, actor: Actor, typed: string): string =>
  meant(typed, title.subjects("card"), title.game, (id) => title.vocabulary.name(id)?.[actor.language] ?? id);

const placeMeant = (title: AnyTitle, actor: Actor, typed: string): string =>
  meant(typed, title.subjects("country"), title.game, (id) => title.vocabulary.name(id)?.[actor.language] ?? id);

/** An option by its label or by the name of what it is about; a place that is not offered is left to the rules. */
function optionMeant(title: AnyTitle, actor: Actor, ask: Ask, typed: string): string {
  const ids = ask.options.map(({ id }) => id);
  const label = (id: string) => optionLabel(actor.language, ask, id, title.vocabulary);
  const byLabel = ids.find((id) => label(id).toLowerCase() === typed.toLowerCase());
  if (byLabel !== undefined) return byLabel;
  try {
    return meant(typed, ids, title.game, label);
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || refusal.reason.key === "refusal.ambiguous") throw refusal;
    return placeMeant(title, actor, typed);
  }
}

/** Runs a verb: all of it or nothing, and shows what is next. */
export async function runVerb(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  actor: Actor,
  typed: Typed,
): Promise<Answer> {
  const { id } = await gameOf(bot, interaction, actor);
  const game = await runningGame(bot.table, id);
  const picks = picksOf(bot, game, actor, typed);
  const done = await act(bot.table, { game: id, user: actor, interaction: interaction.id, picks });
  return after(bot, id, actor, done.since);
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
  if (name === "card" || name === "option") return choicesFor(bot, game, actor, {}, value);
  if (name === "as") return choicesFor(bot, game, actor, { card: typed.card ?? null }, value);
  return completeList(bot, game, actor, typed, value);
}

async function choicesFor(bot: Bot, game: StoredGame, actor: Actor, before: Typed, text: string): Promise<Choice[]> {
  const title = titleFor(bot, game);
  const { match, seat } = preview(bot.table, game, actor.id, picksOf(bot, game, actor, before));
  const ask = askOf(match, seat);
  return ask === undefined ? [] : matching(title, actor, ask, text).map((id) => choice(title, actor, ask, id));
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
  const picks = picksOf(bot, game, actor, { ...typed, list: kept });
  const { match, seat } = preview(bot.table, game, actor.id, picks);
  const ask = askOf(match, seat);
  if (ask === undefined) return [];
  const left = typeof ask.args.left === "number" ? ` (${ask.args.left})` : "";
  return matching(title, actor, ask, last.replace(/\s*\d+$/, "")).map((id) => {
    const number = /\s(\d+)$/.exec(last)?.[1];
    const name = `${kept}${optionLabel(actor.language, ask, id, title.vocabulary)}${number === undefined ? "" : ` ${number}`}`;
    return { name: `${name}${left}`, value: name };
  });
}
