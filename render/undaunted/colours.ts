import type { TerrainId } from "../../src/games/undaunted/components/index.ts";
import type { Side } from "../../src/games/undaunted/seats.ts";

/** Dark brown ink on sand; the two sides are the only strong colours, yellow is what has just happened. */
export const colours = {
  ink: "#2a2018",
  soft: "#6a5a45",
  faint: "#a08f74",
  hair: "#d8cbb0",
  paper: "#fbf6e9",
  card: "#ffffff",
  desk: "#b79e76",
  edge: "#8d7650",
  header: "#2a2018",
  headerSoft: "#cbbb9c",
  last: "#ffc400",
  damage: "#c23a12",
  shadow: "#00000026",
} as const;

export const sideColours: Readonly<Record<Side, { readonly strong: string; readonly light: string }>> = {
  lrdg: { strong: "#1c4a73", light: "#d3e0ec" },
  italy: { strong: "#98291b", light: "#f6dbd3" },
};

/** What a terrain is drawn in: the ground, a darker and a lighter tone on it, and what stands there. */
export interface Tones {
  readonly ground: string;
  readonly dark: string;
  readonly light: string;
  readonly thing?: string;
}

const sandy: Tones = { ground: "#ecdcb6", dark: "#dcc797", light: "#f5ead0" };
const rocky: Tones = { ground: "#d8c3a0", dark: "#a98d68", light: "#e9dabe", thing: "#bfa27a" };
const built: Tones = { ground: "#e6d4ae", dark: "#a98d68", light: "#f7ecd4", thing: "#f3e4c4" };

export const terrainColours: Readonly<Record<TerrainId, Tones>> = {
  sand: sandy,
  gravel: { ground: "#dccfb4", dark: "#b9a888", light: "#ece3cf" },
  track: { ...sandy, ground: "#e6d5ac" },
  "salt-flat": { ground: "#f0e9da", dark: "#d3c6ac", light: "#f8f4ea" },
  airstrip: { ground: "#ddd0af", dark: "#b9a781", light: "#ebe2c9" },
  dunes: { ground: "#eed9a6", dark: "#d6b877", light: "#f7e9c4" },
  "high-dunes": { ground: "#e7c98c", dark: "#c29a54", light: "#f4dfae" },
  scrub: { ground: "#dfd5a8", dark: "#8f9460", light: "#ebe3c0", thing: "#a3a76c" },
  stony: { ground: "#dccaa6", dark: "#a8906b", light: "#ecdfc4", thing: "#c4ad86" },
  wadi: { ground: "#e2cfa2", dark: "#c3aa78", light: "#efe0bb" },
  tents: { ...built, thing: "#d9cfae" },
  camp: { ...built, ground: "#dccfa4", thing: "#b6b184" },
  rocks: rocky,
  crags: { ground: "#c8b08b", dark: "#8d7350", light: "#dcc9a8", thing: "#a98d68" },
  hill: { ground: "#dfc595", dark: "#bb9d68", light: "#efdfba", thing: "#d5b782" },
  village: built,
  houses: built,
  huts: { ...built, thing: "#d6bd8a" },
  oasis: { ground: "#d2d5a6", dark: "#8d9c66", light: "#e2e4bf", thing: "#9fc2c4" },
  fort: { ...built, ground: "#e4d8ba", thing: "#fbf3e0" },
};
