import { wordsIn } from "../games/first-word.ts";
import { taughtAt } from "../table/index.ts";
import { type Components, hasRoom, text } from "./components.ts";
import type { Reply } from "./responder.ts";
import type { GameSession } from "./session.ts";
import { redactError } from "./trouble.ts";

/** So many new words at a time. */
const MOST_WORDS = 2;

/** For the words, and for a button that may still come with its row. */
const ROOM = 3;

/** Stands for all the words of a family. */
const ALL = "*";

/**
 * A panel with the words that its person meets for the first time, each once in any game of the family. Lessons explain theirs
 * themselves, and whoever had finished a game of the family before he met the first needs none. What is kept of it is read with
 * the settings: it costs a statement only where there is something new. What is refused or comes late changes nothing, and is told none.
 */
export async function withFirstWords(reply: Reply, session: GameSession): Promise<Reply> {
  const { title, actor, language, position } = session;
  const { match, seat } = session.look;
  const ask = match.pending.find((pending) => pending.seat === seat && !pending.answered);
  const { settings } = actor;
  if (ask === undefined || !settings.words || taughtAt(position) !== null || !hasRoom(reply.components, ROOM))
    return reply;
  const family = `${title.family.name.en}:`;
  const met = new Set(settings.metWords);
  if (met.has(family + ALL)) return reply;
  const found = wordsIn(title.words, ask.kind, shownIn(reply.components), language)
    .filter(({ id }) => !met.has(family + id))
    .slice(0, MOST_WORDS);
  if (found.length === 0) return reply;
  const isFirst = !settings.metWords.some((id) => id.startsWith(family));
  if (isFirst && (await isVersed(session))) {
    await remember(session, [family + ALL]);
    return reply;
  }
  await remember(
    session,
    found.map(({ id }) => family + id),
  );
  const lines = found.map((each) => `-# **${each.word[language]}** – ${each.text[language]}.`);
  return { ...reply, components: [...reply.components, text(lines.join("\n"))] };
}

/** Whether its person has played a game of the family to its end. */
function isVersed({ table, title, actor }: GameSession): Promise<boolean> {
  const family = [...table.titles.values()].filter((each) => each.family === title.family);
  return table.store.hasFinished(
    actor.id,
    family.map(({ game }) => game.id),
  );
}

/** Whoever is only shown something is shown it, whether or not that can be written down. Words that there are no more are forgotten. */
async function remember({ bot, table, actor }: GameSession, words: readonly string[]): Promise<void> {
  const there = new Set(
    [...table.titles.values()].flatMap((title) =>
      [ALL, ...title.words.map(({ id }) => id)].map((id) => `${title.family.name.en}:${id}`),
    ),
  );
  try {
    const { metWords } = await table.store.userSettings(actor.id);
    const all = [...new Set([...metWords, ...words])].filter((id) => there.has(id));
    await table.store.setUserSettings(actor.id, { metWords: all });
  } catch (error) {
    bot.log.warn({ error: redactError(error) }, "words not remembered");
  }
}

/** Everything that can be read in a message. */
const shownIn = (components: Components): string =>
  components
    .flatMap((part) => {
      if ("content" in part) return [part.content];
      if (!("components" in part)) return [];
      return part.components.flatMap((each) => [
        ...("label" in each ? [each.label ?? ""] : []),
        ...("options" in each ? each.options.flatMap(({ label, description = "" }) => [label, description]) : []),
      ]);
    })
    .join("\n");
