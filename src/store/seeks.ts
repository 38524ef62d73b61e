import type { OptionValues } from "../engine/index.ts";
import { type Database, isDuplicate, type StoreLog } from "./database.ts";
import { formats } from "./formats.ts";
import type { Seek as SeekRow } from "./generated/sqlite/client.ts";
import { orNamed } from "./named.ts";
import { type Handing, postRows } from "./outbox.ts";
import { newId } from "./pack.ts";
import type { Post } from "./posts.ts";

/** Somebody seeks an opponent in a server. */
export interface Seek {
  readonly id: string;
  readonly guildId: string;
  /** Where it was said. */
  readonly channelId: string;
  readonly userId: string;
  readonly userName: string;
  readonly title: string;
  /** What is wanted of the options; where one is not there anything will do. */
  readonly options: OptionValues;
  readonly seat: string | null;
  readonly days: number | null;
  readonly rated: boolean;
  /** Whose rating will do: so near to one's own, or from and to. */
  readonly near: number | null;
  readonly least: number | null;
  readonly most: number | null;
  /** Hours of his day in which its person usually plays, as bits; and whether an opponent must play then too. */
  readonly hours: number | null;
  readonly together: boolean;
  readonly createdAt: Date;
  readonly endsAt: Date;
  /** When it is looked at by itself. */
  readonly wakeAt: Date;
  /** Those who have been matched with each other have the same. */
  readonly match: string | null;
}

/** Who is matched with whom: those who seek already, and somebody who has just come, in the place of what he seeks himself. */
interface Pairing {
  readonly seeks: readonly Seek[];
  readonly comes?: Seek;
  readonly at: Date;
  readonly posts: (match: string) => readonly Post[];
}

const open = { match: null };
const inOrder = [{ createdAt: "asc" as const }, { id: "asc" as const }];

/** Thrown to undo what was begun when somebody was faster. */
class TooLate extends Error {}

/** Seeks of opponents: each change of several is whole or not at all, and of two that want the same one comes too late. */
export const seekStore = ({ read, write }: Database, handing: Handing, log?: StoreLog) => {
  const records = (rows: readonly SeekRow[]): Seek[] => rows.flatMap((row) => orNamed(() => record(row), log) ?? []);

  return {
    /** Adds one, once for each id; says what became of it. A person has so many at most, and one of each title in a server. */
    async addSeek(seek: Seek, most: number): Promise<"added" | "repeated" | "same-title" | "too-many"> {
      const { id, userId, guildId, title } = seek;
      try {
        return await write(async (tx) => {
          const own = await tx.seek.findMany({ where: { userId }, select: { id: true, guildId: true, title: true } });
          if (own.some((each) => each.id === id)) return "repeated";
          if (own.some((each) => each.guildId === guildId && each.title === title)) return "same-title";
          if (own.length >= most) return "too-many";
          await tx.seek.create({ data: written(seek) });
          return "added";
        });
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        return (await read.seek.findUnique({ where: { id } })) === null ? "same-title" : "repeated";
      }
    },

    async seek(id: string): Promise<Seek | null> {
      const row = await read.seek.findUnique({ where: { id } });
      return row === null ? null : (records([row])[0] ?? null);
    },

    /** Those of a server that nobody has been found for, the oldest first; of one title or of all. */
    async seeksIn(guildId: string, most: number, title?: string): Promise<Seek[]> {
      const where = { guildId, ...open, ...(title === undefined ? {} : { title }) };
      return records(await read.seek.findMany({ where, orderBy: inOrder, take: most }));
    },

    async seeksOf(userId: string): Promise<Seek[]> {
      return records(await read.seek.findMany({ where: { userId }, orderBy: inOrder }));
    },

    /** Those who have been matched with each other, until their game is open. */
    async seeksMatched(match: string): Promise<Seek[]> {
      return records(await read.seek.findMany({ where: { match }, orderBy: inOrder }));
    },

    /** Takes one back that nobody has been found for; says whether it was there. */
    async withdrawSeek({ id, userId }: Pick<Seek, "id" | "userId">): Promise<boolean> {
      return (await write((tx) => tx.seek.deleteMany({ where: { id, userId, ...open } }))).count > 0;
    },

    /** Matches people with each other; nothing if one of them has been matched, or has withdrawn, meanwhile. */
    async pairSeeks({ seeks, comes, at, posts }: Pairing): Promise<string | null> {
      const match = newId(16);
      const guildId = seeks[0]?.guildId ?? null;
      try {
        const posted = await write(async (tx) => {
          // in one order everywhere, so that two never wait for each other
          for (const id of seeks.map((seek) => seek.id).sort())
            if ((await tx.seek.updateMany({ where: { id, ...open }, data: { match } })).count === 0)
              throw new TooLate();
          if (comes !== undefined) {
            const { guildId, title, userId } = comes;
            await tx.seek.deleteMany({ where: { guildId, title, userId, ...open } });
            await tx.seek.create({ data: { ...written(comes), match } });
          }
          return tx.outbox.createManyAndReturn({ data: postRows(posts(match), null, at, guildId) });
        });
        handing.on(posted, guildId);
        return match;
      } catch (error) {
        // whoever has come is matched already, by what he has just done in another way
        if (error instanceof TooLate || isDuplicate(error)) return null;
        throw error;
      }
    },

    /** The game of a match is open. */
    async endMatch(match: string): Promise<void> {
      await write((tx) => tx.seek.deleteMany({ where: { match } }));
    },

    /** The game of a match cannot be opened: whoever was matched seeks again, and is looked at then. */
    async freeMatch(match: string, wakeAt: Date): Promise<number> {
      return (await write((tx) => tx.seek.updateMany({ where: { match }, data: { match: null, wakeAt } }))).count;
    },

    /** Those that want to be looked at, the longest waiting first. */
    async seeksToWake(now: Date, most = 50): Promise<Seek[]> {
      const where = { wakeAt: { lte: now }, ...open };
      return records(await read.seek.findMany({ where, orderBy: { wakeAt: "asc" }, take: most }));
    },

    /** It is looked at again then. */
    async restSeek({ id }: Pick<Seek, "id">, wakeAt: Date): Promise<void> {
      await write((tx) => tx.seek.updateMany({ where: { id }, data: { wakeAt } }));
    },

    /** One has ended; says whether it was this time. */
    async endSeek({ id, guildId }: Pick<Seek, "id" | "guildId">, posts: readonly Post[], at: Date): Promise<boolean> {
      const posted = await write(async (tx) => {
        if ((await tx.seek.deleteMany({ where: { id, ...open } })).count === 0) return null;
        return posts.length === 0 ? [] : tx.outbox.createManyAndReturn({ data: postRows(posts, null, at, guildId) });
      });
      handing.on(posted ?? [], guildId);
      return posted !== null;
    },
  };
};

const written = ({ options, ...row }: Seek) => ({ ...row, options: formats.options.write(options) });

const record = (row: SeekRow): Seek => ({
  ...row,
  options: formats.options.read(row.options, `options of seek ${row.id}`),
});
