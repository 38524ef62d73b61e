export const sides = ["lrdg", "italy"] as const;
export type Side = (typeof sides)[number];

export const other = (side: Side): Side => (side === "lrdg" ? "italy" : "lrdg");

export type PerSide<T> = Record<Side, T>;
