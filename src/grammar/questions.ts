import type { Synonyms } from "../games/rule.ts";
import { edits } from "./search.ts";
import { isTelling, stemsOf } from "./stems.ts";

/** A text that answers questions. Its title and what else it is called say more of it than the rest. */
interface Paragraph {
  readonly id: string;
  readonly names: readonly string[];
  readonly texts: readonly string[];
}

/** How often a paragraph has each word, those of its names counted several times; and how long it is. */
interface Entry {
  readonly id: string;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

const NAME_WEIGHT = 3;

/** Of BM25: how soon further occurrences stop to matter, and how much a long text is held against it. */
const SATURATION = 1.2;
const LENGTH = 0.6;

/** How much a word counts that was found by another beginning or end. */
const BEGUN = 0.7;

/** Shorter words are no beginnings, and nobody knows what their mistakes are. */
const LONG = 4;

/** Paragraphs by the questions that they answer: what they have of its words, and the rare ones count most (BM25). */
export class Questions {
  private readonly entries: readonly Entry[];
  private readonly spread = new Map<string, number>();
  private readonly average: number;
  private readonly vocabulary: ReadonlySet<string>;
  private readonly synonyms: readonly (readonly (readonly string[])[])[];

  constructor(paragraphs: readonly Paragraph[], synonyms: Synonyms) {
    this.synonyms = synonyms.map((words) => words.map(stemsOf));
    this.entries = paragraphs.map((paragraph) => this.entryOf(paragraph));
    for (const { counts } of this.entries)
      for (const term of counts.keys()) this.spread.set(term, (this.spread.get(term) ?? 0) + 1);
    this.vocabulary = new Set([...this.spread.keys(), ...this.synonyms.flat(2)]);
    const whole = this.entries.reduce((sum, { length }) => sum + length, 0);
    this.average = whole / Math.max(this.entries.length, 1);
  }

  /** Those that may answer, the likeliest first, with how likely that is. */
  ask(question: string): { readonly id: string; readonly score: number }[] {
    const stems = stemsOf(question).map((stem) => this.corrected(stem));
    const terms = [...new Set(this.withMeanings(stems))].flatMap((term) => this.known(term));
    return this.entries
      .map((entry) => ({
        id: entry.id,
        score: terms.reduce((sum, { term, weight }) => sum + weight * this.worth(entry, term), 0),
      }))
      .filter(({ score }) => score > 0)
      .sort((one, two) => two.score - one.score);
  }

  private entryOf({ id, names, texts }: Paragraph): Entry {
    const counts = new Map<string, number>();
    const add = (text: string, weight: number) => {
      for (const term of this.withMeanings(stemsOf(text))) counts.set(term, (counts.get(term) ?? 0) + weight);
    };
    for (const name of names) add(name, NAME_WEIGHT);
    for (const text of texts) add(text, 1);
    return { id, counts, length: [...counts.values()].reduce((sum, count) => sum + count, 0) };
  }

  /** What tells of a text, with what several words mean in common, under a name that nobody types. */
  private withMeanings(stems: readonly string[]): string[] {
    const meanings = this.synonyms.flatMap((ways, at) =>
      stems.flatMap((_, from) =>
        ways.some((way) => way.every((stem, next) => stems[from + next] === stem)) ? [`=${at}`] : [],
      ),
    );
    return [...stems.filter(isTelling), ...meanings];
  }

  /** A word that nobody knows is taken for the one it is like but for a mistake. */
  private corrected(stem: string): string {
    if (stem.length < LONG || !isTelling(stem) || this.vocabulary.has(stem) || this.begun(stem).length > 0) return stem;
    const allowed = stem.length < 8 ? 1 : 2;
    const like = [...this.vocabulary].flatMap((word) => {
      const mistakes = word.length < LONG ? allowed + 1 : edits(stem, word, allowed);
      return mistakes > allowed ? [] : [{ word, mistakes }];
    });
    return like.sort((one, two) => one.mistakes - two.mistakes)[0]?.word ?? stem;
  }

  /** A word that no paragraph has stands for those that begin so. */
  private known(term: string): { readonly term: string; readonly weight: number }[] {
    if (this.spread.has(term)) return [{ term, weight: 1 }];
    return this.begun(term).map((each) => ({ term: each, weight: BEGUN }));
  }

  private begun(stem: string): string[] {
    if (stem.length < LONG) return [];
    return [...this.spread.keys()].filter(
      (each) =>
        each.startsWith(stem) || (each.length >= LONG && each.length >= stem.length - 2 && stem.startsWith(each)),
    );
  }

  private worth({ counts, length }: Entry, term: string): number {
    const count = counts.get(term);
    if (count === undefined) return 0;
    const spread = this.spread.get(term) ?? 0;
    const rarity = Math.log(1 + (this.entries.length - spread + 0.5) / (spread + 0.5));
    const room = SATURATION * (1 - LENGTH + (LENGTH * length) / this.average);
    return (rarity * count * (SATURATION + 1)) / (count + room);
  }
}
