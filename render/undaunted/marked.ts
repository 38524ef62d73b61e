import { type CounterId, cards, isSoldier, type SoldierId } from "../../src/games/undaunted/components/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, inset, ring } from "../kit/shapes.ts";
import type { Changes } from "./changes.ts";
import { colours } from "./colours.ts";
import { drawSquad } from "./counters.ts";
import type { Layout } from "./layout.ts";
import type { BoardScene } from "./model.ts";
import type { Places } from "./places.ts";

/** Rings around what changed. */
export function drawChanges(
  pen: Pen,
  changes: Changes,
  { view, language }: Pick<BoardScene, "view" | "language">,
  layout: Pick<Layout, "tiles">,
  places: Places,
  least: number,
): void {
  for (const tile of changes.gone) {
    const at = layout.tiles.get(tile);
    if (at !== undefined) ring(pen, inset(at, 5), colours.last, 8, 7, colours.ink);
  }
  const targets = changes.shots.map(({ target }) => target as CounterId);
  for (const id of new Set([...changes.counters, ...targets])) {
    const at = places.get(id);
    if (at === undefined) continue;
    const man = view.soldiers.find((each) => each.id === id);
    const seated = (man?.vehicle ?? null) !== null;
    // the name of a seat stands close above it
    const around = seated ? inset(at, 6) : at;
    ring(pen, around, colours.last, isSoldier(id) ? roundnessOf(id, around) : 8, 6, colours.ink);
    if (seated && man !== undefined) drawSquad(pen, man, at, language, least);
  }
}

const roundnessOf = (id: SoldierId, { h }: Box): number => (cards[id].side === "lrdg" ? 5 : h * 0.4);
