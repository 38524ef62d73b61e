import { bot } from "./bot.ts";
import { engine } from "./engine.ts";
import { refusals } from "./refusals.ts";

/** What the bot says in every game. The words of one game stand beside its rules. */
export const en = { ...refusals, ...engine, ...bot } as const;
