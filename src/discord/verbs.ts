import type { AutocompleteInteraction } from "discord.js";
import { type Ask, Refusal } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { act, preview, type ReadonlyMatch } from "../table/index.ts";
import type { Actor } from "./bot.ts";
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
import type { GameSession } from "./session.ts";

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
export const askOf = (match: ReadonlyMatch, seat: string): Ask | undefined =>
  match.pending.find((ask) => ask.seat === seat && !ask.answered) ?? match.pending.find((ask) => ask.seat === seat);

/**
 * A verb as picks: what the present question makes needless is left out, names are looked up among what is legal. What
 * follows a die or a shown secret is looked up on the whole board, so that nothing of it is told before it is done.
 */
export function picksOf(session: GameSession, typed: Typed): string[] {
  const { title, actor } = session;
  const picks: string[] = [];
  const now = () => {
    const { match, seat, seals } = preview(session.position, session.actor.id, picks);
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
export async function runVerb(session: GameSession, typed: Typed): Promise<Answer> {
  const picks = picksOf(session, typed);
  return after(session, await act(session.table, { ...session.request, picks }), picks.at(-1));
}

/** Completes the option that is being typed, from what is legal after everything typed before it. */
export async function completeVerb(
  session: GameSession,
  interaction: AutocompleteInteraction,
  typed: Typed,
): Promise<Choice[]> {
  const { name, value } = interaction.options.getFocused(true);
  if (name === "card") return completeCard(session, typed, value);
  if (name === "as") return completeUse(session, typed, value);
  return completeList(session, typed, value);
}

/** The ask that follows what is typed; none if a die or a secret lies between. */
function askAfter(session: GameSession, typed: Typed): Ask | undefined {
  const { match, seat, seals } = preview(session.position, session.actor.id, picksOf(session, typed));
  return seals ? undefined : askOf(match, seat);
}

/** Only cards, or a pass instead, and of those only the ones that can be used as the verb says. */
function completeCard(session: GameSession, { asks, use }: Typed, text: string): Choice[] {
  const { title, actor } = session;
  const ask = askAfter(session, {});
  if (ask === undefined || !asksForCard(title, ask) || !fits({ ...(asks && { asks }), use: use ?? null }, ask.kind))
    return [];
  const serves = (id: string): boolean => {
    try {
      preview(session.position, session.actor.id, picksOf(session, { card: id, use: use ?? null }));
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

function completeUse(session: GameSession, { card }: Typed, text: string): Choice[] {
  const { title, actor } = session;
  const ask = askAfter(session, { card: card ?? null });
  if (ask === undefined || !useKinds.includes(ask.kind)) return [];
  return matching(title, actor, ask, text).map((id) => choice(title, actor, ask, id));
}

function completeList(session: GameSession, typed: Typed, text: string): Choice[] {
  const { title, actor } = session;
  const { kept, last } = lastOf(text);
  const ask = askAfter(session, { ...typed, list: kept });
  // a card that has not been named is no place
  if (ask === undefined || (typed.use != null && (asksForCard(title, ask) || useKinds.includes(ask.kind)))) return [];
  return itemChoices(title, actor, ask, kept, last);
}
