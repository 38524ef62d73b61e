import { type Args, noArgs, type Reason, Refusal } from "../engine/index.ts";
import type { PhraseKey } from "./phrase.ts";

type RefusalKey = Extract<PhraseKey, `refusal.${string}`>;

/** Why something is not possible, in words that every game has. A game's own reasons have keys of its own. */
export const ownReason = (key: RefusalKey, args: Args = noArgs): Reason => ({ key, args });

export const refusal = (key: RefusalKey, args?: Args): Refusal => new Refusal(ownReason(key, args));
