import type { Side } from "../../src/games/cold-war/seats.ts";

/**
 * Ink on paper over a quiet sea; the two sides are the only strong colours, amber is what has just happened. One palette
 * for light and dark clients: every picture brings its own ground, and no text of it stands on the client's.
 */
export const colours = {
  ink: "#1c2830",
  soft: "#4f5d65",
  faint: "#8b979c",
  hair: "#c9cfce",
  paper: "#fbf9f3",
  card: "#ffffff",
  plain: "#ece8dc",
  sea: "#bfd3dc",
  shallow: ["#c7d9e1", "#d1e0e6"],
  seaInk: "#7d9aa8",
  coast: "#7f979f",
  border: "#fbf9f3",
  neutralLand: "#dfddd4",
  landInk: "#a3a294",
  link: "#5c6a70",
  last: "#f0a000",
  danger: "#b3201c",
  header: "#1c2830",
  headerSoft: "#aebac0",
} as const;

export const sideColours: Readonly<Record<Side, { readonly strong: string; readonly light: string }>> = {
  us: { strong: "#1c4f96", light: "#d7e4f5" },
  ussr: { strong: "#b3201c", light: "#f8dcd7" },
};
