import type { Colour } from "../../src/games/wir-sind-das-volk/cards/types.ts";
import type { Germany } from "../../src/games/wir-sind-das-volk/components/board/types.ts";

/** Ink on paper over quiet land: yellow and red are the sides, orange is unrest, green is living standard, blue is new. */
export const colours = {
  ink: "#1c2830",
  soft: "#56646c",
  faint: "#8b979c",
  hair: "#cfd3d0",
  paper: "#fbf9f3",
  card: "#ffffff",
  plain: "#ece8dc",
  sea: "#bfd3dc",
  shallow: ["#c7d9e1", "#d1e0e6"],
  coast: "#8d9a9c",
  abroad: "#dcdbd3",
  border: "#fbf9f3",
  curtain: "#3a444a",
  link: "#8f8a80",
  last: "#0b6fd0",
  lastSoft: "#d3e6f9",
  unrest: "#c2410c",
  unrestLight: "#ffdcbf",
  protest: "#1c2830",
  standard: "#17624f",
  standardLight: "#d5ebe3",
  header: "#1c2830",
  headerSoft: "#aebac0",
} as const;

interface Tone {
  /** For figures and lines on paper. */
  readonly strong: string;
  /** For surfaces, with `ink` on them. */
  readonly solid: string;
  readonly ink: string;
  readonly light: string;
}

export const sideColours: Readonly<Record<Germany, Tone>> = {
  west: { strong: "#7a5600", solid: "#f3c634", ink: "#1c2830", light: "#fbecbd" },
  east: { strong: "#a81d19", solid: "#b3201c", ink: "#ffffff", light: "#f8dcd7" },
};

/** Neighbouring provinces are a shade apart. */
export const landColours: Readonly<Record<Germany, readonly [string, string, string]>> = {
  west: ["#f5e4ae", "#efd996", "#faeec9"],
  east: ["#efc9bf", "#e7b8ac", "#f6dad2"],
};

export const cardColours: Readonly<Record<Colour, { readonly solid: string; readonly ink: string }>> = {
  yellow: sideColours.west,
  red: sideColours.east,
  neutral: { solid: "#7b878d", ink: "#ffffff" },
  blue: { solid: "#1c4f96", ink: "#ffffff" },
  green: { solid: "#2f6b3c", ink: "#ffffff" },
  black: { solid: "#1c2830", ink: "#ffffff" },
};
