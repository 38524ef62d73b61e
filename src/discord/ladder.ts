import type { ChatInputCommandInteraction } from "discord.js";
import { type Picture, paintSheet } from "../../render/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { mention, type PhraseKey, phrase, refusal } from "../i18n/index.ts";
import { sureSkill } from "../ratings/ratings.ts";
import type { RankedPerson } from "../store/index.ts";
import { text } from "./components.ts";
import { harmless } from "./others-words.ts";
import { asFiles, illustrated, painted } from "./pictures.ts";
import { demandLadders } from "./profile.ts";
import type { Reply } from "./responder.ts";
import type { Session } from "./session.ts";

/** So many places are shown at once. */
const PLACES = 20;

interface Placed extends RankedPerson {
  readonly place: number;
}

/** The people of a server whose games of a title have counted, the best first. */
export async function ladderAnswer(
  session: Session,
  { guildId, options }: ChatInputCommandInteraction,
): Promise<Reply> {
  const { table, actor, language } = session;
  const { store } = table;
  if (guildId === null) throw refusal("refusal.ladder-server");
  await demandLadders(session, guildId);
  const title = await meantTitle(session, guildId, options.getString("title"));
  const by = options.getString("by") === "skill" ? "skill" : "its";
  const everybody = await store.ratings({ guildId, title: title.game.id }, by);
  const hidden = await store.hiddenAmong(everybody.map(({ userId }) => userId));
  const people = everybody
    .filter(({ userId }) => !hidden.has(userId) || userId === actor.id)
    .map((person, at): Placed => ({ ...person, place: at + 1 }));
  if (people.length === 0) throw refusal("refusal.ladder-empty", { title: title.name[language] });
  const first = Math.min(options.getInteger("from") ?? 1, people.length);
  const shown = people.slice(first - 1, first - 1 + PLACES);
  const own = people.find(({ userId }) => userId === actor.id);
  const say = (key: PhraseKey, args = {}) => phrase(language, { key, args });
  const lines = [
    say("ladder.head", { title: title.name[language], people: people.length }),
    ...shown.map(({ place, userId, its, games, ...skill }) =>
      say("ladder.row", { place, player: mention(userId), its, skill: sureSkill(skill), games }),
    ),
    ...(own === undefined || shown.includes(own)
      ? []
      : [say("ladder.own", { place: own.place, people: people.length, its: own.its })]),
    say("ladder.note"),
  ];
  const pictures = await ladderPictures(session, title, shown, people.length);
  return { components: illustrated(pictures, [text(lines.join("\n"))]), files: asFiles(pictures) };
}

/** The one that is named, or the one of which most games have ended here. */
async function meantTitle({ table }: Session, guildId: string, named: string | null): Promise<AnyTitle> {
  const ids = named === null ? await table.store.rankedTitles(guildId) : [named];
  const found = ids.flatMap((id) => table.titles.get(id) ?? []);
  for (const title of found) {
    const rated = named !== null || (await table.store.ratings({ guildId, title: title.game.id })).length > 0;
    if (rated) return title;
  }
  throw refusal("refusal.ladder-none");
}

async function ladderPictures(
  { bot, language, table, actor }: Session,
  title: AnyTitle,
  shown: readonly Placed[],
  people: number,
): Promise<Picture[]> {
  if (!bot.pictures) return [];
  const names = await table.store.namesOf(shown.map(({ userId }) => userId));
  const say = (key: PhraseKey, args = {}) => phrase(language, { key, args });
  const right = "right" as const;
  return painted(bot, async () => [
    await paintSheet({
      name: "ladder",
      heading: title.name[language],
      words: say("ladder.sheet", { people }),
      columns: [
        { head: say("ladder.column.place"), share: 1.2 },
        { head: say("ladder.column.player"), share: 5 },
        { head: say("ladder.column.its"), share: 2, align: right },
        { head: say("ladder.column.skill"), share: 2, align: right },
        { head: say("ladder.column.games"), share: 2, align: right },
      ],
      rows: shown.map(({ place, userId, its, games, ...skill }) => ({
        cells: [
          String(place),
          harmless(names.get(userId) ?? "–"),
          String(its),
          String(sureSkill(skill)),
          String(games),
        ],
        isMarked: userId === actor.id,
      })),
      notes: [say("ladder.sheet.note")],
    }),
  ]);
}
