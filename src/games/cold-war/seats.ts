export const sides = ["us", "ussr"] as const;
export type Side = (typeof sides)[number];

export const other = (side: Side): Side => (side === "us" ? "ussr" : "us");

/** VP count for the US: positive on its half of the track, negative on the USSR's. */
export const sign = (side: Side): 1 | -1 => (side === "us" ? 1 : -1);

/** Who plays which side: those seated, or each the other's where the sides were found otherwise. */
export const seating = ({ swapped }: { readonly swapped: boolean }): Readonly<Record<Side, Side>> =>
  swapped ? { us: "ussr", ussr: "us" } : { us: "us", ussr: "ussr" };
