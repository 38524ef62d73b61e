import type { Box } from "../kit/shapes.ts";

/** Numbers between 0 and 1, the same for the same name every time. */
export type Chance = () => number;

export function chanceOf(name: string): Chance {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519) + 0x9e3779b9;
    const mixed = Math.imul(seed ^ (seed >>> 13), 3266489917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x100000000;
  };
}

/** Points strewn over a box, one to a cell so that none lies on another. */
export function spots({ x, y, w, h }: Box, count: number, columns: number, rows: number, chance: Chance) {
  const cells = Array.from({ length: columns * rows }, (_, at) => at);
  for (let at = cells.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [cells[at], cells[other]] = [cells[other] as number, cells[at] as number];
  }
  return cells
    .slice(0, count)
    .sort((one, two) => one - two)
    .map((cell) => ({
      x: x + ((cell % columns) + 0.3 + chance() * 0.4) * (w / columns),
      y: y + (Math.floor(cell / columns) + 0.3 + chance() * 0.4) * (h / rows),
    }));
}
