/** One family in two weights: Latin and Cyrillic from the same file, so that both look alike. */
export const families = { regular: "Dead Drop Sans", bold: "Dead Drop Sans Bold" } as const;

export type Weight = keyof typeof families;

export const font = (size: number, weight: Weight = "regular"): string => `${size}px "${families[weight]}"`;
