/** How well a computer player plays, from the weakest on. */
export const levels = ["easy", "normal", "hard"] as const;

export type Level = (typeof levels)[number];

export const isLevel = (text: string): text is Level => levels.some((level) => level === text);

/** What is played by whoever cannot look ahead. */
export const weakest: Level = "easy";

/** So long a level may think about one answer. It has thought enough before, unless the machine is slow or busy. */
export const longestMs: Readonly<Record<Level, number>> = { easy: 60, normal: 60, hard: 1_000 };

/** The levels that there are in a title: where it brings nothing to look ahead with, the one that looks furthest is missing. */
export const levelsOf = ({ mind }: { readonly mind?: unknown }): readonly Level[] =>
  mind === undefined ? levels.filter((level) => level !== "hard") : levels;
