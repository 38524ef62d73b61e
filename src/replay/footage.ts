import type { Language, OptionValues, Outcome } from "../engine/index.ts";
import type { PostText } from "../store/posts.ts";
import type { Act } from "../store/records.ts";

/** What a film is made from, as it can be sent to a thread. */
export interface Footage {
  readonly title: string;
  /** In which language the page opens. */
  readonly language: Language;
  /** The posts of its moves, oldest first. */
  readonly posts: readonly PostText[];
  readonly chairs: readonly Chair[];
  /** Of a game that is over all that its hands follow from; of one that goes on nothing that is not in a post. */
  readonly ended: Ended | null;
}

interface Chair {
  readonly seat: string;
  readonly userId: string;
  readonly name: string;
}

export interface Ended {
  readonly outcome: Outcome | null;
  readonly seed: string;
  readonly options: OptionValues;
  readonly acts: readonly Act[];
  /** Positions as they were stored, where its posts or its answers do not tell the whole game any more. */
  readonly positions: readonly string[] | null;
}
