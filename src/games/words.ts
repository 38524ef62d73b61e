import type { Vocabulary } from "../i18n/vocabulary.ts";
import type { GameId, games } from "./index.ts";
import { twilightStruggleWords } from "./twilight-struggle/words/index.ts";

/** What a game lets a seat see. */
type ViewOf<Id extends GameId> = ReturnType<(typeof games)[Id]["view"]>;

/** The words of every game, by id. */
export const vocabularies: { readonly [Id in GameId]: Vocabulary<ViewOf<Id>> } = {
  "twilight-struggle": twilightStruggleWords,
};
