import { createRequire } from "node:module";
import { GlobalFonts } from "@napi-rs/canvas";

/** One family in two weights: Latin and Cyrillic from the same file, so that both look alike. */
const files = { regular: "DejaVuSansCondensed.ttf", bold: "DejaVuSansCondensed-Bold.ttf" } as const;
export type Weight = keyof typeof files;

const family: Readonly<Record<Weight, string>> = { regular: "Dead Drop Sans", bold: "Dead Drop Sans Bold" };

const { resolve } = createRequire(import.meta.url);
for (const weight of ["regular", "bold"] as const)
  GlobalFonts.registerFromPath(resolve(`dejavu-fonts-ttf/ttf/${files[weight]}`), family[weight]);

export const font = (size: number, weight: Weight = "regular"): string => `${size}px "${family[weight]}"`;
