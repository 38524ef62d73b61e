/** The first letter is a capital, the rest as it was. */
export const capitalised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
