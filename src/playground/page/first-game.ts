import type { PlaygroundClient } from "../client.ts";
import type { Channel } from "./reader.ts";

/** A usual opening, so that the first thing to choose is a headline. */
const opening = {
  ussr: "poland 4, east germany 1, austria 1",
  us: "west germany 4, italy 3",
};

interface Players {
  readonly us: string;
  readonly ussr: string;
}

/** Opens, joins, starts and sets up a game by the same commands that people type; the table it is at, or null if all are taken. */
export async function dealFirstGame(
  client: PlaygroundClient,
  tables: readonly Channel[],
  { us, ussr }: Players,
): Promise<Channel | null> {
  const run = (person: string, channel: Channel, command: string, options = {}) =>
    client.run({ person, channel: channel.id, command, options, settle: true });
  for (const table of tables) {
    const opened = await run(us, table, "game new", { title: "twilight-struggle", seat: "us", thread: false });
    if (opened.kind === "none") throw new Error("The bot did not answer.");
    // Where there is a game already the bot says so, to this person alone.
    if (opened.message?.ephemeral !== false) continue;
    await run(ussr, table, "game join", { seat: "ussr" });
    await run(us, table, "game start");
    await run(ussr, table, "ts influence", { where: opening.ussr });
    await run(us, table, "ts influence", { where: opening.us });
    return table;
  }
  return null;
}
