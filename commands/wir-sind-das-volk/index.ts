import type { Command } from "../../src/discord/command.ts";
import { arms } from "./arms.ts";
import { build } from "./build.ts";
import { credit } from "./credit.ts";
import { event } from "./event.ts";
import { police } from "./police.ts";
import { standard } from "./standard.ts";
import { take } from "./take.ts";
import { unrest } from "./unrest.ts";

/** The verbs of Wir sind das Volk! and 2+2. */
export const volkCommands: readonly Command[] = [take, build, standard, unrest, event, arms, credit, police];
