export const sides = ["us", "ussr"] as const;
export type Side = (typeof sides)[number];

export const other = (side: Side): Side => (side === "us" ? "ussr" : "us");

/** VP count for the US: positive on its half of the track, negative on the USSR's. */
export const sign = (side: Side): 1 | -1 => (side === "us" ? 1 : -1);
