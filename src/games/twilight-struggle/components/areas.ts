import type { CountryFacts } from "../../cold-war/components/board.ts";

export const regions = ["europe", "asia", "middle-east", "central-america", "south-america", "africa"] as const;
export type Region = (typeof regions)[number];
export type Area = Region | "western-europe" | "eastern-europe" | "southeast-asia";

/** Facts as printed; `x` and `y` are a layout of our own on a canvas of 1000 x 640, boxes of 58 x 34 around them. */
export type Country = CountryFacts<string, Area>;
