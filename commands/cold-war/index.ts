import type { Command } from "../../src/discord/command.ts";
import { coup } from "./coup.ts";
import { headline } from "./headline.ts";
import { influence } from "./influence.ts";
import { play } from "./play.ts";
import { realign } from "./realign.ts";
import { space } from "./space.ts";

/** The verbs of Twilight Struggle and Red Sea. */
export const coldWarCommands: readonly Command[] = [headline, play, influence, coup, realign, space];
