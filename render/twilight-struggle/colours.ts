import type { Side } from "../../src/games/cold-war/sides.ts";
import type { Region } from "../../src/games/twilight-struggle/countries.ts";

/** Ink on paper over a quiet sea; the two sides are the only strong colours, amber is what has just happened. */
export const colours = {
  ink: "#1c2830",
  soft: "#56646c",
  faint: "#8b979c",
  hair: "#c9cfce",
  paper: "#fbf9f3",
  card: "#ffffff",
  plain: "#ece8dc",
  sea: "#bfd3dc",
  shallow: ["#c7d9e1", "#d1e0e6"],
  coast: "#7f979f",
  border: "#fbf9f3",
  neutralLand: "#dfddd4",
  link: "#5c6a70",
  last: "#f0a000",
  lastSoft: "#ffe7b0",
  danger: "#b3201c",
  header: "#1c2830",
  headerSoft: "#aebac0",
} as const;

export const sideColours: Readonly<Record<Side, { readonly strong: string; readonly light: string }>> = {
  us: { strong: "#1c4f96", light: "#d7e4f5" },
  ussr: { strong: "#b3201c", light: "#f8dcd7" },
};

export const regionColours: Readonly<Record<Region, string>> = {
  europe: "#d3cbe4",
  asia: "#f0d9a8",
  "middle-east": "#b9dbd3",
  "central-america": "#dfe3a6",
  "south-america": "#b7d6a6",
  africa: "#f0c7ac",
};

/** Eastern Europe and Southeast Asia are a shade apart from the rest of their regions. */
export const landColours = { ...regionColours, "eastern-europe": "#bfb3d8", "southeast-asia": "#e6c98e" } as const;
