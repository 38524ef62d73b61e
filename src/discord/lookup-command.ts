import { ApplicationCommandOptionType } from "discord.js";
import { Refusal } from "../engine/index.ts";
import type { AnyTitle, Subject } from "../games/title.ts";
import { type Namer, search } from "../table/index.ts";
import type { Actor } from "./bot.ts";
import { aboutChannel, type Command } from "./command.ts";
import { text } from "./components.ts";
import { asFiles, cardPictures, illustrated } from "./pictures.ts";
import { GameSession, type Session } from "./session.ts";
import { meant } from "./typing.ts";
import { described, everywhere } from "./words.ts";

/** A look-up in one or several kinds of things: works without a game too, and with one shows how things stand. */
export function lookUpCommand(words: ReturnType<typeof described>, ...subjects: readonly Subject[]): Command {
  const handler = aboutChannel({
    execute: async (session, interaction) => {
      const { bot, actor } = session;
      const shelf = shelfFor(session, subjects);
      const typed = interaction.options.getString("name", true);
      const found = meant(typed, shelf.ids, shelf, (id) => shownName(shelf, id, actor));
      const { title, id } = shelf.find(found);
      const subject = subjects.find((each) => title.subjects(each).includes(id)) ?? "rule";
      const lines = [text(title.lookUp(subject, id, actor.language, shelf.view).join("\n"))];
      const pictures = subject === "card" ? await cardPictures(bot, actor.language, title.game.id, id) : [];
      return { components: illustrated(pictures, lines), files: asFiles(pictures) };
    },
    autocomplete: async (session, interaction) => {
      const shelf = shelfFor(session, subjects);
      const ids = search(interaction.options.getFocused(), shelf.ids, shelf);
      return ids.slice(0, 25).map((id) => ({ name: shownName(shelf, id, session.actor), value: id }));
    },
  });
  return {
    definition: {
      ...words,
      ...everywhere,
      options: [
        {
          ...described("name", "название", "What to look up", "Что посмотреть"),
          type: ApplicationCommandOptionType.String,
          required: true,
          autocomplete: true,
        },
      ],
    },
    handler: () => handler,
  };
}

/** What can be looked up: in the game of the channel as this person sees it, or in every game if none is played. */
interface Shelf extends Namer {
  readonly ids: readonly string[];
  readonly view: unknown;
  find(id: string): { readonly title: AnyTitle; readonly id: string };
}

const shownName = (shelf: Shelf, id: string, { language }: Actor): string => {
  const { title } = shelf.find(id);
  const name = shelf.name(id)?.[language] ?? id;
  return id.includes("/") ? `${name} · ${title.name[language]}` : name;
};

function shelfFor(session: Session, subjects: readonly Subject[]): Shelf {
  if (!(session instanceof GameSession)) return wholeShelf([...session.table.titles.values()], subjects);
  const { title, game } = session;
  return {
    ids: subjects.flatMap((subject) => title.subjects(subject)),
    view: game.saved === null ? null : session.look.match.view(session.look.seat),
    find: (id) => ({ title, id }),
    name: (id) => title.game.name(id),
    aliases: (id) => title.game.aliases(id),
  };
}

/** Ids as in `red-sea/t-62s`: several games have a card or a country of the same name. */
function wholeShelf(titles: readonly AnyTitle[], subjects: readonly Subject[]): Shelf {
  const found = new Map(
    titles.flatMap((title) =>
      subjects
        .flatMap((subject) => title.subjects(subject))
        .map((id) => [titles.length === 1 ? id : `${title.game.id}/${id}`, { title, id }] as const),
    ),
  );
  const find = (id: string) => {
    const entry = found.get(id);
    if (entry === undefined) throw new Refusal({ key: "refusal.unknown-name", args: {} });
    return entry;
  };
  return {
    ids: [...found.keys()],
    view: null,
    find,
    name: (id) => find(id).title.game.name(find(id).id),
    aliases: (id) => find(id).title.game.aliases(find(id).id),
  };
}
