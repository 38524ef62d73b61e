import { type Ask, type Language, visible } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { isBegun, type Warning } from "../grammar/index.ts";
import { dangerWords, optionDetail, optionLabel, type PhraseKey, phrase, says, story, worded } from "../i18n/index.ts";
import { type Done, logSince } from "../table/index.ts";
import { button, buttonRows, text } from "./components.ts";
import { handLines } from "./hands.ts";
import { writeId } from "./ids.ts";
import { panel } from "./panel.ts";
import { asFiles, handPictures, illustrated } from "./pictures.ts";
import { type Reply, said } from "./responder.ts";
import type { GameSession } from "./session.ts";
import { dangersOf } from "./warnings.ts";

/** The private panel of a person: what is asked of them now, and what they did a moment ago. */
export function currentPanel(session: GameSession, lines: readonly string[] = []): Reply {
  const { title, game, language } = session;
  const { match, seat, own } = session.look;
  const ask = match.pending.find((pending) => pending.seat === seat && !pending.answered) ?? null;
  const say = (key: PhraseKey, args = {}) => says(language, { key, args }, title.messages);
  const waiting = match.pending.filter((pending) => !pending.answered).map((pending) => pending.seat);
  const news: string[] = [...lines];
  if (seat === null) news.push(say("panel.watching"));
  if (ask === null && waiting.length > 0) news.push(say("panel.waiting", { seats: waiting }));
  const isSecret = match.pending.some((pending) => own.includes(pending.seat) && pending.answered);
  const undo =
    isSecret || own.some((each) => isBegun(each, { match, posted: game.table.posted }))
      ? "pick"
      : own.some((each) => match.canUndo(each))
        ? "move"
        : null;
  const notices =
    ask === null
      ? []
      : (title.notices?.(match.view(seat)) ?? []).flatMap((told) => worded(language, told, title.messages) ?? []);
  const dangers = ask === null ? new Map() : dangersOf(match, ask, language, title.messages);
  return {
    components: panel({
      title,
      language,
      game: game.id,
      version: game.version,
      ask,
      lines: news,
      undo,
      dangers,
      notices,
    }),
  };
}

/** The panel as it is after a move; a secret choice that others are still waited for is told to its person. */
export async function panelAfterMove(
  before: GameSession,
  { position, since }: Done,
  picked?: string,
  more: readonly string[] = [],
): Promise<Reply> {
  const session = before.at(position);
  const news = await ownNews(session, since);
  const chosen = picked === undefined ? [] : secretChoice(session, picked);
  return currentPanel(session, [...news, ...more, ...chosen]);
}

/** What a seat did since an index of the log, told to its person. Of a story in chapters only the first: the rest is posted. */
async function ownNews({ table, position, title, look, language }: GameSession, since: number): Promise<string[]> {
  const entries = (await logSince(table, position, since)).map((entry) => visible(entry, look.own));
  if (entries.length === 0) return [];
  const [first = entries] = title.chapters?.(entries, []) ?? [];
  return story(language, first, title.messages);
}

/** What a person has just chosen, while somebody else has still to choose. */
function secretChoice({ look, title, language }: GameSession, picked: string): string[] {
  const ask = look.match.pending.find((pending) => pending.seat === look.seat && pending.answered === true);
  if (ask === undefined || !ask.options.some(({ id }) => id === picked)) return [];
  const choice = optionLabel(language, ask, picked, title.messages);
  return [phrase(language, { key: "panel.chosen", args: { choice } })];
}

/** The hand of a person, or those of all their seats: first of the one that is asked. */
export async function handAnswer(session: GameSession): Promise<Reply> {
  const { bot, title, game, language } = session;
  const { match } = session.look;
  const seats = handsOf(session);
  if (seats.length === 0) return said(label(language, "refusal.not-playing"));
  const hands = await Promise.all(
    seats.map(async (seat, at) => {
      const painted = await handPictures(bot, language, game.title, match.view(seat));
      // files of one message need names of their own
      const pictures = painted.map((picture) => (at === 0 ? picture : { ...picture, name: `${at}-${picture.name}` }));
      const lines = text(handLines(title, language, match, seat).join("\n"));
      return { pictures, components: illustrated(pictures, [lines]) };
    }),
  );
  return {
    components: hands.flatMap(({ components }) => components),
    files: asFiles(hands.flatMap(({ pictures }) => pictures)),
  };
}

/** The seats whose hands a person holds: first the one that is asked. */
export const handsOf = ({ look: { seat, own } }: GameSession): string[] => [
  ...new Set([...(seat === null ? [] : [seat]), ...own]),
];

/** Asks once more before something that cannot be taken back, or that may lose the game. */
export function confirmPanel(session: GameSession, kind: string, option: string, warning?: Warning): Reply {
  const { title, game, look, language } = session;
  const ask = look.match.pending.find((pending) => pending.seat === look.seat);
  const choice = ask === undefined ? option : choiceWords(title, language, ask, option);
  const say = (key: PhraseKey) => label(language, key);
  const id = { game: game.id, version: game.version, ask: kind };
  const buttons = [
    button(
      writeId({ ...id, action: "confirm", option }),
      say(warning === undefined ? "button.confirm" : "button.sure"),
      warning === undefined ? "main" : "danger",
    ),
    button(writeId({ ...id, action: "play" }), say("button.back")),
  ];
  const lines =
    warning === undefined
      ? [phrase(language, { key: "panel.confirm", args: { choice } })]
      : [...warningLines(session, warning), say("panel.sure")];
  return { components: [text(lines.join("\n")), ...buttonRows(buttons)] };
}

/** What somebody should know before they mean it. */
export function warningLines({ title, language }: GameSession, { ask, option, danger }: Warning): string[] {
  const choice = choiceWords(title, language, ask, option);
  if (danger === null) return [phrase(language, { key: "panel.empty", args: { choice } })];
  return [`⚠️ **${choice}**: ${dangerWords(language, danger, title.messages)}`];
}

/** With all there is to know of it: nobody should have to go back to see the chance. */
function choiceWords({ messages }: AnyTitle, language: Language, ask: Ask, option: string): string {
  const detail = optionDetail(language, ask, option, messages);
  const words = optionLabel(language, ask, option, messages);
  return detail === "" ? words : `${words} · ${detail}`;
}

export const label = (language: Language, key: PhraseKey): string => phrase(language, { key, args: {} });
