import type { PhraseKey, Told } from "../../../i18n/index.ts";
import type { KeysAfter, KeysWith } from "../../../i18n/keys.ts";
import type { en } from "./en.ts";

/** The key of any phrase of the game. A key that has no words is a type error wherever one is named. */
export type MessageKey = keyof typeof en;

/** Something to say with words that are there. */
export interface Worded extends Told {
  readonly key: MessageKey;
}

export type LogKey = KeysAfter<MessageKey, "log">;
/** What the engine and the table tell in every game. */
export type EngineLogKey = KeysAfter<PhraseKey, "log">;
export type AskKind = KeysAfter<MessageKey, "ask">;
/** A kind of ask, or the beginning of several: `play.`, or nothing for all of them. */
export type AskBeginning = AskKind | Beginning<AskKind> | "";
type Beginning<Kind> = Kind extends `${infer Subject}.${string}` ? `${Subject}.` : never;
export type EndKey = KeysAfter<MessageKey, "end">;
/** With its head; those that every game has are good too. */
export type RefusalKey = KeysWith<MessageKey | PhraseKey, "refusal">;
/** With its head; the end that is to come is a danger too. */
export type DangerKey = KeysWith<MessageKey, "danger" | "end">;
