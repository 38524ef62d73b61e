import { other, type Side, sides } from "../cold-war/seats.ts";
import { controls, type Position, type Standing, standings } from "../cold-war/standing.ts";
import { boardOf, flashpoints, regionValues, seaLanesPlace } from "./components/board.ts";
import type { Region } from "./components/countries.ts";

interface Scored extends Position {
  readonly effects: readonly { readonly card: string }[];
}

/** How both sides stand in a region, the Sea Lanes left out: for scoring, and for whoever shows a view. */
export const regionStandings = (position: Scored, region: Region): Record<Side, Standing> =>
  standings(boardOf(position), position, region, regionValues[region]);

/** [10.2] Who profits from the Strategic Sea Lanes, and how. */
export function seaLanesOf(position: Scored): { readonly side: Side; readonly how: "control" | "lead" } | null {
  const us = position.influence.us[seaLanesPlace] as number;
  const ussr = position.influence.ussr[seaLanesPlace] as number;
  if (us === ussr) return null;
  const side: Side = us > ussr ? "us" : "ussr";
  return { side, how: controls(boardOf(position), position, side, seaLanesPlace) ? "control" : "lead" };
}

/** [10.4.1] Both flashpoints and more of Africa than the other side has. */
export function africanVictor(position: Scored): Side | undefined {
  const board = boardOf(position);
  const counts = regionStandings(position, "africa");
  return sides.find(
    (side) =>
      flashpoints.every((place) => controls(board, position, side, place)) &&
      counts[side].countries > counts[other(side)].countries,
  );
}
