import { join } from "node:path";
import { openStore } from "../../src/store/index.ts";
import { menusOf } from "../processes/controls.ts";
import { type Counts, since } from "../processes/counting.ts";
import { press, quiet, Rig } from "./bot-drive.ts";
import { addChannels, type Position, postsAreSent, storeGame, type Table } from "./bot-games.ts";

/** How much the bot asks for to do one thing, all that follows from it included; the most that was seen. */
export interface Asked {
  readonly loadsPerCommand: number;
  readonly loadsPerCompletion: number;
  readonly loadsPerClick: number;
  readonly queriesPerMove: number;
  readonly queriesPerCompletion: number;
  readonly queriesPerHand: number;
}

/** First posts are brought up to date so soon that what they ask for is counted with the move they follow. */
const GATHER_MS = 200;

/** Of people whom the bot has seen before, at tables that nobody else plays at. `sources`: the bot of another folder than this. */
export async function asked(folder: string, positions: readonly Position[], sources?: string): Promise<Asked> {
  const database = `file:${join(folder, "bot.db")}`;
  addChannels(join(folder, "playground"), positions.length);
  const store = await openStore({ url: database });
  const tables: Table[] = [];
  for (const [channel, one] of positions.entries()) tables.push(await storeGame(store, channel, one));
  await store.close();
  await postsAreSent(database);
  const rig = new Rig();
  try {
    await rig.start(join(folder, "playground"), { database, gatherMs: GATHER_MS }, { sources });
    return await askedAtAll(rig, tables);
  } finally {
    await rig.end();
  }
}

async function askedAtAll(rig: Rig, tables: readonly Table[]): Promise<Asked> {
  const rows: Asked[] = [];
  for (const table of tables) rows.push(await askedAt(rig, table));
  const most = (name: keyof Asked) => Math.max(...rows.map((row) => row[name]));
  return {
    loadsPerCommand: most("loadsPerCommand"),
    loadsPerCompletion: most("loadsPerCompletion"),
    loadsPerClick: most("loadsPerClick"),
    queriesPerMove: most("queriesPerMove"),
    queriesPerCompletion: most("queriesPerCompletion"),
    queriesPerHand: most("queriesPerHand"),
  };
}

async function askedAt(rig: Rig, { person, channel, coup }: Table): Promise<Asked> {
  const { discord } = rig;
  const at = { person, channel, settle: true };
  const counted = async (work: () => Promise<unknown>): Promise<Counts> => {
    await quiet(discord);
    const before = await rig.counts();
    await work();
    await quiet(discord);
    return since(before, await rig.counts());
  };
  // other commits may have it elsewhere
  const isGrouped = (await discord.commands({ person, channel })).some(({ name }) => name === "ts");
  const command = isGrouped ? "ts coup" : "coup";
  const complete = () => discord.autocomplete({ ...at, command, options: { card: "" }, focused: "card" });
  await complete();
  const hand = await counted(() => discord.run({ ...at, command: "hand" }));
  const completion = await counted(complete);
  const { message: panel } = await press(discord, person, channel);
  const [menu] = panel === null ? [] : menusOf(panel);
  if (panel === null || menu === undefined) throw new Error(`No menu in the panel of ${person}`);
  const pick = { ...at, message: panel.id, customId: menu.customId, values: menu.values.slice(0, 1) };
  const click = await counted(() => discord.choose(pick));
  await discord.run({ ...at, command: "game undo" });
  const move = await counted(async () => {
    const { message } = await discord.run({ ...at, command, options: coup });
    if (message === null) throw new Error(`No answer to the coup in ${coup.target}`);
  });
  return {
    loadsPerCommand: move.loads,
    loadsPerCompletion: completion.loads,
    loadsPerClick: click.loads,
    queriesPerMove: move.queries,
    queriesPerCompletion: completion.queries,
    queriesPerHand: hand.queries,
  };
}
