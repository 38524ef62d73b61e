import type { Policy } from "../../src/games/policy.ts";
import type { Random } from "../fuzz/random.ts";

export const randomly: Policy<unknown, string> = (_, ask, random: Random) => random.pick(ask.options).id;
