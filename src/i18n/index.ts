export * from "./asks.ts";
export * from "./danger.ts";
export type * from "./game-messages.ts";
export * from "./options.ts";
export * from "./outcome.ts";
export * from "./passages.ts";
export {
  gamePhrase,
  type OwnTold,
  type PhraseKey,
  phrase,
  says,
  type TableEnd,
  type TableEntry,
  worded,
} from "./phrase.ts";
export * from "./players.ts";
export * from "./refusal.ts";
export * from "./shorten.ts";
export * from "./story.ts";
