import { type Ask, type Language, visible } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { optionDetail, optionLabel, phrase, story, worded } from "../i18n/index.ts";
import type { StoredGame } from "../store/index.ts";
import { look, myGames, seatsOf } from "../table/index.ts";
import { type Actor, type Bot, titleFor } from "./bot.ts";
import { button, buttonRows, text } from "./components.ts";
import { handLines } from "./hands.ts";
import { writeId } from "./ids.ts";
import { panel } from "./panel.ts";
import { asFiles, handPictures, illustrated } from "./pictures.ts";
import type { Answer } from "./responder.ts";

/** The private panel of a person: what is asked of them now, and what they did a moment ago. */
export function presentPanel(bot: Bot, game: StoredGame, actor: Actor, lines: readonly string[] = []): Answer {
  const title = titleFor(bot, game);
  const { match, seat } = look(bot.table, game, actor.id);
  const { language } = actor;
  const ask = match.pending.find((pending) => pending.seat === seat && !pending.answered) ?? null;
  const say = (key: string, args = {}) => worded(language, { key, args }, title.vocabulary) ?? key;
  const waiting = match.pending.filter((pending) => !pending.answered).map((pending) => pending.seat);
  const news: string[] = [...lines];
  if (seat === null) news.push(say("panel.watching"));
  if (ask === null && waiting.length > 0) news.push(say("panel.waiting", { seats: waiting }));
  const canUndo = seatsOf(game, match, actor.id).some((own) => match.canUndo(own));
  return { components: panel({ title, language, game: game.id, version: game.version, ask, lines: news, canUndo }) };
}

/** What a seat did since an index of the log, in words for its person; of a long story the beginning: the rest is posted. */
export async function ownNews(bot: Bot, game: StoredGame, actor: Actor, since: number): Promise<string[]> {
  if (since >= game.logged) return [];
  const title = titleFor(bot, game);
  const { own } = look(bot.table, game, actor.id);
  const entries = (await bot.table.store.log(game.id, since, game.logged)).map((entry) => visible(entry, own));
  const [first = entries] = title.chapters?.(entries, []) ?? [];
  return story(actor.language, first, title.vocabulary);
}

/** What a person has just chosen, while somebody else has still to choose. */
export function secretChoice(bot: Bot, game: StoredGame, actor: Actor, picked: string): string[] {
  const { match, seat } = look(bot.table, game, actor.id);
  const ask = match.pending.find((pending) => pending.seat === seat && pending.answered === true);
  if (ask === undefined || !ask.options.some(({ id }) => id === picked)) return [];
  const { vocabulary } = titleFor(bot, game);
  const choice = optionLabel(actor.language, ask, picked, vocabulary);
  return [phrase(actor.language, { key: "panel.chosen", args: { choice } })];
}

/** The hand of a person, or those of all their seats: first of the one that is asked. */
export async function handAnswer(bot: Bot, game: StoredGame, actor: Actor): Promise<Answer> {
  const title = titleFor(bot, game);
  const { match } = look(bot.table, game, actor.id);
  const seats = handsOf(bot, game, actor);
  if (seats.length === 0) return { components: [text(label(actor.language, "refusal.not-playing"))] };
  const hands = await Promise.all(
    seats.map(async (seat, at) => {
      const painted = await handPictures(bot, actor.language, game.title, match.view(seat));
      // files of one message need names of their own
      const pictures = painted.map((picture) => (at === 0 ? picture : { ...picture, name: `${at}-${picture.name}` }));
      const lines = text(handLines(title, actor.language, match, seat).join("\n"));
      return { pictures, components: illustrated(pictures, [lines]) };
    }),
  );
  return {
    components: hands.flatMap(({ components }) => components),
    files: asFiles(hands.flatMap(({ pictures }) => pictures)),
  };
}

function handsOf(bot: Bot, game: StoredGame, actor: Actor): string[] {
  const { match, seat } = look(bot.table, game, actor.id);
  return [...new Set([...(seat === null ? [] : [seat]), ...seatsOf(game, match, actor.id)])];
}

/** All hands of a person: with the cards' texts if there is only one. */
export async function handsAnswer(bot: Bot, actor: Actor): Promise<Answer> {
  const own = (await myGames(bot.table, actor.id)).filter(({ game }) => game.status === "running");
  const games = (await Promise.all(own.map(({ game }) => bot.table.store.game(game.id)))).filter(
    (game) => game !== null,
  );
  const [only] = games;
  if (only === undefined) return { components: [text(label(actor.language, "hand.none"))] };
  if (games.length === 1) return handAnswer(bot, only, actor);
  const hands = games.map((game) => {
    const { match } = look(bot.table, game, actor.id);
    const lines = handsOf(bot, game, actor).flatMap((seat) =>
      handLines(titleFor(bot, game), actor.language, match, seat, "names"),
    );
    return [`<#${game.channelId}>`, ...lines].join("\n");
  });
  return { components: [text(hands.join("\n\n"))] };
}

/** Asks once more before something that cannot be taken back. */
export function confirmPanel(bot: Bot, game: StoredGame, actor: Actor, kind: string, option: string): Answer {
  const title = titleFor(bot, game);
  const { match, seat } = look(bot.table, game, actor.id);
  const { language } = actor;
  const ask = match.pending.find((pending) => pending.seat === seat);
  const choice = ask === undefined ? option : choiceWords(title, language, ask, option);
  const say = (key: string) => label(language, key);
  const id = { game: game.id, version: game.version, ask: kind };
  const buttons = [
    button(writeId({ ...id, action: "confirm", option }), say("button.confirm"), "main"),
    button(writeId({ ...id, action: "play" }), say("button.back")),
  ];
  return { components: [text(phrase(language, { key: "panel.confirm", args: { choice } })), ...buttonRows(buttons)] };
}

/** With all there is to know of it: nobody should have to go back to see the chance. */
function choiceWords({ vocabulary }: AnyTitle, language: Language, ask: Ask, option: string): string {
  const detail = optionDetail(language, ask, option, vocabulary);
  const words = optionLabel(language, ask, option, vocabulary);
  return detail === "" ? words : `${words} · ${detail}`;
}

export const label = (language: Language, key: string): string => phrase(language, { key, args: {} });
