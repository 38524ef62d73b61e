export * from "./asks.ts";
export * from "./danger.ts";
export type * from "./game-messages.ts";
export * from "./options.ts";
export * from "./outcome.ts";
export { type Names, type PhraseKey, phrase, worded } from "./phrase.ts";
export * from "./story.ts";
