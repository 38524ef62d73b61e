import type { Briefing } from "../games/briefing.ts";
import type { AnyTitle, Subject } from "../games/title.ts";
import type { Namer } from "../grammar/index.ts";
import { phrase, refusal } from "../i18n/index.ts";
import type { Actor } from "./bot.ts";
import { text } from "./components.ts";
import { asFiles, cardPictures, illustrated } from "./pictures.ts";
import type { Reply } from "./responder.ts";
import { GameSession, type Session } from "./session.ts";

/** What can be looked up: in the game of the channel as this person sees it, or in every game if none is played. */
export interface Shelf extends Namer {
  readonly titles: readonly AnyTitle[];
  readonly ids: readonly string[];
  readonly view: unknown;
  /** Of the game of the channel. */
  readonly briefing: Briefing | null;
  find(id: string): Thing;
  /** Whether nothing else in its game has this name. */
  isOnly(id: string): boolean;
}

interface Thing {
  readonly title: AnyTitle;
  readonly id: string;
  readonly subject: Subject;
}

/** With its title where every game is looked through, and with its kind where something else has the same name. */
export function shownName(shelf: Shelf, id: string, { language }: Actor): string {
  const { title, subject } = shelf.find(id);
  const words = shelf.name(id);
  const parts = [
    words?.[language] ?? id,
    ...(shelf.isOnly(id) ? [] : [phrase(language, { key: `subject.${subject}`, args: {} })]),
    ...(id.includes("/") ? [title.name[language]] : []),
  ];
  return parts.join(" · ");
}

export function shelfFor(session: Session, subjects: readonly Subject[]): Shelf {
  if (!(session instanceof GameSession)) return shelfOf([...session.table.titles.values()], subjects, null, null);
  const { title, game, language } = session;
  const view = game.saved === null ? null : session.look.match.view(session.look.seat);
  return shelfOf([title], subjects, view, title.briefing(game.options, language));
}

/** What people type for the briefing of the game they play. */
const briefingWords = ["scenario", "сценарий", "briefing", "брифинг"];

/** As in `red-sea/t-62s` where there are several titles: they have cards or countries of the same name. */
export const idOn = ({ titles }: Pick<Shelf, "titles">, title: AnyTitle, id: string): string =>
  titles.length === 1 ? id : `${title.game.id}/${id}`;

function shelfOf(
  titles: readonly AnyTitle[],
  subjects: readonly Subject[],
  view: unknown,
  briefing: Briefing | null,
): Shelf {
  const things = titles.flatMap((title) => [
    ...subjects.flatMap((subject) => title.subjects(subject).map((id): Thing => ({ title, id, subject }))),
    ...(briefing === null ? [] : [{ title, id: briefing.id, subject: "scenario" } as const]),
  ]);
  const found = new Map(things.map((thing) => [idOn({ titles }, thing.title, thing.id), thing]));
  const find = (id: string) => {
    const entry = found.get(id);
    if (entry === undefined) throw refusal("refusal.unknown-name", { name: id.slice(0, 60) });
    return entry;
  };
  const nameIn = ({ title, id }: Thing) => title.game.name(id) ?? (id === briefing?.id ? briefing.name : undefined);
  const nameOf = (thing: Thing) => `${thing.title.game.id}/${nameIn(thing)?.en}`;
  const shared = new Map<string, number>();
  for (const thing of found.values()) shared.set(nameOf(thing), (shared.get(nameOf(thing)) ?? 0) + 1);
  return {
    titles,
    ids: [...found.keys()],
    view,
    briefing,
    find,
    isOnly: (id) => shared.get(nameOf(find(id))) === 1,
    name: (id) => nameIn(find(id)),
    aliases: (id) => [...find(id).title.game.aliases(find(id).id), ...(id === briefing?.id ? briefingWords : [])],
  };
}

/** What there is to say of one thing, a card with its picture. */
export async function entry({ bot, actor }: Session, shelf: Shelf, found: string): Promise<Reply> {
  const { title, id, subject } = shelf.find(found);
  const known =
    shelf.briefing?.id === id ? shelf.briefing.whole : title.lookUp(subject, id, actor.language, shelf.view);
  const lines = [text(known.join("\n"))];
  const pictures = subject === "card" ? await cardPictures(bot, actor.language, title.game.id, id) : [];
  return { components: illustrated(pictures, lines), files: asFiles(pictures) };
}
