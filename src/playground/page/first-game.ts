import type { AgainstComputer } from "../against-computer.ts";
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
  const table = await openAtFree(client, tables, us, { title: "twilight-struggle", seat: "us" });
  if (table === null) return null;
  const run = (person: string, command: string, options = {}) =>
    client.run({ person, channel: table.id, command, options, settle: true });
  await run(ussr, "game join", { seat: "ussr" });
  await run(us, "game start");
  await run(ussr, "ts influence", { where: opening.ussr });
  await run(us, "ts influence", { where: opening.us });
  return table;
}

/** The same of a game of one person against the computer, who is then asked whatever comes first. */
export async function dealAgainstComputer(
  client: PlaygroundClient,
  tables: readonly Channel[],
  person: string,
  { title, seat }: AgainstComputer,
): Promise<Channel | null> {
  const table = await openAtFree(client, tables, person, { title, seat, computer: "easy" });
  if (table !== null) await client.run({ person, channel: table.id, command: "game start", options: {}, settle: true });
  return table;
}

/** Opens a lobby at the first table without a game; null if there is none. */
async function openAtFree(
  client: PlaygroundClient,
  tables: readonly Channel[],
  person: string,
  options: Readonly<Record<string, string>>,
): Promise<Channel | null> {
  for (const table of tables) {
    const command = { person, channel: table.id, command: "game new", settle: true };
    const opened = await client.run({ ...command, options: { ...options, thread: false } });
    if (opened.kind === "none") throw new Error("The bot did not answer.");
    // Where there is a game already the bot says so, to this person alone.
    if (opened.message?.ephemeral === false) return table;
  }
  return null;
}
