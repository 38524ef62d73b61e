import type { Command } from "../../src/discord/command.ts";
import { act } from "./act.ts";
import { board } from "./board.ts";
import { hunker } from "./hunker.ts";
import { initiative } from "./initiative.ts";
import { leave } from "./leave.ts";
import { pass } from "./pass.ts";
import { seat } from "./seat.ts";
import { swap } from "./swap.ts";

/** The verbs of Undaunted. */
export const undauntedCommands: readonly Command[] = [initiative, act, board, leave, seat, swap, hunker, pass];
