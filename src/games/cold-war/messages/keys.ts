import type { Danger, Reason } from "../../../engine/index.ts";
import type { PhraseKey } from "../../../i18n/index.ts";
import type { KeysAfter, KeysWith } from "../../../i18n/keys.ts";
import type { World } from "../variations.ts";
import type { en } from "./en.ts";

/** What can be said in every game of the family. A game adds its own as `message` of its world. */
type FamilyKey = keyof typeof en | PhraseKey;

/** What can be told: `coup` if there is a phrase `log.coup`. */
export type LogKey<T extends World = World> = KeysAfter<FamilyKey | T["message"], "log">;

/** What can be asked: `coup.target` if there is a phrase `ask.coup.target`. */
export type AskKind<T extends World = World> = KeysAfter<FamilyKey | T["message"], "ask">;

/** How a game can end: `defcon` if there is a phrase `end.defcon`. */
export type EndKey<T extends World = World> = KeysAfter<FamilyKey | T["message"], "end">;

/** Why something is not possible, in words that there are. */
export type Why<T extends World = World> = Reason & { readonly key: KeysWith<FamilyKey | T["message"], "refusal"> };

/** What an answer may cost, in words that there are. */
export type Risk<T extends World = World> = Danger & { readonly key: KeysWith<FamilyKey | T["message"], "danger"> };
