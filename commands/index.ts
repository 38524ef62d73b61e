import type { Command } from "../src/discord/command.ts";
import { card } from "./card.ts";
import { choose } from "./choose.ts";
import { coldWarCommands } from "./cold-war/index.ts";
import { game } from "./game/index.ts";
import { hand } from "./hand.ts";
import { help } from "./help.ts";
import { odds } from "./odds.ts";
import { rules } from "./rules.ts";
import { settings } from "./settings.ts";
import { undauntedCommands } from "./undaunted/index.ts";
import { volkCommands } from "./wir-sind-das-volk/index.ts";

/** Every slash command, in the order of Discord's list. */
export const commands: readonly Command[] = [
  game,
  hand,
  choose,
  ...coldWarCommands,
  ...undauntedCommands,
  ...volkCommands,
  card,
  rules,
  odds,
  settings,
  help,
];
