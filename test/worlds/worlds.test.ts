import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { commands } from "../../commands/index.ts";
import type { Command, Handler } from "../../src/discord/command.ts";
import { tables } from "../e2e/tables.ts";
import { freshReport, playWorlds } from "./rounds.ts";

const called = (...names: readonly string[]) => tables.filter(({ name }) => names.includes(name));

test.each(called("Red Sea", "Wir sind das Volk"))("$name: nobody is told two worlds apart", async (table) => {
  const report = freshReport();
  await playWorlds(table, 40, "ci", report, { pictures: false });
  expect(report.differences).toEqual([]);
  expect(report.answers).toBeGreaterThanOrEqual(40);
});

test.each(called("Undaunted"))("$name: a completion that gives something away is found", async (table) => {
  const report = freshReport();
  await playWorlds(table, 30, "ci", report, { pictures: false, commands: commands.map(leaking) });
  expect(report.differences.join("\n")).toContain("completes");
});

/** Offers something besides that hangs on the whole position. */
const leaking = (command: Command): Command => ({
  ...command,
  handler: (interaction) => {
    const handler = command.handler(interaction);
    return handler && leakingHandler(handler);
  },
});

const leakingHandler = (handler: Handler): Handler => ({
  ...handler,
  find: async (session, interaction) => {
    const found = await handler.find(session, interaction);
    const game = await session.table.store.gameByChannel(interaction.channelId ?? "");
    const leak = createHash("sha256")
      .update(game?.saved ?? "")
      .digest("hex");
    return {
      ...found,
      execute: (run) => found.execute(run),
      autocomplete: async (typing) => [...(await found.autocomplete(typing)), { name: leak, value: "leak" }],
    };
  },
});
