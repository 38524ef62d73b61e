import type { Ask, Game, Language, Localized, Match, OptionValues, VisibleEntry } from "../engine/index.ts";
import type { GameMessages, Passage, Told } from "../i18n/index.ts";
import type { Briefing } from "./briefing.ts";
import type { FirstWord } from "./first-word.ts";
import type { Lesson } from "./lesson.ts";
import type { Throws } from "./luck.ts";
import type { Mind } from "./mind.ts";
import type { OrderKind } from "./order.ts";
import type { Policy } from "./policy.ts";
import type { Synonyms } from "./rule.ts";
import type { Family } from "./verb.ts";
import type { Why } from "./why.ts";

/** What people can look up: the kinds of things a game may have. */
export type Subject = "card" | "place" | "tile" | "scenario" | "rule";

/** Something whose chances can be asked for before it is tried. */
export interface OddsKind<View> {
  /** What a query calls it. */
  readonly what: string;
  readonly name: Localized;
  /** What it can be tried on; without it, it has no target. */
  targets?(view: View): readonly string[];
  /** What it can be tried with; without it a plain number of points will do. */
  means?(view: View): readonly string[];
}

/** A part of the board in words: nothing but what everybody can see. */
export interface BoardPart {
  /** What the part is called: ids that `region` can name. None for what concerns the whole board. */
  readonly parts: readonly string[];
  readonly lines: readonly string[];
  /** What is told besides where this part alone is looked at. */
  readonly more?: readonly string[];
}

/** A game with what the table and the bot need to show it. */
export interface Title<State, View, Seat extends string, Options> {
  readonly game: Game<State, View, Seat, Options>;
  readonly name: Localized;
  readonly messages: GameMessages<View>;
  /** The cards of a hand that the view's own seat holds, in the order in which picture, words and menus have them. */
  hand(view: View): readonly string[];
  /** The part of the board a thing belongs to, to sort long lists. */
  group(id: string): string | undefined;
  /** The board in words, for whoever cannot see pictures: first what concerns all of it, then part by part. */
  board(view: View, language: Language): readonly BoardPart[];
  /** What a game with these options is about: how it is won, and what is special. */
  briefing(options: Options, language: Language): Briefing;
  /** How it stands in one line: when in the game, and who leads by how much. From the view of whoever only watches. */
  score(view: View, language: Language): string;
  /**
   * The entries of a move in parts that are posted one after the other, where one post would be too long to follow. `before`
   * is what was told just before them. Without it there is one post.
   */
  chapters?(entries: readonly VisibleEntry[], before: readonly VisibleEntry[]): readonly (readonly VisibleEntry[])[];
  /**
   * Whether what would be asked next is about the option, as a target is about a use, so that both can be answered together;
   * `answered` are the asks that have answered themselves between the two. Without it everything is.
   */
  isAbout?(now: Ask, option: string, next: Ask, answered: readonly string[]): boolean;
  /** What most people answer here, all of a row that is taken at once; nothing where there is no such thing. */
  usual?(ask: Ask<Seat>, view: View): readonly string[] | null;
  /** What a seat that is asked should know besides: not what it may do, but what it costs to let be. */
  notices?(view: View): readonly Told[];
  /** What matters now before a move of the seat that is asked, what matters most first: for whoever wants to be told. */
  coach(view: View, ask: Ask<Seat>): Passage;
  /** What everybody should know while something is waited for: what it can come to. In posts, in panels and on the text board. */
  stakes?(view: View): readonly Told[];
  /** How a computer player plays it that thinks no further. */
  policy(...asked: Parameters<Policy<View, Seat>>): string;
  /** What a computer player needs to think further. Without it every level plays by the policy. */
  readonly mind?: Mind<State, View, Seat>;
  /** What somebody can order beforehand for a seat. */
  readonly orders: readonly OrderKind<View>[];
  /** What would be scored now, and what would come of it, by the rules that will do so. From what the view's seat may know. */
  forecast(view: View): readonly Passage[];
  /** What lies where, and what has not been seen yet, as far as the view's seat may know. */
  piles(view: View): readonly Passage[];
  readonly odds: readonly OddsKind<View>[];
  /** What teaches it, from the first steps on. */
  readonly lessons: readonly Lesson<State>[];
  /** What people type to play it. */
  readonly family: Family;
  /** Why a seat that is asked would take an option, where its own words do not say so. */
  reasons?(view: View, ask: Ask, option: string): Passage;
  /** Ids that can be looked up, and what there is to say of one, with the present position if there is one. */
  subjects(subject: Subject): readonly string[];
  lookUp(subject: Subject, id: string, language: Language, view: View | null): readonly string[];
  /** Words of its questions that a newcomer meets, those that matter most first. */
  readonly words: readonly FirstWord[];
  /** Why a seat is asked: what is behind it, and what it comes to here. From the view of that seat. */
  why(ask: Ask<Seat>, view: View, language: Language): Why;
  /** Beside the words of the rules, for questions about them. */
  readonly synonyms: Synonyms;
  /** The dice of an entry of the log, where dice are rolled. */
  readonly throws?: Throws;
  /** Which seats win and lose together; by default each of two is for itself. */
  readonly teams?: readonly (readonly string[])[];
}

/** A game of any title being played. */
export type AnyMatch = Match<unknown, unknown, string, OptionValues>;

/** One that others look at too: whoever wants to try something clones it. */
export type ReadonlyMatch = Omit<AnyMatch, "answer" | "undo" | "redo" | "yield" | "takeSealedAt" | "watchForced">;

/**
 * Any title: what it keeps inside is its own business. A typed one is taken for it as it is, because contracts have methods,
 * not properties that hold functions; what one hands out comes back to no other, since a match keeps to its game.
 */
export type AnyTitle = Title<unknown, unknown, string, OptionValues>;
