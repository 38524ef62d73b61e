import type { Args, Ask, Hint, Language, Localized, VisibleEntry } from "../engine/index.ts";

export type Catalogue = Readonly<Record<string, string>>;

/** Something to be put in words: the key of a phrase and what fills it. */
export interface Told {
  readonly key: string;
  readonly args: Args;
}

/**
 * Puts an entry of the log in words, as a part of a line: without a full stop. `whole` is for a line that begins with it
 * although it usually goes on with another.
 */
export type Say = (key: string, args: Args, whole?: "whole") => string;

/** A place in the log: the turn or the decade that is told there, and when in it that is. */
export interface Landmark {
  readonly chapter: Told;
  /** As `moment` has it. */
  readonly at?: Told;
}

/** By the key of an entry: where in the game the log goes on from it; what came before it has landed where it says. */
export type Landmarks = Readonly<Record<string, (args: Args, before: Landmark | undefined) => Landmark>>;

/**
 * What a game gives so that everything in it can be put in words. Its phrases have keys of these kinds:
 *
 *   log.<entry>           what happened, one sentence
 *   story.<entry>         the same as a part of a line, where that differs
 *   ask.<kind>            what is asked, said to the person asked
 *   todo.<kind>           the same said of that person to everybody, after a colon: it may name nothing secret
 *   option.<id>           the label of an option; `option.<kind>.<id>` where a kind has its own, `option.<kind>.*` for
 *                         all others of a kind, `option.<head>:*` for ids like `place:italy`: `{of}` is the second part,
 *                         `{id}` the whole
 *   hint.<name>           what the hint of an option tells
 *   menu.<sort>           what a menu of such things is called while nothing is chosen; menu.<kind> where the question says it better
 *   end.<key>             the end of the game; `end.<key>.draw` without a winner
 *   setting.<name>        an option of the lobby; `setting.<name>.<value>` one of its values
 */
export interface GameMessages<View = unknown> {
  readonly phrases: Readonly<Record<Language, Catalogue>>;
  name(id: string): Localized | undefined;
  /** The Markdown around the name of an id: `*` for cards, `**` for places, nothing for the rest. */
  mark(id: string): string;
  /** Whether the name of an id is a title, as of an event: a Russian sentence has it in quotation marks. */
  isTitle?(id: string): boolean;
  isPlural?(language: Language, id: string): boolean;
  /** The args of a key, such as `log.coup`, with what its words need besides: sums, differences, who leads. */
  enrich?(key: string, args: Args): Args;
  /**
   * The entries of one move as a few lines; without it each entry has its own. `event` is the card whose event was going on
   * before them.
   */
  gather?(entries: readonly VisibleEntry[], say: Say, event?: string): string[];
  /**
   * When in the game something is asked: the round, the phase. Its words have the key `moment.<…>`; where an earlier
   * position is named, `position.<…>` if there is one.
   */
  moment?(view: View): Told | undefined;
  /** The entries at which a turn or a round begins in the log. */
  readonly landmarks?: Landmarks;
  /** The card that has brought about what is asked, where it is not the event named there. */
  cause?(view: View, kind: string): string | undefined;
  /** What is printed on the thing with this id; the hint of an option may tell what holds instead. */
  about?(id: string, hint?: Hint): Told | undefined;
  /** What else there is to say of an option of an ask, behind its hints; with a view also of the position. */
  remark?(ask: Ask, id: string, view?: View): Told | undefined;
  /**
   * What stands where an option points, from what its seat may know: influence and who controls, unrest and factories, who
   * is on a tile. It is said before everything else, because phones show the first 35 characters or so.
   */
  standing?(view: View, ask: Ask, id: string): readonly Told[];
  /** The same and what it costs where an option is taken so often at once; of a game without it what is said of it once. */
  repeated?(view: View, ask: Ask, id: string, times: number): readonly Told[];
  /** How the figures of `standing` are to be read, where they do not say so themselves. */
  legend?(id: string): Told | undefined;
  /** What the card with this id does, in plain words. */
  effect?(id: string): Localized | undefined;
  /** The cards that an option is about, where its id does not name them between colons. */
  cardsIn?(id: string): readonly string[] | undefined;
  /** What kind of thing an id is: a menu of them is called by the phrase `menu.<sort>`. */
  sort?(id: string): string | undefined;
}
