import { choicesFor, type Think } from "../../src/computer/index.ts";
import type { Bot } from "../../src/discord/bot.ts";
import type { Command } from "../../src/discord/command.ts";
import type { Session } from "../../src/discord/session.ts";
import { titles } from "../../src/games/titles.ts";

/** So much of what a hint is thought over is enough to compare. */
const SHARE = 0.02;

/** What the bot draws lots with has the game's id in it, and its time runs out sooner where the machine is busy: here neither counts. */
export const steady: Think = async (thought) => {
  const title = titles.get(thought.title);
  if (title === undefined) throw new Error(`No title ${thought.title}`);
  return choicesFor(title, { ...thought, seed: "worlds", share: SHARE });
};

/** The bot's commands, where a hint follows from nothing but what its seat knows. */
export const thinkingSteadily = (commands: readonly Command[]): readonly Command[] =>
  commands.map((command) =>
    command.definition.name === "hint"
      ? {
          ...command,
          handler: (interaction) => {
            const handler = command.handler(interaction);
            return handler && { ...handler, find: (session, found) => handler.find(thinking(session), found) };
          },
        }
      : command,
  );

/** The same session with another that thinks for it. */
function thinking(session: Session): Session {
  const bot: Bot = Object.create(session.bot, { think: { value: steady } });
  return Object.create(session, { bot: { value: bot } });
}
