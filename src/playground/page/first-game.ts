import type { AgainstComputer } from "../against-computer.ts";
import type { PlaygroundClient } from "../client.ts";
import type { Tree } from "../protocol.ts";
import type { Channel, Person } from "./reader.ts";
import { rememberDismissed } from "./remembered.ts";
import { textIn, treesIn } from "./tree.ts";

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

/** What the bot writes into the button that opens the panel of whoever is to move. */
const PLAY = "dd1|play|";
const LOOKS = 240;
const BETWEEN_MS = 250;

/** As soon as the bot calls this person what it asks is opened, so that the first thing to do is to choose; says whether it was. */
export async function openWhenCalled(client: PlaygroundClient, { key, id }: Person, table: Channel): Promise<boolean> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const posts = await client.messages({ person: key, channel: table.id, limit: 10 });
    const call = posts.findLast(({ mentions, ephemeral }) => !ephemeral && mentions.includes(id));
    const customId = call === undefined ? undefined : playButton(call.components);
    if (call !== undefined && customId !== undefined) {
      await client.press({ person: key, channel: table.id, message: call.id, customId });
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
  return false;
}

const playButton = (components: readonly Tree[]): string | undefined =>
  components
    .flatMap((each) => [textIn(each, "custom_id"), playButton(treesIn(each, "components")) ?? ""])
    .find((customId) => customId.startsWith(PLAY));

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
    if (opened.message !== null) rememberDismissed(opened.message.id);
  }
  return null;
}
