import type { Command } from "../src/discord/command.ts";
import { chooseCommand, familyCommand } from "../src/discord/lines.ts";
import { titles } from "../src/games/titles.ts";
import { card } from "./card.ts";
import { game } from "./game/index.ts";
import { hand } from "./hand.ts";
import { help } from "./help.ts";
import { hint } from "./hint.ts";
import { ladder } from "./ladder.ts";
import { league } from "./league.ts";
import { learn } from "./learn.ts";
import { odds } from "./odds.ts";
import { profile } from "./profile.ts";
import { rules } from "./rules.ts";
import { settings } from "./settings.ts";

/** Games of one family share a command. */
const families = [...new Set([...titles.values()].map(({ family }) => family))];

/** Every slash command, in the order of Discord's list. */
export const commands: readonly Command[] = [
  game,
  hand,
  chooseCommand,
  ...families.map(familyCommand),
  card,
  rules,
  odds,
  hint,
  learn,
  profile,
  ladder,
  league,
  settings,
  help,
];
