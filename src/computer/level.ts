/** How well a computer player plays, from the weakest on. */
export const levels = ["easy", "normal", "hard"] as const;

export type Level = (typeof levels)[number];

export const isLevel = (text: string): text is Level => levels.some((level) => level === text);
