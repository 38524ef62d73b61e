import { askedRules } from "../grammar/index.ts";
import { phrase } from "../i18n/index.ts";
import { button, buttonRows, text } from "./components.ts";
import { type ComponentId, NO_GAME, writeId } from "./ids.ts";
import type { Reply } from "./responder.ts";
import { hereLines } from "./rules-here.ts";
import { GameSession, type Session } from "./session.ts";
import { entry, idOn, type Shelf, shelfFor, shownName } from "./shelf.ts";

/** One in full, and these many to open besides. */
const BESIDE = 2;

/** The rules on a shelf that may answer a question, the likeliest first; what several games have word for word, once. */
export function answering(shelf: Shelf, question: string): string[] {
  const found = shelf.titles.flatMap((title) =>
    askedRules(title, question).map(({ id, score }) => ({
      id: idOn(shelf, title, id),
      score,
      words: title.lookUp("rule", id, "en", null).join("\n"),
    })),
  );
  const known = new Map([...found].reverse().map(({ id, words }) => [words, id]));
  return found
    .filter(({ id, words }) => known.get(words) === id && shelf.ids.includes(id))
    .sort((one, two) => two.score - one.score)
    .map(({ id }) => id);
}

/** The paragraph that most likely answers a question, in full, and buttons for the next two; nothing if none may. */
export async function answerTo(session: Session, shelf: Shelf, question: string): Promise<Reply | null> {
  const { language, actor } = session;
  const [best, ...others] = answering(shelf, question).slice(0, 1 + BESIDE);
  if (best === undefined) return null;
  const { components, files = [] } = await entry(session, shelf, best);
  const game = session instanceof GameSession ? session.game.id : NO_GAME;
  const title = shelf.titles.length === 1 ? null : shelf.find(best).title.name[language];
  const beside = phrase(language, { key: "rules.answer", args: { title, others: others.length || null } });
  const buttons = others.map((id) =>
    button(writeId({ action: "rule", game, option: id }), shownName(shelf, id, actor)),
  );
  const here = session instanceof GameSession ? hereLines(session, question) : [];
  const position = here.length === 0 ? [] : [text(here.join("\n"))];
  return { components: [...components, ...position, text(beside), ...buttonRows(buttons)], files };
}

/** A rule that was offered beside another one. */
export const clickedRule = (session: Session, { option }: ComponentId): Promise<Reply> =>
  entry(session, shelfFor(session, ["rule"]), option);
