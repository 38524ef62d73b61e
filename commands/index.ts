import type { Command } from "../src/discord/command.ts";
import { card } from "./card.ts";
import { choose } from "./choose.ts";
import { country } from "./country.ts";
import { coup } from "./coup.ts";
import { game } from "./game/index.ts";
import { hand } from "./hand.ts";
import { headline } from "./headline.ts";
import { help } from "./help.ts";
import { influence } from "./influence.ts";
import { odds } from "./odds.ts";
import { play } from "./play.ts";
import { realign } from "./realign.ts";
import { rules } from "./rules.ts";
import { settings } from "./settings.ts";
import { space } from "./space.ts";

/** Every slash command, in the order of Discord's list. */
export const commands: readonly Command[] = [
  game,
  hand,
  choose,
  headline,
  play,
  influence,
  coup,
  realign,
  space,
  card,
  country,
  rules,
  odds,
  settings,
  help,
];
