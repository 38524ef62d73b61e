import type { Ask, Language } from "../engine/index.ts";
import type { GameMessages, Told } from "./game-messages.ts";
import { nameInSentence, worded } from "./phrase.ts";

/** What is asked, said to the person asked, with the card that causes it. Not for the eyes of others. */
export function prompt(language: Language, ask: Ask, game: GameMessages): string {
  const { kind, args } = ask;
  const sentence = worded(language, { key: `ask.${kind}`, args }, game) ?? kind;
  const event = eventOf(language, ask, game);
  return event === undefined ? sentence : `${event} · ${sentence}`;
}

interface Onlooker<View> {
  /** What everybody may know: tells the round or phase. */
  readonly view?: View;
  /** Who is asked, for example a mention with the side; the side alone if not given. */
  readonly who?: string;
}

/** The same said of that person to everybody: `▸ US, action round 1 of 6: play a card.` */
export function waiting<View>(
  language: Language,
  ask: Ask,
  game: GameMessages<View>,
  { view, who }: Onlooker<View> = {},
): string {
  const { kind, args, seat } = ask;
  const todo = worded(language, { key: `todo.${kind}`, args }, game) ?? kind;
  const moment = view === undefined ? undefined : game.moment?.(view);
  const when = moment === undefined ? undefined : worded(language, moment, game);
  const subject = [who ?? game.name(seat)?.[language] ?? seat, when, eventOf(language, ask, game)];
  return `▸ ${subject.filter((part) => part !== undefined).join(", ")}: ${todo}.`;
}

/** The name of an earlier position, for a list of them. */
export function positionName<View>(language: Language, moment: Told, game: GameMessages<View>): string | undefined {
  const key = moment.key.replace(/^moment\./, "position.");
  return worded(language, { ...moment, key }, game, false) ?? worded(language, moment, game, false);
}

function eventOf(language: Language, { args: { event } }: Ask, game: GameMessages): string | undefined {
  if (typeof event !== "string") return undefined;
  const mark = game.mark(event);
  return `${mark}${nameInSentence(language, event, game) ?? event}${mark}`;
}
