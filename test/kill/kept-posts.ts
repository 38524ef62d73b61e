import Sqlite from "better-sqlite3";
import { openDatabase } from "../../src/store/database.ts";
import type { PostText } from "../../src/store/index.ts";
import { databaseFile, isServer } from "../../src/store/index.ts";

/** Something that was to be said, as it stands in the database. */
export interface KeptPost extends PostText {
  /** The id of its channel or of its person. */
  readonly place: string;
  readonly gameId: string | null;
  readonly nonce: string;
  readonly state: "waiting" | "sent" | "dropped";
  readonly messageId: string | null;
  readonly error: string | null;
}

interface Row extends Omit<KeptPost, "to" | "text" | "place"> {
  readonly channelId: string | null;
  readonly userId: string | null;
  readonly payload: string;
}

/** All of it in the order in which it was written, what was given up included. */
export async function keptPosts(url: string): Promise<KeptPost[]> {
  return (isServer(url) ? await rowsOnServer(url) : rowsInFile(url)).map(({ channelId, userId, payload, ...row }) => ({
    ...row,
    to: channelId === null ? { userId: userId ?? "" } : { channelId },
    place: channelId ?? userId ?? "",
    text: payload,
  }));
}

async function rowsOnServer(url: string): Promise<Row[]> {
  const database = await openDatabase(url);
  const rows = await database.read.$queryRaw<Row[]>`SELECT * FROM "Outbox" ORDER BY "id"`;
  await database.close();
  return rows;
}

function rowsInFile(url: string): Row[] {
  const database = new Sqlite(databaseFile(url) ?? "", { readonly: true });
  try {
    return database.prepare('SELECT * FROM "Outbox" ORDER BY "id"').all() as Row[];
  } finally {
    database.close();
  }
}
