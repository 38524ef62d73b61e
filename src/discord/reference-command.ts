import { languages } from "../engine/index.ts";
import type { Subject } from "../games/title.ts";
import { meant, normalise, resolve, search } from "../grammar/index.ts";
import type { Actor } from "./bot.ts";
import { aboutChannel, type Command } from "./command.ts";
import { everywhere, type localized, textOption } from "./command-options.ts";
import { answering, answerTo } from "./rule-answers.ts";
import { entry, type Shelf, shelfFor, shownName } from "./shelf.ts";

type Words = ReturnType<typeof localized>;

/** A look-up in one or several kinds of things: works without a game too, and with one shows how things stand. */
export function lookUpCommand(words: Words, what: Words, ...subjects: readonly Subject[]): Command {
  const handler = aboutChannel({
    execute: async (session, interaction) => {
      const shelf = shelfFor(session, subjects);
      const typed = interaction.options.getString("name", true);
      const like = resolve(typed, shelf.ids, shelf);
      const answer = like.length === 0 ? await answerTo(session, shelf, typed) : null;
      if (answer !== null) return answer;
      const found = meantOn(shelf, typed, like, session.actor);
      const shown = await Promise.all(found.map((id) => entry(session, shelf, id)));
      return {
        components: shown.flatMap(({ components }) => components),
        files: shown.flatMap(({ files = [] }) => files),
      };
    },
    autocomplete: async (session, interaction) => {
      const shelf = shelfFor(session, subjects);
      const typed = interaction.options.getFocused();
      const named = search(typed, shelf.ids, shelf);
      const ids = named.length > 0 ? named : answering(shelf, typed);
      return ids.slice(0, 25).map((id) => ({ name: shownName(shelf, id, session.actor), value: id }));
    },
  });
  return {
    definition: {
      ...words,
      ...everywhere,
      options: [textOption(what, { required: true, completed: true })],
    },
    handler: () => handler,
  };
}

/**
 * What a typed name means: a thing's own name before another's short name. A card and a place of one name are both meant, and
 * so shown.
 */
function meantOn(shelf: Shelf, typed: string, like: readonly string[], actor: Actor): readonly string[] {
  const own = like.filter((id) => ownNames(shelf, id).includes(normalise(typed)));
  const meantIds = own.length > 0 ? own : like;
  const kinds = new Set(meantIds.map((id) => shelf.find(id).subject));
  if (meantIds.length > 1 && kinds.size === meantIds.length) return meantIds;
  return [meant(typed, meantIds, shelf, (id) => shownName(shelf, id, actor))];
}

const ownNames = (shelf: Shelf, id: string): string[] => {
  const words = shelf.name(id);
  return words === undefined ? [] : languages.map((language) => normalise(words[language]));
};
