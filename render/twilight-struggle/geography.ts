import type { Region } from "../../src/games/twilight-struggle/components/areas.ts";
import { board } from "../../src/games/twilight-struggle/components/board.ts";
import type { Land } from "../cold-war/atlas.ts";
import { makeLand } from "../cold-war/land.ts";
import type { Bulk } from "../kit/contour.ts";
import { country, islands, mapArea, spots } from "./layout.ts";

const regionColours: Readonly<Record<Region, string>> = {
  europe: "#d3cbe4",
  asia: "#f0d9a8",
  "middle-east": "#b9dbd3",
  "central-america": "#dfe3a6",
  "south-america": "#b7d6a6",
  africa: "#f0c7ac",
};

/** Eastern Europe and Southeast Asia, which events and scoring single out, are a shade apart from their regions. */
export const areaColours = { ...regionColours, "eastern-europe": "#bfb3d8", "southeast-asia": "#e6c98e" } as const;

/** A country in both halves of Europe lies in the west. */
function areaOf(place: number): string {
  const { region, subregions } = board.countries[place] as (typeof board.countries)[number];
  if (subregions.includes("southeast-asia")) return "southeast-asia";
  if (subregions.includes("eastern-europe") && !subregions.includes("western-europe")) return "eastern-europe";
  return region;
}

/** The superpowers and China, and the north of America behind the panels. */
const elsewhere: readonly Bulk[] = [
  { x: 1430, y: 300, rx: 60, ry: 60 },
  { x: 1420, y: 400, rx: 60, ry: 66 },
  { x: 1560, y: 590, rx: 60, ry: 16 },
  { x: 1560, y: 250, rx: 90, ry: 60 },
  { x: 1680, y: 210, rx: 200, ry: 40 },
  { x: 1580, y: 470, rx: 95, ry: 120 },
  { x: 1720, y: 540, rx: 40, ry: 30 },
  { x: 1668, y: 370, rx: 60, ry: 160 },
  { x: 200, y: 300, rx: 220, ry: 200 },
  { x: 240, y: 560, rx: 120, ry: 60 },
];

let made: Land | undefined;

export function land(): Land {
  made ??= makeLand({
    board,
    mapArea,
    country,
    spots,
    areas: areaColours,
    areaOf,
    islands,
    elsewhere,
    longestBridge: 230,
  });
  return made;
}
