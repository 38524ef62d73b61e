import Sqlite from "better-sqlite3";
import { Match, visible } from "../../src/engine/index.ts";
import type { AnyTitle } from "../../src/games/title.ts";
import { freshNotes } from "../../src/store/index.ts";
import { checkpoint } from "../../src/table/index.ts";
import { handPosts, movePost } from "../../src/table/news.ts";
import type { Moment } from "./positions.ts";
import type { World } from "./world.ts";

/** So much of the log is told by the post of a position that was laid. */
const TOLD = 6;

/**
 * Worlds that have parted may count their versions and posts differently: whoever is behind catches up. What was posted before
 * tells of pasts that differ, and is forgotten.
 */
export async function evenOut(worlds: readonly World[]): Promise<void> {
  const databases = worlds.map(({ scene }) => new Sqlite(scene.database.replace(/^file:/, "")));
  const counted = databases.map((database) => {
    database.prepare("DELETE FROM Outbox WHERE kind IN ('move', 'chapter')").run();
    const last = database.prepare<[], { seq: number }>("SELECT seq FROM sqlite_sequence WHERE name = 'Outbox'").get();
    return last?.seq ?? 0;
  });
  for (const database of databases) {
    database.prepare("UPDATE sqlite_sequence SET seq = ? WHERE name = 'Outbox'").run(Math.max(...counted));
    database.close();
  }
  const version = Math.max(...worlds.map(({ game }) => game.version));
  for (const world of worlds)
    while (world.game.version < version) {
      await world.scene.store.move(world.game, { by: { userId: world.game.hostId }, at: new Date() });
      await world.read();
    }
}

/** Puts a moment in the place of a running game's own, posts it, and sends everybody their hand; earlier ones can be looked back at. */
export async function lay({ scene, game }: World, title: AnyTitle, now: Moment, earlier: readonly Moment[]) {
  const match = Match.load(title.game, now.saved);
  const entries = [...now.log, ...match.log];
  const recent = entries.slice(-TOLD).map((entry) => visible(entry, null));
  const post = movePost(game, match, game.version + 1, recent, { logged: match.logged });
  const marks = [...earlier.map(({ saved }) => Match.load(title.game, saved)), match];
  await scene.store.move(game, {
    by: { userId: game.hostId },
    at: new Date(),
    saved: JSON.stringify(match.save()),
    answered: match.answered,
    log: { from: 0, entries },
    checkpoints: { dropFrom: 0, add: marks.map((each) => checkpoint(title, each, JSON.stringify(each.save()))) },
    // the last round may have ended it
    set: { status: "running", outcome: null, finishedAt: null, table: { ...freshNotes, posted: match.logged } },
    posts: [post, ...handPosts(title, game, null, match, null, [post])],
  });
}
