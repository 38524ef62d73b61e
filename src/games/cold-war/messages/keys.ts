import type { Danger, Reason } from "../../../engine/index.ts";
import type { PhraseKey } from "../../../i18n/index.ts";
import type { World } from "../variations.ts";
import type { en } from "./en.ts";

/** What can be said in every game of the family. A game adds its own as `message` of its world. */
type FamilyKey = keyof typeof en | PhraseKey;

type After<Kind extends string, Key> = Key extends `${Kind}.${infer Name}` ? Name : never;

/** What can be told: `coup` if there is a phrase `log.coup`. */
export type LogKey<T extends World = World> = After<"log", FamilyKey> | After<"log", T["message"]>;

/** What can be asked: `coup.target` if there is a phrase `ask.coup.target`. */
export type AskKind<T extends World = World> = After<"ask", FamilyKey> | After<"ask", T["message"]>;

/** How a game can end: `defcon` if there is a phrase `end.defcon`. */
export type EndKey<T extends World = World> = After<"end", FamilyKey> | After<"end", T["message"]>;

type Starting<Kind extends string, T extends World> =
  | Extract<FamilyKey, `${Kind}.${string}`>
  | Extract<T["message"], `${Kind}.${string}`>;

/** Why something is not possible, in words that there are. */
export type Why<T extends World = World> = Reason & { readonly key: Starting<"refusal", T> };

/** What an answer may cost, in words that there are. */
export type Risk<T extends World = World> = Danger & { readonly key: Starting<"danger", T> };
